#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "bots/dice-boxing/fitted_chance.h"
#include "bots/dice-boxing/game.h"
#include "cabinet/dice-boxing/corner.h"
#include "cabinet/program/corner_of_two.h"
#include "cabinet/program/match_up.h"
#include "library/dice-boxing/game.h"
#include "match/match_of.h"
#include "overlay/dice-boxing/panels.h"
#include "rules/dice-boxing/card.h"
#include "scene/dice-boxing/choreography.h"

namespace fc::dice_boxing {
namespace {

constexpr cabinet::FieldRows<Options> rows_of_options{Rules::slug, option_fields, 0};
/// Six: of even pairs one bout in ten is drawn (9.3 % of 2,000), over four one in seven (14.4 %).
constexpr std::int8_t quick_rounds = 6;

constexpr std::array<cabinet::FamousPair, 4> famous_pairs{{{"sugar-ray-leonard", "roberto-duran"},
                                                           {"jack-dempsey", "gene-tunney"},
                                                           {"willie-pep", "sandy-saddler"},
                                                           {"muhammad-ali", "george-foreman"}}};

class GameCorner final : public cabinet::CornerWithGym<Rules, Catalogue, NamedCard> {
 public:
  explicit GameCorner(const Game& game)
      : CornerWithGym(game, roster_of(catalogue_of<Rules, Catalogue>(game), {}), own_settings) {}

  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words& words) const override;
  [[nodiscard]] std::optional<double> chance(const cabinet::BoutPlan& plan, std::string_view id,
                                             std::string_view opponent) const override;
  [[nodiscard]] std::optional<Chances> chances_in(std::string_view setup) const override;
  [[nodiscard]] std::optional<cabinet::WhatIf> what_if(const cabinet::WhatIfAsked& asked, const Words& words) const override;
  [[nodiscard]] std::span<const cabinet::FamousPair> famous() const override { return famous_pairs; }
  [[nodiscard]] std::optional<scene::Vignette> vignette() const override {
    scene::Stances men = scene::face_to_face(scene::ring_side);
    for (scene::Stance& man : men) {
      man.x += 1.6F;
    }
    men[1].posture.attitude = scene::Attitude::on_the_ropes;
    return scene::Vignette{.board = board_of(),
                           .men = men,
                           .blow = {.punch = scene::Punch::combination, .landing = scene::Landing::blocked, .weight = 0.6F},
                           .dice = {{.die = d10, .face = 4, .tens = true, .at = {0.24F, 0.5F, 0}, .size = 1.45F},
                                    {.die = d10, .face = 7, .at = {0.48F, 0.5F, 0}, .size = 1.45F}},
                           .readings = {{.key = {}, .text = "47", .ink = scene::Ink::gold, .at = {0.76F, 0.5F, 0}}}};
  }
  [[nodiscard]] cabinet::BoutPlan plan(Random& random) const override;
  [[nodiscard]] std::vector<overlay::OptionRow> option_rows(const cabinet::BoutPlan& plan) const override;
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override;
  /// Ali and Tyson, the example of the rules, over the fewest rounds.
  [[nodiscard]] std::optional<Script> lesson_script() const override {
    return script_of(write_setup({"muhammad-ali", "mike-tyson"}, {.rounds = fewest_rounds}));
  }
  [[nodiscard]] std::string_view after_lesson() const override { return "dice-boxing.lesson_over.next"; }
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override {
    return make_controller(*stand_in.level);
  }
  [[nodiscard]] std::string rulebook_page(const Match& match) const override;

