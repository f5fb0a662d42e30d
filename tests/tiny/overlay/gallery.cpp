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
  static const Catalogue catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  return moment_of(words, "tiny", setup_json, names_in(catalogue, setup_json), seed);
}

int on(Decision decision) { return static_cast<int>(decision); }

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
  all.push_back(tale_of("tiny-tale-six", moment(words, 4, six), std::vector<std::string>(6, "Bot: Champion")));
  all.push_back(tale_of("tiny-tale-two", moment(words, 4, two), {"Bot: Champion", "Bot: Champion"}));
  all.push_back(paper_of("tiny-front-page", moment(words, 5, six)));
  return all;
}

}  // namespace fc::tiny::test
