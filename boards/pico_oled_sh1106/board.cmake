# The drivers of this board, by kind (drivers/drivers.cmake); pins and sizes are in board.h.
include(${CMAKE_CURRENT_LIST_DIR}/../pico.cmake)
set(BOARD_DEPTH Mono)
driver(display sh1106)
driver(bus i2c)
driver(buttons gpio)
driver(sound pwm)
driver(led gpio)
driver(battery adc)
