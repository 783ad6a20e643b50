#include "engine/text/text.h"

namespace felicity::text {
namespace {

// 1, 2 to 4, and 5 or more; 0 goes with the many. Only Slovak tells the last two apart.
enum class Form : uint8_t { One, Few, Many };

Form form(int n) {
  // Unsigned, because the smallest int has no positive twin.
  const unsigned size = n < 0 ? 0u - static_cast<unsigned>(n) : static_cast<unsigned>(n);
  if (size == 1) return Form::One;
  return size >= 2 && size <= 4 ? Form::Few : Form::Many;
}

const char* pick(Form form, const char* one, const char* many) {
  return form == Form::One ? one : many;
}

const char* pick(Form form, const char* one, const char* few, const char* many) {
  if (form == Form::One) return one;
  return form == Form::Few ? few : many;
}

const char* english(Noun noun, Form n) {
  switch (noun) {
    case Noun::Mouse: return pick(n, "mouse", "mice");
    case Noun::Point: return pick(n, "point", "points");
    case Noun::Card: return pick(n, "card", "cards");
    case Noun::Round: return pick(n, "round", "rounds");
    case Noun::Game: return pick(n, "game", "games");
    case Noun::Win: return pick(n, "win", "wins");
    case Noun::Dog: return pick(n, "dog", "dogs");
    case Noun::Cat: return pick(n, "cat", "cats");
    case Noun::Sack: return pick(n, "sack", "sacks");
    case Noun::Player: return pick(n, "player", "players");
    case Noun::Bot: return pick(n, "bot", "bots");
    case Noun::Minute: return pick(n, "minute", "minutes");
  }
  return "?";
}

const char* german(Noun noun, Form n) {
  switch (noun) {
    case Noun::Mouse: return pick(n, "Maus", "Mäuse");
    case Noun::Point: return pick(n, "Punkt", "Punkte");
    case Noun::Card: return pick(n, "Karte", "Karten");
    case Noun::Round: return pick(n, "Runde", "Runden");
    case Noun::Game: return pick(n, "Spiel", "Spiele");
    case Noun::Win: return pick(n, "Sieg", "Siege");
    case Noun::Dog: return pick(n, "Hund", "Hunde");
    case Noun::Cat: return pick(n, "Katze", "Katzen");
    case Noun::Sack: return pick(n, "Sack", "Säcke");
    case Noun::Player: return pick(n, "Spieler", "Spieler");
    case Noun::Bot: return pick(n, "Bot", "Bots");
    case Noun::Minute: return pick(n, "Minute", "Minuten");
  }
  return "?";
}

const char* dutch(Noun noun, Form n) {
  switch (noun) {
    case Noun::Mouse: return pick(n, "munt", "munten");  // the Dutch edition pays in coins
    case Noun::Point: return pick(n, "punt", "punten");
    case Noun::Card: return pick(n, "kaart", "kaarten");
    case Noun::Round: return pick(n, "ronde", "rondes");
    case Noun::Game: return pick(n, "spel", "spellen");
    case Noun::Win: return pick(n, "zege", "zeges");
    case Noun::Dog: return pick(n, "hond", "honden");
    case Noun::Cat: return pick(n, "kat", "katten");
    case Noun::Sack: return pick(n, "zak", "zakken");
    case Noun::Player: return pick(n, "speler", "spelers");
    case Noun::Bot: return pick(n, "bot", "bots");
    case Noun::Minute: return pick(n, "minuut", "minuten");
  }
  return "?";
}

const char* slovak(Noun noun, Form n) {
  switch (noun) {
    case Noun::Mouse: return pick(n, "myš", "myši", "myší");
    case Noun::Point: return pick(n, "bod", "body", "bodov");
    case Noun::Card: return pick(n, "karta", "karty", "kariet");
    case Noun::Round: return pick(n, "kolo", "kolá", "kôl");
    case Noun::Game: return pick(n, "hra", "hry", "hier");
    case Noun::Win: return pick(n, "výhra", "výhry", "výhier");
    case Noun::Dog: return pick(n, "pes", "psy", "psov");
    case Noun::Cat: return pick(n, "mačka", "mačky", "mačiek");
    case Noun::Sack: return pick(n, "vrece", "vrecia", "vriec");
    case Noun::Player: return pick(n, "hráč", "hráči", "hráčov");
    case Noun::Bot: return pick(n, "bot", "boti", "botov");
    case Noun::Minute: return pick(n, "minúta", "minúty", "minút");
  }
  return "?";
}

}  // namespace

const char* plural(Language language, Noun noun, int n) {
  switch (language) {
    case Language::English: return english(noun, form(n));
    case Language::German: return german(noun, form(n));
    case Language::Dutch: return dutch(noun, form(n));
    case Language::Slovak: return slovak(noun, form(n));
  }
  return english(noun, form(n));
}

}  // namespace felicity::text
