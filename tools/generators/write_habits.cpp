// usage: write_habits HABITS_3 HABITS_4 HABITS_5 >engine/bots/searching_habits.cpp
// The habits of players that search, as tools/fit-exploiter found them in games of three, four and
// five players, in the form that the engine has.
#include <cstdio>

#include "hal_host/arena/habits.h"

namespace felicity::host {
namespace {

// With 15 mice each, five players that search raise a bid of 12 four times of five, one of 13 once
// in three, and none of 14, which the fitted weights do not hold: sixteenths of the purse.
constexpr std::int8_t kFirstCapOfFive = 14;

void write_bidding(const Habits& habits, int players) {
  std::puts("    {");
  int round = 0;
  for (const CallWeights& weights : habits.calls) {
    bots::Bidding bidding = bidding_of(weights);
    if (++round == 1 && players == kMaxSeats) {
      for (std::int8_t& cap : bidding.cap) cap = kFirstCapOfFive;
    }
    std::fputs("        {", stdout);
    for (const std::int8_t* part :
         {bidding.slope, bidding.base, bidding.hope, bidding.gain, bidding.cap, bidding.stay}) {
      std::printf("{%d, %d, %d, %d}%s", part[0], part[1], part[2], part[3],
                  part == bidding.stay ? "},\n" : ", ");
    }
  }
  std::puts("    },");
}

void write_placing(const Habits& habits) {
  std::puts("    {{");
  for (const auto& liking : habits.placing.liking) {
    std::fputs("        {", stdout);
    for (int face = 0; face < kFaces; ++face) {
      std::printf("%d%s", liking[face], face + 1 == kFaces ? "},\n" : ", ");
    }
  }
  std::puts("    }},");
}

}  // namespace
}  // namespace felicity::host

int main(int count, char** arguments) {
  using namespace felicity::host;
  if (count != 4) {
    std::fputs("usage: write_habits HABITS_3 HABITS_4 HABITS_5\n", stderr);
    return 2;
  }
  Habits habits[3];
  for (int i = 0; i < 3; ++i) {
    const std::string reason = read_habits(arguments[i + 1], habits[i]);
    if (reason.empty()) continue;
    std::fprintf(stderr, "write_habits: %s\n", reason.c_str());
    return 1;
  }
  std::puts(
      "// Made by tools/tune-bots; do not edit.\n#include \"engine/bots/strategies.h\"\n\n"
      "namespace felicity::bots {\nnamespace {\n\n"
      "// For 3, 4 and 5 players, by round.\nconstexpr Bidding kBidding[][kRounds] = {");
  for (int i = 0; i < 3; ++i) write_bidding(habits[i], felicity::kMinSeats + i);
  std::puts("};\n\nconstexpr Placing kPlacing[] = {");
  for (const Habits& each : habits) write_placing(each);
  std::puts(
      "};\n\n}  // namespace\n\n"
      "const Bidding& searching_bidding(int players, int round) {\n"
      "  return kBidding[players - kMinSeats][round - 1];\n}\n"
      "const Placing& searching_placing(int players) { return kPlacing[players - kMinSeats]; }\n\n"
      "}  // namespace felicity::bots");
}
