#include "cli/dice-boxing-career/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "bots/dice-boxing-career/game.h"
#include "cli/commands_of.h"
#include "cli/requests.h"
#include "library/dice-boxing-career/game.h"
#include "rules/dice-boxing/card.h"
#include "trials/dice-boxing-career/simulator.h"

namespace fc::dice_boxing_career {
namespace {

using cli::SimRequest;

constexpr std::array<cli::OwnOption, 3> options_of_careers{{
    {"--class", "the class of the boxer (heavyweight)"},
    {"--styles", "his one or two styles, as mover,slugger (boxer,slugger)"},
    {"--to-the-end", "in a life too nobody stops of his own will", true},
}};

Result<std::size_t> class_of(std::string_view word) {
  return word.empty() ? Result<std::size_t>(0) : cli::find_word(dice_boxing::class_names, word, "--class");
}

Result<Json> styles_of(std::string_view words) {
  std::string_view left = words.empty() ? std::string_view("boxer,slugger") : words;
  Json styles = Json::array();
  while (!left.empty()) {
    const std::string_view word = left.substr(0, left.find(','));
    FC_TRY(const std::size_t style, cli::find_word(dice_boxing::style_names, word, "--styles"));
    styles.push_back(dice_boxing::style_names[style]);
    left.remove_prefix(std::min(left.size(), word.size() + 1));
  }
  return styles;
}

/// What a career does not know.
Result<void> check_request(const SimRequest& request) {
  return cli::check_without_corners(request,
                                    "a career has one boxer, of --class and --styles, and one who guides him, --bots",
                                    "the ranks of both men decide about the rounds of a bout");
}

class CareerCommands final : public cli::CommandsOf<Rules, Catalogue> {
 public:
  explicit CareerCommands(const Game& game) : CommandsOf(game) {}

  [[nodiscard]] trials::FigureTable figures() const override { return figure_table(); }
  [[nodiscard]] cli::BenchResult bench() const override { return dice_boxing_career::bench(catalogue()); }
  [[nodiscard]] Result<cli::BoxerTable> boxers(const cli::BoxersRequest& request) const override;
  [[nodiscard]] std::vector<std::string> names(const Script& script) const override;

 private:
  [[nodiscard]] Result<std::string> setup_json(const SimRequest& request) const override;
  [[nodiscard]] std::string title_of(const Setup& setup, const std::string& /*json*/) const override {
    return fmt::format("a {}, at most {} fights{}{}", dice_boxing::name_of(setup.weight_class), setup.options.max_fights,
                       setup.options.mode == Mode::free ? ", at will" : "", setup.options.life ? ", a life" : "");
  }
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<Rules> start, const SimRequest& request) const override {
    SimSetup sim{std::move(start)};
    if (!request.bots.empty()) {
      FC_TRY(const auto levels, cli::levels_of(request, 1));
      sim.level = levels[0];
    }
    sim.to_the_end = !request.own_word("--to-the-end").empty();
    return make_simulator(std::move(sim));
  }
};

/// Seed 0: the careers of a simulation count on from there.
Result<std::string> CareerCommands::setup_json(const SimRequest& request) const {
  FC_TRY(check_request(request));
  FC_TRY(const std::size_t weight_class, class_of(request.own_word("--class")));
  FC_TRY(Json styles, styles_of(request.own_word("--styles")));
  FC_TRY(Json options, cli::options_json(request.options, option_facts()));
  const Json setup{{"class", dice_boxing::class_names[weight_class]},
                   {"seed", 0},
                   {"styles", std::move(styles)},
                   {"options", std::move(options)}};
  return compact_json(setup);
}

std::vector<std::string> CareerCommands::names(const Script& script) const {
  const Result<Setup> setup = read_setup(catalogue(), script.setup);
  return setup && !setup->name.empty() ? std::vector<std::string>{setup->name} : std::vector<std::string>();
}

/// Who may be met in a class, in roster order.
Result<cli::BoxerTable> CareerCommands::boxers(const cli::BoxersRequest& request) const {
  FC_TRY(const std::size_t weight_class, class_of(request.weight_class));
  std::vector<std::vector<Json>> cells;
  for (const dice_boxing::RosterEntry& entry : catalogue().below->boxers) {
    if (place_of(entry.weight_class) == weight_class) {
      cells.push_back(
          {entry.id, entry.name, dice_boxing::tier_names[entry.tier], strength_of(catalogue().below->card(entry).ratings)});
    }
  }
  return cli::listed_boxers({"id", "name", "tier", "strength"}, cells);
}

}  // namespace

}  // namespace fc::dice_boxing_career

template <>
fc::cli::CommandsEntry fc::cli::commands<fc::dice_boxing_career::Rules>() {
  using namespace dice_boxing_career;
  return {.slug = Rules::slug,
          .open = &opened<CareerCommands>,
          .own_options = options_of_careers,
          .option_facts = &option_facts,
          .examples = {"dice-boxing-career --class flyweight --styles mover,slugger --bouts 100",
                       "dice-boxing-career --option mode=free --option max_fights=30 --bots champion --bouts 20"}};
}
