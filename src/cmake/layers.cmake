# Layers that the compiler keeps: a layer finds only the headers of the layers it links.
#
# Every layer's folder is reachable through a folder of links of its own (build/layers/<layer>/<layer> -> src/<layer>), and
# that folder is its only public include directory. So `#include "paint/..."` in src/rules does not compile.

# A game of the tests is linked from there too, so it outlives this folder.
set(FC_LAYER_LINKS ${PROJECT_SOURCE_DIR}/build/layers CACHE INTERNAL "Folders of links, one a layer")

add_library(fc_warnings INTERFACE)
target_compile_options(fc_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wold-style-cast -Wnon-virtual-dtor -Woverloaded-virtual -Werror
  # g++ 12 warns of its own std::string concatenation at -O2 (GCC bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
if(FC_UNITE)
  # Of sources compiled as one g++ 12 takes every one for a header, sees empty optionals read (GCC bug 80635) and strings
  # overrun (GCC bug 105329), and calls the helper of one file shadowed by a member of another. The presets without it warn.
  target_compile_options(fc_warnings INTERFACE $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage;-Wno-maybe-uninitialized;-Wno-shadow;-Wno-stringop-overflow;-Wno-stringop-overread;-Wno-array-bounds>
                         $<$<CXX_COMPILER_ID:Clang>:-Wno-shadow>)
endif()
if(FC_SANITIZE)
  target_compile_options(fc_warnings INTERFACE -fsanitize=${FC_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(fc_warnings INTERFACE -fsanitize=${FC_SANITIZE})
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
    fc_set_for_precompiled(${target})
  endif()
endfunction()

# fc_precompile_as(<target> <other>): what is precompiled for <other>, which must be compiled with the same options.
function(fc_precompile_as target other)
  if(FC_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM ${other})
    fc_set_for_precompiled(${target})
  endif()
endfunction()

function(fc_set_for_precompiled target)
  # ccache asks g++ for it; it changes nothing else.
  target_compile_options(${target} PRIVATE $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
  # The standard library turns these off in its own strings, for optimised they are wrong there; g++ 12 forgets that in a
  # precompiled header, and then takes "." + text for 9 EB.
  target_compile_options(${target} PRIVATE $<$<AND:$<CXX_COMPILER_ID:GNU>,$<NOT:$<CONFIG:Debug>>>:-Wno-stringop-overflow
                         -Wno-stringop-overread -Wno-array-bounds>)
endfunction()

# SDL as the layers take it: its headers would bring all of the processor's instructions along, 50,000 lines for nobody.
add_library(fc_sdl INTERFACE)
target_link_libraries(fc_sdl INTERFACE SDL2::SDL2)
target_compile_definitions(fc_sdl INTERFACE SDL_DISABLE_IMMINTRIN_H SDL_DISABLE_MMINTRIN_H SDL_DISABLE_XMMINTRIN_H
                           SDL_DISABLE_EMMINTRIN_H SDL_DISABLE_PMMINTRIN_H SDL_DISABLE_MM3DNOW_H)

option(FC_UNITE "Compile many sources as one: reading the headers costs more than all else" OFF)
# A whole layer costs least from nothing, a folder least after an edit.
option(FC_UNITE_BY_FOLDER "With FC_UNITE: each folder as one instead of each layer or test program" OFF)

# fc_unite(<variable> <name> <base> <file>...): what is to be compiled for these sources of the target <name>: with FC_UNITE files
#   that include them, else the sources themselves. They are included as seen from <base>, one of the target's include
#   directories: no path of this checkout stands in what is compiled, so that a compiler cache serves every checkout
#   (CMAKE_UNITY_BUILD writes whole paths). A name that two of them give to different things does not compile then; the presets
#   without it keep each file's includes honest. A source with definitions or SKIP_UNITY_BUILD_INCLUSION is compiled apart.
function(fc_unite variable name base)
  if(NOT FC_UNITE)
    set(${variable} ${ARGN} PARENT_SCOPE)
    return()
  endif()
  set(compiled "")
  set(groups "")
  foreach(source IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH source)
    get_source_file_property(definitions ${source} COMPILE_DEFINITIONS)
    get_source_file_property(apart ${source} SKIP_UNITY_BUILD_INCLUSION)
    if(definitions OR apart OR NOT source MATCHES "\\.cpp$")
      list(APPEND compiled ${source})
      continue()
    endif()
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${base} OUTPUT_VARIABLE seen)
    set(group all)
    if(FC_UNITE_BY_FOLDER)
      cmake_path(GET seen PARENT_PATH folder)
      string(MAKE_C_IDENTIFIER ${folder} group)
    endif()
    if(name MATCHES "^fc_")
      # What asks for the list of games is compiled apart: a program that has no list may link the rest of its layer.
      file(STRINGS ${source} asks_for_games REGEX "[^a-z_]listed_[a-z]+\\(\\)" LIMIT_COUNT 1)
      if(asks_for_games)
        set(group listing)
      endif()
    endif()
    # What is optimised otherwise than its layer stays together.
    get_source_file_property(options ${source} COMPILE_OPTIONS)
    if(options)
      string(MD5 options_name "${options}")
      string(APPEND group "_${options_name}")
      set(options_${group} ${options})
    endif()
    list(APPEND groups ${group})
    string(APPEND united_${group} "#include \"${seen}\"\n")
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(group IN LISTS groups)
    set(file ${PROJECT_BINARY_DIR}/united/${name}/${group}.cpp)
    file(CONFIGURE OUTPUT ${file} CONTENT "@united_${group}@" @ONLY)
    if(options_${group})
      set_source_files_properties(${file} PROPERTIES COMPILE_OPTIONS "${options_${group}}")
    endif()
    list(APPEND compiled ${file})
  endforeach()
  set(${variable} ${compiled} PARENT_SCOPE)
endfunction()

# Where bouts are played by the thousand. g++ bounds how far a source may grow by inlining, and united ones are one source.
set(FC_HOT $<$<CONFIG:Release>:-O3> $<$<AND:$<CONFIG:Release>,$<CXX_COMPILER_ID:GNU>>:--param=inline-unit-growth=100>)

# fc_add_layer(<name> [GAMES] [COLD|HOT] [LISTS <lower>] [DEPENDS <layer>...] [LIBRARIES <target>...] [PRECOMPILE <header>...])
#   GAMES: the layer has one folder a game, src/<name>/<slug>, for every slug of FOUR_CORNERS_GAMES. Other folders are rooms.
#   COLD: it waits for files, people and other layers; half as optimised it compiles in three quarters of the time.
#   HOT: it plays bouts that nobody watches, see FC_HOT.
#   LISTS: its listed.cpp is no part of the layer: it lists the games that have a folder in <lower>, see fc_list_games. If
#   <lower> is not <name>, the layer has no folder a game: fc_add_entries says what it makes of each.
function(fc_add_layer name)
  cmake_parse_arguments(layer "GAMES;COLD;HOT" "LISTS" "DEPENDS;LIBRARIES;PRECOMPILE" ${ARGN})
  fc_link_folder(${FC_LAYER_LINKS}/${name} ${name} ${PROJECT_SOURCE_DIR}/src)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${name}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "/${name}/listed\\.cpp$")
  fc_add_part(fc_${name} FOLDER ${FC_LAYER_LINKS}/${name} SEEN_FROM ${PROJECT_SOURCE_DIR}/src SOURCES ${sources}
              DEPENDS ${layer_DEPENDS} LIBRARIES ${layer_LIBRARIES})
  if(layer_COLD)
    target_compile_options(fc_${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  elseif(layer_HOT)
    target_compile_options(fc_${name} PRIVATE ${FC_HOT})
  endif()
  if(sources AND NOT FC_UNITE)
    fc_precompile(fc_${name} ${layer_PRECOMPILE})
  endif()
  if(layer_LISTS AND NOT layer_LISTS STREQUAL name)
    fc_add_entries(fc_${name}_entries ${name} ${layer_LISTS} ${FOUR_CORNERS_GAMES})
    target_link_libraries(fc_${name}_entries PRIVATE fc_${name})
  endif()
  set_property(GLOBAL APPEND PROPERTY FC_LAYERS ${name})
  set_property(GLOBAL PROPERTY FC_DEPENDS_${name} ${layer_DEPENDS})
  set_property(GLOBAL PROPERTY FC_LISTS_${name} ${layer_LISTS})
endfunction()

# fc_add_entries(<target> <layer> <lower> <slug>...): the objects that make the entries of these games in a layer without
#   folders of theirs: FC_GAME_ENTRY of <layer>/game_of.h, for each game.h of <lower>. The caller links what they use.
function(fc_add_entries target layer lower)
  set(included "")
  set(entries "")
  foreach(slug IN LISTS ARGN)
    string(REPLACE "-" "_" namespace ${slug})
    string(APPEND included "#include \"${lower}/${slug}/game.h\"\n")
    string(APPEND entries "FC_GAME_ENTRY(${namespace})\n")
  endforeach()
  set(file ${PROJECT_BINARY_DIR}/generated/entries/${target}.cpp)
  file(CONFIGURE OUTPUT ${file} CONTENT
"// Made by src/cmake/layers.cmake.
#include \"${layer}/game_of.h\"
@included@
@entries@" @ONLY)
  add_library(${target} OBJECT EXCLUDE_FROM_ALL ${file})
  target_link_libraries(${target} PRIVATE fc_warnings)
endfunction()

# fc_link_folder(<folder> <layer> <source>): <folder>/<layer> leads to <source>/<layer>.
function(fc_link_folder folder layer source)
  file(MAKE_DIRECTORY ${folder})
  file(CREATE_LINK ${source}/${layer} ${folder}/${layer} SYMBOLIC)
endfunction()

# fc_add_part(<target> FOLDER <folder> SEEN_FROM <folder> [SOURCES <file>...] [DEPENDS <layer>...] [LIBRARIES <target>...])
#   A library of these sources, or of headers alone, that finds its own headers below FOLDER, a folder of links into SEEN_FROM.
function(fc_add_part target)
  cmake_parse_arguments(part "" "FOLDER;SEEN_FROM" "SOURCES;DEPENDS;LIBRARIES" ${ARGN})
  list(TRANSFORM part_DEPENDS PREPEND fc_)
  if(part_SOURCES)
    fc_unite(compiled ${target} ${part_SEEN_FROM} ${part_SOURCES})
    add_library(${target} STATIC ${compiled})
    target_include_directories(${target} PUBLIC ${part_FOLDER})
    target_link_libraries(${target} PUBLIC ${part_DEPENDS} ${part_LIBRARIES} PRIVATE fc_warnings)
  else()
    add_library(${target} INTERFACE)
    target_include_directories(${target} INTERFACE ${part_FOLDER})
    target_link_libraries(${target} INTERFACE ${part_DEPENDS} ${part_LIBRARIES})
  endif()
endfunction()

# fc_add_guest(<slug> <folder> [STANDS_ON <guest>]): a game whose folders lie outside src, as <folder>/<layer>/<slug>: for test
#   programs only. In every layer where it has a folder it is a library fc_<layer>_<slug>, as close kept as the layers.
#   STANDS_ON: of a long game, the guest below it; a game of src it may stand on without a word.
function(fc_add_guest slug folder)
  cmake_parse_arguments(guest "" "STANDS_ON" "" ${ARGN})
  get_property(layers GLOBAL PROPERTY FC_LAYERS)
  foreach(layer IN LISTS layers)
    get_property(owner GLOBAL PROPERTY FC_LISTS_${layer})
    if(owner AND NOT owner STREQUAL layer AND IS_DIRECTORY ${folder}/${owner}/${slug})
      fc_add_entries(fc_${layer}_entries_${slug} ${layer} ${owner} ${slug})
      target_link_libraries(fc_${layer}_entries_${slug} PRIVATE fc_${layer} fc_${owner}_${slug})
    endif()
    if(NOT IS_DIRECTORY ${folder}/${layer}/${slug})
      continue()
    endif()
    get_property(lower GLOBAL PROPERTY FC_DEPENDS_${layer})
    set(depends ${layer})
    foreach(one IN ITEMS ${lower} ${layer})
      foreach(game IN ITEMS ${slug} ${guest_STANDS_ON})
        if(TARGET fc_${one}_${game})
          list(APPEND depends ${one}_${game})
        endif()
      endforeach()
    endforeach()
    fc_link_folder(${FC_LAYER_LINKS}/guests/${layer} ${layer} ${folder})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/${layer}/${slug}/*.cpp)
    fc_add_part(fc_${layer}_${slug} FOLDER ${FC_LAYER_LINKS}/guests/${layer} SEEN_FROM ${folder} SOURCES ${sources} DEPENDS ${depends})
    get_target_property(precompiled fc_${layer} PRECOMPILE_HEADERS)
    if(sources AND precompiled)
      fc_precompile_as(fc_${layer}_${slug} fc_${layer})
    endif()
  endforeach()
endfunction()

# fc_list_games(<name> <slug>...): a list of games that a program can link. For every layer that LISTS it makes
# fc_<layer>_<name>: the layer, the lists of the layers below it, and the layer's listed.cpp, compiled with these games. That
# file includes generated/<layer>_games.h, which names the type of each game's rules and offers FC_FOR_EACH_GAME(apply):
# apply(namespace, "slug") for each. The file declares what a game offers there. A program links one list: its games are the
# whole difference. A game that has no folder there yet is left out: it is being made, layer by layer.
function(fc_list_games name)
  get_property(layers GLOBAL PROPERTY FC_LAYERS)
  foreach(layer IN LISTS layers)
    get_property(owner GLOBAL PROPERTY FC_LISTS_${layer})
    if(NOT owner)
      continue()
    endif()
    set(known "")
    set(calls "")
    set(libraries fc_${layer})
    set(entries "")
    foreach(slug IN LISTS ARGN)
      string(REPLACE "-" "_" namespace ${slug})
      if(NOT TARGET fc_${owner}_${slug} AND NOT IS_DIRECTORY ${PROJECT_SOURCE_DIR}/src/${owner}/${slug})
        message(STATUS "${slug} is not in ${layer} yet: there is no src/${owner}/${slug}")
        continue()
      endif()
      string(APPEND known "namespace fc::${namespace} {\nstruct Rules;\n}\n")
      string(APPEND calls " apply(${namespace}, \"${slug}\")")
      if(TARGET fc_${owner}_${slug})
        list(APPEND libraries fc_${owner}_${slug})
      endif()
      if(TARGET fc_${layer}_entries_${slug})
        list(APPEND entries $<TARGET_OBJECTS:fc_${layer}_entries_${slug}>)
      elseif(TARGET fc_${layer}_entries)
        list(APPEND entries $<TARGET_OBJECTS:fc_${layer}_entries>)
      endif()
    endforeach()
    set(folder ${PROJECT_BINARY_DIR}/generated/${name}/${layer})
    file(CONFIGURE OUTPUT ${folder}/generated/${layer}_games.h CONTENT
"// The games of the list `@name@`, made by src/cmake/layers.cmake.
#pragma once

@known@
#define FC_FOR_EACH_GAME(apply)@calls@
" @ONLY)
    set(objects fc_${layer}_${name}_objects)
    add_library(${objects} OBJECT EXCLUDE_FROM_ALL ${PROJECT_SOURCE_DIR}/src/${layer}/listed.cpp)
    target_include_directories(${objects} PRIVATE ${folder})
    target_link_libraries(${objects} PRIVATE ${libraries} fc_warnings)
    get_property(lower GLOBAL PROPERTY FC_DEPENDS_${layer})
    foreach(one IN LISTS lower)
      if(TARGET fc_${one}_${name})
        list(APPEND libraries fc_${one}_${name})
      endif()
    endforeach()
    add_library(fc_${layer}_${name} INTERFACE)
    list(REMOVE_DUPLICATES entries)
    target_sources(fc_${layer}_${name} INTERFACE $<TARGET_OBJECTS:${objects}> ${entries})
    target_link_libraries(fc_${layer}_${name} INTERFACE ${libraries})
  endforeach()
endfunction()
