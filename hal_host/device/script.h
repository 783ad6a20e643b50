// Key scripts: a text that plays the game, takes pictures and looks for words.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hal_host/device/headless.h"

namespace felicity::host {

class ScriptRunner {
 public:
  explicit ScriptRunner(Headless& device);

  // Take a picture and print a line; by default into a PNG file of that name and to stdout. The
  // script ends when `shot` returns an error or `print` returns false (output closed).
  std::function<std::string(const std::string& name, const Picture& picture)> shot;
  std::function<bool(const std::string& line)> print;
  // If set and true, the replay has ended: any further step is an error.
  std::function<bool()> is_over;

  struct Fault {
    int line = 0;  // from 1; 0: no fault
    std::string error;
  };
  Fault run(std::string_view script);
  // Runs one line. Returns an error, or "".
  std::string step(std::string_view line);

  int presses() const { return presses_; }

 private:
  std::string key_step(std::string_view verb, std::string_view key);
  std::string expect(std::string_view text) const;

  Headless& device_;
  int presses_ = 0;
};

}  // namespace felicity::host
