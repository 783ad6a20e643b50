#include "hal_host/device/script.h"

#include <unistd.h>

#include <cstdio>

#include "engine/hal.h"
#include "hal_host/protocol/line_io.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

constexpr std::uint32_t kDownMs = 50;
constexpr std::uint32_t kUpMs = 50;
constexpr int kLongestWaitMs = 24 * 60 * 60 * 1000;

struct NamedKey {
  std::string_view name;
  std::uint8_t bit;
};
constexpr NamedKey kKeys[] = {
    {"A", hal::kA},   {"B", hal::kB},       {"X", hal::kX},       {"Y", hal::kY},
    {"up", hal::kUp}, {"down", hal::kDown}, {"left", hal::kLeft}, {"right", hal::kRight},
};

std::uint8_t key_bit(std::string_view name) {
  for (const NamedKey& key : kKeys) {
    if (key.name == name) return key.bit;
  }
  return 0;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::string quoted(std::string_view text) { return "\"" + printable(text) + "\""; }

}  // namespace

ScriptRunner::ScriptRunner(Headless& device)
    : shot(
          [](const std::string& name, const Picture& picture) { return write_png(picture, name); }),
      print([](const std::string& line) { return write_line(STDOUT_FILENO, line); }),
      device_(device) {}

ScriptRunner::Fault ScriptRunner::run(std::string_view script) {
  for (int number = 1; !script.empty(); ++number) {
    const std::size_t end = std::min(script.find('\n'), script.size());
    const std::string error = step(script.substr(0, end));
    if (!error.empty()) return {number, error};
    script.remove_prefix(std::min(end + 1, script.size()));
  }
  return {};
}

std::string ScriptRunner::step(std::string_view line) {
  // An expected text may contain '#'; in every other step it starts a comment.
  constexpr std::string_view kExpect = "expect";
  line = trimmed(line);
  if (line.empty() || line.front() == '#') return "";
  if (is_over && is_over()) return "the replay has ended: no step can follow";
  if (line == kExpect || line.starts_with("expect ") || line.starts_with("expect\t")) {
    return expect(trimmed(line.substr(kExpect.size())));
  }
  const std::vector<std::string_view> words = split_words(trimmed(line.substr(0, line.find('#'))));
  const std::string_view verb = words[0];
  const bool takes_a_word = verb == "hold" || verb == "release" || verb == "wait" || verb == "shot";
  const bool known = takes_a_word || verb == "settle" || verb == "hash" || key_bit(verb) != 0;
  if (!known) return "unknown step " + quoted(verb);
  if (takes_a_word && words.size() == 1) return quoted(verb) + " needs an argument";
  if (words.size() > (takes_a_word ? 2U : 1U)) {
    return quoted(words.back()) + " is unexpected after " + quoted(verb);
  }
  if (key_bit(verb) != 0) return key_step("press", verb);
  if (verb == "hold" || verb == "release") return key_step(verb, words[1]);
  if (verb == "settle") {
    device_.settle();
  } else if (verb == "hash") {
    char digits[9];
    std::snprintf(digits, sizeof digits, "%08x", checksum(device_.picture()));
    if (!print(digits)) return "the output was closed";
  } else if (verb == "shot") {
    const std::string name(words[1]);
    if (!name.ends_with(".png")) return "a picture must be named NAME.png, not " + quoted(words[1]);
    const std::string error = shot(name, device_.picture());
    return error.empty() ? "" : printable(name) + ": " + error;
  } else {
    const auto milliseconds = whole_number(words[1]);
    if (!milliseconds || *milliseconds < 0 || *milliseconds > kLongestWaitMs) {
      return quoted(words[1]) + " is not a number of milliseconds";
    }
    device_.pass(static_cast<std::uint32_t>(*milliseconds));
  }
  return "";
}

std::string ScriptRunner::key_step(std::string_view verb, std::string_view key) {
  const std::uint8_t bit = key_bit(key);
  if (bit == 0) return "unknown key " + quoted(key);
  if ((device_.key_bits() & bit) == 0) return "this board has no key " + quoted(key);
  const bool is_held = (device_.held() & bit) != 0;
  if (verb == "release") {
    if (!is_held) return quoted(key) + " is not held";
    device_.set_keys(device_.held() & static_cast<std::uint8_t>(~bit));
    return "";
  }
  if (is_held) return quoted(key) + " is already held";
  ++presses_;
  device_.set_keys(device_.held() | bit);
  if (verb == "hold") return "";
  device_.pass(kDownMs);
  device_.set_keys(device_.held() & static_cast<std::uint8_t>(~bit));
  device_.pass(kUpMs);
  return "";
}

std::string ScriptRunner::expect(std::string_view text) const {
  if (text.empty()) return "\"expect\" needs a text";
  if (device_.texts().has(text)) return "";
  std::string error = quoted(text) + " is not on the screen, which shows:";
  const std::string all = device_.texts().all();
  for (std::size_t at = 0; at < all.size();) {
    const std::size_t end = all.find('\n', at);
    error += " " + quoted(std::string_view(all).substr(at, end - at));
    at = end + 1;
  }
  return all.empty() ? quoted(text) + " is not on the screen, which shows no text" : error;
}

}  // namespace felicity::host
