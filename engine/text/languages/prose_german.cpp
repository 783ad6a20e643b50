// Lessons, rules and explanations in German. No default: a page without its line does not compile.
#include "engine/text/prose.h"

namespace felicity::text {

const char* german(Prose which) {
  switch (which) {
    // S14 learn: the pages of the six lessons, in order
    case Prose::SackAnimals:
      return "Alle haben die gleichen zehn Tiere: sieben Katzen, einen Hasen und zwei Hunde. Aus "
             "jedem Satz geht eine Karte ungesehen weg, also gibt es neun Runden.";
    case Prose::SackPoints:
      return "In jeder Runde wird ein Sack voller Karten versteigert. Gute Katzen bringen Punkte, "
             "schlechte kosten Punkte, und jede Maus ist am Ende auch einen Punkt wert.";
    case Prose::PlacingSecret:
      return "Alle legen heimlich eine Karte in den Sack. Die Karte des Startspielers liegt vorn; "
             "sie wird vor dem ersten Gebot aufgedeckt.";
    case Prose::PlacingKeys:
      return "Das Gerät geht von Hand zu Hand. A halten: Die Karten erscheinen. ◄ ► wählen, ▲ legt "
             "die Karte. A loslassen: Alles ist wieder verdeckt.";
    case Prose::PlacingKeysFour:
      return "Das Gerät geht von Hand zu Hand. A halten: Die Karten erscheinen. X Y wählen, B legt "
             "die Karte. A loslassen: Alles ist wieder verdeckt.";
    case Prose::AuctionBid:
      return "Reihum gilt: mehr bieten als das höchste Gebot oder passen. Jede höhere Zahl ist "
             "erlaubt, solange die Mäuse wirklich da sind.";
    case Prose::AuctionReveal:
      return "Nach jedem Passen wird eine weitere Karte aufgedeckt. Wer übrig bleibt, zahlt das "
             "Gebot an die Bank, nimmt den Sack und beginnt die nächste Runde.";
    case Prose::PassingMice:
      return "Wer passt, nimmt das Gebot zurück und bekommt Mäuse dazu: zuerst die kleinste "
             "Mäusekarte, später mehr. Warten kann sich lohnen.";
    case Prose::PassingLastChance:
      return "Bietet niemand, sieht der letzte Spieler alle Karten und darf den Sack für 1 Maus "
             "kaufen. Sonst kommt er in die Schachtel, und Passen bringt nächste Runde nichts.";
    case Prose::DogsOne:
      return "Ein einzelner Hund verjagt eine Katze und verschwindet mit ihr: der große Hund die "
             "beste, der kleine die schlechteste.";
    case Prose::DogsMany:
      return "Zwei oder mehr Hunde im Sack bellen nur einander an. Sie verjagen niemanden und "
             "ziehen alle ab.";
    case Prose::EndScoring:
      return "Nach neun Runden werden Katzen und Mäuse zusammengezählt. Ein Hase zählt nichts. "
             "Die höchste Summe gewinnt.";
    case Prose::EndTip:
      return "Ein Tipp: Wessen Karten liegen noch verdeckt? Ein fröhliches Gebot lockt die "
             "anderen vielleicht in einen Sack voller Ärger.";
    // S14 learn: prompts of the guided round
    case Prose::GuidePlace:
      return "{0} wählt eine Karte für den Sack. Eine gute Katze macht die anderen gierig, ein "
             "Hund erschreckt sie.";
    case Prose::GuideFirstCard:
      return "Alle Karten sind im Sack. Die erste wird aufgedeckt, die anderen bleiben vorerst "
             "geheim.";
    case Prose::GuideBid:
      return "{0} darf bieten: ▲ ▼ ändern die Zahl, A bietet sie. Je mehr gute Katzen offen "
             "liegen, desto mehr ist der Sack wert.";
    case Prose::GuideBidFour:
      return "{0} darf bieten: X Y ändern die Zahl, A bietet sie. Je mehr gute Katzen offen "
             "liegen, desto mehr ist der Sack wert.";
    case Prose::GuidePass:
      return "Zu teuer? B passt und nimmt die Mäuse, die daneben stehen. Dann wird die nächste "
             "Karte aufgedeckt.";
    case Prose::GuideRaise:
      return "Jemand hat mehr geboten. A bietet noch einmal, B passt und nimmt das ganze Gebot "
             "zurück.";
    case Prose::GuideDogs:
      return "Alle Karten liegen offen. Nun entscheiden die Hunde, wer im Sack bleiben darf.";
    case Prose::GuideSold:
      return "{0} zahlt an die Bank und behält die Tiere, die noch da sind. Die Bank füllt die "
             "Mäusekarten wieder auf, wenn sie genug hat.";
    case Prose::GuideUnsold:
      return "Diesen Sack wollte niemand. Er kommt in die Schachtel, und Passen bringt nächste "
             "Runde nichts.";
    case Prose::GuideEnd:
      return "Das war eine ganze Runde. Ein richtiges Spiel hat neun davon. Viel Spaß!";
    // Rules, in order
    case Prose::RuleAim:
      return "Ziel: Neun Säcke werden versteigert, einer in jeder Runde. Die meisten Punkte aus "
             "Katzen und Mäusen gewinnen.";
    case Prose::RuleCards:
      return "Karten: Jeder Satz hat die Katzen -8, -5, 3, 5, 8, 11, 15, einen Hasen (0), einen "
             "großen und einen kleinen Hund. Eine Karte geht ungesehen weg.";
    case Prose::RuleMice:
      return "Mäuse: Alle beginnen mit 15. Gebote, Zahlungen und Bank sind offen; wie viele Mäuse "
             "jemand noch hat, ist geheim.";
    case Prose::RulePlacing:
      return "Ablegen: Vom Startspieler an legt jeder eine Karte verdeckt in die Reihe. Dann wird "
             "die erste Karte aufgedeckt.";
    case Prose::RuleBidding:
      return "Versteigerung: Der Startspieler beginnt. Mehr bieten als das höchste Gebot oder "
             "passen. Wer passt, ist für diese Runde raus.";
    case Prose::RulePassing:
      return "Passen: Gebot zurück und dazu die niedrigste freie Mäusekarte (zu fünft 2-3-4-6, zu "
             "viert 2-4-6, zu dritt 3-6). Dann wird die nächste Karte aufgedeckt.";
    case Prose::RuleWinning:
      return "Zuschlag: Wer übrig bleibt, zahlt das Gebot an die Bank, nimmt den Sack und wird "
             "Startspieler. Sonst zahlt niemand.";
    case Prose::RuleOneDog:
      return "Ein Hund: Der große verjagt die beste Katze; gibt es keine gute, das kleinste "
             "Minus. Der kleine verjagt die schlechteste; gibt es keine, die niedrigste gute.";
    case Prose::RuleManyDogs:
      return "Zwei oder mehr Hunde verjagen niemanden. Alle Hunde ziehen ab. Niederländische "
             "Regel: Fehlt dem Hund seine Katze, verjagt er zuerst einen Hasen.";
    case Prose::RuleRefill:
      return "Auffüllen: Nach dem Verkauf füllt die Bank alle Mäusekarten. Reicht es nicht für "
             "alle, bleibt jede leer, und Passen bringt nächste Runde nichts.";
    case Prose::RuleNobodyBids:
      return "Kein Gebot: Der letzte Spieler sieht alle Karten und darf für 1 Maus kaufen. Sonst "
             "kommt der Sack in die Schachtel, der Startspieler bleibt, nichts wird aufgefüllt.";
    case Prose::RuleThree:
      return "Zu dritt: Vorn liegt eine Karte des Strohmanns. Nach dem ersten Passen wird die "
             "Karte des Startspielers aufgedeckt, nach dem zweiten die letzten beiden.";
    case Prose::RuleEnd:
      return "Ende: Nach neun Runden zählen Katzenpunkte plus Mäuse, ein Hase 0. Bei Gleichstand "
             "entscheiden die Katzenpunkte, sonst wird der Sieg geteilt.";
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
    case Prose::AboutSmallDog:
      return "Allein verjagt er die schlechteste Katze und verschwindet mit ihr.";
    // Explanations of house rules and settings
    case Prose::HelpEdition:
      return "Die englische, die slowakische und die Felicity-Ausgabe spielen sich gleich. In der "
             "niederländischen können Hunde auch Hasen verjagen.";
    case Prose::HelpRabbit:
      return "Findet ein Hund keine Katze nach seinem Geschmack, verjagt er zuerst einen Hasen "
             "und erst dann eine andere Katze.";
    case Prose::HelpTie:
      return "Bei gleicher Summe: Mehr Katzenpunkte gewinnen, oder der Sieg wird sofort geteilt.";
    case Prose::HelpMoney:
      return "Geheim: Nur wer sie besitzt, sieht die eigenen Mäuse. Offen: Alle sehen sie "
             "jederzeit.";
    case Prose::HelpUsbConsole:
      return "Ein PC am Kabel darf beendete Spiele und das Bild lesen, das alle sehen, Zeile für "
             "Zeile. Niemandes Karten werden je verraten.";
    case Prose::HelpTracker:
      return "Die Kartenhilfe zeigt, welche Tiere aus jedem Satz noch nicht zu sehen waren. Sie "
             "verrät allen das Gleiche.";
    case Prose::HelpAllIn:
      return "Nur bei offenen Mäusen: fragt noch einmal nach, bevor jemand alle Mäuse bietet.";
    case Prose::HelpBotsLearn:
      return "Bots merken sich von Spiel zu Spiel, wie Leute mit Namen bieten und welche Karten "
             "sie ablegen. Mit dem Namen wird es gelöscht.";
    case Prose::AboutGame:
      return "Ein inoffizielles, quelloffenes Gerät für Freunde des Kartenspiels von Friedemann "
             "Friese. Texte und Bilder sind eigene Arbeit.";
  }
  return "?";  // only a damaged value gets here
}

}  // namespace felicity::text
