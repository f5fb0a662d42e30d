# What makes a fault in memory end the program instead of being used: for all that is built here, programs, layers and tests.
# tests/hardened.h reads in the finished programs that it is there. Include after layers.cmake; see FC_HARDEN.

option(FC_HARDEN "Build with the compiler's and the linker's guards; OFF only to measure what they cost" ON)
# For the tests: whether calls of the C library that know the size of what they fill are checked.
set(FC_FORTIFIED OFF CACHE INTERNAL "Whether _FORTIFY_SOURCE is on")
if(NOT FC_HARDEN)
  return()
endif()

include(CheckCXXCompilerFlag)
foreach(guard IN ITEMS stack-protector-strong stack-clash-protection cf-protection)
  # Not every processor has a stack that can be walked over, or branches that can be watched.
  string(MAKE_C_IDENTIFIER FC_HAS_${guard} known)
  check_cxx_compiler_flag(-f${guard} ${known})
  if(${known})
    target_compile_options(fc_warnings INTERFACE -f${guard})
  endif()
endforeach()
# Without the assertions of the standard library: what rollouts and the bench play bouts in, millions of steps a second over
# small arrays of our own. With them `bench` took 13 % longer in The Ring; they read nothing from outside.
set(hot "$<FILTER:$<TARGET_PROPERTY:NAME>,INCLUDE,^fc_(rules|bots|trials|cli)(_|$)>")
target_compile_definitions(fc_warnings INTERFACE $<$<NOT:$<BOOL:${hot}>>:_GLIBCXX_ASSERTIONS>)
target_compile_options(fc_warnings INTERFACE -fPIE)
target_link_options(fc_warnings INTERFACE -fPIE -pie LINKER:-z,relro,-z,now)

# It needs optimised code, which the last -O of the command line decides, and sanitizers have checks of their own.
string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
string(REGEX MATCHALL " -O[0-9a-z]*" levels " ${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${type}}")
if(levels)
  list(GET levels -1 level)
  if(NOT level STREQUAL " -O0" AND NOT FC_SANITIZE)
    set(FC_FORTIFIED ON CACHE INTERNAL "Whether _FORTIFY_SOURCE is on")
    # Tests call the system as they like: what is fortified may not be called without looking at what it gives.
    target_compile_options(fc_warnings INTERFACE
      $<$<NOT:$<BOOL:$<TARGET_PROPERTY:FC_UNFORTIFIED>>>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>)
  endif()
endif()
