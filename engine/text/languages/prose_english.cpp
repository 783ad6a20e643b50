// Lessons, rules and explanations in English. No default: a page without its line does not compile.
#include "engine/text/prose.h"

namespace felicity::text {

const char* english(Prose which) {
  switch (which) {
    // S14 learn: the pages of the six lessons, in order
    case Prose::SackAnimals:
      return "Everyone holds the same ten animals: seven cats, a rabbit and two dogs. One card of "
             "each set leaves unseen, so nine rounds are played.";
    case Prose::SackPoints:
      return "Every round one sack full of cards is sold. Good cats bring points, bad cats cost "
             "points, and each mouse still owned at the end is a point too.";
    case Prose::PlacingSecret:
      return "Everyone secretly puts one card into the sack. The start player's card lies first; "
             "it is turned up before the bidding begins.";
    case Prose::PlacingKeys:
      return "The device goes from hand to hand. Hold A: the cards show. ◄ ► choose, ▲ plays the "
             "card. Release A: all is hidden again.";
    case Prose::PlacingKeysFour:
      return "The device goes from hand to hand. Hold A: the cards show. X Y choose, B plays the "
             "card. Release A: all is hidden again.";
    case Prose::AuctionBid:
      return "In turn, everyone bids more than the highest bid or passes. Any higher number is "
             "fine, as long as the mice are really there.";
    case Prose::AuctionReveal:
      return "After each pass one more card is turned up. The last one left pays the bid to the "
             "bank, takes the sack and starts the next round.";
    case Prose::PassingMice:
      return "Passing returns the bid and pays mice as well: the first to pass gets the smallest "
             "mouse card, later ones get more. Waiting can be worth it.";
    case Prose::PassingLastChance:
      return "If nobody bids, the last player sees every card and may buy the sack for 1 mouse. "
             "If not, it goes to the box and passing pays nothing next round.";
    case Prose::DogsOne:
      return "A single dog chases one cat away and leaves with it: the large dog the best cat, "
             "the small dog the worst one.";
    case Prose::DogsMany:
      return "Two or more dogs in a sack only bark at each other. They chase nobody, and all of "
             "them leave.";
    case Prose::EndScoring:
      return "After nine rounds, cats and mice are added up. A rabbit counts nothing. The highest "
             "total wins.";
    case Prose::EndTip:
      return "A tip: mind whose cards are still hidden. A cheerful bid can lure the others into a "
             "sack full of trouble.";
    // S14 learn: prompts of the guided round
    case Prose::GuidePlace:
      return "{0} chooses a card for the sack. A good cat makes the others greedy, a dog gives "
             "them a fright.";
    case Prose::GuideFirstCard:
      return "All the cards are in the sack. The first one is turned up; the others stay a secret "
             "for now.";
    case Prose::GuideBid:
      return "{0} may bid: ▲ ▼ change the number, A bids it. The more good cats are showing, the "
             "more the sack is worth.";
    case Prose::GuideBidFour:
      return "{0} may bid: X Y change the number, A bids it. The more good cats are showing, the "
             "more the sack is worth.";
    case Prose::GuidePass:
      return "Too dear? B passes and takes the mice shown beside it. Then the next card is turned "
             "up.";
    case Prose::GuideRaise:
      return "Somebody has bid more. A bids again, B passes and takes back the whole bid.";
    case Prose::GuideDogs:
      return "All the cards are up. Now the dogs decide who may stay in the sack.";
    case Prose::GuideSold:
      return "{0} pays the bank and keeps the animals that are left. The bank fills the mouse "
             "cards again if it has enough.";
    case Prose::GuideUnsold:
      return "Nobody wanted this sack. It goes to the box, and passing pays nothing next round.";
    case Prose::GuideEnd: return "That was a whole round. A real game has nine of them. Have fun!";
    // Rules, in order
    case Prose::RuleAim:
      return "Aim: nine sacks are sold, one in every round. The most points from cats and mice "
             "win.";
    case Prose::RuleCards:
      return "Cards: each set has the cats -8, -5, 3, 5, 8, 11, 15, a rabbit (0), a large and a "
             "small dog. One card of each set leaves unseen.";
    case Prose::RuleMice:
      return "Mice: everyone starts with 15. Bids, payments and the bank are open; how many mice "
             "somebody has left is secret.";
    case Prose::RulePlacing:
      return "Placing: from the start player on, each puts one card face down into the row. Then "
             "the first card is turned up.";
    case Prose::RuleBidding:
      return "Auction: the start player begins. Bid more than the highest bid, or pass. Whoever "
             "passes is out for this round.";
    case Prose::RulePassing:
      return "Passing returns the bid and pays the lowest mouse card left: 2-3-4-6 with five, "
             "2-4-6 with four, 3-6 with three players. Then the next card is turned up.";
    case Prose::RuleWinning:
      return "Winning: the last one left pays the bid to the bank, takes the sack and is the next "
             "start player. Nobody else pays.";
    case Prose::RuleOneDog:
      return "One dog: the large dog chases the best cat; if none is good, the one nearest zero. "
             "The small dog chases the worst cat; if none is bad, the lowest good one.";
    case Prose::RuleManyDogs:
      return "Two or more dogs chase nobody. All dogs leave. Dutch rule: a dog that misses its "
             "kind of cat chases a rabbit first.";
    case Prose::RuleRefill:
      return "Refill: after a sale the bank fills all the mouse cards. If it has too little for "
             "all, none is filled and passing pays nothing next round.";
    case Prose::RuleNobodyBids:
      return "Nobody bids: the last player sees all the cards and may buy for 1 mouse. If not, "
             "the sack goes to the box, the start player stays and no mice are refilled.";
    case Prose::RuleThree:
      return "Three players: a dummy's card lies first. After the first pass the start player's "
             "card is turned up, after the second the last two.";
    case Prose::RuleEnd:
      return "End: after nine rounds, cat points plus mice. A rabbit counts 0. A tie goes to more "
             "cat points, else the victory is shared.";
    // Cards, in the order of the faces
    case Prose::AboutMangyCat: return "Nobody wants this one. Splendid for spoiling a sack.";
    case Prose::AboutAlleyCat: return "A stray with dreadful manners.";
    case Prose::AboutKitten: return "Small change, but who could resist?";
    case Prose::AboutTabby: return "Purrs nicely and brings a little home.";
    case Prose::AboutHouseCat: return "Dependable, warm, worth a fair bid.";
    case Prose::AboutGreyCat: return "At night all cats are grey. This one always is.";
    case Prose::AboutChampion: return "The finest cat of all. The large dog thinks so too.";
    case Prose::AboutRabbit: return "Not a cat at all. Counts nothing and looks innocent.";
    case Prose::AboutLargeDog: return "On its own it chases the best cat and leaves with it.";
    case Prose::AboutSmallDog: return "On its own it chases the worst cat and leaves with it.";
    // Explanations of house rules and settings
    case Prose::HelpEdition:
      return "The English, Slovak and Felicity editions play alike. In the Dutch edition dogs may "
             "also chase a rabbit.";
    case Prose::HelpRabbit:
      return "If a dog finds no cat of its kind, it chases a rabbit before any other cat.";
    case Prose::HelpTie:
      return "With equal totals: more cat points win, or the victory is shared at once.";
    case Prose::HelpMoney:
      return "Secret: only the owner sees how many mice are left. Open: everyone sees it all the "
             "time.";
    case Prose::HelpUsbConsole:
      return "A PC on the cable may read finished games and the picture that everybody sees, line "
             "by line. Nobody's cards are ever told.";
    case Prose::HelpTracker:
      return "The tracker lists the animals that each set has not shown yet. It tells everyone "
             "the same.";
    case Prose::HelpAllIn:
      return "With open money only: asks once more before somebody bids all their mice.";
    case Prose::HelpBotsLearn:
      return "Bots remember how the people with a name bid and which cards they place, from game "
             "to game. It is erased with the name.";
    case Prose::AboutGame:
      return "An unofficial, open-source device for fans of Friedemann Friese's card game. Texts "
             "and pictures are original.";
  }
  return "?";  // only a damaged value gets here
}

}  // namespace felicity::text
