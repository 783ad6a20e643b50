// Finished games as text and as bytes, and the check of a save that the page was given.
#include "engine/rules/record.h"

#include <cstring>
#include <optional>
#include <string>

#include "hal_host/arena/explanation.h"
#include "hal_host/device/save_check.h"
#include "hal_host/protocol/record_text.h"
#include "hal_host/protocol/words.h"
#include "hal_web/exports.h"
#include "hal_web/game.h"
#include "hal_web/machine.h"

namespace felicity::web {
namespace {

// What goes in and out: the page writes its input here, and finds the result here, ended by a 0.
constexpr std::size_t kRoom = 512 * 1024;
char exchange[kRoom + 1];
std::size_t exchange_size = 0;

Record record;  // read last

// The record that is explained, and its decisions so far.
Record explained;
std::optional<host::Explanation> explanation;
std::vector<host::Decision> decisions;

void give(const char* bytes, std::size_t size) {
  exchange_size = std::min(size, kRoom);
  std::memcpy(exchange, bytes, exchange_size);
  exchange[exchange_size] = 0;
}
void give(const std::string& text) { give(text.data(), text.size()); }

// "bid:12 123 304": the action, its share of the win in thousandths, its points in tenths.
std::string words_of(const host::Weighed& weighed) {
  const std::string worth =
      " " + std::to_string(weighed.worth) + " " + std::to_string(weighed.points);
  switch (weighed.action.kind) {
    case Action::Kind::Place: return std::string("place:") + word(weighed.action.face) + worth;
    case Action::Kind::Bid: return "bid:" + std::to_string(weighed.action.mice) + worth;
    case Action::Kind::Pass: return "pass" + worth;
    case Action::Kind::Buy: break;
  }
  return "buy" + worth;
}

const char* words_of(RecordFault fault) {
  switch (fault) {
    case RecordFault::None: return "";
    case RecordFault::TooShort: return "it is cut off";
    case RecordFault::TooLong: return "something follows its end";
    case RecordFault::UnknownVersion: return "this version of the game does not know its format";
    case RecordFault::BadTable: return "its table is not one of this game";
    case RecordFault::BadSeat: return "a seat is damaged";
    case RecordFault::BadDeal: return "its deal is damaged";
    case RecordFault::BadMoves: break;
  }
  return "the rules refuse one of its moves";
}

}  // namespace

FELICITY_EXPORT("exchange") char* exchange_memory() { return exchange; }
FELICITY_EXPORT("exchange_room") std::size_t exchange_room() { return kRoom; }
FELICITY_EXPORT("exchange_size") std::size_t exchange_used() { return exchange_size; }

// Is a save in the exchange? The reason is left there if not.
FELICITY_EXPORT("check_save") bool check_save(std::size_t size) {
  const std::string fault =
      host::save_fault({reinterpret_cast<const std::uint8_t*>(exchange), size});
  give(fault);
  return fault.empty();
}

// Reads a `.felicity` file in the exchange. False: the reason is there.
FELICITY_EXPORT("read_text") bool read_text(std::size_t size) {
  const host::TextFault fault = host::parse_record(record, {exchange, size});
  if (fault.line == 0) return true;
  give("line " + std::to_string(fault.line) + ": " + fault.error);
  return false;
}

// The same for the bytes of a link.
FELICITY_EXPORT("read_bytes") bool read_bytes(std::size_t size) {
  const RecordFault fault = decode(record, reinterpret_cast<const std::uint8_t*>(exchange), size);
  give(words_of(fault));
  return fault == RecordFault::None;
}

// Shows the record read last, from its deal on. After the first step.
FELICITY_EXPORT("watch") void watch() { game()->app().watch(record); }
FELICITY_EXPORT("is_replay") bool is_replay() { return game()->app().session().mode().recorded; }

FELICITY_EXPORT("finished_count") int finished_count() { return game()->app().archive().count(); }

// A finished game, 0 the newest, as the record read last. False: there is none.
FELICITY_EXPORT("read_finished") bool read_finished(int index) {
  store::GameMeta meta;
  return session::find_finished(game()->saves().store(), index, record, meta);
}

// The record read last, as a `.felicity` file and as bytes, in the exchange.
FELICITY_EXPORT("write_text") void write_text() { give(host::format_record(record)); }
FELICITY_EXPORT("write_bytes") void write_bytes() {
  std::uint8_t bytes[kMostRecordBytes];
  give(reinterpret_cast<const char*>(bytes), encode(record, bytes));
}

// Its result, a line a seat: score, 1 for a winner or 0, name. False: the game was not played to
// its end.
FELICITY_EXPORT("write_result") bool write_result() {
  Replay replay(record);
  Action action;
  Events events;
  while (!replay.at_end() && replay.step(action, events)) {
  }
  if (replay.state().phase != Phase::Over) return false;
  const Scores result = scores(replay.state());
  std::string lines;
  for (Seat seat = 0; seat < record.deal.setup.players; ++seat) {
    lines += std::to_string(result.total[seat]) + " " + std::to_string(result.winners >> seat & 1) +
             " " + record.players[seat].name + "\n";
  }
  give(lines);
  return true;
}

// Begins to explain the record read last.
FELICITY_EXPORT("explain") void explain() {
  explained = record;
  decisions.clear();
  explanation.emplace(explained, host::seats_of_people(explained));
}

// The next decision of a person, a line: round, seat, what was played, its worth, what hard would
// have done, its worth: "7 0 bid:12 123 pass 301". False: there is none left, and the line lists
// the numbers of the costliest ones.
FELICITY_EXPORT("explain_next") bool explain_next() {
  if (const auto next = explanation->next()) {
    give(std::to_string(next->round) + " " + std::to_string(next->played.action.seat) + " " +
         words_of(next->played) + " " + words_of(next->advised));
    decisions.push_back(*next);
    return true;
  }
  std::string numbers;
  for (const std::size_t place : host::costliest(decisions)) numbers += std::to_string(place) + " ";
  give(numbers);
  return false;
}

}  // namespace felicity::web
