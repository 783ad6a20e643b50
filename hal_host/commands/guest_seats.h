// Programs at the table of `felicity play`: each gets the questions of the bot protocol, made of
// the View of its seat, and nothing else.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "hal_host/arena/external_bot.h"
#include "hal_host/device/device.h"

namespace felicity::host {

class GuestSeats {
 public:
  static constexpr double kTimeout = 5;  // seconds for an answer, as in the arena

  // "2=exec:python3 mybot.py": a seat and a program. Empty, or what is wrong.
  [[nodiscard]] std::string add(const std::string& text);
  bool empty() const { return guests_.empty(); }
  // Starts each program once. Empty, or which one cannot play, and why.
  [[nodiscard]] std::string check() const;
  // The seeds of their games are 1, 2, 3 and so on, not chance.
  void use_fixed_seeds() { fixed_seeds_ = true; }

  // Puts them into the seats of the next game. After App::start().
  void sit_down(Device& device);
  // Before a step of the app: sends questions and takes answers. `waits`: for each answer, at most
  // kTimeout. True: an answer is still to come.
  bool step(Device& device, bool waits);

  // What programs write to standard error is dropped.
  void drop_messages();

  // Called for each fault; may be absent. The bot of the device plays on for a program that is out.
  std::function<void(const std::string& line)> on_fault;
  // All faults, the last lines left out if there are many.
  std::string faults() const;

 private:
  struct Guest {
    Seat seat = 0;
    EntrantSpec entrant;
    Player player;
    std::unique_ptr<GuestBot> bot;
    Deal game;  // that it has begun, if it is playing
    bool playing = false;
  };

  Guest* guest_to_act(const session::Session& session);
  void begin_game(Guest& guest, const session::Session& session);
  void end_games(const session::Session& session);
  void take_faults(Guest& guest);

  std::vector<Guest> guests_;
  bool fixed_seeds_ = false;
  std::uint32_t games_ = 0;
  bool messages_dropped_ = false;
  long fault_count_ = 0;
  std::string first_faults_;
};

}  // namespace felicity::host
