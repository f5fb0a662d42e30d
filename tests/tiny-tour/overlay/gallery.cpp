// A tour of Tiny, stopped at the moments that matter.
#include "tests/overlay/gallery.h"

#include <memory>

#include "library/tiny-tour/game.h"
#include "match/match_of.h"
#include "overlay/tiny-tour/game.h"
#include "tests/must.h"
#include "tests/overlay/moment.h"

namespace fc::tiny_tour::test {
namespace {

using namespace fc::overlay;
using namespace fc::overlay::test;

constexpr std::string_view four = R"({"boxers": ["cal-brick", "dex-cobble", "eli-dray", "fitz-ember"], "stops": 5})";

std::shared_ptr<Moment> moment(const Words& words, std::uint64_t seed) {
  static const auto below = fc::test::must(tiny::load_catalogue(fc::test::data_folder()));
  const Catalogue catalogue{.below = &below};
  auto match =
      std::make_unique<MatchOf<Rules>>(fc::test::must(read_setup(catalogue, four)),
                                       Script{.game = "tiny-tour", .setup = std::string(four), .dice = {}, .choices = {}},
                                       write_answer, standing_of, bout_setup);
  return std::make_shared<Moment>(words, std::move(match), names_in(catalogue, four), seed);
}

}  // namespace

std::vector<Exhibit> exhibits(const Words& words) {
  std::vector<Exhibit> all;
  for (const Decision decision : {Decision::rival, Decision::length}) {
    const auto at = moment(words, 1);
    at->play(6, asks(static_cast<int>(decision)));
    all.push_back(exhibit(decision == Decision::rival ? "tiny-tour-rival" : "tiny-tour-length", at, at->model(0)));
  }
  const auto end = moment(words, 2);
  end->play(0, [](const Need&) { return false; });
  all.push_back({"tiny-tour-front-page", [end](Ui& ui) {
                   PageState state;
                   FrontPageModel page = end->panels().front_page(end->match(), end->names(), ui.words());
                   page.masthead_date = "2026-03-02";
                   front_page_screen(page, state, ui);
                 }});
  return all;
}

}  // namespace fc::tiny_tour::test
