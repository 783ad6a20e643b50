// A first bot for Felicity: it adds up the cards it sees and bids a little less than that.
#include <iostream>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <vector>

const std::map<std::string, int> guess = {{"R", 0}, {"L", -6}, {"S", 3}, {"?", 2}};

std::vector<std::string> split(const std::string& text) {  // 5,-8,?
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, ',');) parts.push_back(part);
  return parts;
}

int main() {
  std::mt19937 chance;
  for (std::string line, word, pair; std::getline(std::cin, line);) {
    std::istringstream words(line);
    words >> word;
    std::map<std::string, std::string> see;  // n=4 seat=2 phase=place ...
    while (words >> pair) see[pair.substr(0, pair.find('='))] = pair.substr(pair.find('=') + 1);
    if (word == "hello") std::cout << "id first bot" << std::endl;
    if (word == "new") {
      chance.seed(std::stoul(see["seed"]));  // the same seed, the same game
      std::cout << "ok" << std::endl;
    }
    if (word == "act" && see["phase"] == "place") {
      const auto cards = split(see["legal"]);
      std::cout << "a " << cards[chance() % cards.size()] << std::endl;
    } else if (word == "act") {
      int sack = 0;
      for (const std::string& card : split(see["row"]))
        sack += guess.count(card) ? guess.at(card) : std::stoi(card);
      const int offer = std::stoi(see["bid"]) + 1;
      const bool can_pay = see["legal"] != "0";  // else it says something like 0,5-12
      std::cout << "a " << (can_pay && offer < sack - 4 ? offer : 0) << std::endl;
    }
    if (word == "quit") break;
  }
}
