# The boards are the folders here that hold a board.cmake; FELICITY_BOARDS lists their names.
file(GLOB FELICITY_BOARDS CONFIGURE_DEPENDS RELATIVE ${CMAKE_CURRENT_LIST_DIR}
  ${CMAKE_CURRENT_LIST_DIR}/*/board.cmake)
list(TRANSFORM FELICITY_BOARDS REPLACE "/board.cmake$" "")
list(SORT FELICITY_BOARDS)

# felicity_board_list(FOLDER): writes FOLDER/boards/all.h, every board.h and a list of their boards, for
# programs that show any board.
function(felicity_board_list folder)
  set(includes "")
  set(entries "")
  set(names "")
  foreach(board ${FELICITY_BOARDS})
    string(APPEND includes "#include \"boards/${board}/board.h\"\n")
    string(APPEND entries "    &${board}::kBoard,\n")
    string(APPEND names "static_assert(std::string_view(${board}::kBoard.name) == \"${board}\",
              \"boards/${board}/board.h: the name is not that of its folder\");\n")
  endforeach()
  file(CONFIGURE OUTPUT ${folder}/boards/all.h @ONLY CONTENT
"// Made by boards/boards.cmake.
#pragma once

#include <string_view>

@includes@
namespace felicity::boards {

inline constexpr const Board* kBoards[] = {
@entries@};
@names@
}  // namespace felicity::boards
")
endfunction()
