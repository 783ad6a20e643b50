#include "hal_host/device/skin_json.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <nlohmann/json.hpp>

#include "engine/rules/tokens.h"
#include "engine/store/flash_map.h"
#include "engine/ui/originals.h"
#include "hal_host/protocol/first_error.h"

namespace felicity::host {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kTuneWords[] = {
    "click",  "buzz",        "shuffle",   "drop",  "meow", "bid", "turn", "pass",
    "squeak", "last_chance", "drum_roll", "chase", "bark", "win", "womp", "fanfare"};
static_assert(std::size(kTuneWords) == skin::kTunes);
constexpr const char* kColourWords[] = {
    "black",  "white",     "orange",   "sky",        "green",      "yellow", "blue",  "vermillion",
    "purple", "dark_grey", "mid_grey", "light_grey", "dark_brown", "brown",  "cream", "pink"};
static_assert(std::size(kColourWords) == gfx::kColours);
constexpr const char* kGroundWords[] = {"day", "night", "felt", "felt_night"};
static_assert(std::size(kGroundWords) == skin::kGrounds);

std::string animal_word(int animal) {
  return animal == skin::kMouse ? "mouse" : word(static_cast<Face>(animal));
}

template <std::size_t N>
int index_of(const char* const (&words)[N], const std::string& wanted) {
  const auto found = std::find(std::begin(words), std::end(words), wanted);
  return found == std::end(words) ? -1 : static_cast<int>(found - std::begin(words));
}

void refuse(FirstError& error, const std::string& where, const std::string& why) {
  error.add(where + ": " + why);
}

std::string text_of(FirstError& error, const Json& json, const std::string& where) {
  if (json.is_string()) return json.get<std::string>();
  refuse(error, where, "a text in quotes is wanted");
  return "";
}

const Json& object_of(FirstError& error, const Json& json, const std::string& where) {
  static const Json kEmpty = Json::object();
  if (json.is_object()) return json;
  refuse(error, where, "an object in {} is wanted");
  return kEmpty;
}

// ---- pictures -----------------------------------------------------------------------------------

// The right number of rows of the right width, whatever is wrong.
std::vector<std::string> rows_of(FirstError& error, const Json& json, const std::string& where,
                                 skin::Size size, const char* letters) {
  std::vector<std::string> rows(size.h, std::string(size.w, '.'));
  if (!json.is_array() || json.size() != size.h) {
    refuse(error, where, "a list of " + std::to_string(size.h) + " rows in [] is wanted");
    return rows;
  }
  for (std::size_t y = 0; y < rows.size(); ++y) {
    const std::string number = "row " + std::to_string(y + 1);
    const std::string text = text_of(error, json[y], where + ", " + number);
    const std::size_t unknown = text.find_first_not_of(letters);
    if (text.size() != size.w) {
      refuse(error, where,
             number + " has " + std::to_string(text.size()) + " characters, not " +
                 std::to_string(size.w));
    } else if (unknown != std::string::npos) {
      refuse(error, where, number + " has \"" + text[unknown] + "\"; known are " + letters);
    } else {
      rows[y] = text;
    }
  }
  return rows;
}

void read_large(FirstError& error, SkinBlock& block, const Json& json, const std::string& where,
                int animal) {
  const std::optional<Bytes> contents =
      skin_large(rows_of(error, json, where, skin::large_size(animal), ".0123456789abcdef"));
  if (!contents) {
    return refuse(error, where, "all sixteen colours are used and none is left for clear");
  }
  block.set(skin::Part::Large, animal, *contents);
}

void read_small(FirstError& error, SkinBlock& block, const Json& json, const std::string& where,
                int animal) {
  block.set(skin::Part::Small, animal,
            skin_small(rows_of(error, json, where, skin::small_size(animal), ".#-")));
}

// ---- names --------------------------------------------------------------------------------------

void read_name(FirstError& error, SkinBlock& block, const Json& json, const std::string& where,
               int face) {
  if (face == skin::kMouse) return refuse(error, where, "the mouse has no name");
  const auto set = [&](int language, const Json& name, const std::string& at) {
    block.set(skin::Part::Name, language << 4 | face, skin_text(text_of(error, name, at)));
  };
  if (!json.is_object()) return set(skin::kEveryLanguage, json, where);
  for (const auto& [code, name] : json.items()) {
    const std::string at = where + "." + code;
    int language = 0;
    while (language < text::kLanguages && code != text::kLanguagePacks[language]->code) ++language;
    if (language == text::kLanguages) return refuse(error, at, "there is no such language");
    set(skin::language_index(static_cast<text::Language>(language)), name, at);
  }
}

void read_animals(FirstError& error, SkinBlock& block, const Json& json) {
  for (const auto& [key, animal] : object_of(error, json, "animals").items()) {
    const std::string where = "animals." + key;
    int index = 0;
    while (index < skin::kAnimals && key != animal_word(index)) ++index;
    if (index == skin::kAnimals) {
      return refuse(error, where, "an animal is -8, -5, R, 3, 5, 8, 11, 15, BIG, SMALL or mouse");
    }
    for (const auto& [part, value] : object_of(error, animal, where).items()) {
      const std::string at = where + "." + part;
      if (part == "name") {
        read_name(error, block, value, at, index);
      } else if (part == "large") {
        read_large(error, block, value, at, index);
      } else if (part == "small") {
        read_small(error, block, value, at, index);
      } else {
        refuse(error, at, "an animal has name, large and small");
      }
    }
  }
}

// ---- tunes --------------------------------------------------------------------------------------

std::uint16_t number_of(FirstError& error, std::string_view digits, const std::string& where) {
  std::uint16_t number = 0;
  const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (failed != std::errc() || end != digits.data() + digits.size()) {
    refuse(error, where, "\"" + std::string(digits) + "\" is not a number");
  }
  return number;
}

// 880:70, a glide 480>880:90, a roll 600~1000:460, a rest -:30.
Note note_of(FirstError& error, std::string_view text, const std::string& where) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) {
    refuse(error, where, "\"" + std::string(text) + "\" is no note: HERTZ:MILLISECONDS is");
    return {};
  }
  Note note;
  note.milliseconds = number_of(error, text.substr(colon + 1), where);
  const std::string_view pitch = text.substr(0, colon);
  if (pitch == "-") return note;
  const std::size_t between = pitch.find_first_of(">~");
  note.from = note.to = number_of(error, pitch.substr(0, between), where);
  if (between != std::string_view::npos)
    note.to = number_of(error, pitch.substr(between + 1), where);
  note.rolled = between != std::string_view::npos && pitch[between] == '~';
  return note;
}

