#include "engine/ui/illustration.h"

#include "engine/ui/pieces.h"

namespace felicity::ui {
namespace {

using namespace gfx;

struct Piece {
  enum class Kind : std::uint8_t { Card, Crossed, Back, Mice, Sack, OpenSack, Divider };
  Kind kind = Kind::Sack;
  std::uint8_t value = 0;
};

constexpr Piece card(Face face) { return {Piece::Kind::Card, static_cast<std::uint8_t>(face)}; }
constexpr Piece crossed(Face face) {
  return {Piece::Kind::Crossed, static_cast<std::uint8_t>(face)};
}
constexpr Piece back(Seat owner) { return {Piece::Kind::Back, owner}; }
constexpr Piece mice(int count) { return {Piece::Kind::Mice, static_cast<std::uint8_t>(count)}; }
constexpr Piece kSack = {Piece::Kind::Sack, 0};
constexpr Piece kOpenSack = {Piece::Kind::OpenSack, 0};
constexpr Piece kDivider = {Piece::Kind::Divider, 0};  // between two sacks

struct Picture {
  int count;
  Piece pieces[5];
};

Picture picture_of(Prose about) {
  switch (about) {
    case Prose::SackAnimals:
    case Prose::RuleCards:
      return {4,
              {card(Face::CatMinus8), card(Face::Cat11), card(Face::Rabbit), card(Face::BigDog)}};
    case Prose::SackPoints:
    case Prose::EndScoring:
    case Prose::RuleEnd: return {3, {card(Face::Cat15), card(Face::CatMinus5), mice(4)}};
    case Prose::PlacingSecret:
    case Prose::GuideFirstCard:
    case Prose::RulePlacing: return {4, {kSack, back(1), back(2), back(3)}};
    case Prose::PlacingKeys:
    case Prose::PlacingKeysFour:
    case Prose::PlacingKeysFive:
      return {3, {card(Face::Cat3), card(Face::Cat8), card(Face::SmallDog)}};
    case Prose::AuctionBid:
    case Prose::GuideBid:
    case Prose::GuideBidFour:
    case Prose::RuleBidding: return {4, {kSack, mice(3), mice(5), mice(6)}};
    case Prose::AuctionReveal:
      return {4, {card(Face::Cat11), card(Face::CatMinus5), back(2), back(3)}};
    case Prose::PassingMice:
    case Prose::GuidePass:
    case Prose::RulePassing:
    case Prose::RuleRefill: return {3, {mice(2), mice(4), mice(6)}};
    case Prose::PassingLastChance:
    case Prose::RuleNobodyBids: return {2, {kSack, mice(1)}};
    case Prose::DogsOne:
    case Prose::RuleOneDog:
      return {5,
              {card(Face::BigDog), crossed(Face::Cat15), kDivider, card(Face::SmallDog),
               crossed(Face::CatMinus8)}};
    case Prose::DogsMany:
    case Prose::GuideDogs:
    case Prose::RuleManyDogs:
      return {3, {card(Face::BigDog), card(Face::SmallDog), card(Face::Cat15)}};
    case Prose::EndTip:
    case Prose::RuleThree: return {3, {card(Face::Cat8), back(1), back(3)}};
    case Prose::GuidePlace: return {3, {kSack, card(Face::Cat15), card(Face::BigDog)}};
    case Prose::GuideRaise: return {2, {mice(6), mice(8)}};
    case Prose::RuleMice: return {1, {mice(15)}};
    case Prose::GuideSold:
    case Prose::GuideEnd:
    case Prose::RuleWinning: return {2, {kOpenSack, card(Face::Cat11)}};
    case Prose::GuideStart:
    case Prose::GuideUnsold:
    case Prose::RuleAim: return {1, {kSack}};
    case Prose::KeysSix:
    case Prose::KeysEight:
    case Prose::KeysFour:
    case Prose::KeysFive:
    case Prose::AboutMangyCat:
    case Prose::AboutAlleyCat:
    case Prose::AboutRabbit:
    case Prose::AboutKitten:
    case Prose::AboutTabby:
    case Prose::AboutHouseCat:
    case Prose::AboutGreyCat:
    case Prose::AboutChampion:
    case Prose::AboutLargeDog:
    case Prose::AboutSmallDog:
    case Prose::HelpEdition:
    case Prose::HelpRabbit:
    case Prose::HelpTie:
    case Prose::HelpMoney:
    case Prose::HelpBattery:
    case Prose::HelpUsbConsole:
    case Prose::HelpBotsLearn:
    case Prose::HelpTips:
    case Prose::HelpTracker:
    case Prose::HelpAllIn:
    case Prose::AboutGame: break;
  }
  return {0, {}};
}

bool is_card(const Piece& piece) {
  return piece.kind == Piece::Kind::Card || piece.kind == Piece::Kind::Crossed;
}

// What the piece takes up; nothing, if it cannot be drawn that low. Mice need no card to lie on.
CardSize size_of(const Page& page, const Piece& piece, int height) {
  if (piece.kind == Piece::Kind::Divider) {  // where there are cards to divide
    return animal_size(page).h <= height ? CardSize{1, height} : CardSize{0, 0};
  }
  if (piece.kind == Piece::Kind::Mice && (page.small() || card_size(page).h > height)) {
    return {mice_width(page, piece.value), page.texts().line};
  }
  const bool sack = piece.kind == Piece::Kind::Sack || piece.kind == Piece::Kind::OpenSack;
  const CardSize whole = sack ? sack_size(page) : card_size(page);
  if (whole.h <= height) return whole;
  const CardSize low = animal_size(page);
  return is_card(piece) && low.h <= height ? low : CardSize{0, 0};
}

void draw_piece(Page& page, Rect area, const Piece& piece) {
  const Face face = static_cast<Face>(piece.value);
  switch (piece.kind) {
    case Piece::Kind::Card:
    case Piece::Kind::Crossed:
      if (area.h < card_size(page).h) {
        draw_animal(page, area, face);
      } else {
        draw_card(page, area.x, area.y, face);
      }
      if (piece.kind == Piece::Kind::Crossed) draw_cross(page, area);
      break;
    case Piece::Kind::Back: draw_back(page, area.x, area.y, piece.value); break;
    case Piece::Kind::Mice:
      if (area.h == card_size(page).h) {
        page.canvas().fill_rounded(area, 3, Colour::Yellow);
        page.canvas().frame_rounded(area, 3, kCardInk);
        draw_mice(page, area, piece.value, on(Colour::Yellow));
        break;
      }
      draw_mice(page, area, piece.value, kInk);
      break;
    case Piece::Kind::Sack: draw_sack(page, area, Sack::Tied); break;
    case Piece::Kind::OpenSack: draw_sack(page, area, Sack::Open); break;
    case Piece::Kind::Divider: page.canvas().vline(area.x, area.y, area.h, kInk); break;
  }
}

}  // namespace

void illustrate(Page& page, Prose about) {
  const Picture picture = picture_of(about);
  const Rect area = page.free();
  const int gap = 2 * page.size().gap + 2;
  int width = -gap;
  for (int i = 0; i < picture.count; ++i) {
    const CardSize size = size_of(page, picture.pieces[i], area.h);
    if (size.w > 0 && size.h <= area.h) width += size.w + gap;
  }
  Rect strip = area.centred(width, area.h);
  for (int i = 0; i < picture.count; ++i) {
    const CardSize size = size_of(page, picture.pieces[i], area.h);
    if (size.w == 0 || size.h > area.h) continue;
    draw_piece(page, strip.cut_left(size.w).centred(size.w, size.h), picture.pieces[i]);
    strip.cut_left(gap);
  }
}

}  // namespace felicity::ui
