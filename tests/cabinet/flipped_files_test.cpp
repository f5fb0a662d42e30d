// Everything a user has, and the games' data, with bits flipped as disks and hands flip them. Whatever came of a file:
// nothing falls over or waits for ever, what is wrong is told in one line, what opens passes its game's check, what is said
// to be kept is kept, and no other file is touched.
//
// Each case follows from its number, which is said where it fails: FC_FLIP_FIRST=<number> FC_FLIPS=1 tries that one again,
// FC_FLIPS=100000 tries more.
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <fstream>
#include <map>
#include <set>

#include "records/folder.h"
#include "tests/asked.h"
#include "tests/library/folder.h"
#include "tests/tested_games.h"
#include "visit.h"

namespace fc::cabinet {
namespace {

namespace fs = std::filesystem;

constexpr unsigned longest_case = 60;  ///< seconds

/// What a case is, for whoever dies in it.
std::array<char, 100> case_under_way{};

extern "C" void say_case(int signal) {
  static_cast<void>(!write(STDERR_FILENO, case_under_way.data(), case_under_way.size()));
  std::signal(signal, SIG_DFL);
  static_cast<void>(raise(signal));
}

using Files = std::map<std::string, std::string>;  ///< bytes by their places below a folder

Files files_in(const fs::path& folder) {
  Files files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) {
      files[fs::relative(entry.path(), folder).string()] = test::must(read_whole(entry.path()));
    }
  }
  return files;
}

void lay_out(const Files& files, const fs::path& folder) {
  for (const auto& [name, bytes] : files) {
    fs::create_directories((folder / name).parent_path());
    std::ofstream(folder / name, std::ios::binary) << bytes;
  }
}

/// The folder of somebody who has played every game and made boxers of his own.
struct Kept {
  Files files;
  std::set<std::string> scripts;  ///< of his bouts
};

void make_boxers(const fs::path& folder) {
  for (const test::DataFile& file : test::all_data_files()) {
    if (file.own != nullptr) {
      test::must(write_own_boxer(own_boxers_folder_of(folder, file.slug), "own-rocky", file.own()));
    }
  }
}

Kept make_kept() {
  const test::Folder folder;
  Kept kept;
  Random random(1);
  make_boxers(folder.path());
  Settings settings;
  settings.language = "fr";
  settings.text_scale = 150;
  settings.games["tiny"] = {{"gloves", "off"}};
  settings.favourites["tiny-tour"] = {"joe-louis"};
  settings.names = {"Zoé", "Ann"};
  settings.controls = {{"pad.accept", "b"}, {"pad.back", "a"}};
  test::must(write_whole(folder.path() / "settings.json", text_of(settings)));
  test::must(write_whole(folder.path() / "front-pages" / "000001.png", "a picture"));
  test::must(write_whole(
      folder.path() / "scripts" / "brought.json",
      to_json(play("tiny", random, 20)->script()) + "\n" + to_json(play("tiny-tour", random, 20)->script()) + "\n"));
  // Half of it has come home, half lies in the log, as after a kill: bouts in progress.
  KeptBouts bouts(folder.path());
  bool is_home = false;
  for (const char* slug : test::tested_slugs) {
    const auto match = play(slug, random, is_home ? 8 : 50);
    auto recorder = bouts.begin(*match, {}, seats_of(*match), false);
    recorder->keep(*match);
    test::must(recorder->flush());
    kept.scripts.insert(to_json(match->script()));
    if (slug == test::tested_slugs[4]) {
      bouts.records().checkpoint();
      bouts.finish_writing();
      is_home = true;
    }
  }
  kept.files = files_in(folder.path());
  kept.files.erase("records.db-shm");
  return kept;
}

/// Damages them: single bits, bytes, sectors, the end.
std::string damaged(std::string bytes, Random& random) {
  const auto below = [&random](std::size_t most) { return std::size_t{random.below(static_cast<std::uint32_t>(most))}; };
  const auto flip = [&] { bytes[below(bytes.size())] ^= static_cast<char>(1U << below(8)); };
  const std::size_t sector = std::min<std::size_t>(512, bytes.size());
  const std::size_t from = below(bytes.size() / sector) * sector;
  switch (below(8)) {
    case 0: bytes[below(bytes.size())] = static_cast<char>(below(256)); break;
    case 1: bytes.resize(below(bytes.size())); break;
    case 2: bytes.replace(from, sector, sector, '\0'); break;
    case 3: bytes.replace(from, sector, bytes.substr(below(bytes.size() - sector + 1), sector)); break;
    case 4:
      std::generate_n(bytes.begin() + static_cast<std::ptrdiff_t>(from), sector,
                      [&] { return static_cast<char>(below(256)); });
      break;
    case 5:
      for (std::size_t flips = 2 + below(30); flips > 0; --flips) {
        flip();
      }
      break;
    default: flip();
  }
  return bytes;
}

