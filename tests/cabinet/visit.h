// What a user does at the first look into his folder, whatever lies there: nothing falls over, what is wrong is one line.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <set>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/settings.h"
#include "library/own_boxers.h"
#include "library/whole_file.h"
#include "records/results.h"
#include "tests/fuzz/data_files.h"
#include "tests/match/bouts.h"
#include "tests/setups.h"

namespace fc::cabinet {

/// Ann, and a bot in the last seat.
inline std::vector<records::SeatRow> seats_of(const Match& match) {
  std::vector<records::SeatRow> seats(static_cast<std::size_t>(match.seats()), {.sitter = "person", .profile = "Ann"});
  seats.back() = {.sitter = "bot", .profile = "champion"};
  return seats;
}

/// A bout of the game after at most so many answers.
inline std::unique_ptr<Match> play(const std::string& slug, Random& random, int answers) {
  auto match =
      test::must(test::all_games().open({.game = slug, .setup = test::some_setup(slug), .dice = {}, .choices = {}}));
  for (int answer = 0; answer < answers && test::answer_at_random(*match, random); ++answer) {
  }
  return match;
}

/// One start of the program with that folder, and what a user does first.
class Visit {
 public:
  explicit Visit(std::filesystem::path folder) : folder_(std::move(folder)) {}

  void pay() {
    read_settings();
    read_boxers();
    KeptBouts kept(folder_);
    kept.claim();
    import_bouts(kept);
    look_at_bouts(kept);
    for (auto fault = kept.take_reading_fault(); fault; fault = kept.take_reading_fault()) {
      hear(*fault);
    }
    box(kept);
    kept.finish_writing();
    while (const auto news = kept.records().take_news()) {
      told_ = true;
      hear_line(news->file.string());
    }
  }

  /// The next start, which only looks for what is there.
  void look_again() {
    KeptBouts kept(folder_);
    const auto rows = kept.records().read([](const records::Database& book) { return bouts_before(book, 0, 100); });
    for (const records::BoutRow& row : rows.value_or(std::vector<records::BoutRow>())) {
      if (const auto opened = kept.open(row.id)) {
        found_.insert(to_json(opened->script));
      }
    }
  }

  /// What he boxed himself, and was told that it is kept; empty: nothing.
  [[nodiscard]] const std::string& boxed() const { return boxed_; }
  /// The bouts that he finds in the book.
  [[nodiscard]] const std::set<std::string>& found() const { return found_; }
  [[nodiscard]] bool was_told() const { return told_; }
  [[nodiscard]] const Settings& settings() const { return settings_; }

 private:
  void hear_line(const std::string& line) {
    EXPECT_EQ(line.find('\n'), std::string::npos) << line;
    EXPECT_FALSE(line.empty());
  }
  void hear(const Fault& fault) {
    told_ = true;
    hear_line(one_line(fault));
  }

  void read_settings() {
    const ReadSettings read = cabinet::read_settings(folder_ / "settings.json");
    for (const std::string& complaint : read.complaints) {
      hear_line(complaint);
    }
    settings_ = read.settings;
    const ReadSettings again = settings_from(text_of(read.settings), "again");
    EXPECT_TRUE(again.complaints.empty()) << again.complaints.front();
    EXPECT_EQ(again.settings, read.settings) << "what is read is what is kept";
  }

  void read_boxers() {
    for (const test::DataFile& kind : test::all_data_files()) {
      if (kind.own == nullptr) {
        continue;
      }
      const auto files = own_files_in(own_boxers_folder_of(folder_, kind.slug));
      if (!files) {
        hear(files.error());
        continue;
      }
      for (const std::filesystem::path& file : *files) {
        const Result<void> read =
            read_own_file(file).and_then([&](const std::string& text) { return kind.check(file.stem().string(), text); });
        if (!read) {
          hear(read.error());
        }
      }
    }
  }

  static Result<std::unique_ptr<Match>> open(const Script& script) { return test::all_games().open(script); }

  void import_bouts(KeptBouts& kept) {
    ScriptImport arrivals(kept.records(), open, [](const Script&) { return std::vector<std::string>(); });
    arrivals.begin(kept.scripts_folder());
    std::optional<ScriptImport::Report> report;
    while (!(report = arrivals.take())) {
      usleep(50);
    }
    for (const Fault& fault : report->refused) {
      hear(fault);
    }
  }

  void look_at_bouts(KeptBouts& kept) {
    static_cast<void>(kept.has_any());
    const auto rows = kept.records().read([](const records::Database& book) { return bouts_before(book, 0, 100); });
    if (!rows) {
      hear(rows.error());
      return;
    }
    for (const records::BoutRow& row : *rows) {
      look_at_bout(kept, row.id);
    }
    const auto sums =
        kept.records().read([](const records::Database& book) { return records::tallies(book, records::TallyFilter{}); });
    if (!sums) {
      hear(sums.error());
    }
    kept.count_older();
    kept.tell_habits([](const Script& script) { return test::all_games().habits(script); });
  }

  void look_at_bout(KeptBouts& kept, records::BoutId bout) {
    const auto opened = kept.open(bout);
    if (!opened) {
      hear(opened.error());
      return;
    }
    found_.insert(to_json(opened->script));
    const auto match = open(opened->script);
    if (!match) {
      hear(match.error());
    } else if (const auto sound = replay(**match, opened->script); !sound) {
      hear(sound.error());
      const auto part = records::sound_part(opened->script, open);
      EXPECT_TRUE(part) << "it opens, so there is a part to go on from";
    }
    const auto out = kept.export_bout(bout);
    if (!out) {
      hear(out.error());
      return;
    }
    for (const auto& family : records::read_families(test::must(read_whole(*out)), open)) {
      if (!family.family) {
        hear(family.family.error());
      } else {
        EXPECT_EQ(match.has_value(), true) << "what comes in is checked";
      }
    }
    std::filesystem::remove(*out);
  }

  void box(KeptBouts& kept) {
    Random random(9);
    const auto match = play("tiny", random, 10);
    auto recorder = kept.begin(*match, {}, seats_of(*match), false);
    recorder->keep(*match);
    test::answer_at_random(*match, random);
    recorder->keep(*match);
    if (const auto done = recorder->flush(); done) {
      boxed_ = to_json(match->script());
    } else {
      hear(done.error());
    }
  }

  std::filesystem::path folder_;
  Settings settings_;
  std::set<std::string> found_;
  std::string boxed_;
  bool told_ = false;
};

}  // namespace fc::cabinet
