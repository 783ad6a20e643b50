# The drivers of this board, by kind (drivers/drivers.cmake); pins and sizes are in board.h.
set(BOARD_CHIPS rp2040)
set(BOARD_SDK_NAME_rp2040 pimoroni_picosystem)
set(BOARD_CRYSTAL_MS 6)  # the SDK's own: there are no copies of this board
set(BOARD_DEPTH Colour)
driver(display st7789)
driver(bus spi)
driver(buttons gpio)
driver(sound pwm)
driver(led rgb)
driver(battery adc)
