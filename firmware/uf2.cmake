# The UF2 of a board: the image built here, and those of the board's other chips. Each of them is this project once more,
# for another processor.
include(ExternalProject)
option(FELICITY_OTHER_CHIPS "Build for the other chips of the board as well, and put their images into the UF2" ON)

set(images ${CHIP}=${made}.bin)
set(binaries ${made}.bin)
set(other_chips ${BOARD_CHIPS})
list(REMOVE_ITEM other_chips ${CHIP})
if(NOT FELICITY_OTHER_CHIPS)
  set(other_chips "")
endif()
foreach(chip ${other_chips})
  set(folder ${PROJECT_BINARY_DIR}/${chip})
  set(same_options "")
  foreach(option CMAKE_BUILD_TYPE BOARD FELICITY_WERROR FELICITY_DRIVERS PICO_SDK_PATH PICO_EXTRAS_PATH)
    list(APPEND same_options -D${option}=${${option}})
  endforeach()
  ExternalProject_Add(${chip}
    PREFIX ${PROJECT_BINARY_DIR}/CMakeFiles/${chip}
    SOURCE_DIR ${PROJECT_SOURCE_DIR}
    BINARY_DIR ${folder}
    CMAKE_ARGS -DCHIP=${chip} ${same_options}
    BUILD_COMMAND ${CMAKE_COMMAND} --build ${folder}
    BUILD_BYPRODUCTS ${folder}/${image}.bin
    BUILD_ALWAYS ON
    USES_TERMINAL_BUILD ON
    INSTALL_COMMAND "")
  list(APPEND images ${chip}=${folder}/${image}.bin)
  list(APPEND binaries ${folder}/${image}.bin)
endforeach()

add_custom_command(OUTPUT ${made}.uf2
  COMMAND ${Python3_EXECUTABLE} ${PROJECT_SOURCE_DIR}/tools/make-uf2 ${made}.uf2 ${images}
  DEPENDS ${image} ${other_chips} ${binaries} ${PROJECT_SOURCE_DIR}/tools/make-uf2
  VERBATIM)
add_custom_target(uf2 ALL DEPENDS ${made}.uf2)
