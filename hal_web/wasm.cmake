# WebAssembly by Debian's clang: packages clang, lld, libc++-dev-wasm32 and wasi-libc. A library of functions
# that a page calls: no main(), and no system interface but the imports in imports.h.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang)
set(CMAKE_CXX_COMPILER clang++)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-resource-dir
  OUTPUT_VARIABLE clang_files OUTPUT_STRIP_TRAILING_WHITESPACE)
cmake_path(SET clang_files NORMALIZE "${clang_files}/../../../.")
if(NOT EXISTS ${clang_files}/include/wasm32-wasi/c++/v1/string OR NOT EXISTS /usr/lib/wasm32-wasi/libc.a)
  message(FATAL_ERROR "The C++ library for wasm32 was not found: run tools/prepare-machine web.")
endif()
set(CMAKE_C_FLAGS_INIT "-isystem /usr/include/wasm32-wasi -ffunction-sections -fdata-sections")
set(CMAKE_CXX_FLAGS_INIT "-nostdinc++ -isystem ${clang_files}/include/wasm32-wasi/c++/v1 ${CMAKE_C_FLAGS_INIT} -fvisibility=hidden")
# The stack lies below the data, so that an overflow traps instead of overwriting the game.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wno-unused-command-line-argument -nostdlib -L${clang_files}/lib/wasm32-wasi -L/usr/lib/wasm32-wasi -Wl,--no-entry,--export=__wasm_call_ctors,--gc-sections,--strip-all,--stack-first,-z,stack-size=65536")
