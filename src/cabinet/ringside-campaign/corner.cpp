#include "cabinet/ringside-campaign/corner.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "bots/ringside-campaign/game.h"
#include "bots/ringside-campaign/worth.h"
#include "cabinet/program/corner_of.h"
#include "core/need.h"
#include "library/ringside-campaign/game.h"
#include "rules/ringside-campaign/rules.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

constexpr int fewest_managers = 2;
constexpr FieldKind managers_row{.key = "managers", .range = std::pair(fewest_managers, most_managers)};
/// What is kept in `BoutPlan::options`: the managers, by whose rules it is played, the campaign's options, those of its
/// bouts, which are called what Ringside calls them, and whether all of these are on show.
constexpr std::size_t row_managers = 0;
constexpr std::size_t row_preset = 1;
constexpr cabinet::FieldRows<Options> rows_of_options{Rules::slug, option_fields, row_preset + 1};
constexpr cabinet::FieldRows<ringside::Options> rows_of_bouts{ringside::Rules::slug, ringside::option_fields,
                                                              rows_of_options.end()};
constexpr std::size_t row_more = rows_of_bouts.end();
/// On the screen "more" stands behind those that everybody wants to see: managers, rules, men and weeks.
constexpr std::size_t place_of_more = rows_of_options.end_of_first();

/// An evening: men to choose from, the tournament, and then as many weeks as a couch has patience for.
constexpr int usual_managers = 4;

/// A whole set of options under one name.
struct Preset {
  std::string_view word;
  Options options;
};
constexpr std::size_t preset_count = 3;
constexpr std::array<Preset, preset_count> presets = [] {
  Options book{.formation = Formation::draft, .weeks = 12, .bout = {}};
  Options club = book;
  play_by_club_rules(club);
  Options brief = club;
  brief.stable_size = 2;
  brief.weeks = 8;
  return std::array{Preset{"club", club}, Preset{"book", book}, Preset{"short", brief}};
}();
/// Options of nobody's but one's own.
constexpr std::string_view own_word = "own";

/// By what rules these options are; `preset_count`: none's.
std::size_t preset_of(Options options) {
  options.bout = {};
  return static_cast<std::size_t>(std::ranges::find(presets, options, &Preset::options) - presets.begin());
}

std::string key_of_manager(std::string_view id) { return "ringside-campaign.manager." + std::string(id); }

std::string id_of_manager(int seat) { return "m" + std::to_string(seat + 1); }

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
  void set_option(cabinet::BoutPlan& plan, std::size_t place, int value) const override;
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
  /// By when it began: people speak of weeks and evenings of it.
  [[nodiscard]] std::string kept_name(std::int64_t begun, const Words& words) const override {
    constexpr std::int64_t places = 30;
    const std::string place = "ringside-campaign.season." + std::to_string(begun % places);
    return words.say("ringside-campaign.season.name", {{"place", words[place]}});
  }

 private:
  [[nodiscard]] static overlay::OptionRow preset_row(const cabinet::BoutPlan& plan);
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
  cabinet::BoutPlan plan;
  plan.options.resize(row_more + 1);
  rows_of_options.choose(plan, presets.front().options);
  rows_of_bouts.choose(plan, {});
  set_option(plan, row_managers, managers_row.place_of_value(usual_managers));
  return plan;
}

void GameCorner::set_option(cabinet::BoutPlan& plan, std::size_t place, int value) const {
  const Formation before = rows_of_options.chosen(plan).formation;
  const std::size_t row = place == place_of_more ? row_more : place > place_of_more ? place - 1 : place;
  if (row == row_preset) {
    if (static_cast<std::size_t>(value) < preset_count) {
      rows_of_options.choose(plan, presets.at(static_cast<std::size_t>(value)).options);
    }
    return;
  }
  plan.options[row] = value;
  if (row == row_managers) {
    plan.entrants.clear();
    for (int seat = 0; seat < managers_row.value_at(value); ++seat) {
      plan.entrants.push_back(id_of_manager(seat));
    }
  }
  Options options = rows_of_options.chosen(plan);
  if (options.formation != before) {
    options.starting_cash = options.formation == Formation::auction ? auction_cash : 0;
    rows_of_options.choose(plan, options);
  }
}

