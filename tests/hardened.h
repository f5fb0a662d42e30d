// Whether a finished program was built with the guards of src/cmake/hardening.cmake: read in its file, not in the build's
// flags.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>

namespace fc::test {

/// What readelf says of headers, dynamic section and imported names; empty if it cannot say anything.
inline std::string elf_in_words(const std::string& program) {
  std::string words;
  FILE* const pipe = popen(("LC_ALL=C readelf -W -h -l -d --dyn-syms " + program).c_str(), "r");
  if (pipe == nullptr) {
    return words;
  }
  std::array<char, 4096> part{};
  while (const std::size_t size = std::fread(part.data(), 1, part.size(), pipe)) {
    words.append(part.data(), size);
  }
  return pclose(pipe) == 0 ? words : std::string();
}

/// How many places of a file begin with these bytes.
inline std::size_t count_in_file(const std::string& file, std::string_view bytes) {
  std::ifstream in(file, std::ios::binary);
  const std::string all{std::istreambuf_iterator<char>(in), {}};
  std::size_t count = 0;
  for (std::size_t at = all.find(bytes); at != std::string::npos; at = all.find(bytes, at + bytes.size())) {
    ++count;
  }
  return count;
}

/// fortified: whether sizes are checked by the C library too, which needs optimised code without sanitizers.
inline void expect_hardened(const std::string& program, bool fortified) {
  const std::string words = elf_in_words(program);
  ASSERT_FALSE(words.empty()) << program;
  const auto says = [&words](std::string_view what) { return words.find(what) != std::string::npos; };
  EXPECT_TRUE(says("GNU_RELRO")) << "what the loader has filled in cannot be written to afterwards";
  EXPECT_TRUE(says("BIND_NOW") || says("Flags: NOW")) << "it fills in all of it before main";
  EXPECT_TRUE(says("(Position-Independent Executable file)") || says("Flags: NOW PIE")) << "it lies elsewhere every time";
  EXPECT_TRUE(says("__stack_chk_fail")) << "a stack that was written over is noticed";
  EXPECT_TRUE(says("__glibcxx_assert_fail")) << "so is an index beyond the end";
  const std::size_t stack = words.find("GNU_STACK");
  ASSERT_NE(stack, std::string::npos);
  EXPECT_EQ(words.substr(stack, words.find('\n', stack) - stack).find("RWE"), std::string::npos) << "no code on the stack";
  // One call whose destination has a size that is known is enough to see that it was on.
  EXPECT_TRUE(says("_chk@GLIBC") || !fortified);
#if defined(__x86_64__)
  // The note that would make the processor watch every branch is lost, for the C library's own start files lack it; the
  // marks are in our functions all the same: endbr64.
  EXPECT_GT(count_in_file(program, "\xf3\x0f\x1e\xfa"), 1000U);
#endif
}

}  // namespace fc::test
