"""The rules once more, written from docs/rules.md alone and compactly, as a second opinion on the
engine: what every line of `felicity rules` has to say. Rule numbers as there."""

FACES = "-8 -5 R 3 5 8 11 15 BIG SMALL".split()
POINTS = {"-8": -8, "-5": -5, "3": 3, "5": 5, "8": 8, "11": 11, "15": 15}
DOGS = ("BIG", "SMALL")
PRESETS = ("english-2007", "slovak", "felicity-2012", "dutch-999")
MOUSE = {3: [3, 6], 4: [2, 4, 6], 5: [2, 3, 4, 6]}  # R8
TOTAL = {3: 66, 4: 87, 5: 108}  # R7


def in_order(faces):
    return sorted(faces, key=FACES.index)


def name(card):
    return f"{card[0]}:{card[1]}"


class Game:
    """A card is (owner, face). Built from the setup that is also sent to the program."""

    def __init__(self, setup):
        n = self.n = setup["players"]
        self.preset = setup.get("preset", "english-2007")
        options = setup.get("options") or {}
        self.rabbit = options.get("dog_chases_rabbit", self.preset == "dutch-999")
        self.by_cats = options.get("tie_break", "cats") == "cats"
        self.open_money = options.get("money", "secret") == "open"
        self.start = setup.get("start", 0)
        self.deck = list(setup.get("dummy_deck", []))
        self.seen = set()
        self.last = []
        if "hands" in setup:
            self.hands = [set(hand) for hand in setup["hands"]]
            self.money = list(setup["money"])
            self.bank = setup["bank"]
            self.mouse = list(setup["mouse"])
            self.won = [[(int(c[0]), c[2:]) for c in pile] for pile in setup.get("won", [[]] * n)]
            self.seen = {card for pile in self.won for card in pile}
        else:
            self.hands = [set(FACES) - {gone} for gone in setup["discards"]]  # R5
            self.money = [15] * n  # R6
            self.mouse = list(MOUSE[n])
            self.bank = TOTAL[n] - 15 * n - sum(self.mouse)  # R9
            self.won = [[] for _ in range(n)]
        self.round = 10 - len(self.hands[0])
        self.lay_round()

    def lay_round(self):
        self.clear()
        self.phase, self.turn = "place", self.start
        if self.n == 3:  # R14
            self.row.append((3, self.deck.pop(0)))

    def clear(self):
        self.bids, self.passed = [0] * self.n, [False] * self.n
        self.row, self.up = [], 0

    # ---- what may be done --------------------------------------------------------------------

    def high(self):
        return max(self.bids)

    def owned(self, seat):
        return self.money[seat] + self.bids[seat]

    def refusal(self, seat, kind, what=None):
        """R53: why not, in the order of the protocol; None if it is legal."""
        if self.phase == "over":
            return "GAME_OVER"
        if seat != self.turn:
            return "NOT_YOUR_TURN"
        fits = {"place": ["place"], "auction": ["bid", "pass"], "last_chance": ["buy", "pass"]}
        if kind not in fits[self.phase]:
            return "WRONG_PHASE"
        if kind == "place" and what not in self.hands[seat]:
            return "CARD_NOT_IN_HAND"
        if kind == "bid" and what <= self.high():
            return "BID_TOO_LOW"
        if kind == "bid" and what > self.owned(seat):
            return "BID_TOO_HIGH"
        if kind == "buy" and self.money[seat] < 1:
            return "CANNOT_AFFORD"
        return None

    def legal(self):
        seat = self.turn
        if self.phase == "place":
            return {"player": seat, "place": in_order(self.hands[seat])}
        if self.phase == "auction":
            low, high = self.high() + 1, self.owned(seat)
            return {"player": seat, "pass": True, "bid": [low, high] if low <= high else None}
        if self.phase == "last_chance":
            can = self.money[seat] > 0
            return {"player": seat, "pass": True, "buy": can, "price": 1 if can else None}
        return None

    # ---- what it does ------------------------------------------------------------------------

    def play(self, seat, kind, what=None):
        self.last = []
        getattr(self, "do_" + kind)(seat, what)

    def record(self, ev, **more):
        self.last.append({"ev": ev, **more})

    def turn_up(self, count):
        for pos in range(self.up, count):
            owner, face = self.row[pos]
            self.seen.add(self.row[pos])
            self.record("reveal", pos=pos, owner=owner, card=face)
        self.up = count

    def do_place(self, seat, face):
        self.record("place", player=seat, pos=len(self.row))
        self.hands[seat].remove(face)
        self.row.append((seat, face))
        self.turn = (seat + 1) % self.n
        if len(self.row) == max(self.n, 4):
            self.phase = "auction"
            self.turn_up(1)  # R15

    def to_next(self):
        while True:
            self.turn = (self.turn + 1) % self.n
            if not self.passed[self.turn]:
                return

    def do_bid(self, seat, amount):
        self.record("bid", player=seat, amount=amount)
        self.money[seat] -= amount - self.bids[seat]
        self.bids[seat] = amount
        self.to_next()

    def do_pass(self, seat, _):
        if self.phase == "last_chance":
            return self.all_passed(seat)
        nth = sum(self.passed)
        gain, back = self.mouse[nth], self.bids[seat]
        self.record("pass", player=seat, back=back, gain=gain)
        self.money[seat] += gain + back  # R22, R23
        self.mouse[nth] = self.bids[seat] = 0
        self.passed[seat] = True
        self.turn_up(4 if self.n == 3 and nth == 1 else nth + 2)  # R24, R25
        self.to_next()
        if nth + 2 < self.n:
            return None
        if self.high() > 0:
            return self.win(self.turn, self.high())
        self.phase = "last_chance"
        return None

    def do_buy(self, seat, _):
        self.record("buy", player=seat, amount=1)
        self.money[seat] -= 1
        self.win(seat, 1)

    def chased(self):
        """R28-R34: the place of the row that one dog empties."""
        dogs = [face for _, face in self.row if face in DOGS]
        prey = [pos for pos, (_, face) in enumerate(self.row)
                if face in POINTS or (face == "R" and self.rabbit)]
        if len(dogs) != 1 or not prey:
            return None
        worth = [POINTS.get(self.row[pos][1], 0) for pos in prey]
        wanted = max(worth) if dogs[0] == "BIG" else min(worth)
        return prey[worth.index(wanted)]

    def win(self, seat, price):
        self.bank += price  # R27
        gone = self.chased()
        taken = [card for pos, card in enumerate(self.row) if pos != gone and card[1] not in DOGS]
        self.won[seat] += taken
        self.record("win", player=seat, paid=price, value=sum(POINTS.get(f, 0) for _, f in taken),
                  dogs=sum(f in DOGS for _, f in self.row),
                  chased=None if gone is None else self.row[gone][1],
                  cards=[name(card) for card in taken])
        self.start = seat  # R36
        if self.round == 9:
            return self.finish()
        fill = sum(MOUSE[self.n])
        if self.bank >= fill:  # R37
            self.bank -= fill
            self.mouse = list(MOUSE[self.n])
            self.record("refill", amount=fill)
        else:
            self.record("no_refill", why="shortfall")
        self.round += 1
        return self.lay_round()

    def all_passed(self, seat):  # R42, R43
        self.record("all_pass", player=seat)
        if self.round == 9:
            return self.finish()
        self.record("no_refill", why="all_pass")
        self.round += 1
        return self.lay_round()

    def finish(self):
        self.record("game_over")
        self.clear()
        self.phase, self.turn = "over", None

    # ---- the lines of output ------------------------------------------------------------------

    def cats(self):
        return [sum(POINTS.get(face, 0) for _, face in pile) for pile in self.won]

    def result(self):
        if self.phase != "over":
            return None
        cats = self.cats()
        total = [c + m for c, m in zip(cats, self.money)]
        rank = [(t, c if self.by_cats else 0) for t, c in zip(total, cats)]  # R47
        winners = [seat for seat in range(self.n) if rank[seat] == max(rank)]
        return {"total": total, "cats": cats, "mice": list(self.money), "winners": winners}

    def boxed(self):
        elsewhere = {(seat, face) for seat in range(self.n) for face in self.hands[seat]}
        elsewhere |= set(self.row) | {(3, face) for face in self.deck if self.n == 3}
        elsewhere |= {card for pile in self.won for card in pile}
        every = [(owner, face) for owner in range(max(self.n, 4)) for face in FACES]
        return [card for card in every if card not in elsewhere]

    def state(self):
        high = self.high()
        return {
            "players": self.n, "preset": self.preset, "round": self.round, "phase": self.phase,
            "start": self.start, "turn": self.turn, "money": list(self.money),
            "bids": list(self.bids), "high": high,
            "high_by": self.bids.index(high) if high else None, "bank": self.bank,
            "mouse": list(self.mouse), "passed": list(self.passed),
            "hands": [in_order(hand) for hand in self.hands],
            "row": [{"owner": owner, "card": face, "up": pos < self.up}
                    for pos, (owner, face) in enumerate(self.row)],
            "won": [[name(card) for card in pile] for pile in self.won],
            "cat_points": self.cats(), "box": [name(card) for card in self.boxed()],
            "dummy_deck": list(self.deck), "legal": self.legal(), "last": list(self.last),
            "result": self.result(),
        }

    def view(self, viewer):
        """R49-R52; `viewer` None is the table."""
        line = self.state()
        line["view"] = viewer
        others = [seat for seat in range(self.n) if seat != viewer]
        for seat in others:
            line["hands"][seat] = len(self.hands[seat])
            if not self.open_money and self.phase != "over":
                line["money"][seat] = None
        for card in line["row"]:
            if not card["up"] and card["owner"] != viewer:
                card["card"] = None
        line["box"] = [name(c) for c in self.boxed() if c in self.seen or c[0] == viewer]
        line["dummy_deck"] = len(self.deck)
        if viewer is None or viewer != self.turn:
            line["legal"] = None
        return line

    def as_position(self):
        """The setup line of the position between two rounds."""
        return {"players": self.n, "preset": self.preset, "start": self.start,
                "options": {"dog_chases_rabbit": self.rabbit,
                            "tie_break": "cats" if self.by_cats else "shared",
                            "money": "open" if self.open_money else "secret"},
                "hands": [in_order(hand) for hand in self.hands], "money": list(self.money),
                "bank": self.bank, "mouse": list(self.mouse),
                "won": [[name(card) for card in pile] for pile in self.won],
                "dummy_deck": [self.row[0][1]] + self.deck if self.n == 3 else []}
