// Any bytes as a file of bouts that is brought in: each of them is a bout of its game or a fault of one line, and what comes
// into the book goes out as it came.
#include <cstddef>
#include <cstdint>

#include "records/results.h"
#include "tests/fuzz/memory_book.h"

namespace {

using namespace fc;
using namespace fc::records;

void check_as_it_came(const Database& book, const Family& family) {
  const CameIn came = test::must(take_in(book, family, test::open_fuzzed));
  test::must(settle(book));
  const std::optional<Family> kept = test::must(family_of(book, came.bout));
  FC_CHECK(kept && kept->head.script == family.head.script);
  const std::vector<ReadFamily> again = read_families(to_lines(*kept, false), test::open_fuzzed);
  FC_CHECK(again.size() == 1 && again.front().family);
  FC_CHECK(again.front().family->head.script == family.head.script);
  FC_CHECK(came.was_there || again.front().family->inner.size() == family.inner.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const std::vector<ReadFamily> families = read_families(text, test::open_fuzzed);
  test::in_memory_book([&families](const Database& book) {
    for (const ReadFamily& read : families) {
      if (read.family) {
        check_as_it_came(book, *read.family);
      } else {
        test::check_line(read.family.error());
      }
    }
  });
  return 0;
}
