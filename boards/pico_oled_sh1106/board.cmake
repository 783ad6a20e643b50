# What the firmware of this board is built from; pins and sizes are in board.h.
set(BOARD_SDK_NAME pico)
set(BOARD_DEPTH Mono)
set(BOARD_DRIVERS display_sh1106 buttons_gpio sound_pwm led_gpio battery_adc)
