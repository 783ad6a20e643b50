#include "engine/rules/tokens.h"

namespace felicity {
namespace {

constexpr const char* kFaceWords[] = {"-8", "-5", "R", "3", "5", "8", "11", "15", "BIG", "SMALL"};
constexpr const char* kEditionWords[] = {"english-2007", "slovak", "felicity-2012", "dutch-999"};
constexpr const char* kKindWords[Player::kKinds] = {"human", "bot:easy", "bot:normal", "bot:hard"};
constexpr const char* kCharacterWords[Player::kCharacters] = {"", ":cautious", ":bold",
                                                              ":trickster"};

}  // namespace

const char* word(Face face) { return kFaceWords[static_cast<int>(face)]; }
const char* word(Edition edition) { return kEditionWords[static_cast<int>(edition)]; }
const char* word(Player::Kind kind) { return kKindWords[static_cast<int>(kind)]; }
const char* word(Player::Character character) {
  return kCharacterWords[static_cast<int>(character)];
}

}  // namespace felicity
