// German: every text of the game, its plurals, alphabet and first names. No default in a switch: a
// text without its line here does not compile.
// Words of address, never used because names are printed: du, Du, dein, dir
#include "engine/text/language.h"

namespace felicity::text {
namespace {

const char* text(Text which) {
  switch (which) {
    // Words for everywhere
    case Text::Yes: return "Ja";
    case Text::HoldYes: return "A halten: ja";
    case Text::No: return "Nein";
    case Text::Ok: return "OK";
    case Text::Back: return "Zurück";
    case Text::Next: return "Weiter";
    case Text::Done: return "Fertig";
    case Text::On: return "an";
    case Text::Off: return "aus";
    case Text::Menu: return "Menü";
    case Text::Nobody: return "Niemand";
    case Text::Mice: return "Mäuse";
    case Text::BankHas: return "Bank {0}";
    case Text::RoundOf: return "Runde {0}/{1}";
    case Text::Rematch: return "Revanche";
    case Text::Home: return "Hauptmenü";
    case Text::Resume: return "Fortsetzen";
    case Text::Start: return "Starten";
    case Text::Dummy: return "Strohmann";
    case Text::DeleteLetter: return "Löschen";
    case Text::WhatIsThis: return "A: Was ist das?";
    case Text::HoldToChange: return "X oder Y halten: ändern";
    // S0 boot and resume
    case Text::Title: return "Felicity";
    case Text::Subtitle: return "Die Katze im Sack";
    case Text::GameBy: return "Spiel: Friedemann Friese";
    case Text::VersionIs: return "Version {0}";
    case Text::ResumeRound: return "Runde {0} fortsetzen?";
    case Text::ResumeGame: return "Spiel fortsetzen?";
    case Text::HoldForSelfTest: return "{0} halten: Selbsttest";
    case Text::Restarts: return "Neustarts in diesem Spiel: {0}";
    case Text::SkinIs: return "Skin: {0}";
    case Text::SkinTooNew: return "Dieser Skin braucht ein neueres Spiel";
    case Text::SkinDamaged: return "Der Skin ist beschädigt und wird nicht benutzt";
    case Text::SkinWrong: return "Der Skin hält eine Grenze nicht ein und wird nicht benutzt";
    case Text::SaveTooNew:
      return "Dieses Spiel stammt aus einer neueren Version und bleibt unverändert";
    case Text::SafeMode: return "Sicherer Modus: mehrere Neustarts kurz nacheinander";
    case Text::SafeModeKept:
      return "Sicherer Modus nach mehreren Neustarts; das Spiel bleibt erhalten";
    case Text::FirstTime: return "Neu hier? In 2 Minuten eine Runde mit Anleitung?";
    // S1 home
    case Text::NewGame: return "Neues Spiel";
    case Text::Learn: return "Spielen lernen";
    case Text::PlayTogether: return "Zusammen spielen";
    case Text::PlayBots: return "Gegen Bots spielen";
    case Text::More: return "Mehr";
    case Text::Statistics: return "Statistik";
    case Text::Settings: return "Einstellungen";
    // S2 players: seat kinds and bot styles
    case Text::Players: return "Spieler";
    case Text::Human: return "Mensch";
    case Text::EasyBot: return "schwacher Bot";
    case Text::NormalBot: return "normaler Bot";
    case Text::HardBot: return "starker Bot";
    case Text::CharacterPlain: return "ausgewogen";
    case Text::CharacterCautious: return "vorsichtig";
    case Text::CharacterBold: return "mutig";
    case Text::CharacterTrickster: return "listig";
    // S2 players: editions and house rules, left half
    case Text::Edition: return "Ausgabe";
    case Text::EditionEnglish: return "Englisch 2007";
    case Text::EditionFelicity: return "Felicity 2012";
    case Text::EditionDutch: return "Niederländisch";
    case Text::EditionSlovak: return "Slowakisch";
    case Text::EditionOwn: return "Hausregeln";
    case Text::HouseRabbit: return "Jagd auf Hasen";
    case Text::HouseTie: return "Gleichstand";
    case Text::HouseMoney: return "Mäuse";
    // S2 players: values of the house rules, right half
    case Text::TieCatPoints: return "Katzen";
    case Text::TieShared: return "geteilt";
    case Text::MoneySecret: return "geheim";
    case Text::MoneyOpen: return "offen";
    case Text::NameTaken: return "Name schon vergeben";
    case Text::StyleIs: return "A: Stil (jetzt {0})";
    case Text::ChangeName: return "A: Name ändern";
    // S2a name
    case Text::NameOfSeat: return "Name für Platz {0}";
    case Text::NewName: return "Neuer Name";
    case Text::NameHelp: return "▲▼ Buchstabe · ◄► Stelle · A fertig";
    case Text::NameHelpFour: return "X Y Buchstabe · X Y halten: Stelle · A fertig";
    // S3 deal
    case Text::Shuffling: return "Karten werden gemischt…";
    case Text::Starts: return "{0} beginnt";
    case Text::OneCardLeaves: return "Alle verlieren ungesehen eine Karte";
    case Text::DummyJoins: return "Ein Strohmann spielt mit: Seine Karten kommen blind vom Stapel";
    // S4 cover
    case Text::PassTo: return "Weiter an";
    case Text::PutCard: return "Karte in den Sack legen";
    case Text::HoldToShow: return "A halten = Karten zeigen";
    case Text::PressToShow: return "A drücken = Karten zeigen";
    case Text::TakeBackHint: return "B: zurücknehmen";
    case Text::Thinks: return "{0} überlegt…";
    case Text::PlacesCard: return "{0} legt eine Karte";
    case Text::LastCards: return "Die letzten Karten gehen von selbst in den Sack";
    // S5 hand
    case Text::IntoSack: return "{0} halten: ablegen";
    case Text::IntoSackFour: return "X Y wählen, X halten legt";
    case Text::ReleaseHides: return "loslassen = verdecken";
    case Text::PressHides: return "A verdeckt (oder {0} s)";
    case Text::AHides: return "A verdeckt";
    // Tips for beginners
    case Text::Tips: return "Tipps";
    case Text::TipGoodCards: return "Bekannte Karten nützen.";
    case Text::TipChasesBad: return "Der Hund könnte helfen.";
    case Text::TipHiddenCards: return "Verdeckte Karten locken.";
    case Text::TipStayingPays: return "Später passen zahlt mehr.";
    case Text::TipBadCards: return "Bekannte Karten schaden.";
    case Text::TipChasesGood: return "Der Hund könnte schaden.";
    case Text::TipPassPays: return "Passen lohnt sich jetzt.";
    case Text::TipFewMice: return "Zu wenige Mäuse.";
    case Text::TipPrice: return "Der Preis ist zu hoch.";
    case Text::TipFirst: return "Diese Karte kommt zuerst.";
    case Text::TipLater: return "Andere kommen zuerst.";
    case Text::TipRich: return "Mehr Mäuse als andere.";
    case Text::TipPoor: return "Weniger Mäuse als andere.";
    case Text::TipEarly: return "Das Spiel ist noch jung.";
    case Text::TipLate: return "Bald ist das Spiel aus.";
    case Text::TipSurprise: return "Damit rechnet niemand.";
    case Text::TipBid: return "Tipp: bis {0}";
    case Text::TipPass: return "Tipp: passen";
    case Text::TipBuy: return "Tipp: kaufen";
    // S6 row filled
    case Text::SackClosed: return "Der Sack ist zugebunden";
    case Text::FirstCardUp: return "Erste Karte aufgedeckt";
    // S7 auction
    case Text::Bid: return "BIETEN";
    case Text::Pass: return "PASSEN";
    case Text::Gains: return "+{0}";
    case Text::Passed: return "raus";
    case Text::PeekHelp: return "{0} halten: Mäuse";
    case Text::ToBid: return "{0} bietet";
    case Text::NoBidYet: return "Noch kein Gebot";
    case Text::PassPaysNothing: return "Passen bringt nichts";
    case Text::BidHelp: return "▲▼ ±1 · ► +{0}";
    case Text::BidHelpFour: return "X Y ±1 · Y halten +{0}";
    case Text::AllIn: return "Das sind alle Mäuse von {0}. Trotzdem bieten?";
    case Text::TooFewMice: return "Zu wenige Mäuse: weniger bieten oder passen";
    case Text::HasOnly: return "{0} hat nur {1}";
    // S7L last chance
    case Text::NobodyHasBid: return "Niemand hat geboten";
    case Text::LastChance: return "Letzte Chance: {0}";
    case Text::BuyForOne: return "Für 1 Maus kaufen";
    case Text::LeaveIt: return "Liegen lassen";
    case Text::NoMiceToBuy: return "Keine Mäuse: liegen lassen";
    // S7p own mice
    case Text::MiceOf: return "Mäuse von {0}";
    case Text::CatPoints: return "Katzenpunkte";
    // S8 pass
    case Text::PassesTakes: return "{0} passt und nimmt {1}";
    case Text::PassesEmpty: return "{0} passt; zu holen gibt es nichts";
    // S9 reveal and dogs
    case Text::BuysFor: return "{0} kauft für {1}";
    case Text::NoDog: return "Kein Hund im Sack: Alle Tiere bleiben";
    case Text::ManyDogs: return "{0}, viel Gebell: Niemand flieht";
    case Text::LargeDogBest: return "Der große Hund verjagt die beste Katze: {0}";
    case Text::SmallDogWorst: return "Der kleine Hund verjagt die schlechteste: {0}";
    case Text::LargeDogNearest:
      return "Ohne gute Katze verjagt der große Hund das kleinste Minus: {0}";
    case Text::SmallDogLowest: return "Ohne Minuskatze verjagt der kleine Hund die niedrigste: {0}";
    case Text::LargeDogRabbit: return "Ohne gute Katze verjagt der große Hund den Hasen";
    case Text::SmallDogRabbit: return "Ohne schlechte Katze verjagt der kleine Hund den Hasen";
    case Text::DogFindsNobody: return "Der Hund findet niemanden zum Verjagen und trottet davon";
    case Text::DogsIdle: return "Ohne Käufer tun die Hunde nichts";
    // S10 round result
    case Text::SackWorth: return "Wert: {0}";
    case Text::NobodyTookSack: return "Niemand nahm den Sack";
    case Text::ToTheBox: return "Karten in die Schachtel";
    case Text::Refilled: return "Die Mäusekarten werden aufgefüllt";
    case Text::BankTooSmall: return "Zu wenig in der Bank: nächste Runde keine Mäuse";
    case Text::NoMiceNext: return "Nächste Runde keine Mäuse";
    // what a bot says
    case Text::RemarkDear: return "Billig war das nicht.";
    case Text::RemarkDearCautious: return "Oje. Oje, oje, oje.";
    case Text::RemarkDearBold: return "Jede Maus wert! Fast jede.";
    case Text::RemarkDearTrickster: return "Alles Teil des Plans. Ehrlich.";
    case Text::RemarkBargain: return "Danke, den nehme ich.";
    case Text::RemarkBargainCautious: return "Und wo ist der Haken?";
    case Text::RemarkBargainBold: return "Meiner! So macht man das!";
    case Text::RemarkBargainTrickster: return "Da habt ihr wohl weggeschaut.";
    case Text::RemarkRobbed: return "Da geht sie hin, die gute Katze.";
    case Text::RemarkRobbedCautious: return "Ein Hund. Ich hab's geahnt.";
    case Text::RemarkRobbedBold: return "Komm zurück, du Feigling!";
    case Text::RemarkRobbedTrickster: return "Wessen Hund war das? Na?";
    case Text::RemarkPassed: return "Passen war besser.";
    case Text::RemarkPassedCautious: return "Na bitte. Vorsicht lohnt sich.";
    case Text::RemarkPassedBold: return "Der nächste gehört mir!";
    case Text::RemarkPassedTrickster: return "Ich wollte nur die Mäuse.";
    case Text::RemarkWon: return "Schönes Spiel, ihr alle.";
    case Text::RemarkWonCautious: return "Gewonnen? Ich? Ganz sicher?";
    case Text::RemarkWonBold: return "Gewonnen. Wer sonst?";
    case Text::RemarkWonTrickster: return "Zählt ruhig noch mal nach.";
    // S11 history: column heads, then lines
    case Text::ColumnRound: return "Rd";
    case Text::ColumnWinner: return "Wer";
    case Text::ColumnPrice: return "Preis";
    case Text::ColumnValue: return "Wert";
    case Text::History: return "Bisherige Säcke";
    case Text::NoSackYet: return "Noch kein Sack";
    // S12 final scoring
    case Text::NegativeCats: return "Minuskatzen";
    case Text::PositiveCats: return "Pluskatzen";
    case Text::Total: return "Gesamt";
    case Text::FinalScoring: return "Schlusswertung";
    case Text::ShowAll: return "Alles zeigen";
    case Text::SharedVictory: return "Geteilter Sieg";
    case Text::TieMoreCats: return "Gleichstand: Mehr Katzenpunkte entscheiden, {0}:{1}";
    // S13 podium
    case Text::Series: return "Serie";
    case Text::Wins: return "{0} gewinnt!";
    case Text::GameCode: return "Spielcode {0}";
    case Text::Ranking: return "Endstand";
    case Text::WinTogether: return "{0} und {1} gewinnen gemeinsam!";
    case Text::BestSackOf: return "Sack des Abends: {0}, {1}";
    // S14 learn: titles of the six lessons
    case Text::LessonSack: return "Die Katze im Sack";
    case Text::LessonPlacing: return "Karte für den Sack";
    case Text::LessonAuction: return "Die Versteigerung";
    case Text::LessonPassing: return "Passen lohnt sich";
    case Text::LessonDogs: return "Die Hunde";
    case Text::LessonEnd: return "Das Ende";
    case Text::GuidedRound: return "Runde mit Anleitung";
    // Menu on every public screen, and its questions
    case Text::Rules: return "Regeln";
    case Text::Cards: return "Karten";
    case Text::Keys: return "Tasten";
    case Text::Mute: return "Ton ausschalten";
    case Text::SoundOn: return "Ton einschalten";
    case Text::PlayerLeaves: return "Jemand steigt aus";
    case Text::Pause: return "Pause";
    case Text::Abandon: return "Spiel abbrechen";
    case Text::TakeBack: return "Zurücknehmen";
    case Text::WhoLeaves: return "Wer steigt aus?";
    case Text::PlayOn: return "A: weiterspielen";
    case Text::ReallyAbandon: return "Dieses Spiel wirklich abbrechen?";
    case Text::ReallyLeave: return "{0} steigt aus? Ein Bot übernimmt den Platz.";
    // Cards by name, in the order of the faces
    case Text::CardMangyCat: return "Räudige Katze";
    case Text::CardAlleyCat: return "Straßenkatze";
    case Text::CardKitten: return "Kätzchen";
    case Text::CardTabby: return "Tigerkatze";
    case Text::CardHouseCat: return "Hauskatze";
    case Text::CardGreyCat: return "Graue Katze";
    case Text::CardChampion: return "Siegerkatze";
    case Text::CardRabbit: return "Hase";
    case Text::CardLargeDog: return "Großer Hund";
    case Text::CardSmallDog: return "Kleiner Hund";
    // S15 settings: labels, left half
    case Text::SetLanguage: return "Sprache";
    case Text::SetBrightness: return "Helligkeit";
    case Text::SetVolume: return "Lautstärke";
    case Text::SetAnimation: return "Animation";
    case Text::SetLargeText: return "Große Schrift";
    case Text::SetTheme: return "Farben";
    case Text::SetLeftHanded: return "Linkshändig";
    case Text::SetShowHand: return "Karten zeigen";
    case Text::SetSleep: return "Ruhe nach";
    case Text::SetBattery: return "Batterie";
    case Text::SetUsbConsole: return "USB-Konsole";
    case Text::SetTracker: return "Kartenhilfe";
    case Text::SetAllInWarning: return "All-in-Warnung";
    case Text::SetBotsLearn: return "Bots lernen";
    // S15 settings: values, right half
    case Text::SoundMuted: return "stumm";
    case Text::SpeedSlow: return "langsam";
    case Text::SpeedNormal: return "normal";
    case Text::SpeedFast: return "schnell";
    case Text::ThemeDay: return "Tag";
    case Text::ThemeNight: return "Nacht";
    case Text::ShowByHolding: return "A halten";
    case Text::ShowByPressing: return "A drücken";
    case Text::MinutesAre: return "{0} min";
    case Text::Never: return "nie";
    case Text::BatteryLithium: return "LiPo-Akku";
    case Text::BatteryThree: return "3 × AA";
    case Text::BatteryTwo: return "2 × AA";
    case Text::BatteryNone: return "keine";
    // S15 settings: menu lines and questions
    case Text::ResetSettings: return "Zurücksetzen";
    case Text::EraseName: return "Namen löschen";
    case Text::EraseAll: return "Alles löschen";
    case Text::SelfTest: return "Selbsttest";
    case Text::About: return "Über dieses Spiel";
    case Text::NoNamesYet: return "Noch keine Namen";
    case Text::ReallyReset: return "Alle Einstellungen zurücksetzen?";
    case Text::ReallyEraseName: return "{0} samt Statistik löschen?";
    case Text::ReallyEraseAll: return "Alle Spiele, Namen und Einstellungen löschen?";
    case Text::ErasingFailed: return "Nicht alles ließ sich löschen";
    case Text::Erasing: return "Wird gelöscht…";
    case Text::LeaveSwitchedOn: return "Bitte nicht ausschalten";
    case Text::NotYetShown: return "Noch nicht gezeigt";
    // S16 self-test
    case Text::TestEdges: return "Alle Ränder zu sehen?";
    case Text::TestButtons: return "Jede Taste drücken";
    case Text::ButtonStuck: return "Taste {0} klemmt";
    case Text::ButtonsShorted: return "Kurzschluss: {0} und {1}";
    case Text::ButtonsFine: return "Tasten in Ordnung";
    case Text::DisplayBus: return "Display: {0}";
    case Text::DisplaySilent: return "Display antwortet nicht";
    case Text::TestToneAndLed: return "A: Ton, jede Taste: LED";
    case Text::TestLed: return "Jede Taste: LED";
    case Text::BatteryAt: return "Akku {0} %";
    case Text::BatteryUnknown: return "Akku: ?";
    case Text::TestNext: return "{0} halten: weiter";
    // S18 power and saving
    case Text::BatteryLow: return "Die Batterie ist fast leer. Bitte bald laden oder wechseln.";
    case Text::SavingFailed: return "Speichern fehlgeschlagen: Das Spiel geht ohne Netz weiter";
    case Text::Panic: return "Etwas ging schief; das Spiel bleibt erhalten";
    // Statistics
    case Text::StatGames: return "Spiele";
    case Text::StatWins: return "Siege";
    case Text::StatBestScore: return "Beste Punktzahl";
    case Text::StatBestSack: return "Bester Sack";
    case Text::StatDearestDog: return "Teuerster Hund";
    case Text::StatAverage: return "Schnitt";
    case Text::NoGamesYet: return "Noch keine Spiele";
    case Text::LastGames: return "Letzte Spiele";
    case Text::GameNumber: return "Spiel {0}";
    case Text::Watch: return "Ansehen";
    case Text::RecordEnds: return "Hier endet die Aufzeichnung";
    // S17 bots lab
    case Text::BotsLab: return "Bot-Labor";
    case Text::ChooseBots: return "Bots wählen";
    case Text::LetThemPlay: return "Spielen lassen";
    case Text::GameOf: return "Spiel {0} von {1}";
    case Text::StopLab: return "B: anhalten";
  }
  return "?";  // only a damaged value gets here
}

const char* noun(Noun which, unsigned n) {
  switch (which) {
    case Noun::Mouse: return n == 1 ? "Maus" : "Mäuse";
    case Noun::Point: return n == 1 ? "Punkt" : "Punkte";
    case Noun::Game: return n == 1 ? "Spiel" : "Spiele";
    case Noun::Win: return n == 1 ? "Sieg" : "Siege";
    case Noun::Dog: return n == 1 ? "Hund" : "Hunde";
  }
  return "?";
}

// One text a line, however long.
// clang-format off
const char* prose(Prose which) {
  switch (which) {
    // S14 learn: the pages of the six lessons, in order
    case Prose::SackAnimals: return "Alle haben die gleichen zehn Tiere: sieben Katzen, einen Hasen und zwei Hunde. Alle verlieren ungesehen eine Karte, also gibt es neun Runden.";
    case Prose::SackPoints: return "In jeder Runde wird ein Sack voller Karten versteigert. Gute Katzen bringen Punkte, schlechte kosten Punkte, und jede Maus ist am Ende auch einen Punkt wert.";
    case Prose::PlacingSecret: return "Alle legen heimlich eine Karte in den Sack. Die Karte des Startspielers liegt vorn; sie wird vor dem ersten Gebot aufgedeckt.";
    case Prose::PlacingKeys: return "Das Gerät geht von Hand zu Hand. A halten: Die Karten erscheinen. ▲ ▼ ◄ ► wählen, ▲ halten legt die Karte in den Sack. A loslassen: Alles ist wieder verdeckt.";
    case Prose::PlacingKeysFour: return "Das Gerät geht von Hand zu Hand. A halten: Die Karten erscheinen. X Y wählen, X halten legt die Karte in den Sack. A loslassen: Alles ist wieder verdeckt.";
    case Prose::PlacingKeysFive: return "Das Gerät geht von Hand zu Hand. A zeigt die Karten. ▲ ▼ ◄ ► wählen, ▲ halten legt die Karte in den Sack. A verdeckt sie wieder, ebenso sechs Sekunden ohne Taste.";
    case Prose::AuctionBid: return "Reihum gilt: mehr bieten als das höchste Gebot oder passen. Jede höhere Zahl ist erlaubt, solange die Mäuse wirklich da sind.";
    case Prose::AuctionReveal: return "Nach jedem Passen wird eine weitere Karte aufgedeckt. Wer übrig bleibt, zahlt das Gebot an die Bank, nimmt den Sack und beginnt die nächste Runde.";
    case Prose::PassingMice: return "Wer passt, nimmt das Gebot zurück und bekommt Mäuse dazu: zuerst die kleinste Mäusekarte, später mehr. Warten kann sich lohnen.";
    case Prose::PassingLastChance: return "Bietet niemand, sieht der letzte Spieler alle Karten und darf den Sack für 1 Maus kaufen. Sonst kommt er in die Schachtel, und Passen bringt nächste Runde nichts.";
    case Prose::DogsOne: return "Ein einzelner Hund verjagt eine Katze und verschwindet mit ihr: der große Hund die beste, der kleine die schlechteste.";
    case Prose::DogsMany: return "Zwei oder mehr Hunde im Sack bellen nur einander an. Sie verjagen niemanden und ziehen alle ab.";
    case Prose::EndScoring: return "Nach neun Runden werden Katzen und Mäuse zusammengezählt. Ein Hase zählt nichts. Die höchste Summe gewinnt.";
    case Prose::EndTip: return "Ein Tipp: Wessen Karten liegen noch verdeckt? Ein fröhliches Gebot lockt die anderen vielleicht in einen Sack voller Ärger.";
    // S14 learn: prompts of the guided round
    case Prose::GuideStart: return "Wer das Gerät hält, ist {0}; die anderen sind Bots. Zuerst legen alle geheim eine Karte in den Sack.";
    case Prose::GuidePlace: return "{0} wählt eine Karte für den Sack. Eine gute Katze macht die anderen gierig, ein Hund erschreckt sie.";
    case Prose::GuideFirstCard: return "Alle Karten sind im Sack. Die erste wird aufgedeckt, die anderen bleiben vorerst geheim.";
    case Prose::GuideBid: return "{0} darf bieten: ▲ ▼ ändern die Zahl, A bietet sie. Je mehr gute Katzen offen liegen, desto mehr ist der Sack wert.";
    case Prose::GuideBidFour: return "{0} darf bieten: X Y ändern die Zahl, A bietet sie. Je mehr gute Katzen offen liegen, desto mehr ist der Sack wert.";
    case Prose::GuidePass: return "Zu teuer? B passt und nimmt die Mäuse, die daneben stehen. Dann wird die nächste Karte aufgedeckt.";
    case Prose::GuideRaise: return "Jemand hat mehr geboten. A bietet noch einmal, B passt und nimmt das ganze Gebot zurück.";
    case Prose::GuideDogs: return "Die Versteigerung ist vorbei: Jetzt werden alle Karten aufgedeckt. Dann entscheiden die Hunde, wer im Sack bleiben darf.";
    case Prose::GuideSold: return "{0} zahlt an die Bank und behält die Tiere, die noch da sind. Die Bank füllt die Mäusekarten wieder auf, wenn sie genug hat.";
    case Prose::GuideUnsold: return "Diesen Sack wollte niemand. Er kommt in die Schachtel, und Passen bringt nächste Runde nichts.";
    case Prose::GuideEnd: return "Das war eine ganze Runde. Ein richtiges Spiel hat neun davon. Viel Spaß!";
    case Prose::KeysSix: return "▲ ▼ wählen, ◄ ► ändern. A nimmt das Gewählte, B geht zurück; in der Versteigerung bietet A und passt B. B halten: Menü. ◄ halten beim Bieten: die eigenen Mäuse.";
    case Prose::KeysEight: return "▲ ▼ wählen, ◄ ► ändern. A nimmt das Gewählte, B geht zurück; in der Versteigerung bietet A und passt B. Y oder B halten: Menü. X oder ◄ halten beim Bieten: die eigenen Mäuse.";
    case Prose::KeysFour: return "X Y wählen; gehalten ändern sie einen Wert. A nimmt das Gewählte, B geht zurück; in der Versteigerung bietet A und passt B. B halten: Menü. X halten beim Bieten: die eigenen Mäuse.";
    case Prose::KeysFive: return "Stick drücken: A. Gedrückt halten: B. ▲ ▼ wählen, ◄ ► ändern. A nimmt das Gewählte, B geht zurück; beim Bieten bietet A und passt B. ► halten: Menü. ◄ halten beim Bieten: die eigenen Mäuse.";
    // Rules, in order
    case Prose::RuleAim: return "Ziel: Neun Säcke werden versteigert, einer in jeder Runde. Wer die meisten Punkte aus Katzen und Mäusen hat, gewinnt.";
    case Prose::RuleCards: return "Karten: Jeder Satz hat die Katzen -8, -5, 3, 5, 8, 11, 15, einen Hasen (0), einen großen und einen kleinen Hund. Eine Karte geht ungesehen weg.";
    case Prose::RuleMice: return "Mäuse: Alle beginnen mit 15. Gebote, Zahlungen und Bank sind offen; wie viele Mäuse jemand noch hat, ist geheim.";
    case Prose::RulePlacing: return "Ablegen: Vom Startspieler an legt jeder eine Karte verdeckt in die Reihe. Dann wird die erste Karte aufgedeckt.";
    case Prose::RuleBidding: return "Versteigerung: Der Startspieler beginnt. Mehr bieten als das höchste Gebot oder passen. Wer passt, ist für diese Runde raus.";
    case Prose::RulePassing: return "Passen: Gebot zurück und dazu die niedrigste freie Mäusekarte (zu fünft 2-3-4-6, zu viert 2-4-6, zu dritt 3-6). Dann wird die nächste Karte aufgedeckt.";
    case Prose::RuleWinning: return "Zuschlag: Wer übrig bleibt, zahlt das Gebot an die Bank, nimmt den Sack und wird Startspieler. Sonst zahlt niemand.";
    case Prose::RuleOneDog: return "Ein Hund: Der große verjagt die beste Katze; gibt es keine gute, das kleinste Minus. Der kleine verjagt die schlechteste; gibt es keine, die niedrigste gute.";
    case Prose::RuleManyDogs: return "Zwei oder mehr Hunde verjagen niemanden. Alle Hunde ziehen ab. Niederländische Regel: Fehlt dem Hund seine Katze, verjagt er zuerst einen Hasen.";
    case Prose::RuleRefill: return "Auffüllen: Nach dem Verkauf füllt die Bank alle Mäusekarten. Reicht es nicht für alle, bleibt jede leer, und Passen bringt nächste Runde nichts.";
    case Prose::RuleNobodyBids: return "Kein Gebot: Der letzte Spieler sieht alle Karten und darf für 1 Maus kaufen. Sonst kommt der Sack in die Schachtel, der Startspieler bleibt, nichts wird aufgefüllt.";
    case Prose::RuleThree: return "Zu dritt: Vorn liegt eine Karte des Strohmanns. Nach dem ersten Passen wird die Karte des Startspielers aufgedeckt, nach dem zweiten die letzten beiden.";
    case Prose::RuleEnd: return "Ende: Nach neun Runden zählen Katzenpunkte plus Mäuse, ein Hase 0. Bei Gleichstand entscheiden die Katzenpunkte, sonst wird der Sieg geteilt.";
    // Cards, in the order of the faces
    case Prose::AboutMangyCat: return "Die will niemand haben. Verdirbt aufs Schönste jeden Sack.";
    case Prose::AboutAlleyCat: return "Eine Streunerin ohne jedes Benehmen.";
    case Prose::AboutKitten: return "Wenig wert, aber wer kann da widerstehen?";
    case Prose::AboutTabby: return "Schnurrt schön und bringt ein wenig nach Hause.";
    case Prose::AboutHouseCat: return "Verlässlich, warm, ein ordentliches Gebot wert.";
    case Prose::AboutGreyCat: return "Nachts sind alle Katzen grau. Diese ist es immer.";
    case Prose::AboutChampion: return "Die Schönste von allen. Das findet auch der große Hund.";
    case Prose::AboutRabbit: return "Gar keine Katze. Zählt nichts und schaut unschuldig.";
    case Prose::AboutLargeDog: return "Allein verjagt er die beste Katze und verschwindet mit ihr.";
    case Prose::AboutSmallDog: return "Allein verjagt er die schlechteste Katze und verschwindet mit ihr.";
    // Explanations of house rules and settings
    case Prose::HelpEdition: return "Die englische, die slowakische und die Felicity-Ausgabe spielen sich gleich. In der niederländischen können Hunde auch Hasen verjagen.";
    case Prose::HelpRabbit: return "Findet ein Hund keine Katze nach seinem Geschmack, verjagt er zuerst einen Hasen und erst dann eine andere Katze.";
    case Prose::HelpTie: return "Bei gleicher Summe: Mehr Katzenpunkte gewinnen, oder der Sieg wird sofort geteilt.";
    case Prose::HelpMoney: return "Geheim: Nur wer sie besitzt, sieht die eigenen Mäuse. Offen: Alle sehen sie jederzeit.";
    case Prose::HelpBattery: return "Was das Gerät mit Strom versorgt. Danach richten sich die Anzeige und die Spannung, bei der es schlafen geht, um die Zellen zu schonen. Am besten am Kabel einstellen.";
    case Prose::HelpUsbConsole: return "Ein PC am Kabel darf beendete Spiele und das Bild lesen, das alle sehen, Zeile für Zeile. Niemandes Karten werden je verraten.";
    case Prose::HelpTracker: return "Die Kartenhilfe zeigt, welche Tiere aus jedem Satz noch nicht zu sehen waren. Sie verrät allen das Gleiche.";
    case Prose::HelpAllIn: return "Nur bei offenen Mäusen: fragt noch einmal nach, bevor jemand alle Mäuse bietet.";
    case Prose::HelpBotsLearn: return "Bots merken sich von Spiel zu Spiel, wie benannte Spieler bieten und welche Karten sie ablegen. Mit dem Namen wird es gelöscht.";
    case Prose::HelpTips: return "Für Anfänger: eine Marke an einer Karte und ein Grund, nur in der eigenen Hand; allein mit Bots auch beim Bieten. Dass es Tipps gibt, steht für alle am Deckblatt.";
    case Prose::AboutGame: return "Ein inoffizielles, quelloffenes Spiel für die Tasche, für Freunde des Kartenspiels von Friedemann Friese. Texte und Bilder sind eigene Arbeit.";
  }
  return "?";
}
// clang-format on

}  // namespace

const LanguagePack kGerman = {
    .code = "de",
    .name = "Deutsch",
    .text = text,
    .prose = prose,
    .noun = noun,
    .small = u"aäbcdefghijklmnoöpqrsßtuüvwxyz0123456789",
    .capital = u"AÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ0123456789",
    .names = {"Anna", "Jürgen", "Käthe", "Lukas", "Bärbel", "Jörg", "Heike", "Björn", "Sören",
              "Marie"},
};

}  // namespace felicity::text
