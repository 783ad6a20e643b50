// The short texts in Slovak. No default: a text without its line here does not compile.
#include "engine/text/text.h"

namespace felicity::text {

const char* slovak(Text which) {
  switch (which) {
    // Words for everywhere
    case Text::Yes: return "Áno";
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
    case Text::Home: return "Domov";
    case Text::Resume: return "Pokračovať";
    case Text::Start: return "Začať";
    case Text::Dummy: return "Falošný";
    case Text::WhatIsThis: return "A: čo to znamená?";
    // S0 boot and resume
    case Text::Title: return "Felicity";
    case Text::Subtitle: return "Mačka vo vreci";
    case Text::GameBy: return "Hra: Friedemann Friese";
    case Text::VersionIs: return "Verzia {0}";
    case Text::ResumeRound: return "Pokračovať v {0}. kole?";
    case Text::ResumeGame: return "Pokračovať v hre?";
    case Text::HoldForSelfTest: return "drž {0}: test prístroja";
    case Text::Restarts: return "Reštarty počas tejto hry: {0}";
    case Text::SaveTooNew: return "Táto hra je z novšej verzie a zostáva bez zmeny";
    case Text::SafeMode: return "Núdzový režim: viac reštartov krátko po sebe";
    case Text::SafeModeKept: return "Núdzový režim po viacerých reštartoch; hra je uložená";
    // S1 home
    case Text::NewGame: return "Nová hra";
    case Text::Learn: return "Naučiť sa hrať";
    case Text::Bots: return "Boti";
    case Text::Statistics: return "Štatistiky";
    case Text::Settings: return "Nastavenia";
    // S2 players: seat kinds and bot styles
    case Text::PlayersAre: return "Hráči: {0}";
    case Text::Human: return "človek";
    case Text::EasyBot: return "ľahký bot";
    case Text::NormalBot: return "bežný bot";
    case Text::HardBot: return "silný bot";
    case Text::StylePlain: return "vyrovnaný";
    case Text::StyleCareful: return "opatrne";
    case Text::StyleBold: return "smelo";
    case Text::StyleTricky: return "prefíkane";
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
    // S2 players: values of the house rules, right half
    case Text::TieCatPoints: return "mačky";
    case Text::TieShared: return "delená";
    case Text::MoneySecret: return "tajné";
    case Text::MoneyOpen: return "verejné";
    // S2 players: lines
    case Text::NameTaken: return "Toto meno už niekto má";
    // S2a name
    case Text::NameOfSeat: return "Meno pre miesto {0}";
    case Text::NewName: return "Nové meno";
    case Text::NameHelp: return "▲▼ písmeno · ◄► miesto · A hotovo";
    case Text::NameHelpFour: return "X Y písmeno · drž X Y: miesto · A hotovo";
    // S3 deal
    case Text::Shuffling: return "Karty sa miešajú…";
    case Text::Starts: return "{0} začína";
    case Text::OneCardLeaves: return "Z každej sady odchádza naslepo jedna karta";
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
    case Text::IntoSack: return "{0} do vreca";
    case Text::IntoSackFour: return "drž A, stlač B = polož";
    case Text::ReleaseHides: return "pusti = skry";
    case Text::PressHides: return "A alebo {0} s = skry";
    // S6 row filled
    case Text::SackClosed: return "Vrece je zaviazané";
    case Text::FirstCardUp: return "Prvá karta sa otáča";
    // S7 auction
    case Text::Pass: return "PAS";
    case Text::Gains: return "+{0}";
    case Text::Passed: return "pasuje";
    case Text::HighBid: return "Najvyššia ponuka";
    case Text::PeekHelp: return "drž {0}: myši";
    case Text::ToBid: return "{0} prihadzuje";
    case Text::Bids: return "{0} ponúka {1}";
    case Text::NoBidYet: return "Zatiaľ bez ponuky";
    case Text::PassPaysNothing: return "Pasovanie nič nedáva";
    case Text::BidHelp: return "▲▼ ±1 · ► +5";
    case Text::BidHelpFour: return "X Y ±1 · drž Y +5";
    case Text::AllIn: return "{0} dáva všetky svoje myši. Naozaj prihodiť?";
    // S7L last chance
    case Text::NobodyHasBid: return "Nikto nič neponúka";
    case Text::LastChance: return "Posledná šanca: {0}";
    case Text::BuyForOne: return "Kúp za 1 myš";
    case Text::LeaveIt: return "Nechaj tak";
    // S7p own mice
    case Text::MiceOf: return "{0}: myši";
    // S8 pass
    case Text::PassesTakes: return "{0} pasuje a berie {1}";
    case Text::PassesEmpty: return "{0} pasuje; nie je čo vziať";
    // S9 reveal and dogs: who is chased, and why
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
    case Text::DogsIdle: return "Vrece si nikto neberie: psy nerobia nič";
    // S10 round result
    case Text::SackWorth: return "Hodnota: {0}";
    case Text::NobodyTookSack: return "Vrece si nikto neberie";
    case Text::ToTheBox: return "Karty idú do škatule";
    case Text::TakesSack: return "{0} kupuje vrece za {1}";
    case Text::Refilled: return "Karty myší sa dopĺňajú";
    case Text::BankTooSmall: return "V banku je málo: ďalšie kolo bez myší";
    case Text::NoMiceNext: return "Ďalšie kolo bez myší";
    // S11 history: column heads, then lines
    case Text::ColumnRound: return "Kolo";
    case Text::ColumnWinner: return "Kto";
    case Text::ColumnPrice: return "Cena";
    case Text::ColumnValue: return "Hodnota";
    case Text::History: return "Doterajšie vrecia";
    case Text::NoSackYet: return "Zatiaľ žiadne vrece";
    // S12 final scoring
    case Text::NegativeCats: return "Mínusové mačky";
    case Text::PositiveCats: return "Plusové mačky";
    case Text::Total: return "Spolu";
    case Text::FinalScoring: return "Záverečné sčítanie";
    case Text::ShowAll: return "Ukáž všetko";
    case Text::SharedVictory: return "Spoločné víťazstvo";
    case Text::TieMoreCats: return "Remíza: rozhoduje viac bodov za mačky";
    // S13 podium
    case Text::Series: return "Séria";
    case Text::Wins: return "{0} víťazí!";
    case Text::GameCode: return "Kód hry {0}";
    case Text::Ranking: return "Konečné poradie";
    case Text::WinTogether: return "{0} a {1} víťazia spolu!";
    case Text::BestSackOf: return "Najlepšie vrece: {0}, {1}";
    // S14 learn: titles of the six lessons
    case Text::LessonSack: return "Mačka vo vreci";
    case Text::LessonPlacing: return "Karta do vreca";
    case Text::LessonAuction: return "Aukcia";
    case Text::LessonPassing: return "Pasovať sa oplatí";
    case Text::LessonDogs: return "Psy";
    case Text::LessonEnd: return "Koniec hry";
    case Text::GuidedRound: return "Skúšobné kolo s radami";
    // Menu on every public screen, and its questions
    case Text::Rules: return "Pravidlá";
    case Text::Cards: return "Karty";
    case Text::Mute: return "Vypnúť zvuk";
    case Text::SoundOn: return "Zapnúť zvuk";
    case Text::PlayerLeaves: return "Niekto odchádza";
    case Text::Pause: return "Prestávka";
    case Text::Abandon: return "Ukončiť hru";
    case Text::TakeBack: return "Vrátiť ťah";
    case Text::WhoLeaves: return "Kto odchádza?";
    case Text::PlayOn: return "A: hrať ďalej";
    case Text::ReallyAbandon: return "Naozaj ukončiť túto hru?";
    case Text::ReallyLeave: return "{0} odchádza? Za toto miesto potom hrajú ostatní.";
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
    case Text::SetLeftHanded: return "Ľavou rukou";
    case Text::SetShowHand: return "Ukázať karty";
    case Text::SetSleep: return "Spánok po";
    case Text::SetUsbConsole: return "USB konzola";
    case Text::SetTracker: return "Prehľad kariet";
    case Text::SetAllInWarning: return "Pozor, all-in!";
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
    // The tracker
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
    case Text::BatteryAt: return "Batéria {0} %";
    case Text::BatteryUnknown: return "Batéria: ?";
    case Text::TestLeave: return "drž B: koniec testu";
    // S18 power and saving
    case Text::SavingFailed: return "Uloženie zlyhalo: hra pokračuje bez istoty";
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
    // A game played back
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

}  // namespace felicity::text
