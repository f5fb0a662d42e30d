// The Ring's set-up, and its bout stopped at the moments that matter.
#include <memory>

#include "library/the-ring/game.h"
#include "match/match_of.h"
#include "overlay/screens/setup.h"
#include "overlay/the-ring/panels.h"
#include "scene/the-ring/game.h"
#include "tests/must.h"
#include "tests/overlay/moment.h"

namespace fc::the_ring::test {
namespace {

using namespace fc::overlay;
using namespace fc::overlay::test;

constexpr std::string_view plain = R"({"red": "joe-louis", "blue": "max-baer", "rounds": 12, "city": "chicago",
  "referee": "ref-abbott"})";
constexpr std::string_view title = R"({"red": "floyd-patterson", "blue": "sonny-liston", "rounds": 15, "champion": "red"})";
constexpr std::string_view camp = R"({"red": "sugar-ray-robinson", "blue": "jake-lamotta", "rounds": 12,
  "options": {"training-camp": true, "solitaire": "blue"}})";

std::shared_ptr<Moment> moment(const Words& words, std::uint64_t seed, std::string_view setup = plain) {
  std::vector<std::string> names{"Joe Louis", "Max Baer"};
  if (setup == title) {
    names = {"Floyd Patterson", "Sonny Liston"};
  } else if (setup == camp) {
    names = {"Sugar Ray Robinson", "Jake LaMotta"};
  }
  return moment_of(words, "the-ring", setup, names, seed);
}

SetupModel some_setup() {
  SetupModel model =
      setup_of_two("the-ring", fc::test::must(load_catalogue(fc::test::data_folder())), {"joe-louis", "max-baer"},
                   [](const Catalogue&, const Boxer& boxer) { return boxer_card(boxer.name(), "", boxer.card()); });
  model.seats[1].level = "solitaire";
  add_option(model, "rounds", {"4", "12"}, 1);
  add_option(model, "champion", {"the-ring.champion.none", "the-ring.champion.red"}, 1);
  add_option(model, "changes", {"the-ring.changes.segment", "the-ring.changes.half", "the-ring.changes.round"}, 0);
  for (const char* key :
       {"training-camp", "bad-cut", "cut-work-penalty", "gloves", "cities", "referees", "three-knockdowns"}) {
    add_option(model, key, {"menu.off", "menu.on"}, 1);
  }
  model.has_desk = true;
  return model;
}

/// The model at the last moment of what was told that fits; at rest if none does.
template <class Fits>
BoutModel model_when(Moment& at, Fits fits) {
  constexpr double step = 0.1;
  BoutModel model = at.model(step);
  const auto& scene = static_cast<const Scene&>(at.scene());
  const double end = model.clock;
  while (model.clock > 0 && !fits(scene.readout(model.clock))) {
    model.clock -= step;
  }
  if (model.clock <= 0) {
    model.clock = end;
  }
  return model;
}

/// The first of these bouts in which such a roll is made, at the last moment that fits.
template <class Fits>
Exhibit roll_exhibit(const Words& words, std::string name, std::uint64_t seed, Purpose purpose, Fits fits) {
  constexpr int steps = 30;
  auto at = moment(words, seed);
  for (at->play(steps, rolls(purpose)); at->match().need().kind == NeedKind::finished; at->play(steps, rolls(purpose))) {
    at = moment(words, ++seed);
  }
  while (at->match().need().kind == NeedKind::roll && at->match().need().topic == static_cast<int>(purpose)) {
    at->answer();
  }
  return exhibit(std::move(name), at, model_when(*at, fits));
}

bool settled(const Readout& readout, Purpose purpose) {
  return readout.roll && readout.roll->settled && static_cast<Purpose>(readout.roll->call.purpose) == purpose;
}

auto settled_on(Purpose purpose) {
  return [purpose](const Readout& readout) { return settled(readout, purpose); };
}

}  // namespace

