#include "hal_host/protocol/report.h"

#include <algorithm>

#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

std::string mice(int count) { return std::to_string(count) + (count == 1 ? " mouse" : " mice"); }

// Columns, not bytes: every byte of a character but its first says so in its top bits.
std::size_t columns(const std::string& text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
  return count;
}

class Reporter {
 public:
  explicit Reporter(const Record& record) : record_(record), players_(record.deal.setup.players) {
    Replay replay(record);
    history_ = History(replay.state());
    Action action;
    Events events;
    while (!replay.at_end() && replay.step(action, events)) history_.note(events);
    state_ = replay.state();
  }

  std::string tell() {
    tell_table();
    for (int round = 1; round <= history_.round(); ++round) tell_round(round);
    tell_result();
    return text_;
  }

 private:
  std::string name(Seat seat) const {
    if (seat >= players_) return "Dummy";
    const Player& player = record_.players[seat];
    return std::string(player.name, player.name_size);
  }

  void tell_table() {
    const Setup& setup = record_.deal.setup;
    text_ += std::string("Felicity, edition ") + word(setup.edition) + ", " +
             std::to_string(players_) + " players:";
    for (Seat seat = 0; seat < players_; ++seat) {
      text_ += seat == 0 ? " " : ", ";
      text_ += name(seat);
      if (record_.players[seat].kind != Player::Kind::Human) {
        text_ += " (" + word(record_.players[seat]) + ")";
      }
    }
    text_ += "\n";
    tell_house_rules(setup.house, house_rules_of(setup.edition));
  }

  // Only what differs from the edition, like the record itself.
  void tell_house_rules(const HouseRules& house, const HouseRules& usual) {
    constexpr const char* kSentences[][2] = {
        {"no dog chases the rabbit", "a dog can chase the rabbit"},
        {"in a tie the cats decide", "a tie is shared"},
        {"mice are kept secret", "mice lie open"},
    };
    static_assert(std::size(kSentences) == kHouseRuleCount);
    for (int rule = 0; rule < kHouseRuleCount; ++rule) {
      const unsigned value = value_of(house, rule);
      if (value == value_of(usual, rule)) continue;
      text_ += std::string("House rule: ") + kSentences[rule][value] + ".\n";
    }
  }

  void tell_round(int round) {
    const PastRound& past = history_.past(round);
    text_ += "\nRound " + std::to_string(round) + ", " + name(past.start) + " starts" +
             (past.mice_laid ? "" : ", nothing on the mouse cards") + "\n";
    if (past.up > 0) tell_row(past);
    if (history_.call_count(round) > 0) tell_calls(round, past);
    tell_outcome(past);
  }

  void tell_row(const PastRound& past) {
    text_ += "  row   ";
    for (int i = 0; i < past.up; ++i) {
      text_ += i == 0 ? "" : " | ";
      text_ += name(past.row[i].owner()) + " " + word(past.row[i].face());
    }
    const int hidden = row_places(players_) - past.up;
    if (hidden > 0) text_ += " | " + std::to_string(hidden) + " face down";
    text_ += "\n";
  }

  void tell_calls(int round, const PastRound& past) {
    text_ += "  bids  ";
    int passes = 0;
    for (int i = 0; i < history_.call_count(round); ++i) {
      const Call call = history_.call(round, i);
      text_ += i == 0 ? "" : ", ";
      text_ += name(call.seat);
      if (call.mice > 0) {
        text_ += " " + std::to_string(call.mice);
      } else {
        text_ += " passes";
        const int gain = passes < past.passes ? past.payouts[passes] : 0;
        if (gain > 0) text_ += " +" + std::to_string(gain);
        ++passes;
      }
    }
    text_ += "\n";
  }

  void tell_outcome(const PastRound& past) {
    if (past.outcome == PastRound::Outcome::Open) {
      text_ += "  still open\n";
      return;
    }
    if (past.outcome == PastRound::Outcome::NobodyTook) {
      text_ += "  sack  nobody took it\n";
    } else {
      tell_dogs(past);
      text_ += "  sack  " + name(past.winner) + " pays " + mice(past.price) + " and takes " +
               std::to_string(past.value) + "\n";
    }
    if (past.mouse == PastRound::Mouse::BankTooSmall) {
      text_ += "  bank  too small to fill the mouse cards\n";
    }
  }

  void tell_dogs(const PastRound& past) {
    if (past.dogs == 0) return;
    text_ += past.dogs == 1 ? "  dog   " : "  dogs  ";
    if (past.chased) {
      text_ += "chases away " + std::string(word(past.chased->face())) + " of " +
               name(past.chased->owner()) + "\n";
    } else {
      text_ +=
          past.dogs > 1 ? "busy with each other, nobody is chased\n" : "finds nobody to chase\n";
    }
  }

  void tell_result() {
    const Scores result = scores(state_);
    text_ += state_.phase == Phase::Over ? "\nResult\n" : "\nSo far\n";
    std::size_t width = 0;
    for (Seat seat = 0; seat < players_; ++seat) width = std::max(width, columns(name(seat)));
    for (Seat seat = 0; seat < players_; ++seat) {
      const std::string who = name(seat);
      text_ += "  " + who + std::string(width - columns(who), ' ') + "  " +
               std::to_string(result.total[seat]) + " = cats " + std::to_string(result.cats[seat]) +
               " + " + mice(result.mice[seat]);
      const bool winner = (result.winners >> seat & 1) != 0;
      if (state_.phase == Phase::Over && winner) text_ += "   winner";
      text_ += "\n";
    }
  }

  const Record& record_;
  Seat players_;
  History history_;
  State state_;
  std::string text_;
};

}  // namespace

std::string report(const Record& record) { return Reporter(record).tell(); }

}  // namespace felicity::host