std::string text_of(const Note& note) {
  std::string text = note.from == 0 ? "-" : std::to_string(note.from);
  if (note.rolled || note.to != note.from) {
    text += (note.rolled ? "~" : ">") + std::to_string(note.to);
  }
  return text + ":" + std::to_string(note.milliseconds);
}

void read_tunes(FirstError& error, SkinBlock& block, const Json& json) {
  for (const auto& [key, tune] : object_of(error, json, "tunes").items()) {
    const std::string where = "tunes." + key;
    const int index = index_of(kTuneWords, key);
    if (index < 0) return refuse(error, where, "there is no such tune");
    std::vector<Note> notes;
    const std::string words = text_of(error, tune, where);
    for (std::size_t at = 0; (at = words.find_first_not_of(' ', at)) != std::string::npos;) {
      const std::size_t end = std::min(words.find(' ', at), words.size());
      notes.push_back(note_of(error, std::string_view(words).substr(at, end - at), where));
      at = end;
    }
    block.set(skin::Part::Tune, index, skin_tune(notes));
  }
}

// ---- colours ------------------------------------------------------------------------------------

void change(FirstError& error, gfx::Palette& palette, const Json& json, const std::string& where) {
  for (const auto& [key, colour] : object_of(error, json, where).items()) {
    const std::string at = where + "." + key;
    const int index = index_of(kColourWords, key);
    if (index < 0) return refuse(error, at, "there is no such colour");
    const std::string text = text_of(error, colour, at);
    std::uint32_t rgb = 0;
    const char* const end = text.data() + text.size();
    const bool is_hex = text.size() == 7 && text[0] == '#' &&
                        std::from_chars(text.data() + 1, end, rgb, 16).ptr == end;
    if (!is_hex) return refuse(error, at, "a colour is #rrggbb");
    palette.rgb565[index] = gfx::rgb565(rgb);
  }
}

void read_colours(FirstError& error, SkinBlock& block, const Json& json) {
  for (const auto& [key, palette] : object_of(error, json, "colours").items()) {
    const int ground = index_of(kGroundWords, key);
    if (ground < 0) {
      return refuse(error, "colours." + key, "colours are of day, night, felt or felt_night");
    }
    gfx::Palette changed = ui::own_palette(static_cast<skin::Ground>(ground));
    change(error, changed, palette, "colours." + key);
    block.set(skin::Part::Palette, ground, skin_palette(changed));
  }
}

