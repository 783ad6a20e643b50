#include "hal_host/protocol/bot_message.h"

#include "hal_host/protocol/words.h"

namespace felicity::host {
namespace {

template <class List, class Write>
std::string join(const List& list, char separator, Write write) {
  std::string text;
  for (const auto& item : list) {
    if (!text.empty()) text += separator;
    text += write(item);
  }
  return text.empty() ? "-" : text;
}

std::string number_word(int number) { return std::to_string(number); }
std::string face_word(Face face) { return bot_word(face); }

std::string place_word(const ActPlace& place) {
  switch (place.kind) {
    case ActPlace::Kind::Free: return ".";
    case ActPlace::Kind::Hidden: return "?";
    case ActPlace::Kind::Known: break;
  }
  return bot_word(place.face);
}

std::string call_word(const Action& call) {
  const std::string seat = std::to_string(call.seat);
  if (call.kind == Action::Kind::Bid) return seat + "b" + std::to_string(call.mice);
  return seat + (call.kind == Action::Kind::Buy ? "y" : "p");
}

}  // namespace

const char* bot_word(Face face) {
  if (face == Face::BigDog) return "L";
  return face == Face::SmallDog ? "S" : word(face);
}

std::optional<Face> bot_face_of(std::string_view text) {
  for (const Face face : CardSet::full()) {
    if (text == bot_word(face)) return face;
  }
  return std::nullopt;
}

std::string act_line(const ActFields& f) {
  const auto faces = [](const auto& list) { return join(list, ',', face_word); };
  const auto numbers = [](const auto& list) { return join(list, ',', number_word); };
  const auto calls = [](const auto& round) { return join(round, ',', call_word); };
  std::string line = "act";
  const auto put = [&line](const char* key, const std::string& value) {
    line += std::string(" ") + key + "=" + value;
  };
  put("n", number_word(f.n));
  put("seat", number_word(f.seat));
  put("phase", f.auction ? "auction" : "place");
  put("round", number_word(f.round));
  put("start", number_word(f.start));
  put("money", numbers(f.money));
  put("cats", numbers(f.cats));
  put("bank", number_word(f.bank));
  put("mice", f.mice ? "1" : "0");
  put("passed", numbers(f.passed));
  put("lastbid", numbers(f.lastbid));
  put("bid", number_word(f.bid));
  put("bidder", f.bidder ? number_word(*f.bidder) : "-");
  put("row", join(f.row, ',', place_word));
  put("up", number_word(f.up));
  put("hand", faces(f.hand));
  put("seen", join(f.seen, '/', faces));
  put("log", join(f.log, '/', calls));
  const std::string range = number_word(f.low) + "-" + number_word(f.high);
  put("legal", !f.auction ? faces(f.cards) : f.low == 0 ? "0" : "0," + range);
  return line;
}

std::string differing_key(const ActFields& a, const ActFields& b) {
  if (a.n != b.n) return "n";
  if (a.seat != b.seat) return "seat";
  if (a.auction != b.auction) return "phase";
  if (a.round != b.round) return "round";
  if (a.start != b.start) return "start";
  if (a.money != b.money) return "money";
  if (a.cats != b.cats) return "cats";
  if (a.bank != b.bank) return "bank";
  if (a.mice != b.mice) return "mice";
  if (a.passed != b.passed) return "passed";
  if (a.lastbid != b.lastbid) return "lastbid";
  if (a.bid != b.bid) return "bid";
  if (a.bidder != b.bidder) return "bidder";
  if (a.row != b.row) return "row";
  if (a.up != b.up) return "up";
  if (a.hand != b.hand) return "hand";
  if (a.seen != b.seen) return "seen";
  if (a.log != b.log) return "log";
  if (a.cards != b.cards || a.low != b.low || a.high != b.high) return "legal";
  return "";
}

}  // namespace felicity::host
