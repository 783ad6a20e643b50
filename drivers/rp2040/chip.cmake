# What the build needs to know of the RP2040; chip.h holds what the drivers need.
set(CHIP_PLATFORM rp2040)  # of the Pico SDK
set(CHIP_FLASH_END_BYTES 0)
driver(entropy rosc)
