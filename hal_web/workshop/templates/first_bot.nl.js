// Een eerste bot voor Felicity. Start hem, kijk hoe vaak hij
// wint, verander dan iets en start hem opnieuw.

// Wat een kaart in de zak waard is. Een kat telt haar getal.
const WORTH = {
  R: 0,   // de haas
  L: -6,  // de grote hond verjaagt de beste kat
  S: 3,   // de kleine hond verjaagt de slechtste kat
  '?': 2, // een kaart die gedekt ligt: een gok
};

// Welke kaart gaat in de zak? Het antwoord is er een uit see.legal.
function place(see) {
  const any = Math.floor(Math.random() * see.legal.length);
  return see.legal[any];
}

// Hoeveel munten? 0 is passen, al het andere is het hele bod.
function bid(see) {
  let sack = 0;
  for (const card of see.row) {
    sack += WORTH[card] ?? card; // uit de lijst hierboven, of haar getal
  }
  const offer = see.bid + 1; // één meer dan het hoogste bod
  if (offer < sack - 4 && see.legal.includes(offer)) {
    return offer;
  }
  return 0;
}
