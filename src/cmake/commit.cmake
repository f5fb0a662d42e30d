# Writes the commit of this build as FC_COMMIT into a header, and only when it is another than before: what includes it is
# compiled anew after each commit. `git archive` writes it into commit.txt; a checkout is asked; else it is empty.
#   cmake -DSOURCE=<top of the source> -DHEADER=<file> -P commit.cmake
cmake_policy(VERSION 3.25)
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/commit.txt commit LIMIT_COUNT 1)
if(NOT commit MATCHES "^[0-9a-f]+$")
  set(commit "")
  # Not a repository somewhere above, that knows nothing of this source.
  if(EXISTS ${SOURCE}/.git)
    execute_process(COMMAND git -C ${SOURCE} rev-parse HEAD OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  endif()
endif()
string(SUBSTRING "${commit}" 0 12 commit)
file(CONFIGURE OUTPUT ${HEADER} CONTENT
"// The commit of this build, made by src/cmake/commit.cmake; empty: not known.
#pragma once

#define FC_COMMIT \"@commit@\"
" @ONLY)
