// Any bytes as rows of the book, as a flipped bit or another program may leave them: whatever stands there, it is read as a
// bout or as a fault of one line. The fields lie one behind the other, a byte 0xff between them: game, set-up, names, where
// it stands, how it ended, numbers, sitter, profile (and when he was away), then the steps; the first letter of a step says
// what it is.
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "match/script.h"
#include "records/bouts.h"
#include "records/results.h"
#include "tests/fuzz/memory_book.h"

namespace {

using namespace fc;
using namespace fc::records;

std::vector<std::string> split(std::string_view bytes) {
  std::vector<std::string> fields(1);
  for (const char byte : bytes) {
    if (byte == '\xff') {
      fields.emplace_back();
    } else {
      fields.back() += byte;
    }
  }
  constexpr std::size_t before_steps = 8;
  fields.resize(std::max(fields.size(), before_steps));
  return fields;
}

/// "d4": a die; "b...", a choice as bytes; "n4": a choice that is a number; "t...": a die that is a text. Else a choice.
class StepTable {
 public:
  explicit StepTable(const Database& book) {
    for (const char* const values :
         {"0, ?1, CAST(?2 AS INTEGER)", "1, ?1, CAST(?2 AS BLOB)", "1, ?1, CAST(?2 AS NUMERIC)", "0, ?1, ?2", "1, ?1, ?2"}) {
      of_kinds_.push_back(test::must(book.prepare(std::string("INSERT OR IGNORE INTO step VALUES (1, ") + values + ")")));
    }
  }
  void insert(std::int64_t number, std::string_view step) {
    const std::size_t kind = kinds.find(step.empty() ? ' ' : step.front());
    Statement& statement = of_kinds_[kind == std::string_view::npos ? kinds.size() : kind];
    statement.bind(0, number);
    statement.bind(1, kind == std::string_view::npos ? step : step.substr(1));
    test::must(statement.next());
    statement.reset();
  }

 private:
  static constexpr std::string_view kinds = "dbnt";
  std::vector<Statement> of_kinds_;  ///< made once: making one takes longer than all that is done with it
};

void insert(const Database& book, const std::vector<std::string>& fields) {
  const std::string& numbers = fields[5];
  const auto number = [&numbers](std::size_t place) {
    return place < numbers.size() ? std::int64_t{numbers[place]} << (numbers[place] & 63) : 0;
  };
  test::must(book.tell("INSERT INTO profile (id, name) VALUES (1, ?1)", fields[7]));
  test::must(
      book.tell("INSERT INTO bout (id, game, setup, names, begun, touched, lesson, over, stands, method, length, title) "
                "VALUES (1, ?1, ?2, ?3, ?6, ?7, ?8, ?9, ?4, ?5, ?10, ?11)",
                fields[0], fields[1], fields[2], fields[3], fields[4], number(0), number(1), number(2) & 1, number(3) & 1,
                number(4), number(5)));
  test::must(book.tell("INSERT INTO seat (bout, seat, sitter, profile, won, away) VALUES (1, ?1, ?2, 1, ?3, ?4)", number(6),
                       fields[6], number(7), fields[7]));
  static StepTable steps(book);
  std::int64_t place = 0;
  for (std::size_t step = 8; step < fields.size(); ++step) {
    steps.insert(number(8 + step) == 0 ? place++ : number(8 + step), fields[step]);
  }
}

/// Its value, or nothing: then what is wrong with it is a line.
template <class T>
std::optional<T> read(Result<T> result) {
  if (!result) {
    test::check_line(result.error());
    return std::nullopt;
  }
  return std::move(*result);
}

void read_bout(const Database& book) {
  const auto rows = read(bouts_before(book, 0, 10));
  read(newest_going_on(book));
  const auto family = read(family_of(book, 1));
  if (rows && family && *family) {
    const Script& script = (*family)->head.script;
    for (const ReadFamily& out : read_families(to_lines(**family, false), test::open_fuzzed)) {
      if (!out.family) {
        test::check_line(out.family.error());
      }
    }
    if (const auto match = read(test::open_fuzzed(script))) {
      const Result<void> sound = replay(**match, script);
      FC_CHECK(sound || sound_part(script, test::open_fuzzed));
    }
    read(find_equal(book, script));
  }
}

void read_sums(const Database& book) {
  read(count_uncounted(book, 10));
  for (const Whose whose : {Whose::boxer, Whose::person, Whose::bot, Whose::game}) {
    if (const auto sums = read(tallies(book, TallyFilter{.whose = whose}))) {
      for (const Tally& sum : *sums) {
        read(results_of(book, {whose, sum.name}, "", 0, 10));
      }
    }
  }
  read(periods_with_bouts(book));
  read(tell_habits(
      book, [](const Script& script) { return test::fuzzed_games().habits(script); }, 10));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::vector<std::string> fields = split(std::string_view(reinterpret_cast<const char*>(data), size));
  test::in_memory_book([&fields](const Database& book) {
    insert(book, fields);
    read_bout(book);
    read_sums(book);
  });
  return 0;
}
