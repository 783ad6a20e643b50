#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include "engine/base/crc32.h"
#include "engine/store/store.h"
#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/device/boards.h"
#include "hal_host/device/headless.h"
#include "hal_host/protocol/files.h"
#include "hal_host/protocol/record_text.h"

namespace felicity::host {
namespace {

// A record played to its end.
struct Played {
  explicit Played(const Record& record) {
    Replay replay(record);
    Action action;
    Events events;
    for (; !replay.at_end() && replay.step(action, events); ++actions) {
    }
    state = replay.state();
  }
  bool is_over() const { return state.phase == Phase::Over; }

  State state;
  int actions = 0;
};

std::string name(const Record& record, Seat seat) {
  const Player& player = record.players[seat];
  return std::string(player.name, player.name_size);
}

// As the podium shows it.
std::string code(const Record& record) {
  std::uint8_t bytes[kMostRecordBytes];
  char digits[9];
  std::snprintf(digits, sizeof digits, "%08X", crc32(bytes, encode(record, bytes)));
  return digits;
}

std::string counted(int count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

// Only what is public at the table.
std::string line_of_game_under_way(const Record& record, const store::GameMeta& note) {
  const Played played(record);
  std::string names;
  for (Seat seat = 0; seat < played.state.players; ++seat) {
    names += (seat == 0 ? "" : ", ") + name(record, seat);
  }
  return "game " + std::to_string(note.number) + " is under way: " + names + "; round " +
         std::to_string(played.state.round) + ", " + counted(played.actions, "action") + ", " +
         (note.boots == 255 ? "255+ restarts" : counted(note.boots, "restart")) + "\n";
}

std::string line_of_finished_game(const Record& record, const State& end, int number) {
  const Scores result = scores(end);
  std::string text = std::to_string(number);
  text = std::string(5 - std::min<std::size_t>(text.size(), 5), ' ') + text + "  " + code(record);
  std::string winners;
  for (Seat seat = 0; seat < end.players; ++seat) {
    const std::string who = name(record, seat);
    text += (seat == 0 ? "  " : ", ") + who + " " + std::to_string(result.total[seat]);
    if ((result.winners >> seat & 1) != 0) winners += (winners.empty() ? "" : " and ") + who;
  }
  return text + "; " + winners + " won\n";
}

// Finished games as text files in a folder. What is there already stays as it is.
class Export {
 public:
  // Empty, or why not.
  std::string open(const std::string& folder) {
    folder_ = folder;
    if (mkdir(folder.c_str(), 0777) == 0 || errno == EEXIST) return "";
    return folder + ": " + std::strerror(errno);
  }

  std::string write(const Record& record, int number) {
    const std::string path =
        folder_ + "/game-" + std::to_string(number) + "-" + code(record) + ".felicity";
    if (std::error_code none; std::filesystem::exists(path, none)) {
      ++there_already_;
      return "";
    }
    const std::string error = write_text(path, "wbx", format_record(record));
    if (!error.empty()) return path + ": " + error;
    told_ += path + "\n";
    ++written_;
    return "";
  }

  std::string report() const {
    return told_ + counted(written_, "game") + " written, " + counted(there_already_, "game") +
           " there already\n";
  }

 private:
  std::string folder_;
  std::string told_;
  int written_ = 0;
  int there_already_ = 0;
};

int complain(const std::string& what) {
  std::fprintf(stderr, "%s\n", what.c_str());
  return kWrongUsage;
}

// Newest first; stops and says why where `tell` does.
template <class Tell>
std::string for_each_finished(store::Store& store, const Tell& tell) {
  Record record;
  store::GameMeta note;
  store::PageRef mark = store::kAfterAll;
  for (int i = 0; i < store::Store::kMostFinished && store.next_finished(mark, record, note); ++i) {
    const Played played(record);
    if (!played.is_over()) continue;  // hands that are still held stay secret
    std::string error = tell(record, played.state, note.number);
    if (!error.empty()) return error;
  }
  return "";
}

int list(store::Store& store, const std::string& under_way) {
  std::string text;
  for_each_finished(store, [&](const Record& record, const State& end, int number) {
    text += line_of_finished_game(record, end, number);
    return std::string();
  });
  if (text.empty()) text = "no game was finished here\n";
  return print(under_way + text);
}

int write_all(store::Store& store, const std::string& folder) {
  Export files;
  std::string error = files.open(folder);
  if (error.empty()) {
    error = for_each_finished(store, [&](const Record& record, const State&, int number) {
      return files.write(record, number);
    });
  }
  return error.empty() ? print(files.report()) : complain(error);
}

int run(const std::vector<std::string>& words) {
  Options options;
  const std::string error =
      options.parse(words, {.with_value = {"export"}, .flags = {}, .most_arguments = 1});
  if (!error.empty()) return wrong_usage(kGamesCommand, error);
  if (options.arguments().empty()) return wrong_usage(kGamesCommand, "which FILE?");
  const std::string& path = options.arguments()[0];
  Flash flash;
  const std::string unreadable = flash.copy(path);
  if (!unreadable.empty()) return complain(path + ": " + unreadable);
  // A device that is not switched on: only its flash is looked at.
  const Headless device(kDefaultBoard, Chance::from_seed(0), std::move(flash));
  store::Store store;
  Record record;
  store::GameMeta note;
  const bool found = store.load_game(record, note);
  if (store.too_new()) return complain(path + ": a newer version of the game saved this");
  if (options.has("export")) return write_all(store, options.value("export"));
  const bool under_way = found && !Played(record).is_over();
  return list(store, under_way ? line_of_game_under_way(record, note) : "");
}

}  // namespace

static_assert(store::kSaveBytes == 384 * 1024);  // as the usage says

const Command kGamesCommand = {
    "games", "lists and exports the games of a save",
    "usage: felicity games FILE [--export FOLDER]\n"
    "\n"
    "FILE is a save of felicity play, or the last 384 KB of a device's flash read into a file. It "
    "is\n"
    "only read. Each line tells a finished game, newest first: its number, the code the podium\n"
    "showed, the scores. Of a game under way it tells what everybody at the table knows.\n"
    "\n"
    "  --export FOLDER  writes the finished games there, a file each, for felicity replay\n",
    run};

}  // namespace felicity::host
