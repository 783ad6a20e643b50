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
  foreach(board ${FELICITY_BOARDS})
    string(APPEND includes "#include \"boards/${board}/board.h\"\n")
    string(APPEND entries "    &${board}::kBoard,\n")
  endforeach()
  file(CONFIGURE OUTPUT ${folder}/boards/all.h @ONLY CONTENT
"// Made by boards/boards.cmake.
#pragma once

@includes@
namespace felicity::boards {

inline constexpr const Board* kBoards[] = {
@entries@};

}  // namespace felicity::boards
")
endfunction()
