// `felicity`: one program, its subcommands.
#include <csignal>
#include <cstdio>

#include "engine/ui/version.h"
#include "hal_host/commands.h"

namespace felicity::host {
namespace {

const Command* const kCommands[] = {&kPlayCommand,  &kRulesCommand,  &kReplayCommand,
                                    &kGamesCommand, &kDealCommand,   &kBotCommand,
                                    &kArenaCommand, &kBoardsCommand, &kBenchCommand};

std::string help() {
  std::string text =
      std::string("felicity ") + ui::kVersion +
      ", an unofficial pocket version of the card game Felicity: The Cat in the Sack\n"
      "\n"
      "usage: felicity COMMAND [...]     felicity COMMAND --help     felicity --version\n"
      "\n";
  for (const Command* command : kCommands) {
    const std::string name = command->name;
    text += "  " + name + std::string(10 - name.size(), ' ') + command->purpose + "\n";
  }
  return text;
}

int run(const std::vector<std::string>& words) {
  if (words.empty()) {
    std::fprintf(stderr, "felicity: which command? See felicity --help.\n");
    return kWrongUsage;
  }
  if (words[0] == "--help" || words[0] == "-h") return print(help());
  if (words[0] == "--version") return print(std::string("felicity ") + ui::kVersion + "\n");
  for (const Command* command : kCommands) {
    if (words[0] != command->name) continue;
    const std::vector<std::string> rest(words.begin() + 1, words.end());
    for (const std::string& word : rest) {
      if (word == "--help" || word == "-h") return print(command->help);
    }
    return command->run(rest);
  }
  std::fprintf(stderr, "felicity: there is no command %s. See felicity --help.\n",
               words[0].c_str());
  return kWrongUsage;
}

}  // namespace

int wrong_usage(const Command& command, const std::string& sentence) {
  std::fprintf(stderr, "felicity %s: %s. See felicity %s --help.\n", command.name, sentence.c_str(),
               command.name);
  return kWrongUsage;
}

int print(const std::string& text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  return std::fflush(stdout) == 0 && written ? 0 : 1;
}

}  // namespace felicity::host

int main(int argc, char** argv) {
  // A reader that went away or a file that must not grow is an error of write(), not the end.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  return felicity::host::run(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
}
