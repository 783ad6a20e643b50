// The sequencer that cuts notes into steps, the table of tunes, and when each is heard.
#include "engine/ui/tunes.h"

#include <algorithm>
#include <set>
#include <string>

#include "tests/ui/button_player.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::tests;
using ui::Tune;
using Heard = VirtualDevice::Heard;

// ---- the sequencer ------------------------------------------------------------------------------

std::vector<Step> steps_of(std::span<const Note> notes, int times = 1) {
  std::vector<Step> steps;
  Sequencer sequencer(notes, times);
  for (Step step; sequencer.next(step);) steps.push_back(step);
  Step after;
  TEST_ASSERT_FALSE(sequencer.next(after));
  return steps;
}

void is_cut_into(std::vector<Step> wanted, std::span<const Note> notes, int times = 1) {
  TEST_ASSERT_TRUE(steps_of(notes, times) == wanted);
}

void tones_and_rests_are_one_step_each() {
  const Note notes[] = {tone(440, 300), rest(70), tone(880, 5)};
  is_cut_into({{440, 300}, {0, 70}, {880, 5}}, notes);
}

void a_glide_moves_evenly_in_short_steps_up_and_down() {
  const Note up[] = {glide(400, 640, 24)};
  is_cut_into({{440, 8}, {520, 8}, {600, 8}}, up);
  const Note down[] = {glide(640, 400, 24)};
  is_cut_into({{600, 8}, {520, 8}, {440, 8}}, down);
  const Note uneven[] = {glide(400, 600, 20)};
  is_cut_into({{440, 8}, {520, 8}, {580, 4}}, uneven);
}

void a_roll_is_beats_with_rests_between_them() {
  const Note notes[] = {roll(200, 200, 90)};
  is_cut_into({{200, 20}, {0, 20}, {200, 20}, {0, 20}, {200, 10}}, notes);
}

void a_tune_is_repeated_and_nothing_is_played_no_times() {
  const Note notes[] = {tone(500, 9), rest(1)};
  is_cut_into({{500, 9}, {0, 1}, {500, 9}, {0, 1}, {500, 9}, {0, 1}}, notes, 3);
  is_cut_into({}, notes, 0);
  is_cut_into({}, {}, 3);
  const Note empty[] = {tone(500, 0)};
  is_cut_into({}, empty, 3);
  Step step;
  TEST_ASSERT_FALSE(Sequencer().next(step));
}

// ---- the table ----------------------------------------------------------------------------------

int length_of(std::span<const Note> notes) {
  int length = 0;
  for (const Step& step : steps_of(notes)) length += step.milliseconds;
  return length;
}

void every_tune_is_short_has_few_notes_and_suits_a_piezo() {
  for (const ui::TuneRow& row : ui::kTunes) {
    const auto sounding = std::ranges::count_if(row.notes, [](Note note) { return note.from > 0; });
    TEST_ASSERT_GREATER_OR_EQUAL(1, sounding);
    TEST_ASSERT_LESS_OR_EQUAL(8, sounding);
    TEST_ASSERT_LESS_OR_EQUAL(1600, length_of(row.notes));
    for (const Step& step : steps_of(row.notes)) {
      TEST_ASSERT_TRUE(step.hertz == 0 || (step.hertz >= 100 && step.hertz <= 4000));
    }
  }
  TEST_ASSERT_LESS_THAN(30, length_of(ui::notes_of(Tune::Click)));
}

// ---- a game -------------------------------------------------------------------------------------

bool is_heard(const VirtualDevice& device, Tune tune, int times = 1) {
  return std::ranges::any_of(device.heard(), [&](const Heard& heard) {
    return heard.tune == tune && heard.times == times && heard.volume > 0;
  });
}

