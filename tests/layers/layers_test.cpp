// Who may include whom. The compiler keeps the layers apart already (src/cmake/layers.cmake); this keeps what it cannot: the
// headers of libraries that are on every search path, files that come along with a layer below, and one game naming another.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace fc::test {
namespace {

namespace fs = std::filesystem;

const fs::path source = fs::path(FC_SOURCE_DIR) / "src";

/// What a layer may include besides itself and the standard library: layers ("core"), single headers
/// ("match/controller.h"), and libraries by the beginning of their headers ("SDL").
const std::map<std::string, std::set<std::string>> allowed{
    {"core", {"tl/expected.hpp"}},
    {"rules", {"core"}},
    {"library", {"rules", "core", "nlohmann/", "fmt/", "fcntl.h", "unistd.h"}},
    {"match", {"library", "rules", "core", "nlohmann/", "fmt/"}},
    {"records", {"match", "library", "core", "nlohmann/", "sqlite3.h"}},
    {"bots", {"rules", "core", "match/controller.h", "match/match_of.h"}},
    {"cli", {"bots", "records", "match", "library", "rules", "core", "nlohmann/", "fmt/", "CLI/", "unistd.h"}},
    {"scene", {"match", "rules", "core", "library/words.h"}},
    {"paint", {"scene", "core", "SDL", "fmt/"}},
    {"platform",
     {"core", "SDL", "nlohmann/", "fmt/", "poll.h", "pthread.h", "sys/eventfd.h", "sys/resource.h", "sys/signalfd.h",
      "unistd.h"}},
    {"overlay", {"scene", "match", "rules", "core", "library/words.h", "library/rulebook.h", "imgui", "SDL", "fmt/"}},
    {"cabinet",
     {"overlay", "platform", "paint", "scene", "bots", "records", "match", "library", "rules", "core", "nlohmann/", "fmt/",
      "CLI/", "SDL", "imgui"}},
};

/// Headers that pure rules have no use for: files, clocks, threads, other people's dice.
const std::set<std::string> impure{"fstream", "iostream", "chrono", "thread", "mutex",  "atomic", "filesystem",
                                   "cstdio",  "random",   "ctime",  "future", "locale", "sstream"};

struct Include {
  fs::path file;      ///< below src
  std::string layer;  ///< of the file
  std::string name;   ///< what it includes
};

std::vector<Include> all_includes() {
  std::vector<Include> includes;
  for (const auto& entry : fs::recursive_directory_iterator(source)) {
    if (entry.path().extension() != ".cpp" && entry.path().extension() != ".h") {
      continue;
    }
    const fs::path file = fs::relative(entry.path(), source);
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) {
      const std::size_t open = line.find_first_of("<\"");
      if (line.starts_with("#include") && open != std::string::npos) {
        const std::size_t close = line.find_first_of(">\"", open + 1);
        includes.push_back({file, file.begin()->string(), line.substr(open + 1, close - open - 1)});
      }
    }
  }
  return includes;
}

/// The first folder of an include; empty for "vector".
std::string folder_of(const std::string& name) {
  return name.substr(0, std::min(name.find('/'), name.size()));
}

bool is_standard(const std::string& name) {
  return name.find_first_of("./") == std::string::npos;
}

/// A layer's listed.cpp alone sees which games there are: it is compiled for each list of them.
bool is_list_of_games(const Include& include) {
  return include.file == fs::path(include.layer) / "listed.cpp" && include.name == "generated/" + include.layer + "_games.h";
}

bool is_allowed(const Include& include) {
  const auto& list = allowed.at(include.layer);
  const std::string folder = folder_of(include.name);
  return is_standard(include.name) || folder == include.layer || is_list_of_games(include) || list.contains(folder) ||
         std::ranges::any_of(list, [&include](const std::string& entry) {
           return !allowed.contains(entry) && include.name.starts_with(entry);
         });
}

/// Games, each with the one it stands on; that is empty of most.
using Games = std::map<std::string, std::string>;

/// "ringside knock-out ringside-campaign:ringside", as in src/CMakeLists.txt.
Games read_games(const std::string& list) {
  Games games;
  std::istringstream names(list);
  for (std::string name; names >> name;) {
    const std::size_t colon = std::min(name.find(':'), name.size());
    games[name.substr(0, colon)] = name.substr(std::min(colon + 1, name.size()));
  }
  return games;
}

/// The games of this build.
Games games() {
  std::ifstream in(source / "CMakeLists.txt");
  const std::string start = "set(FOUR_CORNERS_GAMES ";
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with(start)) {
      return read_games(line.substr(start.size(), line.find(')') - start.size()));
    }
  }
  return {};
}

/// The game whose folder `path` lies in, as "rules/<game>/file.h"; empty if none.
std::string game_of(const fs::path& path, const Games& games) {
  const std::vector<fs::path> parts(path.begin(), path.end());
  return parts.size() > 2 && games.contains(parts[1].string()) ? parts[1].string() : std::string();
}

