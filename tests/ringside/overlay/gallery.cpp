// Ringside's set-up, and its bout stopped at the moments that matter.
#include <memory>

#include "library/ringside/game.h"
#include "match/match_of.h"
#include "overlay/ringside/panels.h"
#include "overlay/screens/setup.h"
#include "tests/must.h"
#include "tests/overlay/moment.h"

namespace fc::ringside::test {
namespace {

using namespace fc::overlay;
using namespace fc::overlay::test;

constexpr std::string_view setup_json = R"({"red": "muhammad-ali", "blue": "rocky-marciano", "rounds": 12,
  "options": {"scoring": "ten-point-must", "ask_counterpunch": true}})";

std::shared_ptr<Moment> moment(const Words& words, std::uint64_t seed) {
  return moment_of(words, "ringside", setup_json, {"Muhammad Ali", "Rocky Marciano"}, seed);
}

SetupModel some_setup() {
  SetupModel model =
      setup_of_two("ringside", fc::test::must(load_catalogue(fc::test::data_folder())), {"muhammad-ali", "jimmy-ellis"},
                   [](const Catalogue&, const BoxerEntry& entry) { return boxer_card(entry.name, "", entry.boxer); });
  model.makers = {"ringside.setup.dice"};
  add_option(model, "rounds", {"3", "12"}, 1);
  add_option(model, "tactics", {"menu.off", "menu.on"}, 1);
  add_option(model, "saved_by_the_bell", {"menu.off", "menu.on"}, 0);
  add_option(model, "scoring", {"ringside.scoring.rounds", "ringside.scoring.ten-point-must"}, 1);
  add_option(model, "ask_counterpunch", {"menu.off", "menu.on"}, 0);
  model.has_lesson = true;
  model.has_desk = true;
  return model;
}

}  // namespace

std::vector<Exhibit> exhibits(const Words& words) {
  std::vector<Exhibit> all;
  const SetupModel setup = some_setup();
  all.push_back({"setup", [setup](Ui& ui) { setup_screen(setup, ui); }});
  SetupModel named = setup;
  named.seats[0].name = "Marie-Hélène";
  all.push_back({"setup-named", [named](Ui& ui) { setup_screen(named, ui); }});
  named.naming = 0;
  named.offered = {"Ann", "Zoé", "Grandpa Fred", "Bob", "Li"};
  all.push_back({"setup-naming", [named](Ui& ui) { setup_screen(named, ui); }});
  SetupModel open = setup;
  open.seats[1] = {.kind = SeatKind::open, .controls = {}, .level = {}};
  open.seats[0].controls = {};
  std::swap(open.cards[0], open.cards[1]);
  all.push_back({"setup-open", [open](Ui& ui) { setup_screen(open, ui); }});
  all.push_back(stopped("bout-tactic", moment(words, 3), 0, asks(Decision::tactic)));
  all.push_back(stopped("bout-picks", moment(words, 4), 60, asks(Decision::punch), sealed_by_first));
  all.push_back(stopped("bout-pick-alone", moment(words, 5), 200, asks(Decision::punch), against_bot));
  {
    auto at = moment(words, 6);
    at->play(30, asks(Decision::guess));
    at->answer();
    all.push_back(exhibit("bout-reveal", at, at->model(0.05)));
  }
  {
    auto at = moment(words, 7);
    at->play(100, rolls(Purpose::count));
    at->answer();
    all.push_back(exhibit("bout-count", at, at->model(1.2)));
  }
  all.push_back(stopped("bout-move", moment(words, 8), 40, asks(Decision::move)));
  {
    auto at = moment(words, 9);
    at->play(340, asks(Decision::rush));
    BoutModel model = at->model(0);
    model.speed = 4;
    all.push_back(exhibit("bout-late", at, model));
  }
  all.push_back(tale_of("tale", moment(words, 11), {"Pad 1", "Bot: Champion"}));
  all.push_back(paper_of("front-page", moment(words, 11)));
  return all;
}

}  // namespace fc::ringside::test
