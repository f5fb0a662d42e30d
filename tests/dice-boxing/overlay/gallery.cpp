// DICE Boxing's set-up, and its bout stopped at the moments that matter.
#include <memory>

#include "library/dice-boxing/game.h"
#include "match/match_of.h"
#include "overlay/dice-boxing/game.h"
#include "overlay/screens/setup.h"
#include "tests/must.h"
#include "tests/overlay/moment.h"

namespace fc::dice_boxing::test {
namespace {

using namespace fc::overlay;
using namespace fc::overlay::test;

constexpr std::string_view setup_json = R"({"red": "muhammad-ali", "blue": "mike-tyson", "options": {"rounds": 12}})";

std::shared_ptr<Moment> moment(const Words& words, std::uint64_t seed) {
  return moment_of(words, "dice-boxing", setup_json, {"Muhammad Ali", "Mike Tyson"}, seed);
}

int on(Purpose purpose) {
  return static_cast<int>(purpose);
}

SetupModel some_setup() {
  SetupModel model = setup_against_bot("dice-boxing");
  const auto catalogue = load_catalogue(fc::test::data_folder());
  for (const std::string id : {"muhammad-ali", "mike-tyson"}) {
    const RosterEntry& entry = *catalogue->find(id);
    model.cards.push_back(boxer_card(entry.name, "", catalogue->card(entry)));
  }
  add_option(model, "rounds", {"4", "12"}, 1);
  add_option(model, "strategies", {"menu.off", "menu.on"}, 1);
  add_option(model, "judges", {"dice-boxing.judges.advanced", "dice-boxing.judges.basic"}, 0);
  add_option(model, "three_knockdown_rule", {"menu.off", "menu.on"}, 0);
  add_option(model, "saved_by_the_bell", {"menu.off", "menu.on"}, 0);
  add_option(model, "weight_difference", {"menu.off", "menu.on"}, 1);
  model.has_lesson = true;
  model.has_desk = true;
  return model;
}

/// The first of these bouts in which such a roll is made, so long before its consequences are over.
Exhibit roll_exhibit(const Words& words, std::string name, std::uint64_t seed, int steps, Purpose purpose, double before) {
  auto at = moment(words, seed);
  for (at->play(steps, rolls(on(purpose))); at->match().need().kind == NeedKind::finished;
       at->play(steps, rolls(on(purpose)))) {
    at = moment(words, ++seed);
  }
  at->answer();
  return exhibit(std::move(name), at, at->model(before));
}

}  // namespace

std::vector<Exhibit> exhibits(const Words& words) {
  std::vector<Exhibit> all;
  const SetupModel setup = some_setup();
  all.push_back({"setup", [setup](Ui& ui) { setup_screen(setup, ui); }});
  {
    auto at = moment(words, 4);
    at->play(70, asks(static_cast<int>(Decision::strategy)));
    all.push_back(exhibit("bout-strategies", at, sealed_by_first(at->model(0))));
  }
  {
    auto at = moment(words, 5);
    at->play(80, asks(static_cast<int>(Decision::strategy)));
    all.push_back(exhibit("bout-strategy-alone", at, against_bot(at->model(0))));
  }
  all.push_back(roll_exhibit(words, "bout-control", 6, 20, Purpose::control, 0.02));
  all.push_back(roll_exhibit(words, "bout-punch", 7, 60, Purpose::punch, 0.02));
  all.push_back(roll_exhibit(words, "bout-result", 8, 90, Purpose::result, 0.02));
  all.push_back(roll_exhibit(words, "bout-knockdown", 9, 40, Purpose::knockdown, 1.6));
  all.push_back(roll_exhibit(words, "bout-movement", 10, 60, Purpose::ring, 0.05));
  all.push_back(roll_exhibit(words, "bout-foul", 11, 60, Purpose::foul, 0.3));
  all.push_back(roll_exhibit(words, "bout-cut", 12, 60, Purpose::cut, 0.3));
  all.push_back(roll_exhibit(words, "bout-event", 13, 60, Purpose::unique, 0.4));
  {
    auto at = moment(words, 14);
    at->play(40, rolls(on(Purpose::judge)));
    at->answer();
    at->answer();
    at->answer();
    BoutModel model = at->model(1.5);
    model.settings = {{"open_cards", "on"}};
    all.push_back(exhibit("bout-minute", at, model));
  }
  {
    // The first of these bouts that goes to the cards.
    std::uint64_t seed = 20;
    auto at = moment(words, seed);
    const auto on_cards = [](const Match& match) { return match_of<Rules>(match).state().end.on_cards; };
    for (at->play(0, [](const Need&) { return false; }); !on_cards(at->match());
         at->play(0, [](const Need&) { return false; })) {
      at = moment(words, ++seed);
    }
    all.push_back(exhibit("bout-verdict", at, at->model(0)));
  }
  all.push_back(tale_of("tale", moment(words, 11), {"Pad 1", "Bot: Champion"}));
  all.push_back(paper_of("front-page", moment(words, 11)));
  return all;
}

}  // namespace fc::dice_boxing::test
