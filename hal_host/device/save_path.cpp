#include "hal_host/device/save_path.h"

#include <cstdlib>
#include <filesystem>

namespace felicity::host {
namespace {

using std::filesystem::path;

constexpr const char* kFile = "save.flash";

// Empty: this person has no such folder. A path that is not absolute does not count: the save would
// be somewhere else next time.
path data_folder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data == '/') return data;
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home != '/') return {};
  return path(home) / ".local" / "share";
}

path save_folder() {
  const path data = data_folder();
  return data.empty() ? data : data / "felicity";
}

}  // namespace

std::string keep_at_home(Flash& flash) {
  const path folder = save_folder();
  if (folder.empty()) return "there is no home folder";
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return folder.string() + ": " + error.message();
  const std::string file = (folder / kFile).string();
  const std::string wrong = flash.keep_in(file);
  return wrong.empty() ? "" : file + ": " + wrong;
}

void copy_from_home(Flash& flash) {
  const path folder = save_folder();
  if (!folder.empty()) static_cast<void>(flash.copy((folder / kFile).string()));
}

}  // namespace felicity::host
