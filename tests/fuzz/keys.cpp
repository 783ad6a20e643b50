// Any keys at any moment, on a whole device whose power may fail: no panic, mice that add up, and
// nothing secret on the panel without a key that is held.
//
// Two bytes a step: what happens, and which key or how long.
#include <memory>

#include "tests/fuzz/demand.h"
#include "tests/ui/virtual_device.h"

using namespace felicity;
using namespace felicity::tests;

namespace {

void check(VirtualDevice& device) {
  const ui::App& app = std::as_const(device).app();
  const bool open = app.screen().secret;
  const bool stays = app.screen().may_stay &&
                     (app.settings().toggle_hand || app.session().is_alone(app.view().turn));
  demand(!open || device.held() != 0 || stays, "a secret stays open");
  if (!app.table().running()) return;
  const State& truth = device.truth();
  int mice = truth.bank;
  for (Seat seat = 0; seat < truth.players; ++seat) mice += truth.money[seat] + truth.bids[seat];
  for (int k = truth.passes; truth.mice_laid && k < truth.players - 1; ++k) {
    mice += mouse_card(truth.players, k);
  }
  demand(mice == total_mice(truth.players), "mice were lost");
}

void step(VirtualDevice& device, unsigned what, unsigned which) {
  const auto key = static_cast<std::uint8_t>(1U << which % 8);
  switch (what % 8) {
    case 0: device.hold(key, static_cast<int>(which)); break;
    case 1: device.release(device.held(), static_cast<int>(which)); break;
    case 2: device.wait(static_cast<int>(which * which)); break;
    case 3: device.settle(); break;
    case 4:  // a player who lifts the cover and plays a card
      device.release(device.held(), 300);
      device.hold(hal::kA, 20);
      if (which % 2 != 0) device.press(hal::kRight);
      device.hold(hal::kUp, 450);
      device.release(hal::kUp, 20);
      device.release(hal::kA, 20);
      break;
    default: device.press(key); break;
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto device = std::make_unique<VirtualDevice>(size % 2 == 0 ? kOled : kSquare, 1);
  device->app().change_settings().speed = ui::Speed::Off;
  for (std::size_t at = 0; at + 1 < size && at < 400; at += 2) {
    const unsigned what = data[at];
    const unsigned which = data[at + 1];
    if (what == 0xFF) {  // the power fails in one of the next writes, and comes back later
      device->flash().cut(static_cast<long>(which % 4), {Tear::How::FirstBytes, 128});
    } else if (what == 0xFE) {
      FailingFlash flash = device->flash();
      flash.power_on();
      device = std::make_unique<VirtualDevice>(kOled, which, flash);
      demand(&device->app().screen() == &ui::kBootScreen, "not every start is at the logo");
    } else {
      step(*device, what, which);
    }
    check(*device);
  }
  return 0;
}
