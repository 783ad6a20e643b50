// Every test program: main() is a list of RUN_TEST(sentence).
#pragma once

#include <unity.h>

// Unity requires these; the tests need neither.
void setUp() {}
void tearDown() {}
