#include "engine/rules/record.h"

#include "engine/base/bytes.h"

namespace felicity {
namespace {

constexpr unsigned kLongRaise = 15;

// One byte: n-3 and edition in two bits each, then a bit for each house rule.
constexpr int kFirstHouseBit = 4;
constexpr int kTableBits = kFirstHouseBit + kHouseRuleCount;
static_assert(kTableBits <= 8 && kEditions <= 4);

unsigned pack_table(const Setup& setup) {
  unsigned table = (setup.players - unsigned{kMinSeats}) | static_cast<unsigned>(setup.edition)
                                                               << 2;
  for (int rule = 0; rule < kHouseRuleCount; ++rule) {
    table |= value_of(setup.house, rule) << (kFirstHouseBit + rule);
  }
  return table;
}

Setup unpack_table(unsigned table, unsigned start) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>((table & 3U) + kMinSeats);
  setup.edition = static_cast<Edition>(table >> 2 & 3U);
  for (int rule = 0; rule < kHouseRuleCount; ++rule) {
    set_value(setup.house, rule, table >> (kFirstHouseBit + rule) & 1U);
  }
  setup.start = static_cast<Seat>(start);
  return setup;
}

bool read_player(ByteReader& reader, Player& player) {
  if (!set_who(player, reader.byte())) return false;
  if (player.kind == Player::Kind::Human && player.character != Player::Character::Plain) {
    return false;
  }
  const std::size_t size = reader.byte();
  const std::uint8_t* name = reader.take(size);
  return name != nullptr && set_name(player, reinterpret_cast<const char*>(name), size);
}

// Not inlined: the State of a Replay would be on the stack of the callers, too.
[[gnu::noinline]] bool can_be_dealt(const Record& record) { return Replay(record).good(); }

[[gnu::noinline]] bool plays_to_its_end(const Record& record) {
  Replay replay(record);
  Action action;
  Events events;
  while (!replay.at_end()) {
    if (!replay.step(action, events)) return false;
  }
  return true;
}

// Field by field: a temporary Record would need 300 bytes of stack.
void clear(Record& record) {
  record.deal = Deal();
  for (Player& player : record.players) player = Player();
  record.moves.truncate(0);
}

RecordFault read(Record& record, ByteReader& reader) {
  if (reader.byte() != kRecordVersion) {
    return reader.is_short() ? RecordFault::TooShort : RecordFault::UnknownVersion;
  }
  clear(record);
  const unsigned table = reader.byte();
  const unsigned start = reader.byte();
  if (reader.is_short()) return RecordFault::TooShort;
  record.deal.setup = unpack_table(table, start);
  const int players = record.deal.setup.players;
  if (table >> kTableBits != 0 || players > kMaxSeats || start >= static_cast<unsigned>(players)) {
    return RecordFault::BadTable;
  }
  for (int seat = 0; seat < players; ++seat) {
    if (!read_player(reader, record.players[seat])) {
      return reader.is_short() ? RecordFault::TooShort : RecordFault::BadSeat;
    }
  }
  for (int set = 0; set < sets_in_use(players); ++set) {
    record.deal.discards[set] = static_cast<Face>(reader.half());
  }
  if (players == 3) {
    for (Face& face : record.deal.dummy_deck) face = static_cast<Face>(reader.half());
  }
  const bool deal_clean = reader.align();
  const unsigned low = reader.byte();
  const unsigned moves = low | reader.byte() << 8;
  if (reader.is_short()) return RecordFault::TooShort;
  if (!deal_clean || !can_be_dealt(record)) return RecordFault::BadDeal;
  if (moves > Moves::kMost) return RecordFault::BadMoves;
  for (unsigned i = 0; i < moves; ++i) record.moves.push(reader.half());
  if (reader.is_short()) return RecordFault::TooShort;
  if (reader.left() > 0) return RecordFault::TooLong;
  if (!reader.align() || !plays_to_its_end(record)) return RecordFault::BadMoves;
  return RecordFault::None;
}

}  // namespace

