#include "hal_host/commands/commands.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace felicity::host {

int wrong_usage(const Command& command, const std::string& sentence) {
  std::fprintf(stderr, "felicity %s: %s. See felicity %s --help.\n", command.name, sentence.c_str(),
               command.name);
  return kWrongUsage;
}

int output_failed() {
  std::fprintf(stderr, "felicity: the output could not be written: %s\n", std::strerror(errno));
  return 1;
}

int print(const std::string& text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  return written && std::fflush(stdout) == 0 ? 0 : output_failed();
}

}  // namespace felicity::host
