// Secrecy: change everything an onlooker cannot know; nothing that can be noticed may change.
#include <algorithm>
#include <cstdio>
#include <string>

#include "hal_host/device/skin_block.h"
#include "tests/effort.h"
#include "tests/property/hidden_cards.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;

const int kScale = kEffort == Effort::Long ? 10 : 1;
long g_pairs = 0;
void (*g_spy)(VirtualDevice&) = nullptr;

const State& truth_of(VirtualDevice& device) { return device.truth(); }

VirtualDevice with_truth(const VirtualDevice& device, const State& truth, bool frames) {
  VirtualDevice copy(device);
  copy.set_truth(truth);
  copy.watch_frames(frames);
  copy.set_spy(g_spy);
  copy.trace().clear();
  return copy;
}

// ---- what is to be seen at a turn ---------------------------------------------------------------

// Keys that show or change nothing secret, in the order they are tried.
constexpr std::uint8_t kHarmless[] = {hal::kUp, hal::kRight, hal::kDown, hal::kLeft};

std::uint64_t look(const VirtualDevice& device, const State& truth, bool with_keys) {
  VirtualDevice copy = with_truth(device, truth, with_keys);
  redraw(copy);
  copy.wait(0);
  copy.trace().add(copy.picture());
  for (const std::uint8_t key : kHarmless) {
    if (!with_keys) break;
    copy.press(key);
    copy.trace().add(copy.picture());
  }
  copy.settle();
  copy.trace().add(copy.now());
  return copy.trace().sum();
}

bool looks_alike_to(Seat onlooker, VirtualDevice device, Random& random, int ways) {
  constexpr int kWithKeys = 4;
  const std::uint64_t expected[] = {look(device, truth_of(device), false),
                                    look(device, truth_of(device), true)};
  for (int i = 0; i < ways; ++i) {
    const bool with_keys = i < kWithKeys;
    const State other = imagine(truth_of(device), onlooker, random);
    if (look(device, other, with_keys) != expected[with_keys]) return false;
    ++g_pairs;
  }
  return true;
}

// Seen by the seat whose cover is open, or else by the table.
bool looks_alike(const VirtualDevice& device, Random& random, int ways) {
  return looks_alike_to(device.app().secret_view().viewer, device, random, ways);
}

// ---- what follows from a turn -------------------------------------------------------------------

// The presses of a turn, the same whatever the cards are. What only the player of the turn sees is
// not in the trace.
struct Presses {
  Action action;
  int steps = 0;  // along the hand
};

void press(VirtualDevice& copy, const Presses& presses) {
  if (presses.action.kind != Action::Kind::Place) {
    ButtonPlayer(copy).play(presses.action);
  } else {
    const bool four = copy.app().keys().buttons() == ui::Buttons::Four;
    copy.hold(hal::kA, 50);
    for (int i = 0; i < presses.steps; ++i) copy.press(four ? hal::kY : hal::kRight);
    ButtonPlayer(copy).place_marked();
    copy.release(hal::kA, 50);
  }
  copy.settle();
  copy.trace().add(copy.now());
  copy.trace().add(copy.picture());
}

// Cards that are turned up by this turn are public from then on: they must be the same.
bool agree_on_reveals(const State& truth, const State& other, const Events& events) {
  for (const Event& event : events) {
    if (event.kind != Event::Kind::Revealed || event.place >= truth.row_size) continue;
    if (!(other.row[event.place] == truth.row[event.place])) return false;
  }
  return true;
}

bool follows_alike(VirtualDevice device, const Presses& presses, Random& random, int ways,
                   bool frames) {
  VirtualDevice real = with_truth(device, truth_of(device), frames);
  press(real, presses);
  for (int tries = 0; tries < 400 && ways > 0; ++tries) {
    const State other = imagine(truth_of(device), kNobody, random);
    if (!agree_on_reveals(truth_of(device), other, real.app().table().last())) continue;
    VirtualDevice copy = with_truth(device, other, frames);
    press(copy, presses);
    if (!(copy.app().view() == real.app().view())) continue;  // the last round's own first card
    if (copy.trace().sum() != real.trace().sum()) return false;
    ++g_pairs;
    --ways;
  }
  return true;
}

// ---- games --------------------------------------------------------------------------------------

struct Ways {
  int looks;    // other truths for every turn, covered and opened
  int follows;  // other truths for what follows from a turn
};

