#include "hal_host/protocol/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

namespace felicity::host {

std::string read_text(const std::string& path, std::string& text, bool or_stdin) {
  std::FILE* file = or_stdin && path == "-" ? stdin : std::fopen(path.c_str(), "rb");
  if (file == nullptr) return std::strerror(errno);
  char chunk[4096];
  std::size_t got = 0;
  while (text.size() <= kMostTextBytes && (got = std::fread(chunk, 1, sizeof chunk, file)) > 0) {
    text.append(chunk, got);
  }
  const int failed = std::ferror(file) != 0 ? errno : 0;
  if (file != stdin) std::fclose(file);
  if (failed != 0) return std::strerror(failed);
  return text.size() > kMostTextBytes ? "it is larger than 1 MiB" : "";
}

std::string write_text(const std::string& path, const char* how, const std::string& text) {
  std::FILE* file = std::fopen(path.c_str(), how);
  if (file == nullptr) return std::strerror(errno);
  const bool written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
  const int error_number = errno;
  if (std::fclose(file) == 0 && written) return "";
  const std::string error = std::strerror(written ? errno : error_number);
  remove_unfinished(path);
  return error;
}

std::string cannot_be_written(const std::string& path) {
  const int file = open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  if (file >= 0) {
    close(file);
    return "";
  }
  if (errno != ENOENT) return std::strerror(errno);
  std::string folder = std::filesystem::path(path).parent_path().string();
  if (folder.empty()) folder = ".";
  return access(folder.c_str(), W_OK | X_OK) == 0 ? "" : std::strerror(errno);
}

void remove_unfinished(const std::string& path) {
  struct stat about = {};
  if (lstat(path.c_str(), &about) == 0 && S_ISREG(about.st_mode)) unlink(path.c_str());
}

}  // namespace felicity::host
