// A narrow colour panel, which no board has: its sizes are a row of Metrics, so every screen is
// drawn on it as well. Its pictures are kept in narrow/; `ui.narrow FOLDER` writes them there.
#include <cstdio>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "tests/ui/button_player.h"
#include "tests/ui/drawn_texts.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

std::string written;  // the folder for new pictures; empty: they are compared

VirtualDevice dressed(ui::Language language) {
  VirtualDevice device(kNarrow, 3);
  seat_players(device, 4);
  device.app().change_settings().language = language;
  device.app().go(ui::kHomeScreen);
  device.settle();
  return device;
}

// Calls `look` with a device at each of the screens whose picture is kept.
using Look = std::function<void(const VirtualDevice&, const std::string& name)>;

void walk(ui::Language language, const Look& look) {
  VirtualDevice device = dressed(language);
  look(device, "home");
  device.app().open(ui::kPlayersScreen);
  device.settle();
  for (int row = 0; row < 2; ++row) device.press(hal::kDown);
  device.settle();
  look(device, "players");
  device.app().begin(ui::kGameMode);
  ButtonPlayer player(device);
  player.skip_to_turn();
  device.settle();
  look(device, "cover");
  device.hold(hal::kA, 300);
  TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
  look(device, "hand");
  device.release(hal::kA, 300);
  Random random = Random::from_seed(3);
  const auto next = [&](const Action& action) {
    player.play(action);
    player.skip_to_turn();
    device.settle();
  };
  while (device.app().view().phase == Phase::Place) next(player.decide(random));
  look(device, "first_bid");
  const auto turn = [&] { return device.app().view().turn; };
  next(Action::bid(turn(), 3));
  next(Action::bid(turn(), 12));
  next(Action::pass(turn()));
  look(device, "auction");
  while (!at(device, ui::kResultScreen)) {
    if (at(device, ui::kAuctionScreen)) {
      player.play(Action::pass(turn()));
    } else {
      device.press(hal::kA);
    }
    device.settle();
  }
  look(device, "result");
}

host::Picture picture_of(const VirtualDevice& device) { return device.panel().picture(); }

void the_pictures_are_as_they_were_kept() {
  for (const ui::Language language : {ui::Language::English, ui::Language::Slovak}) {
    const std::string code = ui::language_pack(language).code;
    int seen = 0;
    walk(language, [&](const VirtualDevice& device, const std::string& name) {
      const std::string file = "/" + code + "/" + name + ".png";
      ++seen;
      if (!written.empty()) {
        std::filesystem::create_directories(written + "/" + code);
        const std::string fault = host::write_png(picture_of(device), written + file);
        TEST_ASSERT_EQUAL_STRING("", fault.c_str());
        return;
      }
      host::Picture kept;
      const std::string fault = host::read_png(kept, NARROW_PICTURES + file);
      TEST_ASSERT_EQUAL_STRING("", fault.c_str());
      TEST_ASSERT_TRUE_MESSAGE(kept == picture_of(device), file.c_str());
    });
    TEST_ASSERT_EQUAL(7, seen);
  }
}

void no_text_lies_over_another() {
  for (int language = 0; language < ui::kLanguages; ++language) {
    const auto look = [](const VirtualDevice& device, const std::string& name) {
      const std::vector<Drawn> texts = texts_of(device);
      TEST_ASSERT_GREATER_THAN(1, texts.size());
      for (std::size_t i = 0; i < texts.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
          const bool apart = texts[i].where.intersect(texts[k].where).is_empty();
          const std::string words = name + ": " + texts[k].text + " / " + texts[i].text;
          TEST_ASSERT_TRUE_MESSAGE(apart, words.c_str());
        }
      }
    };
    walk(static_cast<ui::Language>(language), look);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1) written = argv[1];
  UNITY_BEGIN();
  RUN_TEST(the_pictures_are_as_they_were_kept);
  RUN_TEST(no_text_lies_over_another);
  return UNITY_END();
}
