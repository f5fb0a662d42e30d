// The power is cut while bouts are written: whatever the disk kept of what had not been forced to it, every step that was
// said to be kept is there, in a book that is whole.
#include <cstdlib>
#include <memory>

#include "book.h"
#include "crash_disk.h"
#include "records/open.h"

namespace fc::records {
namespace {

using test::CrashDisk;

#ifndef FC_STATES
#define FC_STATES 20000
#endif
/// How many states of the disk are looked at; a million by FC_CRASH_STATES=1000000 before the program's name.
int states_asked() {
  const char* const asked = std::getenv("FC_CRASH_STATES");
  return asked != nullptr ? std::atoi(asked) : FC_STATES;
}

struct Losses {
  int states = 0;
  int lost = 0;    ///< states without a step that was said to be kept
  int broken = 0;  ///< states that are no book, or whose bout is another
};

/// Looks at what a power cut leaves.
class Witness {
 public:
  Witness(CrashDisk& disk, std::string file, Random& random, Losses& losses)
      : disk_(&disk), file_(std::move(file)), random_(&random), losses_(&losses) {}

  /// From now on this bout has so much.
  void said(BoutId bout, const Script& script) {
    bout_ = bout;
    said_ = script;
  }
  /// Notes one state that may be left now, to be looked at when the disk is not in use.
  void note() { states_.push_back({.files = disk_->after_power_cut(*random_), .bout = bout_, .said = said_}); }
  std::size_t noted() const { return states_.size(); }

  /// truth: the whole script.
  void look(const Script& truth) {
    for (State& state : states_) {
      ++losses_->states;
      const CrashDisk left(std::move(state.files));
      look_at(state, truth);
    }
    states_.clear();
  }

 private:
  struct State {
    CrashDisk::Files files;
    BoutId bout = 0;
    Script said;
  };

  void look_at(const State& state, const Script& truth) {
    if (state.bout == 0) {
      return;
    }
    const auto database = Database::open(file_, Database::Access::look, 0);
    const auto found = database ? find_bout(*database, state.bout) : tl::make_unexpected(database.error());
    const auto script = found && *found ? script_of(*database, **found) : Result<Script>(Script());
    const bool sound = losses_->states % 16 != 0 || look_through(file_).has_value();
    if (!found || !script || !sound) {
      ++losses_->broken;
      return;
    }
    const auto begins = [](const auto& some, const auto& all) {
      return some.size() <= all.size() && std::equal(some.begin(), some.end(), all.begin());
    };
    if (!begins(script->dice, truth.dice) || !begins(script->choices, truth.choices)) {
      ++losses_->broken;
    } else if (!*found || script->dice.size() < state.said.dice.size() ||
               script->choices.size() < state.said.choices.size()) {
      ++losses_->lost;
    }
  }

  CrashDisk* disk_;
  std::string file_;
  Random* random_;
  Losses* losses_;
  BoutId bout_ = 0;
  Script said_;
  std::vector<State> states_;
};

/// Records bouts until so many states have been looked at. manners: commands for the connection that writes.
Losses record_and_cut(int states, const char* manners) {
  const test::Folder folder;
  const std::string file = (folder.path() / "records.db").string();
  Losses losses;
  Random random(17);
  std::uint64_t seed = 0;
  while (losses.states < states) {
    const auto match = test::tiny_bout();
    Random answers(++seed);
    std::optional<Witness> witness;
    {
      auto disk = std::make_unique<CrashDisk>();
      witness.emplace(*disk, file, random, losses);
      {
        const auto database = open_to_write(file, 0);
        EXPECT_TRUE(database && database->run(manners));
        disk->call_when_changed([&] {
          if (random.below(4) == 0) {
            witness->note();
          }
        });
        BoutId bout = 0;
        Steps written;
        for (int step = 0; step < 60 && test::answer_at_random(*match, answers); ++step) {
          const auto done = in_transaction(*database, [&]() -> Result<void> {
            if (bout == 0) {
              FC_TRY(bout, insert_bout(*database, opening_of(*match), two_seats()));
            }
            FC_TRY(write_standing(*database, bout, match->standing(), 1));
            return write_steps(*database, bout, match->script(), written);
          });
          EXPECT_TRUE(done);
          written = {.dice = match->script().dice.size(), .choices = match->script().choices.size()};
          witness->said(bout, match->script());
          witness->note();
          if (random.below(25) == 0) {
            database->bring_home();
          }
        }
        disk->call_when_changed({});
      }
    }
    witness->look(match->script());
  }
  return losses;
}

TEST(PowerCut, loses_no_step_that_was_said_to_be_kept) {
  const Losses losses = record_and_cut(states_asked(), "");
  EXPECT_EQ(losses.lost, 0);
  EXPECT_EQ(losses.broken, 0);
  EXPECT_GE(losses.states, states_asked());
}

TEST(PowerCut, would_lose_some_if_the_disk_were_not_waited_for) {
  const Losses losses = record_and_cut(400, "PRAGMA synchronous = NORMAL");
  EXPECT_GT(losses.lost, 0) << "else the test above shows nothing";
  EXPECT_EQ(losses.broken, 0);
}

}  // namespace
}  // namespace fc::records
