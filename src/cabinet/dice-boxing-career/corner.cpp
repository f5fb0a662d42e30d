#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "bots/dice-boxing-career/game.h"
#include "cabinet/dice-boxing-career/corner.h"
#include "cabinet/program/bout_plan.h"
#include "cabinet/program/corner_of.h"
#include "library/dice-boxing-career/game.h"
#include "match/match_of.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {
namespace {

/// The rows of the set-up, in this order in `BoutPlan::options`; behind them the ladder he will find.
enum Row : std::size_t { row_class, row_style, row_second_style, row_life, row_options = row_life };
/// The first of them says by which rules he lives.
constexpr cabinet::FieldRows<Options> rows_of_options{Rules::slug, option_fields, row_options};

/// Who may begin: names of the poster, nobody of the roster has one of them.
constexpr std::array<std::string_view, 24> ring_names{
    "Kid Galloway",   "Sonny Malloy",   "Tiger Bellamy", "Jackie Doyle",   "Ace Donovan",    "Rocky Bernard",
    "Buddy Kowalski", "Young Corbin",   "Babe Santoro",  "Slim Delaney",   "Battling Moran", "Irish Pat Keane",
    "Gene Lambert",   "Johnny Castle",  "Marcel Leduc",  "Dusty Rhymes",   "Lucky Fontaine", "Red Halloran",
    "Duke Ambrose",   "Tony Marchetti", "Wild Bill Orr", "Frenchy Girard", "Bobby Starr",    "Chip Novak"};

std::string id_of(std::string_view name) {
  std::string id;
  for (const char letter : name) {
    id += letter == ' ' ? '-' : static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
  }
  return id;
}

std::string style_key(dice_boxing::Style style) {
  return std::string("dice-boxing.style.").append(dice_boxing::name_of(style));
}

/// The key of what a style is good for: the grade it lifts.
std::string lifts(dice_boxing::Style style) {
  return std::string("dice-boxing-career.lifts.").append(dice_boxing::name_of(style));
}

/// Its place in the row of the second style, where 0 is none.
int place_of_second(dice_boxing::Style first, dice_boxing::Style second) {
  const auto others = second_styles(first);
  return static_cast<int>(std::ranges::find(others, second) - others.begin()) + 1;
}

class GameCorner final : public cabinet::CornerOf<Rules, Catalogue> {
 public:
  explicit GameCorner(const Game& game) : CornerOf(game, {}, own_settings) { renew_roster(); }

