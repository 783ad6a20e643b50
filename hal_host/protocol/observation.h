// What one seat knows, as the engine hands it to a bot, and as a line of the bot protocol.
#pragma once

#include "hal_host/protocol/bot_message.h"

namespace felicity::host {

struct Observation {
  View view;
  History history;
};

// `view` is that of the seat which is to act.
ActFields fields_of(const View& view, const History& history);

// Plays the past that the fields tell through the rules, with imagined cards in place of the hidden
// ones, and demands that everything they say comes out of it. Where the log tells nothing of
// earlier rounds, the game begins with the running one. The reason is empty if all is well.
std::string rebuild(Observation& observation, const ActFields& fields, Edition edition,
                    const HouseRules& house);

}  // namespace felicity::host
