#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>

#include "bots/ringside-campaign/game.h"
#include "cabinet/program/corner_of.h"
#include "cabinet/ringside-campaign/game.h"
#include "cabinet/ringside-campaign/lesson.h"
#include "cabinet/ringside-campaign/secretary.h"
#include "cabinet/ringside-campaign/settings.h"
#include "library/ringside-campaign/game.h"
#include "scene/ringside-campaign/marks.h"

namespace fc::ringside_campaign {
namespace {

/// The rows of the set-up, in this order in `BoutPlan::options`: the campaign's options, then those of its bouts.
enum Row : std::size_t {
  row_managers,
  row_stable,
  row_weeks,
  row_formation,
  row_pool,
  row_cash,
  row_tournament,
  row_disputes,
  row_title_rank,
  row_mandatory,
  row_stablemates,
  row_replacement,
  row_tactics,
  row_bell,
  row_scoring,
  row_counterpunch,
  row_count
};

constexpr int fewest_managers = 2;
constexpr std::array<int, 10> week_values{4, 8, 12, 16, 26, 52, 104, 156, 260, 520};
constexpr std::array<int, 10> cash_values{0, 500, 1'000, 2'000, 5'000, 10'000, 20'000, 30'000, 50'000, 100'000};
constexpr std::array<int, 8> rank_values{1, 2, 3, 5, 8, 10, 20, 63};
/// 0: never.
constexpr std::array<int, 7> mandatory_values{0, 4, 8, 12, 16, 26, 52};

/// An evening: men to choose from, the tournament, and then as many weeks as a couch has patience for.
constexpr int usual_managers = 4;
constexpr int usual_men = 3;
constexpr int usual_weeks = 12;

template <std::size_t size>
int place_in_row(const std::array<int, size>& values, int value) {
  return static_cast<int>(std::ranges::find(values, value) - values.begin());
}

std::vector<std::string> numbers(std::span<const int> values) {
  std::vector<std::string> words;
  for (const int value : values) {
    words.push_back(std::to_string(value));
  }
  return words;
}

/// Keys of what the values of a row are called, "ringside-campaign.<row>.<value>".
std::vector<std::string> keys(const std::string& row, std::span<const std::string> values) {
  std::vector<std::string> words;
  for (const std::string& value : values) {
    words.push_back("ringside-campaign." + row + "." + value);
  }
  return words;
}
std::vector<std::string> keys(const std::string& row, std::initializer_list<std::string> values) {
  return keys(row, std::span(values.begin(), values.size()));
}

std::string key_of_manager(std::string_view id) {
  return "ringside-campaign.manager." + std::string(id);
}

std::string id_of_manager(int seat) {
  return "m" + std::to_string(seat + 1);
}

class GameCorner final : public cabinet::CornerOf<Rules, Catalogue> {
 public:
  explicit GameCorner(const Game& game) : CornerOf(game, {}, own_settings), lesson_(lesson_of(catalogue())) {}

  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words& words) const override;
  [[nodiscard]] std::optional<Looks> looks_beyond_roster(std::string_view name) const override {
    return looks_of(catalogue(), name);
  }
  [[nodiscard]] std::optional<scene::Vignette> vignette() const override {
    // The rest of a stable looks on in robes.
    constexpr std::array seats{scene::SeatMark{scene::Ink::good, scene::Mark::square},
                               scene::SeatMark{scene::Ink::gold, scene::Mark::triangle}};
    std::vector<scene::Marker> stable(seats.size());
    for (std::size_t place = 0; place < stable.size(); ++place) {
      scene::Marker& man = stable[place];
      const bool left = place == 0;
      man.corner = left ? Corner::red : Corner::blue;
      man.owner = seats.at(place);
      man.at = {scene::ring_side / 2.0F + (left ? -1.25F : 1.25F), scene::ring_side / 2.0F - 1.1F, 0};
      man.facing = left ? 1.0F : -1.0F;
      man.likeness = {.looks = {.weight = static_cast<std::uint8_t>(left ? 6 : 11),
                                .hair = left ? Hair::quiff : Hair::afro,
                                .robe_striped = left},
                      .gesture = {.act = scene::Act::face_off},
                      .attire = scene::Attire::robe};
    }
    return scene::Vignette{
        .board = {},
        .men = scene::face_to_face(scene::ring_side),
        .blow = {.who = Corner::blue, .punch = scene::Punch::cross, .fist = scene::Fist::left, .weight = 1},
        .floors = true,
        .looks = {Looks{.weight = 14, .whiskers = Whiskers::thick}, Looks{.weight = 16, .decade = 2}},
        .beside = stable};
  }
  [[nodiscard]] cabinet::BoutPlan plan(Random& random) const override;
  [[nodiscard]] std::vector<overlay::OptionRow> option_rows(const cabinet::BoutPlan& plan) const override;
  void set_option(cabinet::BoutPlan& plan, std::size_t row, int value) const override;
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override;
  [[nodiscard]] std::optional<Script> lesson_script() const override { return lesson_; }
  [[nodiscard]] std::string_view after_lesson() const override { return "ringside-campaign.lesson_over.next"; }
  [[nodiscard]] bool demonstrates() const override { return false; }
  [[nodiscard]] std::vector<std::string> names(const Script& script, const Words& words) const override;
  [[nodiscard]] std::vector<scene::SeatMark> marks(const Script& script) const override;
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override {
    return make_controller(*stand_in.level);
  }
  [[nodiscard]] std::unique_ptr<cabinet::Secretary> secretary() const override { return make_secretary(); }
  [[nodiscard]] std::string rulebook_page(const Match& match) const override;