  std::vector<Fault> bring_own(const std::filesystem::path& saves) override {
    auto own = load_own_newcomers(folder_in(saves));
    own_ = std::move(own.boxers);
    renew_roster();
    return std::move(own.left_out);
  }
  [[nodiscard]] bool has_gym() const override { return true; }
  [[nodiscard]] std::unique_ptr<cabinet::BoxerEditor> edit(const std::filesystem::path& saves, std::string_view id) override;

  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words& words) const override;
  /// Of those the player made: of the others the set-up decides class and styles.
  [[nodiscard]] std::vector<Looks> looks(std::string_view id) const override {
    const OwnNewcomer* const own = find_by_id(own_, id);
    return own != nullptr ? std::vector{looks_of(catalogue(), *own)} : std::vector<Looks>();
  }
  [[nodiscard]] std::optional<scene::Vignette> vignette() const override {
    return scene::Vignette{
        .board = {.grid = false},
        .men = scene::face_to_face(scene::ring_side),
        .blow = {.punch = scene::Punch::jab, .fist = scene::Fist::left, .weight = 0.3F},
        .looks = {Looks{.weight = 2, .hair = Hair::cropped}, Looks{.weight = 3, .hair = Hair::receding}},
        // Of the ladder: from its foot to its head.
        .readings = {{.key = {}, .text = "51", .scale = 0.7F, .ink = scene::Ink::paper, .at = {0.2F, 0.56F, 0}},
                     {.key = {}, .text = "26", .scale = 0.85F, .ink = scene::Ink::paper, .at = {0.48F, 0.53F, 0}},
                     {.key = {}, .text = "1", .ink = scene::Ink::gold, .at = {0.78F, 0.5F, 0}}}};
  }
  [[nodiscard]] cabinet::BoutPlan plan(Random& random) const override;
  [[nodiscard]] std::optional<cabinet::BoutPlan> begin_anew(const Script& script, Random& random) const override;
  [[nodiscard]] std::optional<cabinet::LifeWorth> worth_of(const Standing& standing) const override;
  [[nodiscard]] std::function<cabinet::LifeWorth(Random&)> other_life(const Script& script) const override;
  [[nodiscard]] std::vector<overlay::OptionRow> option_rows(const cabinet::BoutPlan& plan) const override;
  void set_option(cabinet::BoutPlan& plan, std::size_t row, int value) const override;
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override;
  /// A puncher of the heaviest class, on a ladder where the first man up is beatable.
  [[nodiscard]] std::optional<Script> lesson_script() const override {
    return script_of(
        R"({"class":"heavyweight","seed":2008,"styles":["boxer","slugger"],"name":"Kid Galloway","options":{"max_fights":2}})");
  }
  [[nodiscard]] bool demonstrates() const override { return false; }
  [[nodiscard]] std::string_view after_lesson() const override { return "dice-boxing-career.lesson_over.next"; }
  [[nodiscard]] std::vector<std::string> names(const Script& script, const Words& words) const override;
  [[nodiscard]] std::vector<scene::SeatMark> marks(const Script& /*script*/) const override {
    return {scene::mark_of(Corner::red)};
  }
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override {
    return make_controller(*stand_in.level);
  }
  [[nodiscard]] std::unique_ptr<cabinet::Secretary> secretary() const override { return make_secretary(below()); }
  [[nodiscard]] std::string rulebook_page(const Match& match) const override;

 private:
  [[nodiscard]] static std::filesystem::path folder_in(const std::filesystem::path& saves) {
    return own_boxers_folder_of(saves, Rules::slug);
  }
  /// The player's own come first.
  void renew_roster();
  /// Whom the player made himself, if it is he who begins: his class and styles are his own. Null: the rows say them.
  [[nodiscard]] const OwnNewcomer* made(const cabinet::BoutPlan& plan) const {
    return find_by_id(own_, plan.entrants.front());
  }
  [[nodiscard]] WeightClass class_in(const cabinet::BoutPlan& plan) const;
  [[nodiscard]] Styles styles_in(const cabinet::BoutPlan& plan) const;

  std::vector<OwnNewcomer> own_;
};

void GameCorner::renew_roster() {
  cabinet::Roster roster;
  for (const OwnNewcomer& own : own_) {
    roster.add({.id = own.id,
                .name = own.name,
                .note = std::string("dice-boxing.class.").append(dice_boxing::name_of(own.weight_class)),
                .traits = {}});
  }
  for (const std::string_view name : ring_names) {
    roster.add({.id = id_of(name), .name = std::string(name)});
  }
  replace_roster(std::move(roster));
}

std::unique_ptr<cabinet::BoxerEditor> GameCorner::edit(const std::filesystem::path& saves, std::string_view id) {
  if (!roster().find(id)) {
    return nullptr;
  }
  const OwnNewcomer* const own = find_by_id(own_, id);
  return edit_newcomer(catalogue(), {.folder = folder_in(saves), .renew = [this, saves] { bring_own(saves); }},
                       own != nullptr ? *own : OwnNewcomer{});
}

overlay::BoxerCardModel GameCorner::card(std::string_view id, const Words& words) const {
  const auto place = roster().find(id);
  if (!place) {
    return {};
  }
  overlay::BoxerCardModel card{
      .name = roster()[*place].name, .note = {}, .ratings = {}, .lines = {}, .mark = scene::mark_of(Corner::red)};
  const Ratings& start = catalogue().tables.start;
  card.lines.push_back(words.say("dice-boxing-career.newcomer.card", {{"control", std::to_string(start.control)},
                                                                      {"punches", std::to_string(start.punches)},
                                                                      {"stamina", std::to_string(start.stamina)},
                                                                      {"power", std::to_string(start.power)}}));
  card.lines.push_back(
      words.say("dice-boxing-career.newcomer.points", {{"points", std::to_string(catalogue().tables.start_points)}}));
  return card;
}

