// Writes a key script by playing: write_script PLAYERS SEED six|four|five game|tour
//
// game: a whole game as people play it, from switching on to the podium; at its end the script
// expects the scores of the rules and the code of the record.
// tour: the same with pictures, a round in which nobody bids, and no words: for any language.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>
#include <string>

#include "engine/base/crc32.h"
#include "tests/ui/button_player.h"
#include "tests/unity_main.h"  // player complain through Unity

namespace {

using namespace felicity;
using namespace felicity::tests;

const Panel& panel_with(const char* buttons) {
  if (std::strcmp(buttons, "four") == 0) return kWide;
  return std::strcmp(buttons, "five") == 0 ? kOledFive : kOled;
}

class Writer {
 public:
  Writer(int players, std::uint64_t seed, const Panel& panel, bool tour)
      : device_(panel, seed),
        fingers_(device_),
        random_(Random::from_seed(seed)),
        players_(players),
        tour_(tour) {
    device_.app().change_settings().first_start = false;  // as on the device of a script
    device_.write_script(&script_);
  }

  void write() {
    start();
    while (!at(ui::kPodiumScreen)) {
      if (tour_) look_at_turn();
      turn();
    }
    shot("podium");
    fingers_.press_down();
    shot("podium_2");
    if (tour_) {
      look_at_statistics();
    } else {
      expect_the_end();
    }
    std::fputs(script_.c_str(), stdout);
    std::fprintf(stderr, "%d presses, %d auction actions, %d s of waiting\n", device_.presses(),
                 auction_actions_, static_cast<int>((waited_ms_ + 999) / 1000));
  }

 private:
  bool at(const ui::Screen& screen) const { return &device_.app().screen() == &screen; }

  void shot(const char* name) {
    if (tour_ && shots_.insert(name).second) script_ += std::string("shot ") + name + ".png\n";
  }

  void start() {
    device_.settle();
    shot("boot");
    device_.press(hal::kA);
    shot("home");
    device_.press(hal::kA);
    if (players_ != 4) {
      fingers_.press_down();
      players_ < 4 ? fingers_.press_left() : fingers_.press_right();
      fingers_.press_up();
    }
    shot("players");
    device_.press(hal::kA);
    if (device_.app().view().players != players_) std::abort();
    wait_while_moving("deal", 1700);
    limits();
  }

  void settle() {
    const std::uint64_t from = device_.now();
    device_.settle();
    waited_ms_ += device_.now() - from;
  }

  // Shows what moves, then lets it end.
  void wait_while_moving(const char* name, int milliseconds) {
    if (tour_ && shots_.count(name) == 0) {
      device_.wait(milliseconds);
      shot(name);
    }
    settle();
  }

  // What a round's sack is worth to each seat, before anybody has seen it.
  void limits() {
    for (int& limit : limit_) limit = 1 + static_cast<int>(below(random_, 9));
    limits_of_ = device_.app().view().round;
  }

  // In a tour nobody wants the second sack.
  bool unwanted() const { return tour_ && device_.app().view().round == 2; }

  Action decide() {
    const Choices open = choices(device_.truth());
    if (open.phase == Phase::Place) return fingers_.decide(random_);
    ++auction_actions_;
    if (device_.app().view().round != limits_of_) limits();
    if (open.phase == Phase::LastChance && open.buy && !unwanted()) return Action::buy(open.seat);
    const int mice = open.bid_low + (below(random_, 5) == 0 ? 1 : 0);
    const bool bids = open.bid_low > 0 && !unwanted() && mice <= limit_[open.seat];
    return bids && mice <= open.bid_high ? Action::bid(open.seat, mice) : Action::pass(open.seat);
  }

  void turn() {
    fingers_.play(decide());
    if (at(ui::kTakeBackScreen) && tour_) look_at_take_back();
    if (at(ui::kRowFilledScreen)) wait_while_moving("row_filled", 350);
    if (at(ui::kPassScreen) || at(ui::kRevealScreen)) {
      const bool chased = chase();
      if (!chased && at(ui::kPassScreen)) wait_while_moving("pass", 150);
      if (chased && tour_ && shots_.count("reveal") == 0) {
        device_.wait_for(ui::kRevealScreen);
        wait_while_moving("reveal", 1400);
      }
    }
    skip();
  }

