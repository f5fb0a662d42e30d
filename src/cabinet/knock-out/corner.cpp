#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>

#include "bots/knock-out/game.h"
#include "cabinet/program/corner_of.h"
#include "library/knock-out/game.h"
#include "match/match_of.h"
#include "overlay/knock-out/panels.h"
#include "scene/knock-out/choreography.h"
#include "scene/knock-out/game.h"
#include "trials/knock-out/simulator.h"

namespace fc::knock_out {
namespace {

/// The rows of the set-up, in this order in `BoutPlan::options`.
enum Row : std::size_t { row_managers, row_game, row_options };

/// Values of the game's row: the two presets of rules/knock-out/rules.md, 5, and whatever else the switches below it say.
enum Preset : int { basic, professional, own_rules };

constexpr int fewest_managers = 3;
constexpr int usual_managers = 4;
constexpr FieldKind managers_row{.key = "managers", .range = std::pair(fewest_managers, static_cast<int>(most_players))};
constexpr cabinet::FieldRows<Options> rows_of_options{Rules::slug, option_fields, row_options};
constexpr int die_decides = -1;

/// One fight and no more: only black and green have the cards for it, and black, who learns, begins and has one to spare.
constexpr std::array<Colour, 3> lesson_managers{Colour::black, Colour::green, Colour::yellow};
constexpr std::string_view lesson_scenario =
    R"({"cards": {"black": [1, 2, 3, 4, 5], "green": [1, 3, 4, 5], "yellow": [2, 4]}})";

class GameCorner final : public cabinet::CornerOf<Rules, Catalogue> {
 public:
  GameCorner(const Game& game, TrainingBook training_book);

  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words& words) const override;
  [[nodiscard]] std::vector<Looks> looks(std::string_view id) const override {
    const std::optional<std::size_t> team = roster().find(id);
    return team ? std::vector{looks_of(catalogue().boxers[2 * *team]), looks_of(catalogue().boxers[2 * *team + 1])}
                : std::vector<Looks>();
  }
  [[nodiscard]] std::optional<cabinet::WhatIf> what_if(const cabinet::WhatIfAsked& asked, const Words& words) const override;
  [[nodiscard]] std::optional<scene::Vignette> vignette() const override {
    scene::Stances men = scene::face_to_face(0);
    for (const Corner corner : both_corners) {
      const scene::Vec3 at = place_on_path(corner, 1.6F);
      men.at(index_of(corner)).x = at.x;
      men.at(index_of(corner)).y = at.y;
    }
    return scene::Vignette{
        .board = ring_board(),
        .men = men,
        .blow = {.punch = scene::Punch::uppercut, .weight = 1},
        .floors = true,
        .glows = {knockout_glow(0.8F)},
        .looks = {Looks{.guard = Guard::crouching}, Looks{.weight = 13, .hair = Hair::bald}},
        .cards = {{.face = "5", .corner = Corner::red, .turned = 1, .at = {0.34F, 0.5F, 0}},
                  {.face = "3", .corner = Corner::blue, .turned = 1, .at = {0.66F, 0.5F, 0}}},
        .readings = {{.key = {}, .text = ">", .scale = 0.7F, .ink = scene::Ink::red, .at = {0.5F, 0.5F, 0}}}};
  }
  [[nodiscard]] cabinet::BoutPlan plan(Random& random) const override;
  [[nodiscard]] std::vector<overlay::OptionRow> option_rows(const cabinet::BoutPlan& plan) const override;
  void set_option(cabinet::BoutPlan& plan, std::size_t row, int value) const override;
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override;
  [[nodiscard]] std::optional<Script> lesson_script() const override;
  [[nodiscard]] std::string_view after_lesson() const override { return "knock-out.lesson_over.next"; }
  [[nodiscard]] std::vector<std::string> names(const Script& script, const Words& words) const override;
  [[nodiscard]] std::vector<scene::SeatMark> marks(const Script& script) const override;
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override {
    return make_controller(*stand_in.level, training_book_);
  }
  [[nodiscard]] std::string rulebook_page(const Match& match) const override;
  [[nodiscard]] const Analyst* accounts_analyst() const override { return accounts_analyst_.get(); }

 private:
  /// By seat; none if the script's set-up cannot be used.
  [[nodiscard]] std::vector<Colour> colours_of(const Script& script) const;

