#include <sys/random.h>

#include <cstdio>
#include <cstring>

#include "engine/rules/random.h"
#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/commands/rule_options.h"
#include "hal_host/protocol/record_text.h"
#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

constexpr const char* kNames[] = {"Anna", "Ben", "Cleo", "Dora", "Emil"};

int run(const std::vector<std::string>& words) {
  Options options;
  std::string error =
      options.parse(words, {.with_value = {"players", "seed", "edition"}, .flags = {}});
  if (!error.empty()) return wrong_usage(kDealCommand, error);
  const auto players = whole_number(options.value("players", "4"));
  if (!players || *players < kMinSeats || *players > kMaxSeats) {
    return wrong_usage(kDealCommand, "--players is 3, 4 or 5");
  }
  Setup setup;
  setup.players = static_cast<std::uint8_t>(*players);
  error = read_rules(setup, options);
  if (!error.empty()) return wrong_usage(kDealCommand, error);
  std::uint8_t key[Random::kKeyBytes];
  if (getrandom(key, sizeof key, 0) != static_cast<ssize_t>(sizeof key)) {
    std::fprintf(stderr, "felicity deal: this machine gives no random numbers\n");
    return 1;
  }
  Random random(key);
  if (options.has("seed")) {
    const auto seed = seed_of(options.value("seed"));
    if (!seed) return wrong_usage(kDealCommand, std::string("--seed is ") + kSeedRange);
    random = Random::from_seed(*seed);
  }
  Record record;
  record.deal = deal(setup, random);
  for (int seat = 0; seat < setup.players; ++seat) {
    if (!set_name(record.players[seat], kNames[seat], std::strlen(kNames[seat]))) return 1;
  }
  return print(format_record(record));
}

}  // namespace

const Command kDealCommand = {
    "deal", "deals a new game and prints its record",
    "usage: felicity deal [--players N] [--seed S] [--edition NAME]\n"
    "\n"
    "  --players N      3, 4 or 5 (4)\n"
    "  --seed S         the same seed deals the same cards; without it chance decides\n"
    "  --edition NAME   {editions}\n",
    run};

}  // namespace felicity::host
