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
  const auto catalogue = fc::test::must(load_catalogue(fc::test::data_folder()));
  const auto setup = fc::test::must(read_setup(catalogue, setup_json));
  auto match = std::make_unique<MatchOf<Rules>>(
      setup, Script{.game = "dice-boxing", .setup = std::string(setup_json), .dice = {}, .choices = {}}, write_answer,
      standing_of);
  return std::make_shared<Moment>(words, std::move(match), std::vector<std::string>{"Muhammad Ali", "Mike Tyson"}, seed);
}

int on(Purpose purpose) {
  return static_cast<int>(purpose);
}

SetupModel some_setup() {
  SetupModel model;
  model.game = "dice-boxing";
  model.seats = {{.kind = SeatKind::person, .controls = pad_controls(DeviceLook::xbox), .device_number = 1, .level = {}},
                 {.kind = SeatKind::bot, .controls = {}, .level = "contender"}};
  const auto catalogue = load_catalogue(fc::test::data_folder());
  for (const std::string id : {"muhammad-ali", "mike-tyson"}) {
    const RosterEntry& entry = *catalogue->find(id);
    model.cards.push_back(boxer_card(entry.name, "", catalogue->card(entry)));
  }
  const auto row = [&](const std::string& key, std::vector<std::string> values, int value) {
    model.options.push_back({.label = "dice-boxing.option." + key,
                             .values = std::move(values),
                             .value = value,
                             .help = "dice-boxing.option." + key + "_help"});
  };
  row("rounds", {"4", "12"}, 1);
  row("strategies", {"menu.off", "menu.on"}, 1);
  row("judges", {"dice-boxing.judges.advanced", "dice-boxing.judges.basic"}, 0);
  row("three_knockdown_rule", {"menu.off", "menu.on"}, 0);
  row("saved_by_the_bell", {"menu.off", "menu.on"}, 0);
  row("weight_difference", {"menu.off", "menu.on"}, 1);
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
    BoutModel model = at->model(0);
    for (OpenQuestion& question : model.questions) {
      question.discreet = true;
    }
    model.questions.front().sealed = true;
    all.push_back(exhibit("bout-strategies", at, model));
  }
  {
    auto at = moment(words, 5);
    at->play(80, asks(static_cast<int>(Decision::strategy)));
    BoutModel model = at->model(0);
    model.seats[0].controls = Controls{};
    model.seats[1] = {.kind = SeatKind::bot, .controls = {}, .level = "champion"};
    for (OpenQuestion& question : model.questions) {
      question.by_person = question.prompt.need.seat == 0;
      question.controls = Controls{};
    }
    all.push_back(exhibit("bout-strategy-alone", at, model));
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
  auto at = moment(words, 11);
  all.push_back({"tale", [at](Ui& ui) {
                   TaleModel tale = at->panels().tale(at->match(), at->names(), ui.words());
                   tale.sitters = {"Pad 1", "Bot: Champion"};
                   tale_screen(tale, ui);
                 }});
  auto over = moment(words, 11);
  over->play(0, [](const Need&) { return false; });
  all.push_back({"front-page", [over](Ui& ui) {
                   PageState state;
                   FrontPageModel page = over->panels().front_page(over->match(), over->names(), ui.words());
                   page.masthead_date = "2026-03-02";
                   front_page_screen(page, state, ui);
                 }});
  return all;
}

}  // namespace fc::dice_boxing::test
