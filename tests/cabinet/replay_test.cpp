// A kept bout is looked through: its time line goes anywhere at once, what stands there is what stood there, and from there
// a bout of its own goes on.
#include <time.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "cabinet/replay/film_maker.h"
#include "cabinet/replay/replay_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "cabinet_test_table.h"
#include "match/script.h"
#include "tests/playthroughs.h"
#include "tests/tested_games.h"
#include "tests/text/scratch.h"

namespace fc::cabinet {
namespace {

double thread_milliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// How many pixels of two pictures differ in more than a rounding: a shade is laid below a panel that is kept, over others.
int differing(const std::vector<std::uint32_t>& one, const std::vector<std::uint32_t>& other) {
  int count = 0;
  for (std::size_t pixel = 0; pixel < one.size(); ++pixel) {
    count += std::ranges::any_of(std::array{0, 8, 16}, [before = one[pixel], after = other.at(pixel)](int shift) {
      return std::abs(static_cast<int>(before >> shift & 0xFFU) - static_cast<int>(after >> shift & 0xFFU)) > 1;
    });
  }
  return count;
}

/// Parameter: the game's slug.
class Replay : public CabinetTable, public testing::WithParamInterface<const char*> {
 protected:
  void SetUp() override {
    CabinetTable::SetUp();
    const Result<Script> read = read_script(test::playthroughs_of(GetParam()).at(0));
    ASSERT_TRUE(read) << one_line(read.error());
    script_ = *read;
    open(quiet_options(1));
    frames(1);
    game_ = app().games.find(GetParam());
    ASSERT_NE(game_, nullptr);
    if (!game_->stands_on().empty()) {
      GTEST_SKIP() << "a long game is shown as it always was: it cannot be laid out whole";
    }
  }
  [[nodiscard]] ReplayScreen* shown() { return dynamic_cast<ReplayScreen*>(&loop_->cabinet().top()); }
  /// The theatre, once all of the bout lies there, standing still.
  void show() {
    app().flow.show_again(script_, {});
    frames(2);
    ASSERT_NE(shown(), nullptr) << said();
    frames_until([this] { return shown()->track().is_laid_out(); });
    focus_on("play");
    key("Return");
    frames(2);
    ASSERT_FALSE(shown()->playing());
  }

