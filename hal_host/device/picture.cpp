#include "hal_host/device/picture.h"

#include <png.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "engine/base/crc32.h"
#include "hal_host/protocol/files.h"

namespace felicity::host {
namespace {

constexpr std::uint16_t kBlack = 0x0000;
constexpr std::uint16_t kWhite = 0xFFFF;
constexpr int kMostPixels = 4096 * 4096;
constexpr std::size_t kMostColours = 256;

constexpr std::uint16_t narrow(Rgb colour) {
  return static_cast<std::uint16_t>((colour.red >> 3) << 11 | (colour.green >> 2) << 5 |
                                    colour.blue >> 3);
}

std::string fail(png_image& image) {
  const std::string error = image.message;
  png_image_free(&image);
  return error;
}

}  // namespace

std::uint32_t checksum(const Picture& picture) {
  std::vector<std::uint8_t> bytes;
  for (const std::uint16_t pixel : picture.pixels) {
    if (picture.mono) {
      bytes.push_back(pixel != kBlack);
    } else {
      bytes.push_back(static_cast<std::uint8_t>(pixel >> 8));
      bytes.push_back(static_cast<std::uint8_t>(pixel));
    }
  }
  return crc32(bytes.data(), bytes.size());
}

// With a palette: a panel shows sixteen colours, and a folder full of pictures stays small.
std::string write_png(const Picture& picture, const std::string& path) {
  std::vector<std::uint16_t> colours(picture.pixels);
  std::sort(colours.begin(), colours.end());
  colours.erase(std::unique(colours.begin(), colours.end()), colours.end());
  if (colours.empty()) return "the picture is empty";
  if (colours.size() > kMostColours) return "the picture has more than 256 colours";
  std::vector<Rgb> palette;
  for (const std::uint16_t colour : colours) palette.push_back(widen(colour));
  std::vector<std::uint8_t> indices;
  for (const std::uint16_t pixel : picture.pixels) {
    const auto found = std::lower_bound(colours.begin(), colours.end(), pixel);
    indices.push_back(static_cast<std::uint8_t>(found - colours.begin()));
  }
  png_image image = {};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(picture.width);
  image.height = static_cast<png_uint_32>(picture.height);
  image.format = PNG_FORMAT_RGB_COLORMAP;
  image.colormap_entries = static_cast<png_uint_32>(palette.size());
  // fopen gives a reason; libpng only reports that it could not open the file.
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return std::strerror(errno);
  const bool written =
      png_image_write_to_stdio(&image, file, 0, indices.data(), 0, palette.data()) != 0;
  const bool closed = std::fclose(file) == 0;
  if (written && closed) return "";
  const std::string error = written ? std::strerror(errno) : fail(image);
  remove_unfinished(path);
  return error;
}

std::string read_png(Picture& picture, const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) return std::strerror(errno);
  png_image image = {};
  image.version = PNG_IMAGE_VERSION;
  std::vector<Rgb> pixels;
  bool read = png_image_begin_read_from_stdio(&image, file) != 0;
  if (read && image.height > kMostPixels / image.width) {
    std::fclose(file);
    png_image_free(&image);
    return "the picture is larger than any panel";
  }
  if (read) {
    image.format = PNG_FORMAT_RGB;
    pixels.resize(static_cast<std::size_t>(image.width) * image.height);
    read = png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr) != 0;
  }
  std::fclose(file);
  if (!read) return fail(image);

  picture = Picture(static_cast<int>(image.width), static_cast<int>(image.height), true);
  for (std::size_t i = 0; i < pixels.size(); ++i) {
    const std::uint16_t pixel = narrow(pixels[i]);
    if (widen(pixel) != pixels[i]) return "the picture has a colour that RGB565 cannot show";
    picture.pixels[i] = pixel;
    picture.mono = picture.mono && (pixel == kBlack || pixel == kWhite);
  }
  return "";
}

}  // namespace felicity::host
