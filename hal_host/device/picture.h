// What a panel shows, pixel by pixel; reading and writing PNG files.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace felicity::host {

struct Rgb {
  std::uint8_t red, green, blue;
  bool operator==(const Rgb&) const = default;
};

// By bit replication: black stays black, white becomes white.
constexpr Rgb widen(std::uint16_t rgb565) {
  const int red = rgb565 >> 11, green = rgb565 >> 5 & 63, blue = rgb565 & 31;
  return {static_cast<std::uint8_t>(red << 3 | red >> 2),
          static_cast<std::uint8_t>(green << 2 | green >> 4),
          static_cast<std::uint8_t>(blue << 3 | blue >> 2)};
}

struct Picture {
  Picture() = default;
  Picture(int w, int h, bool is_mono)
      : width(w), height(h), mono(is_mono), pixels(static_cast<std::size_t>(w * h)) {}

  std::uint16_t& at(int x, int y) { return pixels[static_cast<std::size_t>(y * width + x)]; }
  std::uint16_t at(int x, int y) const { return pixels[static_cast<std::size_t>(y * width + x)]; }
  // Compares pixels, not the kind of panel.
  bool operator==(const Picture& other) const {
    return width == other.width && height == other.height && pixels == other.pixels;
  }

  int width = 0;
  int height = 0;
  bool mono = false;                  // then every pixel is black or white
  std::vector<std::uint16_t> pixels;  // RGB565, row by row
};

// CRC-32 (IEEE) over the rows: RGB565 big-endian, or a byte 0 or 1 a pixel on mono.
std::uint32_t checksum(const Picture& picture);

// Returns an error, or "". The same picture always gives the same file.
std::string write_png(const Picture& picture, const std::string& path);
// A picture with only black and white is read as mono. A colour that RGB565 cannot show is an
// error.
std::string read_png(Picture& picture, const std::string& path);

}  // namespace felicity::host
