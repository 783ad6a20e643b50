// What is saved: settings, seating and roster; the game in progress; finished games. Each has a
// region of the flash of its own (flash_map.h).
#pragma once

#include <string_view>

#include "engine/rules/record.h"
#include "engine/store/log.h"

namespace felicity::store {

// Everything saved besides games, one page each. The caller owns the payload format.
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

// Facts about a game that its record does not hold.
struct GameMeta {
  std::uint16_t number = 0;  // of the games of this device
  std::uint8_t boots = 0;    // how often the machine started while it was under way; 255: or more
  bool taken_back = false;   // the last thing done was to take back: no second time
  bool result_seen = false;  // it is over, and its end was shown
  bool operator==(const GameMeta&) const = default;
};

// A record needs room for its meta data. The letters a device can write have at most two bytes.
inline constexpr std::size_t kMetaBytes = 4;
inline constexpr std::size_t kKeptNameBytes = 2 * Player::kNameLetters;
static_assert(kMetaBytes + kMostRecordBytes - kMaxSeats * (Player::kNameBytes - kKeptNameBytes) <=
              kPayloadBytes);

class Store {
 public:
  static constexpr int kMostFinished = 100;

  // A newer version of the game wrote here. Nothing is written until everything is erased.
  bool too_new() const { return too_new_; }
  // The last write failed. No write is tried until try_again(): a worn-out flash is slow.
  bool failing() const { return failing_; }
  void try_again() { failing_ = false; }

  // ---- a start: load() of every slot, load_game(), mend(); then what was found may be shown ---
  // For a supply that is too low to write: loading only reads. What was found must be saved again
  // before it is safe.
  void load_read_only() { read_only_ = true; }
  // Permanently invalidates pages that were torn by a cut. Every write does this first.
  void mend();

  // ---- slots ------------------------------------------------------------------------------------
  // Passes pages to `read` (bool(schema, bytes, size)), newest first, until it accepts one. Pages
  // with a schema above `newest_schema` are not passed.
  template <class Read>
  bool load(Slot slot, std::uint8_t newest_schema, const Read& read) {
    return load(slots_, static_cast<int>(slot), newest_schema, [&](const Page& page) {
      return read(page.head.schema, page.payload, std::size_t{page.size});
    });
  }
  [[nodiscard]] bool save(Slot slot, std::uint8_t schema, const std::uint8_t* bytes,
                          std::size_t size);

  // ---- the game in progress ---------------------------------------------------------------------
  // After the slots. False: there is none; `meta.number` is that of the last game in any case.
  [[nodiscard]] bool load_game(Record& record, GameMeta& meta);
  [[nodiscard]] bool save_game(const Record& record, const GameMeta& meta);
  [[nodiscard]] bool save_no_game(std::uint16_t last_number);
  // For idle moments: does at most one erase. False: nothing to do.
  bool erase_ahead();

  // ---- finished games ---------------------------------------------------------------------------
  // `again`: the first archive() may have been cut. Two archived copies count as one game.
  [[nodiscard]] bool archive(const Record& record, const GameMeta& meta, bool again);
  // From the newest on: begin with kAfterAll. False: no more. Listing all games reads the head of
  // each of the 1152 pages once, and each page with a game once more.
  [[nodiscard]] bool next_finished(PageRef& ref, Record& record, GameMeta& meta);
  // Skips this many games from kAfterAll on by the heads of their pages: each head is read once and
  // no game is replayed. Returns how many there were; next_finished() finds the one after them. A
  // foreign page that is not a game is skipped, too.
  int skip_finished(PageRef& ref, int games) const;
  [[nodiscard]] int finished_count() const {
    PageRef ref = kAfterAll;
    return skip_finished(ref, static_cast<int>(kFinishedSectors * kPagesInSector));
  }

  // ---- erasing on purpose, in steps -------------------------------------------------------------
  // A page with the intent is written first: if the power fails, erase_pending() is true after
  // load_game() and the same begin_ function goes on, before anything is shown or saved.
  //   everything: begin_erase_everything(), save the slots that are to stay, then erase_step()
  //     until it is Done or Failed.
  //   a name: begin_erase_name(), then save every slot and the game without it (or that there is
  //     none), then erase_step() until it is Done or Failed. Every game it played in is gone, and
  //     the name is nowhere in the flash, unless the game in progress has it.
  // A step does one erase at most, or 16 programs of a page: 450 ms on the slowest flash.
  enum class Erasing : std::uint8_t { Idle, Working, Done, Failed };
  void begin_erase_everything();
  // False: the flash cannot be written; no erase has begun.
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
    PageRef ref = kAfterAll;
    while (find_before(ref, log, kind, newest_schema)) {
      if (!read(page_)) continue;
      log.set_live(kind, ref);
      return true;
    }
    log.clear_live(kind);
    return false;
  }
  bool find_before(PageRef& ref, Log& log, int kind, std::uint8_t newest_schema);
  bool append(Log& log, int kind, std::uint8_t schema);
  bool pack(const Record& record, const GameMeta& meta);
  static bool unpack(const Page& page, Record& record, GameMeta& meta);
  void load_intent();
  void save_intent(std::string_view name);
  void begin(Job job);
  bool wipe_everything(std::uint32_t step);
  bool wipe_name(std::uint32_t step);
  bool invalidate_games(std::uint32_t sector);

  Log slots_{0, kSlotSectors};
  Log game_{kFirstGameSector, kGameSectors};
  Log finished_{kFirstFinishedSector, kFinishedSectors, /*rarely=*/true};
  Page page_ = {};
  bool too_new_ = false;
  bool failing_ = false;
  bool read_only_ = false;
  Job job_ = Job::None;
  bool gone_ = true;  // everything erased so far
  std::uint8_t step_ = 0;
  std::uint8_t name_size_ = 0;
  char name_[kKeptNameBytes] = {};
};

}  // namespace felicity::store
