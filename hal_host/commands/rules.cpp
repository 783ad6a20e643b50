#include <unistd.h>

#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/protocol/rules_service.h"

namespace felicity::host {
namespace {

int run(const std::vector<std::string>& words) {
  Options options;
  const std::string error = options.parse(words, {});
  if (!error.empty()) return wrong_usage(kRulesCommand, error);
  return serve_rules(STDIN_FILENO, STDOUT_FILENO) == 0 ? 0 : output_failed();
}

}  // namespace

const Command kRulesCommand = {
    "rules", "the rules engine as a service: a line in, a JSON line out",
    "usage: felicity rules\n"
    "\n"
    "Reads a setup, then actions, one a line; answers each line with one JSON line, the complete\n"
    "state of the game or an error. See docs/protocols.md.\n"
    "\n"
    "  {\"players\":4,\"seed\":12345}      a new game\n"
    "  2 place 15                        an action: SEAT place FACE|bid MICE|pass|buy\n"
    "  {\"view\":2}                        what seat 2 may know\n",
    run};

}  // namespace felicity::host
