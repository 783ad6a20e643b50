// USB descriptors: one serial port, named Felicity.
#include <cstddef>
#include <cstdint>
#include <span>

#include "pico/unique_id.h"
#include "tusb.h"

namespace {

enum Text : std::uint8_t { kLanguages, kMaker, kProduct, kSerial };

// The product number that Raspberry Pi gives to any serial port made with its SDK.
constexpr tusb_desc_device_t kDevice = {
    .bLength = sizeof(tusb_desc_device_t),
    .bDescriptorType = TUSB_DESC_DEVICE,
    .bcdUSB = 0x0200,
    .bDeviceClass = TUSB_CLASS_MISC,
    .bDeviceSubClass = MISC_SUBCLASS_COMMON,
    .bDeviceProtocol = MISC_PROTOCOL_IAD,
    .bMaxPacketSize0 = CFG_TUD_ENDPOINT0_SIZE,
    .idVendor = 0x2E8A,
    .idProduct = 0x000A,
    .bcdDevice = 0x0100,
    .iManufacturer = kMaker,
    .iProduct = kProduct,
    .iSerialNumber = kSerial,
    .bNumConfigurations = 1,
};

constexpr std::uint8_t kNotify = 0x81, kOut = 0x02, kIn = 0x82;
constexpr std::uint8_t kMilliamps = 250;
constexpr std::uint8_t kConfiguration[] = {
    TUD_CONFIG_DESCRIPTOR(1, 2, 0, TUD_CONFIG_DESC_LEN + TUD_CDC_DESC_LEN, 0, kMilliamps),
    TUD_CDC_DESCRIPTOR(0, kProduct, kNotify, 8, kOut, kIn, 64),
};

const char* words(Text text) {
  static char serial[2 * PICO_UNIQUE_BOARD_ID_SIZE_BYTES + 1];
  switch (text) {
    case kMaker: return "Felicity";
    case kProduct: return "Felicity, a card game";
    case kSerial: pico_get_unique_board_id_string(serial, sizeof serial); return serial;
    case kLanguages: break;
  }
  return "";
}

}  // namespace

extern "C" {

const std::uint8_t* tud_descriptor_device_cb() {
  return reinterpret_cast<const std::uint8_t*>(&kDevice);
}

const std::uint8_t* tud_descriptor_configuration_cb(std::uint8_t) { return kConfiguration; }

// A text is its letters as UTF-16, after a word with its length and kind.
const std::uint16_t* tud_descriptor_string_cb(std::uint8_t index, std::uint16_t) {
  constexpr std::uint16_t kEnglish = 0x0409;
  static std::uint16_t letters[1 + 32];
  std::size_t count = 0;
  if (index > kSerial) return nullptr;
  if (index == kLanguages) letters[1 + count++] = kEnglish;
  for (const char* text = words(static_cast<Text>(index)); *text != 0; ++text) {
    if (count < std::size(letters) - 1) letters[1 + count++] = static_cast<unsigned char>(*text);
  }
  letters[0] = static_cast<std::uint16_t>(TUSB_DESC_STRING << 8 | (2 * count + 2));
  return letters;
}

}  // extern "C"
