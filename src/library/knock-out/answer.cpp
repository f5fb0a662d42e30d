#include "library/knock-out/game.h"

#include <fmt/format.h>

#include <iterator>
#include <string_view>

#include "library/catalogue_files.h"
#include "rules/knock-out/rules.h"
#include "rules/knock-out/seasons.h"

namespace fc::knock_out {

// The answer is written straight into one string: every text in it is ours (plain ASCII without quotes), and the referee
// answers thousands of scripts a second.

namespace {

std::string_view phase_word(Phase phase) {
  switch (phase) {
    case Phase::start: return "start";
    case Phase::challenge: return "challenge";
    case Phase::train_red:
    case Phase::train_blue: return "training";
    case Phase::bet: return "betting";
    case Phase::punch_red:
    case Phase::punch_blue: return "fight";
    case Phase::finished: break;
  }
  return "finished";
}

/// Writes the parts of one answer into one string.
class AnswerText {
 public:
  AnswerText(const Setup& setup, const State& state, std::string& text) : setup_(setup), state_(state), out_(text) {}

  void write(std::span<const Event> latest) {
    const Need need = Rules::need(setup_, state_);
    put(R"({{"status":"{}","need":)", status_of(need));
    write_need(need);
    put(R"(,"state":)");
    write_state();
    put(R"(,"result":)");
    write_result();
    put(R"(,"events":[)");
    write_list(latest, [this](const Event& event) { put(R"("{}")", event_line(setup_, event)); });
    put("]}}");
  }

 private:
  template <class... Values>
  void put(fmt::format_string<Values...> format, Values&&... values) {
    out_ = fmt::format_to(out_, format, std::forward<Values>(values)...);
  }

  /// Elements with commas between them.
  template <class List, class Write>
  void write_list(const List& list, Write write) {
    bool is_first = true;
    for (const auto& element : list) {
      if (!is_first) {
        put(",");
      }
      is_first = false;
      write(element);
    }
  }

  void write_cards(const Cards& cards) {
    put("[");
    bool is_first = true;
    for (std::size_t value = 0; value < card_values; ++value) {
      for (int count = 0; count < cards[value]; ++count) {
        put("{}{}", is_first ? "" : ",", value + 1);
        is_first = false;
      }
    }
    put("]");
  }

  [[nodiscard]] std::string_view colour(int seat) const { return name_of(setup_.colours[static_cast<std::size_t>(seat)]); }
  [[nodiscard]] std::string colour_or_null(std::uint8_t seat) const {
    return seat == no_seat ? "null" : fmt::format(R"("{}")", colour(seat));
  }
  [[nodiscard]] std::string_view boxer_id(BoxerIndex boxer) const { return Rules::boxer_id(team_boxer(setup_, boxer)); }
  [[nodiscard]] std::string boxer_or_null(BoxerIndex boxer) const {
    return boxer == nobody ? "null" : fmt::format(R"("{}")", boxer_id(boxer));
  }

  void write_need(const Need& need) {
    if (need.kind == NeedKind::roll) {
      put(R"({{"die":"{}","min":{},"max":{}}})", Rules::topic_name(need), need.die.lowest, need.die.highest);
    } else if (need.kind == NeedKind::choice) {
      put(R"({{"choice":"{}","player":"{}","legal":[)", Rules::topic_name(need), colour(need.seat));
      write_list(Rules::legal(setup_, state_, need), [this](Choice choice) { put(R"("{}")", Rules::notation(choice)); });
      put("]}}");
    } else {
      put("null");
    }
  }

  void write_fights() {
    put(R"("fights":[{})", state_.fights[0]);
    if (state_.season == 2) {
      put(",{}", state_.fights[1]);
    }
    put("]");
  }

  void write_boxer(BoxerIndex index) {
    const Boxer& boxer = state_.boxer(index);
    put(R"({{"id":"{}","class":"{}","title":"{}","out":{},"start_money":{}}})", boxer_id(index),
        class_words[static_cast<std::size_t>(boxer.rank)], title_words[static_cast<std::size_t>(boxer.title)], boxer.out,
        start_money(setup_, size_of(index), boxer));
  }

  void write_player(int seat) {
    const Player& player = state_.player(seat);
    put(R"({}{{"colour":"{}","money":{},"ious":{},"cards":)", seat == 0 ? "" : ",", colour(seat), player.money, player.ious);
    write_cards(player.cards);
    put(R"(,"boxers":[)");
    write_boxer(boxer_index(seat, Size::big));
    put(",");
    write_boxer(boxer_index(seat, Size::small));
    put("]}}");
  }

  void write_state() {
    put(R"({{"phase":"{}","season":{},)", phase_word(state_.phase), state_.season);
    write_fights();
    put(R"(,"challenger":{},"players":[)", colour_or_null(state_.challenger));
    for (int seat = 0; seat < setup_.players; ++seat) {
      write_player(seat);
    }
    put(R"(],"bonus":{},"bank":{},"last_fight":{{"winner":{},"loser":{}}},"current":)", state_.bonus, state_.bank,
        boxer_or_null(state_.last_winner), boxer_or_null(state_.last_loser));
    if (state_.phase >= Phase::train_red && state_.phase <= Phase::punch_blue) {
      write_current();
    } else {
      put("null");
    }
    put("}}");
  }

