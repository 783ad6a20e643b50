# The drivers of this board, by kind (drivers/drivers.cmake); pins and sizes are in board.h.
include(${CMAKE_CURRENT_LIST_DIR}/../pico.cmake)
set(BOARD_DEPTH Colour)
driver(display st7789)
driver(bus spi)
driver(buttons gpio)
driver(sound pwm)
driver(led gpio)
driver(battery adc)
