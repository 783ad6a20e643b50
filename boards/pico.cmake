# What every board with a Pico shares; boards/pico.h holds its pins.
set(BOARD_SDK_NAME pico)
# The time the crystal gets to start, in milliseconds. A Pico's needs 1 and the SDK gives 6; many copies of the Pico carry
# slower crystals and start only by way of BOOTSEL. The SDK waits 64 on the 14 boards that have one of those.
set(BOARD_CRYSTAL_MS 64)
