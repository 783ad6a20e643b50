// One device, thousands of starts, most of them cut, many while the last cut is being mended, on a
// flash whose bits are charges. Everything that was shown is found after every start.
//
//   hostile    a cut leaves any charge, 70 % of the sessions and half of the starts are cut
//   brownout   the battery is empty: 80 % of the starts after a cut are cut in their first writes
//   evil       every program that is cut is whole but for one or two bits at the threshold
//   ordinary   one session in twenty is cut
//   weak       1 % of the programs verify and leave bits near the threshold: a sagging supply
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "engine/hal.h"
#include "tests/effort.h"
#include "tests/power/cells.h"
#include "tests/power/save_script.h"
#include "tests/unity_main.h"

namespace felicity::hal {

using tests::Cells;

bool flash_read(std::uint32_t at, void* out, std::uint32_t size) {
  return Cells::in_use->read(at, out, size);
}
bool flash_program(std::uint32_t at, const std::uint8_t (&page)[256]) {
  return Cells::in_use->program(at, page);
}
bool flash_erase(std::uint32_t at) { return Cells::in_use->erase(at); }
[[noreturn]] void panic(const char* file, int line) {
  std::fprintf(stderr, "%s:%d\n", file, line);
  std::abort();
}

}  // namespace felicity::hal

namespace {

using namespace felicity;
using namespace felicity::store;
using namespace felicity::tests;
using property::SplitMix64;

const SaveScript& story() {
  static const SaveScript kStory(3);
  return kStory;
}
int story_of(int number) { return 1 + number % 3; }
const Record& record_of(int number, int actions) {
  return story().record(story_of(number), actions);
}
int length_of(int number) { return story().actions(story_of(number)); }

struct Seen {
  bool none = true;
  int number = 0;
  int actions = 0;
  bool result_seen = false;
  bool operator==(const Seen&) const = default;
  bool over() const { return !none && actions == length_of(number); }
};

// The last save, the one in which the power may have failed, and the save before.
template <class T>
struct Ledger {
  T safe = {};
  T next = {};
  T before = {};
  bool begun = false;

  void begin(const T& wanted) {
    next = wanted;
    begun = true;
  }
  void done() { found(next); }
  void found(const T& value) {
    if (!(value == safe)) before = safe;
    safe = value;
    begun = false;
  }
};

struct Nature {
  const char* name;
  Cells::Nature cells;
  int cut_starts;           // percent of all starts
  int cut_starts_in_a_row;  // percent of those after a cut
  int first_writes;         // in which a start is cut
  int cut_sessions;         // percent
  int steps;                // of a session, at most
};

class Device {
 public:
  Device(const Nature& nature, std::uint64_t seed)
      : nature_(nature), dice_(seed), cells_(kSectors, nature.cells, seed) {
    Cells::in_use = &cells_;
    // A ring of finished games that is nearly full: sequence numbers matter most at its wrap.
    for (archived_ = 1; archived_ <= 1140; ++archived_) {
      note_.number = static_cast<std::uint16_t>(archived_);
      TEST_ASSERT_TRUE(store_.archive(record_of(archived_, length_of(archived_)), note_, false));
    }
    --archived_;
    game_.found({true, archived_, 0, false});
    TEST_ASSERT_TRUE(store_.save_no_game(note_.number));
  }

  void live_session() {
    const bool cut = dice_.chance(was_cut_ ? nature_.cut_starts_in_a_row : nature_.cut_starts);
    cells_.power_on();
    if (cut) cells_.cut(dice_.below(nature_.first_writes));
    was_cut_ = true;
    if (!start()) return;
    cells_.cut(-1);
    const int steps = 1 + dice_.below(nature_.steps);
    const bool torn = dice_.chance(nature_.cut_sessions);
    for (int i = 0; i < steps; ++i) {
      if (torn && i == steps - 1) cells_.cut(dice_.below(6));
      if (!step()) return;
    }
    was_cut_ = false;
  }

