// The command line inside the test: arguments and input in, status and output out.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"

namespace fc::test {

struct Ran {
  int status = -1;
  std::string out;
  std::string err;
};

/// interrupted: somebody has pressed Ctrl-C before it began.
inline Ran run_cli(const std::vector<std::string>& words, const std::string& input = "", bool interrupted = false) {
  std::vector<const char*> arguments{"four-corners-cli", "--data", FC_TESTED_DATA};
  for (const std::string& word : words) {
    arguments.push_back(word.c_str());
  }
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const int status = cli::run(static_cast<int>(arguments.size()), arguments.data(),
                              {.in = in, .out = out, .err = err, .interrupted = [interrupted] { return interrupted; }});
  return {.status = status, .out = out.str(), .err = err.str()};
}

inline std::size_t count_lines(const std::string& text) {
  std::size_t lines = 0;
  for (const char c : text) {
    lines += c == '\n' ? 1 : 0;
  }
  return lines;
}

/// Wrong arguments: one line of complaint, status 2 and no other word.
inline void expect_refused(const std::vector<std::string>& words) {
  const Ran ran = run_cli(words);
  EXPECT_EQ(ran.status, 2) << testing::PrintToString(words);
  EXPECT_EQ(count_lines(ran.err), 1U) << testing::PrintToString(words) << ": " << ran.err;
  EXPECT_EQ(ran.out, "") << testing::PrintToString(words);
}

}  // namespace fc::test
