#include "hal_host/arena/entrant.h"

#include <unistd.h>

#include "hal_host/arena/builtin_bot.h"
#include "hal_host/arena/child_process.h"
#include "hal_host/arena/external_bot.h"

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

}  // namespace

std::vector<EntrantSpec> read_invitations(const std::string& text, std::string& error) {
  std::vector<EntrantSpec> list;
  for (const std::string& item : split_list(text)) {
    EntrantSpec invitation;
    invitation.name = item;
    if (item.starts_with("exec:")) {
      const auto command = command_of(item.substr(5));
      if (!command) {
        error = "a quote in " + item + " is not closed";
        return {};
      }
      if (command->empty()) {
        error = "exec: needs a program to start";
        return {};
      }
      invitation.command = *command;
    } else if (!HouseBot::named(item)) {
      error = item.empty() ? "an empty seat" : "there is no bot " + item;
      return {};
    }
    list.push_back(invitation);
  }
  return list;
}

Action default_action(const Choices& open) {
  return open.phase == Phase::Place ? Action::place(open.seat, open.cards.lowest())
                                    : Action::pass(open.seat);
}

std::unique_ptr<Entrant> make_entrant(const EntrantSpec& invitation, double timeout) {
  if (invitation.is_guest()) return std::make_unique<GuestBot>(invitation.command, timeout);
  return std::make_unique<HouseEntrant>(*HouseBot::named(invitation.name));
}

}  // namespace felicity::host