std::vector<Exhibit> exhibits(const Words& words) {
  std::vector<Exhibit> all;
  const SetupModel setup = some_setup();
  all.push_back({"the-ring-setup", [setup](Ui& ui) { setup_screen(setup, ui); }});
  all.push_back(stopped("the-ring-strategies", moment(words, 4), 60, asks(Decision::strategy), sealed_by_first));
  all.push_back(stopped("the-ring-strategy-alone", moment(words, 4), 90, asks(Decision::strategy), against_bot));
  {
    auto at = moment(words, 6);
    at->play(40, asks(Decision::strategy));
    at->answer();
    at->answer();
    all.push_back(exhibit("the-ring-revealed", at, model_when(*at, [](const Readout& readout) {
                            return readout.board == Board::strategies && readout.strategies;
                          })));
  }
  const auto shows_entry = [](const Readout& readout) {
    return readout.board == Board::entry && readout.entry && readout.entry->read.clause != no_clause;
  };
  all.push_back(roll_exhibit(words, "the-ring-entry", 7, Purpose::basic_green, shows_entry));
  all.push_back(roll_exhibit(words, "the-ring-entry-other", 21, Purpose::basic_green, shows_entry));
  all.push_back(roll_exhibit(words, "the-ring-rolling", 8, Purpose::basic_column, [](const Readout& readout) {
    return readout.board == Board::entry && readout.roll && !readout.roll->settled;
  }));
  all.push_back(roll_exhibit(words, "the-ring-hard-shot", 9, Purpose::hard_shot, [](const Readout& readout) {
    return readout.board == Board::hard_shot && readout.shot && readout.shot->read;
  }));
  all.push_back(roll_exhibit(words, "the-ring-finisher", 10, Purpose::finisher, [](const Readout& readout) {
    return readout.board == Board::finisher && readout.finisher && !readout.finisher->tickets.empty();
  }));
  all.push_back(roll_exhibit(words, "the-ring-count", 11, Purpose::knockout, [](const Readout& readout) {
    return readout.board == Board::count && readout.counting && readout.counting->count > 2;
  }));
  all.push_back(roll_exhibit(words, "the-ring-counter", 12, Purpose::counter, settled_on(Purpose::counter)));
  all.push_back(roll_exhibit(words, "the-ring-tie-up", 13, Purpose::tie_up, settled_on(Purpose::tie_up)));
  all.push_back(roll_exhibit(words, "the-ring-cut", 14, Purpose::cut_chart, settled_on(Purpose::cut_chart)));
  all.push_back(roll_exhibit(words, "the-ring-doctor", 15, Purpose::cut_stoppage, settled_on(Purpose::cut_stoppage)));
  all.push_back(roll_exhibit(words, "the-ring-foul", 16, Purpose::foul,
                             [](const Readout& readout) { return readout.board == Board::foul && readout.foul; }));
  {
    auto at = moment(words, 14);
    at->play(60, asks(Decision::cut_target));
    for (std::uint64_t seed = 15; at->match().need().kind == NeedKind::finished; ++seed) {
      at = moment(words, seed);
      at->play(60, asks(Decision::cut_target));
    }
    all.push_back(exhibit("the-ring-cut-target", at, at->model(0)));
  }
  {
    auto at = moment(words, 30);
    at->play(80, rolls(Purpose::corner));
    for (std::uint64_t seed = 31; at->match().need().kind == NeedKind::finished; ++seed) {
      at = moment(words, seed);
      at->play(80, rolls(Purpose::corner));
    }
    while (at->match().need().kind == NeedKind::roll && at->match().need().topic == static_cast<int>(Purpose::corner)) {
      at->answer();
    }
    BoutModel model =
        model_when(*at, [](const Readout& readout) { return readout.minute && !readout.minute->worked.empty(); });
    model.settings = {{"open_cards", "on"}};
    all.push_back(exhibit("the-ring-minute", at, model));
  }
  for (const Decision decision : {Decision::city, Decision::gloves, Decision::referee}) {
    std::uint64_t seed = 40;
    auto at = moment(words, seed, title);
    while (!asks(decision)(at->match().need())) {
      at = moment(words, ++seed, title);
      at->play(0, [&](const Need& need) { return asks(decision)(need) || asks(Decision::strategy)(need); });
    }
    all.push_back(exhibit("the-ring-title-" + std::to_string(static_cast<int>(decision)), at, at->model(0)));
  }
  {
    auto at = moment(words, 50, camp);
    at->play(0, asks(Decision::strategy));
    all.push_back(exhibit("the-ring-camp", at, model_when(*at, [](const Readout& readout) {
                            return readout.before && readout.before->camp && readout.before->training[1];
                          })));
    at->play(60, asks(Decision::strategy));
    all.push_back(exhibit("the-ring-solitaire", at, at->model(0)));
  }
  {
    // The first of these bouts that goes to the cards.
    std::uint64_t seed = 20;
    auto at = moment(words, seed);
    const auto on_cards = [](const Match& match) { return !is_stoppage(match_of<Rules>(match).state().end.method); };
    for (at->play(0, [](const Need&) { return false; }); !on_cards(at->match());
         at->play(0, [](const Need&) { return false; })) {
      at = moment(words, ++seed);
    }
    all.push_back(exhibit("the-ring-verdict", at, at->model(0)));
  }
  {
    auto at = moment(words, 5);
    at->play(0, [](const Need&) { return false; });
    all.push_back(exhibit("the-ring-stopped", at, at->model(0)));
  }
  all.push_back(tale_of("the-ring-tale", moment(words, 11, title), {"Pad 1", "Bot: Champion"}));
  all.push_back(paper_of("the-ring-front-page", moment(words, 11, title)));
  return all;
}

}  // namespace fc::the_ring::test
