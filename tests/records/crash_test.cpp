// The power is cut while bouts are recorded: whatever the disk kept of what had not been forced to it, every step that was
// said to be kept is there, in a book that is whole.
#include <sqlite3.h>

#include <map>
#include <semaphore>

#include "book.h"
#include "crash_disk.h"
#include "records/folder.h"
#include "tests/asked.h"

namespace fc::records {
namespace {

using test::CrashDisk;

#ifndef FC_STATES
#define FC_STATES 20000
#endif
/// How many states of the disk are looked at; a million by FC_CRASH_STATES=1000000 before the program's name.
int states_asked() { return test::asked_or("FC_CRASH_STATES", FC_STATES); }

struct Losses {
  int states = 0;
  int lost = 0;    ///< states without a step that was said to be kept
  int broken = 0;  ///< states that are no book, or that have a bout which is another
};

using Scripts = std::map<BoutId, Script>;

/// Looks at what a power cut leaves.
class Witness {
 public:
  Witness(CrashDisk& disk, std::string file, Random& random, Losses& losses)
      : disk_(&disk), file_(std::move(file)), random_(&random), losses_(&losses) {}

  /// From now on this bout has so much.
  void said(BoutId bout, const Script& script) { said_[bout] = script; }
  /// Notes one state that may be left now, to be looked at when the disk is not in use.
  void note() { states_.push_back({.files = disk_->after_power_cut(*random_), .said = said_}); }
  /// As `note`, after some of the changes.
  void note_some() {
    if (random_->below(4) == 0) {
      note();
    }
  }

  /// truth: the whole scripts.
  void look(const Scripts& truth) {
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
    Scripts said;
  };

  void look_at(const State& state, const Scripts& truth) {
    if (state.said.empty()) {
      return;
    }
    const auto database = Database::open(file_, Database::Access::look, 0);
    const bool sound = database && (losses_->states % 16 != 0 || look_through(file_));
    bool lost = false;
    bool broken = !sound;
    for (const auto& [bout, said] : state.said) {
      const auto found = sound ? find_bout(*database, bout) : Result<std::optional<BoutRow>>(std::nullopt);
      const auto script = found && *found ? script_of(*database, **found) : Result<Script>(Script());
      const auto begins = [](const auto& some, const auto& all) {
        return some.size() <= all.size() && std::equal(some.begin(), some.end(), all.begin());
      };
      broken = broken || !found || !script || !begins(script->dice, truth.at(bout).dice) ||
               !begins(script->choices, truth.at(bout).choices);
      lost = lost || (!broken && (script->dice.size() < said.dice.size() || script->choices.size() < said.choices.size()));
    }
    losses_->broken += int{broken};
    losses_->lost += int{lost};
  }

  CrashDisk* disk_;
  std::string file_;
  Random* random_;
  Losses* losses_;
  Scripts said_;
  std::vector<State> states_;
};

/// The connection to a file that was opened last, which is the one that writes where nothing is read.
sqlite3* writer = nullptr;
int note_writer(sqlite3* connection, char**, const void*) {
  const char* const name = sqlite3_db_filename(connection, "main");
  writer = name != nullptr && *name != '\0' ? connection : writer;
  return SQLITE_OK;
}

/// As long as it lives, connections are noted.
class WriterNoted {
 public:
  WriterNoted() { sqlite3_auto_extension(reinterpret_cast<void (*)()>(note_writer)); }
  WriterNoted(const WriterNoted&) = delete;
  WriterNoted& operator=(const WriterNoted&) = delete;
  ~WriterNoted() { sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(note_writer)); }
};

/// Records a bout, some steps at a time, and says after most of them that they are kept. Returns it whole.
std::pair<BoutId, Script> record(Records& records, Witness& witness, Random& random, bool waits_for_disk) {
  constexpr int most_steps = 60;
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  EXPECT_TRUE(recorder.flush());
  if (!waits_for_disk) {
    EXPECT_EQ(sqlite3_exec(writer, "PRAGMA synchronous = NORMAL", nullptr, nullptr, nullptr), SQLITE_OK);
  }
  for (int step = 0; step < most_steps && match->need().kind != NeedKind::finished;) {
    // The worker is held up meanwhile, so that the same steps are always written together.
    std::binary_semaphore all_handed_over(0);
    records.write([&](const Database&) -> Result<void> {
      all_handed_over.acquire();
      return {};
    });
    for (std::uint32_t steps = 1 + random.below(3); steps > 0 && test::answer_at_random(*match, random); --steps, ++step) {
      recorder.keep(*match);
    }
    all_handed_over.release();
    if (random.below(6) == 0) {
      records.checkpoint();
    }
    EXPECT_TRUE(recorder.flush());
    witness.said(recorder.bout(), match->script());
    witness.note();
  }
  return {recorder.bout(), match->script()};
}

/// Records bouts, some in each book, until so many states have been looked at. waits_for_disk: as the recorder does.
Losses record_and_cut(int states, bool waits_for_disk) {
  constexpr int bouts_in_book = 3;
  const test::Folder folder;
  const std::string file = (folder.path() / "records.db").string();
  const WriterNoted noted;
  Losses losses;
  Random cuts(17);
  Random random(1);
  while (losses.states < states && !testing::Test::HasFailure()) {
    Scripts truth;
    std::optional<Witness> witness;
    {
      CrashDisk disk;
      witness.emplace(disk, file, cuts, losses);
      disk.call_when_changed([&witness] { witness->note_some(); });
      Records records(file);
      for (int bout = 0; bout < bouts_in_book; ++bout) {
        truth.insert(record(records, *witness, random, waits_for_disk));
      }
    }
    witness->look(truth);
  }
  return losses;
}

TEST(PowerCut, loses_no_step_that_was_said_to_be_kept) {
  const Losses losses = record_and_cut(states_asked(), true);
  EXPECT_EQ(losses.lost, 0);
  EXPECT_EQ(losses.broken, 0);
  EXPECT_GE(losses.states, states_asked());
  RecordProperty("states", losses.states);
}

TEST(PowerCut, would_lose_some_if_the_disk_were_not_waited_for) {
  const Losses losses = record_and_cut(1000, false);
  EXPECT_GT(losses.lost, 0) << "else the test above shows nothing";
  EXPECT_EQ(losses.broken, 0);
}

}  // namespace
}  // namespace fc::records
