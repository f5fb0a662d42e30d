// What bouts add up to, counted as they end: sums, streaks, titles, and how pages of them are asked.
#include "records/results.h"

#include <algorithm>

#include "open_book.h"

namespace fc::records {
namespace {

// Seconds, and since 1970.
constexpr std::int64_t a_day = 86'400;
constexpr std::int64_t november = 1'793'491'200;  // 2026-11-01

class TalliesTest : public OpenBook {
 protected:
  struct Fought {
    std::vector<std::string> names{"Abe", "Bob"};
    std::vector<std::string> people{"Ann", ""};  ///< empty: a champion of a bot
    std::vector<int> winners{0};
    std::string game = "tiny";
    std::optional<int> title{};
    std::int64_t ended = november;
    bool lesson = false;
  };
  BoutId add(const Fought& fought) {
    BoutRow row = some_row();
    row.game = fought.game;
    row.names = fought.names;
    row.lesson = fought.lesson;
    std::vector<SeatRow> seats;
    for (const std::string& person : fought.people) {
      seats.push_back({.sitter = person.empty() ? "bot" : "person", .profile = person.empty() ? "champion" : person});
    }
    row.standing.over = false;
    const auto bout = insert_bout(*database_, row, seats);
    EXPECT_TRUE(bout) << one_line(bout.error());
    end(*bout, fought);
    return *bout;
  }
  void end(BoutId bout, const Fought& fought) {
    Standing standing{.key = "tiny.stands.hearts"};
    standing.over = true;
    standing.winners = fought.winners;
    standing.method = fought.winners.empty() ? "draw" : "ko";
    standing.title = fought.title;
    const auto written = in_transaction(*database_, [&]() -> Result<void> {
      FC_TRY(write_standing(*database_, bout, standing, fought.ended));
      return settle(*database_);
    });
    ASSERT_TRUE(written) << one_line(written.error());
  }
  void remove(BoutId bout) {
    ASSERT_TRUE(in_transaction(*database_, [&]() -> Result<void> {
      FC_TRY(remove_bout(*database_, bout));
      return settle(*database_);
    }));
  }
  [[nodiscard]] Tally of(Whose whose, const std::string& name, TallyFilter filter = {}) {
    filter.whose = whose;
    const auto tally = tally_of(*database_, {whose, name}, filter);
    EXPECT_TRUE(tally) << one_line(tally.error());
    return tally.value_or(Tally());
  }
  [[nodiscard]] std::vector<std::string> names(const Result<std::vector<Tally>>& sums) const {
    std::vector<std::string> all;
    for (const Tally& tally : *sums) {
      all.push_back(tally.name);
    }
    return all;
  }
  /// Everything that is counted, as one text without the numbers of the rows.
  [[nodiscard]] std::string all_sums() {
    std::string text;
    for (
        const char* const command :
        {"SELECT name || ' ' || party.kind || ' ' || game || ' ' || period || ' ' || coalesce((SELECT b.kind || b.name FROM "
         "party AS b WHERE b.id = beside), '') || ' ' || bouts || ' ' || won || ' ' || lost || ' ' || drawn || ' ' || "
         "titles_won || ' ' || titles_defended || ' ' || titles_lost || ' ' || streak || ' ' || best_streak FROM tally JOIN "
         "party ON party.id = who ORDER BY 1",
         "SELECT name || ' ' || party.kind || ' ' || game || ' ' || period || ' ' || coalesce((SELECT b.kind || b.name FROM "
         "party AS b WHERE b.id = beside), '') || ' ' || outcome || method || bouts FROM ending JOIN party ON party.id = "
         "who ORDER BY 1"}) {
      auto asked = database_->prepare(command);
      while (asked->next().value_or(false)) {
        text += asked->text(0) + "\n";
      }
    }
    return text;
  }
};

TEST_F(TalliesTest, rank_by_what_is_asked_in_pages) {
  add({});
  add({.names = {"Bob", "Cal"}, .winners = {1}});
  add({.names = {"Cal", "Abe"}, .winners = {0}});
  add({.names = {"Cal", "Bob"}, .winners = {}});
  add({.lesson = true});
  const TallyFilter boxers{.whose = Whose::boxer};
  EXPECT_EQ(names(ranked(*database_, boxers, Order::won, 0, 9)), (std::vector<std::string>{"Cal", "Abe"}))
      << "Bob has won nothing";
  EXPECT_EQ(count_ranked(*database_, boxers, Order::won), 2);
  EXPECT_EQ(count_ranked(*database_, boxers, Order::bouts), 3);
  EXPECT_EQ(names(ranked(*database_, boxers, Order::bouts, 2, 1)), std::vector<std::string>{"Abe"});
  EXPECT_EQ(count_ranked(*database_, boxers, Order::titles), 0);
  EXPECT_EQ(of(Whose::boxer, "Cal").won_by, (std::map<std::string, std::int64_t>{{"ko", 2}}));
  EXPECT_EQ(of(Whose::boxer, "Cal").drawn, 1);
  EXPECT_EQ(of(Whose::game, "tiny").bouts, 4) << "a lesson does not count";
  EXPECT_EQ(of(Whose::person, "Ann").bouts, 4);
  EXPECT_EQ(of(Whose::person, "nobody").bouts, 0);
}

TEST_F(TalliesTest, count_streaks_whatever_the_order_bouts_come_in) {
  const auto on_day = [this](int day, std::vector<int> winners) {
    return add({.winners = std::move(winners), .ended = november + day * a_day});
  };
  on_day(1, {0});
  on_day(2, {0});
  EXPECT_EQ(of(Whose::boxer, "Abe").streak, 2);
  on_day(3, {1});
  on_day(4, {0});
  EXPECT_EQ(of(Whose::boxer, "Abe").streak, 1);
  EXPECT_EQ(of(Whose::boxer, "Abe").best_streak, 2);
  EXPECT_EQ(of(Whose::bot, "champion").best_streak, 1);
  const BoutId early = on_day(0, {0});
  EXPECT_EQ(of(Whose::boxer, "Abe").best_streak, 3) << "it came in late and stands first";
  EXPECT_EQ(of(Whose::boxer, "Abe").streak, 1);
  remove(early);
  EXPECT_EQ(of(Whose::boxer, "Abe").best_streak, 2);
  EXPECT_EQ(names(ranked(*database_, {.whose = Whose::boxer}, Order::streak, 0, 9)),
            (std::vector<std::string>{"Abe", "Bob"}));
}

TEST_F(TalliesTest, end_a_streak_with_a_draw_whatever_the_order_bouts_come_in) {
  const auto on_day = [this](int day, std::vector<int> winners) {
    add({.winners = std::move(winners), .ended = november + day * a_day});
  };
  on_day(1, {0});
  on_day(2, {});
  EXPECT_EQ(of(Whose::boxer, "Abe").streak, 0);
  on_day(3, {0});
  EXPECT_EQ(of(Whose::boxer, "Abe").streak, 1);
  on_day(0, {1});  // all is worked out anew
  EXPECT_EQ(of(Whose::boxer, "Abe").streak, 1);
  EXPECT_EQ(of(Whose::boxer, "Abe").best_streak, 1);
}

TEST_F(TalliesTest, tell_what_became_of_titles) {
  add({.title = 1});
  add({.title = 0, .ended = november + 1});
  add({.winners = {}, .title = 0, .ended = november + 2});
  add({.winners = {1}, .title = 0, .ended = november + 3});
  add({.winners = {}, .title = vacant_title, .ended = november + 4});
  add({.winners = {0}, .title = vacant_title, .ended = november + 5});
  const Tally abe = of(Whose::boxer, "Abe");
  EXPECT_EQ(abe.titles_won, 2);
  EXPECT_EQ(abe.titles_defended, 2) << "a draw leaves the title where it was";
  EXPECT_EQ(abe.titles_lost, 1);
  EXPECT_EQ(of(Whose::person, "Ann").titles_won, 2) << "who led him has won it too";
  EXPECT_EQ(of(Whose::boxer, "Bob").titles_won, 1);
  EXPECT_EQ(names(ranked(*database_, {.whose = Whose::boxer}, Order::titles, 0, 9)),
            (std::vector<std::string>{"Abe", "Bob"}));
  const auto titles = titles_of(*database_, {Whose::boxer, "Abe"}, 2);
  ASSERT_EQ(titles->size(), 2U);
  EXPECT_EQ((*titles)[0].title, TitleChange::won);
  EXPECT_EQ((*titles)[1].title, TitleChange::lost);
}

TEST_F(TalliesTest, fit_a_game_a_period_and_who_was_beside) {
  add({});
  add({.names = {"Abe", "Cal"}, .people = {"Zoe", "Ann"}, .winners = {1}, .game = "other", .ended = november - a_day});
  const TallyFilter of_other{.whose = Whose::boxer, .game = "other"};
  EXPECT_EQ(names(ranked(*database_, of_other, Order::bouts, 0, 9)), (std::vector<std::string>{"Abe", "Cal"}));
  EXPECT_EQ(of(Whose::boxer, "Abe", {.period = 2026}).bouts, 2);
  EXPECT_EQ(of(Whose::boxer, "Abe", {.period = 202610}).won, 0);
  EXPECT_EQ(of(Whose::boxer, "Abe", {.period = 202611}).won, 1);
  EXPECT_EQ(periods_with_bouts(*database_), (std::vector<int>{202611, 202610, 2026}));
  const auto beside = [](Whose whose, Party party) { return TallyFilter{.whose = whose, .beside = std::move(party)}; };
  EXPECT_EQ(names(ranked(*database_, beside(Whose::boxer, {Whose::person, "Ann"}), Order::bouts, 0, 9)),
            (std::vector<std::string>{"Abe", "Cal"}))
      << "whom she led";
  EXPECT_EQ(names(ranked(*database_, beside(Whose::boxer, {Whose::boxer, "Cal"}), Order::bouts, 0, 9)),
            std::vector<std::string>{"Abe"})
      << "his opponents";
  EXPECT_EQ(names(ranked(*database_, beside(Whose::person, {Whose::bot, "champion"}), Order::bouts, 0, 9)),
            std::vector<std::string>{"Ann"})
      << "who sat against it";
  EXPECT_EQ(names(ranked(*database_, beside(Whose::game, {Whose::person, "Zoe"}), Order::bouts, 0, 9)),
            std::vector<std::string>{"other"})
      << "what she boxed";
  EXPECT_EQ(names(ranked(*database_, beside(Whose::game, {Whose::person, "Nobody"}), Order::bouts, 0, 9)),
            std::vector<std::string>{});
}

TEST_F(TalliesTest, have_no_boxers_where_the_seats_are_called_after_who_leads) {
  add({.names = {"Green", "Black", "Purple"}, .people = {"Ann", "Zoe", ""}});
  EXPECT_EQ(of(Whose::boxer, "Green").bouts, 0) << "three at a table are no boxers";
  EXPECT_EQ(of(Whose::person, "Ann").won, 1);
  const BoutId outer = add({.names = {"Ann's stable", "Zoe's stable"}, .people = {"Ann", "Zoe"}});
  BoutRow inner = some_row(1);
  inner.inside = {.bout = outer, .place = 1};
  ASSERT_TRUE(insert_bout(*database_, inner, two_seats()));
  end(outer, {});
  EXPECT_EQ(of(Whose::boxer, "Ann's stable").bouts, 0) << "nor are they in a long game";
  EXPECT_EQ(of(Whose::person, "Ann").won, 2);
}

TEST_F(TalliesTest, list_what_somebody_did_newest_first) {
  const BoutId first = add({});
  const BoutId second = add({.winners = {}, .game = "other", .ended = november + 1});
  const auto deeds = results_of(*database_, {Whose::boxer, "Bob"}, "", 0, 9);
  ASSERT_EQ(deeds->size(), 2U);
  EXPECT_EQ(
      (*deeds)[0],
      (BoutResult{
          .bout = second, .seat = 1, .ended = november + 1, .game = "other", .outcome = Outcome::drawn, .method = "draw"}));
  EXPECT_EQ((*deeds)[1].outcome, Outcome::lost);
  EXPECT_EQ(results_of(*database_, {Whose::boxer, "Bob"}, "tiny", 0, 9)->front().bout, first);
  EXPECT_EQ(results_of(*database_, {Whose::boxer, "Bob"}, "", 1, 9)->size(), 1U);
}

TEST_F(TalliesTest, are_those_of_the_bouts_whatever_happened_to_them) {
  Random random(7);
  std::vector<BoutId> bouts;
  const std::vector<std::string> boxers{"Abe", "Bob", "Cal", "Dan"};
  const auto fought = [&] {
    Fought some;
    some.names = {boxers[static_cast<std::size_t>(random.below(4))], boxers[static_cast<std::size_t>(random.below(4))]};
    some.people = {random.below(2) == 0 ? "Ann" : "", random.below(2) == 0 ? "Zoe" : ""};
    some.winners = random.below(4) == 0 ? std::vector<int>{} : std::vector<int>{static_cast<int>(random.below(2))};
    some.game = random.below(2) == 0 ? "tiny" : "other";
    some.ended = november + static_cast<std::int64_t>(random.below(60)) * a_day;
    if (random.below(3) == 0) {
      some.title = static_cast<int>(random.below(3)) - 1;
    }
    return some;
  };
  for (int step = 0; step < 120; ++step) {
    const auto any = [&] { return bouts[static_cast<std::size_t>(random.below(static_cast<std::uint32_t>(bouts.size())))]; };
    const auto what = bouts.empty() ? 9 : random.below(10);
    if (what == 0) {
      remove(any());
    } else if (what == 1) {
      ASSERT_TRUE(in_transaction(*database_, [&]() -> Result<void> {
        FC_TRY(write_standing(*database_, any(), {.key = "tiny.round_line"}, november));  // taken back after its end
        return settle(*database_);
      }));
    } else if (what == 2) {
      end(any(), fought());
    } else {
      bouts.push_back(add(fought()));
    }
  }
  const std::string kept = all_sums();
  ASSERT_TRUE(
      database_->run("DELETE FROM deed; DELETE FROM tally; DELETE FROM ending; DELETE FROM party; "
                     "UPDATE bout SET counted = 0;"));
  ASSERT_TRUE(in_transaction(*database_, [&]() -> Result<void> {
    FC_TRY(count_uncounted(*database_, 1000));
    return {};
  }));
  EXPECT_EQ(kept, all_sums());
  EXPECT_GT(kept.size(), 1000U);
}

TEST_F(TalliesTest, are_asked_without_reading_more_than_a_page) {
  const auto counts = [](const std::string& command) { return command.starts_with("SELECT count"); };
  ASSERT_EQ(std::ranges::count_if(page_commands_of_tallies(), counts), 4) << "how many there are, in each order";
  for (const std::string& command : page_commands_of_tallies()) {
    const std::string plan = plan_of(command);
    EXPECT_EQ(plan.find("SCAN"), std::string::npos) << command << "\n" << plan;
    EXPECT_EQ(plan.find("TEMP B-TREE"), std::string::npos) << "nothing is sorted: " << command << "\n" << plan;
    EXPECT_NE(plan.find("SEARCH"), std::string::npos) << command << "\n" << plan;
  }
}

TEST_F(TalliesTest, go_with_a_long_game_and_its_bouts) {
  const BoutId outer = add({.names = {"Ann's tour"}, .people = {"Ann"}});
  BoutRow inner = some_row(2);
  inner.names = {"Abe", "Bob"};
  inner.inside = {.bout = outer, .place = 1};
  inner.title = 1;
  const auto inside = insert_bout(*database_, inner, two_seats());
  Standing over{.key = "tiny.stands.hearts", .over = true, .winners = {0}, .method = "ko"};
  ASSERT_TRUE(write_standing(*database_, *inside, over, november));
  EXPECT_EQ(of(Whose::boxer, "Abe").titles_won, 1) << "the long game says that its title was at stake";
  ASSERT_TRUE(remove_bout(*database_, outer));
  EXPECT_EQ(of(Whose::boxer, "Abe").bouts, 0);
  EXPECT_EQ(all_sums(), "");
}

/// The first tables that were given out, with a bout that is over, one that is not, and a lesson.
constexpr const char* first_version = R"(
CREATE TABLE profile (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE bout (
  id INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL, setup TEXT NOT NULL, names TEXT NOT NULL, begun INTEGER NOT NULL,
  touched INTEGER NOT NULL, lesson INTEGER NOT NULL, over INTEGER NOT NULL, stands TEXT NOT NULL, method TEXT NOT NULL,
  length INTEGER NOT NULL, inside_of INTEGER REFERENCES bout ON DELETE CASCADE, place INTEGER, source TEXT UNIQUE);
CREATE INDEX bout_shown ON bout (id) WHERE inside_of IS NULL;
CREATE INDEX bout_going_on ON bout (id) WHERE inside_of IS NULL AND over = 0;
CREATE INDEX bout_inside ON bout (inside_of, place) WHERE inside_of IS NOT NULL;
CREATE TABLE seat (
  bout INTEGER NOT NULL REFERENCES bout ON DELETE CASCADE, seat INTEGER NOT NULL, sitter TEXT NOT NULL,
  profile INTEGER NOT NULL REFERENCES profile, won INTEGER NOT NULL, PRIMARY KEY (bout, seat)) WITHOUT ROWID;
CREATE INDEX seat_of ON seat (profile);
CREATE TABLE step (
  bout INTEGER NOT NULL REFERENCES bout ON DELETE CASCADE, choice INTEGER NOT NULL, number INTEGER NOT NULL, value NOT NULL,
  PRIMARY KEY (bout, choice, number)) WITHOUT ROWID;
INSERT INTO profile VALUES (1, 'Ann'), (2, 'champion');
INSERT INTO bout VALUES
  (1, 'tiny', '{}', '["Abe","Bob"]', 5, 1793491200, 0, 1, '{"key":"tiny.stands.hearts"}', 'ko', 3, NULL, NULL, NULL),
  (2, 'tiny', '{}', '["Abe","Bob"]', 6, 1793491200, 0, 0, '{"key":"tiny.round_line"}', '', 1, NULL, NULL, NULL),
  (3, 'tiny', '{}', '["Abe","Bob"]', 7, 1793491200, 1, 1, '{"key":"tiny.stands.hearts"}', 'ko', 3, NULL, NULL, NULL);
INSERT INTO seat VALUES (1, 0, 'person', 1, 1), (1, 1, 'bot', 2, 0), (2, 0, 'person', 1, 0), (3, 0, 'person', 1, 1);
INSERT INTO step VALUES (1, 0, 0, 4), (1, 1, 0, 'rush');
PRAGMA user_version = 1;
)";

TEST(OldRecords, are_brought_up_to_date_and_counted) {
  const test::Folder folder;
  const auto database = Database::open(folder.path() / "records.db", Database::Access::write, 0);
  ASSERT_TRUE(database->run("PRAGMA synchronous = OFF"));
  ASSERT_TRUE(database->run(first_version));
  const auto done = bring_up_to_date(*database);
  ASSERT_TRUE(done) << one_line(done.error());
  EXPECT_EQ(script_of(*database, **find_bout(*database, 1)).value().choices, std::vector<std::string>{"rush"});
  EXPECT_EQ(count_uncounted(*database, 100), 1);
  EXPECT_EQ(count_uncounted(*database, 100), 0) << "once";
  const auto ann = tally_of(*database, {Whose::person, "Ann"}, {.whose = Whose::person});
  EXPECT_EQ(ann->won, 1);
  EXPECT_EQ(ann->bouts, 1);
  EXPECT_EQ(bouts_before(*database, 0, 9)->size(), 3U);
  ASSERT_TRUE(bring_up_to_date(*database)) << "nothing is left to do";
}

TEST(OldRecords, that_find_no_room_or_are_held_stay_as_they_were) {
  const test::Folder folder;
  const std::filesystem::path file = folder.path() / "records.db";
  const auto database = Database::open(file, Database::Access::write, 0);
  ASSERT_TRUE(database->run("PRAGMA synchronous = OFF"));
  ASSERT_TRUE(database->run(first_version));
  const auto version = [&database] {
    auto asked = database->ask("PRAGMA user_version");
    EXPECT_TRUE(asked->next().value_or(false));
    return asked->number(0);
  };
  ASSERT_TRUE(database->run("PRAGMA max_page_count = 1"));  // no more than there are
  const auto full = bring_up_to_date(*database);
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().code, FaultCode::disk_full);
  EXPECT_EQ(version(), 1);
  ASSERT_TRUE(database->run("PRAGMA max_page_count = 1000000"));
  {
    const auto holder = Database::open(file, Database::Access::write, 0);
    ASSERT_TRUE(holder->run("BEGIN IMMEDIATE"));
    const auto held = bring_up_to_date(*database);
    ASSERT_FALSE(held);
    EXPECT_EQ(held.error().code, FaultCode::locked);
    EXPECT_EQ(version(), 1);
  }
  EXPECT_TRUE(bring_up_to_date(*database));
  EXPECT_EQ(version(), newest_version());
  EXPECT_EQ(bouts_before(*database, 0, 9)->size(), 3U);
}

}  // namespace
}  // namespace fc::records
