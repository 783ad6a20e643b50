#!/usr/bin/env python3
"""A first bot for Felicity: it adds up the cards it sees and bids a little less than that."""
import random
import sys

GUESS = {"R": 0, "L": -6, "S": 3, "?": 2}  # a rabbit, the dogs, a card not turned up yet

for line in sys.stdin:
    word, *pairs = line.split()
    see = dict(pair.split("=", 1) for pair in pairs if "=" in pair)
    if word == "hello":
        print("id first bot", flush=True)
    elif word == "new":
        random.seed(int(see["seed"]))  # the same seed, the same game
        print("ok", flush=True)
    elif word == "act" and see["phase"] == "place":
        print("a", random.choice(see["legal"].split(",")), flush=True)
    elif word == "act":
        sack = sum(GUESS[card] if card in GUESS else int(card) for card in see["row"].split(","))
        offer = int(see["bid"]) + 1
        can_pay = see["legal"] != "0"  # else it says something like 0,5-12
        print("a", offer if can_pay and offer < sack - 4 else 0, flush=True)
    elif word == "quit":
        break
