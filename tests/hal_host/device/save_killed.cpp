// A save file and a program that is killed: nothing that was on the screen is lost, whatever moment
// it happened at.
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string>

#include "engine/rules/random.h"
#include "engine/store/store.h"
#include "hal_host/device/boards.h"
#include "hal_host/device/headless.h"
#include "hal_host/device/script.h"
#include "tests/effort.h"
#include "tests/unity_main.h"

namespace {

using namespace felicity;
using namespace felicity::host;

const int kKills = by_effort(200, 200, 2000);

// ---- what the killed one leaves behind ----------------------------------------------------------

struct Shown {
  bool running;
  View view;  // what the table sees
};

// Memory that outlives a child. What is written to the other half counts once `half` says so.
struct LastWords {
  std::atomic<int> half;
  std::atomic<int> pictures;
  Shown shown[2];

  const Shown& last() const { return shown[half]; }
  void note(const Shown& now) {
    const int other = 1 - half;
    shown[other] = now;
    half = other;
  }
};

LastWords& last_words() {
  static void* const memory =
      mmap(nullptr, sizeof(LastWords), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  TEST_ASSERT_TRUE(memory != MAP_FAILED);
  static LastWords& words = *new (memory) LastWords();
  return words;
}

// ---- the child: plays on and on -----------------------------------------------------------------

// Whatever is open, something a player might press there.
void press_something(Headless& device, ScriptRunner& runner, Random& random) {
  device.settle();
  const ui::Screen& open = device.app().screen();
  const auto press = [&](const char* step) {
    if (!runner.step(step).empty()) _exit(3);
  };
  if (&open == &ui::kCoverScreen) {
    press("hold A");
    press("wait 50");
    for (unsigned steps = below(random, 4); steps > 0; --steps) press("right");
    press("hold up");
    press("wait 450");
    press("release up");
    press("release A");
    press("wait 150");
  } else if (&open == &ui::kAuctionScreen || &open == &ui::kLastChanceScreen) {
    press(below(random, 2) == 0 ? "A" : "B");
  } else {
    press("A");
  }
}

// How a life ends.
struct End {
  enum class Kind : std::uint8_t {
    AnyMoment,      // killed from outside
    BehindPicture,  // at once: it can do nothing more for what was shown
    BehindLastMove  // the game is over in the save, and not yet among the finished ones
  };
  Kind kind = Kind::AnyMoment;
  int pictures = 0;  // of this life, up to the one it ends behind
};

// The first picture of a life, until the game that was found is safe again, shows nothing of it.
bool shows_the_logo(const ui::App& app) {
  return &app.screen() == &ui::kBootScreen && !app.session().can_resume();
}

[[noreturn]] void live(const std::string& path, std::uint64_t seed, End end) {
  Headless* playing = nullptr;
  Flash flash;
  if (!flash.keep_in(path).empty()) _exit(2);
  flash.on_operation = [&](const Flash::Operation&) {
    if (end.kind != End::Kind::BehindLastMove || playing == nullptr) return;
    if (playing->app().table().over()) kill(getpid(), SIGKILL);
  };
  Headless device(boards::pico_oled::kBoard, Chance::from_seed(seed), std::move(flash));
  playing = &device;
  LastWords& words = last_words();
  device.on_show = [&](gfx::Rect) {
    const ui::PublicTable& table = device.app().table();
    if (!shows_the_logo(device.app())) words.note({table.running(), table.view()});
    ++words.pictures;
    if (end.kind == End::Kind::BehindPicture && words.pictures == end.pictures) {
      kill(getpid(), SIGKILL);
    }
  };
  device.start([](ui::App& app) {
    app.change_settings().speed = ui::Speed::Off;
    app.change_settings().first_start = false;  // otherwise A leads into the guided round
  });
  ScriptRunner runner(device);
  Random random = Random::from_seed(seed);
  for (;;) press_something(device, runner, random);
}

// ---- the parent: kills, and looks into the save -------------------------------------------------

// How far the games of a save are.
struct Saved {
  int number = 0;
  int actions = 0;
  bool operator==(const Saved&) const = default;
  auto operator<=>(const Saved&) const = default;
};

// Whether the table looked like this at some time of the game; `actions` is how long it is.
bool came_by(const Record& record, const View& view, int& actions) {
  Replay replay(record);
  Action action;
  Events events;
  bool found = view_for(replay.state(), kNobody) == view;
  for (actions = 0; !replay.at_end(); ++actions) {
    TEST_ASSERT_TRUE(replay.step(action, events));
    found = found || view_for(replay.state(), kNobody) == view;
  }
  return found;
}

void check_save(const std::string& path, const Shown& shown, Saved& saved) {
  Flash flash;
  const std::string unreadable = flash.copy(path);
  if (!unreadable.empty()) {  // killed while it was made
    TEST_ASSERT_TRUE_MESSAGE(saved == Saved() && !shown.running, unreadable.c_str());
    return;
  }
  const Headless device(boards::pico_oled::kBoard, Chance::from_seed(1), std::move(flash));
  store::Store store;
  Record record;
  store::GameMeta note;
  Saved now;
  bool found = false;
  if (store.load_game(record, note)) found = came_by(record, shown.view, now.actions);
  now.number = note.number;
  TEST_ASSERT_TRUE_MESSAGE(saved <= now, "an action that had been saved is gone");
  saved = now;
  const bool over = shown.running && shown.view.phase == Phase::Over;
  if (over) found = false;  // then it must be among the finished ones
  store::PageRef mark = store::kAfterAll;
  for (int i = 0; i < 2 && store.next_finished(mark, record, note); ++i) {
    int actions = 0;
    if (came_by(record, shown.view, actions)) found = true;
  }
  if (shown.running && !found) TEST_FAIL_MESSAGE("what had been shown is not saved");
}

// Half of the lives end at any moment, nearly all others right behind a picture. Of twenty, one
// ends behind the last move of a game and the next one behind its first picture, the logo: then the
// finished game has not been shown, and is not filed either.
End end_of(int life, Random& random) {
  if (life % 20 == 18) return {.kind = End::Kind::BehindLastMove};
  if (life % 20 == 19) return {.kind = End::Kind::BehindPicture, .pictures = 1};
  if (life % 2 == 0) return {};
  const int pictures = 1 + static_cast<int>(below(random, 40));
  return {.kind = End::Kind::BehindPicture, .pictures = pictures};
}

void everything_that_was_shown_is_still_saved_after_a_kill() {
  char folder[] = "/tmp/felicity-killed-XXXXXX";
  TEST_ASSERT_NOT_NULL(mkdtemp(folder));
  const std::string path = std::string(folder) + "/save.flash";
  Random random = Random::from_seed(8);
  LastWords& words = last_words();
  Saved saved;
  int pictures = 0;
  for (int life = 0; life < kKills; ++life) {
    words.pictures = 0;
    const End end = end_of(life, random);
    const auto microseconds = static_cast<useconds_t>(below(random, 60'000));
    const pid_t child = fork();
    TEST_ASSERT_TRUE(child >= 0);
    if (child == 0) live(path, static_cast<std::uint64_t>(life), end);
    if (end.kind == End::Kind::AnyMoment) {
      usleep(microseconds);
      kill(child, SIGKILL);
    }
    int status = 0;
    TEST_ASSERT_EQUAL(child, waitpid(child, &status, 0));
    TEST_ASSERT_TRUE_MESSAGE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL, "it ended itself");
    pictures += words.pictures;
    check_save(path, words.last(), saved);
  }
  std::printf("%d kills, %d pictures, %d games, then %d actions\n", kKills, pictures, saved.number,
              saved.actions);
  TEST_ASSERT_GREATER_THAN_MESSAGE(kKills / 60, saved.number, "hardly anything was played");
  unlink(path.c_str());
  rmdir(folder);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(everything_that_was_shown_is_still_saved_after_a_kill);
  return UNITY_END();
}
