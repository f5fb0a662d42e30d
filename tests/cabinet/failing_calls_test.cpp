// Every system call under what the cabinet keeps besides the book fails once, or from then on: at every place of a change of
// settings, and of files that are brought in. Nothing is lost in silence, nothing is left half written.
#include "tests/records/failing_calls.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/settings.h"
#include "library/whole_file.h"
#include "tests/library/folder.h"
#include "tests/match/bouts.h"

namespace fc::cabinet {
namespace {

namespace fs = std::filesystem;
using test::FailingCalls;
using test::Failure;

std::string read_if_there(const fs::path& file) { return fs::exists(file) ? test::must(read_whole(file)) : std::string(); }

void expect_line(const std::string& line) { EXPECT_EQ(line.find('\n'), std::string::npos) << line; }

class EveryCall : public testing::TestWithParam<Failure> {
 protected:
  /// Tries every place of this failure. work: a folder's; true: it came to the failure.
  template <class Work>
  static void try_all(Work work) {
    Failure failure = GetParam();
    for (bool came = true; came && !HasFailure(); ++failure.at) {
      SCOPED_TRACE(test::name_of(failure) + ", number " + std::to_string(failure.at));
      const test::Folder folder;
      came = work(folder.path(), failure);
    }
  }
};

/// The program starts there, and somebody changes a setting. False: it did not come to the failure.
bool change_a_setting(const fs::path& folder, const Failure& failure) {
  const fs::path file = folder / "settings.json";
  Settings own;
  own.language = "fr";
  own.names = {"Zoé"};
  test::must(write_whole(file, text_of(own)));
  Settings changed;
  bool told = false;
  bool came = false;
  {
    const FailingCalls failing(folder, failure);
    const ReadSettings read = read_settings(file);
    std::ranges::for_each(read.complaints, expect_line);
    told = !read.complaints.empty();
    EXPECT_TRUE(told || read.settings == own);
    KeptBouts kept(folder);
    changed = read.settings;
    changed.text_scale = 175;
    kept.keep_settings(text_of(changed));
    kept.finish_writing();
    const auto fault = kept.take_fault();
    told = told || fault;
    expect_line(fault ? one_line(*fault) : "");
    came = FailingCalls::came_to_it();
  }
  const std::string left = read_if_there(file);
  const std::string aside = read_if_there(folder / "settings-damaged-1.json");
  EXPECT_TRUE(left == text_of(changed) || told) << "a change is lost in silence";
  EXPECT_TRUE(left == text_of(changed) || left == text_of(own) || (left.empty() && aside == text_of(own))) << left;
  EXPECT_TRUE(changed.language == own.language || left == text_of(own) || aside == text_of(own)) << "his own are lost";
  test::must(write_whole(file, text_of(changed)));
  EXPECT_EQ(read_settings(file).settings, changed) << "it is well again";
  return came;
}

TEST_P(EveryCall, of_a_change_of_settings_may_fail) { try_all(change_a_setting); }

Script bout_of(std::uint64_t seed) {
  const auto match = test::tiny_bout();
  Random random(seed);
  while (test::answer_at_random(*match, random)) {
  }
  return match->script();
}

/// Two files are brought in. False: it did not come to the failure.
bool import_bouts(const fs::path& folder, const Failure& failure) {
  static const Script one = bout_of(1);
  static const Script two = bout_of(2);
  test::must(write_whole(folder / "scripts" / "one.json", to_json(one) + "\n"));
  test::must(write_whole(folder / "scripts" / "two.json", to_json(two) + "\n"));
  std::optional<ScriptImport::Report> report;
  bool came = false;
  {
    const FailingCalls failing(folder, failure);
    KeptBouts kept(folder);
    ScriptImport arrivals(
        kept.records(), [](const Script& script) { return test::all_games().open(script); },
        [](const Script&) { return std::vector<std::string>(); });
    arrivals.begin(kept.scripts_folder());
    while (!(report = arrivals.take())) {
      usleep(50);
    }
    came = FailingCalls::came_to_it();
  }
  for (const Fault& fault : report->refused) {
    expect_line(one_line(fault));
  }
  EXPECT_EQ(report->came + static_cast<int>(report->refused.size()), 2) << "each came or was refused";
  KeptBouts kept(folder);
  const auto rows = kept.records().read([](const records::Database& book) { return bouts_before(book, 0, 10); });
  EXPECT_TRUE(rows);
  EXPECT_GE(static_cast<int>(rows ? rows->size() : 0), report->came) << "what was said to be kept is kept";
  for (const records::BoutRow& row : rows.value_or(std::vector<records::BoutRow>())) {
    const auto opened = kept.open(row.id);
    EXPECT_TRUE(opened && (opened->script == one || opened->script == two)) << "half a bout came in";
  }
  EXPECT_EQ(test::must(read_whole(folder / "scripts" / "one.json")), to_json(one) + "\n");
  EXPECT_FALSE(fs::exists(folder / "records-damaged-1.db"));
  return came;
}

TEST_P(EveryCall, of_files_that_are_brought_in_may_fail) { try_all(import_bouts); }

INSTANTIATE_TEST_SUITE_P(Keeping, EveryCall, testing::ValuesIn(test::all_failures()),
                         [](const auto& one) { return test::name_of(one.param); });

}  // namespace
}  // namespace fc::cabinet
