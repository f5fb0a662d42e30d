#include <array>
#include <cstdlib>

#include "rules/knock-out/rules.h"
#include "rules/knock-out/seasons.h"
#include "scene/blows/knockdown.h"
#include "scene/commentary.h"
#include "scene/knock-out/game.h"
#include "scene/knock-out/readout.h"
#include "scene/ornament.h"

namespace fc::knock_out {
namespace {

template <class Enum, std::size_t Count>
std::string joined(std::string_view topic, const std::array<std::string_view, Count>& words, Enum value) {
  return std::string(topic).append(words[static_cast<std::size_t>(value)]);
}

}  // namespace

std::string key_of_boxer(const Setup& setup, BoxerIndex boxer) {
  return std::string("knock-out.boxer.").append(Rules::boxer_id(team_boxer(setup, boxer)));
}

std::string key_of(Class rank) {
  constexpr std::array<std::string_view, 3> ranks{"amateur", "professional", "champion"};
  return joined("knock-out.class.", ranks, rank);
}

std::string key_of(Title title) {
  constexpr std::array<std::string_view, 3> titles{"none", "superchampion", "world-champion"};
  return joined("knock-out.title.", titles, title);
}

std::string key_of(BetType type) {
  constexpr std::array<std::string_view, 3> types{"win", "x2", "ko"};
  return joined("knock-out.bet-type.", types, type);
}

std::string key_of(Colour colour) {
  constexpr std::array<std::string_view, 5> colours{"black", "green", "yellow", "purple", "orange"};
  return joined("knock-out.colour.", colours, colour);
}

std::string money_text(Money amount, const Words& words) {
  return (amount < 0 ? "\u2013" : "") + words.grouped(std::abs(amount));
}

std::string signed_money_text(Money amount, const Words& words) {
  return amount > 0 ? "+" + money_text(amount, words) : money_text(amount, words);
}

namespace {

using scene::CommentaryLine;
using scene::Ink;

constexpr Money worth_a_word = 20000;  // of a seat's net

class Speaker {
 public:
  Speaker(const Setup& setup, const Cue& cue, const std::vector<std::string>& names, const Words& words)
      : setup_(setup), cue_(cue), now_(cue.pose.shown.now), names_(names), words_(words) {}

  using Line = std::optional<CommentaryLine>;

  Line operator()(const Rolled& roll) {
    Line said = about(roll.value - 1, "start-player");
    said->time += static_cast<double>(die_seconds);  // nobody knows it while the die tumbles
    return said;
  }
  Line operator()(const SeasonBegan& event) {
    return about(event.first_seat, event.season == 1 ? "first-season" : "second-season");
  }
  Line operator()(const TablePassed& event) { return about(event.seat, "red-table"); }
  Line operator()(const Challenged& event) {
    return line(Ink::ink, event.title_fight ? "title-fight" : "challenge",
                {{"boxer", boxer(event.red)},
                 {"opponent", boxer(event.blue)},
                 {"manager", manager(owner_of(event.red))},
                 {"rival", manager(owner_of(event.blue))}});
  }
  Line operator()(const TrainingSealed& event) {
    return event.corner == Corner::blue ? of_fighters(Ink::ink, "trained", Corner::red) : std::nullopt;
  }
  Line operator()(const BetOffered& event) {
    const std::optional<Corner> own = now_.fight.corner_of(event.seat);
    const bool against_own = own && backed_by(event.offer.table, event.offer.type) != *own;
    const std::string_view topic = against_own                       ? "offer-against-own"
                                   : event.offer.type == BetType::ko ? "offer-ko"
                                   : event.offer.type == BetType::x2 ? "offer-x2"
                                                                     : "offer-win";
    const std::string stake = money_text(event.stake, words_);
    return line(
        seat_ink(event.seat), topic,
        {{"manager", manager(event.seat)}, {"boxer", boxer(now_.fight.of(event.offer.table).boxer)}, {"stake", stake}});
  }
  Line operator()(const BetAccepted& event) {
    const Bet& bet = now_.fight.bet_at(event.accept);
    return line(seat_ink(event.seat), bet.offerer == event.seat ? "accept-own" : "accept",
                {{"manager", manager(event.seat)}, {"rival", manager(bet.offerer)}});
  }
  Line operator()(const BetPassed& event) { return about(event.seat, "pass"); }
  Line operator()(const PunchSealed&) { return std::nullopt; }
  Line operator()(const PunchesRevealed& event) {
    if (event.steps == 0) {
      return of_fighters(Ink::ink, "even", Corner::red);
    }
    const std::string_view topic = event.hook         ? "left-hook"
                                   : event.steps == 1 ? "light"
                                   : event.steps == 2 ? "solid"
                                                      : "heavy";
    return of_fighters(scene::ink_of(other(event.mover)), topic, other(event.mover));
  }
  Line operator()(const FightEnded& event) {
    const bool level = now_.fight.of(Corner::red).moved == now_.fight.of(Corner::blue).moved;
    const std::string_view topic = event.knockout ? "knockout" : level ? "points-level" : "points";
    Line said = of_fighters(scene::ink_of(event.winner), topic, event.winner);
    said->time += event.knockout ? static_cast<double>(scene::down_called_seconds) : 0;
    return said;
  }
  Line operator()(const PrizePaid& event) {
    const std::string amount = money_text(event.amount, words_);
    return line(seat_ink(event.seat), event.boxer == now_.last_winner ? "prize" : "consolation",
                {{"manager", manager(event.seat)}, {"boxer", boxer(event.boxer)}, {"amount", amount}});
  }
  Line operator()(const StandingChanged& event) {
    const bool has_just_fought = now_.fight.has(event.boxer);  // else a season's end changes his standing
    if (event.after.title != event.before.title && !event.after.out && has_just_fought) {
      const bool won = event.after.title > event.before.title;
      const std::string_view topic = !won                                         ? "title-lost"
                                     : event.after.title == Title::world_champion ? "belt-won"
                                                                                  : "laurel-won";
      return of_fighters(won ? Ink::gold : Ink::ink, topic, *now_.fight.corner_of(owner_of(event.boxer)));
    }
    return line(Ink::ink, topic_of(event), {{"boxer", boxer(event.boxer)}, {"manager", manager(owner_of(event.boxer))}});
  }
  Line operator()(const BetSettled& event) {
    const std::string amount = money_text(event.amount, words_);
    const std::string_view topic = event.amount == 0        ? "bet-own"
                                   : event.payer == no_seat ? "bet-bank-pays"
                                   : event.payee == no_seat ? "bet-to-the-pot"
                                                            : "bet-paid";
    return line(Ink::ink, topic,
                {{"payer", manager(event.payer)},
                 {"payee", manager(event.payee)},
                 {"manager", manager(event.bet.offerer)},
                 {"amount", amount}});
  }
  Line operator()(const NetPaid& event) {
    if (event.forgiven > 0) {
      return line(seat_ink(event.seat), "bank-bears",
                  {{"manager", manager(event.seat)}, {"amount", money_text(event.forgiven, words_)}});
    }
    if (std::abs(event.net) < worth_a_word) {
      return std::nullopt;
    }
    const std::string amount = money_text(std::abs(event.net), words_);
    return line(seat_ink(event.seat), event.net > 0 ? "net-up" : "net-down",
                {{"manager", manager(event.seat)}, {"amount", amount}});
  }
  Line operator()(const IouGiven& event) { return about(event.seat, "iou"); }
  Line operator()(const CardsPaid&) { return std::nullopt; }
  Line operator()(const BonusPaid& event) {
    const std::string amount = money_text(event.amount, words_);
    return line(seat_ink(event.seat), "bonus", {{"manager", manager(event.seat)}, {"amount", amount}});
  }
  Line operator()(const IousRepaid& event) { return about(event.seat, "repaid"); }
  Line operator()(const SeasonEnded&) { return line(Ink::ink, "season-over", {}); }
  Line operator()(const GameEnded&) {
    const Ranking ranking = ranking_of(setup_, now_);
    return ranking[1].rank == 1 ? line(Ink::ink, "game-over-shared", {}) : about(ranking[0].seat, "game-over");
  }

