// What the commands of all games share: a simulator from a request, or from where a match stands.
#pragma once

#include <fmt/format.h>

#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "cli/game_commands.h"
#include "cli/measure.h"
#include "cli/requests.h"
#include "library/catalogue_files.h"
#include "match/game_of.h"
#include "trials/simulator_of.h"

namespace fc::cli {

/// R: the game's rules. Catalogue: what library/<slug> reads a set-up with, by `read_setup(catalogue, json)`.
template <Ruleset R, class Catalogue>
class CommandsOf : public GameCommands {
 public:
  [[nodiscard]] std::string_view slug() const final { return R::slug; }
  [[nodiscard]] const Analyst* analyst() const final { return analyst_.get(); }
  /// What `names_in(catalogue, setup text)` of its library says, if that names all seats.
  [[nodiscard]] std::vector<std::string> names([[maybe_unused]] const Script& script) const override {
    if constexpr (requires { std::vector<std::string>{names_in(catalogue(), script.setup)}; }) {
      return names_in(catalogue(), script.setup);
    }
    return {};
  }

  [[nodiscard]] Result<std::unique_ptr<trials::Simulator>> simulator(const SimRequest& request) const final {
    FC_TRY(const auto json, setup_json(request));
    FC_TRY(const auto setup, read_setup(catalogue(), json));
    return simulator_at(start_of(setup, R::opening(setup), json), request);
  }
  [[nodiscard]] Result<std::unique_ptr<trials::Simulator>> simulator_from(const Match& match,
                                                                          const SimRequest& request) const final {
    const MatchOf<R>& bout = match_of<R>(match);
    return simulator_at(start_of(bout.setup(), bout.state(), match.script().setup), request);
  }

 protected:
  using MadeSimulator = Result<std::unique_ptr<trials::Simulator>>;

  /// game: R's; it must outlive the commands.
  /// analyst: of its bouts; null: nobody can say what they were made of.
  explicit CommandsOf(const Game& game, std::unique_ptr<Analyst> analyst = nullptr)
      : game_(game), analyst_(std::move(analyst)) {}

  [[nodiscard]] const Catalogue& catalogue() const { return catalogue_of<R, Catalogue>(game_); }
  /// The set-up of a script for this request. Fault: the option that this game does not know.
  [[nodiscard]] virtual Result<std::string> setup_json(const SimRequest& request) const = 0;
  /// What a bout of that set-up is called. json: as the script has it.
  [[nodiscard]] virtual std::string title_of(const typename R::Setup& setup, const std::string& json) const = 0;
  /// Fault: what of the request this game does not know.
  [[nodiscard]] virtual MadeSimulator simulator_at(trials::SimStart<R> start, const SimRequest& request) const = 0;

 private:
  [[nodiscard]] trials::SimStart<R> start_of(const typename R::Setup& setup, const typename R::State& state,
                                             const std::string& json) const {
    return {.setup = setup, .start = state, .setup_json = json, .title = title_of(setup, json)};
  }

  const Game& game_;
  std::unique_ptr<Analyst> analyst_;
};

/// Commands that need nothing but the game (`CommandsEntry::open`).
template <class Commands>
Result<std::unique_ptr<GameCommands>> opened(const Game& game) {
  return std::make_unique<Commands>(game);
}

/// Commands of a game whose chances are fitted, by the weights of these terms.
template <class Commands, const auto& terms>
Result<std::unique_ptr<GameCommands>> opened_fitted(const Game& game) {
  FC_TRY(auto weights, read_chances(game.data(), game.slug(), terms));
  return std::make_unique<Commands>(game, std::move(weights));
}

/// The game's own, told by the namespace of its catalogue.
template <class Catalogue>
BenchResult bench_of(const Catalogue& catalogue) {
  return bench(catalogue);
}

/// What the commands of a game of two corners are made from.
struct FactsOfTwo {
  trials::FigureTable figures;
  std::vector<OptionFact> options;
  std::span<const std::string_view> terms;  ///< of the fitted chances
  bool fits_units = false;                  ///< whether those have units too
};

/// Of a game of two corners, whose chances are fitted. Fitted: as of `Lookahead`; the bouts that it is fitted to are those
/// of `any_setup(catalogue, random)` in trials/<slug>, and its boxers are listed by
/// `boxer_table(catalogue, request)`.
template <Ruleset R, class Catalogue, class Fitted>
class CommandsOfTwo : public CommandsOf<R, Catalogue> {
 public:
  [[nodiscard]] trials::FigureTable figures() const final { return facts_.figures; }
  [[nodiscard]] std::span<const std::string_view> fitted_terms() const final { return facts_.terms; }
  [[nodiscard]] bool fits_units() const final { return facts_.fits_units; }
  [[nodiscard]] trials::Moments moments(const trials::FitRun& run, std::span<const double> weights,
                                        bool at_anchors) const final {
    return trials::box_moments<R, Fitted>(run, this->bot(Level::contender), weights, at_anchors,
                                          [this](Random& random) { return any_setup(this->catalogue(), random); });
  }
  [[nodiscard]] BenchResult bench() const final { return bench_of(this->catalogue()); }
  [[nodiscard]] Result<BoxerTable> boxers(const BoxersRequest& request) const final {
    return boxer_table(this->catalogue(), request);
  }
  [[nodiscard]] std::vector<std::string> names(const Script& script) const final {
    return names_or_corners(names_in(this->catalogue(), script.setup));
  }

 protected:
  CommandsOfTwo(const Game& game, std::unique_ptr<Analyst> analyst, FactsOfTwo facts)
      : CommandsOf<R, Catalogue>(game, std::move(analyst)), facts_(std::move(facts)) {}