// Plays a game with keys. False: two hidden states gave different outputs.
bool game_keeps_its_secrets(const Panel& panel, int players, std::uint64_t seed, Ways ways,
                            ui::Speed speed = ui::Speed::Off) {
  Random random = Random::from_seed(seed * 77 + static_cast<unsigned>(players));
  VirtualDevice device = new_game(panel, players, seed, speed);
  device.app().change_settings().tips = seed % 2 == 0;
  ButtonPlayer player(device);
  while (!device.app().table().over()) {
    Presses presses = {player.decide(random), static_cast<int>(below(random, 4))};
    if (ways.looks > 0 && !looks_alike(device, random, ways.looks)) return false;
    if (ways.looks > 0 && device.app().view().phase == Phase::Place) {
      VirtualDevice opened(device);
      opened.hold(hal::kA, 60);
      TEST_ASSERT_TRUE(opened.app().screen().secret);
      if (!looks_alike(opened, random, ways.looks)) return false;
    }
    const bool frames = speed != ui::Speed::Off;
    if (!follows_alike(device, presses, random, ways.follows, frames)) return false;
    player.play(presses.action);
    player.skip_to_turn();
  }
  return true;
}

void others_hands_row_cards_discards_and_dummy_never_show() {
  g_pairs = 0;
  for (int game = 0; game < scaled(16) * kScale; ++game) {
    for (int players = 3; players <= 5; ++players) {
      const auto seed = static_cast<std::uint64_t>(game + 1);
      TEST_ASSERT_TRUE(game_keeps_its_secrets(kOled, players, seed, {16, 2}));
    }
  }
  for (int players = 3; players <= 5; ++players) {
    TEST_ASSERT_TRUE(game_keeps_its_secrets(players == 4 ? kWide : kSquare, players, 5, {16, 1}));
  }
  std::printf("%ld pairs of truths looked alike when settled\n", g_pairs);
  TEST_ASSERT_GREATER_OR_EQUAL(scaled(100'000), g_pairs);
}

// To one person against bots the hand is shown at once: it is the own one, and nothing more.
void a_lone_person_sees_no_card_of_a_bot() {
  g_pairs = 0;
  for (int players = 3; players <= 5; ++players) {
    Random random = Random::from_seed(41);
    VirtualDevice device(players == 4 ? kSquare : kOled, 9);
    seat_players(device, players);
    for (Seat seat = 1; seat < kMaxSeats; ++seat) {
      device.app().saves().change_seating().seats[seat].kind = Player::Kind::EasyBot;
    }
    const bool tips = players == 4;  // they depend on the own cards, in the auction, too
    device.app().change_settings().tips = tips;
    device.app().begin(ui::kGameMode);
    ButtonPlayer player(device);
    player.skip_to_turn();
    while (!device.app().table().over()) {
      const bool places = device.app().view().phase == Phase::Place;
      TEST_ASSERT_EQUAL(places, device.app().screen().secret);
      const Seat onlooker = tips ? 0 : device.app().secret_view().viewer;
      TEST_ASSERT_TRUE(looks_alike_to(onlooker, device, random, scaled(10)));
      player.play(player.decide(random));
      player.skip_to_turn();
    }
  }
  std::printf("%ld pairs looked alike to one person against bots\n", g_pairs);
}

// The pages that the menu opens during a game, with everything switched on that shows more.
void menus_during_a_game_reveal_nothing_more() {
  const ui::Screen* const kPages[] = {&ui::kMenuScreen,  &ui::kHistoryScreen, &ui::kTrackerScreen,
                                      &ui::kPauseScreen, &ui::kLeaveScreen,   &ui::kBootScreen,
                                      &ui::kHomeScreen,  &ui::kSettingsScreen};
  g_pairs = 0;
  for (int players = 3; players <= 5; ++players) {
    Random random = Random::from_seed(31);
    VirtualDevice device(kOled, 8);
    seat_players(device, players);
    device.app().change_settings().tracker = true;
    device.app().change_settings().house.money = Money::Open;
    device.app().begin(ui::kGameMode);
    ButtonPlayer player(device);
    player.skip_to_turn();
    while (!device.app().table().over()) {
      for (const ui::Screen* page : kPages) {
        VirtualDevice opened(device);
        opened.app().open(*page);
        TEST_ASSERT_TRUE_MESSAGE(looks_alike(opened, random, scaled(8)), name_of(*page));
      }
      player.play(player.decide(random));
      player.skip_to_turn();
    }
  }
  std::printf("%ld pairs looked alike on pages of the menu\n", g_pairs);
}

void no_frame_of_an_animation_reveals_a_secret() {
  g_pairs = 0;
  for (int players = 3; players <= 5; ++players) {
    const auto seed = static_cast<std::uint64_t>(players);
    TEST_ASSERT_TRUE(game_keeps_its_secrets(kOled, players, seed, {0, 3}, ui::Speed::Normal));
  }
  if (scaled(10) == 10) {
    TEST_ASSERT_TRUE(game_keeps_its_secrets(kSquare, 3, 6, {0, 2}, ui::Speed::Normal));
    TEST_ASSERT_TRUE(game_keeps_its_secrets(kWide, 4, 7, {0, 2}, ui::Speed::Slow));
  }
  std::printf("%ld pairs looked alike in every frame\n", g_pairs);
  TEST_ASSERT_GREATER_OR_EQUAL(scaled(1'000), g_pairs);
}

// ---- skins --------------------------------------------------------------------------------------

// Every picture, name, tune and colour is another one, and no two are alike.
host::Bytes wild_skin() {
  host::SkinBlock block;
  for (int animal = 0; animal < skin::kAnimals; ++animal) {
    host::Bytes large(skin::large_bytes(animal), static_cast<std::uint8_t>(0x11 * animal));
    std::fill_n(large.begin(), 4, std::uint8_t{0});
    large[0] = 15;
    block.set(skin::Part::Large, animal, large);
    host::Bytes small(skin::small_bytes(animal), static_cast<std::uint8_t>(1 << animal % 8));
    block.set(skin::Part::Small, animal, small);
    const std::string name(static_cast<std::size_t>(animal) + 1, 'W');
    if (animal < kFaces) block.set(skin::Part::Name, animal, host::skin_text(name));
  }
  for (int tune = 0; tune < skin::kTunes; ++tune) {
    const Note note = tone(static_cast<std::uint16_t>(500 + 50 * tune), 60);
    block.set(skin::Part::Tune, tune, host::skin_tune({&note, 1}));
  }
  block.set(skin::Part::Palette, 0, host::skin_palette(gfx::kNight));
  return block.bytes();
}

void with_a_skin_no_more_is_seen_or_heard() {
  g_pairs = 0;
  VirtualDevice::worn_skin = wild_skin();
  const VirtualDevice dressed(kOled);
  const bool is_used = dressed.app().panel().skin().is_used();
  bool kept = game_keeps_its_secrets(kOled, 3, 11, {8, 2});
  kept = kept && game_keeps_its_secrets(kSquare, 4, 12, {4, 1});
  kept = kept && game_keeps_its_secrets(kWide, 5, 13, {4, 1});
  kept = kept && game_keeps_its_secrets(kOled, 4, 14, {0, 2}, ui::Speed::Normal);
  VirtualDevice::worn_skin.clear();
  TEST_ASSERT_TRUE(is_used);
  TEST_ASSERT_TRUE(kept);
  std::printf("%ld pairs looked alike with a skin\n", g_pairs);
  TEST_ASSERT_GREATER_OR_EQUAL(1'000, g_pairs);
}

// ---- planted leaks ------------------------------------------------------------------------------

// The secret that leaks: the lowest card of the next hand.
int secret(VirtualDevice& device) {
  const State& truth = truth_of(device);
  return static_cast<int>(truth.hands[(truth.turn + 1) % truth.players].lowest());
}

void a_leak_through(void (*spy)(VirtualDevice&)) {
  TEST_ASSERT_TRUE(game_keeps_its_secrets(kOled, 4, 1, {1, 1}));
  g_spy = spy;
  const bool kept = game_keeps_its_secrets(kOled, 4, 1, {16, 1});
  g_spy = nullptr;
  TEST_ASSERT_FALSE(kept);
}

void a_leak_by_brightness_is_detected() {
  a_leak_through([](VirtualDevice& device) {
    device.app().change_settings().brightness = static_cast<std::uint8_t>(1 + secret(device) % 5);
  });
}

void a_leak_by_a_tone_is_detected() {
  a_leak_through([](VirtualDevice& device) {
    static Note leak;
    leak = tone(static_cast<std::uint16_t>(1800 + secret(device)), 12);
    if (device.held() != 0) device.play({&leak, 1}, 1, 2);
  });
}

void a_leak_of_one_pixel_is_detected() {
  a_leak_through([](VirtualDevice& device) { device.set_pixel(secret(device) % 2 == 0); });
}

void a_timing_leak_is_detected() {
  a_leak_through([](VirtualDevice& device) {
    if (device.held() != 0) device.app().lock(100 + secret(device));
  });
}

// Over one frame of an animation: only a watch on every frame sees it.
void a_leak_in_one_frame_is_detected() {
  g_spy = [](VirtualDevice& device) {
    device.set_pixel(!device.app().settled() && secret(device) % 2 == 0);
  };
  const bool kept = game_keeps_its_secrets(kOled, 4, 1, {0, 4}, ui::Speed::Normal);
  g_spy = nullptr;
  TEST_ASSERT_FALSE(kept);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(others_hands_row_cards_discards_and_dummy_never_show);
  RUN_TEST(a_lone_person_sees_no_card_of_a_bot);
  RUN_TEST(menus_during_a_game_reveal_nothing_more);
  RUN_TEST(no_frame_of_an_animation_reveals_a_secret);
  RUN_TEST(with_a_skin_no_more_is_seen_or_heard);
  RUN_TEST(a_leak_by_brightness_is_detected);
  RUN_TEST(a_leak_by_a_tone_is_detected);
  RUN_TEST(a_leak_of_one_pixel_is_detected);
  RUN_TEST(a_timing_leak_is_detected);
  RUN_TEST(a_leak_in_one_frame_is_detected);
  return UNITY_END();
}
