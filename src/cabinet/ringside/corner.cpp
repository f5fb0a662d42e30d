#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "bots/ringside/fitted_chance.h"
#include "bots/ringside/game.h"
#include "cabinet/program/corner_of_two.h"
#include "cabinet/program/match_up.h"
#include "cabinet/ringside/corner.h"
#include "library/ringside/game.h"
#include "match/match_of.h"
#include "overlay/ringside/panels.h"
#include "trials/ringside/simulator.h"

namespace fc::ringside {
namespace {

/// Scheduled rounds on offer: quick, ordinary and title bouts among them. Source: rules/ringside/rules.md, 5.
constexpr std::array lengths{1, 3, 5, 7, 8, 10, 12, 15};
constexpr int usual_rounds = 3;
constexpr FieldKind rounds_row{.key = "rounds", .range = std::pair(1, most_rounds), .steps = lengths};
/// In `BoutPlan::options` behind the place of the rounds.
constexpr cabinet::FieldRows<Options> rows_of_options{Rules::slug, option_fields, 1};

/// Values of the roster's one trait.
constexpr std::uint64_t from_history = 1;
constexpr std::uint64_t made_by_dice = 2;

/// Red attacks, and his first swing lands on any man of the catalogue: whoever begins has a punch to throw at once.
constexpr std::array<int, 3> red_lands{70, 40, 93};

int rounds_of(const cabinet::BoutPlan& plan) { return rounds_row.value_at(plan.options.front()); }

constexpr std::array<cabinet::FamousPair, 4> famous_pairs{{{"muhammad-ali", "joe-frazier"},
                                                           {"joe-louis", "rocky-marciano"},
                                                           {"jack-johnson", "james-j-jeffries"},
                                                           {"george-foreman", "ken-norton"}}};

class GameCorner final : public cabinet::CornerOfTwo<Rules, Catalogue> {
 public:
  explicit GameCorner(const Game& game);

  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words& words) const override;
  [[nodiscard]] std::vector<Looks> looks(std::string_view id) const override {
    const BoxerEntry* entry = boxer(id);
    return entry != nullptr ? std::vector{looks_of(catalogue(), *entry)} : std::vector<Looks>();
  }
  [[nodiscard]] std::optional<double> chance(const cabinet::BoutPlan& plan, std::string_view id,
                                             std::string_view opponent) const override;
  [[nodiscard]] std::optional<cabinet::WhatIf> what_if(const cabinet::WhatIfAsked& asked, const Words& words) const override;
  [[nodiscard]] std::vector<cabinet::Maker> makers() override;
  void forget_made() override {
    if (!own_.empty()) {
      own_.clear();
      replace_roster(roster_of(catalogue()));
    }
  }
  [[nodiscard]] std::span<const cabinet::FamousPair> famous() const override { return famous_pairs; }
  [[nodiscard]] std::optional<scene::Vignette> vignette() const override {
    return scene::Vignette{
        .board = {.columns = ring_size, .rows = ring_size},
        .men = scene::face_to_face(ring_size),
        .blow = {.punch = scene::Punch::hook, .fist = scene::Fist::left, .weight = 0.9F},
        .glows = {{.column = ring_size / 2 + 1, .row = ring_size / 2}, {.column = ring_size / 2, .row = ring_size / 2 - 2}},
        // What he throws, and what the other man guessed.
        .readings = {
            {.key = "ringside.punch.left-hook", .text = {}, .scale = 0.54F, .ink = scene::Ink::red, .at = {0.27F, 0.5F, 0}},
            {.key = "ringside.punch.uppercut",
             .text = {},
             .scale = 0.54F,
             .ink = scene::Ink::blue,
             .at = {0.78F, 0.5F, 0}}}};
  }
  [[nodiscard]] cabinet::BoutPlan plan(Random& random) const override;
  [[nodiscard]] std::optional<cabinet::FirstBout> first_bout(Random& random) const override;
  [[nodiscard]] std::optional<Script> lesson_script() const override;
  [[nodiscard]] std::string_view after_lesson() const override { return "ringside.lesson_over.next"; }
  [[nodiscard]] std::vector<overlay::OptionRow> option_rows(const cabinet::BoutPlan& plan) const override;
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override;
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override {
    return make_controller(*stand_in.level);
  }
  [[nodiscard]] std::unique_ptr<cabinet::Secretary> secretary() const override { return make_secretary(); }
  [[nodiscard]] std::string rulebook_page(const Match& match) const override;

