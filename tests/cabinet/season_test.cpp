// Days of a machine that nobody tends, out of one seed: visitors come, drop coins, play, press whatever there is, leave in
// the middle of a question; pads and monitors vanish, the disk is full or fails, and the plug is pulled at any moment. No
// coin, no audit and no finished bout is lost, and it is itself again at once. Every stretch between two plugs is a child
// that is killed.
//
// Four days and eight plugs; FC_SEASON_DAYS=30 FC_SEASON_PLUGS=1000 before the program's name: a month of a thousand;
// FC_SEASON_SEED: another one.
#include <malloc.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iterator>
#include <map>
#include <optional>
#include <set>

#include "cabinet/kiosk/operator_screens.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/screens/front_page_screen.h"
#include "cabinet_test_table.h"
#include "core/random.h"
#include "tests/asked.h"
#include "tests/records/failing_calls.h"

namespace fc::cabinet {
namespace {

constexpr double a_day = 24 * 60 * 60.0;
constexpr double days_without_a_plug = 1.5;   ///< at the end: what grows shows after a day
constexpr std::int64_t morning = 1767603600;  ///< 9 o'clock of the first day, by Greenwich

/// What a child has seen; its parent reads it when it is gone. Of this child alone.
struct Told {
  int coins = 0;       ///< dropped
  int safe_coins = 0;  ///< thanked for, and said to lie in the book
  int over = 0;        ///< bouts that visitors saw the end of
  int safe_over = 0;   ///< of them, as the disk had had a second
  int visits = 0;
  int faults_met = 0;
  int pads_gone = 0;
  int monitors_gone = 0;
  long bytes_of_first_day = 0;  ///< of memory in use without pictures, at its most
  long bytes_at_the_end = 0;
  double seconds = 0;  ///< of virtual time that have passed
  bool broken = false;
  bool ended = false;  ///< it came to the end of its days with the power on
};

/// What is in the book.
struct Booked {
  std::int64_t coins = 0;
  std::int64_t spent = 0;
  std::int64_t credits = 0;
  std::int64_t over = 0;                 ///< as it is counted
  std::set<records::BoutId> bouts_over;  ///< as they lie there
  records::BoutId oldest_over = 0;       ///< of them, where a machine has let older ones go: it keeps so many
  int beside = 0;                        ///< bouts that could not be written into the book, as they ended
  std::int64_t bouts = 0;                ///< with those that were left
  std::int64_t plugs = 0;
};

long bytes_in_use() {
  malloc_trim(0);
  const auto in_use = mallinfo2();
  return static_cast<long>(in_use.uordblks + in_use.hblkhd);
}

long bytes_of_folder(const std::filesystem::path& folder) {
  std::uintmax_t bytes = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    bytes += entry.is_regular_file() ? entry.file_size() : 0;
  }
  return static_cast<long>(bytes);
}

class Season : public CabinetTable {
 protected:
  void SetUp() override {
    CabinetTable::SetUp();
    void* const memory = mmap(nullptr, sizeof(Told), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    ASSERT_NE(memory, MAP_FAILED);
    told_ = new (memory) Told();
  }
  void TearDown() override {
    munmap(told_, sizeof(Told));
    CabinetTable::TearDown();
  }

  /// A child that begins at `from`, seconds after the first morning. plug: it is pulled at about that visit; none: never.
  void power_on(std::uint64_t seed, double from, double until, std::optional<int> plug) {
    *told_ = Told();
    const pid_t child = fork();
    if (child == 0) {
      live(seed, from, until, plug);
      told_->broken = HasFailure();
      _exit(0);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    const bool cut = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    ASSERT_TRUE(cut || (WIFEXITED(status) && told_->ended)) << "it ended by itself: " << status;
    ASSERT_FALSE(told_->broken);
  }

  Booked booked() const {
    records::Records book(folder_ / "records.db");
    Booked found;
    const auto read = book.read([&found](const records::Database& database) -> Result<int> {
      FC_TRY(const auto rows, records::audits_between(database, 0, 99991231));
      for (const records::AuditRow& row : rows) {
        found.coins += row.what == "coin" ? row.amount : 0;
        found.spent += row.what == "spent" ? row.amount : 0;
        found.over += row.what == "over" ? row.amount : 0;
        found.plugs += row.what == "plug" ? row.amount : 0;
      }
      FC_TRY(const auto values, records::operator_values(database));
      const auto credits = values.find(records::credits_key);
      found.credits = credits == values.end() ? 0 : std::atoi(credits->second.c_str());
      FC_TRY(const auto bouts, records::bouts_that_fit(database, {.over = true}, 0, 100'000));
      std::ranges::transform(bouts, std::inserter(found.bouts_over, found.bouts_over.end()), &records::BoutRow::id);
      FC_TRY(const auto all, records::bouts_before(database, 0, 100'000));
      found.bouts = static_cast<std::int64_t>(all.size());
      constexpr std::size_t kept_of_those_over = 49;  // of 50, and the newest that was left
      found.oldest_over = found.bouts_over.size() < kept_of_those_over ? 0 : *found.bouts_over.begin();
      return 0;
    });
    EXPECT_TRUE(read) << one_line(read.error());
    std::error_code none;
    for (const auto& file : std::filesystem::directory_iterator(folder_ / "scripts", none)) {
      found.beside += file.path().filename().string().starts_with("unsaved-") ? 1 : 0;
    }
    EXPECT_FALSE(book.take_news()) << "the book is sound";
    return found;
  }

  /// What came of the child that has gone lies in the book.
  void expect_nothing_lost(const Booked& before, const Booked& now) const {
    EXPECT_GE(now.coins, before.coins + told_->safe_coins) << "a coin that was thanked for is lost";
    EXPECT_LE(now.coins, before.coins + told_->coins) << "a coin that nobody dropped";
    EXPECT_EQ(now.credits, now.coins - now.spent);
    EXPECT_GE(now.over, before.over + told_->safe_over) << "an audit is lost";
    EXPECT_LE(now.over, before.over + told_->over + 1) << "one may have ended before its front page was seen";
    const auto still =
        std::ranges::count_if(before.bouts_over, [&now](records::BoutId bout) { return bout >= now.oldest_over; });
    EXPECT_GE(static_cast<std::int64_t>(now.bouts_over.size()) + now.beside, still + before.beside + told_->safe_over)
        << "a finished bout is lost";
    EXPECT_FALSE(std::filesystem::exists(folder_ / "records-damaged-1.db"));
    if (HasFailure()) {
      std::filesystem::copy(folder_, folder_.string() + "-failed", std::filesystem::copy_options::recursive);
    }
  }

  Told* told_ = nullptr;
  bool crowded_ = false;  ///< so many plugs that most visits are short, or it would take hours

 private:
  /// All that happens between the power's coming and its going.
  void live(std::uint64_t seed, double from, double until, std::optional<int> plug) {
    Random random(seed);
    Options options = quiet_options();
    options.width = 320;
    options.height = 180;
    options.kiosk = true;
    options.seed = seed;
    options.virtual_start = morning + static_cast<std::int64_t>(from);
    open(options);
    frames(2);
    ASSERT_TRUE(loop_->cabinet().top().is_attract_mode()) << "it is itself again, and asks nobody anything";
    app().kiosk.set("price", &OperatorSettings::price, 1);
    app().kiosk.set("coin_control", &OperatorSettings::coin_control, 3);
    app().kiosk.set("short_bouts", &OperatorSettings::short_bouts, 1);
    app().kiosk.set("opens", &OperatorSettings::opens, 9);
    app().kiosk.set("closes", &OperatorSettings::closes, 23);
    for (told_->visits = 0; from + loop_->clock().seconds() < until; ++told_->visits) {
      if (HasFailure()) {
        return;
      }
      rest(1800 + random.below(6 * 60 * 60));
      if (loop_->clock().seconds() < a_day) {
        told_->bytes_of_first_day = std::max(told_->bytes_of_first_day, bytes_at_the_title());
      }
      visit(random, plug == told_->visits);
    }
    rest(60);
    told_->bytes_at_the_end = bytes_at_the_title();
    loop_->close();
    told_->ended = true;
  }

  /// The reel has gone with the bout that it showed, and the pictures that are kept up to a bound of their own, so that one
  /// look is as another: what grows is a leak.
  long bytes_at_the_title() {
    key("Return");
    settle();
    loop_->cabinet().take({platform::PaintAsked{.anew = true}});
    const long bytes = bytes_in_use();
    frames(1);
    return bytes;
  }

  /// Nobody is there; the reel goes on. It needs a while to find out that the last one has gone.
  void rest(double seconds) {
    constexpr double silence = 46;
    constexpr double still_there = 11;
    for (int looks = 0; looks < 20 && !loop_->cabinet().top().is_attract_mode(); ++looks) {
      pass(looks % 2 == 0 ? silence : still_there);
    }
    EXPECT_TRUE(loop_->cabinet().top().is_attract_mode()) << "the house has itself again";
    pass(seconds);
    EXPECT_TRUE(loop_->cabinet().top().is_attract_mode());
  }
  void pass(double seconds) {
    loop_->let_pass(seconds);
    frames(1);
    told_->seconds += seconds;
    told_->safe_coins = app().kiosk.safe_coins();
  }
  /// The disk has had the time that it needs.
  void settle() {
    frames(2);
    const bool kept = app().kiosk.recorder().flush().has_value();
    app().kept.records().finish();
    frames(2);
    told_->safe_coins = app().kiosk.safe_coins();
    if (kept) {
      told_->safe_over = told_->over;
    }
  }

  void visit(Random& random, bool pulls_the_plug) {
    const bool mashes = random.below(3) == 0;
    const bool leaves_soon = random.below(3) == 0 || (crowded_ && random.below(4) != 0);
    const std::uint32_t least = leaves_soon ? 0 : mashes ? 40 : 250;
    const int presses = static_cast<int>(least + random.below(leaves_soon ? 20 : 200));
    const int last = pulls_the_plug ? static_cast<int>(random.below(static_cast<std::uint32_t>(presses) + 1)) : -1;
    std::optional<test::FailingCalls> failing;
    for (int press = 0; press <= presses; ++press) {
      if (press == last) {
        raise(SIGKILL);
      }
      if (random.below(30) == 0 || press < 2) {
        drop_coin();
      }
      if (press % 25 == 10 && random.below(6) == 0) {
        settle();
        failing.emplace(folder_, a_failure(random));
      } else if (failing && press % 25 == 20) {
        told_->faults_met += test::FailingCalls::came_to_it() ? 1 : 0;
        failing.reset();
        settle();
      }
      if (random.below(400) == 0) {
        change_monitor(random);
      }
      act(random, mashes);
      if (!failing && random.below(12) == 0) {
        settle();
      }
    }
    failing.reset();
    settle();
  }

  static test::Failure a_failure(Random& random) {
    constexpr std::array kinds{test::Call::pwrite, test::Call::write, test::Call::sync, test::Call::truncate};
    constexpr std::array errors{ENOSPC, EIO};
    const test::Call call = kinds.at(random.below(kinds.size()));
    const bool counts = call == test::Call::pwrite || call == test::Call::write;
    return {.call = call,
            .error = errors.at(random.below(errors.size())),
            .short_count = counts && random.below(3) == 0,
            .at = 1 + static_cast<int>(random.below(6)),
            .for_ever = random.below(2) == 0};
  }

  void drop_coin() {
    key("F12");
    ++told_->coins;
  }

  /// The screen is switched off, and another one stands there: it covers that, and paints all anew.
  void change_monitor(Random& random) {
    constexpr std::array<platform::PixelSize, 3> sizes{{{320, 180}, {180, 320}, {256, 192}}};
    const platform::PixelSize size = sizes.at(random.below(sizes.size()));
    SDL_SetWindowMinimumSize(loop_->window().handle(), 1, 1);
    SDL_SetWindowSize(loop_->window().handle(), size.width, size.height);
    SDL_Event gone{};
    gone.type = SDL_RENDER_TARGETS_RESET;
    SDL_PushEvent(&gone);
    ++told_->monitors_gone;
    frames(1);
    EXPECT_EQ(loop_->window().size().width, size.width);
  }

  /// Somebody who plays accepts what he is offered and now and then moves; who mashes presses anything.
  void act(Random& random, bool mashes) {
    constexpr std::array controls{"a", "dpup", "dpdown", "dpleft", "dpright", "b", "x", "y", "start", "leftshoulder"};
    platform::VirtualPad& pad = pads_.at(random.below(5) == 0 ? 1 : 0);
    if (!pad.connected()) {
      ASSERT_TRUE(pad.connect("xbox"));
      frames(1);
    } else if (random.below(150) == 0) {
      pad.disconnect();
      ++told_->pads_gone;
      frames(1);
      return;
    }
    const bool at_the_end = top_as<FrontPageScreen>() != nullptr;
    press(pad, mashes                  ? controls.at(random.below(controls.size()))
               : random.below(10) != 0 ? "a"
                                       : controls.at(random.below(5)));
    frames(static_cast<int>(random.below(8)));
    const auto* const page = top_as<FrontPageScreen>();
    if (page != nullptr && !at_the_end && !page->is_attract_mode()) {
      ++told_->over;
    }
  }

  std::array<platform::VirtualPad, 2> pads_;
};

TEST_F(Season, of_visitors_faults_and_plugs_loses_nothing) {
  const double until = (test::asked_or("FC_SEASON_DAYS", 4) - days_without_a_plug) * a_day;
  const int plugs = test::asked_or("FC_SEASON_PLUGS", 8);
  crowded_ = plugs > 100;
  Random random(static_cast<std::uint64_t>(test::asked_or("FC_SEASON_SEED", 27)));
  Booked before;
  Told sum;
  int pulled = 0;
  double now = 0;
  const auto live_on = [&](double to, std::optional<int> plug) {
    power_on(random.bits(), now, to, plug);
    const Booked booked_now = booked();
    expect_nothing_lost(before, booked_now);
    before = booked_now;
    sum.coins += told_->coins;
    sum.over += told_->over;
    sum.visits += told_->visits;
    sum.faults_met += told_->faults_met;
    sum.pads_gone += told_->pads_gone;
    sum.monitors_gone += told_->monitors_gone;
  };
  for (int stretch = 1; now < until && !HasFailure(); ++stretch) {
    SCOPED_TRACE("stretch " + std::to_string(stretch));
    // Evenly over the days: so many visits fit between two plugs, and in a month of a thousand hardly one.
    const double share = (until - now) / std::max(1, plugs - pulled + 1);
    const auto visits = static_cast<std::uint32_t>(std::max(1.0, 2 * share / (3.5 * 60 * 60.0)));
    live_on(until, pulled < plugs ? std::optional<int>(static_cast<int>(random.below(visits))) : std::nullopt);
    pulled += told_->ended ? 0 : 1;
    now = told_->ended ? until : now + (crowded_ ? std::min(told_->seconds, share) : told_->seconds);
  }
  live_on(now + days_without_a_plug * a_day, std::nullopt);
  const long grown = told_->bytes_at_the_end - told_->bytes_of_first_day;
  EXPECT_LE(grown, 1024 * 1024) << "bytes after the first day";
  // What is kept is bouts and sums of days: nothing else in the folder grows.
  constexpr long bytes_without_a_bout = 5 * 1024 * 1024;
  constexpr long bytes_a_bout = 32 * 1024;
  EXPECT_LE(bytes_of_folder(folder_), bytes_without_a_bout + bytes_a_bout * before.bouts);
  EXPECT_GE(before.plugs + 1, pulled) << "but for one, as nobody has started it since";
  EXPECT_GT(before.coins, 0);
  const std::map<std::string, long> told{{"visits", sum.visits},
                                         {"coins", sum.coins},
                                         {"bouts_over", sum.over},
                                         {"plugs", pulled},
                                         {"disk_faults", sum.faults_met},
                                         {"pads_gone", sum.pads_gone},
                                         {"monitors_gone", sum.monitors_gone},
                                         {"grown_kib", grown / 1024},
                                         {"folder_kib", bytes_of_folder(folder_) / 1024},
                                         {"bouts_kept", before.bouts}};
  for (const auto& [what, count] : told) {
    RecordProperty(what, static_cast<int>(count));
  }
}

/// A year as the program counts it, day by day; it stays in the folder that FC_YEAR_FOLDER names, for a look at the desk.
TEST(Year, in_the_audits_loses_nothing_and_stays_small) {
  constexpr int days = 365;
  constexpr std::uintmax_t most_bytes = 2 * 1024 * 1024;
  constexpr std::array ends{"ko", "tko", "decision"};
  const char* const asked = std::getenv("FC_YEAR_FOLDER");
  const std::filesystem::path folder = asked != nullptr ? asked : testing::TempDir() + "fc-year-" + std::to_string(getpid());
  std::filesystem::create_directories(folder);
  const auto games = CornerGames::open(FC_TESTED_DATA);
  ASSERT_TRUE(games);
  std::int64_t coins = 0;
  {
    records::Records book(folder / "records.db");
    records::OperatorRecorder recorder(book);
    Random luck(365);
    const auto last = std::chrono::sys_days(std::chrono::year(2026) / 1 / 5);
    for (int ago = days - 1; ago >= 0; --ago) {
      const std::chrono::year_month_day date(last - std::chrono::days(ago));
      const std::int64_t day = int(date.year()) * std::int64_t{10000} + unsigned(date.month()) * 100 + unsigned(date.day());
      const auto count = [&](const std::string& what, const std::string& detail, std::int64_t amount) {
        recorder.keep({.sums = {{.day = day, .what = what, .detail = detail, .amount = amount}}});
      };
      count("start", "", 1);
      for (int hour = 0; hour < 11; ++hour) {
        count("on", "", 3600);
        recorder.keep(
            {.peaks = {
                 {.day = day, .what = std::string(records::slowest_frame), .detail = {}, .amount = 17 + luck.below(40)}}});
      }
      for (std::uint32_t visits = 10 + luck.below(20); visits > 0; --visits) {
        count("visit", "", 1);
        count("visit_seconds", "", 30 + luck.below(600));
        if (luck.below(3) == 0) {
          count("gone", luck.below(2) == 0 ? "title" : "tale", 1);
          continue;
        }
        const std::string game(games->all()[luck.below(static_cast<std::uint32_t>(games->all().size()))]->slug());
        count("bout", game, 1);
        count("over", game + " " + ends.at(luck.below(ends.size())), 1);
        recorder.keep({.sums = {{.day = day, .what = "coin", .detail = {}, .amount = 1}}, .credits = 1, .coins = 1});
        ++coins;
      }
      ASSERT_TRUE(recorder.flush());
    }
  }
  records::Records book(folder / "records.db");
  const auto rows =
      book.read([](const records::Database& database) { return records::audits_between(database, 0, 99991231); });
  ASSERT_TRUE(rows);
  std::int64_t kept = 0;
  std::set<std::int64_t> told;
  for (const records::AuditRow& row : *rows) {
    kept += row.what == "coin" ? row.amount : 0;
    told.insert(row.day);
  }
  EXPECT_EQ(kept, coins);
  EXPECT_EQ(static_cast<int>(told.size()), days) << "day by day";
  const std::uintmax_t bytes = std::filesystem::file_size(folder / "records.db");
  EXPECT_LE(bytes, most_bytes);
  RecordProperty("kib", static_cast<int>(bytes / 1024));
  RecordProperty("rows", static_cast<int>(rows->size()));
  if (asked == nullptr) {
    std::filesystem::remove_all(folder);
  }
}

}  // namespace
}  // namespace fc::cabinet
