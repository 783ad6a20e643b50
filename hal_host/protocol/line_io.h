// Lines over file descriptors, with a limit on what is kept.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace felicity::host {

class LineReader {
 public:
  static constexpr std::size_t kLongest = 64 * 1024;
  enum class Got { Line, TooLong, End };

  explicit LineReader(int descriptor) : descriptor_(descriptor) {}

  // The next line without its end ("\n", and a "\r" before it). A longer one than kLongest is
  // skipped to its end. A last line need not be ended.
  Got next(std::string& line);

 private:
  bool fill();

  int descriptor_;
  std::size_t at_ = 0;
  std::string buffer_;
};

// The line and "\n", at once. False: nobody reads any more.
bool write_line(int descriptor, const std::string& line);

// The words of a line, parted by spaces and tabs.
std::vector<std::string_view> split_words(std::string_view line);

}  // namespace felicity::host