  void write_training(const Fighter& fighter) {
    if (fighter.trained) {
      write_cards(fighter.training);
    } else {
      put("null");
    }
  }

  void write_played(const Fighter& fighter) {
    put("[");
    write_list(fighter.played, [this](int value) { put("{}", value); });
    put("]");
  }

  void write_bets() {
    bool is_first = true;
    for (const Corner table : both_corners) {
      for (std::size_t cell = 0; cell < cells; ++cell) {
        const Bet& bet = state_.fight.tables[fc::index_of(table)][cell];
        if (bet.offered()) {
          put(R"({}{{"table":"{}","cell":{},"type":"{}","stake":{},"offer":"{}","accept":{}}})", is_first ? "" : ",",
              fc::name_of(table), cell + 1, type_words[static_cast<std::size_t>(bet.type)],
              sequence::stake_of(setup_, cell, bet.type), colour(bet.offerer), colour_or_null(bet.acceptor));
          is_first = false;
        }
      }
    }
  }

  void write_current() {
    const Fight& fight = state_.fight;
    const Fighter& red = fight.of(Corner::red);
    const Fighter& blue = fight.of(Corner::blue);
    put(R"({{"red":"{}","blue":"{}","challenger":"{}","defender":"{}","title_fight":{},)", boxer_id(red.boxer),
        boxer_id(blue.boxer), colour(fight.seat(Corner::red)), colour(fight.seat(Corner::blue)), fight.title_fight);
    put(R"("distance":{{"red":{},"blue":{}}},"training":{{"red":)", red.distance, blue.distance);
    write_training(red);
    put(R"(,"blue":)");
    write_training(blue);
    put(R"(}},"bet_round":{},"bets":[)", fight.bet_round);
    write_bets();
    put(R"(],"passes":{{)");
    for (int seat = 0; seat < setup_.players; ++seat) {
      put(R"({}"{}":{})", seat == 0 ? "" : ",", colour(seat), fight.passes[static_cast<std::size_t>(seat)]);
    }
    put(R"(}},"round":{},"moved":{{"red":{},"blue":{}}},"played":{{"red":)", fight.round, red.moved, blue.moved);
    write_played(red);
    put(R"(,"blue":)");
    write_played(blue);
    put(R"(}},"pending":{}}})", fight.pending == 0 ? "null" : std::to_string(fight.pending));
  }

  void write_ranked(const Ranked& ranked) {
    const Player& player = state_.player(ranked.seat);
    put(R"({{"colour":"{}","rank":{},"money":{},"bonus":{},"unused_cards":{},"ious":{}}})", colour(ranked.seat), ranked.rank,
        player.money, player.bonus, count_of(player.cards), player.ious);
  }

  void write_result() {
    if (state_.phase != Phase::finished) {
      put("null");
      return;
    }
    const Ranking ranking = ranking_of(setup_, state_);
    put(R"({{"winners":[)");
    bool is_first = true;
    for (const Ranked& ranked : ranking) {
      if (ranked.rank == 1) {
        put(R"({}"{}")", is_first ? "" : ",", colour(ranked.seat));
        is_first = false;
      }
    }
    put(R"(],"ranking":[)");
    write_list(ranking, [this](const Ranked& ranked) { write_ranked(ranked); });
    put(R"(],"bonus_boxers":[)");
    is_first = true;
    for (int index = 0; index < 2 * setup_.players; ++index) {
      if ((state_.bonus_boxers >> index & 1) != 0) {
        put(R"({}"{}")", is_first ? "" : ",", boxer_id(static_cast<BoxerIndex>(index)));
        is_first = false;
      }
    }
    put(R"(],"bonus_share":{},"bonus_remainder":{},)", state_.bonus_share, state_.bonus_remainder);
    write_fights();
    put("}}");
  }

  const Setup& setup_;
  const State& state_;
  std::back_insert_iterator<std::string> out_;
};

}  // namespace

std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  constexpr std::size_t usual_length = 4096;
  std::string answer;
  answer.reserve(usual_length);
  AnswerText(setup, state, answer).write(latest);
  return answer;
}

namespace {

/// Which part of a fight it is, as a key: "knock-out.where.betting".
std::string_view key_of_part(Phase phase) {
  switch (phase) {
    case Phase::start:
    case Phase::challenge: return "knock-out.where.challenge";
    case Phase::train_red:
    case Phase::train_blue: return "knock-out.where.training";
    case Phase::bet: return "knock-out.where.betting";
    case Phase::punch_red:
    case Phase::punch_blue: return "knock-out.where.fight";
    case Phase::finished: break;
  }
  return "knock-out.where.finished";
}

}  // namespace

Standing standing_of(const Setup& setup, const State& state) {
  const int fought = state.fights[static_cast<std::size_t>(state.season - 1)];
  const int round = state.phase == Phase::bet ? state.fight.bet_round : state.fight.round;
  Standing standing{.key = std::string(key_of_part(state.phase)),
                    .places = {{"season", std::to_string(state.season)},
                               {"fight", std::to_string(fought + 1)},
                               {"round", std::to_string(round)}}};
  standing.length = state.fights[0] + state.fights[1];
  if (state.phase == Phase::finished) {
    conclude_by_rank(standing, ranking_of(setup, state));
    standing.method = standing.winners.size() == 1 ? "richest" : "shared";
  }
  return standing;
}

}  // namespace fc::knock_out
