// What reads a file takes twice as long for twice the file, whatever is in it: texts of one kind, and what lies in the
// corpus grown in its lists, texts and lines. A few megabytes here; FC_DOUBLE_TO=64 before the program's name doubles up to
// as many and says what each size took.
#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "library/whole_file.h"
#include "tests/asked.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace fc {
namespace {

constexpr std::size_t megabyte = 1'000'000;

std::size_t most_bytes() { return test::asked_or<std::size_t>("FC_DOUBLE_TO", FC_DOUBLE_TO) * megabyte; }

/// begin, as many parts as fit, end.
std::string grown(std::size_t bytes, std::string_view begin, std::string_view part, std::string_view end) {
  std::string text(begin);
  text.reserve(bytes);
  while (text.size() + part.size() + end.size() <= bytes) {
    text += part;
  }
  return text.append(end);
}

std::string object_of_keys() {
  std::string text = "{";
  for (int key = 0; key < 500; ++key) {
    text += (key == 0 ? "\"a" : ",\"a") + std::to_string(key) + "\":0";
  }
  return text + "},";
}

/// A text of any size.
struct Shape {
  std::string name;
  std::function<std::string(std::size_t bytes)> text;
};

Shape shape(const std::string& name, const std::string& begin, const std::string& part, const std::string& end) {
  return {name, [=](std::size_t bytes) { return grown(bytes, begin, part, end); }};
}

/// What lies between a bracket and its partner; empty: none.
std::string_view between_brackets(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t at = open; at < text.size(); ++at) {
    depth += text[at] == '[' || text[at] == '{' ? 1 : text[at] == ']' || text[at] == '}' ? -1 : 0;
    if (depth == 0) {
      return text.substr(open + 1, at - open - 1);
    }
  }
  return {};
}

void add_grown(const std::string& name, const std::string& text, std::vector<Shape>& shapes) {
  shapes.push_back(shape(name + ", again and again", "", text + "\n", ""));
  for (const std::size_t open : {text.find('['), text.rfind('[')}) {
    const std::string_view elements = open < text.size() ? between_brackets(text, open) : "";
    if (!elements.empty()) {
      shapes.push_back(shape(name + ", list at " + std::to_string(open), text.substr(0, open + 1),
                             std::string(elements) + ",", text.substr(open + 1)));
    }
  }
  for (const std::string_view sign : {":\"", "[\""}) {
    if (const std::size_t at = text.find(sign); at != std::string::npos) {
      const std::size_t inside = at + sign.size();
      shapes.push_back(
          shape(name + ", text at " + std::to_string(inside), text.substr(0, inside), "lefthook-", text.substr(inside)));
    }
  }
}

std::vector<Shape> shapes() {
  std::vector<Shape> all{shape("zeros", "[0", ",0", "]"),
                         shape("keys", "[", object_of_keys(), "0]"),
                         shape("objects", "[", "{},", "0]"),
                         shape("lists", "[", "[],", "0]"),
                         shape("letters", "\"", "abcdefgh", "\""),
                         shape("escapes", "\"", "\\u0001", "\""),
                         shape("quotes", "", "\"", ""),
                         shape("backslashes", "\"", "\\", ""),
                         shape("blanks", "", " ", "{}"),
                         shape("line breaks", "", "\n", "{}"),
                         shape("brackets", "[", std::string(60, '[') + std::string(60, ']') + ",", "0]"),
                         shape("lines", "", "{}\n", ""),
                         shape("digits", "", "1", ""),
                         shape("bytes", "", "\xff", "")};
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(FC_CORPUS)) {
    files.push_back(entry.path());
  }
  std::ranges::sort(files);
  for (const auto& file : files) {
    add_grown(file.filename().string(), *read_whole(file), all);
  }
  return all;
}

double seconds_for(const std::string& text) {
  const std::clock_t begun = std::clock();
  EXPECT_EQ(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()), 0);
  return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
}

/// A borrowed machine hands out fresh memory so slowly that it decided what a large text took: what was used once stays.
void keep_memory() {
  constexpr int never = -1;
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, never);
}

TEST(Doubling, of_a_file_doubles_its_time) {
  // Sixteen times the text: what is quadratic takes 256 times as long.
  constexpr std::size_t doublings = 4;
  constexpr double generous = 64;
  constexpr double moment = 0.05;
  // A borrowed machine is slow now and then. What is quadratic is so each time: the least counts.
  constexpr int most_tries = 10;
  keep_memory();
  const std::size_t most = most_bytes();
  static_cast<void>(seconds_for("{}"));  // the games are read once
  for (const Shape& one : shapes()) {
    std::vector<double> seconds;
    const auto doubles = [&seconds] { return seconds.back() < generous * seconds[seconds.size() - 1 - doublings] + moment; };
    for (int tries = 0; tries < most_tries && (tries == 0 || !doubles()); ++tries) {
      std::this_thread::sleep_for(tries * std::chrono::milliseconds(100));  // until that has passed
      std::size_t size = 0;
      for (std::size_t bytes = std::min(most >> doublings, megabyte); bytes <= most; bytes *= 2, ++size) {
        const double taken = seconds_for(one.text(bytes));
        if (tries == 0) {
          seconds.push_back(taken);
        }
        seconds[size] = std::min(seconds[size], taken);
      }
      ASSERT_GT(seconds.size(), doublings);
    }
    std::string said;
    for (const double each : seconds) {
      said += " " + std::to_string(each);
    }
    if (std::getenv("FC_DOUBLE_TO") != nullptr) {
      std::printf("%-60s%s\n", one.name.c_str(), said.c_str());
      std::fflush(stdout);
    }
    EXPECT_TRUE(doubles()) << one.name << ":" << said;
  }
}

}  // namespace
}  // namespace fc
