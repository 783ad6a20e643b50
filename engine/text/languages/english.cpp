// English: every text of the game, its plurals, alphabet and first names. No default in a switch: a
// text without its line here does not compile.
// Words of address, never used because names are printed: you, You, your, Your
#include "engine/text/language.h"

namespace felicity::text {
namespace {

const char* text(Text which) {
  switch (which) {
    // Words for everywhere
    case Text::Yes: return "Yes";
    case Text::HoldYes: return "hold A: yes";
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
    case Text::DeleteLetter: return "Delete";
    case Text::WhatIsThis: return "A: what is this?";
    case Text::HoldToChange: return "hold X or Y: change";
    // S0 boot and resume
    case Text::Title: return "Felicity";
    case Text::Subtitle: return "The Cat in the Sack";
    case Text::GameBy: return "Game: Friedemann Friese";
    case Text::VersionIs: return "Version {0}";
    case Text::ResumeRound: return "Resume round {0}?";
    case Text::ResumeGame: return "Resume the game?";
    case Text::HoldForSelfTest: return "hold {0}: self-test";
    case Text::Restarts: return "Switched on again: {0}×";
    case Text::SkinIs: return "Skin: {0}";
    case Text::SkinTooNew: return "This skin needs a newer game";
    case Text::SkinDamaged: return "The skin is damaged and not used";
    case Text::SkinWrong: return "The skin breaks a limit and is not used";
    case Text::SaveTooNew: return "This game comes from a newer version and is left untouched";
    case Text::SafeMode: return "Safe mode: several restarts in a row";
    case Text::SafeModeKept: return "Safe mode: several restarts in a row; the game is kept";
    case Text::FirstTime: return "First time? Play a guided round (2 minutes)?";
    // S1 home
    case Text::NewGame: return "New game";
    case Text::Learn: return "Learn to play";
    case Text::PlayTogether: return "Play together";
    case Text::PlayBots: return "Play against bots";
    case Text::More: return "More";
    case Text::Statistics: return "Statistics";
    case Text::Settings: return "Settings";
    // S2 players: seat kinds and bot styles
    case Text::Players: return "Players";
    case Text::Human: return "human";
    case Text::EasyBot: return "easy bot";
    case Text::NormalBot: return "normal bot";
    case Text::HardBot: return "hard bot";
    case Text::CharacterPlain: return "balanced";
    case Text::CharacterCautious: return "careful";
    case Text::CharacterBold: return "bold";
    case Text::CharacterTrickster: return "tricky";
    // S2 players: editions and house rules, left half
    case Text::Edition: return "Edition";
    case Text::EditionEnglish: return "English 2007";
    case Text::EditionFelicity: return "Felicity 2012";
    case Text::EditionDutch: return "Dutch 999";
    case Text::EditionSlovak: return "Slovak";
    case Text::EditionOwn: return "house rules";
    case Text::HouseRabbit: return "Chase rabbits";
    case Text::HouseTie: return "Tie";
    case Text::HouseMoney: return "Mice";
    // S2 players: values of the house rules, right half
    case Text::TieCatPoints: return "cat points";
    case Text::TieShared: return "shared";
    case Text::MoneySecret: return "secret";
    case Text::MoneyOpen: return "open";
    case Text::NameTaken: return "This name is taken";
    case Text::StyleIs: return "A: style (now {0})";
    case Text::ChangeName: return "A: change the name";
    // S2a name
    case Text::NameOfSeat: return "Name for seat {0}";
    case Text::NewName: return "New name";
    case Text::NameHelp: return "▲▼ letter · ◄► place · A done";
    case Text::NameHelpFour: return "X Y letter · hold X Y: place · A done";
    // S3 deal
    case Text::Shuffling: return "Shuffling the cards…";
    case Text::Starts: return "{0} starts";
    case Text::OneCardLeaves: return "Everyone loses one card, unseen";
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
    case Text::IntoSack: return "hold {0}: into sack";
    case Text::IntoSackFour: return "X Y choose, hold X plays";
    case Text::ReleaseHides: return "release = hide";
    case Text::PressHides: return "A hides (or wait {0} s)";
    case Text::AHides: return "A hides";
    // Tips for beginners
    case Text::Tips: return "Tips";
    case Text::TipGoodCards: return "Known cards are good.";
    case Text::TipChasesBad: return "The dog may help.";
    case Text::TipHiddenCards: return "Hidden cards add value.";
    case Text::TipStayingPays: return "A later pass pays more.";
    case Text::TipBadCards: return "Known cards are bad.";
    case Text::TipChasesGood: return "The dog may do harm.";
    case Text::TipPassPays: return "Passing pays well now.";
    case Text::TipFewMice: return "Not enough mice.";
    case Text::TipPrice: return "The price is too high.";
    case Text::TipFirst: return "This card opens the row.";
    case Text::TipLater: return "Other cards open first.";
    case Text::TipRich: return "More mice than most.";
    case Text::TipPoor: return "Fewer mice than most.";
    case Text::TipEarly: return "The game is still young.";
    case Text::TipLate: return "Few rounds are left.";
    case Text::TipSurprise: return "No one expects this one.";
    case Text::TipBid: return "Tip: up to {0}";
    case Text::TipPass: return "Tip: pass";
    case Text::TipBuy: return "Tip: buy";
    // S6 row filled
    case Text::SackClosed: return "The sack is tied up";
    case Text::FirstCardUp: return "The first card turns over";
    // S7 auction
    case Text::Bid: return "BID";
    case Text::Pass: return "PASS";
    case Text::Gains: return "+{0}";
    case Text::Passed: return "passed";
    case Text::PeekHelp: return "hold {0}: mice";
    case Text::ToBid: return "{0} to bid";
    case Text::NoBidYet: return "No bid yet";
    case Text::PassPaysNothing: return "Passing pays nothing";
    case Text::BidHelp: return "▲▼ ±1 · ► +{0}";
    case Text::BidHelpFour: return "X Y ±1 · hold Y +{0}";
    case Text::AllIn: return "These are all of {0}'s mice. Bid anyway?";
    case Text::TooFewMice: return "Too few mice: bid less or pass";
    case Text::HasOnly: return "{0} has only {1}";
    // S7L last chance
    case Text::NobodyHasBid: return "Nobody has bid";
    case Text::LastChance: return "Last chance: {0}";
    case Text::BuyForOne: return "Buy for 1 mouse";
    case Text::LeaveIt: return "Leave it";
    case Text::NoMiceToBuy: return "No mice: leave it";
    // S7p own mice
    case Text::MiceOf: return "{0}'s mice";
    case Text::CatPoints: return "Cat points";
    // S8 pass
    case Text::PassesTakes: return "{0} passes and takes {1}";
    case Text::PassesEmpty: return "{0} passes; there is nothing to take";
    // S9 reveal and dogs
    case Text::BuysFor: return "{0} buys for {1}";
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
    case Text::DogsIdle: return "Without a buyer the dogs do nothing";
    // S10 round result
    case Text::SackWorth: return "Value: {0}";
    case Text::NobodyTookSack: return "Nobody took the sack";
    case Text::ToTheBox: return "All cards go to the box";
    case Text::Refilled: return "The mouse cards are refilled";
    case Text::BankTooSmall: return "Bank too poor: no mice next round";
    case Text::NoMiceNext: return "No mice next round";
    // what a bot says
    case Text::RemarkDear: return "Well, that was not cheap.";
    case Text::RemarkDearCautious: return "Oh dear. Oh dear, oh dear.";
    case Text::RemarkDearBold: return "Worth every mouse! Nearly.";
    case Text::RemarkDearTrickster: return "All part of the plan. Honest.";
    case Text::RemarkBargain: return "Thank you, I'll take it.";
    case Text::RemarkBargainCautious: return "And where is the catch?";
    case Text::RemarkBargainBold: return "Mine! That's how it's done!";
    case Text::RemarkBargainTrickster: return "Were you looking elsewhere?";
    case Text::RemarkRobbed: return "There goes a fine cat.";
    case Text::RemarkRobbedCautious: return "I knew there was a dog in it.";
    case Text::RemarkRobbedBold: return "Come back here, you coward!";
    case Text::RemarkRobbedTrickster: return "Whose dog was that? Own up.";
    case Text::RemarkPassed: return "Passing paid better.";
    case Text::RemarkPassedCautious: return "You see? Better safe than sorry.";
    case Text::RemarkPassedBold: return "The next one is mine!";
    case Text::RemarkPassedTrickster: return "I only came for the mice.";
    case Text::RemarkWon: return "Good game, everyone.";
    case Text::RemarkWonCautious: return "Did I win? Are you sure?";
    case Text::RemarkWonBold: return "I won. Who else?";
    case Text::RemarkWonTrickster: return "Do count again, if you like.";
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
    case Text::TieMoreCats: return "Tie: more cat points win, {0}:{1}";
    // S13 podium
    case Text::Series: return "Series";
    case Text::Wins: return "{0} wins!";
    case Text::GameCode: return "Game code {0}";
    case Text::Ranking: return "Final ranking";
    case Text::WinTogether: return "{0} and {1} win together!";
    case Text::BestSackOf: return "Sack of the night: {0}, {1}";
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
    case Text::Keys: return "Keys";
    case Text::Mute: return "Mute";
    case Text::SoundOn: return "Unmute";
    case Text::PlayerLeaves: return "A player leaves";
    case Text::Pause: return "Pause";
    case Text::Abandon: return "Abandon game";
    case Text::TakeBack: return "Take back";
    case Text::WhoLeaves: return "Who leaves?";
    case Text::PlayOn: return "A: play on";
    case Text::ReallyAbandon: return "Really abandon this game?";
    case Text::ReallyLeave: return "{0} leaves? A bot takes over the seat.";
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
    case Text::SetBattery: return "Battery";
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
    case Text::BatteryLithium: return "LiPo";
    case Text::BatteryThree: return "3 AA";
    case Text::BatteryTwo: return "2 AA";
    case Text::BatteryNone: return "none";
    // S15 settings: menu lines and questions
    case Text::ResetSettings: return "Reset settings";
    case Text::EraseName: return "Erase a name";
    case Text::EraseAll: return "Erase everything";
    case Text::SelfTest: return "Self-test";
    case Text::About: return "About";
    case Text::NoNamesYet: return "No names yet";
    case Text::ReallyReset: return "Reset all settings?";
    case Text::ReallyEraseName: return "Erase {0} and their statistics?";
    case Text::ReallyEraseAll: return "Erase all games, names and settings?";
    case Text::ErasingFailed: return "Not everything could be erased";
    case Text::Erasing: return "Erasing…";
    case Text::LeaveSwitchedOn: return "Leave it switched on";
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
    case Text::TestLed: return "Any button: LED";
    case Text::BatteryAt: return "Battery {0}%";
    case Text::BatteryUnknown: return "Battery: ?";
    case Text::TestNext: return "hold {0}: next";
    // S18 power and saving
    case Text::BatteryLow:
      return "The battery is nearly empty. Charge it or change the cells soon.";
    case Text::SavingFailed: return "Saving failed: the game goes on without a safety net";
    case Text::Panic: return "Something went wrong; the game is kept";
    // Statistics
    case Text::StatGames: return "Games";
    case Text::StatWins: return "Wins";
    case Text::StatBestScore: return "Best score";
    case Text::StatBestSack: return "Best sack";
    case Text::StatDearestDog: return "Costliest dog";
    case Text::StatAverage: return "Average";
    case Text::NoGamesYet: return "No games yet";
    case Text::LastGames: return "Last games";
    case Text::GameNumber: return "Game {0}";
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

const char* noun(Noun which, unsigned n) {
  switch (which) {
    case Noun::Mouse: return n == 1 ? "mouse" : "mice";
    case Noun::Point: return n == 1 ? "point" : "points";
    case Noun::Game: return n == 1 ? "game" : "games";
    case Noun::Win: return n == 1 ? "win" : "wins";
    case Noun::Dog: return n == 1 ? "dog" : "dogs";
  }
  return "?";
}

// One text a line, however long.
// clang-format off
const char* prose(Prose which) {
  switch (which) {
    // S14 learn: the pages of the six lessons, in order
    case Prose::SackAnimals: return "Everyone holds the same ten animals: seven cats, a rabbit and two dogs. Everyone loses one card, unseen, so nine rounds are played.";
    case Prose::SackPoints: return "Every round one sack full of cards is sold. Good cats bring points, bad cats cost points, and each mouse still owned at the end is a point too.";
    case Prose::PlacingSecret: return "Everyone secretly puts one card into the sack. The start player's card lies first; it is turned up before the bidding begins.";
    case Prose::PlacingKeys: return "The device goes from hand to hand. Hold A: the cards show. ▲ ▼ ◄ ► choose, ▲ held puts the card into the sack. Release A: all is hidden again.";
    case Prose::PlacingKeysFour: return "The device goes from hand to hand. Hold A: the cards show. X Y choose, X held puts the card into the sack. Release A: all is hidden again.";
    case Prose::PlacingKeysFive: return "The device goes from hand to hand. A shows the cards. ▲ ▼ ◄ ► choose, ▲ held puts the card into the sack. A hides them again, and so do six seconds without a key.";
    case Prose::AuctionBid: return "In turn, everyone bids more than the highest bid or passes. Any higher number is fine, as long as the mice are really there.";
    case Prose::AuctionReveal: return "After each pass one more card is turned up. The last one left pays the bid to the bank, takes the sack and starts the next round.";
    case Prose::PassingMice: return "Passing returns the bid and pays mice as well: the first to pass gets the smallest mouse card, later ones get more. Waiting can be worth it.";
    case Prose::PassingLastChance: return "If nobody bids, the last player sees every card and may buy the sack for 1 mouse. If not, it goes to the box and passing pays nothing next round.";
    case Prose::DogsOne: return "A single dog chases one cat away and leaves with it: the large dog the best cat, the small dog the worst one.";
    case Prose::DogsMany: return "Two or more dogs in a sack only bark at each other. They chase nobody, and all of them leave.";
    case Prose::EndScoring: return "After nine rounds, cats and mice are added up. A rabbit counts nothing. The highest total wins.";
    case Prose::EndTip: return "A tip: mind whose cards are still hidden. A cheerful bid can lure the others into a sack full of trouble.";
    // S14 learn: prompts of the guided round
    case Prose::GuideStart: return "The player with the device is {0}; the others are bots. First everyone secretly puts one card into the sack.";
    case Prose::GuidePlace: return "{0} chooses a card for the sack. A good cat makes the others greedy, a dog gives them a fright.";
    case Prose::GuideFirstCard: return "All the cards are in the sack. The first one is turned up; the others stay a secret for now.";
    case Prose::GuideBid: return "{0} may bid: ▲ ▼ change the number, A bids it. The more good cats are showing, the more the sack is worth.";
    case Prose::GuideBidFour: return "{0} may bid: X Y change the number, A bids it. The more good cats are showing, the more the sack is worth.";
    case Prose::GuidePass: return "Too dear? B passes and takes the mice shown beside it. Then the next card is turned up.";
    case Prose::GuideRaise: return "Somebody has bid more. A bids again, B passes and takes back the whole bid.";
    case Prose::GuideDogs: return "The auction is over: every card is turned up now. Then the dogs decide who may stay in the sack.";
    case Prose::GuideSold: return "{0} pays the bank and keeps the animals that are left. The bank fills the mouse cards again if it has enough.";
    case Prose::GuideUnsold: return "Nobody wanted this sack. It goes to the box, and passing pays nothing next round.";
    case Prose::GuideEnd: return "That was a whole round. A real game has nine of them. Have fun!";
    case Prose::KeysSix: return "▲ ▼ choose, ◄ ► change. A takes what is chosen, B goes back; in the auction A bids and B passes. Hold B: menu. Hold ◄ in the auction: see one's own mice.";
    case Prose::KeysEight: return "▲ ▼ choose, ◄ ► change. A takes what is chosen, B goes back; in the auction A bids and B passes. Y, or hold B: menu. Hold X or ◄ in the auction: see one's own mice.";
    case Prose::KeysFour: return "X Y choose; held, they change a value. A takes what is chosen, B goes back; in the auction A bids and B passes. Hold B: menu. Hold X in the auction: see one's own mice.";
    case Prose::KeysFive: return "Push the stick in: A. Hold it in: B. ▲ ▼ choose, ◄ ► change. A takes what is chosen, B goes back; in the auction A bids and B passes. Hold ►: menu. Hold ◄ in the auction: one's own mice.";
    // Rules, in order
    case Prose::RuleAim: return "Aim: nine sacks are sold, one in every round. The most points from cats and mice win.";
    case Prose::RuleCards: return "Cards: each set has the cats -8, -5, 3, 5, 8, 11, 15, a rabbit (0), a large and a small dog. Everyone loses one card, unseen.";
    case Prose::RuleMice: return "Mice: everyone starts with 15. Bids, payments and the bank are open; how many mice somebody has left is secret.";
    case Prose::RulePlacing: return "Placing: from the start player on, each puts one card face down into the row. Then the first card is turned up.";
    case Prose::RuleBidding: return "Auction: the start player begins. Bid more than the highest bid, or pass. Whoever passes is out for this round.";
    case Prose::RulePassing: return "Passing returns the bid and pays the lowest mouse card left: 2-3-4-6 with five, 2-4-6 with four, 3-6 with three players. Then the next card is turned up.";
    case Prose::RuleWinning: return "Winning: the last one left pays the bid to the bank, takes the sack and is the next start player. Nobody else pays.";
    case Prose::RuleOneDog: return "One dog: the large dog chases the best cat; if none is good, the one nearest zero. The small dog chases the worst cat; if none is bad, the lowest good one.";
    case Prose::RuleManyDogs: return "Two or more dogs chase nobody. All dogs leave. Dutch rule: a dog that misses its kind of cat chases a rabbit first.";
    case Prose::RuleRefill: return "Refill: after a sale the bank fills all the mouse cards. If it has too little for all, none is filled and passing pays nothing next round.";
    case Prose::RuleNobodyBids: return "Nobody bids: the last player sees all the cards and may buy for 1 mouse. If not, the sack goes to the box, the start player stays and no mice are refilled.";
    case Prose::RuleThree: return "Three players: a dummy's card lies first. After the first pass the start player's card is turned up, after the second the last two.";
    case Prose::RuleEnd: return "End: after nine rounds, cat points plus mice. A rabbit counts 0. A tie goes to more cat points, else the victory is shared.";
    // Cards, in the order of the faces
    case Prose::AboutMangyCat: return "Nobody wants this one. Splendid for spoiling a sack.";
    case Prose::AboutAlleyCat: return "A stray with dreadful manners.";
    case Prose::AboutKitten: return "Small change, but who could resist?";
    case Prose::AboutTabby: return "Purrs nicely and brings a little home.";
    case Prose::AboutHouseCat: return "Dependable, warm, worth a fair bid.";
    case Prose::AboutGreyCat: return "At night all cats are grey. This one always is.";
    case Prose::AboutChampion: return "The finest cat of all. The large dog thinks so too.";
    case Prose::AboutRabbit: return "Not a cat at all. Counts nothing and looks innocent.";
    case Prose::AboutLargeDog: return "On its own it chases the best cat and leaves with it.";
    case Prose::AboutSmallDog: return "On its own it chases the worst cat and leaves with it.";
    // Explanations of house rules and settings
    case Prose::HelpEdition: return "The English, Slovak and Felicity editions play alike. In the Dutch edition dogs may also chase a rabbit.";
    case Prose::HelpRabbit: return "If a dog finds no cat of its kind, it chases a rabbit before any other cat.";
    case Prose::HelpTie: return "With equal totals: more cat points win, or the victory is shared at once.";
    case Prose::HelpMoney: return "Secret: only the owner sees how many mice are left. Open: everyone sees it all the time.";
    case Prose::HelpBattery: return "What feeds the device. The battery sign depends on it, and the voltage at which the device goes to sleep to spare the cells. Best set with a cable plugged in.";
    case Prose::HelpUsbConsole: return "A PC on the cable may read finished games and the picture that everybody sees, line by line. Nobody's cards are ever told.";
    case Prose::HelpTracker: return "The tracker lists the animals that each set has not shown yet. It tells everyone the same.";
    case Prose::HelpAllIn: return "With open money only: asks once more before somebody bids all their mice.";
    case Prose::HelpBotsLearn: return "Bots learn how named players bid and which cards they place, from game to game. It is erased with the name.";
    case Prose::HelpTips: return "For beginners: a mark on a card and a reason, only in one's own hand; alone with bots also in the auction. Covers show everyone that tips are on.";
    case Prose::AboutGame: return "An unofficial, open-source pocket game for fans of Friedemann Friese's card game. Texts and pictures are original.";
  }
  return "?";
}
// clang-format on

}  // namespace

const LanguagePack kEnglish = {
    .code = "en",
    .name = "English",
    .text = text,
    .prose = prose,
    .noun = noun,
    .small = u"abcdeéëfghijklmnopqrstuvwxyz0123456789",
    .capital = u"ABCDEÉËFGHIJKLMNOPQRSTUVWXYZ0123456789",
    .names = {"Alice", "Ben", "Chloe", "Zoë", "Oscar", "Ruby", "Harry", "Maisie", "Finn", "Poppy"},
};

}  // namespace felicity::text
