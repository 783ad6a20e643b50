// Lessons, rules and explanations in Dutch. No default: a page without its line does not compile.
#include "engine/text/prose.h"

namespace felicity::text {

const char* dutch(Prose which) {
  switch (which) {
    // S14 learn: the pages of the six lessons, in order
    case Prose::SackAnimals:
      return "Iedereen heeft dezelfde tien dieren: zeven katten, een haas en twee honden. Uit "
             "elke set gaat één kaart ongezien weg, dus er zijn negen rondes.";
    case Prose::SackPoints:
      return "Elke ronde wordt een zak vol kaarten geveild. Goede katten leveren punten op, "
             "slechte kosten punten, en elke munt is aan het eind ook een punt waard.";
    case Prose::PlacingSecret:
      return "Iedereen legt stiekem een kaart in de zak. De kaart van de startspeler ligt vooraan "
             "en gaat open voordat het bieden begint.";
    case Prose::PlacingKeys:
      return "Het apparaat gaat van hand tot hand. A vasthouden: de kaarten verschijnen. ◄ ► "
             "kiezen, ▲ legt de kaart. A loslaten: alles is weer verborgen.";
    case Prose::PlacingKeysFour:
      return "Het apparaat gaat van hand tot hand. A vasthouden: de kaarten verschijnen. X Y "
             "kiezen, B legt de kaart. A loslaten: alles is weer verborgen.";
    case Prose::AuctionBid:
      return "Om de beurt biedt iedereen meer dan het hoogste bod, of past. Elk hoger getal mag, "
             "zolang de munten er echt zijn.";
    case Prose::AuctionReveal:
      return "Na elke pas gaat er nog een kaart open. Wie overblijft, betaalt het bod aan de "
             "bank, neemt de zak en begint de volgende ronde.";
    case Prose::PassingMice:
      return "Wie past, neemt het bod terug en krijgt er munten bij: eerst de laagste "
             "muntenkaart, later meer. Wachten kan lonen.";
    case Prose::PassingLastChance:
      return "Als niemand biedt, ziet de laatste speler alle kaarten en mag de zak kopen voor 1 "
             "munt. Anders gaat die in de doos en levert passen de volgende ronde niets op.";
    case Prose::DogsOne:
      return "Eén hond alleen verjaagt een kat en verdwijnt met haar: de grote hond de beste kat, "
             "de kleine de slechtste.";
    case Prose::DogsMany:
      return "Twee of meer honden in een zak blaffen alleen naar elkaar. Ze verjagen niemand en "
             "gaan allemaal weg.";
    case Prose::EndScoring:
      return "Na negen rondes worden katten en munten opgeteld. Een haas telt voor niets. Het "
             "hoogste totaal wint.";
    case Prose::EndTip:
      return "Een tip: van wie zijn de kaarten die nog dicht liggen? Een vrolijk bod lokt de "
             "anderen misschien in een zak vol ellende.";
    // S14 learn: prompts of the guided round
    case Prose::GuidePlace:
      return "{0} kiest een kaart voor de zak. Een goede kat maakt de anderen hebberig, een hond "
             "jaagt ze schrik aan.";
    case Prose::GuideFirstCard:
      return "Alle kaarten zitten in de zak. De eerste gaat open, de andere blijven nog even "
             "geheim.";
    case Prose::GuideBid:
      return "{0} mag bieden: ▲ ▼ veranderen het getal, A biedt het. Hoe meer goede katten er "
             "open liggen, hoe meer de zak waard is.";
    case Prose::GuideBidFour:
      return "{0} mag bieden: X Y veranderen het getal, A biedt het. Hoe meer goede katten er "
             "open liggen, hoe meer de zak waard is.";
    case Prose::GuidePass:
      return "Te duur? B past en pakt de munten die ernaast staan. Daarna gaat de volgende kaart "
             "open.";
    case Prose::GuideRaise:
      return "Iemand heeft meer geboden. A biedt opnieuw, B past en neemt het hele bod terug.";
    case Prose::GuideDogs:
      return "Alle kaarten liggen open. Nu beslissen de honden wie er in de zak mag blijven.";
    case Prose::GuideSold:
      return "{0} betaalt aan de bank en houdt de dieren die over zijn. De bank vult de "
             "muntenkaarten weer aan als ze genoeg heeft.";
    case Prose::GuideUnsold:
      return "Niemand wilde deze zak. Hij gaat in de doos, en passen levert de volgende ronde "
             "niets op.";
    case Prose::GuideEnd:
      return "Dat was een hele ronde. Een echt spel heeft er negen. Veel plezier!";
    // Rules, in order
    case Prose::RuleAim:
      return "Doel: er worden negen zakken geveild, één per ronde. De meeste punten uit katten en "
             "munten winnen.";
    case Prose::RuleCards:
      return "Kaarten: elke set heeft de katten -8, -5, 3, 5, 8, 11, 15, een haas (0), een grote "
             "en een kleine hond. Eén kaart gaat ongezien weg.";
    case Prose::RuleMice:
      return "Munten: iedereen begint met 15. Biedingen, betalingen en bank zijn open; hoeveel "
             "munten iemand nog heeft, is geheim.";
    case Prose::RulePlacing:
      return "Leggen: vanaf de startspeler legt iedereen een kaart dicht in de rij. Daarna gaat "
             "de eerste kaart open.";
    case Prose::RuleBidding:
      return "Veiling: de startspeler begint. Bied meer dan het hoogste bod, of pas. Wie past, "
             "doet deze ronde niet meer mee.";
    case Prose::RulePassing:
      return "Passen: bod terug en de laagste muntenkaart erbij (met vijf spelers 2-3-4-6, met "
             "vier 2-4-6, met drie 3-6). Daarna gaat de volgende kaart open.";
    case Prose::RuleWinning:
      return "Winnen: wie overblijft, betaalt het bod aan de bank, neemt de zak en wordt "
             "startspeler. Verder betaalt niemand.";
    case Prose::RuleOneDog:
      return "Eén hond: de grote verjaagt de beste kat; is er geen goede, dan die het dichtst bij "
             "nul. De kleine verjaagt de slechtste; is er geen slechte, dan de laagste goede.";
    case Prose::RuleManyDogs:
      return "Twee of meer honden verjagen niemand. Alle honden gaan weg. Nederlandse regel: "
             "vindt de hond zijn soort kat niet, dan verjaagt hij eerst een haas.";
    case Prose::RuleRefill:
      return "Aanvullen: na een verkoop vult de bank alle muntenkaarten. Is er te weinig voor "
             "alle, dan blijven ze leeg en levert passen de volgende ronde niets op.";
    case Prose::RuleNobodyBids:
      return "Geen bod: de laatste speler ziet alle kaarten en mag kopen voor 1 munt. Anders gaat "
             "de zak in de doos, blijft de startspeler en wordt er niets bijgevuld.";
    case Prose::RuleThree:
      return "Met drie spelers: vooraan ligt een kaart van de blinde speler. Na de eerste pas "
             "gaat de kaart van de startspeler open, na de tweede de laatste twee.";
    case Prose::RuleEnd:
      return "Einde: na negen rondes tellen kattenpunten plus munten, een haas 0. Bij een gelijke "
             "stand winnen de meeste kattenpunten, anders delen.";
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
    case Prose::HelpEdition:
      return "De Engelse, de Slowaakse en de Felicity-editie spelen hetzelfde. In de Nederlandse "
             "kunnen honden ook een haas verjagen.";
    case Prose::HelpRabbit:
      return "Vindt een hond geen kat van zijn soort, dan verjaagt hij eerst een haas en pas "
             "daarna een andere kat.";
    case Prose::HelpTie:
      return "Bij gelijke totalen: de meeste kattenpunten winnen, of de overwinning wordt meteen "
             "gedeeld.";
    case Prose::HelpMoney:
      return "Geheim: alleen de eigenaar ziet hoeveel munten er nog zijn. Open: iedereen ziet ze "
             "altijd.";
    case Prose::HelpUsbConsole:
      return "Een pc aan de kabel mag gespeelde spellen en het beeld lezen dat iedereen ziet, "
             "regel "
             "voor regel. Niemands kaarten worden ooit verraden.";
    case Prose::HelpTracker:
      return "De kaarthulp laat zien welke dieren elke set nog niet heeft getoond. Iedereen ziet "
             "hetzelfde.";
    case Prose::HelpAllIn:
      return "Alleen met open munten: vraagt het nog eens voordat iemand alle munten biedt.";
    case Prose::HelpBotsLearn:
      return "Bots onthouden van spel tot spel hoe mensen met een naam bieden en welke kaarten zij "
             "leggen. Het wordt samen met de naam gewist.";
    case Prose::AboutGame:
      return "Een onofficieel opensourceapparaat voor liefhebbers van het kaartspel van "
             "Friedemann Friese. Teksten en plaatjes zijn eigen werk.";
  }
  return "?";  // only a damaged value gets here
}

}  // namespace felicity::text
