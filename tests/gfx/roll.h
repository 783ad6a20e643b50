// Random numbers for drawing tests: the same in every run after seed_rolls().
#pragma once

#include <random>

inline std::mt19937 rolls;

inline void seed_rolls(unsigned seed) { rolls.seed(seed); }
inline int roll(int from, int to) { return std::uniform_int_distribution<int>(from, to)(rolls); }
