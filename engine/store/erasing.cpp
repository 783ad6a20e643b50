// Erasing on purpose: everything, or a name. A flash takes up to 400 ms to erase a sector, and
// there are 96: each step erases one, and a page with the intent lets the next start continue.
#include <algorithm>
#include <cstring>

#include "engine/store/store.h"

namespace felicity::store {
namespace {

// A good checksum is not enough to erase everything.
constexpr std::string_view kIntent = "erase ";

bool plays_in(const Record& record, std::string_view name) {
  const Player* const end = record.players + record.deal.setup.players;
  return std::any_of(record.players, end, [&](const Player& player) {
    return std::string_view(player.name, player.name_size) == name;
  });
}

}  // namespace

void Store::load_intent() {
  const bool found = load(game_, kIntentKind, kGameSchema, [&](const Page& page) {
    std::string_view name(reinterpret_cast<const char*>(page.payload), page.size);
    if (!name.starts_with(kIntent)) return false;
    name.remove_prefix(kIntent.size());
    if (name.size() > sizeof name_) return false;
    std::copy(name.begin(), name.end(), name_);
    name_size_ = static_cast<std::uint8_t>(name.size());
    return true;
  });
  job_ = found ? Job::Found : Job::None;
}

// Into a fresh sector, like everything that is saved after it.
void Store::save_intent(std::string_view name) {
  const bool is_written = job_ == Job::Found && name == erased_name();
  mend();
  slots_.go_to_fresh_sector();
  game_.go_to_fresh_sector();
  if (is_written) return;
  std::memmove(name_, name.data(), name.size());
  name_size_ = static_cast<std::uint8_t>(name.size());
  page_.size = static_cast<std::uint8_t>(kIntent.size() + name.size());
  std::memcpy(page_.payload, kIntent.data(), kIntent.size());
  std::memcpy(page_.payload + kIntent.size(), name_, name_size_);
  (void)append(game_, kIntentKind, kGameSchema);
}

void Store::begin(Job job) {
  job_ = job;
  step_ = 0;
  gone_ = true;
}

void Store::begin_erase_everything() {
  too_new_ = failing_ = false;
  save_intent("");
  failing_ = false;  // a flash that cannot be programmed may still be erased
  for (int slot = 0; slot < kSlots; ++slot) slots_.clear_live(slot);
  begin(Job::Everything);
}

bool Store::begin_erase_name(std::string_view name) {
  if (too_new_ || name.empty() || name.size() > sizeof name_) return false;
  failing_ = false;
  save_intent(name);
  if (failing_) return false;
  begin(Job::Name);
  return true;
}

Store::Erasing Store::erase_step() {
  if (job_ != Job::Everything && job_ != Job::Name) return Erasing::Idle;
  const bool gone = job_ == Job::Everything ? wipe_everything(step_) : wipe_name(step_);
  gone_ = gone_ && gone;
  if (++step_ < kEraseSteps) return Erasing::Working;
  job_ = Job::None;
  step_ = name_size_ = 0;
  return gone_ ? Erasing::Done : Erasing::Failed;
}

// The sector with the intent goes last: until then the next start goes on. A slot saved since the
// beginning is live and in a sector of its own.
bool Store::wipe_everything(std::uint32_t step) {
  if (step < kSlotSectors) return slots_.has_live(step) || slots_.wipe(step);
  step -= kSlotSectors;
  if (step < kFinishedSectors) return finished_.wipe(step);
  step -= kFinishedSectors;
  if (step < kGameSectors) {
    return game_.wipe((game_.live_place(kIntentKind) / kPagesInSector + 1 + step) % kGameSectors);
  }
  bool is_blank = true;
  for (std::uint32_t sector = 0; sector < kSlotSectors; ++sector) {
    is_blank = is_blank && !slots_.has_live(sector);
  }
  if (is_blank) slots_.reset();
  game_.reset();
  finished_.reset();
  return true;
}

// The pages saved since the beginning are live and in sectors of their own.
bool Store::wipe_name(std::uint32_t step) {
  if (step < kFinishedSectors) return invalidate_games(step);
  step -= kFinishedSectors;
  if (step < kSlotSectors) return slots_.has_live(step) || slots_.wipe(step);
  step -= kSlotSectors;
  if (step < kGameSectors) return game_.has_live(step) || game_.wipe(step);
  // A page that could not be saved is still live in its old place, with the name in it.
  return game_.invalidate(game_.live_place(kIntentKind)) && !failing_;
}

bool Store::invalidate_games(std::uint32_t sector) {
  Record record;
  GameMeta meta;
  bool done = true;
  for (std::uint32_t i = 0; i < kPagesInSector; ++i) {
    const std::uint32_t place = sector * kPagesInSector + i;
    if (!finished_.read(place, kOnlyKind, page_)) {
      done = finished_.invalidate_torn(place) && done;
    } else if (page_.head.schema > kGameSchema) {
      done = false;  // its players cannot be read
    } else if (unpack(page_, record, meta) && plays_in(record, erased_name())) {
      done = finished_.invalidate(place) && done;
    }
  }
  return done;
}

}  // namespace felicity::store
