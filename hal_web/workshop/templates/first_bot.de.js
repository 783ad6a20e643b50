// Ein erster Bot für Felicity. Starte ihn, sieh, wie oft er
// gewinnt, ändere dann etwas und starte ihn wieder.

// Was eine Karte im Sack wert ist. Eine Katze zählt ihre Zahl.
const WORTH = {
  R: 0,   // der Hase
  L: -6,  // der große Hund verjagt die beste Katze
  S: 3,   // der kleine Hund verjagt die schlechteste Katze
  '?': 2, // eine Karte, die verdeckt liegt: geraten
};

// Welche Karte kommt in den Sack? Die Antwort ist eine aus see.legal.
function place(see) {
  const any = Math.floor(Math.random() * see.legal.length);
  return see.legal[any];
}

// Wie viele Mäuse? 0 heißt passen, alles andere ist das ganze Gebot.
function bid(see) {
  let sack = 0;
  for (const card of see.row) {
    sack += WORTH[card] ?? card; // aus der Liste oben, sonst ihre Zahl
  }
  const offer = see.bid + 1; // eins mehr als das höchste Gebot
  if (offer < sack - 4 && see.legal.includes(offer)) {
    return offer;
  }
  return 0;
}
