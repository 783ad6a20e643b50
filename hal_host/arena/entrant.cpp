#include "hal_host/arena/entrant.h"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <set>

#include "hal_host/arena/builtin_bot.h"
#include "hal_host/arena/child_process.h"
#include "hal_host/arena/external_bot.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

class HouseEntrant : public Entrant {
 public:
  explicit HouseEntrant(const HouseBot& bot) : bot_(bot) {}
  void begin(const Setup&, Seat, std::uint64_t seed) override { seed_ = seed; }
  Action act(const View& view, const History& history) override {
    return bot_.decide(view, history, seed_);
  }
  void end(const Scores&) override {}

 private:
  HouseBot bot_;
  std::uint64_t seed_ = 0;
};

// Parts at commas that stand outside quotes.
std::vector<std::string> split_list(const std::string& text) {
  std::vector<std::string> items(1);
  char quote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == ',' && quote == '\0') {
      items.emplace_back();
      continue;
    }
    items.back() += c;
    if (c == '\\' && quote != '\'' && i + 1 < text.size()) {
      items.back() += text[++i];
    } else if (c == quote) {
      quote = '\0';
    } else if (quote == '\0' && (c == '"' || c == '\'')) {
      quote = c;
    }
  }
  return items;
}

// Quotes round all of a command are those of a program's name ("./my bot") or only hold the command
// together in the list ("python3 mybot.py").
std::optional<std::vector<std::string>> command_of(const std::string& text) {
  auto words = split_command(text);
  const bool quoted = text.starts_with('"') || text.starts_with('\'');
  if (words && words->size() == 1 && quoted && access((*words)[0].c_str(), X_OK) != 0) {
    words = split_command((*words)[0]);
  }
  return words;
}

// The file of a program, without folder and ending: of "python3 bots/my_bot.py 3" my_bot.
std::string program_name(const std::vector<std::string>& command) {
  namespace fs = std::filesystem;
  const auto is_script = [](const std::string& word) {
    std::error_code no_such_file;
    return fs::path(word).has_extension() && fs::is_regular_file(word, no_such_file);
  };
  const auto script = std::find_if(command.begin() + 1, command.end(), is_script);
  return fs::path(script == command.end() ? command[0] : *script).stem().string();
}

// Letters that every font and record has, `most` of them.
std::string plain_name(const std::string& text, std::size_t most) {
  std::string name;
  for (const char c : text) {
    if (name.size() == most) break;
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 && static_cast<unsigned char>(c) < 0x80U) {
      name += c;
    }
  }
  return name.empty() ? "bot" : name;
}

// "hard:bold:500" is the hard bold one of the device.
void set_level(Player& player, std::string name) {
  const std::size_t colon = name.rfind(':');
  constexpr auto kNone = std::string::npos;
  const bool numbered = colon != kNone && name.find_first_not_of("0123456789", colon + 1) == kNone;
  if (numbered) name.resize(colon);
  (void)set_kind(player, "bot:" + name);
}

}  // namespace

EntrantSpec read_invitation(const std::string& item, std::string& error) {
  EntrantSpec invitation;
  invitation.name = item;
  if (!item.starts_with("exec:")) {
    std::string reason;
    if (HouseBot::named(item, reason)) return invitation;
    error = item.empty() ? "an empty seat" : reason;
    return {};
  }
  const auto command = command_of(item.substr(5));
  if (!command) {
    error = "a quote in " + item + " is not closed";
  } else if (command->empty()) {
    error = "exec: needs a program to start";
  } else {
    invitation.command = *command;
  }
  return invitation;
}

std::vector<EntrantSpec> read_invitations(const std::string& text, std::string& error) {
  std::vector<EntrantSpec> list;
  for (const std::string& item : split_list(text)) {
    list.push_back(read_invitation(item, error));
    if (!error.empty()) return {};
  }
  return list;
}

std::vector<Player> players_of(const std::vector<EntrantSpec>& entrants) {
  std::vector<Player> players;
  std::set<std::string> taken;
  for (const EntrantSpec& entrant : entrants) {
    const std::string text = entrant.is_guest() ? program_name(entrant.command)
                                                : entrant.name.substr(0, entrant.name.find(':'));
    std::string name = plain_name(text, Player::kNameLetters);
    for (int number = 2; !taken.insert(name).second; ++number) {
      name = plain_name(text, Player::kNameLetters - 1) + std::to_string(number);
    }
    Player player;
    (void)set_name(player, name.data(), name.size());
    if (!entrant.is_guest()) set_level(player, entrant.name);
    players.push_back(player);
  }
  return players;
}

std::unique_ptr<Entrant> make_entrant(const EntrantSpec& invitation, double timeout) {
  if (invitation.is_guest()) return std::make_unique<GuestBot>(invitation.command, timeout);
  return std::make_unique<HouseEntrant>(*HouseBot::named(invitation.name));
}

}  // namespace felicity::host
