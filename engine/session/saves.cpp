#include "engine/session/saves.h"

#include <algorithm>
#include <new>
#include <span>

#include "engine/base/crc32.h"

namespace felicity::session {
namespace {

using store::Slot;

constexpr int kSafePercent = 5;

constexpr std::uint8_t bit(Slot slot) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(slot));
}
constexpr Slot roster_page(int page) {
  return static_cast<Slot>(static_cast<int>(Slot::Roster0) + page);
}
static_assert(roster_page(Roster::kPages - 1) == Slot::Roster3);

std::uint32_t sum_of(const std::uint8_t* bytes, std::size_t size) {
  return crc32(bytes, size) | 1U;  // never kNothingSaved
}

}  // namespace

Saves::Saves() = default;

bool battery_is_safe(int percent) { return percent < 0 || percent > kSafePercent; }

bool Saves::load(bool writes) {
  bool found = false;
  if (!writes) store_.load_read_only();
  const auto read = [&](Slot slot, auto& into) {
    const auto believe = [&](std::uint8_t schema, const std::uint8_t* bytes, std::size_t size) {
      if (!unpack(into, schema, bytes, size)) return false;
      saved_sums_[static_cast<int>(slot)] = writes ? sum_of(bytes, size) : kNothingSaved;
      return true;
    };
    if (!store_.load(slot, kKeptSchema, believe)) return;
    found = true;
    if (!writes) unsaved_ |= bit(slot);
  };
  read(Slot::Settings, settings_);
  read(Slot::Seating, seating_);
  for (int page = 0; page < Roster::kPages; ++page) read(roster_page(page), roster_);
  return found;
}

void Saves::save_changed_slots() {
  for (int i = 0; i < store::kSlots; ++i) {
    const auto slot = static_cast<Slot>(i);
    if ((unsaved_ & bit(slot)) == 0) continue;
    std::uint8_t bytes[store::kPayloadBytes];
    const std::size_t size = pack_slot(slot, bytes);
    const std::uint32_t sum = sum_of(bytes, size);
    if (sum != saved_sums_[i] && !store_.save(slot, kKeptSchema, bytes, size)) continue;
    saved_sums_[i] = sum;
    unsaved_ = static_cast<std::uint8_t>(unsaved_ & ~bit(slot));
  }
}

std::size_t Saves::pack_slot(Slot slot, std::uint8_t* bytes) const {
  switch (slot) {
    case Slot::Settings: return pack(settings_, bytes);
    case Slot::Seating: return pack(seating_, bytes);
    case Slot::Roster0:
    case Slot::Roster1:
    case Slot::Roster2:
    case Slot::Roster3: break;
  }
  const int page = static_cast<int>(slot) - static_cast<int>(Slot::Roster0);
  return pack(roster_, page, bytes);
}

Settings& Saves::change_settings() {
  unsaved_ |= bit(Slot::Settings);
  return settings_;
}

Seating& PublicSaves::change_seating() {
  unsaved_ |= bit(Slot::Seating);
  return seating_;
}

Roster& PublicSaves::change_roster() {
  for (int page = 0; page < Roster::kPages; ++page) unsaved_ |= bit(roster_page(page));
  return roster_;
}

void Saves::save_game(const Record& record, const store::GameMeta& meta) {
  const bool failed = !store_.save_game(record, meta) && !store_.too_new();
  failure_is_new_ = failure_is_new_ || (failed && !game_failed_);
  game_failed_ = failed;
}

bool Saves::take_failure() {
  const bool is_new = failure_is_new_;
  failure_is_new_ = false;
  return is_new;
}

// What the flash holds of a slot may be erased: whatever it was, it is saved again.
void Saves::forget_saved() {
  std::fill(std::begin(saved_sums_), std::end(saved_sums_), kNothingSaved);
  unsaved_ = 0;
}

bool Saves::begin_erase_name(std::string_view name) {
  if (!store_.begin_erase_name(name)) return false;
  forget_saved();
  change_settings();
  change_roster().forget(roster_.find(name.data(), static_cast<int>(name.size())));
  for (Player& player : change_seating().seats) {
    if (std::string_view(player.name, player.name_size) == name) player = Player();
  }
  seating_.begin_series(settings_.players);
  save_changed_slots();
  return true;
}

void Saves::begin_erase_everything() {
  store_.begin_erase_everything();
  const Settings before = settings_;
  settings_ = Settings();
  settings_.language = before.language;
  settings_.battery = before.battery;  // a fact of the device, not a choice of its owner
  settings_.first_start = true;
  new (&roster_) Roster();  // in place, here and below: the stack has no room for a second one
  new (&seating_) Seating();
  forget_saved();
  change_settings();
  save_changed_slots();
  store_.try_again();  // a flash that takes no page may take one once it is erased
}

}  // namespace felicity::session
