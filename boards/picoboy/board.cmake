# The drivers of this board, by kind (drivers/drivers.cmake); pins and sizes are in board.h.
set(BOARD_CHIPS rp2040)
set(BOARD_SDK_NAME_rp2040 pico)  # the chip and the flash of a Pico
set(BOARD_CRYSTAL_MS 64)  # its crystal is not known: as for copies of the Pico
set(BOARD_DEPTH Mono)
driver(display sh1106)
driver(bus spi)
driver(buttons gpio)
driver(sound pwm)
driver(led gpio)
