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

  // What becomes of a picture and of a printed line; unless told otherwise, a PNG file of that
  // name and stdout. A reason that is not empty and a line that nobody reads end the script.
  std::function<std::string(const std::string& name, const Picture& picture)> shot;
  std::function<bool(const std::string& line)> print;
  // Where it is set and true, there is nothing left to press or to look at.
  std::function<bool()> is_over;

  struct Fault {
    int line = 0;  // from 1; 0: everything went well
    std::string reason;
  };
  Fault run(std::string_view script);
  // One line; empty, or the reason why it failed.
  std::string step(std::string_view line);

  int presses() const { return presses_; }

 private:
  std::string key_step(std::string_view verb, std::string_view key);
  std::string expect(std::string_view text) const;

  Headless& device_;
  int presses_ = 0;
};

}  // namespace felicity::host
