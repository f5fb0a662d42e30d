// How often a test program has asked for memory: its operator new counts. For programs that are built with memory_taken.cpp.
#pragma once

#include <cstddef>

namespace fc::test {

/// So often since the program began.
std::size_t memory_taken();

}  // namespace fc::test
