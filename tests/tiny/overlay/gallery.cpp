// Tiny's bout, stopped at the moments that matter.
#include "tests/overlay/gallery.h"

#include <memory>

#include "library/tiny/game.h"
#include "match/match_of.h"
#include "overlay/tiny/game.h"
#include "tests/must.h"
#include "tests/overlay/moment.h"

namespace fc::tiny::test {
namespace {

using namespace fc::overlay;
using namespace fc::overlay::test;

constexpr std::string_view six =
    R"({"boxers": ["cal-brick", "dex-cobble", "eli-dray", "fitz-ember", "gus-flint", "hal-gable"], "rounds": 5})";
constexpr std::string_view two = R"({"boxers": ["abe-anvil", "zeb-winch"]})";

std::shared_ptr<Moment> moment(const Words& words, std::uint64_t seed, std::string_view setup_json) {
  const auto catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  const Setup setup = fc::test::must(read_setup(catalogue, setup_json));
  auto match = std::make_unique<MatchOf<Rules>>(
      setup, Script{.game = "tiny", .setup = std::string(setup_json), .dice = {}, .choices = {}}, write_answer, standing_of);
  return std::make_shared<Moment>(words, std::move(match), names_in(catalogue, setup_json), seed);
}

int on(Decision decision) {
  return static_cast<int>(decision);
}

Exhibit tale_of(std::string name, const std::shared_ptr<Moment>& at) {
  return {std::move(name), [at](Ui& ui) {
            TaleModel tale = at->panels().tale(at->match(), at->names(), ui.words());
            tale.sitters.assign(at->names().size(), "Bot: Champion");
            tale_screen(tale, ui);
          }};
}

Exhibit paper_of(std::string name, const std::shared_ptr<Moment>& at) {
  at->play(0, [](const Need&) { return false; });
  return {std::move(name), [at](Ui& ui) {
            PageState state;
            FrontPageModel page = at->panels().front_page(at->match(), at->names(), ui.words());
            page.masthead_date = "2026-03-02";
            front_page_screen(page, state, ui);
          }};
}

}  // namespace

std::vector<Exhibit> exhibits(const Words& words) {
  std::vector<Exhibit> all;
  const auto show = [&](std::string name, std::uint64_t seed, std::string_view setup, int steps, Decision decision) {
    const auto at = moment(words, seed, setup);
    at->play(steps, asks(on(decision)));
    all.push_back(exhibit(std::move(name), at, at->model(0)));
  };
  show("tiny-target", 1, six, 0, Decision::target);
  show("tiny-pace", 2, two, 8, Decision::pace);
  {
    const auto at = moment(words, 2, two);
    at->play(8, asks(on(Decision::pace)));
    BoutModel model = at->model(0);
    model.settings = {{"hearts", "points"}};
    all.push_back(exhibit("tiny-hearts-as-points", at, model));
  }
  show("tiny-picks", 3, six, 30, Decision::punch);
  all.push_back(tale_of("tiny-tale-six", moment(words, 4, six)));
  all.push_back(tale_of("tiny-tale-two", moment(words, 4, two)));
  all.push_back(paper_of("tiny-front-page", moment(words, 5, six)));
  return all;
}

}  // namespace fc::tiny::test