// What all players may know of this action, as tunes in the order of the screens.
std::vector<Heard> tunes_of(const VirtualDevice& device, const Action& action) {
  std::vector<Heard> tunes;
  const auto add = [&](Tune tune, int times = 1) { tunes.push_back({0, tune, times, 2}); };
  const auto& table = device.app().table();
  const int round = table.history().round();
  if (action.kind == Action::Kind::Place) add(Tune::Drop);
  if (action.kind == Action::Kind::Bid || action.kind == Action::Kind::Buy) add(Tune::Bid);
  bool turned = false;
  bool over = false;
  for (const Event& event : table.last()) over |= event.kind == Event::Kind::GameOver;
  for (const Event& event : table.last()) turned |= event.kind == Event::Kind::Revealed;
  const PastRound& past = table.history().past(over ? round : std::max(round - 1, 1));
  for (const Event& event : table.last()) {
    switch (event.kind) {
      case Event::Kind::Placed:
        if (table.last().size() > 1) add(Tune::Meow);
        break;
      case Event::Kind::Passed:
        add(event.gain > 0 ? Tune::Squeak : Tune::Pass, std::max<int>(event.gain, 1));
        break;
      case Event::Kind::Won:
        add(past.dogs == 0 ? Tune::DrumRoll : turned ? Tune::Chase : Tune::Bark);
        add(past.value < 0 ? Tune::Womp : Tune::Win);
        break;
      case Event::Kind::AllPassed: add(Tune::Meow); break;
      case Event::Kind::GameOver:
        add(Tune::Squeak);
        add(Tune::Pass);
        add(Tune::Meow);
        add(Tune::Fanfare);
        break;
      case Event::Kind::Revealed:
      case Event::Kind::Bid:
      case Event::Kind::Bought:
      case Event::Kind::Refilled:
      case Event::Kind::NotRefilled: break;
    }
  }
  return tunes;
}

// Without the clicks of keys; moments are not compared.
std::vector<Heard> without_clicks(const VirtualDevice& device) {
  std::vector<Heard> tunes = device.heard();
  std::erase_if(tunes, [](const Heard& heard) { return heard.tune == Tune::Click; });
  for (Heard& heard : tunes) heard.at = 0;
  return tunes;
}

// "14x1 3x1": number of the tune, how often.
std::string list_of(const std::vector<Heard>& tunes) {
  std::string list;
  for (const Heard& heard : tunes) {
    list += std::to_string(static_cast<int>(heard.tune)) + "x" + std::to_string(heard.times) + " ";
  }
  return list;
}

void every_event_of_a_game_sounds_as_it_is_known_to_all() {
  std::set<Tune> heard;
  for (const int players : {3, 4, 5}) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Random random = Random::from_seed(seed);
      VirtualDevice device = new_game(kOled, players, seed, ui::Speed::Normal);
      TEST_ASSERT_TRUE(is_heard(device, Tune::Shuffle));
      ButtonPlayer player(device);
      while (!device.app().table().over()) {
        device.clear_heard();
        const int round = device.app().view().round;
        const Action action = player.decide(random);
        player.play(action);
        player.let_it_stand();
        std::vector<Heard> wanted = tunes_of(device, action);
        player.skip_to_turn();
        const View& view = device.app().view();
        // The last cards are placed without a press.
        const bool last_row = round < kRounds && view.round == kRounds;
        if (last_row) wanted.push_back({0, Tune::Meow, 1, 2});
        const bool bid = action.kind == Action::Kind::Bid;  // its tune ends as that of a turn
        if (at(device, ui::kAuctionScreen) && !bid) wanted.push_back({0, Tune::Turn, 1, 2});
        if (at(device, ui::kLastChanceScreen)) wanted.push_back({0, Tune::LastChance, 1, 2});
        TEST_ASSERT_EQUAL_STRING(list_of(wanted).c_str(), list_of(without_clicks(device)).c_str());
        for (const Heard& tune : wanted) heard.insert(tune.tune);
      }
    }
  }
  heard.insert({Tune::Click, Tune::Buzz, Tune::Shuffle});
  TEST_ASSERT_EQUAL(std::size(ui::kTunes), heard.size());
}

// ---- keys ---------------------------------------------------------------------------------------

void in_the_hand_every_button_sounds_alike() {
  for (const bool four : {false, true}) {
    for (int bit = 0; bit < 8; ++bit) {
      const auto key = static_cast<std::uint8_t>(1U << bit);
      if (key == hal::kA) continue;  // held
      VirtualDevice device = new_game(four ? kOledFour : kOled, 4, 3);
      device.hold(hal::kA, 60);
      TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
      device.clear_heard();
      device.hold(key, 0);
      const std::uint64_t pressed = device.now();
      TEST_ASSERT_EQUAL(1, device.heard().size());
      TEST_ASSERT_TRUE(device.heard().front() == (Heard{pressed, Tune::Click, 1, 2}));
      device.wait(2000);  // nothing repeats
      // A card that is placed is heard by all; it is the only other tune.
      const bool placed = !at(device, ui::kHandScreen);
      const bool places = key == (four ? hal::kX : hal::kUp);
      TEST_ASSERT_EQUAL(places, placed);
      TEST_ASSERT_EQUAL(placed ? 2 : 1, device.heard().size());
      if (placed) TEST_ASSERT_TRUE(device.heard()[1] == (Heard{pressed + 400, Tune::Drop, 1, 2}));
    }
  }
}

