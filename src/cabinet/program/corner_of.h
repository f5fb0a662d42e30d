// What the corners of all games share: the game's catalogue, the roster, its settings, opening a script as a match, option
// rows.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "cabinet/program/bout_plan.h"
#include "cabinet/program/corner_game.h"
#include "match/game_of.h"
#include "scene/plain_scene.h"
#include "trials/simulator_of.h"

namespace fc::cabinet {

/// R: the game's rules. Catalogue: what library/<slug> reads. A long game with a title must define `title_at_stake(setup,
/// state)` in its library.
template <Ruleset R, class Catalogue>
class CornerOf : public CornerGame {
 public:
  [[nodiscard]] std::string_view slug() const final { return R::slug; }
  [[nodiscard]] const Roster& roster() const final { return roster_; }
  [[nodiscard]] std::span<const GameSetting> settings() const final { return settings_; }
  [[nodiscard]] std::string_view stands_on() const final {
    if constexpr (StandsOnAnother<R>) {
      return R::Below::slug;
    } else {
      return {};
    }
  }
  void stand_on(const CornerGame& below) final { below_ = &below; }
  [[nodiscard]] Result<std::unique_ptr<Match>> open(const Script& script) const final { return game_.open(script); }
  [[nodiscard]] const Analyst* analyst() const final { return analyst_.get(); }
  /// Sets the analyst who explains the game's bouts. Null: nobody can.
  void set_analyst(std::unique_ptr<Analyst> analyst) { analyst_ = std::move(analyst); }

  [[nodiscard]] std::optional<int> bout_title([[maybe_unused]] const Match& match) const final {
    constexpr bool has_a_title = requires(const typename R::Setup& setup, const typename R::State& state) {
      title_at_stake(setup, state);
    };
    if constexpr (has_a_title) {
      const MatchOf<R>& outer = match_of<R>(match);
      return title_at_stake(outer.setup(), outer.state());
    }
    return std::nullopt;
  }

 protected:
  /// game: of R; must outlive the corner. roster: whom seats can bring, or only its traits for those added later. settings:
  /// the game's own; must outlive the corner too.
  explicit CornerOf(const Game& game, Roster roster = {}, std::span<const GameSetting> settings = {})
      : game_(game), roster_(std::move(roster)), settings_(settings) {}

  [[nodiscard]] const Catalogue& catalogue() const { return catalogue_of<R, Catalogue>(game_); }
  /// For a long game, the corner of the game it stands on; null until `stand_on`.
  [[nodiscard]] const CornerGame* below() const { return below_; }
  /// Adds somebody to the roster (see `Roster::add`).
  void enter(Entrant entrant) { roster_.add(std::move(entrant)); }
  /// Replaces the roster.
  void replace_roster(Roster roster) { roster_ = std::move(roster); }

  /// The script of a bout with this set-up, without dice and choices.
  [[nodiscard]] static Script script_of(std::string setup) {
    return {.game = std::string(R::slug), .setup = std::move(setup), .dice = {}, .choices = {}};
  }
  /// The start of the simulated bouts of a plan. None: its set-up is not valid; the screen before the bell will say why.
  [[nodiscard]] std::optional<trials::SimStart<R>> sim_start(const BoutPlan& plan) const {
    const std::string json = this->opening_script(plan).setup;
    const auto setup = read_setup(catalogue(), json);
    if (!setup) {
      return std::nullopt;
    }
    return trials::SimStart<R>{.setup = *setup, .start = R::opening(*setup), .setup_json = json, .title = {}};
  }
  /// The rulebook's page about a question, "<slug>.<page>". rolls: pages by purpose; choices: pages by decision; what is in
  /// neither has the page "basics".
  [[nodiscard]] static std::string page_about(const Need& need, std::span<const std::string_view> rolls,
                                              std::span<const std::string_view> choices) {
    const bool is_asked = need.kind == NeedKind::roll || need.kind == NeedKind::choice;
    const auto pages = need.kind == NeedKind::roll ? rolls : choices;
    const std::string_view page = is_asked && need.topic < pages.size() ? pages[need.topic] : "basics";
    return std::string(R::slug).append(".").append(page);
  }
  /// Option `row` of the plan for the match set-up, worded by "<slug>.option.<key>" and "<slug>.option.<key>_help".
  /// values: keys or plain text.
  [[nodiscard]] static overlay::OptionRow option_row(const BoutPlan& plan, std::size_t row, std::string_view key,
                                                     // NOLINTNEXTLINE(performance-unnecessary-value-param): moved on
                                                     std::vector<std::string> values) {
    return cabinet::option_row(R::slug, key, std::move(values), plan.options[row]);
  }
  /// Option `row` of the plan, for an option that belongs to the corner and not to the rules.
  [[nodiscard]] static overlay::OptionRow field_row(const BoutPlan& plan, std::size_t row, const FieldKind& kind) {
    return cabinet::field_row(R::slug, kind, plan.options[row]);
  }

