#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "bots/the-ring/fitted_chance.h"
#include "bots/the-ring/game.h"
#include "cabinet/program/bout_plan.h"
#include "cabinet/program/corner_of_two.h"
#include "cabinet/program/match_up.h"
#include "cabinet/the-ring/corner.h"
#include "library/the-ring/game.h"
#include "match/match_of.h"
#include "overlay/the-ring/panels.h"
#include "rules/the-ring/names.h"
#include "scene/the-ring/choreography.h"
#include "trials/the-ring/simulator.h"

namespace fc::the_ring {
namespace {

/// Scheduled rounds on offer. Source: rules/the-ring/rules.md, 1.
constexpr std::array lengths{1, 4, 6, 8, 10, 12, 15, 20};
constexpr std::array agreement_fields{
    number_field<&Agreement::rounds>("rounds", fewest_rounds, most_rounds).offers(lengths),
    word_field<&Agreement::champion>("champion", champion_names),
};
constexpr cabinet::FieldRows<Agreement> rows_of_agreement{Rules::slug, agreement_fields, 0};
constexpr cabinet::FieldRows<Options> rows_of_options{Rules::slug, option_fields, agreement_fields.size()};
/// Six: one bout in ten is drawn (10.4 % of 1,000), over four one in five (18.9 %).
constexpr int quick_rounds = 6;

/// Follows his markers and the Solitaire Chart: the rules roll for him. Source: rules/the-ring/rules.md, 3.2.
constexpr StandIn solitaire{.word = "solitaire", .level = std::nullopt};
constexpr std::array<StandIn, 5> offered{all_bots[0], all_bots[1], all_bots[2], all_bots[3], solitaire};

/// Which corners are left to the chart: one bit a corner.
Solitaire solitaire_of(const cabinet::BoutPlan& plan) {
  unsigned bits = 0;
  for (std::size_t seat = 0; seat < std::min<std::size_t>(2, plan.stand_ins.size()); ++seat) {
    bits |= plan.stand_ins[seat] == solitaire ? 1U << seat : 0U;
  }
  return static_cast<Solitaire>(bits);
}

Agreement agreement_of(const cabinet::BoutPlan& plan) {
  Agreement agreement = rows_of_agreement.chosen(plan);
  agreement.options = rows_of_options.chosen(plan);
  agreement.options.solitaire = solitaire_of(plan);
  return agreement;
}

constexpr std::array<cabinet::FamousPair, 4> famous_pairs{{{"sugar-ray-robinson", "jake-lamotta"},
                                                           {"marvin-hagler", "thomas-hearns"},
                                                           {"mike-tyson", "larry-holmes"},
                                                           {"henry-armstrong", "barney-ross"}}};

class GameCorner final : public cabinet::CornerWithGym<Rules, Catalogue, NamedCard> {
 public:
  explicit GameCorner(const Game& game)
      : CornerWithGym(game, roster_of(catalogue_of<Rules, Catalogue>(game), {}), own_settings) {}

  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words& words) const override;
  [[nodiscard]] std::optional<double> chance(const cabinet::BoutPlan& plan, std::string_view id,
                                             std::string_view opponent) const override;
  [[nodiscard]] std::optional<cabinet::WhatIf> what_if(const cabinet::WhatIfAsked& asked, const Words& words) const override;
  [[nodiscard]] std::span<const cabinet::FamousPair> famous() const override { return famous_pairs; }
  [[nodiscard]] std::optional<scene::Vignette> vignette() const override {
    scene::Stances men = scene::face_to_face(scene::ring_side);
    men[0].posture.wear.bleeding = 0.6F;
    men[0].posture.wear.cuts[static_cast<std::size_t>(scene::FacePlace::right_brow)] = scene::Cut::open;
    men[1].posture.wear.dazed = 1;
    men[1].posture.attitude = scene::Attitude::staggered;
    return scene::Vignette{.board = board_of(),
                           .men = men,
                           .blow = {.punch = scene::Punch::cross, .weight = 1},
                           .dice = {{.die = d6, .face = 2, .at = {0.24F, 0.5F, 0}, .size = 1.45F, .ink = scene::Ink::paper},
                                    {.die = d6, .face = 6, .at = {0.5F, 0.5F, 0}, .size = 1.45F, .ink = scene::Ink::red},
                                    {.die = d6, .face = 3, .at = {0.76F, 0.5F, 0}, .size = 1.45F, .ink = scene::Ink::good}}};
  }
  [[nodiscard]] cabinet::BoutPlan plan(Random& random) const override;
  [[nodiscard]] std::vector<overlay::OptionRow> option_rows(const cabinet::BoutPlan& plan) const override;
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override;
  /// One round of two punchers: whoever learns sees most of the board.
  [[nodiscard]] std::optional<Script> lesson_script() const override {
    Agreement agreement{.rounds = 1};
    agreement.options.cities = false;
    agreement.options.referees = false;
    return script_of(write_setup({"joe-louis", "max-baer"}, agreement));
  }
  [[nodiscard]] std::string_view after_lesson() const override { return "the-ring.lesson_over.next"; }
  [[nodiscard]] std::span<const StandIn> stand_ins() const override { return offered; }
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override {
    return stand_in.level ? make_controller(*stand_in.level) : std::make_unique<NeverAsked>();
  }
  [[nodiscard]] std::string rulebook_page(const Match& match) const override;

