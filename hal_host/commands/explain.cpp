#include <cstdio>

#include "hal_host/arena/explanation_text.h"
#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/commands/record_file.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

// Empty, or what is wrong.
std::string read_seats(unsigned& seats, const Record& record, const Options& options) {
  seats = seats_of_people(record);
  if (!options.has("seat")) {
    return seats != 0 ? "" : "only bots play in this game; --seat N explains what one of them did";
  }
  const auto seat = whole_number(options.value("seat"));
  const int last = record.deal.setup.players - 1;
  if (!seat || *seat < 0 || *seat > last) return "--seat is 0 to " + std::to_string(last);
  seats = 1U << *seat;
  return "";
}

int run(const std::vector<std::string>& words) {
  Options options;
  std::string error =
      options.parse(words, {.with_value = {"seat"}, .flags = {"json"}, .most_arguments = 1});
  if (error.empty() && options.arguments().empty()) error = "which FILE?";
  if (!error.empty()) return wrong_usage(kExplainCommand, error);
  Record record;
  if (!read_record_file(record, options.arguments()[0])) return kWrongUsage;
  unsigned seats = 0;
  error = read_seats(seats, record, options);
  if (!error.empty()) return wrong_usage(kExplainCommand, error);
  Explanation explanation(record, seats);
  std::vector<Decision> decisions;
  while (auto decision = explanation.next()) decisions.push_back(*decision);
  return print(options.has("json") ? explanation_json(record, decisions)
                                   : explanation_text(record, decisions));
}

}  // namespace

const Command kExplainCommand = {
    "explain", "tells what hard would have done in a recorded game",
    "usage: felicity explain FILE [--seat N] [--json]\n"
    "\n"
    "For every decision of a person: what a hard bot would have done in that seat, with the same\n"
    "cards in view, and what share of the win both could expect by its simulations. The three\n"
    "costliest moments stand at the end. The same record gives the same explanation.\n"
    "\n"
    "  --seat N         the decisions of this seat, counted from 0; also of a bot\n"
    "  --json           a line for each decision, and one that names the costliest\n",
    run};

}  // namespace felicity::host
