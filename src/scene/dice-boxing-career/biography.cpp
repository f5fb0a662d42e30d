#include "scene/dice-boxing-career/biography.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {
namespace {

/// A bout, and which of his fights it was.
struct Night {
  BoutFought bout;
  int fight = 0;
};

class Biographer {
 public:
  Biographer(const Setup& setup, const std::vector<std::string>& names, const Words& words)
      : setup_(setup), names_(names), words_(words) {}

  void note(const Event& event) {
    if (const auto* bout = std::get_if<BoutFought>(&event)) {
      take(*bout);
    } else if (const auto* best = std::get_if<BestRankReached>(&event)) {
      reach(best->rank);
    } else if (const auto* won = std::get_if<TitleWon>(&event); won != nullptr && won->titles == 1) {
      tell("title", *last_);
    } else if (const auto* defended = std::get_if<TitleDefended>(&event)) {
      defences_ = std::max(defences_, defended->defences);
    } else if (std::holds_alternative<TitleLost>(event) && !lost_title_) {
      lost_title_ = last_;
    }
    if (const auto* wear = std::get_if<WearRead>(&event)) {
      add_to(taken_, *wear);
    }
  }

  [[nodiscard]] std::vector<std::string> lines() {
    if (defences_ > 0) {
      add(counted("dice-boxing-career.biography.defences.", defences_, words_));
    }
    if (lost_title_) {
      tell("title_lost", *lost_title_);
    }
    if (best_) {
      tell(is_ranked(*best_) ? "best_win" : "best_win_free", *best_);
    }
    if (worst_) {
      tell(is_ranked(*worst_) ? "worst_night" : "worst_night_free", *worst_);
    }
    if (const std::string list = taken_list(taken_, words_); !list.empty()) {
      add(words_.say("dice-boxing-career.biography.wear", {{"list", list}}));
    }
    if (last_) {
      tell("last_night", *last_);
    }
    return std::move(lines_);
  }

 private:
  /// A rank that nobody has is not said.
  [[nodiscard]] static bool is_ranked(const Night& night) { return night.bout.rank >= 0; }

  void take(const BoutFought& bout) {
    ++fights_;
    last_ = {.bout = bout, .fight = fights_};
    if (is_won(bout.outcome)) {
      if (!best_) {
        tell(is_ranked(*last_) ? "first_win" : "first_win_free", *last_);
      }
      if (is_stoppage(bout.outcome) && !has_stopped_) {
        has_stopped_ = true;
        tell("first_stoppage", *last_);
      }
      best_ = !best_ || worth(bout) >= worth(best_->bout) ? last_ : best_;
    } else if (is_lost(bout.outcome)) {
      worst_ = !worst_ || harm(bout) > harm(worst_->bout) ? last_ : worst_;
    }
  }
  void reach(int rank) {
    constexpr int top_ten = 10;
    if (rank <= top_ten && !among_ten_) {
      among_ten_ = true;
      add(words_.say("dice-boxing-career.biography.top_ten",
                     {{"fight", std::to_string(fights_)}, {"rank", rank_word(rank, words_)}}));
    }
  }
  /// Of a man who was beaten: his rank, where there are ranks, else his standing.
  [[nodiscard]] int worth(const BoutFought& bout) const {
    return bout.rank == no_rank ? setup_.man(bout.man).standing() : -bout.rank;
  }
  /// Of a bout that was lost: to be stopped, and by whom.
  [[nodiscard]] int harm(const BoutFought& bout) const {
    constexpr int stopped = 15;
    return (is_stoppage(bout.outcome) ? stopped : 0) - worth(bout);
  }
  void tell(std::string_view key, const Night& night) {
    add(words_.say(std::string("dice-boxing-career.biography.").append(key),
                   {{"fight", std::to_string(night.fight)},
                    {"man", man_name(setup_, night.bout.man, names_)},
                    {"rank", rank_word(night.bout.rank, words_)},
                    {"how", words_[std::string("dice-boxing-career.how.").append(name_of(night.bout.outcome))]},
                    {"outcome", words_[std::string("dice-boxing-career.outcome.").append(name_of(night.bout.outcome))]}}));
  }
  void add(std::string text) { lines_.push_back(std::move(text)); }

