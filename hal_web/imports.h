// What the page does for the module: page/engine.mjs gives these functions when it loads it. A
// pointer is a place in the module's memory.
#pragma once

#include <cstdint>

#define FELICITY_IMPORT(name) __attribute__((import_module("page"), import_name(name)))

namespace felicity::web {

extern "C" {
// A tune begins and ends the one that sounds. Its steps follow: 0 hertz is a rest, one of 0
// milliseconds the end.
FELICITY_IMPORT("tune") void page_tune(int volume);
FELICITY_IMPORT("step") void page_step(int hertz, int milliseconds);
FELICITY_IMPORT("brightness") void page_brightness(int percent);
FELICITY_IMPORT("led") void page_led(int red, int green, int blue);
// This rectangle of the picture has changed.
FELICITY_IMPORT("shown") void page_shown(int x, int y, int width, int height);
FELICITY_IMPORT("text") void page_text(const char* text, int size, int x, int y, int w, int h);
FELICITY_IMPORT("entropy") void page_entropy(std::uint8_t* key);
// These bytes of the flash are to be written to the disk. False: the disk refuses.
FELICITY_IMPORT("flash") bool page_flash(std::uint32_t at, std::uint32_t size);
FELICITY_IMPORT("panic") void page_panic(const char* file, int line);
}

}  // namespace felicity::web
