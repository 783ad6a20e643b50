#include "engine/session/save_format.h"

#include <algorithm>
#include <cstring>

#include "engine/base/bytes.h"
#include "engine/store/store.h"

namespace felicity::session {
namespace {

using store::kKeptNameBytes;
using store::kPayloadBytes;

class Writer : public ByteWriter {
 public:
  explicit Writer(std::uint8_t* out) : ByteWriter(out, kPayloadBytes) {}
  static constexpr bool has(int) { return true; }  // the newest schema has every field
  template <class Field>
  void field(Field value, int, int) {
    byte(static_cast<unsigned>(value));
  }
  void figure(std::int32_t value, const Statistic& row) { number(value, row.bytes); }
  void two_bytes(std::uint16_t value) { number(value, 2); }
  void house(const HouseRules& rules) {
    for (int rule = 0; rule < kHouseRuleCount; ++rule) byte(value_of(rules, rule));
  }
  void name(const char* bytes, std::size_t size) {
    demand(size <= kKeptNameBytes);
    text(bytes, size);
  }
};

class Reader : public ByteReader {
 public:
  Reader(const std::uint8_t* bytes, std::size_t size, std::uint8_t schema = kKeptSchema)
      : ByteReader(bytes, size), schema_(schema) {}
  bool has(int schema) const { return schema_ >= schema; }
  template <class Field>
  void field(Field& value, int low, int high) {
    value = static_cast<Field>(within(low, high));
  }
  void two_bytes(std::uint16_t& value) { value = static_cast<std::uint16_t>(number(2)); }
  // A figure that is never below zero has no sign in a page.
  void figure(std::int32_t& value, const Statistic& row) {
    value = number(row.bytes);
    if (value < row.least) value += 1 << (8 * row.bytes);
  }
  void house(HouseRules& rules) {
    for (int rule = 0; rule < kHouseRuleCount; ++rule) set_value(rules, rule, flag());
  }
  // A seat without a name yet has a name of no bytes.
  void player(Player& player) {
    player = Player();
    demand(set_who(player, byte()));
    char name[kKeptNameBytes] = {};
    const std::size_t size = name_into(name);
    if (size > 0) demand(set_name(player, name, size));
  }
  std::size_t name_into(char (&name)[kKeptNameBytes]) {
    const auto size = static_cast<std::size_t>(within(0, kKeptNameBytes));
    demand(size <= left());
    if (!is_good()) return 0;
    std::memcpy(name, take(size), size);
    return size;
  }