void own_mice_are_looked_at_in_silence_but_for_the_same_click() {
  for (const std::uint8_t key : {hal::kUp, hal::kDown, hal::kRight, hal::kB, hal::kX}) {
    VirtualDevice device = new_game(kOled, 4, 3);
    Random random = Random::from_seed(5);
    ButtonPlayer player(device);
    while (device.app().view().phase == Phase::Place) {
      player.play(player.decide(random));
      player.skip_to_turn();
    }
    device.wait(300);
    device.clear_heard();
    device.hold(hal::kLeft, 100);
    TEST_ASSERT_TRUE(at(device, ui::kPeekScreen));
    TEST_ASSERT_EQUAL(0, device.heard().size());
    device.hold(key, 1500);
    TEST_ASSERT_EQUAL(1, device.heard().size());
    TEST_ASSERT_TRUE(device.heard()[0].tune == Tune::Click);
  }
}

// The tune goes on while the next key is already taken.
void a_key_never_waits_for_a_tune() {
  VirtualDevice device = new_game(kOled, 4, 3);
  Random random = Random::from_seed(5);
  ButtonPlayer player(device);
  player.play(player.decide(random));
  player.skip_to_turn();
  device.app().sound(Tune::Fanfare);
  device.wait(0);
  TEST_ASSERT_TRUE(device.app().settled());
  device.hold(hal::kA, 1);
  TEST_ASSERT_TRUE(at(device, ui::kHandScreen));
}

// ---- settings -----------------------------------------------------------------------------------

void mute_silences_a_tune_that_sounds_and_all_that_follow() {
  VirtualDevice device(kOled);
  device.app().sound(Tune::Fanfare);
  device.app().open(ui::kMenuScreen);
  device.wait(0);
  device.clear_heard();
  device.press(hal::kA);
  TEST_ASSERT_TRUE(device.app().settings().mute);
  TEST_ASSERT_EQUAL(1, device.heard().size());
  TEST_ASSERT_EQUAL(0, device.heard()[0].volume);
  device.press(hal::kA);
  TEST_ASSERT_EQUAL(2, device.heard()[1].volume);
}

// The texts of a list, row by row, as far as it can be scrolled.
std::set<std::string> texts_of(const Panel& panel, const ui::Screen& screen) {
  std::set<std::string> texts;
  VirtualDevice device(panel);
  gfx::TextWatch watch;
  watch.listener = &texts;
  watch.drawn = [](void* self, std::string_view text, gfx::Rect) {
    static_cast<std::set<std::string>*>(self)->insert(std::string(text));
  };
  device.watch_texts(&watch);
  device.app().open(screen);
  device.wait(0);
  for (int i = 0; i < 20; ++i) {
    device.press(panel.buttons == ui::Buttons::Four ? hal::kY : hal::kDown);
    device.settle();
  }
  device.watch_texts(nullptr);
  return texts;
}

void a_board_without_sound_shows_neither_volume_nor_mute() {
  const std::string kMute = text::translate(text::Language::English, text::Text::Mute);
  Panel silent = kSquare;
  silent.has_sound = false;
  TEST_ASSERT_TRUE(texts_of(kSquare, ui::kMenuScreen).contains(kMute));
  TEST_ASSERT_TRUE(texts_of(kSquare, ui::kSettingsScreen).contains("Volume"));
  TEST_ASSERT_FALSE(texts_of(silent, ui::kMenuScreen).contains(kMute));
  TEST_ASSERT_FALSE(texts_of(silent, ui::kSettingsScreen).contains("Volume"));
  VirtualDevice device(silent);
  device.app().open(ui::kMenuScreen);
  device.wait(0);
  device.press(hal::kA);  // on the first entry that is there
  TEST_ASSERT_FALSE(device.app().settings().mute);
  TEST_ASSERT_TRUE(at(device, ui::kRulesScreen));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(tones_and_rests_are_one_step_each);
  RUN_TEST(a_glide_moves_evenly_in_short_steps_up_and_down);
  RUN_TEST(a_roll_is_beats_with_rests_between_them);
  RUN_TEST(a_tune_is_repeated_and_nothing_is_played_no_times);
  RUN_TEST(every_tune_is_short_has_few_notes_and_suits_a_piezo);
  RUN_TEST(every_event_of_a_game_sounds_as_it_is_known_to_all);
  RUN_TEST(in_the_hand_every_button_sounds_alike);
  RUN_TEST(own_mice_are_looked_at_in_silence_but_for_the_same_click);
  RUN_TEST(a_key_never_waits_for_a_tune);
  RUN_TEST(mute_silences_a_tune_that_sounds_and_all_that_follow);
  RUN_TEST(a_board_without_sound_shows_neither_volume_nor_mute);
  return UNITY_END();
}
