#include <cerrno>
#include <cstdio>
#include <cstring>

#include "hal_host/commands.h"
#include "hal_host/options.h"
#include "hal_host/record_text.h"
#include "hal_host/report.h"
#include "hal_host/state_json.h"

namespace felicity::host {
namespace {

constexpr std::size_t kMostFileBytes = 1024 * 1024;

// False and errno, or EFBIG for a file that cannot be a record.
bool read_file(const std::string& path, std::string& text) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return false;
  char chunk[4096];
  std::size_t got = 0;
  while (text.size() <= kMostFileBytes && (got = std::fread(chunk, 1, sizeof chunk, file)) > 0) {
    text.append(chunk, got);
  }
  const int failed = std::ferror(file) != 0 ? errno : text.size() > kMostFileBytes ? EFBIG : 0;
  std::fclose(file);
  errno = failed;
  return failed == 0;
}

std::string state_lines(const Record& record) {
  Replay replay(record);
  Action action;
  Events events;
  std::string text = state_line(replay.state(), events) + "\n";
  while (!replay.at_end() && replay.step(action, events)) {
    text += state_line(replay.state(), events) + "\n";
  }
  return text;
}

int run(const std::vector<std::string>& words) {
  Options options;
  const std::string wrong =
      options.parse(words, {.with_value = {}, .flags = {"json", "text"}, .most_arguments = 1});
  if (!wrong.empty()) return wrong_usage(kReplayCommand, wrong);
  if (options.arguments().empty()) return wrong_usage(kReplayCommand, "which FILE?");
  if (options.has("json") && options.has("text")) {
    return wrong_usage(kReplayCommand, "--json or --text, not both");
  }
  const std::string& path = options.arguments()[0];
  std::string text;
  if (!read_file(path, text)) {
    std::fprintf(stderr, "%s: %s\n", path.c_str(), std::strerror(errno));
    return kWrongUsage;
  }
  Record record;
  const TextFault fault = parse_record(record, text);
  if (fault.line != 0) {
    std::fprintf(stderr, "%s:%d: %s\n", path.c_str(), fault.line, fault.reason.c_str());
    return kWrongUsage;
  }
  return print(options.has("json") ? state_lines(record) : report(record));
}

}  // namespace

const Command kReplayCommand = {
    "replay", "plays a recorded game back",
    "usage: felicity replay FILE [--json|--text]\n"
    "\n"
    "  --text   a readable report of the sacks (what you get without an option, too)\n"
    "  --json   the state lines of `felicity rules`: one for the setup, one for each action\n",
    run};

}  // namespace felicity::host
