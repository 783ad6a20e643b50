// Dutch: every text of the game, its plurals, alphabet and first names. No default in a switch: a
// text without its line here does not compile.
// Words of address, never used because names are printed: je, jij, jouw, uw
#include "engine/text/language.h"

namespace felicity::text {
namespace {

const char* text(Text which) {
  switch (which) {
    // Words for everywhere
    case Text::Yes: return "Ja";
    case Text::HoldYes: return "houd A: ja";
    case Text::No: return "Nee";
    case Text::Ok: return "OK";
    case Text::Back: return "Terug";
    case Text::Next: return "Verder";
    case Text::Done: return "Klaar";
    case Text::On: return "aan";
    case Text::Off: return "uit";
    case Text::Menu: return "Menu";
    case Text::Nobody: return "Niemand";
    case Text::Mice: return "Munten";
    case Text::BankHas: return "Bank {0}";
    case Text::RoundOf: return "Ronde {0}/{1}";
    case Text::Rematch: return "Revanche";
    case Text::Home: return "Hoofdmenu";
    case Text::Resume: return "Hervatten";
    case Text::Start: return "Starten";
    case Text::Dummy: return "Blinde";
    case Text::DeleteLetter: return "Wissen";
    case Text::WhatIsThis: return "A: wat is dit?";
    case Text::HoldToChange: return "houd X of Y: wijzigen";
    // S0 boot and resume
    case Text::Title: return "Felicity";
    case Text::Subtitle: return "De kat in de zak";
    case Text::GameBy: return "Spel: Friedemann Friese";
    case Text::VersionIs: return "Versie {0}";
    case Text::ResumeRound: return "Ronde {0} hervatten?";
    case Text::ResumeGame: return "Spel hervatten?";
    case Text::HoldForSelfTest: return "{0} vasthouden: zelftest";
    case Text::Restarts: return "Herstarts in dit spel: {0}";
    case Text::SkinIs: return "Skin: {0}";
    case Text::SkinTooNew: return "Deze skin heeft een nieuwer spel nodig";
    case Text::SkinDamaged: return "De skin is beschadigd en wordt niet gebruikt";
    case Text::SkinWrong: return "De skin houdt zich niet aan een grens en wordt niet gebruikt";
    case Text::SaveTooNew: return "Dit spel komt uit een nieuwere versie en blijft ongewijzigd";
    case Text::SafeMode: return "Veilige modus: meerdere herstarts kort na elkaar";
    case Text::SafeModeKept: return "Veilige modus na meerdere herstarts; het spel blijft bewaard";
    case Text::FirstTime: return "Nieuw hier? In 2 minuten een ronde met uitleg?";
    // S1 home
    case Text::NewGame: return "Nieuw spel";
    case Text::Learn: return "Leren spelen";
    case Text::PlayTogether: return "Samen spelen";
    case Text::PlayBots: return "Tegen bots spelen";
    case Text::More: return "Meer";
    case Text::Statistics: return "Statistieken";
    case Text::Settings: return "Instellingen";
    // S2 players: seat kinds and bot styles
    case Text::Players: return "Spelers";
    case Text::Human: return "mens";
    case Text::EasyBot: return "makkelijke bot";
    case Text::NormalBot: return "normale bot";
    case Text::HardBot: return "sterke bot";
    case Text::CharacterPlain: return "evenwichtig";
    case Text::CharacterCautious: return "voorzichtig";
    case Text::CharacterBold: return "gedurfd";
    case Text::CharacterTrickster: return "listig";
    // S2 players: editions and house rules, left half
    case Text::Edition: return "Editie";
    case Text::EditionEnglish: return "Engels 2007";
    case Text::EditionFelicity: return "Felicity 2012";
    case Text::EditionDutch: return "Nederlands 999";
    case Text::EditionSlovak: return "Slowaaks";
    case Text::EditionOwn: return "huisregels";
    case Text::HouseRabbit: return "Haas verjagen";
    case Text::HouseTie: return "Gelijke stand";
    case Text::HouseMoney: return "Munten";
    // S2 players: values of the house rules, right half
    case Text::TieCatPoints: return "katten";
    case Text::TieShared: return "gedeeld";
    case Text::MoneySecret: return "geheim";
    case Text::MoneyOpen: return "open";
    case Text::NameTaken: return "Die naam bestaat al";
    case Text::StyleIs: return "A: stijl (nu {0})";
    case Text::ChangeName: return "A: naam wijzigen";
    // S2a name
    case Text::NameOfSeat: return "Naam voor plaats {0}";
    case Text::NewName: return "Nieuwe naam";
    case Text::NameHelp: return "▲▼ letter · ◄► plaats · A klaar";
    case Text::NameHelpFour: return "X Y letter · X Y vasthouden: plaats · A klaar";
    // S3 deal
    case Text::Shuffling: return "Kaarten worden geschud…";
    case Text::Starts: return "{0} begint";
    case Text::OneCardLeaves: return "Iedereen verliest ongezien een kaart";
    case Text::DummyJoins:
      return "Een blinde speler doet mee: zijn kaarten komen blind van de stapel";
    // S4 cover
    case Text::PassTo: return "Door naar";
    case Text::PutCard: return "leg een kaart in de zak";
    case Text::HoldToShow: return "houd A = kaarten";
    case Text::PressToShow: return "druk A = kaarten";
    case Text::TakeBackHint: return "B: terugnemen";
    case Text::Thinks: return "{0} denkt na…";
    case Text::PlacesCard: return "{0} legt een kaart";
    case Text::LastCards: return "De laatste kaarten gaan vanzelf in de zak";
    // S5 hand
    case Text::IntoSack: return "houd {0}: in de zak";
    case Text::IntoSackFour: return "X Y kiezen, houd X: leg";
    case Text::ReleaseHides: return "loslaten = verbergen";
    case Text::PressHides: return "A verbergt (of {0} s)";
    case Text::AHides: return "A verbergt";
    // Tips for beginners
    case Text::Tips: return "Tips";
    case Text::TipGoodCards: return "Bekende kaarten helpen.";
    case Text::TipChasesBad: return "De hond kan helpen.";
    case Text::TipHiddenCards: return "Dichte kaarten lokken.";
    case Text::TipStayingPays: return "Later passen geeft meer.";
    case Text::TipBadCards: return "Bekende kaarten schaden.";
    case Text::TipChasesGood: return "De hond kan schaden.";
    case Text::TipPassPays: return "Passen loont nu.";
    case Text::TipFewMice: return "Te weinig munten.";
    case Text::TipPrice: return "De prijs is te hoog.";
    case Text::TipFirst: return "Deze kaart opent de rij.";
    case Text::TipLater: return "Andere gaan eerst open.";
    case Text::TipRich: return "Meer munten dan de rest.";
    case Text::TipPoor: return "Minder munten dan de rest";
    case Text::TipEarly: return "Het spel is net begonnen.";
    case Text::TipLate: return "Het spel is bijna uit.";
    case Text::TipSurprise: return "Dit verwacht niemand.";
    case Text::TipBid: return "Tip: tot {0}";
    case Text::TipPass: return "Tip: passen";
    case Text::TipBuy: return "Tip: kopen";
    // S6 row filled
    case Text::SackClosed: return "De zak is dichtgebonden";
    case Text::FirstCardUp: return "De eerste kaart gaat open";
    // S7 auction
    case Text::Bid: return "BOD";
    case Text::Pass: return "PAS";
    case Text::Gains: return "+{0}";
    case Text::Passed: return "gepast";
    case Text::PeekHelp: return "houd {0}: munten";
    case Text::ToBid: return "{0} biedt";
    case Text::NoBidYet: return "Nog geen bod";
    case Text::PassPaysNothing: return "Passen levert niets op";
    case Text::BidHelp: return "▲▼ ±1 · ► +{0}";
    case Text::BidHelpFour: return "X Y ±1 · houd Y +{0}";
    case Text::AllIn: return "Dit zijn alle munten van {0}. Toch bieden?";
    case Text::TooFewMice: return "Te weinig munten: minder bieden of passen";
    case Text::HasOnly: return "{0} heeft maar {1}";
    // S7L last chance
    case Text::NobodyHasBid: return "Niemand heeft geboden";
    case Text::LastChance: return "Laatste kans: {0}";
    case Text::BuyForOne: return "Kopen voor 1 munt";
    case Text::LeaveIt: return "Laten liggen";
    case Text::NoMiceToBuy: return "Geen munten: laten liggen";
    // S7p own mice
    case Text::MiceOf: return "Munten van {0}";
    case Text::CatPoints: return "Kattenpunten";
    // S8 pass
    case Text::PassesTakes: return "{0} past en pakt {1}";
    case Text::PassesEmpty: return "{0} past; er valt niets te halen";
    // S9 reveal and dogs
    case Text::BuysFor: return "{0} koopt voor {1}";
    case Text::NoDog: return "Geen hond in de zak: alle dieren blijven";
    case Text::ManyDogs: return "{0} en een hoop geblaf: niemand wordt verjaagd";
    case Text::LargeDogBest: return "De grote hond verjaagt de beste kat: {0}";
    case Text::SmallDogWorst: return "De kleine hond verjaagt de slechtste kat: {0}";
    case Text::LargeDogNearest:
      return "Geen goede kat: de grote hond verjaagt de minst slechte: {0}";
    case Text::SmallDogLowest: return "Geen slechte kat: de kleine hond verjaagt de laagste: {0}";
    case Text::LargeDogRabbit: return "Geen goede kat: de grote hond verjaagt de haas";
    case Text::SmallDogRabbit: return "Geen slechte kat: de kleine hond verjaagt de haas";
    case Text::DogFindsNobody: return "De hond vindt niemand om te verjagen en sjokt weg";
    case Text::DogsIdle: return "Zonder koper doen de honden niets";
    // S10 round result
    case Text::SackWorth: return "Waarde: {0}";
    case Text::NobodyTookSack: return "Niemand nam de zak";
    case Text::ToTheBox: return "Alle kaarten in de doos";
    case Text::Refilled: return "De muntenkaarten worden bijgevuld";
    case Text::BankTooSmall: return "Te weinig in de bank: volgende ronde geen munten";
    case Text::NoMiceNext: return "Volgende ronde geen munten";
    // what a bot says
    case Text::RemarkDear: return "Goedkoop was dat niet.";
    case Text::RemarkDearCautious: return "O jee. O jee, o jee.";
    case Text::RemarkDearBold: return "Elke muis waard! Nou ja, bijna.";
    case Text::RemarkDearTrickster: return "Hoort bij het plan. Eerlijk.";
    case Text::RemarkBargain: return "Dank je, die neem ik.";
    case Text::RemarkBargainCautious: return "En waar zit het addertje?";
    case Text::RemarkBargainBold: return "Van mij! Zo doe je dat!";
    case Text::RemarkBargainTrickster: return "Keken jullie even niet?";
    case Text::RemarkRobbed: return "Daar gaat een mooie kat.";
    case Text::RemarkRobbedCautious: return "Een hond. Ik wist het.";
    case Text::RemarkRobbedBold: return "Kom terug, lafaard!";
    case Text::RemarkRobbedTrickster: return "Van wie is die hond? Nou?";
    case Text::RemarkPassed: return "Passen was beter.";
    case Text::RemarkPassedCautious: return "Zie je wel: voorzichtig loont.";
    case Text::RemarkPassedBold: return "De volgende is voor mij!";
    case Text::RemarkPassedTrickster: return "Ik kwam alleen voor de muizen.";
    case Text::RemarkWon: return "Goed gespeeld, allemaal.";
    case Text::RemarkWonCautious: return "Heb ik gewonnen? Zeker weten?";
    case Text::RemarkWonBold: return "Gewonnen. Wie anders?";
    case Text::RemarkWonTrickster: return "Tel gerust nog eens na.";
    // S11 history: column heads, then lines
    case Text::ColumnRound: return "Rd";
    case Text::ColumnWinner: return "Wie";
    case Text::ColumnPrice: return "Prijs";
    case Text::ColumnValue: return "Waarde";
    case Text::History: return "Zakken tot nu toe";
    case Text::NoSackYet: return "Nog geen zak";
    // S12 final scoring
    case Text::NegativeCats: return "Minuskatten";
    case Text::PositiveCats: return "Pluskatten";
    case Text::Total: return "Totaal";
    case Text::FinalScoring: return "Eindtelling";
    case Text::ShowAll: return "Alles tonen";
    case Text::SharedVictory: return "Gedeelde overwinning";
    case Text::TieMoreCats: return "Gelijke stand: de meeste kattenpunten winnen, {0}:{1}";
    // S13 podium
    case Text::Series: return "Serie";
    case Text::Wins: return "{0} wint!";
    case Text::GameCode: return "Spelcode {0}";
    case Text::Ranking: return "Eindstand";
    case Text::WinTogether: return "{0} en {1} winnen samen!";
    case Text::BestSackOf: return "Zak van de avond: {0}, {1}";
    // S14 learn: titles of the six lessons
    case Text::LessonSack: return "De kat in de zak";
    case Text::LessonPlacing: return "Kaart in de zak";
    case Text::LessonAuction: return "De veiling";
    case Text::LessonPassing: return "Passen loont";
    case Text::LessonDogs: return "De honden";
    case Text::LessonEnd: return "Het einde";
    case Text::GuidedRound: return "Een ronde met uitleg";
    // Menu on every public screen, and its questions
    case Text::Rules: return "Regels";
    case Text::Cards: return "Kaarten";
    case Text::Keys: return "Knoppen";
    case Text::Mute: return "Geluid uitzetten";
    case Text::SoundOn: return "Geluid aanzetten";
    case Text::PlayerLeaves: return "Iemand stopt";
    case Text::Pause: return "Pauze";
    case Text::Abandon: return "Spel afbreken";
    case Text::TakeBack: return "Terugnemen";
    case Text::WhoLeaves: return "Wie stopt?";
    case Text::PlayOn: return "A: verder spelen";
    case Text::ReallyAbandon: return "Dit spel echt afbreken?";
    case Text::ReallyLeave: return "{0} stopt? Een bot neemt de plaats over.";
    // Cards by name, in the order of the faces
    case Text::CardMangyCat: return "Schurftige kat";
    case Text::CardAlleyCat: return "Straatkat";
    case Text::CardKitten: return "Kitten";
    case Text::CardTabby: return "Tijgerkat";
    case Text::CardHouseCat: return "Huiskat";
    case Text::CardGreyCat: return "Grijze kat";
    case Text::CardChampion: return "Kampioen";
    case Text::CardRabbit: return "Haas";
    case Text::CardLargeDog: return "Grote hond";
    case Text::CardSmallDog: return "Kleine hond";
    // S15 settings: labels, left half
    case Text::SetLanguage: return "Taal";
    case Text::SetBrightness: return "Helderheid";
    case Text::SetVolume: return "Volume";
    case Text::SetAnimation: return "Animatie";
    case Text::SetLargeText: return "Grote letters";
    case Text::SetTheme: return "Kleuren";
    case Text::SetLeftHanded: return "Linkshandig";
    case Text::SetShowHand: return "Kaarten tonen";
    case Text::SetSleep: return "Slaapt na";
    case Text::SetBattery: return "Batterij";
    case Text::SetUsbConsole: return "USB-console";
    case Text::SetTracker: return "Kaarthulp";
    case Text::SetAllInWarning: return "All-in melden";
    case Text::SetBotsLearn: return "Bots leren";
    // S15 settings: values, right half
    case Text::SoundMuted: return "uit";
    case Text::SpeedSlow: return "langzaam";
    case Text::SpeedNormal: return "normaal";
    case Text::SpeedFast: return "snel";
    case Text::ThemeDay: return "dag";
    case Text::ThemeNight: return "nacht";
    case Text::ShowByHolding: return "vasthouden";
    case Text::ShowByPressing: return "indrukken";
    case Text::MinutesAre: return "{0} min";
    case Text::Never: return "nooit";
    case Text::BatteryLithium: return "LiPo";
    case Text::BatteryThree: return "3 × AA";
    case Text::BatteryTwo: return "2 × AA";
    case Text::BatteryNone: return "geen";
    // S15 settings: menu lines and questions
    case Text::ResetSettings: return "Standaardwaarden";
    case Text::EraseName: return "Naam wissen";
    case Text::EraseAll: return "Alles wissen";
    case Text::SelfTest: return "Zelftest";
    case Text::About: return "Over dit spel";
    case Text::NoNamesYet: return "Nog geen namen";
    case Text::ReallyReset: return "Alle instellingen terugzetten?";
    case Text::ReallyEraseName: return "{0} met statistieken wissen?";
    case Text::ReallyEraseAll: return "Alle spellen, namen en instellingen wissen?";
    case Text::ErasingFailed: return "Niet alles kon worden gewist";
    case Text::Erasing: return "Bezig met wissen…";
    case Text::LeaveSwitchedOn: return "Even niet uitzetten";
    case Text::NotYetShown: return "Nog niet getoond";
    // S16 self-test
    case Text::TestEdges: return "Alle randen te zien?";
    case Text::TestButtons: return "Druk op elke knop";
    case Text::ButtonStuck: return "Knop {0} zit vast";
    case Text::ButtonsShorted: return "Kortsluiting: {0} en {1}";
    case Text::ButtonsFine: return "Knoppen in orde";
    case Text::DisplayBus: return "Display: {0}";
    case Text::DisplaySilent: return "Display antwoordt niet";
    case Text::TestToneAndLed: return "A: toon, elke knop: led";
    case Text::TestLed: return "Elke knop: led";
    case Text::BatteryAt: return "Batterij {0}%";
    case Text::BatteryUnknown: return "Batterij: ?";
    case Text::TestNext: return "{0} vasthouden: verder";
    // S18 power and saving
    case Text::BatteryLow: return "De batterij is bijna leeg. Laad hem snel op of vervang hem.";
    case Text::SavingFailed: return "Opslaan mislukt: het spel gaat zonder vangnet verder";
    case Text::Panic: return "Er ging iets mis; het spel blijft bewaard";
    // Statistics
    case Text::StatGames: return "Spellen";
    case Text::StatWins: return "Gewonnen";
    case Text::StatBestScore: return "Beste score";
    case Text::StatBestSack: return "Beste zak";
    case Text::StatDearestDog: return "Duurste hond";
    case Text::StatAverage: return "Gemiddeld";
    case Text::NoGamesYet: return "Nog geen spellen";
    case Text::LastGames: return "Laatste spellen";
    case Text::GameNumber: return "Spel {0}";
    case Text::Watch: return "Bekijken";
    case Text::RecordEnds: return "Hier eindigt de opname";
    // S17 bots lab
    case Text::BotsLab: return "Botlab";
    case Text::ChooseBots: return "Kies de bots";
    case Text::LetThemPlay: return "Laat ze spelen";
    case Text::GameOf: return "Spel {0} van {1}";
    case Text::StopLab: return "B: stop";
  }
  return "?";  // only a damaged value gets here
}

const char* noun(Noun which, unsigned n) {
  switch (which) {
    case Noun::Mouse: return n == 1 ? "munt" : "munten";  // the Dutch edition pays in coins
    case Noun::Point: return n == 1 ? "punt" : "punten";
    case Noun::Game: return n == 1 ? "spel" : "spellen";
    case Noun::Win: return n == 1 ? "zege" : "zeges";
    case Noun::Dog: return n == 1 ? "hond" : "honden";
  }
  return "?";
}

// One text a line, however long.
// clang-format off
const char* prose(Prose which) {
  switch (which) {
    // S14 learn: the pages of the six lessons, in order
    case Prose::SackAnimals: return "Iedereen heeft dezelfde tien dieren: zeven katten, een haas en twee honden. Iedereen verliest ongezien een kaart, dus er zijn negen rondes.";
    case Prose::SackPoints: return "Elke ronde wordt een zak vol kaarten geveild. Goede katten leveren punten op, slechte kosten punten, en elke munt is aan het eind ook een punt waard.";
    case Prose::PlacingSecret: return "Iedereen legt stiekem een kaart in de zak. De kaart van de startspeler ligt vooraan en gaat open voordat het bieden begint.";
    case Prose::PlacingKeys: return "Het apparaat gaat van hand tot hand. A vasthouden: de kaarten verschijnen. ▲ ▼ ◄ ► kiezen, ▲ vasthouden legt de kaart in de zak. A loslaten: alles is weer verborgen.";
    case Prose::PlacingKeysFour: return "Het apparaat gaat van hand tot hand. A vasthouden: de kaarten verschijnen. X Y kiezen, X vasthouden legt de kaart in de zak. A loslaten: alles is weer verborgen.";
    case Prose::PlacingKeysFive: return "Het apparaat gaat van hand tot hand. A toont de kaarten. ▲ ▼ ◄ ► kiezen, ▲ vasthouden legt de kaart in de zak. A verbergt ze weer, zes seconden wachten ook.";
    case Prose::AuctionBid: return "Om de beurt biedt iedereen meer dan het hoogste bod, of past. Elk hoger getal mag, zolang de munten er echt zijn.";
    case Prose::AuctionReveal: return "Na elke pas gaat er nog een kaart open. Wie overblijft, betaalt het bod aan de bank, neemt de zak en begint de volgende ronde.";
    case Prose::PassingMice: return "Wie past, neemt het bod terug en krijgt er munten bij: eerst de laagste muntenkaart, later meer. Wachten kan lonen.";
    case Prose::PassingLastChance: return "Als niemand biedt, ziet de laatste speler alle kaarten en mag de zak kopen voor 1 munt. Anders gaat die in de doos en levert passen de volgende ronde niets op.";
    case Prose::DogsOne: return "Eén hond alleen verjaagt een kat en verdwijnt met haar: de grote hond de beste kat, de kleine de slechtste.";
    case Prose::DogsMany: return "Twee of meer honden in een zak blaffen alleen naar elkaar. Ze verjagen niemand en gaan allemaal weg.";
    case Prose::EndScoring: return "Na negen rondes worden katten en munten opgeteld. Een haas telt voor niets. Het hoogste totaal wint.";
    case Prose::EndTip: return "Een tip: van wie zijn de kaarten die nog dicht liggen? Een vrolijk bod lokt de anderen misschien in een zak vol ellende.";
    // S14 learn: prompts of the guided round
    case Prose::GuideStart: return "Wie het apparaat vasthoudt, is {0}; de anderen zijn bots. Eerst legt iedereen in het geheim één kaart in de zak.";
    case Prose::GuidePlace: return "{0} kiest een kaart voor de zak. Een goede kat maakt de anderen hebberig, een hond jaagt ze schrik aan.";
    case Prose::GuideFirstCard: return "Alle kaarten zitten in de zak. De eerste gaat open, de andere blijven nog even geheim.";
    case Prose::GuideBid: return "{0} mag bieden: ▲ ▼ veranderen het getal, A biedt het. Hoe meer goede katten er open liggen, hoe meer de zak waard is.";
    case Prose::GuideBidFour: return "{0} mag bieden: X Y veranderen het getal, A biedt het. Hoe meer goede katten er open liggen, hoe meer de zak waard is.";
    case Prose::GuidePass: return "Te duur? B past en pakt de munten die ernaast staan. Daarna gaat de volgende kaart open.";
    case Prose::GuideRaise: return "Iemand heeft meer geboden. A biedt opnieuw, B past en neemt het hele bod terug.";
    case Prose::GuideDogs: return "De veiling is voorbij: nu gaan alle kaarten open. Daarna beslissen de honden wie er in de zak mag blijven.";
    case Prose::GuideSold: return "{0} betaalt aan de bank en houdt de dieren die over zijn. De bank vult de muntenkaarten weer aan als ze genoeg heeft.";
    case Prose::GuideUnsold: return "Niemand wilde deze zak. Hij gaat in de doos, en passen levert de volgende ronde niets op.";
    case Prose::GuideEnd: return "Dat was een hele ronde. Een echt spel heeft er negen. Veel plezier!";
    case Prose::KeysSix: return "▲ ▼ kiezen, ◄ ► wijzigen. A neemt de keuze, B gaat terug; in de veiling biedt A en past B. Houd B: menu. Houd ◄ bij het bieden: de eigen munten.";
    case Prose::KeysEight: return "▲ ▼ kiezen, ◄ ► wijzigen. A neemt de keuze, B gaat terug; in de veiling biedt A en past B. Y, of houd B: menu. Houd X of ◄ bij het bieden: de eigen munten.";
    case Prose::KeysFour: return "X Y kiezen; vastgehouden wijzigen ze een waarde. A neemt de keuze, B gaat terug; in de veiling biedt A en past B. Houd B: menu. Houd X bij het bieden: de eigen munten.";
    case Prose::KeysFive: return "Stick indrukken: A. Ingedrukt houden: B. ▲ ▼ kiezen, ◄ ► wijzigen. A neemt de keuze, B gaat terug; in de veiling biedt A en past B. Houd ►: menu. Houd ◄ bij het bieden: de eigen munten.";
    // Rules, in order
    case Prose::RuleAim: return "Doel: er worden negen zakken geveild, één per ronde. De meeste punten uit katten en munten winnen.";
    case Prose::RuleCards: return "Kaarten: elke set heeft de katten -8, -5, 3, 5, 8, 11, 15, een haas (0), een grote en een kleine hond. Eén kaart gaat ongezien weg.";
    case Prose::RuleMice: return "Munten: iedereen begint met 15. Biedingen, betalingen en bank zijn open; hoeveel munten iemand nog heeft, is geheim.";
    case Prose::RulePlacing: return "Leggen: vanaf de startspeler legt iedereen een kaart dicht in de rij. Daarna gaat de eerste kaart open.";
    case Prose::RuleBidding: return "Veiling: de startspeler begint. Bied meer dan het hoogste bod, of pas. Wie past, doet deze ronde niet meer mee.";
    case Prose::RulePassing: return "Passen: bod terug en de laagste muntenkaart erbij (met vijf spelers 2-3-4-6, met vier 2-4-6, met drie 3-6). Daarna gaat de volgende kaart open.";
    case Prose::RuleWinning: return "Winnen: wie overblijft, betaalt het bod aan de bank, neemt de zak en wordt startspeler. Verder betaalt niemand.";
    case Prose::RuleOneDog: return "Eén hond: de grote verjaagt de beste kat; is er geen goede, dan die het dichtst bij nul. De kleine verjaagt de slechtste; is er geen slechte, dan de laagste goede.";
    case Prose::RuleManyDogs: return "Twee of meer honden verjagen niemand. Alle honden gaan weg. Nederlandse regel: vindt de hond zijn soort kat niet, dan verjaagt hij eerst een haas.";
    case Prose::RuleRefill: return "Aanvullen: na een verkoop vult de bank alle muntenkaarten. Is er te weinig voor alle, dan blijven ze leeg en levert passen de volgende ronde niets op.";
    case Prose::RuleNobodyBids: return "Geen bod: de laatste speler ziet alle kaarten en mag kopen voor 1 munt. Anders gaat de zak in de doos, blijft de startspeler en wordt er niets bijgevuld.";
    case Prose::RuleThree: return "Met drie spelers: vooraan ligt een kaart van de blinde speler. Na de eerste pas gaat de kaart van de startspeler open, na de tweede de laatste twee.";
    case Prose::RuleEnd: return "Einde: na negen rondes tellen kattenpunten plus munten, een haas 0. Bij een gelijke stand winnen de meeste kattenpunten, anders delen.";
    // Cards, in the order of the faces
    case Prose::AboutMangyCat: return "Deze wil niemand hebben. Ideaal om een zak te bederven.";
    case Prose::AboutAlleyCat: return "Een zwerver zonder manieren.";
    case Prose::AboutKitten: return "Weinig waard, maar wie kan hem weerstaan?";
    case Prose::AboutTabby: return "Spint gezellig en brengt een beetje binnen.";
    case Prose::AboutHouseCat: return "Betrouwbaar, warm en een net bod waard.";
    case Prose::AboutGreyCat: return "In het donker zijn alle katjes grauw. Deze altijd.";
    case Prose::AboutChampion: return "De mooiste van allemaal. Dat vindt de grote hond ook.";
    case Prose::AboutRabbit: return "Helemaal geen kat. Telt voor niets en kijkt onschuldig.";
    case Prose::AboutLargeDog: return "Alleen verjaagt hij de beste kat en verdwijnt met haar.";
    case Prose::AboutSmallDog: return "Alleen verjaagt hij de slechtste kat en verdwijnt met haar.";
    // Explanations of house rules and settings
    case Prose::HelpEdition: return "De Engelse, de Slowaakse en de Felicity-editie worden hetzelfde gespeeld. In de Nederlandse kunnen honden ook een haas verjagen.";
    case Prose::HelpRabbit: return "Vindt een hond geen kat van zijn soort, dan verjaagt hij eerst een haas en pas daarna een andere kat.";
    case Prose::HelpTie: return "Bij gelijke totalen: de meeste kattenpunten winnen, of de overwinning wordt meteen gedeeld.";
    case Prose::HelpMoney: return "Geheim: alleen de eigenaar ziet hoeveel munten er nog zijn. Open: iedereen ziet ze altijd.";
    case Prose::HelpBattery: return "Waar het apparaat zijn stroom vandaan haalt. Daarvan hangt de aanduiding af, en de spanning waarbij het gaat slapen om de cellen te sparen. Stel dit bij voorkeur in met de kabel aangesloten.";
    case Prose::HelpUsbConsole: return "Een pc aan de kabel mag gespeelde spellen en het beeld lezen dat iedereen ziet, regel voor regel. Niemands kaarten worden ooit verraden.";
    case Prose::HelpTracker: return "De kaarthulp laat zien welke dieren elke set nog niet heeft getoond. Iedereen ziet hetzelfde.";
    case Prose::HelpAllIn: return "Alleen met open munten: vraagt het nog eens voordat iemand alle munten biedt.";
    case Prose::HelpBotsLearn: return "Bots onthouden van spel tot spel hoe mensen met een naam bieden en welke kaarten zij leggen. Het wordt samen met de naam gewist.";
    case Prose::HelpTips: return "Voor beginners: een teken op een kaart en een reden, alleen in de eigen hand; alleen met bots ook bij het bieden. Op het voorblad ziet iedereen dat er tips zijn.";
    case Prose::AboutGame: return "Een onofficieel opensourcespel voor in de zak, voor liefhebbers van het kaartspel van Friedemann Friese. Teksten en plaatjes zijn eigen werk.";
  }
  return "?";
}
// clang-format on

}  // namespace

const LanguagePack kDutch = {
    .code = "nl",
    .name = "Nederlands",
    .text = text,
    .prose = prose,
    .noun = noun,
    .small = u"aáäbcdeéèëfghiíïjklmnoóöpqrstuúüvwxyz0123456789",
    .capital = u"AÁÄBCDEÉÈËFGHIÍÏJKLMNOÓÖPQRSTUÚÜVWXYZ0123456789",
    .names = {"Zoë", "Daan", "Femke", "Thijs", "Renée", "Bram", "Noëlle", "Joris", "Anouk", "Loïs"},
};

}  // namespace felicity::text
