#include "hal_host/protocol/line_io.h"

#include <unistd.h>

#include <cerrno>

namespace felicity::host {

// A read that fails for good counts as the end.
bool LineReader::fill() {
  char chunk[16 * 1024];
  ssize_t got = 0;
  do {
    got = read(descriptor_, chunk, sizeof chunk);
  } while (got < 0 && errno == EINTR);
  at_ = 0;
  buffer_.assign(chunk, got > 0 ? static_cast<std::size_t>(got) : 0);
  return got > 0;
}

LineReader::Got LineReader::next(std::string& line) {
  constexpr std::size_t kRoom = kLongest + 1;  // a final "\r" does not count
  line.clear();
  bool begun = false;
  bool too_long = false;
  for (;;) {
    if (at_ == buffer_.size() && !fill()) {
      if (!begun) return Got::End;
      break;
    }
    begun = true;
    const std::size_t end = buffer_.find('\n', at_);
    const std::size_t part = std::min(end, buffer_.size()) - at_;
    too_long = too_long || line.size() + part > kRoom;
    if (!too_long) line.append(buffer_, at_, part);
    at_ += part;
    if (end != std::string::npos) {
      ++at_;
      break;
    }
  }
  if (line.ends_with('\r')) line.pop_back();
  return too_long || line.size() > kLongest ? Got::TooLong : Got::Line;
}

bool write_line(int descriptor, const std::string& line) {
  const std::string whole = line + "\n";
  std::string_view left = whole;
  while (!left.empty()) {
    const ssize_t wrote = write(descriptor, left.data(), left.size());
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote < 0) return false;
    left.remove_prefix(static_cast<std::size_t>(wrote));
  }
  return true;
}

std::vector<std::string_view> split_words(std::string_view line) {
  std::vector<std::string_view> words;
  for (;;) {
    const std::size_t start = line.find_first_not_of(" \t");
    if (start == std::string_view::npos) return words;
    line.remove_prefix(start);
    const std::size_t size = std::min(line.find_first_of(" \t"), line.size());
    words.push_back(line.substr(0, size));
    line.remove_prefix(size);
  }
}

}  // namespace felicity::host
