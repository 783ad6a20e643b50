// `felicity skin`: makes, checks and prints skins.
#include <cstdio>

#include "hal_host/commands/commands.h"
#include "hal_host/commands/options.h"
#include "hal_host/commands/skin_file.h"
#include "hal_host/device/skin_json.h"
#include "hal_host/protocol/files.h"

namespace felicity::host {
namespace {

int complain(const std::string& path, const std::string& error) {
  std::fprintf(stderr, "%s: %s\n", path.c_str(), error.c_str());
  return kWrongUsage;
}

int print_block(const Bytes& block) {
  skin::Skin skin;
  (void)skin.take(block);
  return print(format_skin(skin));
}

int run(const std::vector<std::string>& words) {
  Options options;
  const std::string error =
      options.parse(words, {.with_value = {"make"}, .flags = {"own"}, .most_arguments = 1});
  if (!error.empty()) return wrong_usage(kSkinCommand, error);
  if (options.has("own") + options.arguments().size() != 1) {
    return wrong_usage(kSkinCommand, "one FILE or --own");
  }
  Bytes block = own_skin();
  if (!options.has("own")) {
    const std::string& path = options.arguments()[0];
    if (const std::string wrong = read_skin(path, block); !wrong.empty()) {
      return complain(path, wrong);
    }
  }
  if (!options.has("make")) return print_block(block);
  const std::string made = options.value("make");
  const std::string failed = write_text(made, "wb", std::string(block.begin(), block.end()));
  return failed.empty() ? 0 : complain(made, failed);
}

}  // namespace

std::string read_skin(const std::string& path, Bytes& block) {
  std::string text;
  if (std::string error = read_text(path, text); !error.empty()) return error;
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != std::string::npos && text[first] == '{') return parse_skin(text, block);
  block.assign(text.begin(), text.end());
  return check_skin(block);
}

const Command kSkinCommand = {
    "skin", "makes a skin of a text, checks and prints one",
    "usage: felicity skin FILE|--own [--make SKIN]\n"
    "\n"
    "A skin is other pictures, names, tunes and colours for the game (docs/skins.md). FILE is "
    "one,\n"
    "or the text it is made of, in JSON. It is checked as the game does it, and printed as JSON.\n"
    "\n"
    "  --own        the game's own pictures, names, tunes and colours: something to begin with\n"
    "  --make SKIN  writes the skin instead, for felicity play --skin, tools/make-uf2 --skin and\n"
    "               the web page\n",
    run};

}  // namespace felicity::host