cabinet::BoutPlan GameCorner::plan(Random& random) const {
  cabinet::BoutPlan plan;
  plan.entrants = {roster()[random.below(static_cast<std::uint32_t>(roster().size()))].id};
  constexpr int slugger = static_cast<int>(dice_boxing::style_count) - 1;
  plan.options = {0, static_cast<int>(dice_boxing::Style::boxer), slugger};
  rows_of_options.choose(plan, {.life = true});
  plan.options.push_back(static_cast<int>(random.below(1U << 31U)));
  return plan;
}

std::optional<cabinet::BoutPlan> GameCorner::begin_anew(const Script& script, Random& random) const {
  const Result<Setup> setup = read_setup(catalogue(), script.setup);
  if (!setup) {
    return std::nullopt;
  }
  cabinet::BoutPlan anew = plan(random);
  for (std::size_t place = 0; place < roster().size(); ++place) {
    if (roster()[place].name == setup->name) {
      anew.entrants = {roster()[place].id};
      break;
    }
  }
  anew.options[row_class] = static_cast<int>(setup->weight_class);
  const dice_boxing::Style first = setup->styles[0];
  anew.options[row_style] = static_cast<int>(first);
  anew.options[row_second_style] = 0;
  if (setup->styles.size() > 1) {
    anew.options[row_second_style] = place_of_second(first, setup->styles[1]);
  }
  rows_of_options.choose(anew, setup->options);
  return anew;
}

std::optional<cabinet::LifeWorth> GameCorner::worth_of(const Standing& standing) const {
  const auto figure = [&standing](std::string_view label, std::string_view key, bool more_is_better) {
    int value = 0;
    for (const auto& [name, text] : standing.places) {
      if (name == key) {
        std::from_chars(text.data(), text.data() + text.size(), value);
      }
    }
    return cabinet::LifeFigure{.label = label, .amount = value, .more_is_better = more_is_better};
  };
  return cabinet::LifeWorth{.figures = {figure("dice-boxing-career.paper.titles", "titles", true),
                                        figure("dice-boxing-career.paper.wins", "wins", true),
                                        figure("dice-boxing-career.paper.losses", "losses", false),
                                        figure("dice-boxing-career.paper.fights", "fights", true)},
                            .line = "dice-boxing-career.paper.among"};
}

std::function<cabinet::LifeWorth(Random&)> GameCorner::other_life(const Script& script) const {
  Result<Setup> setup = read_setup(catalogue(), script.setup);
  if (!setup) {
    return {};
  }
  return [this, setup = std::make_shared<const Setup>(std::move(*setup))](Random& random) {
    return *worth_of(standing_of(*setup, whole_life(*setup, Level::contender, random)));
  };
}

