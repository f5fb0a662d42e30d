#include "cabinet/dice-boxing-career/corner.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "library/dice-boxing/game.h"
#include "match/match_of.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"

namespace fc::dice_boxing_career {
namespace {

constexpr int top_ten = 10;

bool asks(const Need& need, Decision decision) {
  return need.kind == NeedKind::choice && need.topic == static_cast<std::uint8_t>(decision);
}

/// Rounds against this man, wherever he stands: men of old stand on no ladder.
int rounds_against(const Setup& setup, const State& state, Person man) {
  const bool met_in_tourney = setup.options.mode == Mode::path && rank_of(state, man) == no_rank;
  return met_in_tourney ? setup.tables.bouts.tourney_rounds : schedules::rounds_against(setup, state, man);
}

/// The bout against this man as the game below is told it.
std::string bout_against(const Setup& setup, const State& state, Person person) {
  const Man& man = setup.man(person);
  const auto spelled = [](std::string id, std::string name, const BoxerCard& card) {
    return dice_boxing::card_json({.id = std::move(id), .name = std::move(name), .card = card}).dump();
  };
  dice_boxing::Options options;
  options.rounds = static_cast<std::int8_t>(rounds_against(setup, state, person));
  const std::string id(man.id.text());
  // The roster knows him; only those beyond it have to be spelled.
  return dice_boxing::write_setup({spelled(std::string(you_name), setup.name, own_card(setup, state)),
                                   man.reserve ? spelled(id, man.name, man.card) : id},
                                  options, setup.roster_seed);
}

/// "chance:<id>", "drawn:<id>", "step:<purchase>:<id>".
struct Question {
  Person man = nobody;
  bool drawn = false;
  std::optional<Purchase> step{};
};

std::optional<Question> read_question(const Setup& setup, std::string_view text) {
  constexpr std::string_view step_word = "step:";
  constexpr std::string_view chance_word = "chance:";
  constexpr std::string_view drawn_word = "drawn:";
  Question question;
  if (text.starts_with(step_word)) {
    text.remove_prefix(step_word.size());
    const std::size_t colon = std::min(text.find(':'), text.size());
    question.step = named<Purchase>(purchase_names, text.substr(0, colon));
    text.remove_prefix(std::min(colon + 1, text.size()));
    if (!question.step) {
      return std::nullopt;
    }
  } else if (text.starts_with(chance_word)) {
    text.remove_prefix(chance_word.size());
  } else if (text.starts_with(drawn_word)) {
    text.remove_prefix(drawn_word.size());
    question.drawn = true;
  } else {
    return std::nullopt;
  }
  const std::optional<Id> id = Id::from(text);
  question.man = id ? person_of(setup, *id) : nobody;
  return question.man == nobody ? std::nullopt : std::optional(question);
}

class CareerSecretary final : public cabinet::Secretary {
 public:
  explicit CareerSecretary(const cabinet::CornerGame* below) : below_(below) {}

  void take_order(const Match& /*match*/, int /*seat*/, std::string_view order) override { goes_on_ = order == "on"; }

  std::optional<std::string> answer(const Match& match, const Need& need, const ChosenValues& /*settings*/) override {
    if (!goes_on_) {
      return std::nullopt;
    }
    if (asks(need, Decision::upgrade)) {
      return Rules::notation(choice_of(Word::done));
    }
    forget();
    // More than to fight on or to retire: the tourney is open, which he decides himself.
    const bool is_plain = asks(need, Decision::office) && match.legal(need).size() == 2;
    return is_plain ? std::optional(Rules::notation(choice_of(Word::fight_on))) : std::nullopt;
  }

  std::optional<overlay::BoutWay> way(const Match& match, int /*seat*/, const ChosenValues& settings) override {
    const MatchOf<Rules>& career = match_of<Rules>(match);
    const State& state = career.state();
    const bool title = career.setup().options.mode == Mode::path && is_title_fight(state, state.opponent);
    const int rank = rank_of(state, state.opponent);
    const bool low =
        state.phase != Phase::tourney && (rank == no_rank ? career.setup().man(state.opponent).tier < 2 : rank > top_ten);
    const std::string_view chosen = simulated_bouts.values[simulated_bouts.chosen_in(settings)].id;
    const bool unasked = chosen == "all" || (chosen == "untitled" && !title) || (chosen == "low" && low);
    return unasked ? std::optional(overlay::BoutWay::simulate) : std::nullopt;
  }

  std::optional<double> estimate(const Match& match, std::string_view question) override {
    const MatchOf<Rules>& career = match_of<Rules>(match);
    if (!seen_ || *seen_ != career.state()) {
      reckoned_.clear();
      seen_ = career.state();
    }
    const auto known = reckoned_.find(question);
    if (known != reckoned_.end()) {
      return known->second;
    }
    const std::optional<double> chance = reckon_afresh(career.setup(), career.state(), question);
    reckoned_.emplace(question, chance);
    return chance;
  }

  void forget() override { goes_on_ = false; }

 private:
  [[nodiscard]] std::optional<double> reckon_afresh(const Setup& setup, State state, std::string_view text) const {
    const std::optional<Question> question = read_question(setup, text);
    if (!question || below_ == nullptr) {
      return std::nullopt;
    }
    if (question->step) {
      if (!growth::next_value(setup, state, *question->step)) {
        return std::nullopt;
      }
      NoEvents nobody_listens;
      growth::buy(setup, state, *question->step, nobody_listens);
    }
    const auto chances = below_->chances_in(bout_against(setup, state, question->man));
    if (!chances) {
      return std::nullopt;
    }
    // A tourney knows no draws: its cards are read until they say somebody.
    const double drawn = state.phase == Phase::tourney ? 0 : chances->drawn;
    return question->drawn ? drawn : chances->won + (chances->drawn - drawn) / 2;
  }

  const cabinet::CornerGame* below_;
  bool goes_on_ = false;
  std::optional<State> seen_;  ///< in which everything below was reckoned
  std::map<std::string, std::optional<double>, std::less<>> reckoned_;
};

}  // namespace

std::unique_ptr<cabinet::Secretary> make_secretary(const cabinet::CornerGame* below) {
  return std::make_unique<CareerSecretary>(below);
}

}  // namespace fc::dice_boxing_career
