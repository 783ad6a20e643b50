// Slovak: every text of the game, its plurals, alphabet and first names. No default in a switch: a
// text without its line here does not compile.
// Words of address, never used because names are printed: ty, vy, tvoje, vaše
#include "engine/text/language.h"

namespace felicity::text {
namespace {

const char* text(Text which) {
  switch (which) {
    // Words for everywhere
    case Text::Yes: return "Áno";
    case Text::HoldYes: return "drž A: áno";
    case Text::No: return "Nie";
    case Text::Ok: return "OK";
    case Text::Back: return "Späť";
    case Text::Next: return "Ďalej";
    case Text::Done: return "Hotovo";
    case Text::On: return "zapnuté";
    case Text::Off: return "vypnuté";
    case Text::Menu: return "Menu";
    case Text::Nobody: return "Nikto";
    case Text::Mice: return "Myši";
    case Text::BankHas: return "Bank {0}";
    case Text::RoundOf: return "Kolo {0}/{1}";
    case Text::Rematch: return "Odveta";
    case Text::Home: return "Hlavné menu";
    case Text::Resume: return "Pokračovať";
    case Text::Start: return "Začať";
    case Text::Dummy: return "Falošný";
    case Text::DeleteLetter: return "Zmazať";
    case Text::WhatIsThis: return "A: čo to znamená?";
    case Text::HoldToChange: return "drž X alebo Y: zmeniť";
    // S0 boot and resume
    case Text::Title: return "Felicity";
    case Text::Subtitle: return "Mačka vo vreci";
    case Text::GameBy: return "Hra: Friedemann Friese";
    case Text::VersionIs: return "Verzia {0}";
    case Text::ResumeRound: return "Pokračovať v {0}. kole?";
    case Text::ResumeGame: return "Pokračovať v hre?";
    case Text::HoldForSelfTest: return "drž {0}: test prístroja";
    case Text::Restarts: return "Reštarty počas tejto hry: {0}";
    case Text::SkinIs: return "Vzhľad: {0}";
    case Text::SkinTooNew: return "Tento vzhľad potrebuje novšiu hru";
    case Text::SkinDamaged: return "Vzhľad je poškodený a nepoužije sa";
    case Text::SkinWrong: return "Vzhľad prekračuje povolenú hranicu a nepoužije sa";
    case Text::SaveTooNew: return "Táto hra je z novšej verzie a zostáva bez zmeny";
    case Text::SafeMode: return "Núdzový režim: viac reštartov krátko po sebe";
    case Text::SafeModeKept: return "Núdzový režim po viacerých reštartoch; hra je uložená";
    case Text::FirstTime: return "Prvýkrát? Zahrať si kolo s radami (2 minúty)?";
    // S1 home
    case Text::NewGame: return "Nová hra";
    case Text::Learn: return "Naučiť sa hrať";
    case Text::PlayTogether: return "Hrať spolu";
    case Text::PlayBots: return "Hrať proti botom";
    case Text::More: return "Viac";
    case Text::Statistics: return "Štatistiky";
    case Text::Settings: return "Nastavenia";
    // S2 players: seat kinds and bot styles
    case Text::Players: return "Hráči";
    case Text::Human: return "človek";
    case Text::EasyBot: return "ľahký bot";
    case Text::NormalBot: return "bežný bot";
    case Text::HardBot: return "silný bot";
    case Text::CharacterPlain: return "vyrovnaný";
    case Text::CharacterCautious: return "opatrný";
    case Text::CharacterBold: return "smelý";
    case Text::CharacterTrickster: return "prefíkaný";
    // S2 players: editions and house rules, left half
    case Text::Edition: return "Vydanie";
    case Text::EditionEnglish: return "Anglické 2007";
    case Text::EditionFelicity: return "Felicity 2012";
    case Text::EditionDutch: return "Holandské 999";
    case Text::EditionSlovak: return "Slovenské";
    case Text::EditionOwn: return "vlastné";
    case Text::HouseRabbit: return "Králik uteká";
    case Text::HouseTie: return "Remíza";
    case Text::HouseMoney: return "Myši";
    case Text::TieCatPoints: return "mačky";
    case Text::TieShared: return "delená";
    case Text::MoneySecret: return "tajné";
    case Text::MoneyOpen: return "verejné";
    case Text::NameTaken: return "Toto meno už niekto má";
    case Text::StyleIs: return "A: štýl (teraz {0})";
    case Text::ChangeName: return "A: zmeniť meno";
    // S2a name
    case Text::NameOfSeat: return "Meno pre miesto {0}";
    case Text::NewName: return "Nové meno";
    case Text::NameHelp: return "▲▼ písmeno · ◄► miesto · A hotovo";
    case Text::NameHelpFour: return "X Y písmeno · drž X Y: miesto · A hotovo";
    // S3 deal
    case Text::Shuffling: return "Karty sa miešajú…";
    case Text::Starts: return "{0} začína";
    case Text::OneCardLeaves: return "Každý príde naslepo o jednu kartu";
    case Text::DummyJoins: return "Pridáva sa falošný hráč: karty ťahá naslepo";
    // S4 cover
    case Text::PassTo: return "Podaj ďalej";
    case Text::PutCard: return "vlož kartu do vreca";
    case Text::HoldToShow: return "drž A = ukáž karty";
    case Text::PressToShow: return "stlač A = ukáž karty";
    case Text::TakeBackHint: return "B: vráť ťah";
    case Text::Thinks: return "{0} rozmýšľa…";
    case Text::PlacesCard: return "{0} kladie kartu";
    case Text::LastCards: return "Posledné karty idú do vreca samy";
    // S5 hand
    case Text::IntoSack: return "drž {0}: do vreca";
    case Text::IntoSackFour: return "X Y výber, drž X: polož";
    case Text::ReleaseHides: return "pusti = skry";
    case Text::PressHides: return "A skryje (alebo {0} s)";
    case Text::AHides: return "A skryje";
    // Tips for beginners
    case Text::Tips: return "Tipy";
    case Text::TipGoodCards: return "Známe karty sú dobré.";
    case Text::TipChasesBad: return "Pes môže pomôcť.";
    case Text::TipHiddenCards: return "Skryté karty lákajú.";
    case Text::TipStayingPays: return "Neskorší pas dá viac.";
    case Text::TipBadCards: return "Známe karty sú zlé.";
    case Text::TipChasesGood: return "Pes môže uškodiť.";
    case Text::TipPassPays: return "Pas sa teraz oplatí.";
    case Text::TipFewMice: return "Málo myší.";
    case Text::TipPrice: return "Cena je privysoká.";
    case Text::TipFirst: return "Táto karta sa otočí prvá.";
    case Text::TipLater: return "Iné sa otočia skôr.";
    case Text::TipRich: return "Viac myší než ostatní.";
    case Text::TipPoor: return "Menej myší než ostatní.";
    case Text::TipEarly: return "Hra je ešte mladá.";
    case Text::TipLate: return "Hra sa už končí.";
    case Text::TipSurprise: return "Túto nikto nečaká.";
    case Text::TipBid: return "Tip: do {0}";
    case Text::TipPass: return "Tip: pas";
    case Text::TipBuy: return "Tip: kúpiť";
    // S6 row filled
    case Text::SackClosed: return "Vrece je zaviazané";
    case Text::FirstCardUp: return "Prvá karta sa otáča";
    // S7 auction
    case Text::Bid: return "PONUKA";
    case Text::Pass: return "PAS";
    case Text::Gains: return "+{0}";
    case Text::Passed: return "pasuje";
    case Text::PeekHelp: return "drž {0}: myši";
    case Text::ToBid: return "{0} prihadzuje";
    case Text::NoBidYet: return "Zatiaľ bez ponuky";
    case Text::PassPaysNothing: return "Za pas nič nie je";
    case Text::BidHelp: return "▲▼ ±1 · ► +{0}";
    case Text::BidHelpFour: return "X Y ±1 · drž Y +{0}";
    case Text::AllIn: return "{0} dáva všetky svoje myši. Naozaj prihodiť?";
    case Text::TooFewMice: return "Málo myší: ponúknuť menej alebo pasovať";
    case Text::HasOnly: return "{0} má len {1}";
    // S7L last chance
    case Text::NobodyHasBid: return "Nikto nič neponúkol";
    case Text::LastChance: return "Posledná šanca: {0}";
    case Text::BuyForOne: return "Kúp za 1 myš";
    case Text::LeaveIt: return "Nechaj tak";
    case Text::NoMiceToBuy: return "Žiadne myši: nechaj tak";
    // S7p own mice
    case Text::MiceOf: return "{0}: myši";
    case Text::CatPoints: return "Body za mačky";
    // S8 pass
    case Text::PassesTakes: return "{0} pasuje a berie {1}";
    case Text::PassesEmpty: return "{0} pasuje; nie je čo vziať";
    // S9 reveal and dogs
    case Text::BuysFor: return "{0} kupuje za {1}";
    case Text::NoDog: return "Vo vreci nie je pes: všetky zvieratá ostávajú";
    case Text::ManyDogs: return "{0} a veľa štekotu: nikto neuteká";
    case Text::LargeDogBest: return "Veľký pes odoženie najlepšiu mačku: {0}";
    case Text::SmallDogWorst: return "Malý pes odoženie najhoršiu mačku: {0}";
    case Text::LargeDogNearest:
      return "Bez dobrej mačky veľký pes odoženie tú najbližšiu k nule: {0}";
    case Text::SmallDogLowest: return "Bez zlej mačky malý pes odoženie tú najnižšiu: {0}";
    case Text::LargeDogRabbit: return "Bez dobrej mačky veľký pes odoženie králika";
    case Text::SmallDogRabbit: return "Bez zlej mačky malý pes odoženie králika";
    case Text::DogFindsNobody: return "Pes nemá koho odohnať a odchádza";
    case Text::DogsIdle: return "Bez kupca psy nerobia nič";
    // S10 round result
    case Text::SackWorth: return "Hodnota: {0}";
    case Text::NobodyTookSack: return "Vrece si nikto nevzal";
    case Text::ToTheBox: return "Karty idú do škatule";
    case Text::Refilled: return "Karty myší sa dopĺňajú";
    case Text::BankTooSmall: return "V banku je málo: ďalšie kolo bez myší";
    case Text::NoMiceNext: return "Ďalšie kolo bez myší";
    // what a bot says
    case Text::RemarkDear: return "No, lacné to nebolo.";
    case Text::RemarkDearCautious: return "Ojoj. Ojojojoj.";
    case Text::RemarkDearBold: return "Stojí to za to! Teda skoro.";
    case Text::RemarkDearTrickster: return "Všetko podľa plánu. Čestne.";
    case Text::RemarkBargain: return "Ďakujem, beriem.";
    case Text::RemarkBargainCautious: return "A kde je háčik?";
    case Text::RemarkBargainBold: return "Moje! Takto sa to robí!";
    case Text::RemarkBargainTrickster: return "Asi ste sa nepozerali.";
    case Text::RemarkRobbed: return "A dobrá mačka je preč.";
    case Text::RemarkRobbedCautious: return "Pes. Hneď mi to bolo jasné.";
    case Text::RemarkRobbedBold: return "Vráť sa, zbabelec!";
    case Text::RemarkRobbedTrickster: return "Čí je ten pes? No?";
    case Text::RemarkPassed: return "Pasovať bolo lepšie.";
    case Text::RemarkPassedCautious: return "Vidíte? Opatrnosť sa vypláca.";
    case Text::RemarkPassedBold: return "Ďalšie vrece je moje!";
    case Text::RemarkPassedTrickster: return "Mne išlo len o myši.";
    case Text::RemarkWon: return "Pekná hra, ďakujem.";
    case Text::RemarkWonCautious: return "To je moja výhra? Určite?";
    case Text::RemarkWonBold: return "Výhra. Čia iná?";
    case Text::RemarkWonTrickster: return "Pokojne to prepočítajte.";
    // S11 history: column heads, then lines
    case Text::ColumnRound: return "Kolo";
    case Text::ColumnWinner: return "Kto";
    case Text::ColumnPrice: return "Cena";
    case Text::ColumnValue: return "Hodnota";
    case Text::History: return "Doterajšie vrecia";
    case Text::NoSackYet: return "Zatiaľ žiadne vrece";
    // S12 final scoring
    case Text::NegativeCats: return "Zlé mačky";
    case Text::PositiveCats: return "Dobré mačky";
    case Text::Total: return "Spolu";
    case Text::FinalScoring: return "Záverečné sčítanie";
    case Text::ShowAll: return "Ukáž všetko";
    case Text::SharedVictory: return "Spoločné víťazstvo";
    case Text::TieMoreCats: return "Remíza: rozhoduje viac bodov za mačky, {0}:{1}";
    // S13 podium
    case Text::Series: return "Séria";
    case Text::Wins: return "{0} víťazí!";
    case Text::GameCode: return "Kód hry {0}";
    case Text::Ranking: return "Konečné poradie";
    case Text::WinTogether: return "{0} a {1} víťazia spolu!";
    case Text::BestSackOf: return "Vrece večera: {0}, {1}";
    // S14 learn: titles of the six lessons
    case Text::LessonSack: return "Mačka vo vreci";
    case Text::LessonPlacing: return "Karta do vreca";
    case Text::LessonAuction: return "Aukcia";
    case Text::LessonPassing: return "Pasovať sa oplatí";
    case Text::LessonDogs: return "Psy";
    case Text::LessonEnd: return "Koniec hry";
    case Text::GuidedRound: return "Kolo s radami";
    // Menu on every public screen, and its questions
    case Text::Rules: return "Pravidlá";
    case Text::Cards: return "Karty";
    case Text::Keys: return "Tlačidlá";
    case Text::Mute: return "Vypnúť zvuk";
    case Text::SoundOn: return "Zapnúť zvuk";
    case Text::PlayerLeaves: return "Niekto odchádza";
    case Text::Pause: return "Prestávka";
    case Text::Abandon: return "Ukončiť hru";
    case Text::TakeBack: return "Vrátiť ťah";
    case Text::WhoLeaves: return "Kto odchádza?";
    case Text::PlayOn: return "A: hrať ďalej";
    case Text::ReallyAbandon: return "Naozaj ukončiť túto hru?";
    case Text::ReallyLeave: return "{0} odchádza? Miesto prevezme bot.";
    // Cards by name, in the order of the faces
    case Text::CardMangyCat: return "Prašivá mačka";
    case Text::CardAlleyCat: return "Túlavá mačka";
    case Text::CardKitten: return "Mačiatko";
    case Text::CardTabby: return "Pásavá mačka";
    case Text::CardHouseCat: return "Domáca mačka";
    case Text::CardGreyCat: return "Sivá mačka";
    case Text::CardChampion: return "Šampiónka";
    case Text::CardRabbit: return "Králik";
    case Text::CardLargeDog: return "Veľký pes";
    case Text::CardSmallDog: return "Malý pes";
    // S15 settings: labels, left half
    case Text::SetLanguage: return "Jazyk";
    case Text::SetBrightness: return "Jas";
    case Text::SetVolume: return "Hlasitosť";
    case Text::SetAnimation: return "Animácie";
    case Text::SetLargeText: return "Veľké písmo";
    case Text::SetTheme: return "Vzhľad";
    case Text::SetLeftHanded: return "Pre ľavákov";
    case Text::SetShowHand: return "Ukázať karty";
    case Text::SetSleep: return "Spánok po";
    case Text::SetBattery: return "Batéria";
    case Text::SetUsbConsole: return "USB konzola";
    case Text::SetTracker: return "Prehľad kariet";
    case Text::SetAllInWarning: return "Varovať all-in";
    case Text::SetBotsLearn: return "Boti sa učia";
    // S15 settings: values, right half
    case Text::SoundMuted: return "stlmené";
    case Text::SpeedSlow: return "pomaly";
    case Text::SpeedNormal: return "normálne";
    case Text::SpeedFast: return "rýchlo";
    case Text::ThemeDay: return "deň";
    case Text::ThemeNight: return "noc";
    case Text::ShowByHolding: return "držať A";
    case Text::ShowByPressing: return "stlačiť A";
    case Text::MinutesAre: return "{0} min";
    case Text::Never: return "nikdy";
    case Text::BatteryLithium: return "LiPo";
    case Text::BatteryThree: return "3 × AA";
    case Text::BatteryTwo: return "2 × AA";
    case Text::BatteryNone: return "žiadna";
    // S15 settings: menu lines and questions
    case Text::ResetSettings: return "Pôvodné nastavenia";
    case Text::EraseName: return "Vymazať meno";
    case Text::EraseAll: return "Vymazať všetko";
    case Text::SelfTest: return "Test prístroja";
    case Text::About: return "O hre";
    case Text::NoNamesYet: return "Zatiaľ žiadne mená";
    case Text::ReallyReset: return "Obnoviť pôvodné nastavenia?";
    case Text::ReallyEraseName: return "{0}: vymazať meno aj štatistiky?";
    case Text::ReallyEraseAll: return "Vymazať všetky hry, mená a nastavenia?";
    case Text::ErasingFailed: return "Nie všetko sa podarilo vymazať";
    case Text::Erasing: return "Maže sa…";
    case Text::LeaveSwitchedOn: return "Nevypínaj, prosím";
    case Text::NotYetShown: return "Ešte neukázané";
    // S16 self-test
    case Text::TestEdges: return "Vidno všetky okraje?";
    case Text::TestButtons: return "Stlač každé tlačidlo";
    case Text::ButtonStuck: return "Tlačidlo {0} je zaseknuté";
    case Text::ButtonsShorted: return "Skrat: {0} a {1}";
    case Text::ButtonsFine: return "Tlačidlá v poriadku";
    case Text::DisplayBus: return "Displej: {0}";
    case Text::DisplaySilent: return "Displej neodpovedá";
    case Text::TestToneAndLed: return "A: tón, tlačidlá: LED";
    case Text::TestLed: return "Tlačidlá: LED";
    case Text::BatteryAt: return "Batéria {0} %";
    case Text::BatteryUnknown: return "Batéria: ?";
    case Text::TestNext: return "drž {0}: ďalej";
    // S18 power and saving
    case Text::BatteryLow: return "Batéria je takmer vybitá. Čoskoro ju nabi alebo vymeň.";
    case Text::SavingFailed: return "Uloženie zlyhalo: hra pokračuje bez ukladania";
    case Text::Panic: return "Niečo sa pokazilo; hra je uložená";
    // Statistics
    case Text::StatGames: return "Hry";
    case Text::StatWins: return "Výhry";
    case Text::StatBestScore: return "Najviac bodov";
    case Text::StatBestSack: return "Najlepšie vrece";
    case Text::StatDearestDog: return "Najdrahší pes";
    case Text::StatAverage: return "Priemer";
    case Text::NoGamesYet: return "Zatiaľ žiadne hry";
    case Text::LastGames: return "Posledné hry";
    case Text::GameNumber: return "Hra {0}";
    case Text::Watch: return "Pozrieť";
    case Text::RecordEnds: return "Tu sa záznam končí";
    // S17 bots lab
    case Text::BotsLab: return "Skúšobňa botov";
    case Text::ChooseBots: return "Vyber botov";
    case Text::LetThemPlay: return "Nech hrajú";
    case Text::GameOf: return "Hra {0} z {1}";
    case Text::StopLab: return "B: zastaviť";
  }
  return "?";  // only a damaged value gets here
}

// One, two to four, or many; 0 goes with the many.
const char* form(unsigned n, const char* one, const char* few, const char* many) {
  if (n == 1) return one;
  return n >= 2 && n <= 4 ? few : many;
}

const char* noun(Noun which, unsigned n) {
  switch (which) {
    case Noun::Mouse: return form(n, "myš", "myši", "myší");
    case Noun::Point: return form(n, "bod", "body", "bodov");
    case Noun::Game: return form(n, "hra", "hry", "hier");
    case Noun::Win: return form(n, "výhra", "výhry", "výhier");
    case Noun::Dog: return form(n, "pes", "psy", "psov");
  }
  return "?";
}

// One text a line, however long.
// clang-format off
const char* prose(Prose which) {
  switch (which) {
    // S14 learn: the pages of the six lessons, in order
    case Prose::SackAnimals: return "Všetci majú rovnakých desať zvierat: sedem mačiek, králika a dva psy. Každý príde naslepo o jednu kartu, hrá sa teda deväť kôl.";
    case Prose::SackPoints: return "V každom kole ide do aukcie jedno vrece kariet. Dobré mačky body pridávajú, zlé uberajú a každá myš je na konci tiež jeden bod.";
    case Prose::PlacingSecret: return "Každý tajne vloží do vreca jednu kartu. Karta začínajúceho hráča leží prvá a odkryje sa ešte pred prvou ponukou.";
    case Prose::PlacingKeys: return "Prístroj ide z ruky do ruky. Drž A a karty sa ukážu, ▲ ▼ ◄ ► vyberajú, podržané ▲ vloží kartu do vreca. Pusti A a všetko je zasa skryté.";
    case Prose::PlacingKeysFour: return "Prístroj ide z ruky do ruky. Drž A a karty sa ukážu, X Y vyberajú, podržané X vloží kartu do vreca. Pusti A a všetko je zasa skryté.";
    case Prose::PlacingKeysFive: return "Prístroj ide z ruky do ruky. A ukáže karty, ▲ ▼ ◄ ► vyberajú, podržané ▲ vloží kartu do vreca. A ich zasa skryje, rovnako ako šesť sekúnd bez stlačenia.";
    case Prose::AuctionBid: return "Hráči postupne buď ponúknu viac, než je najvyššia ponuka, alebo pasujú. Skočiť možno aj vyššie, len tie myši treba naozaj mať.";
    case Prose::AuctionReveal: return "Po každom pase sa odkryje ďalšia karta. Kto zostane posledný, zaplatí ponuku do banku, berie vrece a začína ďalšie kolo.";
    case Prose::PassingMice: return "Kto pasuje, berie si ponuku späť a k nej myši: prvý z najnižšej karty myší, ďalší viac. Čakanie sa môže oplatiť.";
    case Prose::PassingLastChance: return "Ak nikto neponúkne, posledný hráč vidí všetky karty a môže vrece kúpiť za 1 myš. Inak ide vrece do škatule a pasovanie v ďalšom kole nič nedáva.";
    case Prose::DogsOne: return "Jediný pes odoženie jednu mačku a zmizne s ňou: veľký pes najlepšiu, malý pes najhoršiu.";
    case Prose::DogsMany: return "Dva psy či viac vo vreci len štekajú na seba. Nikoho neodoženú a všetky odídu.";
    case Prose::EndScoring: return "Po deviatich kolách sa sčítajú mačky a myši. Králik má nula bodov. Najvyšší súčet vyhráva.";
    case Prose::EndTip: return "Tip: čie karty sú ešte skryté? Veselá ponuka môže ostatných vlákať do vreca plného trápenia.";
    // S14 learn: prompts of the guided round
    case Prose::GuideStart: return "Hráč s prístrojom je {0}; ostatní sú boti. Najprv každý tajne vloží do vreca jednu kartu.";
    case Prose::GuidePlace: return "{0} vyberá kartu do vreca. Dobrá mačka ostatných naláka, pes ich vystraší.";
    case Prose::GuideFirstCard: return "Všetky karty sú vo vreci. Prvá sa odkryje, ostatné sú zatiaľ tajomstvom.";
    case Prose::GuideBid: return "{0} môže ponúknuť: ▲ ▼ menia číslo, A ho ponúkne. Čím viac dobrých mačiek vidno, tým je vrece cennejšie.";
    case Prose::GuideBidFour: return "{0} môže ponúknuť: X Y menia číslo, A ho ponúkne. Čím viac dobrých mačiek vidno, tým je vrece cennejšie.";
    case Prose::GuidePass: return "Pridrahé? B pasuje a berie myši, ktoré sú vedľa napísané. Potom sa odkryje ďalšia karta.";
    case Prose::GuideRaise: return "Niekto ponúka viac. A prihodí znova, B pasuje a vezme si celú ponuku späť.";
    case Prose::GuideDogs: return "Aukcia sa skončila: teraz sa odkryjú všetky karty. Potom psy rozhodnú, kto smie vo vreci zostať.";
    case Prose::GuideSold: return "{0} platí do banku a necháva si zvieratá, ktoré zostali. Bank znova doplní karty myší, ak má dosť.";
    case Prose::GuideUnsold: return "Toto vrece nikto nechce. Ide do škatule a pasovanie v ďalšom kole nič nedáva.";
    case Prose::GuideEnd: return "To bolo celé kolo. Skutočná hra ich má deväť. Príjemnú zábavu!";
    case Prose::KeysSix: return "▲ ▼ vyberajú, ◄ ► menia. A potvrdí výber, B ide späť; v aukcii A ponúka a B pasuje. Drž B: menu. Drž ◄ v aukcii: vlastné myši.";
    case Prose::KeysEight: return "▲ ▼ vyberajú, ◄ ► menia. A potvrdí výber, B ide späť; v aukcii A ponúka a B pasuje. Y alebo drž B: menu. Drž X alebo ◄ v aukcii: vlastné myši.";
    case Prose::KeysFour: return "X Y vyberajú; podržané menia hodnotu. A potvrdí výber, B ide späť; v aukcii A ponúka a B pasuje. Drž B: menu. Drž X v aukcii: vlastné myši.";
    case Prose::KeysFive: return "Stlač páčku: A. Drž ju stlačenú: B. ▲ ▼ vyberajú, ◄ ► menia. A potvrdí výber, B ide späť; v aukcii A ponúka a B pasuje. Drž ►: menu. Drž ◄ v aukcii: vlastné myši.";
    // Rules, in order
    case Prose::RuleAim: return "Cieľ: predá sa deväť vriec, v každom kole jedno. Vyhráva, kto má najviac bodov za mačky a myši.";
    case Prose::RuleCards: return "Karty: každá sada má mačky -8, -5, 3, 5, 8, 11, 15, králika (0), veľkého a malého psa. Každý príde naslepo o jednu kartu.";
    case Prose::RuleMice: return "Myši: každý začína s 15. Ponuky, platby a bank sú verejné; koľko myší komu zostáva, je tajné.";
    case Prose::RulePlacing: return "Kladenie: od začínajúceho hráča každý položí do radu jednu kartu lícom dolu. Potom sa prvá karta odkryje.";
    case Prose::RuleBidding: return "Aukcia: prvý je začínajúci hráč. Treba ponúknuť viac, než je najvyššia ponuka, alebo pasovať. Kto pasuje, v tomto kole končí.";
    case Prose::RulePassing: return "Pas: ponuka sa vracia a k nej najnižšia voľná karta myší (piati hráči 2-3-4-6, štyria 2-4-6, traja 3-6). Potom sa odkryje ďalšia karta.";
    case Prose::RuleWinning: return "Kúpa: kto zostane posledný, zaplatí ponuku do banku, berie vrece a začína ďalšie kolo. Nikto iný neplatí.";
    case Prose::RuleOneDog: return "Jeden pes: veľký odoženie najlepšiu mačku; ak dobrej niet, tú najbližšiu k nule. Malý odoženie najhoršiu; ak zlej niet, najnižšiu dobrú.";
    case Prose::RuleManyDogs: return "Dva psy či viac neodoženú nikoho. Všetky psy odídu. Holandské pravidlo: ak psovi chýba jeho mačka, odoženie najprv králika.";
    case Prose::RuleRefill: return "Dopĺňanie: po predaji bank doplní všetky karty myší. Ak na všetky nemá, ostanú prázdne a pasovanie v ďalšom kole nič nedáva.";
    case Prose::RuleNobodyBids: return "Bez ponuky: posledný hráč vidí všetky karty a môže kúpiť za 1 myš. Inak ide vrece do škatule, začína ten istý hráč a myši sa nedopĺňajú.";
    case Prose::RuleThree: return "Traja hráči: prvá leží karta falošného hráča. Po prvom pase sa odkryje karta začínajúceho hráča, po druhom posledné dve.";
    case Prose::RuleEnd: return "Koniec: po deviatich kolách sa sčítajú body za mačky a myši, králik je 0. Pri remíze rozhodujú body za mačky, potom je víťazstvo spoločné.";
    // Cards, in the order of the faces
    case Prose::AboutMangyCat: return "Tú nechce nikto. Krásne pokazí každé vrece.";
    case Prose::AboutAlleyCat: return "Tuláčka bez spôsobov.";
    case Prose::AboutKitten: return "Málo bodov, no kto by odolal?";
    case Prose::AboutTabby: return "Pekne pradie a čosi aj prinesie.";
    case Prose::AboutHouseCat: return "Spoľahlivá, hrejivá, hodná slušnej ponuky.";
    case Prose::AboutGreyCat: return "Potme je každá mačka sivá. Táto je sivá stále.";
    case Prose::AboutChampion: return "Najkrajšia zo všetkých. Myslí si to aj veľký pes.";
    case Prose::AboutRabbit: return "Vôbec nie mačka. Body nedáva a tvári sa nevinne.";
    case Prose::AboutLargeDog: return "Ak je sám, odoženie najlepšiu mačku a zmizne s ňou.";
    case Prose::AboutSmallDog: return "Ak je sám, odoženie najhoršiu mačku a zmizne s ňou.";
    // Explanations of house rules and settings
    case Prose::HelpEdition: return "Anglické, slovenské a Felicity vydanie sa hrajú rovnako. V holandskom môžu psy odohnať aj králika.";
    case Prose::HelpRabbit: return "Ak pes nenájde svoj druh mačky, odoženie najprv králika a až potom inú mačku.";
    case Prose::HelpTie: return "Pri rovnakom súčte: rozhoduje viac bodov za mačky, alebo je víťazstvo hneď spoločné.";
    case Prose::HelpMoney: return "Tajné: svoje myši vidí len ten, komu patria. Verejné: všetci ich vidia stále.";
    case Prose::HelpBattery: return "Čo napája zariadenie. Závisí od toho ukazovateľ batérie aj napätie, pri ktorom zariadenie zaspí, aby šetrilo články. Najlepšie je nastaviť to s pripojeným káblom.";
    case Prose::HelpUsbConsole: return "Počítač na kábli môže riadok po riadku čítať dohrané hry a obraz, ktorý vidia všetci. Nikoho karty sa nikdy neprezradia.";
    case Prose::HelpTracker: return "Prehľad ukazuje zvieratá, ktoré ešte z jednotlivých sád nebolo vidieť. Všetkým hovorí to isté.";
    case Prose::HelpAllIn: return "Len pri verejných myšiach: spýta sa ešte raz, keď niekto ponúka všetky svoje myši.";
    case Prose::HelpBotsLearn: return "Boti si medzi hrami pamätajú, ako pomenovaní hráči ponúkajú a aké karty kladú. Vymaže sa to spolu s menom.";
    case Prose::HelpTips: return "Pre začiatočníkov: značka na karte a dôvod, iba vo vlastnej ruke; sám s botmi aj pri dražbe. Na obale všetci vidia, že tipy sú zapnuté.";
    case Prose::AboutGame: return "Neoficiálna vrecková hra s otvoreným kódom pre priaznivcov kartovej hry Friedemanna Frieseho. Texty a obrázky sú pôvodné.";
  }
  return "?";
}
// clang-format on

}  // namespace

const LanguagePack kSlovak = {
    .code = "sk",
    .name = "Slovenčina",
    .text = text,
    .prose = prose,
    .noun = noun,
    .small = u"aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž0123456789",
    .capital = u"AÁÄBCČDĎEÉFGHIÍJKLĹĽMNŇOÓÔPQRŔSŠTŤUÚVWXYÝZŽ0123456789",
    .names = {"Zuzka", "Ľuboš", "Katka", "Peter", "Žofia", "Štefan", "Táňa", "Jožko", "Mária",
              "Miško"},
};

}  // namespace felicity::text