  void look_at_take_back() {
    const bool pass = device_.app().session().waiting()->kind == Action::Kind::Pass;
    device_.wait(300);
    shot(pass ? "take_back_pass" : "take_back_card");
    device_.wait(450);  // until it is final
  }

  bool chase() const {
    for (const Event& event : device_.app().table().last()) {
      if (event.kind == Event::Kind::Won && event.chased) return true;
    }
    return false;
  }

  // Screens after the last turn, up to the next decision.
  void skip() {
    int column = 0;  // of the scoring
    for (;;) {
      settle();
      if (at(ui::kResultScreen)) {
        const bool sold = device_.app().table().history().past(shown_round()).winner != kNobody;
        shot(sold ? "result" : "result_nobody");
      } else if (at(ui::kScoringScreen)) {
        shot(("scoring_" + std::to_string(++column)).c_str());
      } else {
        return;
      }
      device_.press(hal::kA);
    }
  }

  int shown_round() const {
    const History& history = device_.app().table().history();
    const bool ended = history.past(history.round()).outcome != PastRound::Outcome::Open;
    return history.round() - (ended ? 0 : 1);
  }

  void look_at_turn() {
    const View view = device_.app().view();
    if (at(ui::kCoverScreen)) {
      shot(device_.app().session().can_take_back() ? "cover_take_back" : "cover");
      if (shots_.count("hand") == 0) {
        show_hand();
      }
    } else if (at(ui::kLastChanceScreen)) {
      shot("last_chance");
    } else if (!device_.app().table().history().past(view.round).mice_laid) {
      shot("auction_no_mice");
    } else if (view.high == 0) {
      shot("auction_open");
    } else if (view.passed != 0) {
      shot("auction");
      if (shots_.count("peek") == 0) {
        fingers_.hold_left();
        shot("peek");
        fingers_.release_left();
      }
    }
  }

  // With five buttons A is pressed to see it, and again to hide it.
  void show_hand() {
    const bool five = device_.app().keys().buttons() == ui::Buttons::Five;
    five ? device_.press(hal::kA) : device_.hold(hal::kA, 50);
    shot("hand");
    if (five) {
      device_.press(hal::kA);
      device_.wait(200);
    } else {
      device_.release(hal::kA, 200);
    }
  }

  void look_at_statistics() {
    fingers_.press_b();
    shot("home_again");
    for (int i = 0; i < 4; ++i) fingers_.press_down();
    device_.press(hal::kA);
    shot("more");
    device_.press(hal::kA);
    shot("statistics");
    device_.press(hal::kA);
    shot("last_games");
    fingers_.press_b();
    fingers_.press_down();
    device_.press(hal::kA);
    shot("statistics_person");
  }

  void expect_the_end() {
    const Record& record = device_.record();
    Replay replay(record);
    Action action;
    Events events;
    while (!replay.at_end()) {
      if (!replay.step(action, events)) std::abort();
    }
    const Scores end = scores(replay.state());
    for (Seat seat = 0; seat < players_; ++seat) {
      script_ += std::string("expect ") + record.players[seat].name + "\n";
      script_ += "expect " + std::to_string(end.total[seat]) + "\n";
    }
    std::uint8_t bytes[kMostRecordBytes];
    char code[9];
    std::snprintf(code, sizeof code, "%08X", crc32(bytes, encode(record, bytes)));
    script_ += std::string("expect ") + code + "\n";
  }

  std::string script_;
  VirtualDevice device_;
  ButtonPlayer fingers_;
  Random random_;
  int players_;
  bool tour_;
  int limit_[kMaxSeats] = {};
  int limits_of_ = 0;
  int auction_actions_ = 0;
  std::uint64_t waited_ms_ = 0;
  std::set<std::string> shots_;
};

}  // namespace

int main(int argc, char** argv) {
  const int players = argc == 5 ? std::atoi(argv[1]) : 0;
  if (players < kMinSeats || players > kMaxSeats) {
    std::fprintf(stderr, "usage: write_script PLAYERS SEED six|four|five game|tour\n");
    return 2;
  }
  Writer(players, std::strtoull(argv[2], nullptr, 10), panel_with(argv[3]),
         std::strcmp(argv[4], "tour") == 0)
      .write();
  return 0;
}
