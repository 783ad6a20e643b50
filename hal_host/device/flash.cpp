#include "hal_host/device/flash.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "hal_host/device/save_check.h"

namespace felicity::host {
namespace {

constexpr std::uint8_t kErased = 0xFF;
using Bytes = std::vector<std::uint8_t>;

std::string error_text() { return std::strerror(errno); }

// Reads up to `size` bytes; -1 and errno on error.
ssize_t read_at(int file, std::uint32_t at, std::uint8_t* out, std::uint32_t size) {
  std::uint32_t done = 0;
  while (done < size) {
    const ssize_t got = pread(file, out + done, size - done, at + done);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return -1;
    if (got == 0) break;
    done += static_cast<std::uint32_t>(got);
  }
  return done;
}

// Writes all of it; false and errno on error.
bool write_at(int file, std::uint32_t at, const std::uint8_t* bytes, std::uint32_t size) {
  std::uint32_t done = 0;
  while (done < size) {
    const ssize_t wrote = pwrite(file, bytes + done, size - done, at + done);
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote < 0) return false;
    done += static_cast<std::uint32_t>(wrote);
  }
  return true;
}

// What is in the file; of one that is too long only the first part.
std::string read_save(int file, Bytes& bytes) {
  struct stat about = {};
  if (fstat(file, &about) != 0) return error_text();
  if (S_ISDIR(about.st_mode)) return std::strerror(EISDIR);
  if (!S_ISREG(about.st_mode)) return "not a regular file";
  bytes.resize(Flash::kBytes + 1);
  const ssize_t got = read_at(file, 0, bytes.data(), Flash::kBytes + 1);
  if (got < 0) return error_text();
  bytes.resize(static_cast<std::size_t>(got));
  return "";
}

bool is_erased(const Bytes& bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](std::uint8_t byte) { return byte == kErased; });
}

// The target if `path` is a link.
std::string real_path(const std::string& path) {
  std::error_code missing;
  const std::filesystem::path found = std::filesystem::canonical(path, missing);
  return missing ? path : found.string();
}

// Makes a new file survive a power cut. Some network disks cannot sync a folder; that is ignored.
void sync_folder_of(const std::string& path) {
  std::string folder = std::filesystem::path(path).parent_path().string();
  if (folder.empty()) folder = ".";
  const int open_folder = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (open_folder < 0) return;
  static_cast<void>(fsync(open_folder));
  close(open_folder);
}

// Reads a save file; extends one that is blank but too short.
std::string take(int file, Bytes& bytes) {
  std::string error = read_save(file, bytes);
  if (!error.empty()) return error;
  // Too short and blank: new, or left by a program that was killed while creating it.
  if (bytes.size() >= Flash::kBytes || !is_erased(bytes)) return save_fault(bytes);
  const auto size = static_cast<std::uint32_t>(bytes.size());
  bytes.resize(Flash::kBytes, kErased);
  if (write_at(file, size, bytes.data() + size, Flash::kBytes - size)) return "";
  error = error_text();
  if (ftruncate(file, size) != 0) error += ", and an incomplete save is left in the file";
  return error;
}

}  // namespace

Flash::Flash(Flash&& other) noexcept
    : on_operation(std::move(other.on_operation)),
      bytes_(std::move(other.bytes_)),
      file_(std::exchange(other.file_, -1)),
      writable_(other.writable_) {}

Flash::~Flash() {
  if (file_ >= 0) close(file_);
}

std::string Flash::keep_in(const std::string& path) {
  constexpr int kHow = O_RDWR | O_DSYNC | O_CLOEXEC | O_NOCTTY | O_NONBLOCK;
  constexpr mode_t kMode = 0600;  // a save contains hidden hands
  bool made = true;
  int file = open(path.c_str(), kHow | O_CREAT | O_EXCL, kMode);
  if (file < 0 && errno == EEXIST) {
    made = false;
    file = open(path.c_str(), kHow);
    if (file < 0 && errno == ENOENT) {  // a link to a missing file: create its target
      made = true;
      file = open(path.c_str(), kHow | O_CREAT, kMode);
    }
  }
  if (file < 0) return error_text();
  if (flock(file, LOCK_EX | LOCK_NB) != 0) {
    const std::string error = errno == EWOULDBLOCK ? "in use by another program" : error_text();
    close(file);
    return error;
  }
  Bytes bytes;
  const std::string error = take(file, bytes);
  if (!error.empty()) {
    if (made) unlink(real_path(path).c_str());
    close(file);
    return error;
  }
  if (made) sync_folder_of(real_path(path));
  file_ = file;
  bytes_ = std::move(bytes);
  return "";
}

std::string Flash::copy(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
  if (file < 0) return error_text();
  Bytes bytes;
  std::string error = read_save(file, bytes);
  close(file);
  if (error.empty()) error = save_fault(bytes);
  if (!error.empty()) return error;
  bytes_ = std::move(bytes);
  return "";
}

bool Flash::holds(std::uint32_t at, std::uint32_t size) const {
  return at <= kBytes && size <= kBytes - at;
}

bool Flash::read(std::uint32_t at, void* out, std::uint32_t size) {
  if (!holds(at, size)) return false;
  std::memcpy(out, bytes_.data() + at, size);
  return true;
}

bool Flash::write(std::uint32_t at, const std::uint8_t* bytes, std::uint32_t size) {
  if (!writable_) return false;
  if (file_ >= 0 && !write_at(file_, at, bytes, size)) {
    // A part may have been written, as on a chip: reload what the file holds now.
    static_cast<void>(read_at(file_, at, bytes_.data() + at, size));
    return false;
  }
  std::memcpy(bytes_.data() + at, bytes, size);
  return true;
}

bool Flash::done(const Operation& operation) const {
  if (on_operation) on_operation(operation);
  return true;
}

bool Flash::program(std::uint32_t at, const std::uint8_t (&page)[kPageBytes]) {
  if (at % sizeof page != 0 || !holds(at, sizeof page)) return false;
  std::uint8_t result[sizeof page];
  for (std::size_t i = 0; i < sizeof page; ++i) {
    result[i] = bytes_[at + i] & page[i];  // programming only clears bits
  }
  return write(at, result, sizeof result) && done({at, page});
}

bool Flash::erase(std::uint32_t at) {
  if (at % kSectorBytes != 0 || !holds(at, kSectorBytes)) return false;
  const Bytes blank(kSectorBytes, kErased);
  return write(at, blank.data(), kSectorBytes) && done({at, nullptr});
}

}  // namespace felicity::host
