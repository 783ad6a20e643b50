// A first bot for Felicity. Run it, see how often it wins,
// then change something and run it again.

// What a card is worth in the sack. A cat is worth its number.
const WORTH = {
  R: 0,   // the rabbit
  L: -6,  // the large dog chases the best cat away
  S: 3,   // the small dog chases the worst cat away
  '?': 2, // a card that lies face down: a guess
};

// Which card goes into the sack? The answer is one of see.legal.
function place(see) {
  const any = Math.floor(Math.random() * see.legal.length);
  return see.legal[any];
}

// How many mice? 0 is a pass, everything else is the whole bid.
function bid(see) {
  let sack = 0;
  for (const card of see.row) {
    sack += WORTH[card] ?? card; // from the list above, or its number
  }
  const offer = see.bid + 1; // one more than the highest bid
  if (offer < sack - 4 && see.legal.includes(offer)) {
    return offer;
  }
  return 0;
}