  Script script_;
  CornerGame* game_ = nullptr;
};

TEST_P(Replay, follows_a_pointer_that_is_dragged_along_the_line) {
  using platform::Pointer;
  show();
  const double before = shown()->clock();
  const platform::PixelSize size = loop_->window().size();
  const auto at = [&](double share) { return static_cast<float>(size.width * share); };
  const auto pointer = [](Pointer::Kind kind, Point at) {
    return Pointer{.kind = kind, .device = {.kind = DeviceKind::mouse, .id = 0}, .at = at};
  };
  auto y = static_cast<float>(size.height - 1);
  for (; y > at(0.25) && shown()->clock() == before; --y) {
    shown()->point(pointer(Pointer::Kind::pressed, {at(0.5), y}));
  }
  ++y;
  const double middle = shown()->clock();
  ASSERT_GT(middle, before) << "the line lies at the foot";
  const float away = y / 2;  // the hand need not stay on it
  shown()->point(pointer(Pointer::Kind::moved, {at(0.7), away}));
  const double later = shown()->clock();
  EXPECT_GT(later, middle);
  shown()->point(pointer(Pointer::Kind::released, {at(0.7), away}));
  shown()->point(pointer(Pointer::Kind::moved, {at(0.3), y}));
  EXPECT_EQ(shown()->clock(), later) << "it was let go";
}

TEST_P(Replay, lays_out_the_whole_script_in_order) {
  show();
  const ReplayTrack& track = shown()->track();
  EXPECT_EQ(track.match().script(), script_);
  ASSERT_FALSE(track.steps().empty());
  EXPECT_EQ(track.steps().front().place, records::Steps{});
  EXPECT_TRUE(std::ranges::is_sorted(track.steps(), {}, &ReplayStep::clock));
  EXPECT_TRUE(std::ranges::is_sorted(track.bookmarks(), {}, &Bookmark::clock));
}

/// Every mark and the middle between two, from before and from behind: what stands there is a matter of the clock alone.
TEST_P(Replay, shows_the_same_picture_wherever_it_comes_from) {
  show();
  frames_until([this] { return !shown()->moving(); });
  std::vector<double> clocks{0};
  for (const Bookmark& mark : shown()->track().bookmarks()) {
    clocks.push_back((clocks.back() + mark.clock) / 2);
    clocks.push_back(mark.clock);
  }
  clocks.push_back(shown()->track().end());
  const auto seen_at = [this](double clock) {
    shown()->seek(clock);
    frames(2);
    return pixels();
  };
  std::vector<std::vector<std::uint32_t>> forward;
  for (const double clock : clocks) {
    forward.push_back(seen_at(clock));
  }
  EXPECT_NE(forward.front(), forward.back()) << "it is painted at all";
  for (std::size_t place = clocks.size(); place-- > 0;) {
    const std::vector<std::uint32_t> back = seen_at(clocks[place]);
    EXPECT_EQ(differing(back, forward[place]), 0) << "pixels at " << clocks[place] << " seconds";
  }
}

/// From mark to mark: the pictures of a press and nothing that lies between.
TEST_P(Replay, jumps_to_any_mark_without_laying_out_the_bout_again) {
  for (const std::filesystem::path& file : test::playthroughs_of(GetParam())) {
    const Result<Script> read = read_script(file);
    ASSERT_TRUE(read) << one_line(read.error());
    if (read->dice.size() + read->choices.size() > script_.dice.size() + script_.choices.size()) {
      script_ = *read;
    }
  }
  show();
  const ReplayStep* const steps = shown()->track().steps().data();
  const std::size_t step_count = shown()->track().steps().size();
  shown()->seek(shown()->track().end() / 2);
  frames(1);
  std::vector<double> costs;
  for (int jump = 0; jump < 40; ++jump) {
    const double before = shown()->clock();
    const std::uint64_t seen = picture();
    const double begun = thread_milliseconds();
    key(jump / 5 % 2 == 0 ? "PageDown" : "PageUp");  // to the mark after, or before
    const double cost = thread_milliseconds() - begun;
    if (shown()->clock() != before) {
      costs.push_back(cost);
      EXPECT_NE(picture(), seen) << "the picture has followed";
    }
    EXPECT_EQ(shown()->track().steps().data(), steps) << "nothing is laid out anew";
  }
  ASSERT_GE(costs.size(), 5U);
  RecordProperty("steps", static_cast<int>(step_count));
  std::ranges::sort(costs);
  RecordProperty("median_us", static_cast<int>(1000 * costs[costs.size() / 2]));
  RecordProperty("worst_us", static_cast<int>(1000 * costs.back()));
  EXPECT_LT(costs.back(), 50) << "milliseconds of the processor";
}

TEST_P(Replay, goes_step_by_step_forth_and_back) {
  show();
  shown()->seek(0);
  frames(2);
  std::vector<double> stops;
  for (int step = 0; step < 5; ++step) {
    focus_on("step-after");
    key("Return");
    frames(1);
    stops.push_back(shown()->clock());
  }
  EXPECT_TRUE(std::ranges::is_sorted(stops)) << "forth";
  EXPECT_GT(stops.back(), stops.front());
  for (std::size_t step = stops.size() - 1; step-- > 0;) {
    focus_on("step-before");
    key("Return");
    frames(1);
    EXPECT_DOUBLE_EQ(shown()->clock(), stops[step]) << "back the same way";
  }
}

TEST_P(Replay, goes_on_as_a_bout_of_its_own) {
  show();
  const std::size_t step = shown()->track().steps().size() / 2;
  shown()->seek(shown()->track().steps()[step].clock);
  const records::Steps place = shown()->track().place_at(shown()->clock());
  frames(2);
  focus_on("go-on");
  key("Return");
  frames(3);
  key("Escape");  // the seats are as they shall be
  frames(3);
  ASSERT_NE(bout(), nullptr) << said();
  const Script& now = bout()->script();
  ASSERT_GE(now.dice.size(), place.dice);
  EXPECT_TRUE(
      std::equal(script_.dice.begin(), script_.dice.begin() + static_cast<std::ptrdiff_t>(place.dice), now.dice.begin()));
  EXPECT_TRUE(std::equal(script_.choices.begin(), script_.choices.begin() + static_cast<std::ptrdiff_t>(place.choices),
                         now.choices.begin()));
  app().kept.finish_writing();
  ASSERT_EQ(kept_rows().size(), 1U);
  const records::BoutId row = kept_rows()[0].id;
  const auto fork =
      kept().records().read([row](const records::Database& database) { return records::fork_of(database, row); });
  ASSERT_TRUE(fork && *fork);
  EXPECT_EQ((*fork)->place, place);
}

TEST_P(Replay, goes_on_in_a_kiosk_at_the_price_of_a_bout) {
  close();
  Options options = quiet_options(1);
  options.kiosk = true;
  open(options);
  frames(2);
  game_ = app().games.find(GetParam());
  app().kiosk.set("price", &OperatorSettings::price, 1);
  show();
  const auto go_on = [this] {
    focus_on("go-on");
    key("Return");
    frames(3);
  };
  go_on();
  EXPECT_NE(shown(), nullptr) << "nothing is paid";
  loop_->cabinet().take({platform::CoinDropped{}});
  frames(2);
  ASSERT_EQ(app().kiosk.credits(), 1);
  go_on();
  EXPECT_EQ(shown(), nullptr) << said();
  EXPECT_EQ(app().kiosk.credits(), 0);
}

TEST_P(Replay, is_left_to_where_it_was_opened) {
  app().flow.open_saved();
  frames(2);
  show();
  key("Escape");
  frames(2);
  EXPECT_NE(top_as<SavedScreen>(), nullptr);
}

TEST_P(Replay, keeps_pictures_and_gives_them_up_when_cancelled) {
  show();
  const std::filesystem::path folder = kept().folder() / "films" / "bout";
  const auto pictures = [](const std::filesystem::path& in) {
    return std::filesystem::exists(in) ? std::distance(std::filesystem::directory_iterator(in), {}) : 0;
  };
  const auto ask_for_pictures = [this] {
    focus_on("keep");
    key("Return");
    frames(40);  // what has just come is to be read first
    focus_on("way-" + std::to_string(film_program().empty() ? 0 : 2));
    key("Return");
    frames(1);
  };
  std::filesystem::create_directories(folder);
  std::ofstream(folder / "00001.png") << "of an earlier day";
  ask_for_pictures();
  ASSERT_TRUE(shown() && shown()->moving());
  key("Escape");
  frames(2);
  ASSERT_NE(shown(), nullptr) << "only the pictures are left";
  EXPECT_EQ(pictures(folder), 1) << "those of an earlier day stay";
  EXPECT_EQ(pictures(folder.parent_path()), 1) << "nothing is left of what was cancelled";
  ask_for_pictures();
  // Each takes longer on its way to the disk than many frames take.
  frames_until([this] { return !shown()->moving(); }, 1'000'000);
  EXPECT_GT(pictures(folder.parent_path() / "bout-2"), 1) << said();
  EXPECT_EQ(pictures(folder), 1);
  EXPECT_EQ(pictures(folder.parent_path()), 2);
}

TEST(FilmMaker, leaves_nothing_of_a_film_that_its_program_could_not_make) {
  const test::ScratchFolder scratch;
  const std::filesystem::path programs = scratch.path() / "programs";
  std::filesystem::create_directories(programs);
  std::ofstream(programs / "img2webp") << "#!/bin/sh\ntouch film.webp\nexit 1\n";
  std::filesystem::permissions(programs / "img2webp", std::filesystem::perms::owner_all);
  const std::string path = std::getenv("PATH");
  setenv("PATH", (programs.string() + ":/usr/bin:/bin").c_str(), 1);
  FilmMaker maker({.place = scratch.path() / "films" / "bout", .moments = {0, 1}, .program = "img2webp"});
  std::optional<Result<std::filesystem::path>> done;
  while (!done) {
    if (maker.wanted()) {
      maker.take(platform::SurfaceHandle(SDL_CreateRGBSurfaceWithFormat(0, 8, 8, 24, SDL_PIXELFORMAT_RGB24)));
    }
    done = maker.take_done();
  }
  setenv("PATH", path.c_str(), 1);
  ASSERT_FALSE(*done);
  EXPECT_EQ(done->error().where, "img2webp");
  EXPECT_TRUE(std::filesystem::is_empty(scratch.path() / "films"));
}

INSTANTIATE_TEST_SUITE_P(games, Replay, testing::ValuesIn(test::listed_slugs), test::name_of_game);

}  // namespace
}  // namespace fc::cabinet