bool is_of_book(const std::string& name) { return name.starts_with("records"); }

class FlippedFiles : public testing::Test {
 protected:
  static void SetUpTestSuite() {
    for (const int signal : {SIGSEGV, SIGBUS, SIGABRT, SIGALRM, SIGFPE, SIGILL}) {
      std::signal(signal, say_case);
    }
  }

  /// Calls `test` with random numbers for each case.
  template <class Test>
  static void for_each_case(int usual, Test test) {
    const int first = test::asked_or("FC_FLIP_FIRST", 1);
    const int cases = test::asked_or("FC_FLIPS", usual);
    for (int number = first; number < first + cases && !HasFailure(); ++number) {
      const std::string words = "FC_FLIP_FIRST=" + std::to_string(number) + " FC_FLIPS=1";
      SCOPED_TRACE(words);
      case_under_way = {};
      std::ranges::copy(words + "\n", case_under_way.begin());
      alarm(longest_case);
      Random random(static_cast<std::uint64_t>(number));
      test(random);
      alarm(0);
    }
  }
};

TEST_F(FlippedFiles, of_a_user_cost_nothing_but_themselves) {
  static const Kept kept = make_kept();
  ASSERT_GT(kept.files.at("records.db-wal").size(), 4096U) << "something lies in the log";
  std::vector<std::string> names;
  for (const auto& [name, bytes] : kept.files) {
    if (!bytes.empty() && !name.ends_with(".lock") && !name.ends_with(".png")) {
      names.push_back(name);
    }
  }
  int bouts_lost = 0;
  int bouts_changed = 0;  ///< a step that was flipped to another legal one is no fault that anything could tell
  for_each_case(800, [&](Random& random) {
    // Most of it is the book's.
    const std::uint32_t drawn = random.below(10);
    const std::string target = drawn < 4   ? "records.db"
                               : drawn < 7 ? "records.db-wal"
                                           : names[random.below(static_cast<std::uint32_t>(names.size()))];
    SCOPED_TRACE(target);
    const test::Folder folder;
    Files files = kept.files;
    files[target] = damaged(files[target], random);
    lay_out(files, folder.path());
    Visit first(folder.path());
    first.pay();
    Visit second(folder.path());
    second.look_again();
    if (!first.boxed().empty()) {
      EXPECT_TRUE(second.found().contains(first.boxed())) << "what was said to be kept is there at the next start";
    }
    if (!is_of_book(target)) {
      EXPECT_TRUE(std::ranges::includes(second.found(), kept.scripts)) << "the book has no part in it";
      EXPECT_FALSE(first.boxed().empty());
    } else if (!std::ranges::includes(first.found(), kept.scripts)) {
      ++bouts_changed;
    }
    if (first.found().size() < kept.scripts.size()) {
      ++bouts_lost;
      // A log that is cut short is what a program leaves that is killed while it writes there.
      const bool cut_log = target == "records.db-wal" && files[target].size() < kept.files.at(target).size();
      EXPECT_TRUE(first.was_told() || cut_log) << "bouts are gone without a word";
    }
    const Files left = files_in(folder.path());
    const auto lies_at = [&left](const std::string& place, const std::string& bytes) {
      return left.contains(place) && left.at(place) == bytes;
    };
    constexpr std::string_view pages = "front-pages/";
    for (const auto& [name, bytes] : files) {
      const bool may_change = is_of_book(name) || (name == target && name == "settings.json");
      const bool went_with_its_book =
          name.starts_with(pages) && lies_at("front-pages-damaged-1/" + name.substr(pages.size()), bytes);
      EXPECT_TRUE(may_change || lies_at(name, bytes) || went_with_its_book) << name;
    }
    if (target == "settings.json" && !left.contains(target)) {
      EXPECT_EQ(left.at("settings-damaged-1.json"), files[target]) << "all of it is still there";
    }
  });
  RecordProperty("cases_with_lost_bouts", bouts_lost);
  RecordProperty("cases_with_changed_bouts", bouts_changed);
}

TEST_F(FlippedFiles, of_the_games_data_are_sound_or_refused_in_one_line) {
  struct Text {
    const test::DataFile* file;
    std::string text;
  };
  std::vector<Text> texts;
  for (const test::DataFile& file : test::all_data_files()) {
    if (auto text = read_whole(test::data_folder() / file.slug / file.name)) {
      EXPECT_TRUE(file.check(file.name, *text)) << file.name;
      texts.push_back({&file, std::move(*text)});
    }
  }
  ASSERT_GT(texts.size(), 10U);
  for_each_case(400, [&](Random& random) {
    const auto& [file, text] = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
    SCOPED_TRACE(file->name);
    const auto checked = file->check(file->name, damaged(text, random));
    EXPECT_TRUE(checked || one_line(checked.error()).find('\n') == std::string::npos);
  });
}

}  // namespace
}  // namespace fc::cabinet
