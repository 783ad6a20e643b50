# Drivers by kind: driver(KIND NAME) takes drivers/KIND_NAME.cpp. A board.cmake names its parts; one that it does
# not name is `none`, whose functions do nothing, so that an image of a new board links before its drivers are
# written. -DFELICITY_DRIVERS=none takes `none` for every part of the board.
set(DRIVER_FOLDER ${CMAKE_CURRENT_LIST_DIR})
set(BOARD_KINDS display bus buttons sound led battery)
set(CHIP_KINDS clock entropy flash sleep)  # drivers/CHIP/chip.cmake names the entropy
macro(driver kind name)
  if(NOT ${kind} IN_LIST BOARD_KINDS AND NOT ${kind} IN_LIST CHIP_KINDS)
    list(JOIN BOARD_KINDS ", " kinds)
    message(FATAL_ERROR "driver(${kind} ${name}): the kinds of a board are ${kinds}.")
  endif()
  if(NOT ${name} STREQUAL none AND NOT EXISTS ${DRIVER_FOLDER}/${kind}_${name}.cpp)
    message(FATAL_ERROR "driver(${kind} ${name}): there is no drivers/${kind}_${name}.cpp.")
  endif()
  set(DRIVER_${kind} ${name})
endmacro()

set(FELICITY_DRIVERS "" CACHE STRING "none: an image that touches no part of the board, to start a port with")
foreach(kind ${BOARD_KINDS})
  driver(${kind} none)
endforeach()

driver(clock timer)
driver(flash xip)
driver(sleep sdk)

# Files that a driver needs besides its own.
set(NEEDS_display_ssd1306 oled)
set(NEEDS_display_sh1106 oled)
set(NEEDS_display_st7789 early_reset st7789_wire light_pwm)
set(NEEDS_led_rgb light_pwm)
set(NEEDS_entropy_rosc entropy_pool sha256)
set(NEEDS_entropy_trng ${NEEDS_entropy_rosc})
set(NEEDS_sleep_sdk sleep_until slow_clock usb_power pico_module adc)
set(NEEDS_sleep_extras ${NEEDS_sleep_sdk})

# felicity_driver_files(OUT): the files of the chosen drivers.
function(felicity_driver_files out)
  if(FELICITY_DRIVERS STREQUAL none)
    foreach(kind ${BOARD_KINDS})
      driver(${kind} none)
    endforeach()
  endif()
  set(names "")
  foreach(kind ${BOARD_KINDS} ${CHIP_KINDS})
    set(name ${kind}_${DRIVER_${kind}})
    list(APPEND names ${name} ${NEEDS_${name}})
  endforeach()
  list(REMOVE_ITEM names bus_none)  # only a display driver calls its bus
  list(REMOVE_DUPLICATES names)
  list(TRANSFORM names PREPEND ${DRIVER_FOLDER}/)
  list(TRANSFORM names APPEND .cpp)
  set(${out} ${names} PARENT_SCOPE)
endfunction()
