// Who may include whom. The compiler keeps the layers apart already (src/cmake/layers.cmake); this keeps what it cannot: the
// headers of libraries that are on every search path, files that come along with a layer below, and one game naming another.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
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
    {"library", {"rules", "core", "nlohmann/", "fmt/", "dirent.h", "fcntl.h", "sys/stat.h", "unistd.h"}},
    {"match", {"library", "rules", "core", "nlohmann/", "fmt/"}},
    {"records", {"match", "library", "core", "nlohmann/", "fmt/", "sqlite3.h", "fcntl.h", "sys/", "unistd.h"}},
    {"bots", {"rules", "core", "match/controller.h", "match/games.h", "match/match.h", "match/match_of.h"}},
    {"trials", {"bots", "match", "library", "rules", "core", "nlohmann/", "fmt/"}},
    {"cli", {"trials", "bots", "records", "match", "library", "rules", "core", "nlohmann/", "fmt/", "CLI/", "unistd.h"}},
    {"scene", {"match", "rules", "core", "library/words.h"}},
    {"paint", {"scene", "core", "library/checked_json.h", "match/worker.h", "SDL", "fmt/", "sys/mman.h", "unistd.h"}},
    {"platform",
     {"core", "SDL", "nlohmann/", "fmt/", "fcntl.h", "malloc.h", "poll.h", "pthread.h", "spawn.h", "sys/eventfd.h",
      "sys/mman.h", "sys/resource.h", "sys/signalfd.h", "sys/socket.h", "sys/un.h", "sys/wait.h", "unistd.h"}},
    {"overlay", {"scene", "match", "rules", "core", "library/words.h", "library/rulebook.h", "imgui", "SDL", "fmt/"}},
    {"cabinet",
     {"overlay", "platform", "paint", "scene", "trials", "bots", "records", "match", "library", "rules", "core", "nlohmann/",
      "fmt/", "CLI/", "SDL", "imgui", "sodium.h"}},
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
std::string folder_of(const std::string& name) { return name.substr(0, std::min(name.find('/'), name.size())); }

bool is_standard(const std::string& name) { return name.find_first_of("./") == std::string::npos; }

/// A layer's listed.cpp alone sees which games there are: it is compiled for each list of them.
bool is_list_of_games(const Include& include) {
  return include.file == fs::path(include.layer) / "listed.cpp" && include.name == "generated/" + include.layer + "_games.h";
}

/// A program alone knows its commit: else all that includes it would be compiled anew after each.
bool is_commit_of_program(const Include& include) {
  return include.file.filename() == "main.cpp" && include.name == "generated/commit.h";
}

bool is_allowed(const Include& include) {
  const auto& list = allowed.at(include.layer);
  const std::string folder = folder_of(include.name);
  return is_standard(include.name) || folder == include.layer || is_list_of_games(include) ||
         is_commit_of_program(include) || list.contains(folder) ||
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

/// The games of this build and those that have data already.
Games named_games() {
  Games all = games();
  for (const auto& entry : fs::directory_iterator(fs::path(FC_SOURCE_DIR) / "data")) {
    if (entry.path().filename() != "common") {
      all.emplace(entry.path().filename().string(), "");
    }
  }
  return all;
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
    if (entry.is_directory() && entry.path().filename() != "cmake" && entry.path().filename() != "packaging") {
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
    if ((include.layer == "core" || include.layer == "rules") && include.file != "core/result.cpp") {
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

/// Where the name stands by itself: a test may speak of what happens "in_the_ring".
bool names_it(const std::string& text, const std::string& name) {
  const auto goes_on = [](char letter) {
    return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '-';
  };
  for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    if ((at == 0 || !goes_on(text[at - 1])) && (end == text.size() || !goes_on(text[end]))) {
      return true;
    }
  }
  return false;
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
      EXPECT_FALSE(names_it(text, name)) << "tests/" << file.string() << " names " << name;
    }
  }
}

/// A line of a file that everybody shares: source outside the games' folders, and the words and recipes of the house.
struct SharedLine {
  std::string file;  ///< below the top of the checkout
  int number = 0;
  std::string text;
};

std::vector<SharedLine> shared_lines() {
  const fs::path top = FC_SOURCE_DIR;
  const std::set<std::string> extensions{".cpp", ".h", ".txt", ".cmake", ".json"};
  std::vector<SharedLine> lines;
  for (const fs::path& folder : {source, top / "data" / "common", top / "assets" / "common"}) {
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      if (!extensions.contains(entry.path().extension().string()) ||
          !game_of(fs::relative(entry.path(), source), named_games()).empty()) {
        continue;
      }
      std::ifstream in(entry.path());
      int number = 0;
      for (std::string line; std::getline(in, line);) {
        lines.push_back({fs::relative(entry.path(), top).string(), ++number, line});
      }
    }
  }
  return lines;
}