  const Setup& setup_;
  const std::vector<std::string>& names_;
  const Words& words_;
  std::vector<std::string> lines_;
  std::optional<Night> last_;
  std::optional<Night> best_;
  std::optional<Night> worst_;
  std::optional<Night> lost_title_;
  Taken taken_{};
  int fights_ = 0;
  int defences_ = 0;
  bool has_stopped_ = false;
  bool among_ten_ = false;
};

}  // namespace

void add_to(Taken& taken, const WearRead& wear) {
  taken.at(place_of(wear.what)) += static_cast<std::int16_t>(std::abs(wear.before - wear.after));
}

std::string taken_list(const Taken& taken, const Words& words) {
  std::string list;
  for (std::size_t place = 0; place < taken.size(); ++place) {
    if (taken.at(place) > 0) {
      list.append(list.empty() ? "" : ", ")
          .append(words.say("dice-boxing-career.age.item", {{"what", words[key_of(static_cast<Purchase>(place))]},
                                                            {"amount", std::to_string(taken.at(place))}}));
    }
  }
  return list;
}

std::vector<std::string> biography_of(const Setup& setup, std::span<const Event> events,
                                      const std::vector<std::string>& names, const Words& words) {
  Biographer biographer(setup, names, words);
  for (const Event& event : events) {
    biographer.note(event);
  }
  return biographer.lines();
}

namespace {

constexpr std::array<std::string_view, head_to_head_kinds> kind_words{
    "beaten_by", "even", "beaten", "record", "took_it", "owes_it", "defence", "first_time", "once_more"};

/// What is behind both; `record`.
HeadToHead met(std::span<const PastBout> past, Person man) {
  HeadToHead versus{.man = man};
  for (std::size_t place = 0; place < past.size(); ++place) {
    const BoutFought& bout = past[place].bout;
    if (bout.man == man) {
      versus.wins += is_won(bout.outcome) ? 1 : 0;
      versus.losses += is_lost(bout.outcome) ? 1 : 0;
      versus.draws += bout.outcome == Outcome::draw ? 1 : 0;
      versus.fight = static_cast<int>(place) + 1;
      versus.outcome = bout.outcome;
    }
  }
  return versus;
}

}  // namespace

std::optional<HeadToHead> head_to_head_of(std::span<const PastBout> past, Person man) {
  HeadToHead versus = met(past, man);
  if (versus.fight == 0) {
    return std::nullopt;
  }
  versus.kind = versus.wins > 0 && versus.wins == versus.losses ? HeadToHeadKind::even
                : is_lost(versus.outcome)                       ? HeadToHeadKind::beaten_by
                : versus.losses + versus.draws == 0             ? HeadToHeadKind::beaten
                                                                : HeadToHeadKind::record;
  return versus;
}

HeadToHead interview_of(std::span<const PastBout> past, const State& state, Person man) {
  HeadToHead versus = met(past, man);
  int tries = 0;
  for (const PastBout& each : past) {
    tries += each.bout.title ? 1 : 0;
  }
  if (state.is_champion()) {
    const bool owes = state.taken_from == man && *state.defences == 0;
    versus.kind = owes ? HeadToHeadKind::owes_it : HeadToHeadKind::defence;
    versus.number = *state.defences;
    for (std::size_t place = past.size(); owes && place-- > 0;) {
      if (const BoutFought& bout = past[place].bout; bout.man == man && bout.title && is_won(bout.outcome)) {
        versus.fight = static_cast<int>(place) + 1;
        break;
      }
    }
  } else if (state.titles > 0) {
    // Others box for no place of the ladder: who took the title has it still.
    versus.kind = HeadToHeadKind::took_it;
  } else {
    versus.kind = tries == 0 ? HeadToHeadKind::first_time : HeadToHeadKind::once_more;
    versus.number = tries == 0 ? static_cast<int>(past.size()) : tries;
  }
  return versus;
}

std::string worded(const HeadToHead& versus, const Setup& setup, const std::vector<std::string>& names, const Words& words) {
  return words.say("dice-boxing-career.company." + std::string(kind_words.at(static_cast<std::size_t>(versus.kind))),
                   {{"man", man_name(setup, versus.man, names)},
                    {"fight", std::to_string(versus.fight)},
                    {"wins", std::to_string(versus.wins)},
                    {"losses", std::to_string(versus.losses)},
                    {"draws", std::to_string(versus.draws)},
                    {"number", std::to_string(versus.number)},
                    {"how", words[std::string("dice-boxing-career.how.").append(name_of(versus.outcome))]}});
}

}  // namespace fc::dice_boxing_career
