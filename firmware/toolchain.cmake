# Before project(): the Pico SDK chooses the compiler. Only this folder knows the SDK.
if(NOT EXISTS ${CMAKE_CURRENT_LIST_DIR}/../boards/${BOARD}/board.cmake)
  message(FATAL_ERROR "There is no board '${BOARD}'; a board is a folder of boards/.")
endif()
include(${CMAKE_CURRENT_LIST_DIR}/../drivers/drivers.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/../boards/${BOARD}/board.cmake)
foreach(name BOARD_CHIPS BOARD_CRYSTAL_MS BOARD_DEPTH)
  if(NOT ${name})
    message(FATAL_ERROR "boards/${BOARD}/board.cmake does not set ${name}.")
  endif()
endforeach()
foreach(chip ${BOARD_CHIPS})
  if(NOT BOARD_SDK_NAME_${chip})
    message(FATAL_ERROR "boards/${BOARD}/board.cmake does not set BOARD_SDK_NAME_${chip}, the name of a board of the Pico SDK.")
  endif()
endforeach()

# The chips of a board: this build makes the image of one. That of the first also builds the others, in folders
# of their own, and joins all images into the UF2.
list(GET BOARD_CHIPS 0 first_chip)
set(CHIP ${first_chip} CACHE STRING "The chip to build for, a folder of drivers/")
if(NOT CHIP IN_LIST BOARD_CHIPS)
  message(FATAL_ERROR "The board '${BOARD}' takes ${BOARD_CHIPS}, not '${CHIP}'.")
endif()
include(${CMAKE_CURRENT_LIST_DIR}/../drivers/${CHIP}/chip.cmake)

find_path(FELICITY_PICO_SDK pico_sdk_init.cmake NO_DEFAULT_PATH PATHS
  ${PICO_SDK_PATH} $ENV{PICO_SDK_PATH}
  /usr/src/pico-sdk
  ${CMAKE_CURRENT_LIST_DIR}/../.toolchain/usr/src/pico-sdk)
if(NOT FELICITY_PICO_SDK)
  message(FATAL_ERROR
    "The Pico SDK was not found: run tools/fetch-toolchain, or set PICO_SDK_PATH to a checkout of it.")
endif()

set(PICO_SDK_PATH ${FELICITY_PICO_SDK})
if(NOT PICO_TINYUSB_PATH AND NOT DEFINED ENV{PICO_TINYUSB_PATH}
    AND EXISTS ${PICO_SDK_PATH}/../tinyusb/src/tusb.h)
  set(PICO_TINYUSB_PATH ${PICO_SDK_PATH}/../tinyusb)  # where Debian puts it
endif()
set(PICO_PLATFORM ${CHIP_PLATFORM})
set(PICO_BOARD ${BOARD_SDK_NAME_${CHIP}})
set(PICO_CLIB newlib)
set(PICO_NO_PICOTOOL 1)  # tools/make-uf2 does the one thing we would need it for
include(${PICO_SDK_PATH}/pico_sdk_init.cmake)
