// The version: of the first screen, of the program, of the image and of the release's files.
#pragma once

namespace felicity {

inline constexpr const char* kVersion = "0.2.0";

}  // namespace felicity
