# What the firmware of this board is built from; pins and sizes are in board.h.
set(BOARD_SDK_NAME pico)
set(BOARD_DEPTH Colour)
set(BOARD_DRIVERS display_st7789 bus_st7789 buttons_gpio sound_none led_rgb battery_none)