 private:
  [[nodiscard]] std::optional<NamedCard> from_catalogue(std::string_view id) const override;
  /// As a set-up names him: an id of the roster everybody has, or the whole card.
  [[nodiscard]] std::string spelled(const std::string& id) const {
    const NamedCard* mine = own(id);
    return mine != nullptr ? spelled_whole(*mine) : id;
  }
};

std::optional<NamedCard> GameCorner::from_catalogue(std::string_view id) const {
  const RosterEntry* entry = catalogue().find(id);
  return entry != nullptr ? std::optional(NamedCard{.id = entry->id, .name = entry->name, .card = catalogue().card(*entry)})
                          : std::nullopt;
}

overlay::BoxerCardModel GameCorner::card(std::string_view id, const Words& words) const {
  if (const NamedCard* mine = own(id)) {
    const std::string note = words.say(
        "dice-boxing.card.own", {{"class", words["dice-boxing.class." + std::string(name_of(mine->card.weight_class))]}});
    return boxer_card(mine->name, note, mine->card);
  }
  const RosterEntry* entry = catalogue().find(id);
  if (entry == nullptr) {
    return {};
  }
  const Boxer boxer = catalogue().boxer(*entry);
  const std::string note =
      words.say("dice-boxing.card.note", {{"class", words["dice-boxing.class." + std::string(name_of(entry->weight_class))]},
                                          {"wins", std::to_string(boxer.record.wins)},
                                          {"losses", std::to_string(boxer.record.losses)},
                                          {"draws", std::to_string(boxer.record.draws)},
                                          {"kos", std::to_string(boxer.record.ko_wins)}});
  return boxer_card(entry->name, note, boxer.card);
}

std::optional<double> GameCorner::chance(const cabinet::BoutPlan& plan, std::string_view id,
                                         std::string_view opponent) const {
  const std::optional<NamedCard> one = somebody(id);
  const std::optional<NamedCard> other = somebody(opponent);
  return one && other
             ? std::optional(chance_to_beat(one->card, other->card, rows_of_options.chosen(plan), catalogue().charts))
             : std::nullopt;
}

std::optional<cabinet::CornerGame::Chances> GameCorner::chances_in(std::string_view setup) const {
  const Result<Setup> bout = read_setup(catalogue(), setup);
  if (!bout) {
    return std::nullopt;
  }
  const double chance = chance_to_beat(bout->cards[0], bout->cards[1], bout->options, bout->charts);
  const double drawn = chance_of_a_draw(chance, bout->options.rounds);
  return Chances{.won = chance - drawn / 2, .drawn = drawn};
}

std::optional<cabinet::WhatIf> GameCorner::what_if(const cabinet::WhatIfAsked& asked, const Words& words) const {
  auto start = sim_start(asked.plan);
  if (!start) {
    return std::nullopt;
  }
  const auto weight_class = start->setup.cards[0].weight_class;
  SimSetup sim{std::move(*start)};
  cabinet::DeskField field = cabinet::desk_field(
      roster(), cabinet::all_with(roster(), trait_class, std::uint64_t{1} << place_of(weight_class)), trait_kind,
      std::uint64_t{1} << kind_real, asked.who, words["dice-boxing.class." + std::string(name_of(weight_class))], words);
  if (asked.who != cabinet::Who::these) {
    sim.field = field_of(field.places);
  }
  return what_if_of(std::move(sim), asked.level, std::move(field), catalogue().title_bouts, words);
}

cabinet::BoutPlan GameCorner::plan(Random& random) const {
  cabinet::BoutPlan plan;
  rows_of_options.choose(plan, {.rounds = quick_rounds});
  // Men of one class meet; whoever wants the dream bout picks it.
  cabinet::bring_even_pair(
      *this, plan, cabinet::everybody(roster()),
      [this](std::size_t first) { return cabinet::others_like(roster(), first, trait_class); }, random);
  return plan;
}

std::vector<overlay::OptionRow> GameCorner::option_rows(const cabinet::BoutPlan& plan) const {
  std::vector<overlay::OptionRow> rows;
  rows_of_options.show(plan, rows);
  return rows;
}

Script GameCorner::opening_script(const cabinet::BoutPlan& plan) const {
  return script_of(write_setup({spelled(plan.entrants[0]), spelled(plan.entrants[1])}, rows_of_options.chosen(plan)));
}

std::string GameCorner::rulebook_page(const Match& match) const {
  constexpr std::array<std::string_view, purpose_count> rolls{
      "control", "punches", "punches", "knockdown", "special", "fouls", "positions", "cuts", "cuts", "unique", "judges"};
  static_assert(!rolls.back().empty());
  constexpr std::array<std::string_view, 1> choices{"strategies"};
  return page_about(match.need(), rolls, choices);
}

}  // namespace

}  // namespace fc::dice_boxing

template <>
fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::dice_boxing::Rules>(const Game& game) {
  using namespace dice_boxing;
  return open_fitted<GameCorner, Rules, Catalogue>(game, "boxer-facts.json", chance_terms, make_analyst);
}