  const std::string& wrong() const { return wrong_; }
  void print(long sessions) const {
    std::printf(
        "%s: %ld sessions, %ld starts, %ld cuts, %ld actions, %ld programs, %ld erases: "
        "0 wrong, %ld pages lost to weak programs\n",
        nature_.name, sessions, starts_, cells_.cuts(), actions_, cells_.programs(),
        cells_.erases(), lost_);
  }
  long lost() const { return lost_; }

 private:
  bool fail(const std::string& what) {
    if (!cells_.is_off() && wrong_.empty()) wrong_ = what + " at start " + std::to_string(starts_);
    return false;
  }
  // With weak programs the save before is accepted as well, as docs/reliability.md promises.
  template <class T>
  bool is_expected(const Ledger<T>& ledger, const T& found) {
    if (found == ledger.safe || (ledger.begun && found == ledger.next)) return true;
    if (nature_.cells.weak_percent == 0 || !(found == ledger.before)) return false;
    ++lost_;
    return true;
  }

  bool find_choices(int (&found)[kSlots]) {
    for (int i = 0; i < kSlots; ++i) {
      const auto choice = static_cast<Slot>(i);
      int version = 0;
      (void)store_.load(choice, 1, [&](auto, const std::uint8_t* bytes, std::size_t size) {
        version = -1;
        const Ledger<int>& ledger = choices_[i];
        for (const int likely : {ledger.before, ledger.next, ledger.safe}) {
          const std::vector<std::uint8_t> wanted = SaveScript::bytes_of(choice, likely);
          if (likely == 0 || size != wanted.size()) continue;
          if (std::equal(wanted.begin(), wanted.end(), bytes)) version = likely;
        }
        return true;
      });
      found[i] = version;
      if (!is_expected(choices_[i], version)) return fail("a choice is lost or old");
    }
    return true;
  }

  bool find_game(Seen& found) {
    Record record;
    note_ = GameMeta();
    found.none = !store_.load_game(record, note_);
    found.number = note_.number;
    found.result_seen = note_.result_seen;
    if (!found.none) {
      found.actions = -1;
      for (const Seen& likely : {game_.before, game_.next, game_.safe}) {
        if (likely.none || likely.number != note_.number) continue;
        if (record == record_of(likely.number, likely.actions)) found.actions = likely.actions;
      }
    }
    if (!is_expected(game_, found)) return fail("the game is lost or old");
    if (found == game_.safe && !found.none && nature_.cells.weak_percent == 0) {
      if (note_.boots < least_starts_) return fail("a start was not counted");
      if (note_.boots > most_starts_) return fail("a start was counted that never was");
    }
    return true;
  }

  bool find_finished() {
    PageRef mark = kAfterAll;
    Record record;
    GameMeta note;
    int expected = 0;
    for (int i = 0; i < 6; ++i) {
      if (!store_.next_finished(mark, record, note)) return fail("finished games are lost");
      if (i == 0) {
        expected = note.number;
        const bool right = expected == archived_ || (archiving_ && expected == archived_ + 1);
        if (!right && nature_.cells.weak_percent == 0) return fail("the last game is not archived");
      }
      if (note.number != expected--) return fail("a finished game is missing");
    }
    return true;
  }

  // As the app starts. False: the power failed, or something is wrong.
  bool start() {
    ++starts_;
    store_ = Store();
    Seen found;
    int versions[kSlots];
    if (!find_choices(versions) || !find_game(found) || !find_finished()) return false;
    store_.mend();
    if (!found.none) {
      if (note_.boots < 255) ++note_.boots;
      most_starts_ = std::max<int>(most_starts_, note_.boots);
      if (!store_.save_game(record_of(found.number, found.actions), note_)) return must_be_off();
      least_starts_ = most_starts_ = note_.boots;
    }
    if (cells_.is_off()) return false;
    // From here on it may be shown, and must stay.
    game_.found(found);
    for (int i = 0; i < kSlots; ++i) choices_[i].found(versions[i]);
    return !found.over() || found.result_seen || file(/*again=*/true);
  }

  bool must_be_off() { return cells_.is_off() ? false : fail("a save failed"); }

