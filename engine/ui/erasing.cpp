// Erasing on purpose. The store does it a step at a time, so that the panel can show how far it is;
// meanwhile nothing else goes on, and what a power cut leaves half done is done at the next start.
#include <algorithm>

#include "engine/ui/app.h"
#include "engine/ui/common_keys.h"

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

void App::erase(std::string_view name) {
  if (name.empty()) return erase_everything();
  const ErasedName erased(name);  // it may be a name in the roster, which forgets it
  if (!session_->mode().saves) {  // the game that waits is saved again like everything else
    session_->restore_game();
    go(kHomeScreen);
  }
  if (!session_->begin_erase_name(erased.words())) return notice(Text::ErasingFailed);
  panel_->forget_tiles();
  open(kErasingScreen);
}

void App::erase_everything() {
  session_->begin_erase_everything();
  panel_->forget_tiles();
  go(kErasingScreen);
}

// The power failed while something was erased.
void App::continue_erasing() { erase(saves_->store().erased_name()); }

// Instead of everything else that a step does: no key counts, and the panel stays lit.
void App::step_erasing(std::uint8_t held) {
  ignore_keys(held);
  erase_on();
  draw();
  update_backlight();
}

// Both apart, so that the stack need not have room for their memory while a picture is drawn.
[[gnu::noinline]] void App::ignore_keys(std::uint8_t held) {
  KeyEvent ignored[KeyReader::kMostEvents];
  (void)keys_.read(timers_.now(), held, screen().key_timing, ignored);
  timers_.touch();
}

[[gnu::noinline]] void App::erase_on() {
  using Erasing = store::Store::Erasing;
  const ErasedName name(saves_->store().erased_name());
  const Erasing state = saves_->store().erase_step();
  if (state != Erasing::Working) end_erasing(name.words(), state == Erasing::Done);
}

void App::end_erasing(std::string_view name, bool gone) {
  if (name.empty()) {
    saves_->save_changed_slots();
    panel_->forget_tiles();
    go_home(*this);
  } else {
    back();
  }
  keys_.swallow();
  if (gone) return;
  if (!name.empty()) saves_->change_roster().meet(name.data(), static_cast<int>(name.size()));
  notice(Text::ErasingFailed);
}

}  // namespace felicity::ui
