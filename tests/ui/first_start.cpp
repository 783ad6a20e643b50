// The first start: a device without settings asks for the language and offers the guided round,
// once; a device that was used never asks.
#include <string>

#include "engine/text/language.h"
#include "tests/ui/drawn_texts.h"
#include "tests/ui/restart.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

VirtualDevice past_the_logo(const Panel& panel = kSquare,
                            const FailingFlash& flash = FailingFlash()) {
  VirtualDevice device(panel, 1, flash);
  device.settle();
  device.press(hal::kA);
  device.settle();
  return device;
}

void choose_language(VirtualDevice& device, int language) {
  TEST_ASSERT_TRUE(at(device, ui::kLanguageScreen));
  for (int i = 0; i < language; ++i) device.press(hal::kDown);
  device.press(hal::kA);
  device.settle();
}

void every_language_is_listed_in_its_own_words() {
  for (const Panel& panel : {kOled, kOledFour, kSquare, kWide}) {
    const VirtualDevice device = past_the_logo(panel);
    TEST_ASSERT_TRUE(at(device, ui::kLanguageScreen));
    const std::vector<Drawn> texts = texts_of(device);
    for (const text::LanguagePack* pack : text::kLanguagePacks) {
      TEST_ASSERT_TRUE_MESSAGE(any_is(texts, pack->name), pack->name);
    }
  }
}

void the_answer_is_spoken_at_once_and_after_the_next_start() {
  for (int language = 0; language < ui::kLanguages; ++language) {
    VirtualDevice device = past_the_logo();
    choose_language(device, language);
    TEST_ASSERT_TRUE(device.app().settings().language == static_cast<ui::Language>(language));
    TEST_ASSERT_TRUE(at(device, ui::kQuestionScreen));  // the guided round
    device.press(hal::kB);
    TEST_ASSERT_TRUE(at(device, ui::kHomeScreen));
    device.settle();
    const VirtualDevice next = past_the_logo(kSquare, device.flash());
    TEST_ASSERT_TRUE(at(next, ui::kHomeScreen));
    TEST_ASSERT_TRUE(next.app().settings().language == static_cast<ui::Language>(language));
  }
}

void yes_begins_the_guided_round() {
  VirtualDevice device = past_the_logo();
  choose_language(device, 0);
  TEST_ASSERT_TRUE(any_has(texts_of(device), "First time?"));
  device.press(hal::kA);
  TEST_ASSERT_TRUE(&device.app().session().mode() == &session::kLessonMode);
}

// Neither the logo nor the list writes anything: a device that is switched off here asks again.
void without_an_answer_nothing_is_written_and_the_next_start_asks() {
  VirtualDevice device = past_the_logo();
  device.press(hal::kDown);
  device.press(hal::kB);
  device.wait(1'000);
  TEST_ASSERT_TRUE(at(device, ui::kLanguageScreen));
  TEST_ASSERT_EQUAL(0, device.flash().operations());
  TEST_ASSERT_TRUE(at(past_the_logo(kSquare, device.flash()), ui::kLanguageScreen));
}

// The last version wrote settings only if one was changed: a seat or a game is enough.
void a_used_device_is_never_asked() {
  VirtualDevice seated(kSquare, 1);
  TEST_ASSERT_TRUE(set_name(seated.app().saves().change_seating().seats[0], "Anna", 4));
  seated.wait(1'000);
  TEST_ASSERT_TRUE(at(past_the_logo(kSquare, seated.flash()), ui::kHomeScreen));

  VirtualDevice played(kSquare, 1);
  store::Store store;
  Record record;
  store::GameMeta meta;
  TEST_ASSERT_FALSE(store.load_game(record, meta));
  TEST_ASSERT_TRUE(store.save_no_game(7));
  TEST_ASSERT_TRUE(at(past_the_logo(kSquare, played.flash()), ui::kHomeScreen));
}

void erasing_everything_asks_again_and_after_the_next_start_too() {
  VirtualDevice device = past_the_logo();
  choose_language(device, 1);
  device.press(hal::kB);
  device.app().erase({});
  device.settle();
  device.wait(1'000);
  TEST_ASSERT_TRUE(at(device, ui::kLanguageScreen));
  TEST_ASSERT_TRUE(device.app().settings().language == ui::Language::German);
  VirtualDevice next = past_the_logo(kSquare, device.flash());
  TEST_ASSERT_TRUE(at(next, ui::kLanguageScreen));
  next.press(hal::kA);
  next.settle();
  TEST_ASSERT_TRUE(next.app().settings().language == ui::Language::German);
  TEST_ASSERT_TRUE(at(past_the_logo(kSquare, next.flash()), ui::kHomeScreen));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(every_language_is_listed_in_its_own_words);
  RUN_TEST(the_answer_is_spoken_at_once_and_after_the_next_start);
  RUN_TEST(yes_begins_the_guided_round);
  RUN_TEST(without_an_answer_nothing_is_written_and_the_next_start_asks);
  RUN_TEST(a_used_device_is_never_asked);
  RUN_TEST(erasing_everything_asks_again_and_after_the_next_start_too);
  return UNITY_END();
}
