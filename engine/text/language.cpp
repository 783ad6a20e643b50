#include "engine/text/language.h"

namespace felicity::text {

const LanguagePack& language_pack(Language language) {
  const auto index = static_cast<unsigned>(language);
  return *kLanguagePacks[index < unsigned{kLanguages} ? index : 0];
}

const char* translate(Language language, Text which) { return language_pack(language).text(which); }

const char* prose(Language language, Prose which) { return language_pack(language).prose(which); }

const char* plural(Language language, Noun noun, int n) {
  // Unsigned, because the smallest int has no positive counterpart.
  const unsigned size = n < 0 ? 0u - static_cast<unsigned>(n) : static_cast<unsigned>(n);
  return language_pack(language).noun(noun, size);
}

const char* preset_name(Language language, int index) {
  return language_pack(language).names[((index % kPresetNames) + kPresetNames) % kPresetNames];
}

}  // namespace felicity::text