/// A game names itself, what is nobody's, and of the game it stands on rules and library.
bool may_name(const std::string& game, const std::string& include, const Games& games) {
  const std::string other = game_of(include, games);
  const std::string layer = folder_of(include);
  return other.empty() || other == game || (games.at(game) == other && (layer == "rules" || layer == "library"));
}

TEST(Layers, every_folder_of_the_source_is_a_known_layer) {
  for (const auto& entry : fs::directory_iterator(source)) {
    if (entry.is_directory() && entry.path().filename() != "cmake") {
      EXPECT_TRUE(allowed.contains(entry.path().filename().string())) << entry.path();
    }
  }
}

TEST(Layers, a_layer_includes_only_what_lies_below_it) {
  const auto includes = all_includes();
  ASSERT_GT(includes.size(), 100U);
  for (const Include& include : includes) {
    EXPECT_TRUE(is_allowed(include)) << "src/" << include.file.string() << " includes " << include.name;
  }
}

TEST(Layers, rules_and_core_touch_no_file_clock_thread_or_foreign_dice) {
  for (const Include& include : all_includes()) {
    // The last words of a program that broke its own promise are the one thing core prints.
    if ((include.layer == "core" || include.layer == "rules") && include.file != "core/check.cpp") {
      EXPECT_FALSE(impure.contains(include.name)) << "src/" << include.file.string() << " includes " << include.name;
    }
  }
}

TEST(Layers, no_shared_file_names_a_game) {
  const Games all = games();
  ASSERT_FALSE(all.empty());
  for (const Include& include : all_includes()) {
    if (game_of(include.file, all).empty()) {
      EXPECT_EQ(game_of(include.name, all), "") << "src/" << include.file.string() << " includes " << include.name;
    }
  }
}

TEST(Layers, a_game_names_no_other_but_the_rules_and_library_it_stands_on) {
  const Games all = games();
  for (const Include& include : all_includes()) {
    const std::string game = game_of(include.file, all);
    EXPECT_TRUE(game.empty() || may_name(game, include.name, all))
        << "src/" << include.file.string() << " includes " << include.name;
  }
}

TEST(Layers, only_a_long_game_stands_on_another) {
  const Games made_up = read_games("low other high:low");
  EXPECT_TRUE(may_name("high", "rules/low/rules.h", made_up));
  EXPECT_TRUE(may_name("high", "library/low/game.h", made_up));
  EXPECT_FALSE(may_name("high", "bots/low/game.h", made_up));
  EXPECT_FALSE(may_name("high", "rules/other/rules.h", made_up));
  EXPECT_FALSE(may_name("low", "rules/high/rules.h", made_up));
  EXPECT_TRUE(may_name("low", "rules/ruleset.h", made_up));
}

TEST(Layers, every_header_is_included_once_and_says_what_it_is_for) {
  for (const auto& entry : fs::recursive_directory_iterator(source)) {
    if (entry.path().extension() == ".h") {
      std::ifstream in(entry.path());
      const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
      EXPECT_TRUE(text.starts_with("// ")) << entry.path() << " begins without a word on what it is for";
      EXPECT_NE(text.find("\n#pragma once\n"), std::string::npos) << entry.path();
    }
  }
}

/// What no shared test says: the slug of a listed game, or its namespace.
std::vector<std::string> names_of_games() {
  std::vector<std::string> names;
  for (const auto& [slug, below] : games()) {
    names.push_back(slug);
    names.push_back(slug);
    std::ranges::replace(names.back(), '-', '_');
  }
  return names;
}

TEST(Layers, no_shared_test_names_a_game) {
  const fs::path tests = fs::path(FC_SOURCE_DIR) / "tests";
  for (const auto& entry : fs::recursive_directory_iterator(tests)) {
    const std::string extension = entry.path().extension().string();
    const fs::path file = fs::relative(entry.path(), tests);
    const bool shared = !games().contains(file.begin()->string()) && file.begin()->string() != "layers";
    if (!shared || (extension != ".cpp" && extension != ".h" && file.filename() != "CMakeLists.txt")) {
      continue;
    }
    std::ifstream in(entry.path());
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    for (const std::string& name : names_of_games()) {
      EXPECT_EQ(text.find(name), std::string::npos) << "tests/" << file.string() << " names " << name;
    }
  }
}

TEST(Layers, no_source_file_is_longer_than_600_lines) {
  for (const auto& entry : fs::recursive_directory_iterator(source)) {
    if (entry.path().extension() == ".h" || entry.path().extension() == ".cpp") {
      std::ifstream in(entry.path());
      const auto lines = std::count(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>(), '\n');
      EXPECT_LE(lines, 600) << entry.path();
    }
  }
}

}  // namespace
}  // namespace fc::test
