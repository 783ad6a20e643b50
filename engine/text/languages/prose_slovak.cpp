// Lessons, rules and explanations in Slovak. No default: a page without its line does not compile.
#include "engine/text/prose.h"

namespace felicity::text {

const char* slovak(Prose which) {
  switch (which) {
    // S14 learn: the pages of the six lessons, in order
    case Prose::SackAnimals:
      return "Všetci majú rovnakých desať zvierat: sedem mačiek, králika a dva psy. Z každej sady "
             "odchádza naslepo jedna karta, hrá sa teda deväť kôl.";
    case Prose::SackPoints:
      return "V každom kole ide do aukcie jedno vrece kariet. Dobré mačky body pridávajú, zlé "
             "uberajú a každá myš je na konci tiež jeden bod.";
    case Prose::PlacingSecret:
      return "Každý tajne vloží do vreca jednu kartu. Karta začínajúceho hráča leží prvá a "
             "odkryje sa ešte pred prvou ponukou.";
    case Prose::PlacingKeys:
      return "Prístroj ide z ruky do ruky. Drž A a karty sa ukážu, ◄ ► vyberajú, ▲ vloží kartu do "
             "vreca. Pusti A a všetko je zasa skryté.";
    case Prose::PlacingKeysFour:
      return "Prístroj ide z ruky do ruky. Drž A a karty sa ukážu, X Y vyberajú, B vloží kartu do "
             "vreca. Pusti A a všetko je zasa skryté.";
    case Prose::AuctionBid:
      return "Hráči postupne buď ponúknu viac, než je najvyššia ponuka, alebo pasujú. Skočiť "
             "možno aj vyššie, len tie myši treba naozaj mať.";
    case Prose::AuctionReveal:
      return "Po každom pase sa odkryje ďalšia karta. Kto zostane posledný, zaplatí ponuku do "
             "banku, berie vrece a začína ďalšie kolo.";
    case Prose::PassingMice:
      return "Kto pasuje, berie si ponuku späť a k nej myši: prvý z najnižšej karty myší, ďalší "
             "viac. Čakanie sa môže oplatiť.";
    case Prose::PassingLastChance:
      return "Ak nikto neponúkne, posledný hráč vidí všetky karty a môže vrece kúpiť za 1 myš. "
             "Inak ide vrece do škatule a pasovanie v ďalšom kole nič nedáva.";
    case Prose::DogsOne:
      return "Jediný pes odoženie jednu mačku a zmizne s ňou: veľký pes najlepšiu, malý pes "
             "najhoršiu.";
    case Prose::DogsMany:
      return "Dva psy či viac vo vreci len štekajú na seba. Nikoho neodoženú a všetky odídu.";
    case Prose::EndScoring:
      return "Po deviatich kolách sa sčítajú mačky a myši. Králik má nula bodov. Najvyšší súčet "
             "vyhráva.";
    case Prose::EndTip:
      return "Tip: čie karty sú ešte skryté? Veselá ponuka môže ostatných vlákať do vreca plného "
             "trápenia.";
    // S14 learn: prompts of the guided round
    case Prose::GuidePlace:
      return "{0} vyberá kartu do vreca. Dobrá mačka ostatných naláka, pes ich vystraší.";
    case Prose::GuideFirstCard:
      return "Všetky karty sú vo vreci. Prvá sa odkryje, ostatné sú zatiaľ tajomstvom.";
    case Prose::GuideBid:
      return "{0} môže ponúknuť: ▲ ▼ menia číslo, A ho ponúkne. Čím viac dobrých mačiek vidno, "
             "tým je vrece cennejšie.";
    case Prose::GuideBidFour:
      return "{0} môže ponúknuť: X Y menia číslo, A ho ponúkne. Čím viac dobrých mačiek vidno, "
             "tým je vrece cennejšie.";
    case Prose::GuidePass:
      return "Pridrahé? B pasuje a berie myši, ktoré sú vedľa napísané. Potom sa odkryje ďalšia "
             "karta.";
    case Prose::GuideRaise:
      return "Niekto ponúka viac. A prihodí znova, B pasuje a vezme si celú ponuku späť.";
    case Prose::GuideDogs:
      return "Všetky karty sú odkryté. Teraz psy rozhodnú, kto smie vo vreci zostať.";
    case Prose::GuideSold:
      return "{0} platí do banku a necháva si zvieratá, ktoré zostali. Bank znova doplní karty "
             "myší, ak má dosť.";
    case Prose::GuideUnsold:
      return "Toto vrece nikto nechce. Ide do škatule a pasovanie v ďalšom kole nič nedáva.";
    case Prose::GuideEnd: return "To bolo celé kolo. Skutočná hra ich má deväť. Príjemnú zábavu!";
    // Rules, in order
    case Prose::RuleAim:
      return "Cieľ: predá sa deväť vriec, v každom kole jedno. Vyhráva najviac bodov za mačky a "
             "myši.";
    case Prose::RuleCards:
      return "Karty: každá sada má mačky -8, -5, 3, 5, 8, 11, 15, králika (0), veľkého a malého "
             "psa. Jedna karta odchádza naslepo.";
    case Prose::RuleMice:
      return "Myši: každý začína s 15. Ponuky, platby a bank sú verejné; koľko myší komu zostáva, "
             "je tajné.";
    case Prose::RulePlacing:
      return "Kladenie: od začínajúceho hráča každý položí do radu jednu kartu lícom dolu. Potom "
             "sa prvá karta odkryje.";
    case Prose::RuleBidding:
      return "Aukcia: prvý je začínajúci hráč. Treba ponúknuť viac, než je najvyššia ponuka, "
             "alebo pasovať. Kto pasuje, v tomto kole končí.";
    case Prose::RulePassing:
      return "Pas: ponuka sa vracia a k nej najnižšia voľná karta myší (piati hráči 2-3-4-6, "
             "štyria 2-4-6, traja 3-6). Potom sa odkryje ďalšia karta.";
    case Prose::RuleWinning:
      return "Kúpa: kto zostane posledný, zaplatí ponuku do banku, berie vrece a začína ďalšie "
             "kolo. Nikto iný neplatí.";
    case Prose::RuleOneDog:
      return "Jeden pes: veľký odoženie najlepšiu mačku; ak dobrej niet, tú najbližšiu k nule. "
             "Malý odoženie najhoršiu; ak zlej niet, najnižšiu dobrú.";
    case Prose::RuleManyDogs:
      return "Dva psy či viac neodoženú nikoho. Všetky psy odídu. Holandské pravidlo: ak psovi "
             "chýba jeho mačka, odoženie najprv králika.";
    case Prose::RuleRefill:
      return "Dopĺňanie: po predaji bank doplní všetky karty myší. Ak na všetky nemá, ostanú "
             "prázdne a pasovanie v ďalšom kole nič nedáva.";
    case Prose::RuleNobodyBids:
      return "Bez ponuky: posledný hráč vidí všetky karty a môže kúpiť za 1 myš. Inak ide vrece "
             "do škatule, začína ten istý hráč a myši sa nedopĺňajú.";
    case Prose::RuleThree:
      return "Traja hráči: prvá leží karta falošného hráča. Po prvom pase sa odkryje karta "
             "začínajúceho hráča, po druhom posledné dve.";
    case Prose::RuleEnd:
      return "Koniec: po deviatich kolách sa sčítajú body za mačky a myši, králik je 0. Pri "
             "remíze rozhodujú body za mačky, potom je víťazstvo spoločné.";
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
    case Prose::HelpEdition:
      return "Anglické, slovenské a Felicity vydanie sa hrajú rovnako. V holandskom môžu psy "
             "odohnať aj králika.";
    case Prose::HelpRabbit:
      return "Ak pes nenájde svoj druh mačky, odoženie najprv králika a až potom inú mačku.";
    case Prose::HelpTie:
      return "Pri rovnakom súčte: rozhoduje viac bodov za mačky, alebo je víťazstvo hneď spoločné.";
    case Prose::HelpMoney:
      return "Tajné: svoje myši vidí len ten, komu patria. Verejné: všetci ich vidia stále.";
    case Prose::HelpUsbConsole:
      return "Počítač na kábli môže riadok po riadku čítať dohrané hry a obraz, ktorý vidia "
             "všetci. "
             "Nikoho karty sa nikdy neprezradia.";
    case Prose::HelpTracker:
      return "Prehľad ukazuje zvieratá, ktoré ešte z jednotlivých sád nebolo vidieť. Všetkým "
             "hovorí to isté.";
    case Prose::HelpAllIn:
      return "Len pri verejných myšiach: spýta sa ešte raz, keď niekto ponúka všetky svoje myši.";
    case Prose::HelpBotsLearn:
      return "Boti si medzi hrami pamätajú, ako pomenovaní hráči ponúkajú a aké karty kladú. "
             "Vymaže sa to spolu s menom.";
    case Prose::AboutGame:
      return "Neoficiálny prístroj s otvoreným kódom pre priateľov kartovej hry Friedemanna "
             "Frieseho. Texty a obrázky sú pôvodné.";
  }
  return "?";  // only a damaged value gets here
}

}  // namespace felicity::text
