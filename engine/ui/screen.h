// A screen is a constant in a file of its own: three functions and flags. What it remembers while
// it is open is a struct of its own (screen_memory.h).
#pragma once

#include "engine/rules/game.h"
#include "engine/ui/keys.h"
#include "engine/ui/page.h"
#include "engine/ui/screen_memory.h"

namespace felicity::ui {

class App;

struct Screen {
  void (*enter)(App& app) = nullptr;         // opened; may be absent
  void (*key)(App& app, Key key) = nullptr;  // a key went down; absent: no key does anything
  void (*draw)(const App& app, Page& page);  // the whole picture, no side effects
  void (*held)(App& app) = nullptr;          // the key that fills was held; absent: no key fills
  // Flags are bits, so that a screen takes 20 bytes of flash.
  bool secret : 1 = false;      // for one pair of eyes: closed as soon as its key is released
  bool may_stay : 1 = false;    // secret, but stays open in one-hand mode (Settings::toggle_hand)
  bool menu : 1 = true;         // Menu opens the menu here
  bool whole : 1 = false;       // has nothing to do with the seats: takes all of a wide panel
  bool felt : 1 = false;        // the table of a game: takes all of a wide panel, on gfx::kFelt
  bool live : 1 = false;        // redrawn all the time: it shows the buttons themselves
  bool lights_led : 1 = false;  // every press lights the LED
  bool sleeps : 1 = false;      // closed by the press that wakes the device
  bool awaits_bot : 1 = false;  // its timer plays the turn of a bot instead of going on
  bool idle_flash : 1 = false;  // the player looks at something else: time to erase flash ahead
  bool shows_past : 1 = false;  // shows the last action, after which the View has moved on
  bool settings : 1 = false;    // changes settings: the menu above it has no entry for them
  bool diagnoses : 1 = false;   // looks for a fault: the USB console is on from now on
  bool pure : 1 = false;        // shown with gfx::kPure
  bool bids : 1 = false;        // A and B end a turn: the first counts only after a rest
  // OnRelease where ◄ ► change what ▲ ▼ have chosen, so that with four buttons the choice does not
  // leave its line and come back.
  KeyTiming key_timing = KeyTiming::OnRelease;
};
static_assert(sizeof(Screen) == 5 * sizeof(void*));

// A value turned on by some steps; after the highest comes the lowest.
constexpr int wrapped(int value, int by, int low, int high) {
  const int span = high - low + 1;
  return low + ((value - low + by) % span + span) % span;
}

// One line a screen; the file has the same name.
extern const Screen kBootScreen;        // S0
extern const Screen kLanguageScreen;    // S0a
extern const Screen kHomeScreen;        // S1
extern const Screen kMoreScreen;        // S1a
extern const Screen kPlayersScreen;     // S2
extern const Screen kNameScreen;        // S2a
extern const Screen kDealScreen;        // S3
extern const Screen kCoverScreen;       // S4
extern const Screen kHandScreen;        // S5
extern const Screen kTakeBackScreen;    // S8a: a pass or the last card may be taken back
extern const Screen kWaitScreen;        // the turn of a bot
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
extern const Screen kGuideScreen;        // S14: a word of advice during the guided round
extern const Screen kSettingsScreen;     // S15
extern const Screen kErasingScreen;      // how far it is
extern const Screen kSelfTestScreen;     // S16
extern const Screen kTestPatternScreen;  // S16a
extern const Screen kBotsLabScreen;      // S17
extern const Screen kSleepScreen;        // S18
extern const Screen kStatisticsScreen;
extern const Screen kLastGamesScreen;  // the games that ended, one a page
extern const Screen kMenuScreen;
extern const Screen kRulesScreen;
extern const Screen kCardListScreen;
extern const Screen kKeysPageScreen;
extern const Screen kTrackerScreen;
extern const Screen kPauseScreen;
extern const Screen kExplainScreen;   // a word about a setting or a house rule
extern const Screen kQuestionScreen;  // yes or no
extern const Screen kLeaveScreen;     // the player who leaves

// Every screen with its name, for tests and tools: the one list of them.
struct NamedScreen {
  const Screen* screen;
  const char* name;
};
inline constexpr NamedScreen kAllScreens[] = {
    {&kBootScreen, "Boot"},
    {&kLanguageScreen, "Language"},
    {&kHomeScreen, "Home"},
    {&kMoreScreen, "More"},
    {&kPlayersScreen, "Players"},
    {&kNameScreen, "Name"},
    {&kDealScreen, "Deal"},
    {&kCoverScreen, "Cover"},
    {&kHandScreen, "Hand"},
    {&kTakeBackScreen, "TakeBack"},
    {&kWaitScreen, "Wait"},
    {&kRowFilledScreen, "RowFilled"},
    {&kAuctionScreen, "Auction"},
    {&kLastChanceScreen, "LastChance"},
    {&kPeekScreen, "Peek"},
    {&kPassScreen, "Pass"},
    {&kRevealScreen, "Reveal"},
    {&kResultScreen, "Result"},
    {&kHistoryScreen, "History"},
    {&kScoringScreen, "Scoring"},
    {&kPodiumScreen, "Podium"},
    {&kLearnScreen, "Learn"},
    {&kLessonScreen, "Lesson"},
    {&kGuideScreen, "Guide"},
    {&kSettingsScreen, "Settings"},
    {&kErasingScreen, "Erasing"},
    {&kSelfTestScreen, "SelfTest"},
    {&kTestPatternScreen, "TestPattern"},
    {&kBotsLabScreen, "BotsLab"},
    {&kSleepScreen, "Sleep"},
    {&kStatisticsScreen, "Statistics"},
    {&kLastGamesScreen, "LastGames"},
    {&kMenuScreen, "Menu"},
    {&kRulesScreen, "Rules"},
    {&kCardListScreen, "CardList"},
    {&kKeysPageScreen, "KeysPage"},
    {&kTrackerScreen, "Tracker"},
    {&kPauseScreen, "Pause"},
    {&kExplainScreen, "Explain"},
    {&kQuestionScreen, "Question"},
    {&kLeaveScreen, "Leave"},
};

}  // namespace felicity::ui
