// What outlives the battery: settings, seating and roster with the moment they are written, and the
// store that holds them and the games.
#pragma once

#include "engine/session/save_format.h"
#include "engine/store/store.h"

namespace felicity::session {

// With less charge an erase may not be carried through, nor the writes of a start. A battery that
// is not measured counts as full.
bool battery_is_safe(int percent);

// What a screen may use of it.
class PublicSaves {
 public:
  const Settings& settings() const { return settings_; }
  const Seating& seating() const { return seating_; }
  const Roster& roster() const { return roster_; }
  // Written by Saves::save_changed_slots() if the contents are other ones by then.
  Seating& change_seating();
  Roster& change_roster();
  // A later version wrote the flash: nothing is saved until everything is erased.
  bool too_new() const { return store_.too_new(); }
  int erase_percent() const { return store_.erase_percent(); }

 protected:
  std::uint8_t unsaved_ = 0;  // a bit per slot that may have changed
  Settings settings_;
  Roster roster_;
  Seating seating_;
  store::Store store_;
};

class Saves : public PublicSaves {
 public:
  // Out of line, so that code fills it at the start: as initial values it would take 2 KB of flash.
  Saves();

  Settings& change_settings();  // as change_seating()

  // Power on. `writes`: the battery allows it; otherwise all that was found is written later.
  // False: nothing was found.
  bool load(bool writes);
  // Whether the language is to be asked. Nothing is written before it is answered.
  void set_first_start(bool first) { settings_.first_start = first; }
  // The slots whose contents changed, and only those.
  void save_changed_slots();

  store::Store& store() { return store_; }
  const store::Store& store() const { return store_; }
  // The last game could not be saved; a version from the future that refuses writes does not count.
  bool game_is_unsafe() const { return game_failed_ || store_.too_new(); }
  // The mark in the corner of the screen: something is not saved.
  bool shows_mark() const { return store_.failing() || store_.too_new() || !start_is_written_; }
  // Since a start everything found is safe again, or is written with the next action.
  bool start_is_written() const { return start_is_written_; }
  void set_start_is_written() { start_is_written_ = true; }

  void save_game(const Record& record, const store::GameMeta& meta);
  // True once after saving began to fail.
  bool take_failure();

  // ---- erasing: the store goes on in steps ------------------------------------------------------
  // All that is kept is saved once more without the name, then everything older goes. False:
  // nothing can be written, nothing was begun.
  [[nodiscard]] bool begin_erase_name(std::string_view name);
  // All but the language and the kind of battery, which are saved at once and stay if the power
  // fails.
  void begin_erase_everything();

 private:
  static constexpr std::uint32_t kNothingSaved = 0;

  std::size_t pack_slot(store::Slot slot, std::uint8_t* bytes) const;
  void forget_saved();

  bool start_is_written_ = false;
  bool game_failed_ = false;     // since the last time it worked
  bool failure_is_new_ = false;  // the notice is still to be shown
  std::uint32_t saved_sums_[store::kSlots] = {};
};

}  // namespace felicity::session
