// The name of a seat: written with the wheel or a keyboard, and deleted letter by letter.
#include <string>

#include "engine/text/language.h"
#include "engine/ui/typing.h"
#include "tests/ui/drawn_texts.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

// The wheel is open, with one letter.
VirtualDevice writing(ui::Language language = ui::Language::English, const Panel& panel = kSquare) {
  VirtualDevice device(panel, 1);
  seat_players(device, 4);
  device.app().change_settings().language = language;
  device.app().go(ui::kHomeScreen);
  device.app().open(ui::kNameScreen);
  device.settle();
  device.press(panel.buttons == ui::Buttons::Four ? hal::kY : hal::kDown);
  device.press(hal::kA);
  TEST_ASSERT_TRUE(ui::takes_letters(device.app()));
  return device;
}

void type(VirtualDevice& device, std::u16string_view letters) {
  for (const char16_t letter : letters) ui::type_letter(device.app(), letter);
  device.wait(50);
}

const char* name(const VirtualDevice& device) {
  return device.app().saves().seating().seats[0].name;
}

void letters_of_a_keyboard_become_a_name_with_a_capital() {
  for (const std::u16string_view typed : {u"oskar", u"OSKAR", u"Oskar"}) {
    VirtualDevice device = writing();
    type(device, typed);
    device.press(hal::kA);
    TEST_ASSERT_EQUAL_STRING("Oskar", name(device));
  }
}

void letters_of_the_language_are_typed_and_others_are_left_out() {
  VirtualDevice device = writing(ui::Language::Slovak);
  type(device, u"ľu b\u00DFoš");
  device.press(hal::kA);
  TEST_ASSERT_EQUAL_STRING("Ľuboš", name(device));
}

// The alphabets of small and of capital letters differ in length: ß is never the first of a name.
void every_letter_of_a_wheel_can_be_typed_small_or_capital() {
  for (int language = 0; language < ui::kLanguages; ++language) {
    const text::LanguagePack& pack = *text::kLanguagePacks[language];
    for (const std::u16string_view typed : {pack.small, pack.capital}) {
      for (std::size_t i = 0; i < typed.size(); ++i) {
        VirtualDevice device = writing(static_cast<ui::Language>(language));
        type(device, std::u16string{typed[i], typed[i]});
        const char16_t* letters = device.app().memory<ui::NameMemory>().letters;
        if (typed[i] == u'ß') {
          TEST_ASSERT_EQUAL(pack.capital[0], letters[0]);
          continue;
        }
        const std::size_t small = pack.small.find(letters[1]);
        TEST_ASSERT_TRUE(pack.capital.find(letters[0]) != std::u16string_view::npos);
        TEST_ASSERT_TRUE(small != std::u16string_view::npos);
        TEST_ASSERT_TRUE(typed[i] == letters[0] || typed[i] == letters[1]);
      }
    }
  }
}

// The numbers of Slovak letters lie side by side: the neighbour of a small one is another capital.
void a_small_letter_at_the_beginning_becomes_its_own_capital() {
  constexpr std::u16string_view kSmall = u"áäčďéíĺľňóôŕšťúýž";
  constexpr std::u16string_view kCapital = u"ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ";
  for (std::size_t i = 0; i < kSmall.size(); ++i) {
    VirtualDevice device = writing(ui::Language::Slovak);
    type(device, std::u16string{kSmall[i], kCapital[i]});
    const char16_t* letters = device.app().memory<ui::NameMemory>().letters;
    TEST_ASSERT_EQUAL_HEX16(kCapital[i], letters[0]);
    TEST_ASSERT_EQUAL_HEX16(kSmall[i], letters[1]);
  }
}

// What lies beside the letters on a keyboard or in Unicode is none.
void signs_are_no_letters() {
  VirtualDevice device = writing();
  type(device, u"@`/:[{~\u017F");
  TEST_ASSERT_EQUAL(0, device.app().memory<ui::NameMemory>().cursor);
}

void a_ninth_letter_replaces_the_eighth() {
  VirtualDevice device = writing();
  type(device, u"abcdefghij");
  device.press(hal::kA);
  TEST_ASSERT_EQUAL_STRING("Abcdefgj", name(device));
}

void no_letter_is_taken_outside_of_the_wheel() {
  VirtualDevice device(kSquare, 1);
  seat_players(device, 4);
  for (const ui::Screen* screen : {&ui::kHomeScreen, &ui::kNameScreen, &ui::kPlayersScreen}) {
    device.app().go(*screen);
    TEST_ASSERT_FALSE(ui::takes_letters(device.app()));
    type(device, u"x");
    device.settle();
    TEST_ASSERT_TRUE(at(device, *screen));
  }
  TEST_ASSERT_EQUAL_STRING("Anna", name(device));
}

void B_deletes_the_last_letter_and_leaves_when_there_is_none() {
  for (const Panel& panel : {kOled, kOledFour, kSquare}) {
    VirtualDevice device = writing(ui::Language::English, panel);
    type(device, u"max");
    TEST_ASSERT_TRUE(any_is(texts_of(device), "Delete"));
    device.press(hal::kB);
    TEST_ASSERT_EQUAL(0, device.app().memory<ui::NameMemory>().letters[2]);
    TEST_ASSERT_EQUAL(2, device.app().memory<ui::NameMemory>().cursor);
    type(device, u"y");
    device.press(hal::kB);
    device.press(hal::kB);
    device.press(hal::kB);
    TEST_ASSERT_TRUE_MESSAGE(ui::takes_letters(device.app()), "an empty name is still written");
    TEST_ASSERT_TRUE(any_is(texts_of(device), "Back"));
    device.press(hal::kB);
    TEST_ASSERT_FALSE(ui::takes_letters(device.app()));
    TEST_ASSERT_TRUE(at(device, ui::kNameScreen));
    device.press(hal::kB);
    TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
    TEST_ASSERT_EQUAL_STRING("Anna", name(device));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(letters_of_a_keyboard_become_a_name_with_a_capital);
  RUN_TEST(letters_of_the_language_are_typed_and_others_are_left_out);
  RUN_TEST(every_letter_of_a_wheel_can_be_typed_small_or_capital);
  RUN_TEST(a_small_letter_at_the_beginning_becomes_its_own_capital);
  RUN_TEST(signs_are_no_letters);
  RUN_TEST(a_ninth_letter_replaces_the_eighth);
  RUN_TEST(no_letter_is_taken_outside_of_the_wheel);
  RUN_TEST(B_deletes_the_last_letter_and_leaves_when_there_is_none);
  return UNITY_END();
}