 private:
  /// 0 if the script's set-up cannot be used.
  [[nodiscard]] int seats_in(const Script& script) const;

  std::optional<Script> lesson_;
};

int GameCorner::seats_in(const Script& script) const {
  const Result<Setup> setup = read_setup(catalogue(), script.setup);
  return setup ? seats_of(*setup) : 0;
}

overlay::BoxerCardModel GameCorner::card(std::string_view id, const Words& words) const {
  for (int seat = 0; seat < most_managers; ++seat) {
    if (id == id_of_manager(seat)) {
      return {.name = std::string(words[key_of_manager(id)]), .note = {}, .ratings = {}, .lines = {}, .mark = mark_of(seat)};
    }
  }
  return {};
}

cabinet::BoutPlan GameCorner::plan(Random& /*random*/) const {
  const Options usual;
  cabinet::BoutPlan plan;
  plan.options.assign(row_count, 0);
  plan.options[row_stable] = usual_men - 1;
  plan.options[row_formation] = static_cast<int>(Formation::draft);
  plan.options[row_weeks] = place_in_row(week_values, usual_weeks);
  plan.options[row_title_rank] = place_in_row(rank_values, usual.title_rank);
  plan.options[row_mandatory] = place_in_row(mandatory_values, usual.mandatory_weeks);
  plan.options[row_tactics] = usual.bout.tactics ? 1 : 0;
  set_option(plan, row_managers, usual_managers - fewest_managers);
  return plan;
}

void GameCorner::set_option(cabinet::BoutPlan& plan, std::size_t row, int value) const {
  plan.options[row] = value;
  if (row == row_managers) {
    plan.entrants.clear();
    for (int seat = 0; seat < fewest_managers + value; ++seat) {
      plan.entrants.push_back(id_of_manager(seat));
    }
  }
  if (row == row_formation) {
    const bool buys = static_cast<Formation>(value) == Formation::auction;
    plan.options[row_cash] = place_in_row(cash_values, buys ? auction_cash : 0);
  }
}

std::vector<overlay::OptionRow> GameCorner::option_rows(const cabinet::BoutPlan& plan) const {
  const auto row = [&](std::string_view key, std::vector<std::string> values, Row place) {
    return option_row(plan, place, key, std::move(values));
  };
  // An option of the bouts is called what Ringside calls it.
  const auto bout_row = [&](const std::string& key, std::vector<std::string> values, Row place) {
    const std::string label = "ringside.option." + key;
    return overlay::OptionRow{
        .label = label, .values = std::move(values), .value = plan.options[place], .help = label + "_help"};
  };
  constexpr std::array managers{2, 3, 4, 5, 6, 7, 8};
  constexpr std::array men{1, 2, 3, 4, 5, 6, 7, 8};
  std::vector<std::string> defences = numbers(mandatory_values);
  defences.front() = "ringside-campaign.mandatory.never";
  return {
      row("managers", numbers(managers), row_managers),
      row("stable_size", numbers(men), row_stable),
      row("weeks", numbers(week_values), row_weeks),
      row("formation", keys("formation", {"roll", "draft", "auction"}), row_formation),
      row("pool", keys("pool", {"history", "generated", "mixed"}), row_pool),
      row("starting_cash", keys("cash", numbers(cash_values)), row_cash),
      row("tournament", keys("tournament", {"seeded", "random"}), row_tournament),
      row("disputes", keys("disputes", {"promoter", "auction"}), row_disputes),
      row("title_rank", numbers(rank_values), row_title_rank),
      row("mandatory_weeks", std::move(defences), row_mandatory),
      row("stablemate_bouts", off_on(), row_stablemates),
      row("replacement", keys("replacement", {"roll", "pool"}), row_replacement),
      bout_row("tactics", off_on(), row_tactics),
      bout_row("saved_by_the_bell", off_on(), row_bell),
      bout_row("scoring", {"ringside.scoring.rounds", "ringside.scoring.ten-point-must", "ringside.scoring.five-point-must"},
               row_scoring),
      bout_row("ask_counterpunch", off_on(), row_counterpunch)};
}

Script GameCorner::opening_script(const cabinet::BoutPlan& plan) const {
  const auto value_of = [&plan](std::span<const int> values, Row row) {
    return values[static_cast<std::size_t>(plan.options[row])];
  };
  const Options options{.stable_size = static_cast<std::int8_t>(plan.options[row_stable] + 1),
                        .formation = static_cast<Formation>(plan.options[row_formation]),
                        .pool = static_cast<Pool>(plan.options[row_pool]),
                        .starting_cash = value_of(cash_values, row_cash),
                        .tournament = static_cast<Seeding>(plan.options[row_tournament]),
                        .weeks = static_cast<std::int16_t>(value_of(week_values, row_weeks)),
                        .disputes = static_cast<Settling>(plan.options[row_disputes]),
                        .title_rank = static_cast<std::int8_t>(value_of(rank_values, row_title_rank)),
                        .mandatory_weeks = static_cast<std::int8_t>(value_of(mandatory_values, row_mandatory)),
                        .stablemate_bouts = plan.options[row_stablemates] != 0,
                        .replacement = static_cast<Replacement>(plan.options[row_replacement]),
                        .bout = {.tactics = plan.options[row_tactics] != 0,
                                 .saved_by_the_bell = plan.options[row_bell] != 0,
                                 .scoring = static_cast<ringside::Scoring>(plan.options[row_scoring]),
                                 .ask_counterpunch = plan.options[row_counterpunch] != 0}};
  return script_of(write_setup(static_cast<int>(plan.entrants.size()), options));
}

std::vector<std::string> GameCorner::names(const Script& script, const Words& words) const {
  std::vector<std::string> names;
  for (int seat = 0; seat < seats_in(script); ++seat) {
    names.emplace_back(words[key_of_manager(id_of_manager(seat))]);
  }
  return names;
}

std::vector<scene::SeatMark> GameCorner::marks(const Script& script) const {
  std::vector<scene::SeatMark> marks;
  for (int seat = 0; seat < seats_in(script); ++seat) {
    marks.push_back(mark_of(seat));
  }
  return marks;
}

std::string GameCorner::rulebook_page(const Match& match) const {
  const Need need = match.need();
  if (need.kind == NeedKind::bout) {
    return "ringside-campaign.night";
  }
  if (need.kind != NeedKind::choice) {
    return "ringside-campaign.basics";
  }
  switch (static_cast<Decision>(need.topic)) {
    case Decision::pick:
    case Decision::nominate:
    case Decision::opening_bid:
    case Decision::bid:
      return "ringside-campaign.forming";
    case Decision::office:
    case Decision::sign:
    case Decision::sale_to:
    case Decision::sale_sum:
    case Decision::trade_for:
    case Decision::trade_sum:
      return "ringside-campaign.office";
    case Decision::title_vacant:
    case Decision::title_challenge:
    case Decision::title_defence:
      return "ringside-campaign.title";
    case Decision::arena:
    case Decision::rounds:
      return "ringside-campaign.arenas";
    case Decision::book:
    case Decision::opponent:
    case Decision::answer:
      return "ringside-campaign.booking";
    case Decision::dispute_bid:
    case Decision::withdraw:
      return "ringside-campaign.disputes";
  }
  return "ringside-campaign.basics";
}

}  // namespace

Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const Game& game) {
  return std::make_unique<GameCorner>(game);
}

}  // namespace fc::ringside_campaign
