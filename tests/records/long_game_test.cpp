// A long game is kept with its bouts: begun by the conductor, gone on with after a restart, given out and taken in as one
// file, removed as one.
#include <algorithm>

#include "book.h"
#include "match/conductor.h"
#include "records/exchange.h"
#include "tests/match/evening.h"

namespace fc::records {
namespace {

using test::open_evening;

class LongGameTest : public testing::Test {
 protected:
  /// Of an evening or a toss: they have one seat.
  [[nodiscard]] static BoutRow row_of(const Match& match) {
    BoutRow row = opening_of(match);
    row.names = {"Ann"};
    return row;
  }
  [[nodiscard]] static std::vector<SeatRow> one_seat() { return {two_seats().front()}; }

  /// Plays an evening up to its first toss, which is kept inside it. Returns the number of the evening.
  BoutId begin_evening() {
    auto match = test::an_evening();
    auto recorder = std::make_unique<BoutRecorder>(records_, row_of(*match), one_seat());
    evening_ = recorder.get();
    ConductorPlan plan;
    plan.match = std::move(match);
    plan.recorder = std::move(recorder);
    conductor_ = std::make_unique<Conductor>(std::move(plan));
    EXPECT_EQ(conductor_->advance(), Conductor::Step::people);
    EXPECT_TRUE(conductor_->pick(0, "odds:1"));
    EXPECT_EQ(conductor_->advance(), Conductor::Step::bout);
    EXPECT_TRUE(conductor_->flush());
    return evening_->bout();
  }
  /// Where the bout that the conductor waits for is kept.
  [[nodiscard]] InsideOf here() const {
    return {.bout = evening_->bout(), .place = static_cast<std::int64_t>(conductor_->match().script().choices.size())};
  }
  /// Fights the bout that the conductor waits for, and keeps it. Returns its number.
  BoutId fight(int face) {
    const auto toss = test::must(open_evening(conductor_->match().bout()));
    BoutRow row = row_of(*toss);
    row.inside = here();
    BoutRecorder recorder(records_, row, one_seat());
    EXPECT_TRUE(toss->roll(face));
    recorder.keep(*toss);
    EXPECT_TRUE(recorder.flush());
    EXPECT_TRUE(conductor_->enter(conductor_->match().result_of(*toss)));
    EXPECT_TRUE(conductor_->flush());
    return recorder.bout();
  }
  /// Plays an evening to the end of its second bout. Returns the number of the evening.
  BoutId evening_of_two_bouts() {
    const BoutId evening = begin_evening();
    fight(4);
    EXPECT_EQ(conductor_->advance(), Conductor::Step::people);
    EXPECT_TRUE(conductor_->pick(0, "odds:0"));
    fight(2);
    return evening;
  }
  [[nodiscard]] Family family(BoutId bout) {
    const auto found = records_.read([bout](const Database& database) { return family_of(database, bout); });
    EXPECT_TRUE(found && *found);
    return found && *found ? **found : Family();
  }

