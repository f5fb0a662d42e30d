# Layers that the compiler keeps: a layer finds only the headers of the layers it links.
#
# Every layer's folder is reachable through a folder of links of its own (build/layers/<layer>/<layer> -> src/<layer>), and
# that folder is its only public include directory. So `#include "paint/..."` in src/rules does not compile.

set(FC_LAYER_LINKS ${PROJECT_SOURCE_DIR}/build/layers)

add_library(fc_warnings INTERFACE)
target_compile_options(fc_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual -Werror
  # g++ 12 warns of its own std::string concatenation at -O2 (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
if(FC_SANITIZE)
  target_compile_options(fc_warnings INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(fc_warnings INTERFACE -fsanitize=address,undefined)
endif()
if(FC_FUZZ)
  target_compile_options(fc_warnings INTERFACE -fsanitize=fuzzer-no-link)
endif()

# What nearly every file includes, read once a layer. Pure headers only: a file that touches the world says so itself.
option(FC_PRECOMPILE "Precompile the headers that nearly every file includes" ON)
set(FC_COMMON_HEADERS <algorithm> <array> <cmath> <cstddef> <cstdint> <functional> <memory> <optional> <span> <string>
    <string_view> <utility> <variant> <vector> <tl/expected.hpp>)

# fc_precompile(<target> <header>...): the common headers and these.
function(fc_precompile target)
  if(FC_PRECOMPILE)
    target_precompile_headers(${target} PRIVATE ${FC_COMMON_HEADERS} ${ARGN})
    # ccache asks g++ for it; it changes nothing else.
    target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
    # The standard library turns these off in its own strings, for optimised they are wrong there; g++ 12 forgets that in a
    # precompiled header, and then takes "." + text for 9 EB.
    target_compile_options(${target} PRIVATE $<$<AND:$<CXX_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Debug>>>:-Wno-stringop-overflow
                           -Wno-stringop-overread -Wno-array-bounds>)
  endif()
endfunction()

# fc_add_layer(<name> [GAMES] [DEPENDS <layer>...] [LIBRARIES <target>...] [PRECOMPILE <header>...])
#   GAMES: the layer has one folder a game, src/<name>/<slug>, for every slug of FOUR_CORNERS_GAMES. Other folders are rooms.
function(fc_add_layer name)
  cmake_parse_arguments(layer "GAMES" "" "DEPENDS;LIBRARIES;PRECOMPILE" ${ARGN})
  file(MAKE_DIRECTORY ${FC_LAYER_LINKS}/${name})
  file(CREATE_LINK ${PROJECT_SOURCE_DIR}/src/${name} ${FC_LAYER_LINKS}/${name}/${name} SYMBOLIC)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  list(TRANSFORM layer_DEPENDS PREPEND fc_)
  if(sources)
    add_library(fc_${name} STATIC ${sources})
    target_include_directories(fc_${name} PUBLIC ${FC_LAYER_LINKS}/${name})
    target_link_libraries(fc_${name} PUBLIC ${layer_DEPENDS} ${layer_LIBRARIES} PRIVATE fc_warnings)
    fc_precompile(fc_${name} ${layer_PRECOMPILE})
  else()
    add_library(fc_${name} INTERFACE)
    target_include_directories(fc_${name} INTERFACE ${FC_LAYER_LINKS}/${name})
    target_link_libraries(fc_${name} INTERFACE ${layer_DEPENDS} ${layer_LIBRARIES})
  endif()
endfunction()

# fc_list_games(<layer> [FROM <lower>]): writes generated/<layer>_games.h, the list of games as this layer sees them: it
# includes <layer>/<slug>/game.h of every game and offers FC_FOR_EACH_GAME(apply), which calls apply(namespace) for each.
#   FROM: a layer without folders of games includes those of a lower one.
function(fc_list_games layer)
  cmake_parse_arguments(list "" "FROM" "" ${ARGN})
  set(owner ${layer})
  if(list_FROM)
    set(owner ${list_FROM})
  endif()
  set(includes "")
  set(calls "")
  foreach(slug IN LISTS FOUR_CORNERS_GAMES)
    string(REPLACE "-" "_" namespace ${slug})
    string(APPEND includes "#include \"${owner}/${slug}/game.h\"\n")
    string(APPEND calls " apply(${namespace})")
  endforeach()
  set(folder ${PROJECT_BINARY_DIR}/generated/${layer})
  file(CONFIGURE OUTPUT ${folder}/generated/${layer}_games.h CONTENT
"// The games of this build, from FOUR_CORNERS_GAMES in src/CMakeLists.txt.
#pragma once

@includes@
#define FC_FOR_EACH_GAME(apply)@calls@
" @ONLY)
  get_target_property(kind fc_${layer} TYPE)
  if(kind STREQUAL INTERFACE_LIBRARY)
    target_include_directories(fc_${layer} INTERFACE ${folder})
  else()
    target_include_directories(fc_${layer} PRIVATE ${folder})
  endif()
endfunction()
