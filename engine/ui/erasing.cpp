// Erasing on purpose. The store does it a step at a time, so that the panel can show how far it is;
// meanwhile nothing else goes on, and what a cut leaves half done is done at the next start.
#include <algorithm>
#include <iterator>

#include "engine/ui/app.h"

namespace felicity::ui {
namespace {

// The store forgets it with its last step.
struct ErasedName {
  explicit ErasedName(std::string_view name) : size(name.size()) {
    std::copy(name.begin(), name.end(), bytes);
  }
  std::string_view words() const { return {bytes, size}; }

  std::size_t size;
  char bytes[store::kKeptNameBytes] = {};
};

}  // namespace

// What is kept of a choice may be erased: whatever it was, it is saved again.
void App::forget_kept() {
  std::fill(std::begin(kept_sums_), std::end(kept_sums_), kNothingKept);
  unsaved_ = 0;
}

void App::erase_name(int index) {
  if (!is_kept()) {  // the game that waits is saved again like everything else
    restore_game();
    go(kHomeScreen);
  }
  const Person person = roster_.at(index);
  erase_name(std::string_view(person.name, person.name_size));
}

// All that is kept is saved once more without the name; then everything older goes.
void App::erase_name(std::string_view name) {
  if (!store_.begin_erase_name(name)) return notice(Text::ErasingFailed);
  forget_kept();
  change_settings();
  Roster& people = change_roster();
  people.forget(people.find(name.data(), static_cast<int>(name.size())));
  for (Player& player : change_seating().seats) {
    if (std::string_view(player.name, player.name_size) == name) player = Player();
  }
  begin_series();
  save_changed_slots();
  if (has_game()) {
    save_game();
  } else if (!store_.save_no_game(note_.number)) {
    dirty_ = true;
  }
  open(kErasingScreen);
}

void App::erase_everything() {
  store_.begin_erase_everything();
  const Language language = settings_.language;
  settings_ = Settings();
  settings_.language = language;
  roster_ = Roster();
  seating_ = Seating();
  note_ = store::GameMeta();
  table_.clear();
  set_aside_ = false;
  use_table(Use::Game);
  go(kErasingScreen);
}

// The power failed while something was erased.
void App::go_on_erasing() {
  const ErasedName name(store_.erased_name());
  if (name.size == 0) return erase_everything();
  erase_name(name.words());
}

// Instead of everything else that a step does: no key counts, and the panel stays lit.
void App::step_erasing(std::uint8_t held) {
  ignore_keys(held);
  erase_on();
  draw(canvas_.bounds());
  update_backlight();
}

// Both apart, so that the stack need not have room for their memory while a picture is drawn.
[[gnu::noinline]] void App::ignore_keys(std::uint8_t held) {
  KeyEvent ignored[KeyReader::kMostEvents];
  (void)keys_.read(now_, held, screen().key_timing, ignored);
  last_key_at_ = now_;
}

[[gnu::noinline]] void App::erase_on() {
  using Erasing = store::Store::Erasing;
  const ErasedName name(store_.erased_name());
  const Erasing state = store_.erase_step();
  if (state != Erasing::Working) end_erasing(name.words(), state == Erasing::Done);
}

void App::end_erasing(std::string_view name, bool gone) {
  if (name.empty()) {
    forget_kept();
    change_settings();
    save_changed_slots();
    go(kHomeScreen);
  } else {
    back();
  }
  keys_.swallow();
  if (gone) return;
  if (!name.empty()) change_roster().meet(name.data(), static_cast<int>(name.size()));
  notice(Text::ErasingFailed);
}

}  // namespace felicity::ui