  test::Folder folder_;
  Records records_{folder_.path() / "records.db"};
  BoutRecorder* evening_ = nullptr;  ///< the conductor's
  std::unique_ptr<Conductor> conductor_;
};

TEST_F(LongGameTest, keeps_its_bouts_by_their_places) {
  const BoutId evening = begin_evening();
  const InsideOf place = here();
  const BoutId toss = fight(4);
  ASSERT_EQ(conductor_->advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor_->pick(0, "odds:0"));
  ASSERT_EQ(conductor_->advance(), Conductor::Step::bout);
  const BoutId second = fight(2);
  const auto inside = records_.read([&](const Database& database) { return bouts_inside(database, evening); });
  ASSERT_EQ(inside->size(), 2U);
  EXPECT_EQ((*inside)[0].id, toss);
  EXPECT_EQ((*inside)[0].inside, place);
  EXPECT_EQ((*inside)[1].id, second);
  EXPECT_EQ((*inside)[1].inside->place, 3);
  EXPECT_EQ(kept_script(records_, evening).choices, (std::vector<std::string>{"odds:1", "toss:5", "odds:0", "toss:2"}));
  EXPECT_EQ(kept_bouts(records_).size(), 1U) << "the list shows the evening alone";
}

TEST_F(LongGameTest, finds_the_bout_it_was_in_after_a_restart) {
  const BoutId evening = begin_evening();
  const auto toss = test::must(open_evening(conductor_->match().bout()));
  BoutRow row = row_of(*toss);
  row.inside = here();
  const auto inside = [&] {
    return records_.read([&](const Database& database) { return bouts_inside(database, evening); });
  };
  EXPECT_TRUE(inside()->empty());
  const BoutRecorder recorder(records_, row, one_seat());
  records_.finish();
  const auto found = inside();
  ASSERT_TRUE(found);
  ASSERT_EQ(found->size(), 1U);
  EXPECT_EQ(found->front().id, recorder.bout());
  EXPECT_FALSE(found->front().standing.over);
  const auto newest = records_.read([](const Database& database) { return newest_going_on(database); });
  EXPECT_EQ((*newest)->id, evening) << "one goes on with the long game";
}

TEST_F(LongGameTest, takes_its_bouts_with_it) {
  const BoutId evening = begin_evening();
  const BoutId toss = fight(4);
  records_.write([&](const Database& database) { return remove_bout(database, evening); });
  const auto left = records_.read([&](const Database& database) { return find_bout(database, toss); });
  ASSERT_TRUE(left);
  EXPECT_FALSE(*left);
}

TEST_F(LongGameTest, that_is_gone_does_not_keep_its_bout_from_being_kept) {
  const BoutId evening = begin_evening();
  const auto toss = test::must(open_evening(conductor_->match().bout()));
  BoutRow row = row_of(*toss);
  row.inside = here();
  BoutRecorder recorder(records_, row, one_seat());
  records_.write([&](const Database& database) { return remove_bout(database, evening); });
  records_.finish();
  ASSERT_TRUE(toss->roll(4));
  recorder.keep(*toss);
  ASSERT_TRUE(recorder.flush()) << one_line(*recorder.trouble());
  const auto rows = kept_bouts(records_);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_FALSE(rows[0].inside) << "it stands for itself now";
}

TEST_F(LongGameTest, goes_out_and_comes_in_as_one_file) {
  const BoutId evening = begin_evening();
  fight(4);
  const std::string lines = to_lines(family(evening), false);
  const std::size_t end = lines.find('\n') + 1;
  const auto head = read_whole_bout(lines.substr(0, end), open_evening);
  const auto inner = read_whole_bout(lines.substr(end), open_evening);
  ASSERT_TRUE(head) << one_line(head.error());
  ASSERT_TRUE(inner) << one_line(inner.error());
  ASSERT_TRUE(inner->row.inside);
  EXPECT_EQ(inner->row.inside->place, 1);

  Records others(folder_.path() / "others.db");
  BoutId taken = 0;
  others.write([&](const Database& database) -> Result<void> {
    FC_TRY(taken, insert_family(database, {.head = *head, .inner = {*inner}}));
    return {};
  });
  const auto back = others.read([&](const Database& database) { return family_of(database, taken); });
  ASSERT_TRUE(back && *back);
  EXPECT_EQ(to_lines(**back, false), lines);
}

TEST_F(LongGameTest, comes_in_with_all_its_bouts_but_those_that_were_given_up) {
  const BoutId evening = begin_evening();
  fight(4);
  ASSERT_EQ(conductor_->advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor_->pick(0, "odds:0"));
  ASSERT_EQ(conductor_->advance(), Conductor::Step::bout);
  fight(2);
  Family whole = family(evening);
  ASSERT_EQ(whole.inner.size(), 2U);
  WholeBout given_up = whole.inner.front();
  given_up.script.dice.clear();
  whole.inner.insert(whole.inner.begin(), given_up);
  const std::vector<ReadFamily> read = read_families(to_lines(whole, false), open_evening);
  ASSERT_EQ(read.size(), 1U);
  ASSERT_TRUE(read[0].family) << one_line(read[0].family.error());
  EXPECT_EQ(read[0].family->inner.size(), 2U);
  EXPECT_EQ(to_lines(*read[0].family, true), to_lines(family(evening), true));

  whole.inner.back().row.inside->place = 9;
  const std::vector<ReadFamily> wrong = read_families(to_lines(whole, false), open_evening);
  ASSERT_EQ(wrong.size(), 2U);
  ASSERT_TRUE(wrong[0].family) << one_line(wrong[0].family.error());
  EXPECT_EQ(wrong[0].family->inner.size(), 1U) << "one that does not fit costs only itself";
  EXPECT_EQ(one_line(wrong[1].family.error()), "kept.inside: is 9, the bout before has 4 choices; this bout is left out");
  EXPECT_EQ(wrong[1].wrong_line, 4U);
}

TEST_F(LongGameTest, drops_the_bout_it_waited_for_when_what_led_to_it_is_taken_back) {
  const BoutId evening = begin_evening();
  fight(4);
  ASSERT_EQ(conductor_->advance(), Conductor::Step::people);
  ASSERT_TRUE(conductor_->pick(0, "odds:0"));
  ASSERT_EQ(conductor_->advance(), Conductor::Step::bout);
  const auto toss = test::must(open_evening(conductor_->match().bout()));
  BoutRow row = row_of(*toss);
  row.inside = here();
  ASSERT_EQ(row.inside->place, 3);
  const auto left = std::make_unique<BoutRecorder>(records_, row, one_seat());
  ASSERT_TRUE(left->flush());
  ASSERT_EQ(family(evening).inner.size(), 2U);
  Family damaged = family(evening);

  ASSERT_TRUE(conductor_->agree_to_undo(0));
  ASSERT_TRUE(conductor_->flush());
  ASSERT_EQ(kept_script(records_, evening).choices.size(), 2U);
  const Family whole = family(evening);
  ASSERT_EQ(whole.inner.size(), 1U);
  EXPECT_TRUE(whole.inner[0].row.standing.over) << "what was fought before stays";
  const std::vector<ReadFamily> read = read_families(to_lines(whole, false), open_evening);
  ASSERT_EQ(read.size(), 1U);
  EXPECT_TRUE(read[0].family) << one_line(read[0].family.error());

  damaged.head.script = whole.head.script;
  EXPECT_EQ(leave_out_misfits(damaged, open_evening), 1U) << "as an older version kept it";
  EXPECT_EQ(to_lines(damaged, true), to_lines(whole, true));
  EXPECT_EQ(leave_out_misfits(damaged, open_evening), 0U);
}

TEST_F(LongGameTest, keeps_its_bouts_apart_from_those_of_the_next_in_one_file) {
  const BoutId evening = begin_evening();
  fight(4);
  const std::string lines = to_lines(family(evening), false);
  const std::vector<ReadFamily> read = read_families(lines + lines + "{}\n" + lines, open_evening);
  ASSERT_EQ(read.size(), 4U);
  for (const std::size_t place : {0U, 1U, 3U}) {
    ASSERT_TRUE(read[place].family) << place << one_line(read[place].family.error());
    EXPECT_EQ(to_lines(*read[place].family, true), to_lines(family(evening), true)) << place;
  }
  EXPECT_FALSE(read[2].family);
}

TEST_F(LongGameTest, comes_in_with_the_bouts_behind_one_that_is_bad) {
  const BoutId evening = evening_of_two_bouts();
  const std::string lines = to_lines(family(evening), false);
  const std::size_t first = lines.find('\n') + 1;
  const std::size_t second = lines.find('\n', first) + 1;
  std::string bad = lines.substr(first, second - first);
  bad.replace(bad.find("[4]"), 3, "[9]");
  const auto read = read_families(lines.substr(0, first) + bad + lines.substr(second), open_evening);
  ASSERT_EQ(read.size(), 2U);
  ASSERT_TRUE(read[0].family);
  ASSERT_EQ(read[0].family->inner.size(), 1U) << "the one behind it";
  EXPECT_EQ(read[0].family->inner[0].row.inside->place, 3);
  EXPECT_FALSE(read[1].family);
  EXPECT_EQ(read[1].wrong_line, 2U);
}

TEST_F(LongGameTest, says_which_bouts_stay_out_with_the_line_before_them) {
  const BoutId evening = evening_of_two_bouts();
  const std::string lines = to_lines(family(evening), false);
  const std::size_t first = lines.find('\n') + 1;
  const auto read = read_families("{}\n" + lines.substr(first) + lines, open_evening);
  ASSERT_EQ(read.size(), 3U);
  EXPECT_EQ(read[0].wrong_line, 1U);
  ASSERT_FALSE(read[1].family);
  EXPECT_EQ(read[1].wrong_line, 2U);
  EXPECT_EQ(one_line(read[1].family.error()),
            "kept.inside: 2 bouts from here on left out: line 1 could not be read, so their long game is not known; mend "
            "that line, and import the file again");
  ASSERT_TRUE(read[2].family);
  EXPECT_EQ(read[2].family->inner.size(), 2U);
}

TEST_F(LongGameTest, comes_in_with_the_bout_that_it_waits_for) {
  const BoutId evening = begin_evening();
  Family whole = family(evening);
  const auto toss = test::must(open_evening(conductor_->match().bout()));
  whole.inner.push_back({.row = row_of(*toss), .seats = one_seat(), .script = toss->script()});
  whole.inner.back().row.inside = here();
  const std::vector<ReadFamily> read = read_families(to_lines(whole, false), open_evening);
  ASSERT_EQ(read.size(), 1U);
  ASSERT_TRUE(read[0].family) << one_line(read[0].family.error());
  EXPECT_EQ(read[0].family->inner.size(), 1U);
}

TEST_F(LongGameTest, refuses_a_bout_that_is_not_its_own) {
  const BoutId evening = begin_evening();
  fight(4);
  const Family good = family(evening);
  const auto read = [&](auto change) {
    Family family = good;
    change(family.inner.front());
    return read_families(to_lines(family, false), open_evening);
  };
  const auto wrong = [&](auto change) {
    const auto families = read(change);
    return families.size() == 2 && !families[1].family ? families[1].family.error().where : std::string();
  };
  EXPECT_EQ(read([](WholeBout& /*as it is*/) {}).size(), 1U);
  EXPECT_EQ(wrong([](WholeBout& inner) { inner.row.inside->place = 7; }), "kept.inside");
  EXPECT_EQ(wrong([](WholeBout& inner) { inner.row.inside->place = 0; }), "kept.inside") << "odds are asked for there";
  EXPECT_EQ(wrong([](WholeBout& inner) { inner.script.setup = R"({"handicap":0})"; }), "setup");
  EXPECT_EQ(wrong([&](WholeBout& inner) {
              inner.script = {.game = "evening", .setup = good.head.script.setup, .dice = {}, .choices = {}};
            }),
            "game");
  const auto other = read([](WholeBout& inner) { inner.script.dice = {2}; });
  ASSERT_EQ(other.size(), 1U);
  EXPECT_TRUE(other[0].family->inner.empty()) << "it ended otherwise";
}

/// Lines of a long game with its two bouts inside it, so many of them, the later before the earlier and again.
std::string to_and_fro(const Family& family, int bouts) {
  const std::string lines = to_lines(family, false);
  const std::size_t head = lines.find('\n') + 1;
  const std::size_t second = lines.find('\n', head) + 1;
  std::string text = lines.substr(0, head);
  for (int bout = 0; bout < bouts; ++bout) {
    text += bout % 2 == 0 ? lines.substr(second) : lines.substr(head, second - head);
  }
  return text;
}

TEST_F(LongGameTest, is_played_once_whatever_the_order_of_the_bouts_inside_it) {
  const BoutId evening = evening_of_two_bouts();
  const Family whole = family(evening);
  for (const int bouts : {2, 64, 128}) {
    int opened = 0;
    const auto families = read_families(to_and_fro(whole, bouts), [&opened](const Script& script) {
      opened += script.game == "evening" ? 1 : 0;
      return open_evening(script);
    });
    ASSERT_EQ(families.size(), 1U);
    ASSERT_TRUE(families[0].family) << one_line(families[0].family.error());
    EXPECT_EQ(families[0].family->inner.size(), static_cast<std::size_t>(bouts));
    EXPECT_TRUE(std::ranges::is_sorted(families[0].family->inner, {},
                                       [](const WholeBout& inner) { return inner.row.inside->place; }));
    EXPECT_EQ(opened, 2) << "read, and played along its bouts";
  }
}

TEST_F(LongGameTest, says_the_first_line_of_a_bout_that_does_not_fit_whatever_its_place) {
  const BoutId evening = begin_evening();
  fight(4);
  Family wrong = family(evening);
  WholeBout behind = wrong.inner[0];
  behind.row.inside->place = 7;
  WholeBout other = wrong.inner[0];
  other.script.setup = R"({"handicap":0})";
  wrong.inner.push_back(behind);
  wrong.inner.push_back(other);
  const auto families = read_families(to_lines(wrong, false), open_evening);
  ASSERT_EQ(families.size(), 2U);
  ASSERT_TRUE(families[0].family);
  EXPECT_EQ(families[0].family->inner.size(), 1U);
  EXPECT_EQ(families[1].wrong_line, 3U);
  EXPECT_EQ(one_line(families[1].family.error()),
            "kept.inside: is 7, the bout before has 2 choices; 2 bouts that do not fit are left out");
}

}  // namespace
}  // namespace fc::records
