#include "engine/console/record_lines.h"

#include "engine/rules/tokens.h"

namespace felicity::console {

void RecordLines::advance(int count) {
  if (++index_ < count) return;
  index_ = 0;
  part_ = static_cast<Part>(static_cast<int>(part_) + 1);
}

bool RecordLines::next(RecordLine& line) {
  const Setup& setup = record_.deal.setup;
  line = RecordLine();
  switch (part_) {
    case Part::Version:
      line.add("felicity 1");
      advance(1);
      return true;
    case Part::Edition:
      line.add("edition ").add(word(setup.edition));
      advance(1);
      return true;
    case Part::Option:
      if (option(line)) return true;
      [[fallthrough]];
    case Part::Seat:
      seat(line);
      advance(setup.players);
      return true;
    case Part::Start:
      line.add("start ").add(setup.start);
      advance(1);
      return true;
    case Part::Discard:
      line.add("discard ").add(index_).add(" ").add(word(record_.deal.discards[index_]));
      advance(sets_in_use(setup.players));
      return true;
    case Part::Dummy:
      advance(1);
      if (setup.players == 3) {
        dummy(line);
        return true;
      }
      [[fallthrough]];
    case Part::Action: break;
  }
  return action(line);
}

// The next of the options that differ from the edition's, if there is one left.
bool RecordLines::option(RecordLine& line) {
  const HouseRules& house = record_.deal.setup.house;
  const HouseRules usual = house_rules_of(record_.deal.setup.edition);
  while (part_ == Part::Option) {
    const int rule = index_;
    advance(kHouseRuleCount);
    const unsigned value = value_of(house, rule);
    if (value == value_of(usual, rule)) continue;
    line.add("option ").add(kHouseRules[rule].name).add(" ").add(kHouseRules[rule].values[value]);
    return true;
  }
  return false;
}

void RecordLines::seat(RecordLine& line) const {
  const Player& player = record_.players[index_];
  line.add("seat ").add(index_).add(" ").add(player.name).add(" ");
  line.add(word(player.kind)).add(word(player.character));
}

void RecordLines::dummy(RecordLine& line) const {
  line.add("dummy");
  for (const Face face : record_.deal.dummy_deck) line.add(" ").add(word(face));
}

bool RecordLines::action(RecordLine& line) {
  Action action;
  Events events;
  if (replay_.at_end() || !replay_.step(action, events)) return false;
  line.add(action.seat);
  switch (action.kind) {
    case Action::Kind::Place: line.add(" place ").add(word(action.face)); break;
    case Action::Kind::Bid: line.add(" bid ").add(action.mice); break;
    case Action::Kind::Pass: line.add(" pass"); break;
    case Action::Kind::Buy: line.add(" buy"); break;
  }
  return true;
}

}  // namespace felicity::console
