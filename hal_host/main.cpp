// `felicity`: one program, its subcommands.
#include <fcntl.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>

#include "engine/base/version.h"
#include "hal_host/commands/help.h"

namespace felicity::host {
namespace {

const Command* const kCommands[] = {
    &kPlayCommand, &kRulesCommand, &kReplayCommand, &kExplainCommand, &kGamesCommand, &kSkinCommand,
    &kDealCommand, &kBotCommand,   &kArenaCommand,  &kBoardsCommand,  &kBenchCommand};

std::string help() {
  std::string text =
      std::string("felicity ") + kVersion +
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

// A closed standard input, output or error leaves its number to the next file that is opened: a
// save would then receive the messages. A descriptor that can only be read makes writing fail.
void occupy_standard_descriptors() {
  for (const char* placeholder : {"/dev/null", "/"}) {  // a bare chroot has no /dev
    int opened = 0;
    do {
      opened = open(placeholder, O_RDONLY);
    } while (opened >= 0 && opened <= STDERR_FILENO);
    if (opened < 0) continue;
    close(opened);
    return;
  }
}

int run(const std::vector<std::string>& words) {
  if (words.empty()) {
    std::fprintf(stderr, "felicity: which command? See felicity --help.\n");
    return kWrongUsage;
  }
  if (words[0] == "--help" || words[0] == "-h") return print(help());
  if (words[0] == "--version") return print(std::string("felicity ") + kVersion + "\n");
  for (const Command* command : kCommands) {
    if (words[0] != command->name) continue;
    const std::vector<std::string> rest(words.begin() + 1, words.end());
    for (const std::string& word : rest) {
      if (word == "--help" || word == "-h") return print(help_of(*command));
    }
    return command->run(rest);
  }
  std::fprintf(stderr, "felicity: there is no command %s. See felicity --help.\n",
               words[0].c_str());
  return kWrongUsage;
}

}  // namespace

}  // namespace felicity::host

int main(int argc, char** argv) {
  felicity::host::occupy_standard_descriptors();
  // A reader that went away or a file that must not grow is an error of write(), not the end.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  return felicity::host::run(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
}