 private:
  [[nodiscard]] std::string_view boxer(BoxerIndex index) const { return words_[key_of_boxer(setup_, index)]; }
  /// Nobody's name is empty: the bank and the pot have words of their own.
  [[nodiscard]] std::string_view manager(int seat) const {
    return seat < static_cast<int>(names_.size()) ? std::string_view(names_[static_cast<std::size_t>(seat)]) : "";
  }
  [[nodiscard]] Ink seat_ink(int seat) const { return mark_of(setup_, seat).ink; }

  static std::string_view topic_of(const StandingChanged& event) {
    if (event.after.out) {
      return "out";
    }
    if (event.after.title > event.before.title) {
      return event.after.title == Title::world_champion ? "belt" : "laurel";
    }
    if (event.before.out) {
      return "back-again";
    }
    if (event.after.rank > event.before.rank) {
      return event.after.rank == Class::champion ? "champion" : "professional";
    }
    return "demoted";
  }

  Line line(Ink ink, std::string_view topic, Words::Arguments arguments) {
    const std::string key = scene::variant_of(std::string("knock-out.say.").append(topic), cue_.index, words_);
    return CommentaryLine{.time = cue_.start, .text = words_.say(key, arguments), .ink = ink};
  }
  Line about(int seat, std::string_view topic) { return line(seat_ink(seat), topic, {{"manager", manager(seat)}}); }
  /// Of the man in that corner and the one across.
  Line of_fighters(Ink ink, std::string_view topic, Corner corner) {
    const BoxerIndex own = now_.fight.of(corner).boxer;
    const BoxerIndex others = now_.fight.of(other(corner)).boxer;
    return line(ink, topic,
                {{"boxer", boxer(own)},
                 {"opponent", boxer(others)},
                 {"manager", manager(owner_of(own))},
                 {"rival", manager(owner_of(others))}});
  }

  const Setup& setup_;
  const Cue& cue_;
  const State& now_;
  const std::vector<std::string>& names_;
  const Words& words_;
};

}  // namespace

std::optional<CommentaryLine> commentary_line(const Setup& setup, const Cue& cue, const std::vector<std::string>& names,
                                              const Words& words) {
  return cue.announced ? std::nullopt : std::visit(Speaker(setup, cue, names, words), cue.event);
}

}  // namespace fc::knock_out
