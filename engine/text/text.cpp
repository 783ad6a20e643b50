#include "engine/text/text.h"

namespace felicity::text {

const char* translate(Language language, Text which) {
  switch (language) {
    case Language::English: return english(which);
    case Language::German: return german(which);
    case Language::Dutch: return dutch(which);
    case Language::Slovak: return slovak(which);
  }
  return english(which);  // only a damaged setting gets here
}

int room(Text which) {
  // From this text on, until the next entry.
  struct Run {
    Text first;
    int characters;
  };
  // clang-format off
  static constexpr Run kRuns[] = {
      {Text::Yes, 11}, {Text::WhatIsThis, 25}, {Text::Restarts, 80}, {Text::NewGame, 22},
      {Text::PlayersAre, 14}, {Text::TieCatPoints, 10}, {Text::NameTaken, 25}, {Text::NameHelp, 80},
      {Text::Shuffling, 25}, {Text::OneCardLeaves, 80}, {Text::PassTo, 11}, {Text::PutCard, 25},
      {Text::LastCards, 80}, {Text::IntoSack, 25}, {Text::Pass, 6}, {Text::HighBid, 16},
      {Text::ToBid, 25}, {Text::AllIn, 80}, {Text::NobodyHasBid, 25}, {Text::BuyForOne, 22},
      {Text::MiceOf, 25}, {Text::PassesTakes, 80}, {Text::SackWorth, 25}, {Text::TakesSack, 80},
      {Text::ColumnRound, 7}, {Text::History, 22}, {Text::NegativeCats, 14},
      {Text::FinalScoring, 25}, {Text::TieMoreCats, 80}, {Text::Series, 11}, {Text::Wins, 25},
      {Text::WinTogether, 80}, {Text::LessonSack, 25}, {Text::Rules, 22}, {Text::WhoLeaves, 25},
      {Text::ReallyAbandon, 80}, {Text::CardMangyCat, 14}, {Text::SoundMuted, 10},
      {Text::ResetSettings, 22}, {Text::ReallyReset, 80}, {Text::Erasing, 25},
      {Text::SavingFailed, 80}, {Text::StatGames, 15}, {Text::NoGamesYet, 25},
      {Text::Watch, 11}, {Text::RecordEnds, 80}, {Text::BotsLab, 25},
  };
  // clang-format on
  int characters = 0;
  for (const Run& run : kRuns) {
    if (which < run.first) break;
    characters = run.characters;
  }
  return characters;
}

const char* language_name(Language language) {
  switch (language) {
    case Language::English: return "English";
    case Language::German: return "Deutsch";
    case Language::Dutch: return "Nederlands";
    case Language::Slovak: return "Slovenčina";
  }
  return "English";
}

Text card_name(Face face) {
  return static_cast<Text>(static_cast<int>(Text::CardMangyCat) + static_cast<int>(face));
}

std::u16string_view alphabet(Language language, bool capital) {
  static constexpr std::u16string_view kSmall[kLanguages] = {
      u"abcdeéëfghijklmnopqrstuvwxyz0123456789",
      u"aäbcdefghijklmnoöpqrsßtuüvwxyz0123456789",
      u"aáäbcdeéèëfghiíïjklmnoóöpqrstuúüvwxyz0123456789",
      u"aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž0123456789",
  };
  static constexpr std::u16string_view kCapital[kLanguages] = {
      u"ABCDEÉËFGHIJKLMNOPQRSTUVWXYZ0123456789",
      u"AÄBCDEFGHIJKLMNOÖPQRSTUÜVWXYZ0123456789",
      u"AÁÄBCDEÉÈËFGHIÍÏJKLMNOÓÖPQRSTUÚÜVWXYZ0123456789",
      u"AÁÄBCČDĎEÉFGHIÍJKLĹĽMNŇOÓÔPQRŔSŠTŤUÚVWXYÝZŽ0123456789",
  };
  const int row = static_cast<int>(language) < kLanguages ? static_cast<int>(language) : 0;
  return capital ? kCapital[row] : kSmall[row];
}

const char* preset_name(Language language, int index) {
  static constexpr const char* kNames[kLanguages][kPresetNames] = {
      {"Alice", "Ben", "Chloe", "Zoë", "Oscar", "Ruby", "Harry", "Maisie", "Finn", "Poppy"},
      {"Anna", "Jürgen", "Käthe", "Lukas", "Bärbel", "Jörg", "Heike", "Björn", "Sören", "Marie"},
      {"Zoë", "Daan", "Femke", "Thijs", "Renée", "Bram", "Noëlle", "Joris", "Anouk", "Loïs"},
      {"Zuzka", "Ľuboš", "Katka", "Peter", "Žofia", "Štefan", "Táňa", "Jožko", "Mária", "Miško"},
  };
  const int row = static_cast<int>(language) < kLanguages ? static_cast<int>(language) : 0;
  const int column = ((index % kPresetNames) + kPresetNames) % kPresetNames;
  return kNames[row][column];
}

}  // namespace felicity::text
