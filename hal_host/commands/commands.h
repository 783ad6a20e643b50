// The subcommands of `felicity`. Each is handed the words after its name, returns the exit status
// and says wrong usage in one sentence (status 2).
#pragma once

#include <string>
#include <vector>

namespace felicity::host {

struct Command {
  const char* name;
  const char* purpose;  // one line for `felicity --help`
  const char* help;     // for `felicity NAME --help`
  int (*run)(const std::vector<std::string>& words);
};

extern const Command kPlayCommand;
extern const Command kRulesCommand;
extern const Command kReplayCommand;
extern const Command kExplainCommand;
extern const Command kDealCommand;
extern const Command kBotCommand;
extern const Command kArenaCommand;
extern const Command kGamesCommand;
extern const Command kSkinCommand;
extern const Command kBoardsCommand;
extern const Command kBenchCommand;

inline constexpr int kWrongUsage = 2;

// Prints "felicity NAME: sentence" on stderr.
int wrong_usage(const Command& command, const std::string& sentence);

// Prints on stdout; where that fails, output_failed().
int print(const std::string& text);
// Reports on stderr why a write to stdout failed (errno); the exit status.
int output_failed();

}  // namespace felicity::host
