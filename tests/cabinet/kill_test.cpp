// The program is killed in the middle of bouts of every game: what it had told, and the book's thread had come behind, is in
// the book. Killed is a child that keeps, moves and tells bouts with the program's own parts, without a window.
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <sstream>

#include "cabinet/bout/bout_run.h"
#include "cabinet/bout/narrator.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/corner_game.h"
#include "records/folder.h"
#include "tests/asked.h"
#include "tests/library/folder.h"
#include "tests/match/bouts.h"
#include "tests/setups.h"
#include "tests/tested_games.h"

namespace fc::cabinet {
namespace {

using Clock = std::chrono::steady_clock;

/// Of each game: 15 of each of the six, or a thousand of all by FC_KILLS=170 before the program's name; FC_SEED=1001: others
/// than yesterday's, or than those of a program beside this one.
std::uint64_t kills_of_game() { return test::asked_or<std::uint64_t>("FC_KILLS", 15); }
std::uint64_t first_seed() { return test::asked_or<std::uint64_t>("FC_SEED", 1); }

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

/// Begins a line on standard output that tells nothing, but a number: see `Marks`.
constexpr char mark_sign = '\x01';

/// What is shown was handed over at once, and the disk is waited for on another thread. A mark among the lines says how far
/// they had come when a job was queued behind them; its number comes out of a pipe of its own when that job is done.
class Marks {
 public:
  explicit Marks(int pipe) : pipe_(pipe) {}
  /// Sets one, if the one before has come out.
  void set(records::Records& records) {
    if (number_ != done_) {
      return;
    }
    std::fputs((mark_sign + std::to_string(++number_) + "\n").c_str(), stdout);
    std::fflush(stdout);
    records.write([](const records::Database&) { return Result<void>(); },
                  [this, number = number_](const Result<void>& done) {
                    if (done && write(pipe_, &number, sizeof number) == sizeof number) {
                      done_ = number;
                    }
                  });
  }

 private:
  int pipe_;
  int number_ = 0;
  std::atomic<int> done_ = 0;
};

/// Boxes one bout after the other, and tells them on standard output. done: where the marks come out.
[[noreturn]] void box_for_ever(const std::string& slug, std::uint64_t seed, const std::filesystem::path& saves, int done) {
  CornerGame& game = *games().find(slug);
  KeptBouts kept(saves);
  Marks marks(done);
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
      marks.set(kept.records());
      if (run.awaits_bout()) {
        test::must(run.conductor().flush());
        simulate(kept, *games().find(game.stands_on()), run, row.bout(), random);
      }
      usleep(1000);
    }
  }
}

struct Pipe {
  Pipe() { EXPECT_EQ(pipe(ends.data()), 0); }
  std::array<int, 2> ends{};
};

/// A child that boxes until it is killed.
class Child {
 public:
  Child(const std::string& slug, std::uint64_t seed, const std::filesystem::path& saves) {
    const Pipe told;
    const Pipe done;
    std::fflush(nullptr);  // else the child would tell what this program has still to print
    child_ = fork();
    if (child_ == 0) {
      dup2(told.ends[1], STDOUT_FILENO);
      close(told.ends[0]);
      close(told.ends[1]);
      close(done.ends[0]);
      box_for_ever(slug, seed, saves, done.ends[1]);
    }
    close(told.ends[1]);
    close(done.ends[1]);
    told_by_ = told.ends[0];
    done_by_ = done.ends[0];
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    close(told_by_);
    close(done_by_);
  }

  /// Reads what is told, and kills it that long after the first line that the book has.
  void kill_after(std::chrono::milliseconds while_boxing) {
    constexpr std::chrono::minutes longest_start{5};
    Clock::time_point end = Clock::now() + longest_start;
    bool begun = false;
    while (Clock::now() < end && read_some(end)) {
      if (!begun && !told().empty()) {
        begun = true;
        end = Clock::now() + while_boxing;
      }
    }
    kill(child_, SIGKILL);
    int status = 0;
    EXPECT_EQ(waitpid(child_, &status, 0), child_);
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << "it ended by itself";
    // What still lies in the pipes was told before.
    while (read_some(Clock::now())) {
    }
  }

  /// The lines before the last mark that has come out.
  [[nodiscard]] std::vector<std::string> told() const {
    std::vector<std::string> lines;
    std::size_t sure = 0;
    std::istringstream text(text_);
    for (std::string line; std::getline(text, line);) {
      if (!line.starts_with(mark_sign)) {
        lines.push_back(line);
      } else if (std::atoi(line.c_str() + 1) <= done_) {
        sure = lines.size();
      }
    }
    lines.resize(sure);
    return lines;
  }

 private:
  /// False: there is nothing to be read any more.
  bool read_some(Clock::time_point until) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - Clock::now()).count();
    std::array<pollfd, 2> files{
        {{.fd = told_by_, .events = POLLIN, .revents = 0}, {.fd = done_by_, .events = POLLIN, .revents = 0}}};
    if (poll(files.data(), files.size(), static_cast<int>(std::max<std::int64_t>(left, 0))) <= 0) {
      return true;
    }
    std::array<char, 4096> bytes{};
    ssize_t size = 0;
    if (files[0].revents != 0) {
      size += std::max<ssize_t>(read(told_by_, bytes.data(), bytes.size()), 0);
      text_.append(bytes.data(), static_cast<std::size_t>(size));
    }
    if (files[1].revents != 0) {
      size += std::max<ssize_t>(read(done_by_, &done_, sizeof done_), 0);
    }
    return size > 0;
  }

  pid_t child_ = 0;
  int told_by_ = -1;
  int done_by_ = -1;
  std::string text_;
  int done_ = 0;  ///< the last mark that has come out
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
      // Nobody watched these, and nothing was told of them.
      for (const records::BoutRow& inner : inside) {
        const Script script = test::must(script_of(book, inner));
        EXPECT_TRUE(replay(*test::must(games().find(inner.game)->open(script)), script)) << "what is kept is a bout";
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
  Random moments(6 + first_seed());
  std::size_t told = 0;
  for (std::uint64_t seed = first_seed(); seed < first_seed() + kills_of_game() && !HasFailure(); ++seed) {
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
  EXPECT_GE(told, kills_of_game()) << "something was told each time";
  RecordProperty("lines_told", static_cast<int>(told));
}

INSTANTIATE_TEST_SUITE_P(Games, Killed, testing::ValuesIn(test::listed_slugs), test::name_of_game);

}  // namespace
}  // namespace fc::cabinet
