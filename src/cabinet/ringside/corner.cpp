#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "bots/ringside/game.h"
#include "cabinet/program/corner_of.h"
#include "cabinet/ringside/game.h"
#include "library/ringside/game.h"
#include "match/match_of.h"
#include "overlay/ringside/game.h"

namespace fc::ringside {
namespace {

/// The rows of the set-up, in this order in `BoutPlan::options`.
enum Row : std::size_t { row_rounds, row_tactics, row_bell, row_scoring, row_counterpunch, row_count };

/// Scheduled rounds on offer: quick, ordinary and title bouts among them. Source: rules/ringside.md, 5.
constexpr std::array<int, 8> lengths{1, 3, 5, 7, 8, 10, 12, 15};
constexpr int usual_length = 1;
constexpr std::array<Scoring, 3> scorings{Scoring::rounds, Scoring::ten_point_must, Scoring::five_point_must};

class GameCorner final : public cabinet::CornerOf<Rules, Catalogue> {
 public:
  explicit GameCorner(const Game& game) : CornerOf(game) {}

  [[nodiscard]] cabinet::BoutPlan plan(Random& random) const override;
  [[nodiscard]] int random_boxer(const cabinet::BoutPlan& plan, int seat, Random& random) const override;
  std::optional<int> dice_boxer(Random& random) override;
  void fill(const cabinet::BoutPlan& plan, const Words& words, overlay::SetupModel& model) const override;
  [[nodiscard]] Script opening_script(const cabinet::BoutPlan& plan) const override;
  [[nodiscard]] std::vector<std::string> names(const Script& script, const Words& words) const override;
  [[nodiscard]] std::vector<scene::SeatMark> marks(const Script& script) const override;
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn& stand_in) const override {
    return make_controller(*stand_in.level);
  }
  [[nodiscard]] std::string rulebook_page(const Match& match) const override;

 private:
  [[nodiscard]] int boxer_count() const { return static_cast<int>(catalogue().boxers.size() + own_.size()); }
  [[nodiscard]] const BoxerEntry& boxer(int index) const;
  [[nodiscard]] bool is_own(int index) const { return static_cast<std::size_t>(index) >= catalogue().boxers.size(); }

  std::vector<BoxerEntry> own_;  ///< made by dice in this run
};

const BoxerEntry& GameCorner::boxer(int index) const {
  const auto place = static_cast<std::size_t>(index);
  return is_own(index) ? own_[place - catalogue().boxers.size()] : catalogue().boxers[place];
}

cabinet::BoutPlan GameCorner::plan(Random& random) const {
  cabinet::BoutPlan plan;
  const auto count = static_cast<std::uint32_t>(boxer_count());
  const std::uint32_t red = random.below(count);
  const std::uint32_t blue = (red + 1 + random.below(count - 1)) % count;
  plan.boxers = {static_cast<int>(red), static_cast<int>(blue)};
  plan.options.assign(row_count, 0);
  plan.options[row_rounds] = usual_length;
  plan.options[row_tactics] = 1;
  return plan;
}

int GameCorner::random_boxer(const cabinet::BoutPlan& plan, int, Random& random) const {
  int chosen = plan.boxers[0];
  while (std::ranges::find(plan.boxers, chosen) != plan.boxers.end()) {
    chosen = static_cast<int>(random.below(static_cast<std::uint32_t>(boxer_count())));
  }
  return chosen;
}

std::optional<int> GameCorner::dice_boxer(Random& random) {
  const int number = static_cast<int>(own_.size()) + 1;
  own_.push_back({.id = "", .name = "Kid " + std::to_string(number), .boxer = boxer_by_dice(random)});
  return boxer_count() - 1;
}

void GameCorner::fill(const cabinet::BoutPlan& plan, const Words& words, overlay::SetupModel& model) const {
  for (int index = 0; index < boxer_count(); ++index) {
    const std::string note = is_own(index) ? std::string(words["menu.setup.made_by_dice"]) : std::string();
    model.boxers.push_back(boxer_card(boxer(index).name, note, boxer(index).boxer));
  }
  std::vector<std::string> rounds;
  for (const int length : lengths) {
    rounds.push_back(std::to_string(length));
  }
  const auto row = [&](std::string_view key, std::vector<std::string> values, Row place) {
    model.options.push_back(option_row(plan, place, key, std::move(values)));
  };
  row("rounds", std::move(rounds), row_rounds);
  row("tactics", off_on(), row_tactics);
  row("saved_by_the_bell", off_on(), row_bell);
  row("scoring", {"ringside.scoring.rounds", "ringside.scoring.ten-point-must", "ringside.scoring.five-point-must"},
      row_scoring);
  row("ask_counterpunch", off_on(), row_counterpunch);
}

Script GameCorner::opening_script(const cabinet::BoutPlan& plan) const {
  const auto spelled = [this](int index) { return is_own(index) ? to_json(boxer(index)) : boxer(index).id; };
  const Options options{.tactics = plan.options[row_tactics] != 0,
                        .saved_by_the_bell = plan.options[row_bell] != 0,
                        .scoring = scorings[static_cast<std::size_t>(plan.options[row_scoring])],
                        .ask_counterpunch = plan.options[row_counterpunch] != 0};
  const int rounds = lengths[static_cast<std::size_t>(plan.options[row_rounds])];
  return script_of(write_setup({spelled(plan.boxers[0]), spelled(plan.boxers[1])}, rounds, options));
}

std::vector<std::string> GameCorner::names(const Script& script, const Words& words) const {
  std::vector<std::string> names;
  for (std::string& name : names_in(catalogue(), script.setup)) {
    const std::string_view corner = words[names.empty() ? "menu.corner.red" : "menu.corner.blue"];
    names.push_back(name.empty() ? std::string(corner) : std::move(name));
  }
  return names;
}

std::vector<scene::SeatMark> GameCorner::marks(const Script&) const {
  return {scene::mark_of(Corner::red), scene::mark_of(Corner::blue)};
}

std::string GameCorner::rulebook_page(const Match& match) const {
  const Need need = match.need();
  if (need.kind == NeedKind::choice) {
    switch (static_cast<Decision>(need.topic)) {
      case Decision::tactic:
        return "ringside.tactics";
      case Decision::rush:
        return "ringside.rush";
      case Decision::punch:
      case Decision::guess:
        return "ringside.punches";
      case Decision::counterpunch:
        return "ringside.counterpunch";
      case Decision::clinch:
        return "ringside.clinch";
      case Decision::move:
      case Decision::follow:
        return "ringside.movement";
    }
  }
  if (need.kind == NeedKind::roll) {
    switch (static_cast<Purpose>(need.topic)) {
      case Purpose::opening:
        return "ringside.turn";
      case Purpose::hit:
        return "ringside.landing";
      case Purpose::knockdown:
      case Purpose::count:
        return "ringside.knockdown";
      case Purpose::counter:
      case Purpose::counter_hit:
        return "ringside.counterpunch";
    }
  }
  return "ringside.basics";
}

}  // namespace

Result<std::unique_ptr<cabinet::CornerGame>> open_corner(const Game& game) {
  if (catalogue_of<Rules, Catalogue>(game).boxers.size() < 3) {
    return fault(FaultCode::out_of_range, (game.data() / "ringside" / "fighters.json").string(), "fewer than three boxers");
  }
  return std::make_unique<GameCorner>(game);
}

}  // namespace fc::ringside
