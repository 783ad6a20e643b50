// A bot that tries to compute the deals. It is given a seed for its own chance in every game, and
// it sees which card it has lost itself. If both come from a number that a person types, trying
// numbers finds it, and with it all lost cards of all games.
//
// usage: cheating_bot SEEDS      tries the seeds below SEEDS. On stderr "found N by seeds" if one
// explains its hands and its seeds, "found N by hands" if it explains its hands only, else "found
// nothing".
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "engine/rules/random.h"
#include "engine/rules/state.h"

namespace {

using namespace felicity;

constexpr const char* kWords[] = {"-8", "-5", "R", "3", "5", "8", "11", "15", "L", "S"};

// As the arena does it for a run that was asked for by its number.
Random chance_of(std::uint64_t seed, long deal, int use) {
  std::uint8_t key[Random::kKeyBytes] = {};
  for (int i = 0; i < 8; ++i) {
    key[i] = static_cast<std::uint8_t>(seed >> (8 * i));
    key[8 + i] = static_cast<std::uint8_t>(static_cast<std::uint64_t>(deal) >> (8 * i));
  }
  key[16] = static_cast<std::uint8_t>(use);
  return Random(key);
}

using Keys = std::map<std::string, std::string>;

struct Game {
  int number = 0;  // from 0
  int players = 0;
  Seat seat = 0;
  std::uint64_t seed = 0;
  Seat start = kNobody;
  int lost = -1;  // the own lost card; -1: no question has come yet
};

Keys keys_of(std::istringstream& words) {
  Keys keys;
  for (std::string word; words >> word;) {
    const std::size_t equals = word.find('=');
    if (equals != std::string::npos) keys[word.substr(0, equals)] = word.substr(equals + 1);
  }
  return keys;
}

int missing_in(const std::string& hand) {
  int missing = -1;
  for (int face = 0; face < felicity::kFaces; ++face) {
    if (("," + hand + ",").find(std::string(",") + kWords[face] + ",") == std::string::npos)
      missing = face;
  }
  return missing;
}

bool explains_seeds(std::uint64_t tried, const std::vector<Game>& games) {
  for (const Game& game : games) {
    Random random = chance_of(tried, game.number / game.players, 1 + game.number % game.players);
    std::uint32_t word = 0;
    for (int seat = 0; seat <= game.seat; ++seat) word = random.word();
    if (word >> 1 != game.seed) return false;
  }
  return true;
}

bool explains_hands(std::uint64_t tried, const std::vector<Game>& games) {
  for (const Game& game : games) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(game.players);
    Random random = chance_of(tried, game.number / game.players, 0);
    const Deal dealt = deal(setup, random);
    if (static_cast<int>(dealt.discards[game.seat]) != game.lost) return false;
    if (dealt.setup.start != game.start) return false;
  }
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t seeds = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 0;
  std::vector<Game> games;
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream words(line);
    std::string verb;
    words >> verb;
    Keys keys = keys_of(words);
    if (verb == "hello") std::cout << "id cheat" << std::endl;
    if (verb == "new") {
      Game game;
      game.number = static_cast<int>(games.size());
      game.players = std::stoi(keys["n"]);
      game.seat = static_cast<Seat>(std::stoi(keys["seat"]));
      game.seed = std::stoull(keys["seed"]);
      games.push_back(game);
      std::cout << "ok" << std::endl;
    }
    if (verb == "act") {
      Game& game = games.back();
      if (game.lost < 0) {
        game.lost = missing_in(keys["hand"]);
        game.start = static_cast<Seat>(std::stoi(keys["start"]));
      }
      std::cout << "a " << keys["legal"].substr(0, keys["legal"].find(',')) << std::endl;
    }
    if (verb == "quit") break;
  }
  if (games.empty()) return 0;  // only greeted
  for (std::uint64_t tried = 0; tried < seeds; ++tried) {
    if (!explains_hands(tried, games)) continue;
    const bool by_seeds = explains_seeds(tried, games);
    std::cerr << "found " << tried << (by_seeds ? " by seeds" : " by hands") << std::endl;
    return 0;
  }
  std::cerr << "found nothing" << std::endl;
  return 0;
}
