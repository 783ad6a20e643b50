// Text files that people name on the command line: read whole, written whole or not at all.
#pragma once

#include <cstdio>
#include <string>

namespace felicity::host {

// Records and key scripts have a few kilobytes; a larger file is something else.
inline constexpr std::size_t kMostTextBytes = 1024 * 1024;

// The text of a file, "-" being stdin where `or_stdin`. Empty, or the reason why it cannot be read.
[[nodiscard]] std::string read_text(const std::string& path, std::string& text,
                                    bool or_stdin = false);

// `how` as for fopen(). A file that cannot be written to its end is removed. Empty, or the reason.
[[nodiscard]] std::string write_text(const std::string& path, const char* how,
                                     const std::string& text);

// Empty, or the reason why write_text() would fail now. Neither makes nor changes a file.
[[nodiscard]] std::string cannot_be_written(const std::string& path);

// The regular file that was being written is removed: a partial file is of no use. A device stays.
void remove_unfinished(const std::string& path);

}  // namespace felicity::host
