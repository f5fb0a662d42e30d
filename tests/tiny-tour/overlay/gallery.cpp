// A tour of Tiny, stopped at the moments that matter.
#include "tests/overlay/gallery.h"

#include <memory>

#include "library/tiny-tour/game.h"
#include "match/match_of.h"
#include "tests/must.h"
#include "tests/overlay/moment.h"

namespace fc::tiny_tour::test {
namespace {

using namespace fc::overlay;
using namespace fc::overlay::test;

constexpr std::string_view four = R"({"boxers": ["cal-brick", "dex-cobble", "eli-dray", "fitz-ember"], "stops": 5})";

std::shared_ptr<Moment> moment(const Words& words, std::uint64_t seed) {
  static const auto below = fc::test::must(tiny::load_catalogue(fc::test::data_folder()));
  return moment_of(words, "tiny-tour", four, names_in(Catalogue{.below = &below}, four), seed);
}

}  // namespace

std::vector<Exhibit> exhibits(const Words& words) {
  std::vector<Exhibit> all;
  for (const Decision decision : {Decision::rival, Decision::length}) {
    const auto at = moment(words, 1);
    at->play(6, asks(static_cast<int>(decision)));
    all.push_back(exhibit(decision == Decision::rival ? "tiny-tour-rival" : "tiny-tour-length", at, at->model(0)));
  }
  all.push_back(paper_of("tiny-tour-front-page", moment(words, 2)));
  return all;
}

}  // namespace fc::tiny_tour::test