  /// A set-up without its options: red, blue and, if the game has more in it, that.
  [[nodiscard]] virtual Result<Json> who_boxes(const SimRequest& request) const {
    Json setup;
    FC_TRY(setup["red"], boxer_json(request, Corner::red));
    FC_TRY(setup["blue"], boxer_json(request, Corner::blue));
    return setup;
  }

 private:
  static constexpr bool rounds_are_an_option = !requires(typename R::Setup setup) { setup.rounds; };

  /// The set-up of a script for this request. What is wrong in it, `read_setup` says.
  [[nodiscard]] Result<std::string> setup_json(const SimRequest& request) const final {
    FC_TRY(Json setup, who_boxes(request));
    FC_TRY(Json options, options_json(request.options, facts_.options));
    if (request.rounds) {
      (rounds_are_an_option ? options : setup)["rounds"] = *request.rounds;
    }
    if (!options.empty()) {
      setup["options"] = std::move(options);
    }
    return compact_json(setup);
  }
  [[nodiscard]] std::string title_of(const typename R::Setup& setup, const std::string& json) const final {
    const std::vector<std::string> names = names_or_corners(names_in(this->catalogue(), json));
    return fmt::format("{} v {}, {} rounds", names[0], names[1], rounds_in(setup));
  }
  static int rounds_in(const typename R::Setup& setup) {
    if constexpr (rounds_are_an_option) {
      return setup.options.rounds;
    } else {
      return setup.rounds;
    }
  }

  FactsOfTwo facts_;
};

/// The boxers whose `weight` is the place in `classes` of the class that is asked for; all, if none is. cells(entry): his
/// row. Fault: there is no such class.
template <class Entries, class Cells>
Result<BoxerTable> boxers_of_class(const BoxersRequest& request, std::span<const std::string_view> classes,
                                   std::vector<std::string> head, const Entries& entries, Cells cells) {
  const std::string_view asked = request.weight_class;
  FC_TRY(const std::size_t wanted, asked.empty() ? classes.size() : find_word(classes, asked, "--class"));
  std::vector<std::vector<Json>> rows;
  for (const auto& entry : entries) {
    if (asked.empty() || entry.weight == wanted) {
      rows.push_back(cells(entry));
    }
  }
  return listed_boxers(std::move(head), rows);
}

/// What the commands of a game round a table are made from.
struct FactsOfTable {
  OwnOption seats;  ///< how many sit there, one digit; usually as few as can
  int fewest;
  int most;
  std::string_view refusal;  ///< of any other number
  std::string_view title;    ///< of a bout, after that number: "boxers of Bare Knuckle"
  std::string_view length;   ///< what its set-up calls the rounds, or whatever its bouts are counted in; usually 3
  std::vector<OptionFact> options;
  std::span<const StandIn> offered;
};

/// Of a game whose set-up has the ids of its "boxers", a length and options. They are the first of the catalogue's, or of
/// that of the game below. Simulator: its `SeatedSimulator`.
template <Ruleset R, class Catalogue, class Simulator>
class CommandsOfTable : public CommandsOf<R, Catalogue> {
 public:
  [[nodiscard]] trials::FigureTable figures() const final { return Simulator::figure_table; }
  /// Of the fullest table, by who wins and when, as `standing_of(setup, state)` of its library says.
  [[nodiscard]] BenchResult bench() const override {
    const auto setup = sound_setup(this->catalogue(), seated(facts_.most, 3).dump());
    return measured_by_chance<R>(setup, [&setup](const typename R::State& end, Fingerprint& fingerprint) {
      const Standing standing = standing_of(setup, end);
      fingerprint.add(standing.winners.empty() ? -1 : standing.winners.front());
      fingerprint.add(standing.length);
    });
  }

 protected:
  CommandsOfTable(const Game& game, FactsOfTable facts) : CommandsOf<R, Catalogue>(game), facts_(std::move(facts)) {}

  [[nodiscard]] const auto& boxers_of_roster() const {
    if constexpr (StandsOnAnother<R>) {
      return this->catalogue().below->boxers;
    } else {
      return this->catalogue().boxers;
    }
  }
  /// A set-up without options.
  [[nodiscard]] Json seated(int seats, int length) const {
    Json setup;
    for (const auto& boxer : std::span(boxers_of_roster()).first(static_cast<std::size_t>(seats))) {
      setup["boxers"].push_back(boxer.id);
    }
    setup[std::string(facts_.length)] = length;
    return setup;
  }

 private:
  using typename CommandsOf<R, Catalogue>::MadeSimulator;

  [[nodiscard]] Result<std::string> setup_json(const SimRequest& request) const final {
    const std::string_view word = request.own_word(facts_.seats.name);
    const int seats = word.empty() ? facts_.fewest : word.size() == 1 ? word[0] - '0' : 0;
    if (seats < facts_.fewest || seats > facts_.most) {
      return refused(std::string(facts_.seats.name), facts_.refusal);
    }
    FC_TRY(Json options, options_json(request.options, facts_.options));
    Json setup = seated(seats, request.rounds.value_or(3));
    if (!facts_.options.empty()) {
      setup["options"] = std::move(options);
    }
    return setup.dump();
  }
  [[nodiscard]] std::string title_of(const typename R::Setup& setup, const std::string& /*json*/) const final {
    return fmt::format("{} {}", R::seats(setup), facts_.title);
  }
  [[nodiscard]] MadeSimulator simulator_at(trials::SimStart<R> start, const SimRequest& request) const final {
    FC_TRY(auto seats, stand_ins_of(request, facts_.offered, static_cast<std::size_t>(R::seats(start.setup))));
    return std::make_unique<Simulator>(trials::SeatedSim<R>{std::move(start), std::move(seats)});
  }

  FactsOfTable facts_;
};

}  // namespace fc::cli
