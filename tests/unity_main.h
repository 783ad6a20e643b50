// Every test program: a list of TEST(sentence) in main().
#pragma once

#include <unity.h>

// Unity asks for these; our tests need neither.
void setUp() {}
void tearDown() {}