/// Lower-case words of a line: "IouGiven" and "show_discards" are two words each.
std::vector<std::string> words_of(const std::string& line) {
  std::vector<std::string> words;
  bool open = false;
  char before = ' ';
  for (const char letter : line) {
    const bool is_letter = std::isalpha(static_cast<unsigned char>(letter)) != 0;
    const bool is_capital = std::isupper(static_cast<unsigned char>(letter)) != 0;
    if (is_letter && (!open || (is_capital && std::islower(static_cast<unsigned char>(before)) != 0))) {
      words.emplace_back();
    }
    if (is_letter) {
      words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    open = is_letter;
    before = letter;
  }
  return words;
}

/// What only one game has, whatever shared code might want to call so. Words that all have, as round, seat, card, bell, hit,
/// left and right hand, and the acts and punches of the shared vocabulary, are none of them.
const std::set<std::string> words_of_one_game{
    "agility",  "backpedal", "belts",      "bet",           "bets",    "betting",  "challenger", "clinches",
    "clinched", "discard",   "discards",   "endurance",     "fighter", "fighters", "haymaker",   "hooks",
    "iou",      "ious",      "judge",      "judges",        "laurel",  "laurels",  "manager",    "managers",
    "money",    "payout",    "purse",      "purses",        "rushes",  "season",   "seasons",    "stamina",
    "steak",    "strategy",  "strategies", "superchampion", "tactic",  "tactics",  "trainings",  "trophy"};

/// A shared file that may say a word nevertheless, and why.
struct Exception {
  std::string_view file;
  std::string_view word;
  std::string_view reason;
};
constexpr std::array exceptions{
    Exception{"src/CMakeLists.txt", "ringside", "the list of games, the one line that a new game changes"},
    Exception{"src/CMakeLists.txt", "knock-out", "the list of games"},
    Exception{"src/CMakeLists.txt", "dice-boxing", "the list of games"},
    Exception{"src/CMakeLists.txt", "the-ring", "the list of games"},
    Exception{"src/CMakeLists.txt", "ringside-campaign", "the list of games"},
    Exception{"src/CMakeLists.txt", "dice-boxing-career", "the list of games"},
    Exception{"src/core/need.h", "dice-boxing", "a length for all games, measured in the rules that need most"},
    Exception{"src/core/need.h", "strategies", "terms of that longest sum"},
    Exception{"src/platform/window.h", "manager", "of windows"},
    Exception{"src/platform/window.cpp", "manager", "of windows"},
    Exception{"src/packaging/bill_of_materials.cmake", "manager", "of packages, as SPDX says it"},
    Exception{"src/cli/command_line.cpp", "\"--red\"", "the contract of the command line names the two corners"},
    Exception{"src/cli/command_line.cpp", "\"--blue\"", "the contract of the command line names the two corners"},
    Exception{"src/cli/command_line.cpp", "\"--rounds\"", "the contract of the command line has it for every game"},
    Exception{"src/cli/requests.cpp", "\"--rounds\"", "games that do not know it refuse it in one place"},
};

bool is_excepted(const SharedLine& line, const std::string& word) {
  return std::ranges::any_of(exceptions, [&](const Exception& one) { return one.file == line.file && one.word == word; });
}

TEST(Layers, no_shared_file_says_a_word_of_one_game) {
  std::vector<std::string> names{"\"--red\"", "\"--blue\"", "\"--rounds\"", "\"--players\"", "\"--professional\""};
  for (const auto& [slug, below] : named_games()) {
    names.push_back(slug);
    names.push_back(slug);
    std::ranges::replace(names.back(), '-', '_');
  }
  const std::vector<SharedLine> lines = shared_lines();
  ASSERT_GT(lines.size(), 10000U) << "the shared files are no longer found";
  for (const SharedLine& line : lines) {
    std::vector<std::string> said;
    std::ranges::copy_if(words_of(line.text), std::back_inserter(said),
                         [](const std::string& word) { return words_of_one_game.contains(word); });
    std::ranges::copy_if(names, std::back_inserter(said),
                         [&line](const std::string& name) { return line.text.find(name) != std::string::npos; });
    for (const std::string& word : said) {
      EXPECT_TRUE(is_excepted(line, word)) << line.file << ":" << line.number << " says \"" << word << "\": " << line.text;
    }
  }
}

TEST(Layers, a_line_is_taken_apart_into_its_words) {
  EXPECT_EQ(words_of("  show_discards = IouGiven{\"a2b\"};"),
            (std::vector<std::string>{"show", "discards", "iou", "given", "a", "b"}));
  EXPECT_TRUE(words_of(" 12 * () ").empty());
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
