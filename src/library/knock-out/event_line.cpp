#include "library/knock-out/game.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "rules/knock-out/rules.h"

namespace fc::knock_out {
namespace {

std::string standing(const Boxer& boxer) {
  if (boxer.out) {
    return "out";
  }
  const std::string_view rank = class_words[static_cast<std::size_t>(boxer.rank)];
  return boxer.title == Title::none ? std::string(rank)
                                    : fmt::format("{} and {}", rank, title_words[static_cast<std::size_t>(boxer.title)]);
}

/// One line for each kind of event; one that is forgotten does not compile.
class Teller {
 public:
  explicit Teller(const Setup& setup) : setup_(setup) {}

  std::string operator()(const Rolled& event) const {
    return fmt::format("the die for the start player shows {}", event.value);
  }
  std::string operator()(const SeasonBegan& event) const {
    return fmt::format("season {} begins with {}", event.season, colour(event.first_seat));
  }
  std::string operator()(const TablePassed& event) const {
    return fmt::format("the red table goes to {}", colour(event.seat));
  }
  std::string operator()(const Challenged& event) const {
    return fmt::format("{} challenges {}{}", boxer(event.red), boxer(event.blue),
                       event.title_fight ? ", a title fight" : "");
  }
  std::string operator()(const TrainingSealed& event) const {
    return fmt::format("{} trains {} cards", name_of(event.corner), event.cards);
  }
  std::string operator()(const BetOffered& event) const {
    return fmt::format("{} offers {} {} {}: {}", colour(event.seat), name_of(event.offer.table), event.offer.cell + 1,
                       type_words[static_cast<std::size_t>(event.offer.type)], event.stake);
  }
  std::string operator()(const BetAccepted& event) const {
    return fmt::format("{} accepts {} {}", colour(event.seat), name_of(event.accept.table), event.accept.cell + 1);
  }
  std::string operator()(const BetPassed& event) const { return fmt::format("{} passes", colour(event.seat)); }
  std::string operator()(const PunchSealed& event) const {
    return fmt::format("{} has chosen a card", name_of(event.corner));
  }
  std::string operator()(const PunchesRevealed& event) const {
    const std::string cards = fmt::format("round {}: red {}, blue {}", event.round, event.red, event.blue);
    if (event.steps == 0) {
      return cards + ", nobody moves";
    }
    return fmt::format("{}, {} {} {}, {} in all", cards, name_of(event.mover), event.hook ? "is hooked back" : "goes back",
                       event.steps, event.moved);
  }
  std::string operator()(const FightEnded& event) const {
    return fmt::format("{} wins {} in round {}", name_of(event.winner), event.knockout ? "by knockout" : "on points",
                       event.rounds);
  }
  std::string operator()(const PrizePaid& event) const {
    return fmt::format("{} gets {} for {}", colour(event.seat), event.amount, boxer(event.boxer));
  }
  std::string operator()(const StandingChanged& event) const {
    return fmt::format("{}: {}, now {}", boxer(event.boxer), standing(event.before), standing(event.after));
  }
  std::string operator()(const BetSettled& event) const {
    const std::string bet = fmt::format("bet {} {} {} of {} is {}", name_of(event.table), event.cell + 1,
                                        type_words[static_cast<std::size_t>(event.bet.type)], colour(event.bet.offerer),
                                        event.won ? "won" : "lost");
    if (event.amount == 0) {
      return bet + ", against himself";
    }
    return fmt::format("{}: {} pays {} to {}", bet, event.payer == no_seat ? "the bank" : colour(event.payer), event.amount,
                       event.payee == no_seat ? "the bonus space" : colour(event.payee));
  }
  std::string operator()(const NetPaid& event) const {
    const std::string net = fmt::format("the bets bring {} {}", colour(event.seat), event.net);
    return event.forgiven == 0 ? net : fmt::format("{}, the bank bears {}", net, event.forgiven);
  }
  std::string operator()(const IouGiven& event) const { return fmt::format("{} signs an IOU", colour(event.seat)); }
  std::string operator()(const CardsPaid& event) const {
    return fmt::format("{} gets {}, unused cards: {}", colour(event.seat), event.amount, event.cards);
  }
  std::string operator()(const BonusPaid& event) const {
    return fmt::format("{} gets {} of the bonus", colour(event.seat), event.amount);
  }
  std::string operator()(const IousRepaid& event) const {
    return fmt::format("{} pays {}, IOUs: {}", colour(event.seat), event.amount, event.ious);
  }
  std::string operator()(const SeasonEnded& event) const { return fmt::format("season {} is over", event.season); }
  std::string operator()(const GameEnded& /*event*/) const { return "the game is over"; }

 private:
  [[nodiscard]] std::string_view colour(int seat) const { return name_of(setup_.colours[static_cast<std::size_t>(seat)]); }
  [[nodiscard]] std::string_view boxer(BoxerIndex index) const { return Rules::boxer_id(team_boxer(setup_, index)); }

  const Setup& setup_;
};

}  // namespace

std::string event_line(const Setup& setup, const Event& event) { return std::visit(Teller(setup), event); }

std::vector<Habit> habits_of(const Setup& setup, const State& before, const Choice& choice) {
  const Need need = Rules::need(setup, before);
  const auto habit = [&need](const char* question, const std::string& answer) {
    return std::vector<Habit>{
        {.seat = need.seat, .question = std::string("knock-out.habit.") + question, .answer = "knock-out.habit." + answer}};
  };
  if (is_punch(choice)) {
    return habit("card", "card-" + std::to_string(punch_value(choice)));
  }
  if (is_offer(choice)) {
    return habit("bet", "offer-" + std::string(type_words[static_cast<std::size_t>(offer_of(choice).type)]));
  }
  if (is_accept(choice)) {
    return habit("bet", "accept");
  }
  return choice == pass ? habit("bet", "pass") : std::vector<Habit>();
}

}  // namespace fc::knock_out