 private:
  const Game& game_;
  const CornerGame* below_ = nullptr;
  std::unique_ptr<Analyst> analyst_;
  Roster roster_;
  std::span<const GameSetting> settings_;
};

// The corner of a game that is shown by `PlainScene` and `PlainPanels`: who boxes is called by his name, and every seat has
// a mark of its own.

/// The first two rows of its set-up.
struct PlainRows {
  FieldKind seats;    ///< how many box
  FieldKind lengths;  ///< for how long, in whatever its bouts are counted
  int usual_length;
};
struct NoOptions {};

struct NoSimulator {};

/// R: the game's rules. Catalogue: what library/<slug> reads; beside it stands `names_in(catalogue, setup)`, by seat.
/// Options: of its rules; their rows follow the first two. Simulator: its `SeatedSimulator`, for a what-if desk whose bots
/// are of the level that is asked for at all seats, with the label "<slug>.desk.<key of the lengths>".
template <Ruleset R, class Catalogue, class Options = NoOptions, class Simulator = NoSimulator>
class PlainCorner : public CornerOf<R, Catalogue> {
 public:
  [[nodiscard]] std::vector<std::string> names(const Script& script, const Words& /*words*/) const final {
    return names_in(this->catalogue(), script.setup);
  }
  [[nodiscard]] std::vector<scene::SeatMark> marks(const Script& script) const final {
    std::vector<scene::SeatMark> marks;
    for (std::size_t seats = names_in(this->catalogue(), script.setup).size(); marks.size() < seats;) {
      marks.push_back(scene::mark_of_seat(static_cast<int>(marks.size())));
    }
    return marks;
  }
  [[nodiscard]] BoutPlan plan(Random& random) const final {
    const Roster& roster = this->roster();
    const auto count = static_cast<std::uint32_t>(roster.size());
    const std::uint32_t first = random.below(count);
    BoutPlan plan{.entrants = {roster[first].id, roster[(first + 1 + random.below(count - 1)) % count].id},
                  .options = {0, rows_.lengths.place_of_value(rows_.usual_length)},
                  .stand_ins = {}};
    options_.choose(plan, {});
    return plan;
  }
  [[nodiscard]] std::vector<overlay::OptionRow> option_rows(const BoutPlan& plan) const final {
    std::vector<overlay::OptionRow> rows{this->field_row(plan, 0, rows_.seats), this->field_row(plan, 1, rows_.lengths)};
    options_.show(plan, rows);
    return rows;
  }
  /// New seats bring the first of the roster whom nobody else brings.
  void set_option(BoutPlan& plan, std::size_t row, int value) const final {
    plan.options[row] = value;
    const auto seats = static_cast<std::size_t>(rows_.seats.value_at(plan.options[0]));
    plan.entrants.resize(std::min(plan.entrants.size(), seats));
    for (std::size_t place = 0; plan.entrants.size() < seats; ++place) {
      if (std::ranges::find(plan.entrants, this->roster()[place].id) == plan.entrants.end()) {
        plan.entrants.push_back(this->roster()[place].id);
      }
    }
  }
  [[nodiscard]] std::string rulebook_page(const Match& /*match*/) const final { return std::string(R::slug) + ".basics"; }
  [[nodiscard]] std::optional<WhatIf> what_if(const WhatIfAsked& asked, const Words& words) const final {
    if constexpr (std::is_same_v<Simulator, NoSimulator>) {
      return CornerOf<R, Catalogue>::what_if(asked, words);
    } else {
      auto start = this->sim_start(asked.plan);
      if (!start) {
        return std::nullopt;
      }
      const std::vector seats(asked.plan.entrants.size(), bot_of(asked.level));
      const auto wins = std::span(Simulator::wins).first(seats.size());
      return WhatIf{.simulator = std::make_unique<Simulator>(trials::SeatedSim<R>{std::move(*start), seats}),
                    .wins = {wins.begin(), wins.end()},
                    .lengths_label = std::string(R::slug).append(".desk.").append(rows_.lengths.key),
                    .lengths = std::span(Simulator::lengths).first(static_cast<std::size_t>(length_in(asked.plan)))};
    }
  }

 protected:
  PlainCorner(const Game& game, PlainRows rows, std::span<const Field<Options>> options = {}, Roster roster = {},
              std::span<const GameSetting> settings = {})
      : CornerOf<R, Catalogue>(game, std::move(roster), settings), rows_(std::move(rows)), options_(R::slug, options, 2) {}

  [[nodiscard]] int length_in(const BoutPlan& plan) const { return rows_.lengths.value_at(plan.options[1]); }
  [[nodiscard]] Options options_in(const BoutPlan& plan) const { return options_.chosen(plan); }

 private:
  PlainRows rows_;
  FieldRows<Options> options_;
};

}  // namespace fc::cabinet
