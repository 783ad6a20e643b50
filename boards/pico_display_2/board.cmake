# The drivers of this board, by kind (drivers/drivers.cmake); pins and sizes are in board.h.
include(${CMAKE_CURRENT_LIST_DIR}/../pico.cmake)
set(BOARD_DEPTH Colour)
# The SDK's own. The panel needs 250 of the 260 ms until the first light, and its reset comes after the crystal.
set(BOARD_CRYSTAL_MS 6)
driver(display st7789)
driver(bus spi)
driver(buttons gpio)
driver(led rgb)
