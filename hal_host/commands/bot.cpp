#include <unistd.h>

#include "hal_host/arena/bot_service.h"
#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"

namespace felicity::host {
namespace {

int run(const std::vector<std::string>& words) {
  Options options;
  const std::string error =
      options.parse(words, {.with_value = {}, .flags = {}, .most_arguments = 1});
  if (!error.empty()) return wrong_usage(kBotCommand, error);
  if (options.arguments().empty()) return wrong_usage(kBotCommand, "which BOT?");
  std::string reason;
  const auto bot = HouseBot::named(options.arguments()[0], reason);
  if (!bot) return wrong_usage(kBotCommand, reason);
  return serve_bot(*bot, STDIN_FILENO, STDOUT_FILENO) == 0 ? 0 : output_failed();
}

}  // namespace

const Command kBotCommand = {
    "bot", "a computer player that speaks the bot protocol",
    "usage: felicity bot BOT\n"
    "\n"
    "Answers the lines of an arena: hello, new, act, end, quit. See docs/bots/README.md.\n"
    "\n"
    "BOT is LEVEL, LEVEL:CHARACTER, LEVEL:SIMULATIONS or LEVEL:CHARACTER:SIMULATIONS:\n"
    "  LEVEL         {levels}\n"
    "  CHARACTER     {characters}\n"
    "  SIMULATIONS   how much a hard bot thinks, 1 to 1000000 (3000)\n"
    "or a sparring partner:\n"
    "  random        any legal action\n"
    "  greedy        bids up to what it sees\n"
    "  collector, saver, guesser   three beginners\n"
    "  uniform       hard, but without beliefs about the others\n"
    "  normal-1      normal of version 0.2, which never changes\n"
    "  searcher      a tree search without beliefs; searcher:SIMULATIONS (1000)\n",
    run};

}  // namespace felicity::host
