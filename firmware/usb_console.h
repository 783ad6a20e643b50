// The console on the cable, while the settings allow it, the self-test is open or the panel does
// not answer. Without it the USB part of the chip sleeps.
#pragma once

#include "engine/ui/app.h"

namespace felicity::firmware {

// Once in every turn of the loop; never waits for the PC.
void serve_usb(ui::App& app);

}  // namespace felicity::firmware
