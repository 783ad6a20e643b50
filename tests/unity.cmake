# Unity, the test framework: UNITY_PATH if set, else Debian's cmock package, else .toolchain/.
find_path(UNITY_SOURCE unity.c NO_DEFAULT_PATH PATHS
  ${UNITY_PATH}/src $ENV{UNITY_PATH}/src
  /usr/share/cmock/vendor/unity/src
  ${PROJECT_SOURCE_DIR}/.toolchain/usr/share/cmock/vendor/unity/src)
if(NOT UNITY_SOURCE)
  message(FATAL_ERROR "Unity was not found: run tools/fetch-toolchain, or set UNITY_PATH to a checkout of Unity.")
endif()

add_library(unity STATIC ${UNITY_SOURCE}/unity.c)
target_include_directories(unity SYSTEM PUBLIC ${UNITY_SOURCE})
if(FELICITY_TEST_START)  # of a processor without a system: the file that calls main()
  target_sources(unity PRIVATE ${FELICITY_TEST_START})
endif()
