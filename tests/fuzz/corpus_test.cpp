// The fuzzers' corpus as an ordinary test: every file, cut short and with bytes bent, always in the same ways.
// FC_BENDS=100000 before the program's name bends each file that often, on a machine that has no fuzzer.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>

#include "core/random.h"
#include "library/whole_file.h"
#include "tests/asked.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fc {
namespace {

int feed(const std::string& bytes) {
  return LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

std::vector<std::string> corpus() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(FC_CORPUS)) {
    files.push_back(entry.path());
  }
  std::ranges::sort(files);
  std::vector<std::string> inputs;
  for (const auto& file : files) {
    inputs.push_back(*read_whole(file));
  }
  return inputs;
}

TEST(Corpus, is_survived_as_it_is) {
  const auto inputs = corpus();
  EXPECT_GE(inputs.size(), 4U);
  EXPECT_EQ(feed(""), 0);
  for (const std::string& input : inputs) {
    EXPECT_EQ(feed(input), 0);
  }
}

TEST(Corpus, is_survived_when_cut_short_anywhere) {
  constexpr std::size_t cuts = 30;
  for (const std::string& input : corpus()) {
    for (std::size_t cut = 0; cut < cuts; ++cut) {
      EXPECT_EQ(feed(input.substr(0, input.size() * cut / cuts)), 0);
    }
  }
}

TEST(Corpus, is_survived_with_bytes_bent) {
  const int bends = test::asked_or("FC_BENDS", 50);
  Random random(1);
  for (const std::string& input : corpus()) {
    for (int bend = 0; bend < bends; ++bend) {
      std::string bent = input;
      const std::uint32_t changes = 1 + random.below(4);
      for (std::uint32_t change = 0; change < changes; ++change) {
        constexpr std::string_view likely = "{}[]\",:0123456789-eE.\\tfn \n\xff";
        const std::size_t at = random.below(static_cast<std::uint32_t>(bent.size()));
        bent[at] = likely[random.below(static_cast<std::uint32_t>(likely.size()))];
      }
      EXPECT_EQ(feed(bent), 0);
    }
  }
}

}  // namespace
}  // namespace fc
