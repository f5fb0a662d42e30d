// Every system call under the records fails once, or from then on: at every place of a bout that is recorded, a file that is
// brought in, long games with bouts inside them. What was said to be kept is there afterwards, nothing is put aside, and
// what is not kept is told and lies beside.
#include "failing_calls.h"

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <iostream>

#include "library/whole_file.h"
#include "records/exchange.h"
#include "underway.h"

namespace fc::records {
namespace {

using test::Call;
using test::FailingCalls;
using test::Failure;

/// Each so-manieth place is tried: the eleventh, or FC_EVERY=1 before the program's name all of them.
int every() { return std::max(1, test::asked_or("FC_EVERY", 11)); }

/// The bouts that are recorded while calls fail: of the tests' own games whole, of FC_GAME a few steps. In each of FC_ROUNDS
/// rounds they are others.
struct Bouts {
  explicit Bouts(std::uint64_t round) {
    const std::string game = test::asked_game();
    if (game.empty()) {
      bout = begun("tiny", round);
      outer = begun("tiny-tour", round);
    } else {
      bout = underway(game, round);
      outer = before_a_bout(game, round);
      steps = few_steps;
      fought = 1;
    }
    whole = bout.twin();
    carry(whole, INT_MAX);
  }

  Underway bout{};                  ///< is recorded from where it stands
  int steps = INT_MAX;              ///< so many of it
  Underway whole{};                 ///< comes in
  std::optional<Underway> outer{};  ///< a long game
  int fought = 2;                   ///< so many of its bouts
};

/// What came of a piece of work.
struct Account {
  std::map<BoutId, Script> said;  ///< to be kept
  std::vector<Script> ended;      ///< all of each bout, kept or not
  std::vector<std::string> told;  ///< what was in the way
};

void hear(Account& account, const Fault& fault) { account.told.push_back(one_line(fault)); }

/// Notes what is kept, or why nothing is.
void flush(BoutRecorder& recorder, const Match& match, Account& account) {
  if (const Result<void> done = recorder.flush(); done) {
    account.said[recorder.bout()] = match.script();
  } else {
    hear(account, done.error());
  }
}

/// A bout is played; after each step that is said to be kept, what is kept is noted.
void record(Records& records, const Bouts& bouts, Account& account) {
  Underway bout = bouts.bout.twin();
  BoutRecorder recorder(records, opening_of(*bout.match), some_seats(*bout.match));
  for (int step = 0; step < bouts.steps && bout.answer(); ++step) {
    recorder.keep(*bout.match);
    flush(recorder, *bout.match, account);
  }
  account.ended.push_back(bout.match->script());
}

/// A bout comes in whole.
void bring_in(Records& records, const Bouts& bouts, Account& account) {
  const Match& match = *bouts.whole.match;
  Family family;
  family.head = {.row = opening_of(match), .seats = some_seats(match), .script = match.script()};
  CameIn came;
  Result<void> done = fault(FaultCode::unavailable, "", "not tried yet");
  // What has failed was told; whoever brought it tries again.
  for (int tries = 0; tries < 2 && !done; ++tries) {
    records.write(
        [&](const Database& database) -> Result<void> {
          FC_TRY(came, take_in(database, family, open_any));
          return {};
        },
        [&done](const Result<void>& written) { done = written; });
    records.finish();
  }
  if (done) {
    account.said[came.bout] = match.script();
    account.ended.push_back(match.script());
  } else {
    hear(account, done.error());
  }
}

/// A long game and the bouts inside it, until a few of them have been fought.
void tour(Records& records, const Bouts& bouts, Account& account) {
  Underway outer = bouts.outer->twin();
  BoutRecorder recorder(records, opening_of(*outer.match), {});
  for (int fought = 0; fought < bouts.fought && outer.match->need().kind != NeedKind::finished;) {
    if (outer.match->need().kind == NeedKind::bout) {
      ++fought;
      recorder.keep(*outer.match);
      flush(recorder, *outer.match, account);
      Underway inner = begun(outer.match->bout(), outer.random.bits());
      carry(inner, bouts.steps == INT_MAX ? 0 : steps_left(inner) - bouts.steps);
      BoutRow row = opening_of(*inner.match);
      row.inside = {.bout = recorder.bout(), .place = static_cast<std::int64_t>(outer.match->script().choices.size())};
      BoutRecorder inside(records, row, {});
      while (inner.answer()) {
        inside.keep(*inner.match);
      }
      flush(inside, *inner.match, account);
      account.ended.push_back(inner.match->script());
      EXPECT_TRUE(outer.match->choose(outer.match->result_of(*inner.match)));
    } else if (!outer.answer()) {
      break;
    }
    recorder.keep(*outer.match);
  }
  flush(recorder, *outer.match, account);
  account.ended.push_back(outer.match->script());
}

struct Work {
  const char* name;
  void (*work)(Records&, const Bouts&, Account&);
};
constexpr std::array works{Work{"record", record}, Work{"bring_in", bring_in}, Work{"tour", tour}};

std::string words_of(const Work& work, const Failure& failure) {
  return std::string(work.name) + ", " + std::string(name_of(failure.call)) + " number " + std::to_string(failure.at) +
         (failure.short_count ? " comes short" : std::string(" fails: ") + std::strerror(failure.error)) +
         (failure.for_ever ? ", and all later ones" : "");
}

/// The scripts of bouts that could not be written into the book and lie beside it, as was told. not_kept: it was told of
/// some that they are nowhere.
std::vector<Script> kept_beside(Records& records, Account& account, bool& not_kept) {
  std::vector<Script> scripts;
  while (const auto news = records.take_news()) {
    EXPECT_NE(news->kind, News::Kind::put_aside) << "a call that failed damages nothing";
    account.told.push_back(news->file.string());
    not_kept = not_kept || news->kind == News::Kind::not_kept;
    if (news->kind == News::Kind::kept_beside) {
      for (const auto& family : read_families(test::must(read_whole(news->file)),
                                              [](const Script& script) { return test::all_games().open(script); })) {
        EXPECT_TRUE(family.family) << one_line(family.family.error());
        if (family.family) {
          scripts.push_back(family.family->head.script);
        }
      }
    }
  }
  return scripts;
}

bool begins_with(const Script& script, const Script& beginning) {
  const auto begins = [](const auto& list, const auto& first) {
    return list.size() >= first.size() && std::equal(first.begin(), first.end(), list.begin());
  };
  return script.game == beginning.game && script.setup == beginning.setup && begins(script.dice, beginning.dice) &&
         begins(script.choices, beginning.choices);
}

/// That nothing is lost of what was said to be kept, and nothing in silence.
void expect_kept(Records& records, const Account& account, const std::vector<Script>& beside, bool may_be_nowhere) {
  for (const auto& [bout, said] : account.said) {
    const Script kept = kept_script(records, bout);
    EXPECT_GE(kept.dice.size() + kept.choices.size(), said.dice.size() + said.choices.size()) << "bout " << bout;
    EXPECT_TRUE(std::ranges::any_of(account.ended, [&kept](const Script& ended) { return begins_with(ended, kept); }))
        << "what is kept is a bout, as far as it goes";
  }
  std::vector<Script> whole = beside;
  for (const BoutRow& row : kept_bouts(records)) {
    whole.push_back(kept_script(records, row.id));
    const auto inside = records.read([&row](const Database& book) { return bouts_inside(book, row.id); });
    for (const BoutRow& inner : inside.value_or(std::vector<BoutRow>())) {
      whole.push_back(kept_script(records, inner.id));
    }
  }
  for (const Script& script : account.ended) {
    EXPECT_TRUE(may_be_nowhere || std::ranges::find(whole, script) != whole.end()) << "it is nowhere, and nobody said so";
  }
  for (const std::string& line : account.told) {
    EXPECT_EQ(line.find('\n'), std::string::npos) << line;
  }
}

/// A book with something in it, as most are.
const std::map<std::string, std::string>& some_book() {
  static const auto files = [] {
    const test::Folder folder;
    Account account;
    {
      Records records(folder.path() / "records.db");
      record(records, Bouts(0), account);
    }
    std::map<std::string, std::string> read;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
      read[entry.path().filename()] = test::must(read_whole(entry.path()));
    }
    return read;
  }();
  return files;
}

/// True: it came to the failure.
bool try_out(const Work& work, const Bouts& bouts, const Failure& failure) {
  SCOPED_TRACE(words_of(work, failure));
  const test::Folder folder;
  const std::filesystem::path file = folder.path() / "records.db";
  for (const auto& [name, bytes] : some_book()) {
    test::must(write_whole(folder.path() / name, bytes));
  }
  Account account;
  std::vector<Script> beside;
  bool not_kept = false;
  bool came = false;
  {
    Records records(file);
    {
      const FailingCalls failing(folder.path(), failure);
      work.work(records, bouts, account);
      came = FailingCalls::came_to_it();
    }
    beside = kept_beside(records, account, not_kept);
  }
  if (!failure.for_ever) {
    EXPECT_FALSE(account.said.empty());
    EXPECT_FALSE(not_kept) << "what failed once is tried again";
  }
  Records records(file);
  expect_kept(records, account, beside, not_kept);
  EXPECT_GE(kept_bouts(records).size(), 1U) << "what was there before";
  EXPECT_FALSE(records.take_news());
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "records-damaged-1.db")) << "a call that failed damages nothing";
  Account after;
  record(records, bouts, after);
  EXPECT_FALSE(after.said.empty()) << "it is well again";
  return came;
}

class EveryCall : public testing::TestWithParam<Failure> {
 protected:
  static void TearDownTestSuite() { std::cout << failed_calls << " places at which a call failed\n"; }
  static inline int failed_calls = 0;
};

TEST_P(EveryCall, may_fail_at_every_place) {
  const int rounds = test::asked_or("FC_ROUNDS", 1);
  for (int round = 0; round < rounds; ++round) {
    const Bouts bouts(static_cast<std::uint64_t>(round));
    for (const Work& work : works) {
      if (work.work == tour && !bouts.outer) {
        continue;
      }
      Failure failure = GetParam();
      int tried = 0;
      for (failure.at = 1 + static_cast<int>(failure.call) % every(); try_out(work, bouts, failure) && !HasFailure();
           failure.at += every()) {
        ++tried;
      }
      failed_calls += tried;
      ASSERT_FALSE(HasFailure()) << work.name << " of round " << round << " after " << tried;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Records, EveryCall, testing::ValuesIn(test::all_failures()),
                         [](const auto& one) { return test::name_of(one.param); });

}  // namespace
}  // namespace fc::records
