#include "hal_host/protocol/json_line.h"

#include <climits>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

namespace felicity::host {
namespace {

constexpr double kBeyond = std::numeric_limits<double>::infinity();

// Builds the value, but turns a whole number beyond 64 bits into an infinity, which no JSON text
// can spell, so that it stays a whole number.
class Builder : public nlohmann::json_sax<Json> {
 public:
  Json root;

  bool null() override { return put(nullptr); }
  bool boolean(bool value) override { return put(value); }
  bool number_integer(number_integer_t value) override { return put(value); }
  bool number_unsigned(number_unsigned_t value) override { return put(value); }
  bool number_float(number_float_t value, const string_t& text) override {
    if (text.find_first_of(".eE") != string_t::npos) return put(value);
    return put(value < 0 ? -kBeyond : kBeyond);
  }
  bool string(string_t& value) override { return put(value); }
  bool binary(binary_t&) override { return false; }
  bool start_object(std::size_t) override { return open(Json::object()); }
  bool start_array(std::size_t) override { return open(Json::array()); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& value) override {
    key_ = value;
    return true;
  }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }

 private:
  Json* place(Json value) {
    if (inside_.empty()) {
      root = std::move(value);
      return &root;
    }
    Json& outer = *inside_.back();
    if (outer.is_array()) {
      outer.push_back(std::move(value));
      return &outer.back();
    }
    Json& slot = outer[key_];
    slot = std::move(value);
    return &slot;
  }
  bool put(Json value) {
    place(std::move(value));
    return true;
  }
  bool open(Json value) {
    inside_.push_back(place(std::move(value)));
    return true;
  }
  bool close() {
    inside_.pop_back();
    return true;
  }

  std::vector<Json*> inside_;
  std::string key_;
};

// To the parser a number of hundreds of digits is an overflow, and so is 1e999. What is dropped
// here cannot matter: past 25 digits a whole number stays beyond 64 bits, and a number with an
// exponent is no whole number, whatever its size.
std::string shorten_numbers(std::string_view line) {
  std::string kept;
  kept.reserve(line.size());
  bool quoted = false;
  for (std::size_t i = 0; i < line.size();) {
    const char c = line[i];
    if (quoted || c < '0' || c > '9') {
      if (quoted && c == '\\' && i + 1 < line.size()) kept += line[i++];
      if (c == '"') quoted = !quoted;
      kept += line[i++];
      continue;
    }
    const std::size_t front = kept.find_last_not_of("+-");
    const bool exponent = front != std::string::npos && (kept[front] == 'e' || kept[front] == 'E');
    const std::size_t end = std::min(line.find_first_not_of("0123456789", i), line.size());
    kept += line.substr(i, std::min<std::size_t>(end - i, exponent ? 1 : 25));
    i = end;
  }
  return kept;
}

}  // namespace

std::optional<Json> parse_json(std::string_view line) {
  if (line.find('\0') != std::string_view::npos)
    return std::nullopt;  // the parser would stop there
  Builder builder;
  const std::string text = shorten_numbers(line);
  if (!Json::sax_parse(text, &builder)) return std::nullopt;
  return std::move(builder.root);
}

std::optional<int> whole_number(const Json& value) {
  if (value.is_number_unsigned()) {
    const auto number = value.get<std::uint64_t>();
    return number > INT_MAX ? INT_MAX : static_cast<int>(number);
  }
  if (value.is_number_integer()) {
    const auto number = value.get<std::int64_t>();
    return number < INT_MIN ? INT_MIN : static_cast<int>(number);  // positive ones are unsigned
  }
  if (value.is_number_float() && std::isinf(value.get<double>())) {
    return value.get<double>() > 0 ? INT_MAX : INT_MIN;
  }
  return std::nullopt;
}

std::optional<std::uint64_t> unsigned_64(const Json& value) {
  if (!value.is_number_unsigned()) return std::nullopt;
  return value.get<std::uint64_t>();
}

}  // namespace felicity::host