 private:
  [[nodiscard]] std::optional<NamedCard> from_catalogue(std::string_view id) const override {
    const Boxer* boxer = catalogue().find(id);
    return boxer != nullptr ? std::optional(boxer->named_card) : std::nullopt;
  }
  /// As a set-up names him: an id that a script may say, or the whole card.
  [[nodiscard]] std::string spelling(const std::string& id) const {
    const NamedCard* mine = own(id);
    const Boxer* boxer = catalogue().find(id);
    return mine != nullptr ? spelled_whole(*mine) : boxer != nullptr ? spelled(*boxer) : id;
  }
};

overlay::BoxerCardModel GameCorner::card(std::string_view id, const Words& words) const {
  if (const NamedCard* mine = own(id)) {
    return boxer_card(mine->name, words.say("the-ring.card.own", {{"class", words[class_key(mine->card.weight_class)]}}),
                      mine->card);
  }
  const Boxer* boxer = catalogue().find(id);
  if (boxer == nullptr) {
    return {};
  }
  std::string note(words["the-ring.roster.standard"]);
  if (boxer->facts) {
    note = words.say("the-ring.card.note", {{"class", words[class_key(boxer->facts->weight_class)]},
                                            {"wins", std::to_string(boxer->facts->won)},
                                            {"losses", std::to_string(boxer->facts->lost)},
                                            {"draws", std::to_string(boxer->facts->drawn)},
                                            {"kos", std::to_string(boxer->facts->ko_wins)}});
  }
  return boxer_card(boxer->name(), std::move(note), boxer->card());
}

std::optional<double> GameCorner::chance(const cabinet::BoutPlan& plan, std::string_view id,
                                         std::string_view opponent) const {
  const std::optional<NamedCard> one = somebody(id);
  const std::optional<NamedCard> other = somebody(opponent);
  if (!one || !other) {
    return std::nullopt;
  }
  const Agreement agreement = agreement_of(plan);
  Setup setup;
  setup.cards = {one->card, other->card};
  setup.rounds = static_cast<std::int8_t>(agreement.rounds);
  setup.options = agreement.options;
  setup.charts = catalogue().charts;
  return chance_of_red(setup);
}

/// How bouts end. Source: rules/the-ring/rules.md, 9.
std::vector<cabinet::WhatIf::Way> ways() {
  const auto way = [](const char* counter, std::string_view per, bool part) {
    return cabinet::WhatIf::Way{.label = std::string("the-ring.desk.") + counter, .of = counter, .per = per, .part = part};
  };
  return {way("stoppages", "bouts", false),   way("ko", "bouts", true),         way("tko", "bouts", true),
          way("cut", "bouts", true),          way("decisions", "bouts", false), way("unanimous", "decisions", true),
          way("majority", "decisions", true), way("split", "decisions", true),  way("disqualified", "bouts", false)};
}

std::optional<cabinet::WhatIf> GameCorner::what_if(const cabinet::WhatIfAsked& asked, const Words& words) const {
  auto start = sim_start(asked.plan);
  if (!start) {
    return std::nullopt;
  }
  SimSetup sim{std::move(*start)};
  if (asked.level != Level::uniform) {
    sim.players[0].bot = sim.players[1].bot = asked.level;
  }
  const WeightClass weight_class = sim.setup.cards[0].weight_class;
  cabinet::DeskField field;
  if (weight_class != WeightClass::none) {
    constexpr std::uint64_t real = std::uint64_t{1} << kind_ring | std::uint64_t{1} << kind_records;
    field =
        cabinet::desk_field(roster(), cabinet::all_with(roster(), trait_class, std::uint64_t{1} << place_of(weight_class)),
                            trait_kind, real, asked.who, words[class_key(weight_class)], words);
    if (asked.who != cabinet::Who::these) {
      sim.field = field_of(field.places);
    }
  }
  const std::size_t pairings = sim.field.meetings.size();
  return cabinet::WhatIf{.simulator = make_simulator(std::move(sim)),
                         .wins = {"red_wins", "blue_wins"},
                         .ways = ways(),
                         .lengths_label = "the-ring.desk.rounds",
                         .lengths = figure_table().lengths.first(static_cast<std::size_t>(agreement_of(asked.plan).rounds)),
                         .strongest = Level::contender,
                         .everybody = field.places.empty() ? std::string() : std::string("the-ring.desk.everybody"),
                         .field = std::move(field.heading),
                         .has_real_men = field.has_real_men,
                         .round = std::max<std::size_t>(1, pairings)};
}

cabinet::BoutPlan GameCorner::plan(Random& random) const {
  cabinet::BoutPlan plan;
  rows_of_agreement.choose(plan, {.rounds = quick_rounds});
  rows_of_options.choose(plan, {});
  // One of The Ring's own 75 meets a man of his class, from whichever list.
  std::vector<std::size_t> known;
  for (std::size_t place = 0; place < roster().size(); ++place) {
    if ((roster()[place].traits[trait_kind] & std::uint64_t{1} << kind_ring) != 0) {
      known.push_back(place);
    }
  }
  cabinet::bring_even_pair(
      *this, plan, known, [this](std::size_t first) { return cabinet::others_like(roster(), first, trait_class); }, random);
  return plan;
}

std::vector<overlay::OptionRow> GameCorner::option_rows(const cabinet::BoutPlan& plan) const {
  std::vector<overlay::OptionRow> rows;
  rows_of_agreement.show(plan, rows);
  rows_of_options.show(plan, rows);
  return rows;
}

Script GameCorner::opening_script(const cabinet::BoutPlan& plan) const {
  return script_of(write_setup({spelling(plan.entrants[0]), spelling(plan.entrants[1])}, agreement_of(plan)));
}

std::string GameCorner::rulebook_page(const Match& match) const {
  constexpr std::array<std::string_view, purpose_count> rolls{
      "title", "title", "title", "training", "solitaire",  "solitaire",  "segment",   "strategies",
      "chart", "chart", "chart", "counter",  "hard-shots", "hard-shots", "knockdown", "finishers",
      "cuts",  "cuts",  "cuts",  "fouls",    "fouls",      "judges",     "cuts",      "winning"};
  constexpr std::array<std::string_view, decision_count> choices{"title", "title", "title", "strategies", "cuts", "fouls"};
  static_assert(!rolls.back().empty() && !choices.back().empty());
  return page_about(match.need(), rolls, choices);
}

}  // namespace

}  // namespace fc::the_ring

template <>
fc::Result<std::unique_ptr<fc::cabinet::CornerGame>> fc::cabinet::open_corner<fc::the_ring::Rules>(const Game& game) {
  using namespace the_ring;
  return open_fitted<GameCorner, Rules, Catalogue>(game, "roster.json", chance_terms, make_analyst);
}