  bool save(const Seen& wanted) {
    game_.begin(wanted);
    note_.result_seen = wanted.result_seen;
    if (!store_.save_game(record_of(wanted.number, wanted.actions), note_)) return must_be_off();
    game_.done();
    least_starts_ = most_starts_ = note_.boots;
    return true;
  }
  bool file(bool again) {
    const Seen& over = game_.safe;
    archiving_ = archived_ != over.number;
    if (!store_.archive(record_of(over.number, over.actions), note_, again)) return must_be_off();
    archived_ = over.number;
    archiving_ = false;
    return true;
  }
  bool choose(int i) {
    const auto choice = static_cast<Slot>(i);
    choices_[i].begin(++version_);
    const std::vector<std::uint8_t> bytes = SaveScript::bytes_of(choice, version_);
    if (!store_.save(choice, 1, bytes.data(), bytes.size())) return must_be_off();
    choices_[i].done();
    return true;
  }

  bool step() {
    ++actions_;
    Seen wanted = game_.safe;
    if (wanted.none || wanted.result_seen) {
      wanted = {false, wanted.number % 65'000 + 1, 0, false};
      note_ = GameMeta();
      note_.number = static_cast<std::uint16_t>(wanted.number);
      return save(wanted);
    }
    if (wanted.over()) {
      wanted.result_seen = true;
      return choose(2) && save(wanted);
    }
    ++wanted.actions;
    if (!save(wanted) || (wanted.over() && !file(/*again=*/false))) return false;
    if (dice_.chance(12) && !choose(dice_.below(kSlots))) return false;
    if (dice_.chance(50)) (void)store_.erase_ahead();
    return !cells_.is_off();
  }

  const Nature& nature_;
  SplitMix64 dice_;
  Cells cells_;
  Store store_;
  GameMeta note_;
  Ledger<Seen> game_;
  Ledger<int> choices_[kSlots];
  int archived_ = 0;
  bool archiving_ = false;
  int version_ = 0;
  int least_starts_ = 0;
  int most_starts_ = 0;
  bool was_cut_ = false;
  long starts_ = 0;
  long actions_ = 0;
  long lost_ = 0;
  std::string wrong_;
};

constexpr Cells::Nature kPlain = {};
constexpr Nature kHostile = {"hostile", kPlain, 50, 50, 9, 70, 25};
constexpr Nature kBrownout = {"brownout", kPlain, 30, 80, 6, 70, 6};
constexpr Nature kEvil = {"evil", {.drift = 1, .all_but_bits = true}, 50, 80, 6, 70, 6};
constexpr Nature kOrdinary = {"ordinary", kPlain, 2, 2, 9, 5, 200};
constexpr Nature kWeak = {"weak", {.weak_percent = 1}, 10, 10, 9, 20, 25};

void live(const Nature& nature, long sessions) {
  const long seeds = by_effort(1, 2, 8);
  for (long seed = 1; seed <= seeds; ++seed) {
    Device device(nature, static_cast<std::uint64_t>(seed));
    for (long i = 0; i < sessions; ++i) {
      device.live_session();
      if (!device.wrong().empty()) TEST_FAIL_MESSAGE(device.wrong().c_str());
    }
    device.print(sessions);
  }
}

void a_hostile_life_loses_nothing() { live(kHostile, by_effort(300, 1500, 15'000)); }
void an_empty_battery_loses_nothing() { live(kBrownout, by_effort(300, 1500, 30'000)); }
void bits_at_the_threshold_lose_nothing() { live(kEvil, by_effort(1500, 6000, 60'000)); }
void an_ordinary_life_loses_nothing() { live(kOrdinary, by_effort(30, 100, 1500)); }
void weak_programs_lose_the_last_page_at_most() { live(kWeak, by_effort(300, 1500, 15'000)); }

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_hostile_life_loses_nothing);
  RUN_TEST(an_empty_battery_loses_nothing);
  RUN_TEST(bits_at_the_threshold_lose_nothing);
  RUN_TEST(an_ordinary_life_loses_nothing);
  RUN_TEST(weak_programs_lose_the_last_page_at_most);
  return UNITY_END();
}
