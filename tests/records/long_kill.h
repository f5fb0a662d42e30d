// A long game whose program is killed at random moments, again and again, and which comes to the end it would have come to:
// for the tests of every long game.
#pragma once

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "book.h"
#include "records/exchange.h"

namespace fc::records::test {

using fc::test::all_games;
using fc::test::Folder;
using fc::test::must;

/// A long game of the build, and the seed of all answers.
struct LongGame {
  Script opening;
  std::uint64_t seed = 1;
};

/// The dice and choices of one script. They follow from the seed and the place alone: whoever goes on with it after a kill
/// gives the answers that the killed one would have given.
class Answers {
 public:
  explicit Answers(std::uint64_t seed) : seed_(seed) {}
  /// Of the bout at this place.
  [[nodiscard]] Answers inside(std::size_t place) const { return Answers(seed_ * 1'000'003 + place + 1); }
  /// Answers what is asked; nothing but a bout of the game below.
  void give(Match& match) const {
    const std::size_t place = match.script().dice.size() + match.script().choices.size();
    Random random(seed_ * 1'000'003 + 7 * place);
    EXPECT_NE(match.need().kind, NeedKind::bout);
    EXPECT_TRUE(fc::test::answer_at_random(match, random));
  }

 private:
  std::uint64_t seed_;
};

inline std::vector<SeatRow> people(const Match& match) {
  return std::vector<SeatRow>(static_cast<std::size_t>(match.seats()), {.sitter = "person", .profile = "Ann"});
}

/// A match that is kept: gone on with where that is said, begun else.
struct Kept {
  std::unique_ptr<Match> match;
  std::unique_ptr<BoutRecorder> recorder;
};

inline Kept go_on(Records& records, const std::optional<BoutRow>& row) {
  Kept kept;
  const Script script = kept_script(records, row->id);
  kept.match = must(all_games().open(script));
  EXPECT_TRUE(replay(*kept.match, script));
  kept.recorder = std::make_unique<BoutRecorder>(records, *row, people(*kept.match), script);
  return kept;
}

inline Kept begin(Records& records, const Script& opening, std::optional<InsideOf> inside) {
  Kept kept;
  kept.match = must(all_games().open(opening));
  BoutRow row = opening_of(*kept.match);
  row.inside = inside;
  kept.recorder = std::make_unique<BoutRecorder>(records, row, people(*kept.match));
  return kept;
}

/// Fights the bout that the long game waits for, or goes on with it, and answers with what came of it.
inline void fight(Records& records, Kept& outer, const Answers& answers) {
  const InsideOf place{.bout = outer.recorder->bout(),
                       .place = static_cast<std::int64_t>(outer.match->script().choices.size())};
  const auto rows = records.read([&](const Database& database) { return bouts_inside(database, place.bout); });
  EXPECT_TRUE(rows) << one_line(rows.error());
  std::optional<BoutRow> kept;  // the newest of this place, which comes last
  for (const BoutRow& row : rows.value_or(std::vector<BoutRow>())) {
    kept = row.inside->place == place.place ? row : kept;
  }
  Kept inner = kept ? go_on(records, *kept) : begin(records, outer.match->bout(), place);
  const Answers own = answers.inside(static_cast<std::size_t>(place.place));
  while (inner.match->need().kind != NeedKind::finished) {
    own.give(*inner.match);
    inner.recorder->keep(*inner.match);
  }
  EXPECT_TRUE(outer.match->choose(outer.match->result_of(*inner.match)));
}

/// Plays the long game that is kept in the file to its end, or begins it. step: called after each step of the long game,
/// when it is safely kept.
template <class Step>
void play_to_the_end(const std::filesystem::path& file, const LongGame& game, Step step) {
  Records records(file);
  const auto rows = kept_bouts(records);
  Kept outer = rows.empty() ? begin(records, game.opening, std::nullopt) : go_on(records, rows.front());
  const Answers answers(game.seed);
  EXPECT_TRUE(outer.recorder->flush());
  while (outer.match->need().kind != NeedKind::finished) {
    if (outer.match->need().kind == NeedKind::bout) {
      fight(records, outer, answers);
    } else {
      answers.give(*outer.match);
    }
    outer.recorder->keep(*outer.match);
    EXPECT_TRUE(outer.recorder->flush());
    step(outer.match->script());
  }
}

/// What is kept, the bouts inside it too, as scripts one a line; how many of them.
struct Remains {
  std::string scripts;
  std::size_t steps = 0;  ///< of the long game
  std::size_t bouts = 0;  ///< inside it
};
inline Remains remains_of(const std::filesystem::path& file) {
  Records records(file);
  EXPECT_FALSE(records.take_news()) << "no kill damages the file";
  const auto rows = kept_bouts(records);
  if (rows.empty()) {
    return {};
  }
  const auto family = records.read([&](const Database& database) { return family_of(database, rows.front().id); });
  EXPECT_TRUE(family && *family);
  const Script& script = (*family)->head.script;
  return {.scripts = to_lines(**family, true),
          .steps = script.dice.size() + script.choices.size(),
          .bouts = (*family)->inner.size()};
}

/// Plays such games, one after the other and each with a seed of its own, in a program that is killed after at most so many
/// microseconds and started again, until it has been killed so often. Each comes to the end of the unbroken one.
/// Returns how many games came to their end.
inline int kill_and_go_on(LongGame game, int kills, std::uint32_t most_microseconds) {
  static_cast<void>(all_games());  // read once, before the children
  Random moments(game.seed);
  int ended = 0;
  for (int killed = 0; killed < kills; ++game.seed, ++ended) {
    const Folder folder;
    const std::filesystem::path file = folder.path() / "records.db";
    std::size_t said = 0;  ///< steps that were safely kept
    for (bool over = false; !over;) {
      std::array<int, 2> ends{};
      EXPECT_EQ(pipe(ends.data()), 0);
      const pid_t child = fork();
      if (child == 0) {
        close(ends[0]);
        play_to_the_end(file, game, [&](const Script& script) {
          const std::size_t steps = script.dice.size() + script.choices.size();
          if (write(ends[1], &steps, sizeof steps) != sizeof steps) {
            _exit(1);
          }
        });
        _exit(testing::Test::HasFailure() ? 2 : 0);
      }
      close(ends[1]);
      if (killed < kills) {
        usleep(static_cast<useconds_t>(1000 + moments.below(most_microseconds)));
        kill(child, SIGKILL);
      }
      for (std::size_t steps = 0; read(ends[0], &steps, sizeof steps) == sizeof steps;) {
        said = std::max(said, steps);
      }
      close(ends[0]);
      int status = 0;
      EXPECT_EQ(waitpid(child, &status, 0), child);
      over = WIFEXITED(status);
      killed += over ? 0 : 1;
      EXPECT_TRUE(!over || WEXITSTATUS(status) == 0) << "the child failed";
      if (!over) {
        EXPECT_GE(remains_of(file).steps, said) << "kill " << killed << ": what was said to be kept is there";
      }
      if (testing::Test::HasFailure()) {
        return ended;
      }
    }
    const std::filesystem::path unbroken = folder.path() / "unbroken.db";
    play_to_the_end(unbroken, game, [](const Script&) {});
    const Remains found = remains_of(file);
    EXPECT_EQ(found.scripts, remains_of(unbroken).scripts) << "seed " << game.seed;
    EXPECT_GT(found.bouts, 0U) << "it has bouts inside it";
  }
  return ended;
}

}  // namespace fc::records::test
