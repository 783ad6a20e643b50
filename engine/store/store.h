// What outlives the battery: the game in progress, the games that ended, and what the table chose.
// Three regions at the end of the flash, their place and size fixed for ever.
#pragma once

#include <string_view>

#include "engine/rules/record.h"
#include "engine/store/log.h"

namespace felicity::store {

// What is kept beside games; each is one page, and its meaning is known to its owner.
enum class Slot : std::uint8_t {
  Settings,
  Seating,
  Roster0,
  Roster1,
  Roster2,
  Roster3,
};
inline constexpr int kSlots = 6;
static_assert(kSlots <= Log::kMostKinds);

// What is known of a game beside its record.
struct GameMeta {
  std::uint16_t number = 0;  // of the games of this device
  std::uint8_t boots = 0;    // how often the machine started while it was under way; 255: or more
  bool taken_back = false;   // the last thing done was to take back: no second time
  bool result_seen = false;  // it is over, and its end was shown
  bool operator==(const GameMeta&) const = default;
};

// A record needs room for its meta data. The letters a device can write have at most two bytes.
inline constexpr std::size_t kNoteBytes = 4;
inline constexpr std::size_t kKeptNameBytes = 2 * Player::kNameLetters;
static_assert(kNoteBytes + kMostRecordBytes - kMaxSeats * (Player::kNameBytes - kKeptNameBytes) <=
              kPayloadBytes);

class Store {
 public:
  static constexpr int kMostFinished = 100;

  // A newer version of the game wrote here. Nothing is written until all is erased on purpose.
  bool too_new() const { return too_new_; }
  // The last write did not work. Nothing more is tried until try_again(): a dying chip is slow.
  bool failing() const { return failing_; }
  void try_again() { failing_ = false; }

  // ---- a start: load() of every slot, load_game(), mend(); then what was found may be shown ---
  // The supply is too low to write: loading only reads, and what was found is not safe before it is
  // saved again.
  void load_read_only() { read_only_ = true; }
  // What the last life left half written is made unreadable for ever. Every write does this first.
  void mend();

  // ---- what the table chose ---------------------------------------------------------------------
  // Hands pages to `read` (bool(schema, bytes, size)), newest first, until it believes one. No
  // schema above `newest_schema` is handed over.
  template <class Read>
  bool load(Slot slot, std::uint8_t newest_schema, const Read& read) {
    return load(choices_, static_cast<int>(slot), newest_schema, [&](const Page& page) {
      return read(page.head.schema, page.payload, std::size_t{page.size});
    });
  }
  [[nodiscard]] bool save(Slot slot, std::uint8_t schema, const std::uint8_t* bytes,
                          std::size_t size);

  // ---- the game in progress ---------------------------------------------------------------------
  // After the choices. False: there is none; `note.number` is that of the last game in any case.
  [[nodiscard]] bool load_game(Record& record, GameMeta& note);
  [[nodiscard]] bool save_game(const Record& record, const GameMeta& note);
  [[nodiscard]] bool save_no_game(std::uint16_t last_number);
  // A moment in which no key is waited for: does at most one erase. False: nothing to do.
  bool erase_ahead();

  // ---- games that ended -------------------------------------------------------------------------
  // `again`: the first time may have been cut. A game filed twice is still one game.
  [[nodiscard]] bool file(const Record& record, const GameMeta& note, bool again);
  // From the newest on: begin with kAfterAll. False: no more. Listing all games reads the head of
  // each of the 1152 pages once, and each page with a game once more.
  [[nodiscard]] bool next_finished(Mark& mark, Record& record, GameMeta& note);
  // Goes past so many of them from kAfterAll on, by the heads of their pages: each head is read
  // once and no game is replayed. Returns how many there were; next_finished() finds the one
  // behind. It passes over what turns out to be no game, which only a foreign page does.
  int pass_finished(Mark& mark, int games) const;
  [[nodiscard]] int finished_count() const {
    Mark mark = kAfterAll;
    return pass_finished(mark, static_cast<int>(kFinishedSectors * kPagesInSector));
  }

  // ---- forgetting: long work in steps -----------------------------------------------------------
  // A page with the intent is written first: if the power fails, erase_pending() is true after
  // load_game() and the same begin_ function goes on, before anything is shown or saved.
  //   everything: begin_erase_everything(), erase_step() until it is Done or Failed.
  //   a name: begin_erase_name(), then save every slot and the game without it (or that there is
  //     none), then erase_step() until it is Done or Failed. Every game it played in is gone, and
  //     the name is nowhere in the flash, unless the game in progress has it.
  // A step does one erase at most, or 16 programs of a page: 450 ms on the slowest flash.
  enum class Erasing : std::uint8_t { Idle, Working, Done, Failed };
  void begin_erase_everything();
  // False: nothing can be written, nothing was begun.
  [[nodiscard]] bool begin_erase_name(std::string_view name);
  Erasing erase_step();
  int erase_percent() const { return step_ * 100 / kEraseSteps; }
  bool erase_pending() const { return job_ == Job::Found; }
  bool erasing() const { return job_ == Job::Everything || job_ == Job::Name; }
  // Of the erase that is pending or under way; empty: everything.
  std::string_view erased_name() const { return {name_, name_size_}; }

 private:
  static constexpr std::uint8_t kGameSchema = 1;  // of the game in progress and of finished ones
  static constexpr int kOnlyKind = 0;
  static constexpr int kIntentKind = 1;  // in the region of the game in progress
  enum class Job : std::uint8_t { None, Found, Everything, Name };
  static constexpr int kEraseSteps = static_cast<int>(kSectors) + 1;

  template <class Read>
  bool load(Log& log, int kind, std::uint8_t newest_schema, const Read& read) {
    Mark mark = kAfterAll;
    while (find_before(mark, log, kind, newest_schema)) {
      if (!read(page_)) continue;
      log.hold(kind, mark);
      return true;
    }
    log.hold_none(kind);
    return false;
  }
  bool find_before(Mark& mark, Log& log, int kind, std::uint8_t newest_schema);
  bool append(Log& log, int kind, std::uint8_t schema);
  bool pack(const Record& record, const GameMeta& note);
  static bool unpack(const Page& page, Record& record, GameMeta& note);
  void load_intent();
  void save_intent(std::string_view name);
  void begin(Job job);
  bool wipe_everything(std::uint32_t step);
  bool wipe_name(std::uint32_t step);
  bool strike_games(std::uint32_t sector);

  Log choices_{0, kSlotSectors};
  Log game_{kFirstGameSector, kGameSectors};
  Log finished_{kFirstFinishedSector, kFinishedSectors, /*rarely=*/true};
  Page page_ = {};
  bool too_new_ = false;
  bool failing_ = false;
  bool read_only_ = false;
  Job job_ = Job::None;
  bool gone_ = true;  // so far
  std::uint8_t step_ = 0;
  std::uint8_t name_size_ = 0;
  char name_[kKeptNameBytes] = {};
};

}  // namespace felicity::store
