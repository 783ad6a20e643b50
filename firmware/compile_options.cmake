# How code is compiled for a chip: in the images, and in the unit tests that run on its processor. The same options, so that the
# tests are of the code that is shipped, and ccache compiles it once.

# Unused functions are left out, and the compiler writes down how much stack each function takes.
add_compile_options(-ffunction-sections -fdata-sections -fstack-usage)

# felicity_hide_path(FOLDER): no path of the building machine gets into the code. With ccache the compiler sees the same paths
# relative to the build folder: they are removed, too, so that the image does not depend on ccache.
macro(felicity_hide_path folder)
  file(RELATIVE_PATH from_here ${PROJECT_BINARY_DIR} ${folder})
  string(REGEX REPLACE "/$" "" from_here ${from_here})
  add_compile_options(-fmacro-prefix-map=${folder}/= -fmacro-prefix-map=${from_here}/=)
endmacro()
felicity_hide_path(${PROJECT_SOURCE_DIR})

# A function that is inlined into its only caller leaves its variables on the stack for good.
add_compile_options(-fconserve-stack -fno-inline-functions-called-once)
