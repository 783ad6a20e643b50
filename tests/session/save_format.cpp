// Pages of settings, seating and roster: read back as written, and refused where a value is out of
// range.
#include "engine/session/save_format.h"

#include <cstring>
#include <vector>

#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::session;
using Bytes = std::vector<std::uint8_t>;

template <class Pack>
Bytes page_of(const Pack& pack_into) {
  std::uint8_t bytes[store::kPayloadBytes];
  return Bytes(bytes, bytes + pack_into(bytes));
}
Bytes page_of(const Settings& settings) {
  return page_of([&](std::uint8_t* out) { return pack(settings, out); });
}
Bytes page_of(const Seating& seating) {
  return page_of([&](std::uint8_t* out) { return pack(seating, out); });
}
Bytes page_of(const Roster& roster, int page) {
  return page_of([&](std::uint8_t* out) { return pack(roster, page, out); });
}

template <class Kept>
bool read(Kept& kept, const Bytes& page, std::uint8_t schema = kKeptSchema) {
  return unpack(kept, schema, page.data(), page.size());
}

Seating some_seating() {
  Seating seating;
  constexpr const char* kNames[] = {"Anna", "B\xC3\xA9n", "Cleo", "Dora", "Emil"};
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    TEST_ASSERT_TRUE(set_name(seating.seats[seat], kNames[seat], std::strlen(kNames[seat])));
  }
  seating.seats[1].kind = Player::Kind::HardBot;
  seating.seats[1].character = Player::Character::Trickster;
  seating.begin_series(4);
  seating.count_game(300, 0b0010);
  return seating;
}

Roster full_roster() {
  Roster roster;
  for (int i = 0; i < Roster::kMost; ++i) {
    const char name[] = {static_cast<char>('a' + i)};
    Person& person = roster.change(roster.meet(name, 1));
    person[Figure::Games] = 1000 + i;
    person[Figure::Wins] = i;
    person[Figure::Points] = -i;
    person.habits[27] = static_cast<std::uint8_t>(i);
  }
  return roster;
}

// ---- settings -----------------------------------------------------------------------------------

// On a dark panel the brightness could not be set again.
void a_brightness_out_of_range_is_refused() {
  for (int brightness = 0; brightness < 256; ++brightness) {
    Settings settings;
    settings.brightness = static_cast<std::uint8_t>(brightness);
    Settings found;
    TEST_ASSERT_EQUAL(brightness >= 1 && brightness <= 5, read(found, page_of(settings)));
  }
}

void a_refused_page_changes_nothing() {
  const Bytes good = page_of(Settings());
  Settings before;
  before.brightness = 2;
  before.tracker = true;
  int refused = 0;
  for (std::size_t at = 0; at < good.size(); ++at) {
    Bytes page = good;
    page[at] = 0xFF;
    Settings settings = before;
    if (read(settings, page)) continue;  // lessons_read: any value is possible
    ++refused;
    TEST_ASSERT_TRUE(settings == before);
  }
  TEST_ASSERT_EQUAL(good.size() - 1, refused);
}

void a_page_of_any_other_size_is_refused() {
  Bytes page = page_of(Settings());
  page.push_back(0);
  for (std::size_t size = 0; size <= page.size(); ++size) {
    Settings settings;
    TEST_ASSERT_EQUAL(size == page.size() - 1, unpack(settings, kKeptSchema, page.data(), size));
  }
}

void older_schemas_leave_newer_settings_at_their_defaults() {
  Settings settings;
  settings.tracker = settings.usb_console = settings.bots_learn = true;
  settings.battery = Battery::TwoCells;
  settings.first_start = settings.tips = true;
  Bytes page = page_of(settings);
  for (std::uint8_t schema = kKeptSchema; schema >= 1; --schema) {
    Settings found;
    TEST_ASSERT_TRUE(read(found, page, schema));
    TEST_ASSERT_TRUE(found.tracker);
    TEST_ASSERT_EQUAL(schema >= 2, found.usb_console);
    TEST_ASSERT_EQUAL(schema >= 3, found.bots_learn);
    TEST_ASSERT_EQUAL(schema >= 4, found.battery == Battery::TwoCells);
    TEST_ASSERT_EQUAL(schema >= 5, found.first_start);
    TEST_ASSERT_EQUAL(schema >= 6, found.tips);
    page.pop_back();  // each schema added one byte
  }
}

// ---- seating and roster
// ---------------------------------------------------------------------------

void a_seating_comes_back_as_it_was() {
  const Seating seating = some_seating();
  Seating found;
  TEST_ASSERT_TRUE(read(found, page_of(seating)));
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    TEST_ASSERT_TRUE(seating.seats[seat] == found.seats[seat]);
  }
  TEST_ASSERT_TRUE(found.continues_series(4));
  TEST_ASSERT_EQUAL(1, found.games);
  TEST_ASSERT_EQUAL(1, found.wins[1]);
  TEST_ASSERT_EQUAL(300, found.last_game);
}

void more_wins_than_games_are_refused() {
  Seating seating = some_seating();
  seating.wins[3] = 2;
  Seating found;
  TEST_ASSERT_FALSE(read(found, page_of(seating)));
  TEST_ASSERT_EQUAL(0, found.games);

  Roster roster;
  Person& person = roster.change(roster.meet("Anna", 4));
  person[Figure::Games] = 4;
  person[Figure::Wins] = 5;
  Roster read_back;
  TEST_ASSERT_FALSE(read(read_back, page_of(roster, 0)));
  TEST_ASSERT_EQUAL(0, read_back.count());
}

void a_roster_comes_back_from_its_pages_in_order() {
  const Roster roster = full_roster();
  Roster found;
  for (int page = 0; page < Roster::kPages; ++page) {
    TEST_ASSERT_TRUE(read(found, page_of(roster, page)));
  }
  TEST_ASSERT_EQUAL(Roster::kMost, found.count());
  for (int i = 0; i < Roster::kMost; ++i) {
    TEST_ASSERT_EQUAL_STRING(roster.at(i).name, found.at(i).name);
    TEST_ASSERT_EQUAL(1000 + i, found.at(i)[Figure::Games]);
    TEST_ASSERT_EQUAL(-i, found.at(i)[Figure::Points]);
    TEST_ASSERT_EQUAL(i, found.at(i).habits[27]);
  }
}

// After a name was erased, a person may have moved to the page before while the old page is still
// there.
void a_person_on_two_pages_is_known_once() {
  const Roster roster = full_roster();
  Roster found;
  TEST_ASSERT_TRUE(read(found, page_of(roster, 0)));
  TEST_ASSERT_TRUE(read(found, page_of(roster, 0)));
  TEST_ASSERT_EQUAL(Roster::kInPage, found.count());
}

void a_full_roster_refuses_a_page_of_others() {
  Roster others;
  (void)others.meet("Zoe", 3);
  Roster roster = full_roster();
  TEST_ASSERT_FALSE(read(roster, page_of(others, 0)));
  TEST_ASSERT_EQUAL(-1, roster.find("Zoe", 3));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(a_brightness_out_of_range_is_refused);
  RUN_TEST(a_refused_page_changes_nothing);
  RUN_TEST(a_page_of_any_other_size_is_refused);
  RUN_TEST(older_schemas_leave_newer_settings_at_their_defaults);
  RUN_TEST(a_seating_comes_back_as_it_was);
  RUN_TEST(more_wins_than_games_are_refused);
  RUN_TEST(a_roster_comes_back_from_its_pages_in_order);
  RUN_TEST(a_person_on_two_pages_is_known_once);
  RUN_TEST(a_full_roster_refuses_a_page_of_others);
  return UNITY_END();
}