std::string hex_of(std::uint16_t rgb565) {
  const unsigned red = rgb565 >> 11, green = rgb565 >> 5 & 63U, blue = rgb565 & 31U;
  char text[8];
  std::snprintf(text, sizeof text, "#%02x%02x%02x", red << 3 | red >> 2, green << 2 | green >> 4,
                blue << 3 | blue >> 2);
  return text;
}

std::string section_name(const Bytes& block, std::size_t at) {
  const int index = block[at + 1];
  switch (static_cast<skin::Part>(block[at])) {
    case skin::Part::Title: return "title: ";
    case skin::Part::Name:
      return (index & 15) < kFaces ? "name of " + animal_word(index & 15) + ": " : "";
    case skin::Part::Large:
    case skin::Part::Small:
      return index < skin::kAnimals ? "picture of " + animal_word(index) + ": " : "";
    case skin::Part::Tune:
      return index < skin::kTunes ? std::string("tune ") + kTuneWords[index] + ": " : "";
    case skin::Part::Palette:
      return index < skin::kGrounds ? std::string("colours of ") + kGroundWords[index] + ": " : "";
  }
  return "";
}

Bytes read_all(FirstError& error, const Json& json) {
  SkinBlock block;
  for (const auto& [key, value] : object_of(error, json, "the skin").items()) {
    if (key == "title") {
      block.set(skin::Part::Title, 0, skin_text(text_of(error, value, key)));
    } else if (key == "animals") {
      read_animals(error, block, value);
    } else if (key == "tunes") {
      read_tunes(error, block, value);
    } else if (key == "colours") {
      read_colours(error, block, value);
    } else {
      refuse(error, key, "a skin has title, animals, tunes and colours");
    }
  }
  return block.bytes();
}

}  // namespace

std::string parse_skin(const std::string& json, Bytes& block) {
  const Json parsed = Json::parse(json, nullptr, /*allow_exceptions=*/false);
  if (parsed.is_discarded()) return "this is not JSON";
  FirstError error;
  block = read_all(error, parsed);
  return error.none() ? check_skin(block) : error.text();
}

std::string check_skin(const Bytes& block) {
  if (block.size() > store::kSkinBytes) {
    return "it has " + std::to_string(block.size()) + " bytes; " +
           std::to_string(store::kSkinBytes) + " are the most";
  }
  skin::Skin skin;
  const skin::Fault fault = skin.take(block);
  if (fault == skin::Fault::None) return "";
  const std::string where = skin.fault_at() == 0 || fault == skin::Fault::BadSections
                                ? ""
                                : section_name(block, skin.fault_at());
  return where + skin::explain(fault);
}

std::string format_skin(const skin::Skin& skin) {
  Json json = Json::object();
  if (*skin.title() != '\0') json["title"] = skin.title();
  for (int animal = 0; animal < skin::kAnimals; ++animal) {
    Json part = Json::object();
    for (int language = 0; animal < kFaces && language < text::kLanguages; ++language) {
      const auto of = static_cast<text::Language>(language);
      const char* const name = skin.name(static_cast<Face>(animal), of);
      if (name != nullptr) part["name"][text::kLanguagePacks[language]->code] = name;
    }
    gfx::Sprite picture;
    if (skin.large(animal, picture)) part["large"] = host::rows_of(picture);
    if (skin.small(animal, picture)) part["small"] = host::rows_of(picture);
    if (!part.empty()) json["animals"][animal_word(animal)] = part;
  }
  for (int tune = 0; tune < skin::kTunes; ++tune) {
    std::string notes;
    for (const Note& note : skin.tune(tune)) notes += (notes.empty() ? "" : " ") + text_of(note);
    if (!notes.empty()) json["tunes"][kTuneWords[tune]] = notes;
  }
  for (int ground = 0; ground < skin::kGrounds; ++ground) {
    const gfx::Palette* const palette = skin.palette(static_cast<skin::Ground>(ground));
    if (palette == nullptr) continue;
    Json& colours = json["colours"][kGroundWords[ground]];
    for (int i = 0; i < gfx::kColours; ++i) colours[kColourWords[i]] = hex_of(palette->rgb565[i]);
  }
  return json.dump(1) + "\n";
}

}  // namespace felicity::host
