// The languages of the game. To add one: a file in languages/ that defines its LanguagePack, and
// its name here: in the enum, in the declaration, in the list and in the check below it.
#pragma once

#include <string_view>

#include "engine/text/prose.h"
#include "engine/text/text.h"

namespace felicity::text {

// Saved by number: a new language goes to the end.
enum class Language : uint8_t { English, German, Dutch, Slovak };

inline constexpr int kPresetNames = 10;

struct LanguagePack {
  const char* code;  // of ISO 639-1, for the command line
  const char* name;  // in the language itself, so that it can be found in the settings
  const char* (*text)(Text);
  const char* (*prose)(Prose);
  const char* (*noun)(Noun, unsigned n);  // the form that goes with n: "mouse" for 1, "mice" for 5
  // The letters a player's name is written with, in the order of the alphabet, then digits.
  std::u16string_view small;
  std::u16string_view capital;
  const char* names[kPresetNames];  // first names to choose from, at most 8 letters
};

extern const LanguagePack kEnglish, kGerman, kDutch, kSlovak;

// In the order of the enum.
inline constexpr const LanguagePack* kLanguagePacks[] = {&kEnglish, &kGerman, &kDutch, &kSlovak};
inline constexpr int kLanguages = std::size(kLanguagePacks);
static_assert(kLanguages == static_cast<int>(Language::Slovak) + 1);

// English for a damaged setting.
const LanguagePack& language_pack(Language language);

const char* translate(Language language, Text which);
const char* prose(Language language, Prose which);

// "mouse" for 1 and -1, "mice" for 5.
const char* plural(Language language, Noun noun, int n);

// Any index is fine: after the last name comes the first.
const char* preset_name(Language language, int index);

}  // namespace felicity::text
