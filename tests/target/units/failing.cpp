// A test that fails: the run must say so.
#include "tests/unity_main.h"

namespace {

void two_is_three() { TEST_ASSERT_EQUAL(3, 2); }

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(two_is_three);
  return UNITY_END();
}
