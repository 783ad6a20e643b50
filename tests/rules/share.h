// Where the cases go into the thousands, the emulated chip takes only every kShare-th.
#pragma once

#ifdef FELICITY_ON_CHIP
inline constexpr int kShare = 101;
#else
inline constexpr int kShare = 1;
#endif
