# Test programs for the RP2040's Cortex-M0+, run in the emulator. They speak to it by semihosting, as to
# any debugger, so they are ordinary programs with main() and standard output.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR cortex-m0plus)
set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_CXX_COMPILER arm-none-eabi-g++)
set(CMAKE_C_FLAGS_INIT "-mcpu=cortex-m0plus -mthumb -g -DFELICITY_ON_CHIP")
set(CMAKE_CXX_FLAGS_INIT ${CMAKE_C_FLAGS_INIT})
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "--specs=rdimon.specs -Wl,--gc-sections -T${CMAKE_CURRENT_LIST_DIR}/chip.ld")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CROSSCOMPILING_EMULATOR node ${CMAKE_CURRENT_LIST_DIR}/run.mjs)
