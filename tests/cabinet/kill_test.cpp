// The program is killed in the middle of bouts of every game: what it had told a moment before is in the book. Killed is a
// child that keeps, moves and tells bouts with the program's own parts, without a window.
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <map>

#include "cabinet/bout/bout_run.h"
#include "cabinet/bout/narrator.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/corner_games.h"
#include "records/folder.h"
#include "tests/library/folder.h"
#include "tests/match/bouts.h"
#include "tests/setups.h"
#include "tests/tested_games.h"

namespace fc::cabinet {
namespace {

using Clock = std::chrono::steady_clock;

/// Of each game: 40 of each of the six, or a thousand of all by FC_KILLS=170 before the program's name.
int kills_of_game() {
  const char* const asked = std::getenv("FC_KILLS");
  return asked != nullptr ? std::atoi(asked) : 40;
}

/// How long a step may be told before it is on the disk: it is shown and handed over at once, and the disk is waited for
/// on another thread.
constexpr std::chrono::milliseconds on_its_way{150};

// Read once, before the children.
CornerGames& games() {
  static CornerGames all = test::must(CornerGames::open(FC_SOURCE_DIR "/data"));
  return all;
}
const Words& words() {
  static const Words english = test::must(Words::load(FC_SOURCE_DIR "/data", "en"));
  return english;
}

/// Takes any answer.
class AtRandom final : public Controller {
 public:
  std::size_t decide(const Brief& brief, std::uint64_t seed, std::stop_token) override {
    Random random(seed);
    return random.below(static_cast<std::uint32_t>(brief.legal_count()));
  }
};

/// Plays the bout that a long game waits for at once, keeps it inside that, and enters what came of it.
void simulate(KeptBouts& kept, const CornerGame& below, BoutRun& run, records::BoutId outer, Random& random) {
  const auto inner = test::must(below.open(run.match().bout()));
  const records::InsideOf place{.bout = outer, .place = static_cast<std::int64_t>(run.match().script().choices.size())};
  const auto recorder = kept.begin(*inner, below.names(inner->script(), words()), {}, false, place);
  while (test::answer_at_random(*inner, random)) {
    recorder->keep(*inner);
  }
  run.enter(run.match().result_of(*inner));
}

/// Boxes one bout after the other, and tells them on standard output.
[[noreturn]] void box_for_ever(const std::string& slug, std::uint64_t seed, const std::filesystem::path& saves) {
  CornerGame& game = *games().find(slug);
  KeptBouts kept(saves);
  Random random(seed);
  const Script opening{.game = slug, .setup = test::some_setup(slug), .dice = {}, .choices = {}};
  for (;;) {
    ConductorPlan plan;
    plan.match = test::must(game.open(opening));
    const int seats = plan.match->seats();
    for (int seat = 0; seat < seats; ++seat) {
      plan.bots.push_back(std::make_unique<AtRandom>());
    }
    plan.seed = random.below(1'000'000);
    auto recorder = kept.begin(*plan.match, game.names(opening, words()),
                               std::vector<records::SeatRow>(static_cast<std::size_t>(seats), {"bot", "uniform"}), false);
    records::BoutRecorder& row = *recorder;
    plan.recorder = std::move(recorder);
    BoutRun run(game, std::make_unique<Conductor>(std::move(plan)), words(), {.waits_for_bots = true});
    Narrator narrator(true);
    constexpr double frame = 0.2;  // seconds: faster than anybody watches
    while (!run.over()) {
      run.update(frame, 4, false, Seats(seats), words());
      narrator.tell(run.scene(), run.clock(), words());
      if (run.awaits_bout()) {
        test::must(run.conductor().flush());
        simulate(kept, *games().find(game.stands_on()), run, row.bout(), random);
      }
      usleep(1000);
    }
  }
}

/// A child that boxes until it is killed.
class Child {
 public:
  Child(const std::string& slug, std::uint64_t seed, const std::filesystem::path& saves) {
    std::array<int, 2> ends{};
    EXPECT_EQ(pipe(ends.data()), 0);
    child_ = fork();
    if (child_ == 0) {
      dup2(ends[1], STDOUT_FILENO);
      close(ends[0]);
      close(ends[1]);
      box_for_ever(slug, seed, saves);
    }
    close(ends[1]);
    told_by_ = ends[0];
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() { close(told_by_); }

  /// Reads what is told, and kills it that long after its first line.
  void kill_after(std::chrono::milliseconds while_boxing) {
    constexpr std::chrono::seconds longest_start{60};
    Clock::time_point end = Clock::now() + longest_start;
    bool begun = false;
    while (Clock::now() < end && read_some(end)) {
      if (!begun && !times_.empty()) {
        begun = true;
        end = Clock::now() + while_boxing;
      }
    }
    killed_ = Clock::now();
    kill(child_, SIGKILL);
    int status = 0;
    EXPECT_EQ(waitpid(child_, &status, 0), child_);
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "it ended by itself";
  }

  /// The lines that were told long enough before the kill.
  [[nodiscard]] std::vector<std::string> told() const {
    std::vector<std::string> lines;
    std::size_t from = 0;
    for (const auto& [end, time] : times_) {
      if (time + on_its_way > killed_) {
        break;
      }
      for (std::size_t line_end = text_.find('\n', from); line_end < end; line_end = text_.find('\n', from)) {
        lines.push_back(text_.substr(from, line_end - from));
        from = line_end + 1;
      }
    }
    return lines;
  }

 private:
  /// False: there is nothing to be read any more.
  bool read_some(Clock::time_point until) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    pollfd file{.fd = told_by_, .events = POLLIN, .revents = 0};
    if (poll(&file, 1, static_cast<int>(std::max<std::int64_t>(left, 0))) <= 0) {
      return true;
    }
    std::array<char, 4096> bytes{};
    const ssize_t size = read(told_by_, bytes.data(), bytes.size());
    text_.append(bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
    times_.emplace_back(text_.size(), Clock::now());
    return size > 0;
  }

  pid_t child_ = 0;
  int told_by_ = -1;
  std::string text_;
  std::vector<std::pair<std::size_t, Clock::time_point>> times_;  ///< how much had been read when
  Clock::time_point killed_;
};

/// How often each line is said in what is kept.
using Lines = std::map<std::string, int>;

/// Answers with the next die or choice of a script. False: there is none.
bool step_on(Match& match, const Script& script) {
  const NeedKind kind = match.need().kind;
  const std::size_t die = match.script().dice.size();
  const std::size_t choice = match.script().choices.size();
  if (kind == NeedKind::finished || (kind == NeedKind::roll ? die == script.dice.size() : choice == script.choices.size())) {
    return false;
  }
  EXPECT_TRUE(kind == NeedKind::roll ? match.roll(script.dice[die]) : match.choose(script.choices[choice]));
  return true;
}

void add_lines(const records::Database& book, const records::BoutRow& row, Lines& lines) {
  const Script script = test::must(script_of(book, row));
  const auto match = test::must(games().find(row.game)->open(script));
  const auto scene = scene::make_scene(*match, row.names);
  scene->catch_up(*match, 0);
  double told_until = -1;
  // Told step by step: a long game forgets what has been told.
  while (step_on(*match, script)) {
    scene->update(*match, told_until + 1);
    constexpr std::size_t of_a_step = 100;
    const double clock = scene->end_time();
    for (const scene::CommentaryLine& line : scene->commentary(clock, words(), of_a_step)) {
      lines[line.text] += int{line.time > told_until};
    }
    told_until = std::max(told_until, clock);
  }
}

/// What the kept bouts say.
Lines lines_of(const std::filesystem::path& saves) {
  records::Records kept(records::records_file(saves));
  Lines lines;
  const auto read = kept.read([&lines](const records::Database& book) -> Result<int> {
    FC_TRY(const auto rows, bouts_before(book, 0, 100));
    for (const records::BoutRow& row : rows) {
      add_lines(book, row, lines);
      FC_TRY(const auto inside, bouts_inside(book, row.id));
      for (const records::BoutRow& inner : inside) {
        add_lines(book, inner, lines);
      }
    }
    return 0;
  });
  EXPECT_TRUE(read) << one_line(read.error());
  EXPECT_FALSE(kept.take_news()) << "no kill damages the book";
  return lines;
}

class Killed : public testing::TestWithParam<const char*> {};

TEST_P(Killed, in_a_bout_has_kept_what_it_had_told) {
  constexpr std::uint32_t longest = 600;  // milliseconds
  games();
  words();
  Random moments(7);
  std::size_t told = 0;
  for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(kills_of_game()) && !HasFailure(); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    const test::Folder folder;
    Child child(GetParam(), seed, folder.path());
    child.kill_after(std::chrono::milliseconds(50 + moments.below(longest)));
    Lines kept = lines_of(folder.path());
    for (const std::string& line : child.told()) {
      ++told;
      EXPECT_GT(kept[line]--, 0) << line;
    }
  }
  EXPECT_GT(told, static_cast<std::size_t>(kills_of_game())) << "something was told";
  RecordProperty("lines_told", static_cast<int>(told));
}

INSTANTIATE_TEST_SUITE_P(Games, Killed, testing::ValuesIn(test::listed_slugs), test::name_of_game);

}  // namespace
}  // namespace fc::cabinet
