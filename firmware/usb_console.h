// The console on USB. On while the settings allow it, and from the moment a fault is being looked
// for: the self-test was opened, or the panel did not answer. Otherwise the USB block sleeps.
#pragma once

#include "engine/ui/app.h"

namespace felicity::firmware {

// Called in every turn of the main loop; never waits for the PC.
void serve_usb(const ui::App& app, session::Saves& saves);

}  // namespace felicity::firmware
