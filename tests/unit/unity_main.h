// Every test program: a list of TEST(sentence) in main().
#pragma once

#include <unity.h>

// Where the cases go into the thousands, the emulated chip takes only every kShare-th.
#ifdef FELICITY_ON_CHIP
inline constexpr int kShare = 101;
#else
inline constexpr int kShare = 1;
#endif

// Unity asks for these; our tests need neither.
void setUp() {}
void tearDown() {}