std::vector<overlay::OptionRow> GameCorner::option_rows(const cabinet::BoutPlan& plan) const {
  const auto row = [&](std::string_view key, std::vector<std::string> values, Row place) {
    return option_row(plan, place, key, std::move(values));
  };
  std::vector<std::string> second{"dice-boxing-career.style.none"};
  for (const dice_boxing::Style style : second_styles(static_cast<dice_boxing::Style>(plan.options[row_style]))) {
    second.push_back(style_key(style));
  }
  std::vector<overlay::OptionRow> rows{
      row("class", cabinet::keys_of("dice-boxing.class.", dice_boxing::class_names), row_class),
      row("style", cabinet::keys_of("dice-boxing.style.", dice_boxing::style_names), row_style),
      row("second_style", std::move(second), row_second_style)};
  rows_of_options.show(plan, rows);
  rows[row_life].values = {"dice-boxing-career.life_rules.book", "dice-boxing-career.life_rules.life"};
  const Styles styles = styles_in(plan);
  rows[row_style].help = lifts(styles[0]);
  if (styles.size() > 1) {
    rows[row_second_style].help = lifts(styles[1]);
  }
  if (made(plan) != nullptr) {
    const auto only = [&rows](Row place, std::string value) {
      rows[place].values = {std::move(value)};
      rows[place].value = 0;
    };
    only(row_class, std::string("dice-boxing.class.").append(dice_boxing::name_of(class_in(plan))));
    only(row_style, style_key(styles[0]));
    only(row_second_style, styles.size() > 1 ? style_key(styles[1]) : "dice-boxing-career.style.none");
    rows[row_class].help = "dice-boxing-career.newcomer.made";
  }
  return rows;
}

void GameCorner::set_option(cabinet::BoutPlan& plan, std::size_t row, int value) const {
  if (made(plan) != nullptr && row <= row_second_style) {
    return;
  }
  const Styles before = styles_in(plan);
  plan.options[row] = value;
  if (row == row_style && before.size() > 1) {
    // The second stays; who takes it for the first gives his first up for it.
    const auto first = static_cast<dice_boxing::Style>(value);
    plan.options[row_second_style] = place_of_second(first, before[1] == first ? before[0] : before[1]);
  }
}

WeightClass GameCorner::class_in(const cabinet::BoutPlan& plan) const {
  const OwnNewcomer* const own = made(plan);
  return own != nullptr ? own->weight_class : static_cast<WeightClass>(plan.options[row_class]);
}

Styles GameCorner::styles_in(const cabinet::BoutPlan& plan) const {
  if (const OwnNewcomer* const own = made(plan)) {
    return own->styles;
  }
  const auto first = static_cast<dice_boxing::Style>(plan.options[row_style]);
  Styles styles;
  styles.push_back(first);
  if (const int place = plan.options[row_second_style]; place > 0) {
    styles.push_back(second_styles(first)[static_cast<std::size_t>(place - 1)]);
  }
  return styles;
}

Script GameCorner::opening_script(const cabinet::BoutPlan& plan) const {
  Newcomer newcomer{.weight_class = class_in(plan),
                    .styles = styles_in(plan),
                    .name = {},
                    .seed = static_cast<std::uint32_t>(plan.options.back()),
                    .options = rows_of_options.chosen(plan)};
  if (const auto entrant = roster().find(plan.entrants.front())) {
    newcomer.name = roster()[*entrant].name;
  }
  if (const OwnNewcomer* const own = made(plan)) {
    newcomer.looks = own->looks;
  }
  return script_of(write_setup(newcomer));
}

std::vector<std::string> GameCorner::names(const Script& script, const Words& words) const {
  const Result<Setup> setup = read_setup(catalogue(), script.setup);
  return {setup && !setup->name.empty() ? setup->name : std::string(words["dice-boxing-career.newcomer.unnamed"])};
}

std::string GameCorner::rulebook_page(const Match& match) const {
  const Need need = match.need();
  const State& state = match_of<Rules>(match).state();
  if (state.phase == Phase::tourney) {
    return "dice-boxing-career.tourney";
  }
  if (need.kind == NeedKind::bout) {
    return "dice-boxing-career.bouts";
  }
  const std::array<std::string_view, purpose_count> rolls{state.is_champion() ? "title" : "schedule", "bouts", "office",
                                                          "tourney", "life"};
  constexpr std::array<std::string_view, decision_count> choices{"gym",      "office",   "schedule",
                                                                 "schedule", "schedule", "basics"};
  static_assert(!choices.back().empty());
  return page_about(need, rolls, choices);
}

}  // namespace

}  // namespace fc::dice_boxing_career

template <>
fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::dice_boxing_career::Rules>(
    const Game& game) {
  return std::make_unique<dice_boxing_career::GameCorner>(game);
}