unsigned Moves::at(int index) const {
  return index % 2 == 0 ? bytes_[index / 2] & 15U : static_cast<unsigned>(bytes_[index / 2] >> 4);
}

void Moves::push(unsigned half_byte) {
  std::uint8_t& byte = bytes_[size_ / 2];
  byte = static_cast<std::uint8_t>(size_ % 2 == 0 ? half_byte : (byte & 15U) | half_byte << 4);
  ++size_;
}

bool Moves::operator==(const Moves& other) const {
  if (size_ != other.size_) return false;
  for (int i = 0; i < size_; ++i) {
    if (at(i) != other.at(i)) return false;
  }
  return true;
}

void append(Moves& moves, const State& before, const Action& action) {
  switch (action.kind) {
    case Action::Kind::Place: moves.push(static_cast<unsigned>(action.face)); return;
    case Action::Kind::Pass: moves.push(0); return;
    case Action::Kind::Buy: moves.push(1); return;
    case Action::Kind::Bid: break;
  }
  const unsigned raise = static_cast<unsigned>(action.mice - before.high);
  if (raise < kLongRaise) {
    moves.push(raise);
    return;
  }
  moves.push(kLongRaise);
  moves.push((raise - kLongRaise) & 15U);
  moves.push((raise - kLongRaise) >> 4);
}

bool read_action(const Moves& moves, int& at, const State& now, Action& action) {
  // Past the end: a raise above every purse, so that a long raise cut short is refused.
  const auto take = [&] { return at == moves.size() ? 15U : moves.at(at++); };
  const Seat seat = now.turn;
  const unsigned code = take();
  switch (now.phase) {
    case Phase::Place: action = Action::place(seat, static_cast<Face>(code)); return true;
    case Phase::Auction: {
      unsigned raise = code;
      if (code == kLongRaise) {
        raise += take();
        raise += take() << 4;
      }
      action =
          raise == 0 ? Action::pass(seat) : Action::bid(seat, static_cast<int>(now.high + raise));
      return true;
    }
    case Phase::LastChance:
      action = code == 0 ? Action::pass(seat) : Action::buy(seat);
      return code <= 1;
    case Phase::Over: break;
  }
  return false;
}

Replay::Replay(const Record& record) : record_(&record) {
  good_ = begin(state_, record.deal) == Verdict::Ok;
}

bool Replay::step(Action& action, Events& events) {
  return read_action(record_->moves, next_, state_, action) &&
         apply(state_, action, events) == Verdict::Ok;
}

std::size_t encode(const Record& record, std::uint8_t* out) {
  ByteWriter writer(out, kMostRecordBytes);
  const Setup& setup = record.deal.setup;
  writer.byte(kRecordVersion);
  writer.byte(pack_table(setup));
  writer.byte(setup.start);
  for (Seat seat = 0; seat < setup.players; ++seat) {
    const Player& player = record.players[seat];
    writer.byte(who(player));
    writer.text(player.name, player.name_size);
  }
  for (int set = 0; set < sets_in_use(setup.players); ++set) {
    writer.half(static_cast<unsigned>(record.deal.discards[set]));
  }
  if (setup.players == 3) {
    for (Face face : record.deal.dummy_deck) writer.half(static_cast<unsigned>(face));
  }
  const int moves = record.moves.size();
  writer.byte(static_cast<unsigned>(moves) & 255U);
  writer.byte(static_cast<unsigned>(moves) >> 8);
  for (int i = 0; i < moves; ++i) writer.half(record.moves.at(i));
  return writer.written();
}

// In place: a second record would not leave enough of the device's stack.
RecordFault decode(Record& record, const std::uint8_t* bytes, std::size_t size) {
  ByteReader reader(bytes, size);
  const RecordFault fault = read(record, reader);
  if (fault != RecordFault::None) clear(record);
  return fault;
}

}  // namespace felicity
