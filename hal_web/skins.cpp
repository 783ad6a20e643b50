// What the editor of skins needs of the game: the own pictures to begin with, which letters there
// are, and a look at a card or a tune at once.
#include <cstdint>

#include "engine/gfx/font.h"
#include "engine/hal.h"
#include "engine/ui/app.h"
#include "engine/ui/skinned.h"
#include "hal_host/device/skin_block.h"
#include "hal_web/exports.h"
#include "hal_web/game.h"
#include "hal_web/machine.h"

namespace felicity::web {
namespace {

const host::Bytes& own() {
  static const host::Bytes kOwn = host::own_skin();
  return kOwn;
}

}  // namespace

FELICITY_EXPORT("skin") std::uint8_t* skin() { return machine().skin; }
FELICITY_EXPORT("skin_bytes") std::uint32_t skin_bytes() { return store::kSkinBytes; }
FELICITY_EXPORT("skin_at") std::uint32_t skin_at() { return store::kSkinAt; }
FELICITY_EXPORT("own_skin") const std::uint8_t* own_skin() { return own().data(); }
FELICITY_EXPORT("own_skin_bytes") std::uint32_t own_skin_bytes() {
  return static_cast<std::uint32_t>(own().size());
}
FELICITY_EXPORT("has_letter") bool has_letter(std::uint32_t code) { return gfx::Font::has(code); }

// The page has written other bytes to skin(). Returns what is wrong with them: skin::Fault.
FELICITY_EXPORT("change_skin") int change_skin() {
  game()->panel().change_skin();
  return static_cast<int>(game()->panel().skin().fault());
}
FELICITY_EXPORT("skin_fault_at") int skin_fault_at() {
  return static_cast<int>(game()->panel().skin().fault_at());
}

// Opens the list of cards at this one.
FELICITY_EXPORT("show_card") void show_card(int face) {
  ui::App& app = game()->app();
  app.go(ui::kHomeScreen);
  app.open(ui::kCardListScreen);
  app.memory<ui::ListMemory>().cursor = static_cast<std::uint8_t>(face);
}

FELICITY_EXPORT("play_tune") void play_tune(int tune, int volume) {
  hal::play(ui::notes_of(game()->panel().skin(), static_cast<ui::Tune>(tune)), 1, volume);
}

}  // namespace felicity::web
