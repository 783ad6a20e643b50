#include "engine/rules/tokens.h"

namespace felicity {
namespace {

constexpr const char* kFaceWords[] = {"-8", "-5", "R", "3", "5", "8", "11", "15", "BIG", "SMALL"};

}  // namespace

const char* word(Face face) { return kFaceWords[static_cast<int>(face)]; }
const char* word(Edition edition) { return row_of(edition).name; }
const char* word(Player::Kind kind) { return Player::kKindWords[static_cast<int>(kind)]; }
const char* word(Player::Character character) {
  return Player::kCharacterWords[static_cast<int>(character)];
}

}  // namespace felicity
