// Prvý bot pre Felicity. Spusti ho, pozri, ako často vyhráva,
// potom niečo zmeň a spusti ho znova.

// Akú cenu má karta vo vreci. Mačka má cenu svojho čísla.
const WORTH = {
  R: 0,   // králik
  L: -6,  // veľký pes odoženie najlepšiu mačku
  S: 3,   // malý pes odoženie najhoršiu mačku
  '?': 2, // karta, ktorá leží zakrytá: odhad
};

// Ktorá karta pôjde do vreca? Odpoveď je jedna zo see.legal.
function place(see) {
  const any = Math.floor(Math.random() * see.legal.length);
  return see.legal[any];
}

// Koľko myší? 0 je pas, všetko ostatné je celá ponuka.
function bid(see) {
  let sack = 0;
  for (const card of see.row) {
    sack += WORTH[card] ?? card; // zo zoznamu hore, inak jej číslo
  }
  const offer = see.bid + 1; // o jednu viac než najvyššia ponuka
  if (offer < sack - 4 && see.legal.includes(offer)) {
    return offer;
  }
  return 0;
}
