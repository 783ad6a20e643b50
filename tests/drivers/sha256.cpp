// SHA-256, which hashes all entropy, against the examples of FIPS 180-4.
#include <string>

#include "drivers/sha256.h"
#include "tests/unity_main.h"

namespace {

using felicity::drivers::Sha256;

std::string digest_of(const std::string& text) {
  Sha256 hash;
  hash.add(text.data(), text.size());
  std::uint8_t digest[32];
  hash.finish(digest);
  std::string words;
  for (const std::uint8_t byte : digest) {
    constexpr const char* kDigits = "0123456789abcdef";
    words += {kDigits[byte >> 4], kDigits[byte & 15]};
  }
  return words;
}

void hashes_are_those_of_the_standard() {
  TEST_ASSERT_EQUAL_STRING("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
                           digest_of("abc").c_str());
  TEST_ASSERT_EQUAL_STRING("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
                           digest_of("").c_str());
  TEST_ASSERT_EQUAL_STRING(
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
      digest_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq").c_str());
  TEST_ASSERT_EQUAL_STRING("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0",
                           digest_of(std::string(1'000'000, 'a')).c_str());
}

void every_length_of_the_last_block_is_padded_differently() {
  std::string before;
  for (std::size_t size = 0; size < 200; ++size) {
    const std::string now = digest_of(std::string(size, '\0'));
    TEST_ASSERT_TRUE(now != before);
    before = now;
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(hashes_are_those_of_the_standard);
  RUN_TEST(every_length_of_the_last_block_is_padded_differently);
  return UNITY_END();
}
