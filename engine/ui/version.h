// The version that the first screen shows. CMake refuses to build if it is not the project's.
#pragma once

namespace felicity::ui {

inline constexpr const char* kVersion = "0.1.0";

}  // namespace felicity::ui