 private:
  std::uint8_t schema_;
};

void put_player(Writer& to, const Player& player) {
  to.byte(who(player));
  to.name(player.name, player.name_size);
}

// ---- written and read by the same list of fields
// -------------------------------------------------

// One byte each, with the lowest and the highest value that is believed. A new field goes to the
// end, with the schema that brought it.
template <class Archive, class Fields>
void fields(Archive& archive, Fields& settings) {
  archive.field(settings.language, 0, kLanguages - 1);
  archive.field(settings.brightness, 1, kBrightest);
  archive.field(settings.volume, 1, kLoudest);
  archive.field(settings.mute, 0, 1);
  archive.field(settings.speed, 0, kSpeeds - 1);
  archive.field(settings.large_text, 0, 1);
  archive.field(settings.night, 0, 1);
  archive.field(settings.left_handed, 0, 1);
  archive.field(settings.toggle_hand, 0, 1);
  archive.field(settings.sleep_minutes, 0, kMostSleepMinutes);
  archive.field(settings.tracker, 0, 1);
  archive.field(settings.all_in_warning, 0, 1);
  archive.field(settings.players, kMinSeats, kMaxSeats);
  archive.field(settings.edition, 0, kEditions - 1);
  archive.house(settings.house);
  archive.field(settings.lessons_read, 0, 255);
  if (archive.has(2)) archive.field(settings.usb_console, 0, 1);
  if (archive.has(3)) archive.field(settings.bots_learn, 0, 1);
  if (archive.has(4)) archive.field(settings.battery, 0, kBatteries - 1);
  if (archive.has(5)) archive.field(settings.first_start, 0, 1);
  if (archive.has(6)) archive.field(settings.tips, 0, 1);
}

// Of a person. Figures that came with a later schema are at the end.
template <class Archive, class Someone>
void figures(Archive& archive, Someone& person) {
  const auto figures_of = [&](bool later) {
    for (int i = 0; i < kFigures; ++i) {
      const Statistic& row = kStatistics[i];
      if ((row.schema > 1) == later && archive.has(row.schema))
        archive.figure(person.figures[i], row);
    }
  };
  figures_of(false);
  archive.two_bytes(person.last_game);
  for (auto& habit : person.habits) archive.field(habit, 0, UINT8_MAX);
  figures_of(true);
}

}  // namespace

std::size_t pack(const Settings& settings, std::uint8_t* out) {
  Writer to(out);
  fields(to, settings);
  return to.written();
}

bool unpack(Settings& settings, std::uint8_t schema, const std::uint8_t* bytes, std::size_t size) {
  Reader from(bytes, size, schema);
  Settings read;
  fields(from, read);
  if (!from.ended_well()) return false;
  settings = read;
  return true;
}

std::size_t pack(const Seating& seating, std::uint8_t* out) {
  Writer to(out);
  for (const Player& player : seating.seats) put_player(to, player);
  to.byte(seating.series_size);
  for (int i = 0; i < seating.series_size; ++i) put_player(to, seating.series[i]);
  for (const std::uint8_t wins : seating.wins) to.byte(wins);
  to.byte(seating.games);
  to.number(seating.last_game, 2);
  return to.written();
}

bool unpack(Seating& seating, std::uint8_t, const std::uint8_t* bytes, std::size_t size) {
  Reader from(bytes, size);
  Seating read;
  for (Player& player : read.seats) from.player(player);
  read.series_size = static_cast<std::uint8_t>(from.within(0, kMaxSeats));
  if (read.series_size > kMaxSeats) return false;
  for (int i = 0; i < read.series_size; ++i) from.player(read.series[i]);
  for (std::uint8_t& wins : read.wins) wins = static_cast<std::uint8_t>(from.byte());
  read.games = static_cast<std::uint8_t>(from.byte());
  read.last_game = static_cast<std::uint16_t>(from.number(2));
  for (const std::uint8_t wins : read.wins) from.demand(wins <= read.games);
  if (!from.ended_well()) return false;
  seating = read;
  return true;
}

std::size_t pack(const Roster& roster, int page, std::uint8_t* out) {
  const int first = page * Roster::kInPage;
  const int count = std::clamp(roster.count() - first, 0, Roster::kInPage);
  Writer to(out);
  to.byte(static_cast<unsigned>(count));
  for (int i = first; i < first + count; ++i) {
    const Person& person = roster.at(i);
    to.name(person.name, person.name_size);
    figures(to, person);
  }
  return to.written();
}

namespace {

// In place: the stack has no room for a second roster.
bool add_people(Roster& roster, Reader& from) {
  const int count = from.within(0, Roster::kInPage);
  for (int i = 0; i < count && i < Roster::kInPage; ++i) {
    Player named;  // what is no name of a player is no name of a person
    char name[kKeptNameBytes] = {};
    const std::size_t length = from.name_into(name);
    if (!set_name(named, name, length)) return false;
    // A person moved to the page before, and the power failed before this page was written.
    const bool is_known = roster.find(name, static_cast<int>(length)) >= 0;
    if (!is_known && roster.count() == Roster::kMost) return false;
    Person twice;
    Person& person = is_known ? twice : roster.change(roster.meet(name, static_cast<int>(length)));
    figures(from, person);
    from.demand(person[Figure::Wins] <= person[Figure::Games]);
  }
  return from.ended_well();
}

}  // namespace

bool unpack(Roster& roster, std::uint8_t schema, const std::uint8_t* bytes, std::size_t size) {
  Reader from(bytes, size, schema);
  const int before = roster.count();
  if (add_people(roster, from)) return true;
  while (roster.count() > before) roster.forget(roster.count() - 1);
  return false;
}

}  // namespace felicity::session