 private:
  /// Everybody of the catalogue.
  [[nodiscard]] static cabinet::Roster roster_of(const Catalogue& catalogue);
  /// Makes a boxer by dice, who joins the roster. Returns his id.
  std::string make_by_dice(Random& random);
  /// Null if there is none.
  [[nodiscard]] const BoxerEntry* boxer(std::string_view id) const;

  std::vector<BoxerEntry> own_;  ///< made by dice since the title was shown
};

cabinet::Roster GameCorner::roster_of(const Catalogue& catalogue) {
  cabinet::Roster roster(
      {{.label = "ringside.roster.origin", .values = {"ringside.roster.history", "ringside.roster.by_dice"}}});
  for (const BoxerEntry& entry : catalogue.boxers) {
    roster.add({.id = entry.id, .name = entry.name, .traits = {from_history}});
  }
  return roster;
}

GameCorner::GameCorner(const Game& game) : CornerOfTwo(game, roster_of(catalogue_of<Rules, Catalogue>(game))) {}

const BoxerEntry* GameCorner::boxer(std::string_view id) const {
  const auto own = std::ranges::find(own_, id, &BoxerEntry::id);
  return own != own_.end() ? &*own : catalogue().find(id);
}

std::string GameCorner::make_by_dice(Random& random) {
  const std::string number = std::to_string(own_.size() + 1);
  const BoxerEntry& made =
      own_.emplace_back(BoxerEntry{.id = "kid-" + number, .name = "Kid " + number, .boxer = boxer_by_dice(random)});
  enter({.id = made.id, .name = made.name, .note = "ringside.roster.by_dice", .traits = {made_by_dice}});
  return made.id;
}

std::vector<cabinet::Maker> GameCorner::makers() {
  return {{.label = "ringside.setup.dice", .make = [this](Random& random) { return make_by_dice(random); }}};
}

overlay::BoxerCardModel GameCorner::card(std::string_view id, const Words& words) const {
  const BoxerEntry* entry = boxer(id);
  if (entry == nullptr) {
    return {};
  }
  const bool own = catalogue().find(id) == nullptr;
  return boxer_card(entry->name, own ? std::string(words["ringside.roster.by_dice"]) : std::string(), entry->boxer);
}

std::optional<double> GameCorner::chance(const cabinet::BoutPlan& plan, std::string_view id,
                                         std::string_view opponent) const {
  const BoxerEntry* one = boxer(id);
  const BoxerEntry* other = boxer(opponent);
  return one != nullptr && other != nullptr ? std::optional(chance_to_beat(one->boxer, other->boxer, rounds_of(plan)))
                                            : std::nullopt;
}

std::optional<cabinet::WhatIf> GameCorner::what_if(const cabinet::WhatIfAsked& asked, const Words& words) const {
  auto start = sim_start(asked.plan);
  if (!start) {
    return std::nullopt;
  }
  SimSetup sim{std::move(*start), {}};
  if (asked.level != Level::uniform) {
    sim.players[0].bot = sim.players[1].bot = asked.level;
  }
  cabinet::DeskField field = cabinet::desk_field(roster(), cabinet::everybody(roster()), 0, from_history, asked.who,
                                                 words["ringside.desk.everybody"], words);
  if (asked.who != cabinet::Who::these) {
    for (const std::size_t place : field.places) {
      sim.field.ids.push_back(roster()[place].id);
      sim.field.cards.push_back(boxer(roster()[place].id)->boxer);
    }
    sim.field.meetings = trials::round_robin(sim.field.ids.size());
  }
  const std::size_t pairings = sim.field.meetings.size();
  const auto way = [](const char* counter) {
    return cabinet::WhatIf::Way{.label = std::string("ringside.desk.") + counter, .of = counter};
  };
  return cabinet::WhatIf{.simulator = make_simulator(std::move(sim)),
                         .wins = {"red_wins", "blue_wins"},
                         .ways = {way("ko"), way("tko"), way("decision")},
                         .lengths_label = "ringside.desk.rounds",
                         .lengths = figure_table().lengths.first(static_cast<std::size_t>(rounds_of(asked.plan))),
                         .strongest = Level::contender,
                         .everybody = "ringside.desk.everybody",
                         .field = std::move(field.heading),
                         .has_real_men = field.has_real_men,
                         .round = std::max<std::size_t>(1, pairings)};
}

cabinet::BoutPlan GameCorner::plan(Random& random) const {
  cabinet::BoutPlan plan;
  plan.options = {rounds_row.place_of_value(usual_rounds)};
  rows_of_options.choose(plan, {});
  const std::vector<std::size_t> all = cabinet::all_with(roster(), 0, from_history);
  cabinet::bring_even_pair(
      *this, plan, all, [&all](std::size_t /*first*/) { return all; }, random);
  return plan;
}

std::optional<cabinet::FirstBout> GameCorner::first_bout(Random& random) const {
  cabinet::BoutPlan first = plan(random);
  rows_of_options.choose(first, {.tactics = false});
  // The estimate is for men with tactics, and somewhat off without: what it finds closer than usual stays even.
  constexpr double least_chance = 0.46;
  const std::vector<std::size_t> all = cabinet::all_with(roster(), 0, from_history);
  cabinet::bring_even_pair(
      *this, first, all, [&all](std::size_t /*first*/) { return all; }, random, least_chance);
  Script script = opening_script(first);
  script.dice.assign(red_lands.begin(), red_lands.end());
  return cabinet::FirstBout{.plan = std::move(first), .script = std::move(script)};
}

std::optional<Script> GameCorner::lesson_script() const {
  // A mover against a man who is easier to hit, so that both sides of the game come up in one round.
  Script script = script_of(write_setup({"muhammad-ali", "george-chuvalo"}, 1, {.tactics = false}));
  script.dice.assign(red_lands.begin(), red_lands.end());
  return script;
}

std::vector<overlay::OptionRow> GameCorner::option_rows(const cabinet::BoutPlan& plan) const {
  std::vector<overlay::OptionRow> rows{field_row(plan, 0, rounds_row)};
  rows_of_options.show(plan, rows);
  return rows;
}

Script GameCorner::opening_script(const cabinet::BoutPlan& plan) const {
  const auto spelled = [this](const std::string& id) { return catalogue().find(id) != nullptr ? id : to_json(*boxer(id)); };
  return script_of(
      write_setup({spelled(plan.entrants[0]), spelled(plan.entrants[1])}, rounds_of(plan), rows_of_options.chosen(plan)));
}

std::string GameCorner::rulebook_page(const Match& match) const {
  constexpr std::array<std::string_view, decision_count> choices{"tactics",      "rush",   "punches",  "punches",
                                                                 "counterpunch", "clinch", "movement", "movement"};
  constexpr std::array<std::string_view, purpose_count> rolls{"turn",      "landing",      "knockdown",
                                                              "knockdown", "counterpunch", "counterpunch"};
  static_assert(!choices.back().empty() && !rolls.back().empty());
  return page_about(match.need(), rolls, choices);
}

}  // namespace

}  // namespace fc::ringside

template <>
fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::ringside::Rules>(const Game& game) {
  using namespace ringside;
  return open_fitted<GameCorner, Rules, Catalogue>(game, "fighters.json", chance_terms, make_analyst);
}
