# Test programs for a Cortex-M33, the processor of the RP2350, run in QEMU on Arm's board mps2-an505: there is no emulator of
# the chip. They speak to it by semihosting, as to any debugger, so they are ordinary programs with main() and standard output.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR cortex-m33)
set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_CXX_COMPILER arm-none-eabi-g++)
# The processor as the Pico SDK names it for the image.
set(CMAKE_C_FLAGS_INIT
  "-mcpu=cortex-m33 -mthumb -march=armv8-m.main+fp+dsp -mfloat-abi=softfp -mcmse -g")
set(CMAKE_CXX_FLAGS_INIT ${CMAKE_C_FLAGS_INIT})
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "--specs=rdimon.specs -Wl,--gc-sections -T${CMAKE_CURRENT_LIST_DIR}/m33.ld")
set(FELICITY_TEST_START ${CMAKE_CURRENT_LIST_DIR}/m33_start.c)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CROSSCOMPILING_EMULATOR sh ${CMAKE_CURRENT_LIST_DIR}/run-m33)
