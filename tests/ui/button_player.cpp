#include "tests/ui/button_player.h"

#include <unity.h>

namespace felicity::tests {

using namespace ui;

VirtualDevice new_game(const Panel& panel, int players, std::uint64_t seed, Speed speed) {
  VirtualDevice device(panel, seed);
  seat_players(device, players);
  device.app().change_settings().speed = speed;
  device.app().begin(ui::kGameMode);
  ButtonPlayer(device).skip_to_turn();
  return device;
}

void ButtonPlayer::skip_to_turn() {
  for (int i = 0; i < 60; ++i) {
    device_.settle();
    if (at(kCoverScreen) || at(kHandScreen) || at(kAuctionScreen) || at(kLastChanceScreen) ||
        at(kPodiumScreen)) {
      return;
    }
    device_.press(hal::kA);
  }
  TEST_FAIL_MESSAGE("the game never came to a turn");
}

bool ButtonPlayer::has_four() const { return device_.app().keys().buttons() == Buttons::Four; }
bool ButtonPlayer::has_five() const { return device_.app().keys().buttons() == Buttons::Five; }

void ButtonPlayer::press_b() {
  if (!has_five()) return device_.press(hal::kB);
  device_.hold(hal::kA, at(kQuestionScreen) ? 1050 : 850);
  device_.release(hal::kA, 50);
}

// On the panel as it is held.
std::uint8_t ButtonPlayer::up() const {
  if (has_four()) return x();
  return turned() ? hal::kDown : hal::kUp;
}
std::uint8_t ButtonPlayer::down() const {
  if (has_four()) return y();
  return turned() ? hal::kUp : hal::kDown;
}
std::uint8_t ButtonPlayer::x() const { return turned() ? hal::kY : hal::kX; }
std::uint8_t ButtonPlayer::y() const { return turned() ? hal::kX : hal::kY; }
std::uint8_t ButtonPlayer::left() const { return turned() ? hal::kRight : hal::kLeft; }
std::uint8_t ButtonPlayer::right() const { return turned() ? hal::kLeft : hal::kRight; }

void ButtonPlayer::press_left() {
  hold_left();
  release_left();
}
void ButtonPlayer::hold_left() { device_.hold(has_four() ? x() : left(), has_four() ? 600 : 50); }
void ButtonPlayer::release_left() { device_.release(has_four() ? x() : left(), 50); }
void ButtonPlayer::press_right() {
  device_.hold(has_four() ? y() : right(), has_four() ? 600 : 50);
  device_.release(has_four() ? y() : right(), 50);
}

void ButtonPlayer::let_it_stand() {
  for (int i = 0; i < 100 && device_.app().session().waiting() != nullptr; ++i) device_.wait(20);
}

void ButtonPlayer::hold_yes() {
  device_.wait(300);  // a question ignores keys at first
  device_.hold(hal::kA, 1050);
  device_.release(hal::kA, 50);
}

void ButtonPlayer::place_marked() {
  device_.hold(up(), 450);
  device_.release(up(), 50);
}

// On four buttons one walks along the hand with X and Y.
void ButtonPlayer::place(Face face) {
  const bool four = has_four();
  const bool is_open = at(kHandScreen);  // to one person against bots it is shown at once
  if (!is_open && has_five()) {
    device_.press(hal::kA);
  } else if (!is_open) {
    device_.hold(hal::kA, 50);
  }
  TEST_ASSERT_TRUE_MESSAGE(at(kHandScreen), "the cover did not open");
  const CardSet hand = device_.app().secret_view().hand;
  int wanted = 0;
  for (const Face other : hand) {
    if (other == face) break;
    ++wanted;
  }
  const int cards = hand.size();
  int steps = (wanted - device_.app().memory<ui::HandMemory>().chosen + cards) % cards;
  const bool leftwards = steps > cards / 2;
  if (leftwards) steps = cards - steps;
  const std::uint8_t back = four ? x() : left();
  const std::uint8_t on = four ? y() : right();
  for (; steps > 0; --steps) device_.press(leftwards ? back : on);
  place_marked();
  if (!is_open && !has_five()) device_.release(hal::kA, 50);
}

void ButtonPlayer::bid(int mice) {
  while (mice - device_.app().memory<ui::AuctionMemory>().offer >= 4) {
    press_right();
  }
  while (device_.app().memory<ui::AuctionMemory>().offer < mice) device_.press(up());
  while (device_.app().memory<ui::AuctionMemory>().offer > mice) device_.press(down());
  device_.press(hal::kA);
}

void ButtonPlayer::play(const Action& action) {
  switch (action.kind) {
    case Action::Kind::Place: place(action.face); break;
    case Action::Kind::Bid: bid(action.mice); break;
    case Action::Kind::Pass: press_b(); break;
    case Action::Kind::Buy: device_.press(hal::kA); break;
  }
}

Action ButtonPlayer::decide(Random& random) {
  const Choices open = choices(truth());
  switch (open.phase) {
    case Phase::Place: {
      auto card = open.cards.begin();
      for (unsigned skip = below(random, static_cast<unsigned>(open.cards.size())); skip > 0;
           --skip) {
        ++card;
      }
      return Action::place(open.seat, *card);
    }
    case Phase::Auction: {
      const int raise = static_cast<int>(below(random, 4));
      const bool bids = open.bid_low > 0 && below(random, 3) > 0 && open.bid_low < 14;
      const int mice = std::min<int>(open.bid_low + raise, open.bid_high);
      return bids ? Action::bid(open.seat, mice) : Action::pass(open.seat);
    }
    case Phase::LastChance:
      if (open.buy && below(random, 2) == 0) return Action::buy(open.seat);
      break;
    case Phase::Over: break;
  }
  return Action::pass(open.seat);
}

void ButtonPlayer::play_game(Random& random) {
  skip_to_turn();
  while (!at(kPodiumScreen)) {
    play(decide(random));
    skip_to_turn();
  }
}

void ButtonPlayer::open_menu() {
  std::uint8_t key = has_five() ? right() : std::uint8_t{hal::kB};
  if (has_five() && at(kSelfTestScreen)) key = hal::kA;
  device_.hold(key, 900);
  device_.release(key, 300);
}

bool ButtonPlayer::go_home() {
  for (int i = 0; i < 40 && !at(kHomeScreen); ++i) {
    device_.settle();
    const bool playing = device_.app().session().can_resume() ||
                         (&device_.app().session().mode() == &session::kLessonMode);
    const bool at_last_result =
        at(kResultScreen) && device_.app().session().mode().saves && !playing;  // of the last round
    if (at(kHandScreen) || at(kPauseScreen) || at(kLanguageScreen) || at_last_result) {
      device_.press(hal::kA);
    } else if (at(kSelfTestScreen)) {
      open_menu();
    } else if (at(kMenuScreen) && playing) {
      device_.press(up());  // its last line: give the game up
      device_.press(hal::kA);
      hold_yes();
    } else if (device_.app().screen().menu && playing) {
      open_menu();
    } else {
      press_b();
    }
    device_.wait(300);
  }
  return at(kHomeScreen);
}

}  // namespace felicity::tests
