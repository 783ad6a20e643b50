// Digits of hexadecimal numbers.
#pragma once

namespace felicity {

inline constexpr char kLowerHex[] = "0123456789abcdef";
inline constexpr char kUpperHex[] = "0123456789ABCDEF";

}  // namespace felicity