  TrainingBook training_book_;
  std::unique_ptr<Analyst> accounts_analyst_;
};

GameCorner::GameCorner(const Game& game, TrainingBook training_book)
    : CornerOf(game, {}, own_settings), training_book_(training_book), accounts_analyst_(make_analyst(game)) {
  for (std::size_t team = 0; team < team_count; ++team) {
    const auto colour = static_cast<Colour>(team);
    enter({.id = std::string(name_of(colour)), .name = key_of(colour)});
  }
}

Preset preset_of(const cabinet::BoutPlan& plan) {
  const Options options = rows_of_options.chosen(plan);
  return options.variable_start != options.second_season ? own_rules : options.variable_start ? professional : basic;
}

/// The manager of this id, by his place in the roster.
Colour colour_of(const cabinet::Roster& roster, std::string_view id) {
  return static_cast<Colour>(roster.find(id).value_or(0));
}

/// Managers that no seat has, lowest first.
std::vector<std::string> free_managers(const cabinet::Roster& roster, const cabinet::BoutPlan& plan) {
  std::vector<std::string> free;
  for (std::size_t place = 0; place < roster.size(); ++place) {
    if (std::ranges::find(plan.entrants, roster[place].id) == plan.entrants.end()) {
      free.push_back(roster[place].id);
    }
  }
  return free;
}

cabinet::BoutPlan GameCorner::plan(Random& random) const {
  cabinet::BoutPlan plan;
  for (int seat = 0; seat < usual_managers; ++seat) {
    const std::vector<std::string> free = free_managers(roster(), plan);
    plan.entrants.push_back(free[random.below(static_cast<std::uint32_t>(free.size()))]);
  }
  plan.options = {managers_row.place_of_value(usual_managers), basic};
  rows_of_options.choose(plan, {});
  return plan;
}

void GameCorner::set_option(cabinet::BoutPlan& plan, std::size_t row, int value) const {
  plan.options[row] = value;
  if (row == row_managers) {
    const auto managers = static_cast<std::size_t>(managers_row.value_at(value));
    plan.entrants.resize(std::min(plan.entrants.size(), managers));
    while (plan.entrants.size() < managers) {
      plan.entrants.push_back(free_managers(roster(), plan).front());
    }
  }
  if (row == row_game && value != own_rules) {
    Options options = rows_of_options.chosen(plan);
    options.variable_start = options.second_season = value == professional;
    rows_of_options.choose(plan, options);
  }
  plan.options[row_game] = preset_of(plan);
}

overlay::BoxerCardModel GameCorner::card(std::string_view id, const Words& words) const {
  const std::optional<std::size_t> team = roster().find(id);
  if (!team) {
    return {};
  }
  const auto name = [&](std::size_t boxer) { return std::string(words["knock-out.boxer." + catalogue().boxers[boxer].id]); };
  return team_card(static_cast<Colour>(*team), {name(2 * *team), name(2 * *team + 1)}, words);
}

std::vector<overlay::OptionRow> GameCorner::option_rows(const cabinet::BoutPlan& plan) const {
  std::vector<std::string> games{"knock-out.game.basic", "knock-out.game.professional"};
  if (plan.options[row_game] == own_rules) {
    games.emplace_back("knock-out.game.own_rules");
  }
  std::vector<overlay::OptionRow> rows{field_row(plan, row_managers, managers_row),
                                       option_row(plan, row_game, "game", std::move(games))};
  rows_of_options.show(plan, rows);
  return rows;
}

Script GameCorner::opening_script(const cabinet::BoutPlan& plan) const {
  std::vector<Colour> colours;
  for (const std::string& manager : plan.entrants) {
    colours.push_back(colour_of(roster(), manager));
  }
  return script_of(write_setup(colours, die_decides, rows_of_options.chosen(plan)));
}

std::optional<cabinet::WhatIf> GameCorner::what_if(const cabinet::WhatIfAsked& asked, const Words& /*words*/) const {
  static constexpr std::array<std::string_view, most_players> wins{"wins_manager_1", "wins_manager_2", "wins_manager_3",
                                                                   "wins_manager_4", "wins_manager_5"};
  auto start = sim_start(asked.plan);
  if (!start) {
    return std::nullopt;
  }
  const auto managers = static_cast<std::size_t>(start->setup.players);
  const auto way = [](const char* counter, std::string_view per) {
    return cabinet::WhatIf::Way{.label = std::string("knock-out.desk.") + counter, .of = counter, .per = per};
  };
  return cabinet::WhatIf{
      .simulator = make_simulator({std::move(*start), std::vector<Level>(managers, asked.level), training_book_}),
      .wins = {wins.begin(), wins.begin() + static_cast<std::ptrdiff_t>(managers)},
      .can_be_drawn = false,
      .ways = {way("knockouts", "fights"), way("challenger_wins", "fights"), way("accepted", "bets")},
      .lengths_label = "knock-out.desk.fights",
      .lengths = figure_table().lengths,
      .strongest = Level::contender};
}

std::optional<Script> GameCorner::lesson_script() const {
  return script_of(write_setup(lesson_managers, 0, basic_game, lesson_scenario));
}

std::vector<Colour> GameCorner::colours_of(const Script& script) const {
  const Result<Setup> setup = read_setup(catalogue(), script.setup);
  return setup ? std::vector<Colour>(setup->colours.begin(), setup->colours.begin() + setup->players)
               : std::vector<Colour>();
}

std::vector<std::string> GameCorner::names(const Script& script, const Words& words) const {
  std::vector<std::string> names;
  for (const Colour colour : colours_of(script)) {
    names.emplace_back(words[key_of(colour)]);
  }
  return names;
}

std::vector<scene::SeatMark> GameCorner::marks(const Script& script) const {
  std::vector<scene::SeatMark> marks;
  for (const Colour colour : colours_of(script)) {
    marks.push_back(mark_of(colour));
  }
  return marks;
}

std::string GameCorner::rulebook_page(const Match& match) const {
  const Need need = match.need();
  constexpr std::array<std::string_view, decision_count> choices{"challenge", "training", "betting", "fight"};
  static_assert(!choices.back().empty());
  return need.kind == NeedKind::finished ? "knock-out.end" : page_about(need, {}, choices);
}

}  // namespace

}  // namespace fc::knock_out

template <>
fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::knock_out::Rules>(const Game& game) {
  FC_TRY(const knock_out::TrainingBook training_book, knock_out::load_training_book(game.data()));
  return std::make_unique<knock_out::GameCorner>(game, training_book);
}
