// A recording program is killed at random moments; what it has said is kept is there afterwards.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "records/results.h"
#include "underway.h"

namespace fc::records {
namespace {

#ifndef FC_KILLS
#define FC_KILLS 40
#endif
/// What every day is content with; the program that is labelled SLOW has a thousand, and any number can be asked for by
/// FC_KILLS=10000 before the program's name. FC_GAME: another game's bouts, each from any place on.
int kills_asked() { return test::asked_or("FC_KILLS", FC_KILLS); }

/// Records one bout after the other and tells through the pipe how many steps of which bout are kept.
struct Told {
  BoutId bout = 0;
  std::size_t steps = 0;
};

Underway some_bout(std::uint64_t seed) {
  return test::asked_game().empty() ? begun("tiny", seed) : underway(test::asked_game(), seed);
}

[[noreturn]] void record_for_ever(const std::filesystem::path& file, int pipe, Underway bout) {
  Records records(file);
  for (;; bout = some_bout(bout.random.bits())) {
    BoutRecorder recorder(records, opening_of(*bout.match), some_seats(*bout.match));
    while (bout.answer()) {
      recorder.keep(*bout.match);
      // Sometimes it waits until all is kept and says so; sometimes steps pile up, as in a bout of bots.
      if (bout.random.below(4) == 0 && recorder.flush()) {
        const Script& script = bout.match->script();
        const Told told{.bout = recorder.bout(), .steps = script.dice.size() + script.choices.size()};
        if (write(pipe, &told, sizeof told) != sizeof told) {
          _exit(1);
        }
      }
    }
  }
}

/// The last thing the child said before it was killed. last: what it had said that was read already.
Told last_told(int pipe, Told last) {
  Told told;
  while (read(pipe, &told, sizeof told) == sizeof told) {
    last = told;
  }
  return last;
}

TEST(Kill, at_any_moment_loses_nothing_that_was_kept) {
  const test::Folder folder;
  const std::filesystem::path file = folder.path() / "records.db";
  Random moments(11);
  static_cast<void>(test::all_games());  // read once, before the children
  BoutId highest = 0;
  int told_something = 0;
  for (int kills = 0; kills < kills_asked(); ++kills) {
    std::array<int, 2> ends{};
    ASSERT_EQ(pipe(ends.data()), 0);
    // Before it is born: it is to be killed while it records.
    Underway bout = some_bout(static_cast<std::uint64_t>(kills));
    const pid_t child = fork();
    if (child == 0) {
      close(ends[0]);
      record_for_ever(file, ends[1], std::move(bout));
    }
    close(ends[1]);
    // By what it has done, so that a slow machine does not kill it before it begins.
    Told told;
    for (std::uint32_t said = moments.below(12); said > 0 && read(ends[0], &told, sizeof told) == sizeof told; --said) {
    }
    usleep(static_cast<useconds_t>(moments.below(4'000)));
    kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status)) << "the child ended by itself";
    told = last_told(ends[0], told);
    close(ends[0]);
    Records records(file);
    if (told.bout != 0) {
      ++told_something;
      const Script script = kept_script(records, told.bout);
      EXPECT_GE(script.dice.size() + script.choices.size(), told.steps) << "kill " << kills;
      const auto match = test::all_games().open(script);
      ASSERT_TRUE(match) << one_line(match.error());
      EXPECT_TRUE(replay(**match, script)) << "what is kept is a bout";
    }
    if (told.bout != 0) {
      EXPECT_GT(told.bout, highest) << "earlier bouts are still there: numbers go on";
      highest = told.bout;
    }
    EXPECT_FALSE(records.take_news()) << "no kill damages the file";
  }
  EXPECT_GT(told_something, kills_asked() / 4) << "the children came to recording";
  Records records(file);
  const auto sums_are_right = records.read([](const Database& database) -> Result<bool> {
    const std::string game = test::asked_game().empty() ? "tiny" : test::asked_game();
    FC_TRY(const Tally sum, tally_of(database, {Whose::game, game}, {.whose = Whose::game}));
    FC_TRY(Statement over, database.prepare("SELECT count(*) FROM bout WHERE over = 1"));
    FC_TRY(over.next());
    EXPECT_EQ(sum.bouts, over.number(0)) << "a bout and its sums are written together";
    EXPECT_GT(sum.bouts, 0);
    return all_counted(database);
  });
  EXPECT_TRUE(sums_are_right && *sums_are_right);
}

}  // namespace
}  // namespace fc::records
