// What outlives the battery: the game in progress, the games that ended, and what the table chose.
// Three regions at the end of the flash, their place and size fixed for ever.
#pragma once

#include "engine/rules/record.h"
#include "engine/store/log.h"

namespace felicity::store {

inline constexpr std::uint32_t kChoiceSectors = 8;
inline constexpr std::uint32_t kGameSectors = 16;
inline constexpr std::uint32_t kFinishedSectors = 72;
inline constexpr std::uint32_t kSectors = kChoiceSectors + kGameSectors + kFinishedSectors;
static_assert(kSectors == 96);

// What is kept beside games; each is one page, and what it says is its owner's business.
enum class Choice : std::uint8_t {
  Settings,
  Table,
  People,
  MorePeople,
  EvenMorePeople,
  LastPeople,
};
inline constexpr int kChoices = 6;
static_assert(kChoices <= Log::kMostKinds);

// What is known of a game beside its record.
struct GameNote {
  std::uint16_t number = 0;  // of the games of this device
  std::uint8_t starts = 0;   // how often the machine started while it was under way
  bool taken_back = false;   // the last thing done was to take back: no second time
  bool told = false;         // it is over, and everybody has seen how
  bool operator==(const GameNote&) const = default;
};

// A record needs room for its note. The letters a device can write have at most two bytes.
inline constexpr std::size_t kNoteBytes = 4;
inline constexpr std::size_t kKeptNameBytes = 16;
static_assert(kNoteBytes + kMostRecordBytes - kMaxSeats * (Player::kNameBytes - kKeptNameBytes) <=
              kPayloadBytes);

class Store {
 public:
  static constexpr int kMostFinished = 100;

  // A newer version of the game wrote here. Nothing is written until it is cleared on purpose.
  bool too_new() const { return too_new_; }
  // The last write did not work. Nothing more is tried until try_again(): a dying chip is slow.
  bool failing() const { return failing_; }
  void try_again() { failing_ = false; }

  // ---- what the table chose ---------------------------------------------------------------------
  // Hands pages to `read` (bool(schema, bytes, size)), newest first, until it believes one. No
  // schema above `newest_schema` is handed over.
  template <class Read>
  bool load(Choice choice, std::uint8_t newest_schema, const Read& read) {
    return load(choices_, static_cast<int>(choice), newest_schema, [&](const Page& page) {
      return read(page.head.schema, page.payload, std::size_t{page.size});
    });
  }
  [[nodiscard]] bool save(Choice choice, std::uint8_t schema, const std::uint8_t* bytes,
                          std::size_t size);

  // ---- the game in progress ---------------------------------------------------------------------
  // The first thing after a start. False: there is none; `note.number` is that of the last game in
  // any case.
  [[nodiscard]] bool load_game(Record& record, GameNote& note);
  [[nodiscard]] bool save_game(const Record& record, const GameNote& note);
  [[nodiscard]] bool save_no_game(std::uint16_t last_number);
  // A moment in which nobody waits: does at most one erase.
  bool erase_ahead();

  // ---- games that ended -------------------------------------------------------------------------
  // A game filed twice is still one game: whoever does not know whether the first time was cut
  // short says `again`.
  [[nodiscard]] bool file(const Record& record, const GameNote& note, bool again);
  // From the newest on: begin with kAfterAll. False: no more.
  [[nodiscard]] bool next_finished(Mark& mark, Record& record, GameNote& note);

  // ---- forgetting -------------------------------------------------------------------------------
  // Strikes every finished game this name played in.
  [[nodiscard]] bool strike_games_of(const char* name, std::size_t size);
  // What is saved from here on goes to fresh sectors; scrub() then erases all the older ones.
  void begin_scrub();
  [[nodiscard]] bool scrub();
  [[nodiscard]] bool clear();

 private:
  template <class Read>
  bool load(Log& log, int kind, std::uint8_t newest_schema, const Read& read) {
    Mark mark = kAfterAll;
    while (log.find_before(mark, kind, page_)) {
      if (page_.head.schema > newest_schema) {
        too_new_ = true;
        return false;
      }
      if (!read(page_)) continue;
      log.hold(kind, mark);
      return true;
    }
    return false;
  }
  bool append(Log& log, int kind, std::uint8_t schema);
  bool pack(const Record& record, const GameNote& note);

  Log choices_{0, kChoiceSectors};
  Log game_{kChoiceSectors, kGameSectors};
  Log finished_{kChoiceSectors + kGameSectors, kFinishedSectors};
  Page page_ = {};
  bool too_new_ = false;
  bool failing_ = false;
};

}  // namespace felicity::store
