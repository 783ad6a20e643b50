#include "engine/console/hardware_lines.h"

namespace felicity::console {
namespace {

const char* words(hal::Power::Charging charging) {
  using Charging = hal::Power::Charging;
  switch (charging) {
    case Charging::No: return "no";
    case Charging::Yes: return "yes";
    case Charging::Unknown: break;
  }
  return "unknown";
}

}  // namespace

bool hardware_line(const Hardware& hardware, int number, Chunk& chunk) {
  const auto count = [](std::uint32_t value) { return static_cast<int>(value); };
  switch (number) {
    case 0: chunk.add("chip ").add(hardware.chip).add(" on ").add(hardware.module); break;
    case 1:
      chunk.add("reset by ").add(hardware.reset_by).add(", ").add(count(hardware.seconds));
      chunk.add(" s ago");
      break;
    case 2:
      chunk.add("supply ");
      if (hardware.power.millivolts == 0) chunk.add("unknown");
      if (hardware.power.millivolts != 0) chunk.add(hardware.power.millivolts).add(" mV");
      chunk.add(", charging: ").add(words(hardware.power.charging));
      break;
    case 3:
      chunk.add("save pages ").add(hardware.pages_used).add(" of ").add(hardware.pages);
      chunk.add(" used, ").add(count(hardware.pages_written)).add(" written since new");
      break;
    default: return false;
  }
  return true;
}

}  // namespace felicity::console
