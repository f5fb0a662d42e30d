// Every system call under the records fails once, or from then on: at every place of a bout that is recorded, a file that is
// brought in, a long game with bouts inside it. What was said to be kept is there afterwards, and nothing is put aside.
#include "failing_calls.h"

#include <cerrno>

#include "book.h"
#include "records/exchange.h"
#include "tests/setups.h"

namespace fc::records {
namespace {

using test::Call;
using test::FailingCalls;
using test::Failure;

#ifndef FC_EVERY
#define FC_EVERY 7
#endif
/// Every day each so-manieth place is tried; the program that is labelled SLOW tries all of them.
constexpr int every = FC_EVERY;

/// What a piece of work says is kept: scripts by the numbers of their bouts.
using Said = std::vector<std::pair<BoutId, Script>>;

/// A bout is played; after each step that is said to be kept, what is kept is noted.
void record(Records& records, Said& said) {
  const auto match = test::tiny_bout();
  BoutRecorder recorder(records, opening_of(*match), two_seats());
  said.emplace_back();
  Random random(3);
  while (test::answer_at_random(*match, random)) {
    recorder.keep(*match);
    if (recorder.flush()) {
      said.back() = {recorder.bout(), match->script()};
    }
  }
}

/// A bout comes in whole.
void bring_in(Records& records, Said& said) {
  const auto match = test::tiny_bout();
  Random random(4);
  while (test::answer_at_random(*match, random)) {
  }
  Family family;
  family.head = {.row = opening_of(*match), .seats = two_seats(), .script = match->script()};
  family.head.row.standing = match->standing();
  CameIn came;
  Result<void> done = fault(FaultCode::unavailable, "", "not tried yet");
  // What has failed was told; whoever brought it tries again.
  for (int tries = 0; tries < 2 && !done; ++tries) {
    records.write(
        [&](const Database& database) -> Result<void> {
          FC_TRY(came, take_in(database, family));
          return {};
        },
        [&done](const Result<void>& written) { done = written; });
    records.finish();
  }
  if (done) {
    said.emplace_back(came.bout, match->script());
  }
}

/// A long game and the bouts inside it, until a few of them have been fought.
void tour(Records& records, Said& said) {
  const auto outer = test::must(
      test::all_games().open({.game = "tiny-tour", .setup = test::some_setup("tiny-tour"), .dice = {}, .choices = {}}));
  BoutRecorder recorder(records, opening_of(*outer), {});
  said.emplace_back();
  const std::size_t head = said.size() - 1;
  Random random(5);
  for (int bouts = 0; bouts < 2 && outer->need().kind != NeedKind::finished;) {
    if (outer->need().kind == NeedKind::bout) {
      ++bouts;
      const auto inner = test::must(test::all_games().open(outer->bout()));
      BoutRow row = opening_of(*inner);
      row.inside = {.bout = recorder.bout(), .place = static_cast<std::int64_t>(outer->script().choices.size())};
      BoutRecorder inside(records, row, {});
      while (test::answer_at_random(*inner, random)) {
        inside.keep(*inner);
      }
      if (inside.flush()) {
        said.emplace_back(inside.bout(), inner->script());
      }
      EXPECT_TRUE(outer->choose(outer->result_of(*inner)));
    } else if (!test::answer_at_random(*outer, random)) {
      break;
    }
    recorder.keep(*outer);
    if (recorder.flush()) {
      said[head] = {recorder.bout(), outer->script()};
    }
  }
}

struct Work {
  const char* name;
  void (*work)(Records&, Said&);
};
constexpr std::array works{Work{"record", record}, Work{"bring_in", bring_in}, Work{"tour", tour}};

std::string words_of(const Work& work, const Failure& failure) {
  return std::string(work.name) + ", " + std::string(name_of(failure.call)) + " number " + std::to_string(failure.at) +
         (failure.short_count ? " comes short" : std::string(" fails: ") + std::strerror(failure.error)) +
         (failure.for_ever ? ", and all later ones" : "");
}

/// True: it came to the failure.
bool try_out(const Work& work, const Failure& failure) {
  SCOPED_TRACE(words_of(work, failure));
  const test::Folder folder;
  const std::filesystem::path file = folder.path() / "records.db";
  Said said;
  // A book with something in it, as most are.
  {
    Records records(file);
    record(records, said);
  }
  const std::size_t before = said.size();
  bool came = false;
  {
    const FailingCalls failing(folder.path(), failure);
    Records records(file);
    work.work(records, said);
    came = FailingCalls::came_to_it();
  }
  Records records(file);
  for (std::size_t index = 0; index < said.size(); ++index) {
    if (said[index].first != 0) {
      const Script kept = kept_script(records, said[index].first);
      EXPECT_GE(kept.dice.size() + kept.choices.size(), said[index].second.dice.size() + said[index].second.choices.size())
          << "bout " << said[index].first;
      const auto match = test::all_games().open(kept);
      EXPECT_TRUE(match && replay(**match, kept)) << "what is kept is a bout";
    }
  }
  if (!failure.for_ever) {
    EXPECT_GT(said.size(), before);
  }
  while (const auto news = records.take_news()) {
    EXPECT_NE(news->kind, News::Kind::put_aside);
  }
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "records-damaged-1.db")) << "a call that failed damages nothing";
  Said after;
  record(records, after);
  EXPECT_NE(after.back().first, 0) << "it is well again";
  return came;
}

class EveryCall : public testing::TestWithParam<Failure> {};

TEST_P(EveryCall, may_fail_at_every_place) {
  for (const Work& work : works) {
    Failure failure = GetParam();
    int tried = 0;
    for (failure.at = 1 + static_cast<int>(failure.call) % every; try_out(work, failure) && !HasFailure();
         failure.at += every) {
      ++tried;
    }
    EXPECT_FALSE(HasFailure()) << work.name << " after " << tried;
  }
}

constexpr std::array failures{
    Failure{.call = Call::open, .error = EIO},
    Failure{.call = Call::open, .error = EROFS, .for_ever = true},
    Failure{.call = Call::open, .error = EINTR},
    Failure{.call = Call::read, .error = EIO},
    Failure{.call = Call::pread, .error = EIO},
    Failure{.call = Call::pread, .error = EIO, .for_ever = true},
    Failure{.call = Call::pread, .short_count = true},
    Failure{.call = Call::pread, .error = EINTR},
    Failure{.call = Call::pwrite, .error = EIO},
    Failure{.call = Call::pwrite, .error = ENOSPC},
    Failure{.call = Call::pwrite, .error = ENOSPC, .for_ever = true},
    Failure{.call = Call::pwrite, .short_count = true},
    Failure{.call = Call::write, .error = ENOSPC, .for_ever = true},
    Failure{.call = Call::sync, .error = EIO},
    Failure{.call = Call::sync, .error = EIO, .for_ever = true},
    Failure{.call = Call::truncate, .error = EIO},
    Failure{.call = Call::rename, .error = EIO, .for_ever = true},
    Failure{.call = Call::unlink, .error = EROFS, .for_ever = true},
    Failure{.call = Call::mmap, .error = ENOMEM},
    Failure{.call = Call::mmap, .error = ENOMEM, .for_ever = true},
};

INSTANTIATE_TEST_SUITE_P(Records, EveryCall, testing::ValuesIn(failures), [](const auto& one) {
  const Failure& failure = one.param;
  return std::string(name_of(failure.call)) + (failure.short_count ? "_short" : "_" + std::to_string(failure.error)) +
         (failure.for_ever ? "_for_ever" : "_once");
});

}  // namespace
}  // namespace fc::records
