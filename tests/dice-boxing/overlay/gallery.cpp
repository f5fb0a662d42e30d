// DICE Boxing's set-up, and its bout stopped at the moments that matter.
#include <memory>

#include "library/dice-boxing/game.h"
#include "match/match_of.h"
#include "overlay/dice-boxing/panels.h"
#include "overlay/screens/desk.h"
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

SetupModel some_setup() {
  SetupModel model = setup_of_two("dice-boxing", fc::test::must(load_catalogue(fc::test::data_folder())),
                                  {"muhammad-ali", "mike-tyson"}, [](const Catalogue& catalogue, const RosterEntry& entry) {
                                    return boxer_card(entry.name, "", catalogue.card(entry));
                                  });
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
  for (at->play(steps, rolls(purpose)); at->match().need().kind == NeedKind::finished; at->play(steps, rolls(purpose))) {
    at = moment(words, ++seed);
  }
  at->answer();
  return exhibit(std::move(name), at, at->model(before));
}

/// Two men at the what-if desk, beside the real bouts of the class with the longest name.
DeskModel some_desk(const Words& words) {
  DeskModel model;
  model.sides = {{.name = "Muhammad Ali", .mark = scene::mark_of(Corner::red), .share = DeskShare{0.69, 0.66, 0.72}},
                 {.name = "Mike Tyson", .mark = scene::mark_of(Corner::blue), .share = DeskShare{0.27, 0.25, 0.29}}};
  model.can_be_drawn = true;
  model.drawn = DeskShare{0.04, 0.03, 0.05};
  model.choices = {
      {.label = "menu.desk.bouts", .values = {words.grouped(1'000)}, .help = {}},
      {.label = "menu.desk.level", .values = {"menu.level.contender"}, .help = {}},
      {.label = "menu.desk.who", .values = {"dice-boxing.desk.everybody", "menu.desk.real_men"}, .value = 1, .help = {}}};
  model.state = DeskState::over;
  model.done = model.bouts = 1'000;
  model.a_second = 8'897;
  for (const std::string key :
       {"stoppage", "ko", "tko", "decision", "unanimous", "majority", "split", "disqualified", "technical"}) {
    const bool part = key == "ko" || key == "tko" || key == "unanimous" || key == "majority" || key == "split";
    model.ways.push_back({.label = "dice-boxing.desk." + key,
                          .part = part,
                          .share = DeskShare{0.4, 0.37, 0.43},
                          .real = part ? std::optional(0.36) : std::nullopt});
  }
  model.ways.push_back({.label = "menu.desk.drawn", .part = false, .share = model.drawn, .real = std::nullopt});
  model.ways[0].real = 0.52;
  model.ways[0].real_is_near = true;
  model.real_near = words.say("dice-boxing.desk.real_near", {{"class", words["dice-boxing.class.super-featherweight"]}});
  model.real_far =
      words.say("dice-boxing.desk.real_far", {{"bouts", words.grouped(5175)}, {"first", "1962"}, {"last", "2017"}});
  model.lengths_label = "dice-boxing.desk.rounds";
  model.lengths = {0.02, 0.04, 0.05, 0.06, 0.06, 0.07, 0.06, 0.06, 0.05, 0.05, 0.05, 0.43};
  return model;
}

}  // namespace

std::vector<Exhibit> exhibits(const Words& words) {
  std::vector<Exhibit> all;
  const SetupModel setup = some_setup();
  all.push_back({"setup", [setup](Ui& ui) { setup_screen(setup, ui); }});
  all.push_back(stopped("bout-strategies", moment(words, 4), 70, asks(Decision::strategy), sealed_by_first));
  all.push_back(stopped("bout-strategy-alone", moment(words, 5), 80, asks(Decision::strategy), against_bot));
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
    at->play(40, rolls(Purpose::judge));
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
  all.push_back({"desk-class", [page = std::make_shared<DeskPage>()](Ui& ui) {
                   DeskModel model = some_desk(ui.words());
                   model.field = "Super-featherweight, real men (120)";
                   desk_screen(model, *page, ui);
                 }});
  all.push_back({"desk-ways", [page = std::make_shared<DeskPage>(DeskPage{.tab = 1})](Ui& ui) {
                   desk_screen(some_desk(ui.words()), *page, ui);
                 }});
  all.push_back(tale_of("tale", moment(words, 11), {"Pad 1", "Bot: Champion"}));
  all.push_back(paper_of("front-page", moment(words, 11)));
  return all;
}

}  // namespace fc::dice_boxing::test
