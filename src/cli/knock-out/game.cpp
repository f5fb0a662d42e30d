#include "cli/knock-out/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "bots/knock-out/game.h"
#include "cli/commands_of.h"
#include "cli/requests.h"
#include "library/knock-out/game.h"
#include "trials/knock-out/simulator.h"

namespace fc::knock_out {
namespace {

using cli::SimRequest;

constexpr int usual_players = 4;
constexpr int fewest_players = 3;

constexpr std::array<cli::OwnOption, 2> options_of_knock_out{{
    {"--players", "how many managers sit at the table (4)"},
    {"--professional", "the professional game: variable start, second season", true},
}};

Result<int> players_of(const SimRequest& request) {
  const std::string_view word = request.own_word("--players");
  const std::optional<int> players = word.empty() ? std::optional(usual_players) : cli::number_in(word);
  if (!players || *players < fewest_players || *players > static_cast<int>(most_players)) {
    return fault(FaultCode::out_of_range, "--players",
                 fmt::format("must be {} to {}, not {}", fewest_players, most_players, described(Json(word))));
  }
  return *players;
}

/// What Knock Out does not know.
Result<void> check_request(const SimRequest& request) {
  return cli::check_without_corners(request,
                                    "Knock Out has seats, not corners: --players 3 to 5, --bots with a level for each",
                                    "a fight of Knock Out always has three rounds");
}

/// The set-up of a script for this request; what is wrong in its options, `read_setup` says.
Result<std::string> json_of(const SimRequest& request) {
  FC_TRY(check_request(request));
  FC_TRY(const int players, players_of(request));
  FC_TRY(auto options, cli::options_json(request.options, option_facts()));
  std::vector<Colour> colours;
  for (int seat = 0; seat < players; ++seat) {
    colours.push_back(static_cast<Colour>(seat));
  }
  const bool is_professional = !request.own_word("--professional").empty();
  FC_TRY(auto setup, parse_json(write_setup(colours, -1, is_professional ? professional_game : basic_game)));
  setup["options"].update(options);
  return compact_json(setup);
}

class KnockOutCommands final : public cli::CommandsOf<Rules, Catalogue> {
 public:
  KnockOutCommands(const Game& game, TrainingBook training_book)
      : CommandsOf(game, make_analyst(game)), training_book_(training_book) {}

  [[nodiscard]] trials::FigureTable figures() const override { return figure_table(); }
  [[nodiscard]] cli::BenchResult bench() const override { return knock_out::bench(catalogue()); }
  [[nodiscard]] Result<cli::BoxerTable> boxers(const cli::BoxersRequest& request) const override;
  [[nodiscard]] std::vector<std::string> names(const Script& script) const override;

 private:
  [[nodiscard]] Result<std::string> setup_json(const SimRequest& request) const override { return json_of(request); }
  [[nodiscard]] std::string title_of(const Setup& setup, const std::string& json) const override;
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<Rules> start, const SimRequest& request) const override {
    FC_TRY(auto levels, cli::levels_of(request, static_cast<std::size_t>(start.setup.players)));
    return make_simulator({std::move(start), std::move(levels), training_book_});
  }

  TrainingBook training_book_;
};

std::string KnockOutCommands::title_of(const Setup& setup, const std::string& /*json*/) const {
  std::string game = "a game of their own";
  if (setup.options == basic_game) {
    game = "basic game";
  } else if (setup.options == professional_game) {
    game = "professional game";
  }
  return fmt::format("{} managers, {}", setup.players, game);
}

std::vector<std::string> KnockOutCommands::names(const Script& script) const {
  std::vector<std::string> names;
  const Result<Setup> setup = read_setup(catalogue(), script.setup);
  for (int seat = 0; setup && seat < setup->players; ++seat) {
    names.emplace_back(name_of(setup->colours[static_cast<std::size_t>(seat)]));
  }
  return names;
}

Result<cli::BoxerTable> KnockOutCommands::boxers(const cli::BoxersRequest& request) const {
  const std::string_view weight_class = request.weight_class;
  std::optional<std::size_t> wanted;
  if (!weight_class.empty()) {
    FC_TRY(wanted, cli::find_word(size_words, weight_class, "--class"));
  }
  std::vector<std::vector<Json>> cells;
  for (const BoxerEntry& entry : catalogue().boxers) {
    if (!wanted || *wanted == static_cast<std::size_t>(entry.size)) {
      cells.push_back({entry.id, entry.name, name_of(entry.colour), size_words[static_cast<std::size_t>(entry.size)]});
    }
  }
  return cli::listed_boxers({"id", "name", "colour", "size"}, cells);
}

Result<std::unique_ptr<cli::GameCommands>> open_commands(const Game& game) {
  FC_TRY(auto training_book, load_training_book(game.data()));
  return std::make_unique<KnockOutCommands>(game, training_book);
}

}  // namespace

}  // namespace fc::knock_out

template <>
fc::cli::CommandsEntry fc::cli::commands<fc::knock_out::Rules>() {
  using namespace knock_out;
  return {
      .slug = Rules::slug,
      .open = &open_commands,
      .own_options = options_of_knock_out,
      .option_facts = &option_facts,
      .examples = {"knock-out --players 5 --professional --bots contender --bouts 200",
                   "knock-out --players 4 --option betting=false --bots champion,contender,contender,contender --bouts 10"}};
}
