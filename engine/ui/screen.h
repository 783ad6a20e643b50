// A screen is a file with three verbs. What it must remember while it is open is its Memory.
#pragma once

#include "engine/rules/game.h"
#include "engine/ui/keys.h"
#include "engine/ui/page.h"

namespace felicity::ui {

class App;

struct Screen {
  void (*enter)(App& app);
  void (*key)(App& app, Key key);            // a key went down
  void (*draw)(const App& app, Page& page);  // the whole picture, no side effects
  bool secret = false;  // for one pair of eyes: closed as soon as its key is let go
  bool menu = true;     // Menu opens the menu here
  // Bits, so that all of it takes 16 bytes of flash.
  bool whole : 1 = false;  // of a wide panel it draws all, not only its page
  bool live : 1 = false;   // drawn anew all the time: it shows the buttons themselves
  // When four buttons count. Patient where ◄ ► change what ▲ ▼ have chosen: nobody wants to see the
  // choice leave its line and come back.
  KeyTiming key_timing = KeyTiming::OnRelease;
};
static_assert(sizeof(Screen) == 4 * sizeof(void*));

// A value turned on by some steps; after the highest comes the lowest.
constexpr int wrapped(int value, int by, int low, int high) {
  const int span = high - low + 1;
  return low + ((value - low + by) % span + span) % span;
}

inline constexpr int kNameLetters = 8;

// Enough for any one screen; each open screen has its own, and finds it again when one that was
// opened on top of it closes.
struct Memory {
  std::int16_t cursor = 0;
  std::int16_t top = 0;
  std::int16_t value = 0;
  std::uint8_t step = 0;
  Seat seat = kNobody;
  char16_t letters[kNameLetters] = {};  // of a name that is being written; 0: none
};

// One line a screen; the file has the same name.
extern const Screen kBootScreen;        // S0
extern const Screen kHomeScreen;        // S1
extern const Screen kPlayersScreen;     // S2
extern const Screen kNameScreen;        // S2a
extern const Screen kDealScreen;        // S3
extern const Screen kCoverScreen;       // S4
extern const Screen kHandScreen;        // S5
extern const Screen kWaitScreen;        // a seat that plays by itself has its turn
extern const Screen kRowFilledScreen;   // S6
extern const Screen kAuctionScreen;     // S7
extern const Screen kLastChanceScreen;  // S7L
extern const Screen kPeekScreen;        // S7p
extern const Screen kPassScreen;        // S8
extern const Screen kRevealScreen;      // S9
extern const Screen kResultScreen;      // S10
extern const Screen kHistoryScreen;     // S11
extern const Screen kScoringScreen;     // S12
extern const Screen kPodiumScreen;      // S13
extern const Screen kLearnScreen;       // S14: the lessons
extern const Screen kLessonScreen;
extern const Screen kGuideScreen;     // S14: a word of advice during the guided round
extern const Screen kSettingsScreen;  // S15
extern const Screen kErasingScreen;   // how far it is
extern const Screen kSelfTestScreen;  // S16
extern const Screen kBotsLabScreen;   // S17
extern const Screen kSleepScreen;     // S18
extern const Screen kStatisticsScreen;
extern const Screen kLastGamesScreen;  // the games that ended, one a page
extern const Screen kMenuScreen;
extern const Screen kRulesScreen;
extern const Screen kCardListScreen;
extern const Screen kTrackerScreen;
extern const Screen kPauseScreen;
extern const Screen kExplainScreen;   // a word about a setting or a house rule
extern const Screen kQuestionScreen;  // yes or no
extern const Screen kLeaveScreen;     // who leaves the table

}  // namespace felicity::ui
