#include "hal_host/device/save_path.h"

#include <cstdlib>
#include <filesystem>

namespace felicity::host {
namespace {

using std::filesystem::path;

constexpr const char* kFile = "save.flash";

// Empty if unknown. A relative path is ignored: it would lead elsewhere from another folder.
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
  if (folder.empty()) return "no home folder: HOME is unset or not an absolute path";
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  if (failed) return folder.string() + ": " + failed.message();
  const std::string file = (folder / kFile).string();
  const std::string error = flash.keep_in(file);
  return error.empty() ? "" : file + ": " + error;
}

void copy_from_home(Flash& flash) {
  const path folder = save_folder();
  if (!folder.empty()) static_cast<void>(flash.copy((folder / kFile).string()));
}

}  // namespace felicity::host
