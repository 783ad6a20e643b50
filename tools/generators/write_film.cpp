// Pictures of the drawn device while a key script plays: write_film BOARD SEED SCRIPT FOLDER
//
// Every 60 ms, if anything has changed, a PNG that is named after its millisecond. For
// tools/make-film, and for the pictures of the boards that tools/release takes.
#include <png.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "hal_host/device/boards.h"
#include "hal_host/device/script.h"
#include "hal_host/frontend/device_case.h"
#include "hal_host/protocol/files.h"
#include "hal_host/protocol/line_io.h"

namespace {

using namespace felicity;
using namespace felicity::host;

constexpr std::uint32_t kFrameMs = 60;
constexpr int kLongestMoveMs = 10'000;
constexpr int kLegend = 24;  // at the bottom of the window: its keys mean nothing in a picture
constexpr Argb kLit = 0xFFDFF2FF, kDark = 0xFF05070A;  // of a panel without colours

Argb argb(const Picture& picture, std::uint16_t pixel) {
  if (picture.mono) return pixel != 0 ? kLit : kDark;
  const Rgb colour = widen(pixel);
  return 0xFF000000U | static_cast<Argb>(colour.red << 16 | colour.green << 8 | colour.blue);
}

class Film {
 public:
  Film(const boards::Board& board, std::uint64_t seed, std::string folder)
      : device_(board, Chance::from_seed(seed)),
        script_(device_),
        case_(board),
        folder_(std::move(folder)) {
    const int scale = board.panel.width < 200 ? 3 : 1;
    const gfx::Rect window = case_.window_at(scale);
    case_.place(window.w, window.h);
    device_.start([this](ui::App&) { device_.device().saves().set_first_start(false); });
    look();
  }

  // An error, or "".
  std::string play(std::string_view line) {
    const std::vector<std::string_view> words = split_words(line.substr(0, line.find('#')));
    if (words.empty()) return error_;
    const std::string verb(words[0]);
    if (verb == "wait" && words.size() == 2) return wait(std::atoi(std::string(words[1]).c_str()));
    if (verb == "settle") return settle();
    const std::string error = script_.step(line);
    look();
    return error.empty() ? error_ : error;
  }

 private:
  std::string wait(int milliseconds) {
    for (int left = milliseconds; left > 0; left -= static_cast<int>(kFrameMs)) {
      device_.pass(std::min<std::uint32_t>(kFrameMs, static_cast<std::uint32_t>(left)));
      look();
    }
    return error_;
  }

  std::string settle() {
    for (int left = kLongestMoveMs; left > 0 && !device_.settle(kFrameMs);) {
      left -= static_cast<int>(kFrameMs);
      look();
    }
    look();
    return error_;
  }

  void look() {
    const Picture picture = device_.picture();
    if (picture == shown_ && device_.held() == held_) return;
    shown_ = picture;
    held_ = device_.held();
    Painting painting = case_.paint_body(text::Language::English);
    case_.paint_buttons(painting, held_);
    case_.paint_led(painting, Case::kUnlit);
    std::vector<Argb> pixels(painting.pixels(),
                             painting.pixels() + painting.width() * painting.height());
    const gfx::Rect panel = case_.panel();
    for (int y = 0; y < panel.h; ++y) {
      for (int x = 0; x < panel.w; ++x) {
        const std::uint16_t pixel = picture.at(x / case_.scale(), y / case_.scale());
        pixels[static_cast<std::size_t>((panel.y + y) * painting.width() + panel.x + x)] =
            argb(picture, pixel);
      }
    }
    char name[32];
    std::snprintf(name, sizeof name, "/%06u.png", static_cast<unsigned>(device_.now()));
    png_image image = {};
    image.version = PNG_IMAGE_VERSION;
    image.width = static_cast<png_uint_32>(painting.width());
    image.height = static_cast<png_uint_32>(painting.height() - kLegend);
    image.format = PNG_FORMAT_BGRA;
    if (png_image_write_to_file(&image, (folder_ + name).c_str(), 0, pixels.data(), 0, nullptr) ==
        0) {
      error_ = folder_ + name + ": " + image.message;
    }
  }

  Headless device_;
  ScriptRunner script_;
  Case case_;
  std::string folder_;
  std::string error_;
  Picture shown_;
  std::uint8_t held_ = 0;
};

}  // namespace

int main(int count, char** words) {
  const boards::Board* board = count == 5 ? board_of(words[1]) : nullptr;
  if (board == nullptr) {
    std::fputs("usage: write_film BOARD SEED SCRIPT FOLDER\n", stderr);
    return 2;
  }
  std::string script;
  if (const std::string error = read_text(words[3], script, /*or_stdin=*/false); !error.empty()) {
    std::fprintf(stderr, "%s: %s\n", words[3], error.c_str());
    return 2;
  }
  Film film(*board, std::strtoull(words[2], nullptr, 10), words[4]);
  std::string_view rest = script;
  for (int number = 1; !rest.empty(); ++number) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string error = film.play(rest.substr(0, end));
    if (!error.empty()) {
      std::fprintf(stderr, "%s:%d: %s\n", words[3], number, error.c_str());
      return 1;
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
