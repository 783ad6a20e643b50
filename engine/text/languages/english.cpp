// The short texts in English. No default: a text without its line here does not compile.
#include "engine/text/text.h"

namespace felicity::text {

const char* english(Text which) {
  switch (which) {
    // Words for everywhere
    case Text::Yes: return "Yes";
    case Text::No: return "No";
    case Text::Ok: return "OK";
    case Text::Back: return "Back";
    case Text::Next: return "Next";
    case Text::Done: return "Done";
    case Text::On: return "on";
    case Text::Off: return "off";
    case Text::Menu: return "Menu";
    case Text::Nobody: return "Nobody";
    case Text::Mice: return "Mice";
    case Text::BankHas: return "Bank {0}";
    case Text::RoundOf: return "Round {0}/{1}";
    case Text::Rematch: return "Rematch";
    case Text::Home: return "Home";
    case Text::Resume: return "Resume";
    case Text::Start: return "Start";
    case Text::Dummy: return "Dummy";
    case Text::WhatIsThis: return "A: what is this?";
    // S0 boot and resume
    case Text::Title: return "Felicity";
    case Text::Subtitle: return "The Cat in the Sack";
    case Text::GameBy: return "Game: Friedemann Friese";
    case Text::VersionIs: return "Version {0}";
    case Text::ResumeRound: return "Resume round {0}?";
    case Text::ResumeGame: return "Resume the game?";
    case Text::HoldForSelfTest: return "hold {0}: self-test";
    case Text::Restarts: return "Restarted {0}× during this game";
    case Text::SaveTooNew: return "This game comes from a newer version and is left untouched";
    case Text::SafeMode: return "Safe mode: several restarts in a row";
    case Text::SafeModeKept: return "Safe mode: several restarts in a row; the game is kept";
    // S1 home
    case Text::NewGame: return "New game";
    case Text::Learn: return "Learn to play";
    case Text::Bots: return "Bots";
    case Text::Statistics: return "Statistics";
    case Text::Settings: return "Settings";
    // S2 players: seat kinds and bot styles
    case Text::PlayersAre: return "Players: {0}";
    case Text::Human: return "human";
    case Text::EasyBot: return "easy bot";
    case Text::NormalBot: return "normal bot";
    case Text::HardBot: return "hard bot";
    case Text::StylePlain: return "balanced";
    case Text::StyleCareful: return "careful";
    case Text::StyleBold: return "bold";
    case Text::StyleTricky: return "tricky";
    // S2 players: editions and house rules, left half
    case Text::Edition: return "Edition";
    case Text::EditionEnglish: return "English 2007";
    case Text::EditionFelicity: return "Felicity 2012";
    case Text::EditionDutch: return "Dutch 999";
    case Text::EditionSlovak: return "Slovak";
    case Text::EditionOwn: return "own rules";
    case Text::HouseRabbit: return "Chase rabbits";
    case Text::HouseTie: return "Tie";
    case Text::HouseMoney: return "Mice";
    // S2 players: values of the house rules, right half
    case Text::TieCatPoints: return "cat points";
    case Text::TieShared: return "shared";
    case Text::MoneySecret: return "secret";
    case Text::MoneyOpen: return "open";
    // S2 players: lines
    case Text::NameTaken: return "This name is taken";
    // S2a name
    case Text::NameOfSeat: return "Name for seat {0}";
    case Text::NewName: return "New name";
    case Text::NameHelp: return "▲▼ letter · ◄► place · A done";
    case Text::NameHelpFour: return "X Y letter · hold X Y: place · A done";
    // S3 deal
    case Text::Shuffling: return "Shuffling the cards…";
    case Text::Starts: return "{0} starts";
    case Text::OneCardLeaves: return "One card of each set leaves unseen";
    case Text::DummyJoins: return "A dummy joins: its cards are drawn blind";
    // S4 cover
    case Text::PassTo: return "Pass to";
    case Text::PutCard: return "put a card into the sack";
    case Text::HoldToShow: return "hold A = show hand";
    case Text::PressToShow: return "press A = show hand";
    case Text::TakeBackHint: return "B: take back";
    case Text::Thinks: return "{0} is thinking…";
    case Text::PlacesCard: return "{0} places a card";
    case Text::LastCards: return "The last cards go into the sack by themselves";
    // S5 hand
    case Text::IntoSack: return "{0} into the sack";
    case Text::IntoSackFour: return "hold A, press B = play";
    case Text::ReleaseHides: return "release = hide";
    case Text::PressHides: return "A or {0} s = hide";
    // S6 row filled
    case Text::SackClosed: return "The sack is tied up";
    case Text::FirstCardUp: return "The first card turns over";
    // S7 auction
    case Text::Pass: return "PASS";
    case Text::Gains: return "+{0}";
    case Text::Passed: return "passed";
    case Text::HighBid: return "High bid";
    case Text::PeekHelp: return "hold {0}: mice";
    case Text::ToBid: return "{0} to bid";
    case Text::Bids: return "{0} bids {1}";
    case Text::NoBidYet: return "No bid yet";
    case Text::PassPaysNothing: return "Passing pays nothing";
    case Text::BidHelp: return "▲▼ ±1 · ► +5";
    case Text::BidHelpFour: return "X Y ±1 · hold Y +5";
    case Text::AllIn: return "These are all of {0}'s mice. Bid anyway?";
    // S7L last chance
    case Text::NobodyHasBid: return "Nobody has bid";
    case Text::LastChance: return "Last chance: {0}";
    case Text::BuyForOne: return "Buy for 1 mouse";
    case Text::LeaveIt: return "Leave it";
    // S7p own mice
    case Text::MiceOf: return "{0}'s mice";
    // S8 pass
    case Text::PassesTakes: return "{0} passes and takes {1}";
    case Text::PassesEmpty: return "{0} passes; there is nothing to take";
    // S9 reveal and dogs: who is chased, and why
    case Text::NoDog: return "No dog in the sack: all the animals stay";
    case Text::ManyDogs: return "{0} and a lot of barking: nobody is chased";
    case Text::LargeDogBest: return "The large dog chases the best cat: {0}";
    case Text::SmallDogWorst: return "The small dog chases the worst cat: {0}";
    case Text::LargeDogNearest:
      return "No good cat: the large dog chases the one nearest zero: {0}";
    case Text::SmallDogLowest: return "No bad cat: the small dog chases the lowest one: {0}";
    case Text::LargeDogRabbit: return "No good cat: the large dog chases the rabbit";
    case Text::SmallDogRabbit: return "No bad cat: the small dog chases the rabbit";
    case Text::DogFindsNobody: return "The dog finds nobody to chase and trots off";
    case Text::DogsIdle: return "Nobody took the sack: the dogs do nothing";
    // S10 round result
    case Text::SackWorth: return "Value: {0}";
    case Text::NobodyTookSack: return "Nobody took the sack";
    case Text::ToTheBox: return "All cards go to the box";
    case Text::TakesSack: return "{0} takes the sack for {1}";
    case Text::Refilled: return "The mouse cards are refilled";
    case Text::BankTooSmall: return "Bank too small: no mice next round";
    case Text::NoMiceNext: return "No mice next round";
    // S11 history: column heads, then lines
    case Text::ColumnRound: return "Rd";
    case Text::ColumnWinner: return "Who";
    case Text::ColumnPrice: return "Price";
    case Text::ColumnValue: return "Value";
    case Text::History: return "Sacks so far";
    case Text::NoSackYet: return "No sack yet";
    // S12 final scoring
    case Text::NegativeCats: return "Negative cats";
    case Text::PositiveCats: return "Positive cats";
    case Text::Total: return "Total";
    case Text::FinalScoring: return "Final scoring";
    case Text::ShowAll: return "Show all";
    case Text::SharedVictory: return "Shared victory";
    case Text::TieMoreCats: return "Tie: more cat points wins";
    // S13 podium
    case Text::Series: return "Series";
    case Text::Wins: return "{0} wins!";
    case Text::GameCode: return "Game code {0}";
    case Text::Ranking: return "Final ranking";
    case Text::WinTogether: return "{0} and {1} win together!";
    case Text::BestSackOf: return "Best sack: {0}, {1}";
    // S14 learn: titles of the six lessons
    case Text::LessonSack: return "The cat in the sack";
    case Text::LessonPlacing: return "A card for the sack";
    case Text::LessonAuction: return "The auction";
    case Text::LessonPassing: return "Passing pays";
    case Text::LessonDogs: return "The dogs";
    case Text::LessonEnd: return "The end";
    case Text::GuidedRound: return "Play a guided round";
    // Menu on every public screen, and its questions
    case Text::Rules: return "Rules";
    case Text::Cards: return "Cards";
    case Text::Mute: return "Sound off";
    case Text::SoundOn: return "Sound on";
    case Text::PlayerLeaves: return "A player leaves";
    case Text::Pause: return "Pause";
    case Text::Abandon: return "Abandon game";
    case Text::TakeBack: return "Take back";
    case Text::WhoLeaves: return "Who leaves?";
    case Text::PlayOn: return "A: play on";
    case Text::ReallyAbandon: return "Really abandon this game?";
    case Text::ReallyLeave: return "{0} leaves? The others then play this seat.";
    // Cards by name, in the order of the faces
    case Text::CardMangyCat: return "Mangy cat";
    case Text::CardAlleyCat: return "Alley cat";
    case Text::CardKitten: return "Kitten";
    case Text::CardTabby: return "Tabby";
    case Text::CardHouseCat: return "House cat";
    case Text::CardGreyCat: return "Grey cat";
    case Text::CardChampion: return "Champion";
    case Text::CardRabbit: return "Rabbit";
    case Text::CardLargeDog: return "Large dog";
    case Text::CardSmallDog: return "Small dog";
    // S15 settings: labels, left half
    case Text::SetLanguage: return "Language";
    case Text::SetBrightness: return "Brightness";
    case Text::SetVolume: return "Volume";
    case Text::SetAnimation: return "Animation";
    case Text::SetLargeText: return "Large text";
    case Text::SetTheme: return "Theme";
    case Text::SetLeftHanded: return "Left-handed";
    case Text::SetShowHand: return "Show hand";
    case Text::SetSleep: return "Sleep after";
    case Text::SetUsbConsole: return "USB console";
    case Text::SetTracker: return "Card tracker";
    case Text::SetAllInWarning: return "All-in warning";
    case Text::SetBotsLearn: return "Bots learn";
    // S15 settings: values, right half
    case Text::SoundMuted: return "mute";
    case Text::SpeedSlow: return "slow";
    case Text::SpeedNormal: return "normal";
    case Text::SpeedFast: return "fast";
    case Text::ThemeDay: return "day";
    case Text::ThemeNight: return "night";
    case Text::ShowByHolding: return "hold A";
    case Text::ShowByPressing: return "press A";
    case Text::MinutesAre: return "{0} min";
    case Text::Never: return "never";
    // S15 settings: menu lines and questions
    case Text::ResetSettings: return "Reset settings";
    case Text::EraseName: return "Erase a name";
    case Text::EraseAll: return "Erase everything";
    case Text::SelfTest: return "Self-test";
    case Text::About: return "About";
    case Text::NoNamesYet: return "No names yet";
    case Text::ReallyReset: return "Set everything back to the start?";
    case Text::ReallyEraseName: return "Erase {0} and the statistics?";
    case Text::ReallyEraseAll: return "Erase all games, names and settings?";
    case Text::ErasingFailed: return "Not everything could be erased";
    case Text::Erasing: return "Erasing…";
    case Text::LeaveSwitchedOn: return "Leave it switched on";
    // The tracker
    case Text::NotYetShown: return "Not yet shown";
    // S16 self-test
    case Text::TestEdges: return "All four edges visible?";
    case Text::TestButtons: return "Press every button";
    case Text::ButtonStuck: return "Button {0} is stuck";
    case Text::ButtonsShorted: return "{0} and {1} are shorted";
    case Text::ButtonsFine: return "Buttons are fine";
    case Text::DisplayBus: return "Display: {0}";
    case Text::DisplaySilent: return "Display does not answer";
    case Text::TestToneAndLed: return "A: tone, any button: LED";
    case Text::BatteryAt: return "Battery {0}%";
    case Text::BatteryUnknown: return "Battery: ?";
    case Text::TestLeave: return "hold B: leave";
    // S18 power and saving
    case Text::SavingFailed: return "Saving failed: the game goes on without a safety net";
    case Text::Panic: return "Something went wrong; the game is kept";
    // Statistics
    case Text::StatGames: return "Games";
    case Text::StatWins: return "Wins";
    case Text::StatBestScore: return "Best score";
    case Text::StatBestSack: return "Best sack";
    case Text::StatDearestDog: return "Dearest dog";
    case Text::StatAverage: return "Average";
    case Text::NoGamesYet: return "No games yet";
    case Text::LastGames: return "Last games";
    case Text::GameNumber: return "Game {0}";
    // A game played back
    case Text::Watch: return "Watch";
    case Text::RecordEnds: return "The record ends here";
    // S17 bots lab
    case Text::BotsLab: return "Bot lab";
    case Text::ChooseBots: return "Choose the bots";
    case Text::LetThemPlay: return "Let them play";
    case Text::GameOf: return "Game {0} of {1}";
    case Text::StopLab: return "B: stop";
  }
  return "?";  // only a damaged value gets here
}

}  // namespace felicity::text
