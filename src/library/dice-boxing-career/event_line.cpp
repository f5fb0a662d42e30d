#include "library/dice-boxing-career/game.h"

#include <fmt/format.h>

#include <string>

#include "core/need.h"
#include "library/dice-boxing-career/json_parts.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"
#include "rules/dice-boxing/card.h"

namespace fc::dice_boxing_career {
namespace {

std::string rank_word(int rank) {
  if (rank == no_rank) {
    return "unranked";
  }
  return rank == 0 ? "the champion" : fmt::format("#{}", rank);
}

/// A rating as a number, a grade as its letter.
std::string value_word(Purchase what, int value) {
  return is_grade(what) ? std::string(dice_boxing::name_of(static_cast<Grade>(value))) : std::to_string(value);
}

/// One line for each kind of event; one that is forgotten does not compile.
class Teller {
 public:
  explicit Teller(const Setup& setup) : setup_(setup) {}

  std::string operator()(const Rolled& event) const {
    const Need need{.kind = NeedKind::roll, .topic = event.call.purpose};
    return fmt::format("the die for {} shows {:02}", Rules::topic_name(need), event.value);
  }
  std::string operator()(const QuestionOpened& event) const {
    return fmt::format("{} is awaited: {}", event.asked.kind == NeedKind::roll ? "a die" : "an answer",
                       Rules::topic_name(event.asked));
  }
  std::string operator()(const Upgraded& event) const {
    std::string line = fmt::format("{} from {} to {} for {} points", name_of(event.what),
                                   value_word(event.what, event.before), value_word(event.what, event.after), event.price);
    return event.kd_before == event.kd_after
               ? line
               : line.append(fmt::format(", knock-down numbers from {} to {}", event.kd_before, event.kd_after));
  }
  std::string operator()(const GymLeft& event) const { return fmt::format("{} points are kept", event.points); }
  std::string operator()(const FoughtOn& /*event*/) const { return "the career goes on"; }
  std::string operator()(const ChartRead& event) const {
    const std::string locked = event.locked ? ", for the champion may not be met yet" : "";
    return event.one == event.other
               ? fmt::format("the chart names {}{}", rank_word(event.one), locked)
               : fmt::format("the chart offers {} and {}{}", rank_word(event.one), rank_word(event.other), locked);
  }
  std::string operator()(const OpponentNamed& event) const {
    return fmt::format("next, by {}: {}, {}, {} rounds{}", name_of(event.source), man(event.man), rank_word(event.rank),
                       event.rounds, event.title ? ", for the title" : "");
  }
  std::string operator()(const BoutFought& event) const {
    return fmt::format("{} against {}, {}: {}{}", rank_word(event.own_rank), man(event.man), rank_word(event.rank),
                       name_of(event.outcome), event.title ? ", for the title" : "");
  }
  std::string operator()(const PointsEarned& event) const {
    return fmt::format("{} points: {} per cent of {}", event.earned, event.percent, event.base);
  }
  std::string operator()(const RankChanged& event) const {
    return fmt::format("from {} to {}", rank_word(event.before), rank_word(event.after));
  }
  std::string operator()(const BestRankReached& event) const {
    return fmt::format("{} is the best so far", rank_word(event.rank));
  }
  std::string operator()(const TitleWon& event) const {
    return fmt::format("the title is taken from {}, title number {}", man(event.from), event.titles);
  }
  std::string operator()(const TitleDefended& event) const {
    return fmt::format("the title is {} against {}, defence number {}", event.drawn ? "kept with a draw" : "defended",
                       man(event.against), event.defences);
  }
  std::string operator()(const TitleLost& event) const {
    return fmt::format("the title is lost to {} after {} defences", man(event.to), event.defences);
  }
  std::string operator()(const TitleLockChanged& event) const {
    return event.after == 0 ? "the champion may be met again"
                            : fmt::format("{} wins until the champion may be met", event.after);
  }
  std::string operator()(const LostFightRead& event) const {
    return fmt::format("lost fight: {} + {} + {} = {}, places lost: {}", event.die, event.stopped, event.row, event.total,
                       event.places);
  }
  std::string operator()(const RematchOpened& event) const { return fmt::format("{} may be met again", man(event.man)); }
  std::string operator()(const RetirementRead& event) const {
    return fmt::format("below {} he retires: {}", event.chance, event.retires ? "he does" : "he does not");
  }
  std::string operator()(const WearRead& event) const {
    if (!event.wears) {
      return fmt::format("below {} he wears: he does not", event.chance);
    }
    return event.before == event.after
               ? fmt::format("below {} he wears: {} stays at {}", event.chance, name_of(event.what), event.after)
               : fmt::format("below {} he wears: {} from {} to {}", event.chance, name_of(event.what), event.before,
                             event.after);
  }
  std::string operator()(const TourneyBegan& /*event*/) const { return "the tourney of the all-time greats begins"; }
  std::string operator()(const TourneyRoundBegan& event) const { return fmt::format("tourney, round {}", event.round); }
  std::string operator()(const OtherBoutFought& event) const {
    return fmt::format("{} against {}, {} in a hundred: {} wins", man(event.first), man(event.second), event.chance,
                       man(event.first_won ? event.first : event.second));
  }
  std::string operator()(const TourneyEnded& event) const { return fmt::format("the tourney is over: {} won", event.wins); }
  std::string operator()(const CareerEnded& event) const { return fmt::format("retired: {}", name_of(event.how)); }

 private:
  [[nodiscard]] std::string_view man(Person person) const { return id_word(setup_, person); }

  const Setup& setup_;
};

}  // namespace

std::string event_line(const Setup& setup, const Event& event) { return std::visit(Teller(setup), event); }

namespace {

/// Shown by the word of the game below.
std::string trained(Purchase purchase) {
  return std::string(is_grade(purchase) ? "dice-boxing.strategy." : "dice-boxing.rating.").append(name_of(purchase));
}

std::vector<Habit> habit(const Need& asked, std::string_view question, std::string answer) {
  return {{.seat = asked.seat,
           .question = std::string("dice-boxing-career.habit.").append(question),
           .answer = std::move(answer)}};
}

}  // namespace

std::vector<Habit> habits_of(const Setup& /*setup*/, const State& before, const Choice& choice) {
  const Need& asked = before.asked;
  switch (choice.word) {
    case Word::buy: return habit(asked, "trains", trained(choice.purchase()));
    case Word::next_in_line:
    case Word::chart:
    case Word::rematch:
      return habit(asked, "meets", std::string("dice-boxing-career.habit.").append(plain_words[place_of(choice.word)]));
    case Word::rank: {
      // The lower man comes first.
      const bool easier = choice.number == before.offers[0];
      return habit(asked, "takes", easier ? "dice-boxing-career.habit.easier" : "dice-boxing-career.habit.better");
    }
    default: return {};
  }
}

}  // namespace fc::dice_boxing_career
