# What the build needs to know of the RP2350; chip.h holds what the drivers need.
set(CHIP_PLATFORM rp2350-arm-s)  # of the Pico SDK
# The last sector of the flash stays free of saves: a UF2 for this chip erases it (erratum RP2350-E10, tools/make-uf2).
set(CHIP_FLASH_END_BYTES 4096)
driver(entropy trng)
