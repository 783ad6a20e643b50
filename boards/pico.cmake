# What every board with a Pico shares; boards/pico.h holds its pins.
set(BOARD_CHIPS rp2040 rp2350)  # a Pico or a Pico 2 in the socket; the UF2 holds an image for each
set(BOARD_SDK_NAME_rp2040 pico)
set(BOARD_SDK_NAME_rp2350 pico2)
# The time the crystal gets to start, in milliseconds. A Pico's needs 1 and the SDK gives 6; many copies of the Pico carry
# slower crystals and start only by way of BOOTSEL. The SDK waits 64 on the 14 boards that have one of those.
set(BOARD_CRYSTAL_MS 64)