std::vector<overlay::OptionRow> GameCorner::option_rows(const cabinet::BoutPlan& plan) const {
  std::vector<overlay::OptionRow> rows{field_row(plan, row_managers, managers_row)};
  rows.push_back(preset_row(plan));
  rows_of_options.show(plan, rows);
  rows_of_bouts.show(plan, rows);
  rows.insert(rows.begin() + place_of_more, option_row(plan, row_more, "more", {"menu.off", "menu.on"}));
  if (plan.options[row_more] == 0) {
    rows.resize(place_of_more + 1);
  }
  return rows;
}

/// It explains the rules that it names.
overlay::OptionRow GameCorner::preset_row(const cabinet::BoutPlan& plan) {
  const std::size_t chosen = preset_of(rows_of_options.chosen(plan));
  std::vector<std::string_view> words;
  for (const Preset& preset : presets) {
    words.push_back(preset.word);
  }
  if (chosen == preset_count) {
    words.push_back(own_word);
  }
  overlay::OptionRow row{
      .label = "ringside-campaign.option.rules", .values = {}, .value = static_cast<int>(chosen), .help = {}};
  for (const std::string_view word : words) {
    row.values.push_back("ringside-campaign.rules." + std::string(word));
  }
  row.help = row.values[chosen] + "_help";
  return row;
}

Script GameCorner::opening_script(const cabinet::BoutPlan& plan) const {
  Options options = rows_of_options.chosen(plan);
  options.bout = rows_of_bouts.chosen(plan);
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
  constexpr std::array<std::string_view, decision_count> choices{
      "forming", "forming", "forming", "forming", "office",  "office", "office", "office",  "office",   "office",
      "title",   "title",   "title",   "booking", "booking", "arenas", "arenas", "booking", "disputes", "disputes"};
  static_assert(!choices.back().empty());
  return need.kind == NeedKind::bout ? "ringside-campaign.night" : page_about(need, {}, choices);
}

}  // namespace

namespace {

constexpr int managers = 2;
/// Who has boxed in the final is rested when the fourth week begins.
constexpr Options options{.stable_size = 3, .formation = Formation::draft, .weeks = 5, .bout = {}};
constexpr int weeks_to_learn = 2;
/// Of the dice and bouts before. With this one everybody is rested, and the better man of both sides meets for the title.
constexpr std::uint64_t seed = 4;

/// Answers as computers do, and writes it down.
void answer(const Setup& setup, State& state, Random& random, Script& script) {
  const Need need = Rules::need(setup, state);
  if (need.kind == NeedKind::roll) {
    script.dice.push_back(throw_die(random, need.die));
    Rules::play_roll(setup, state, script.dice.back(), NoEvents());
    return;
  }
  const Choice choice = need.kind == NeedKind::bout ? quick_result(setup, state, random) : managers_choice(setup, state);
  script.choices.emplace_back(Rules::notation(choice));
  Rules::play_choice(setup, state, choice, NoEvents());
}

}  // namespace

std::optional<Script> lesson_of(const Catalogue& catalogue) {
  Script script{.game = std::string(Rules::slug), .setup = write_setup(managers, options), .dice = {}, .choices = {}};
  const Result<Setup> setup = read_setup(catalogue, script.setup);
  if (!setup) {
    return std::nullopt;
  }
  Random random(seed);
  State state = Rules::opening(*setup);
  while (state.phase != Phase::finished && (state.weeks_left > weeks_to_learn || !is_asked(state, Decision::office))) {
    answer(*setup, state, random, script);
  }
  const bool begins_well = is_asked(state, Decision::office) && state.asked.seat == 0;
  return begins_well ? std::optional(std::move(script)) : std::nullopt;
}

}  // namespace fc::ringside_campaign

template <>
fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::ringside_campaign::Rules>(
    const Game& game) {
  return std::make_unique<ringside_campaign::GameCorner>(game);
}
