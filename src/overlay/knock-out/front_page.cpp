#include "overlay/knock-out/panels.h"

#include <array>
#include <bit>
#include <string_view>
#include <variant>

#include "rules/knock-out/seasons.h"
#include "scene/knock-out/game.h"

namespace fc::knock_out {
namespace {

/// What a reporter noted at the ringside.
struct Notes {
  int fights = 0;
  int knockouts = 0;
  std::array<Money, most_players> prizes{};
  std::array<Money, most_players> bets{};  ///< net
  BetSettled dearest{
      .table = Corner::red, .cell = 0, .bet = {}, .won = false, .amount = 0, .payer = no_seat, .payee = no_seat};
};

Notes notes_of(std::span<const Event> events) {
  Notes notes;
  for (const Event& event : events) {
    if (const auto* fight = std::get_if<FightEnded>(&event)) {
      ++notes.fights;
      notes.knockouts += fight->knockout ? 1 : 0;
    } else if (const auto* prize = std::get_if<PrizePaid>(&event)) {
      notes.prizes[static_cast<std::size_t>(prize->seat)] += prize->amount;
    } else if (const auto* net = std::get_if<NetPaid>(&event)) {
      notes.bets[static_cast<std::size_t>(net->seat)] += net->net;
    } else if (const auto* bet = std::get_if<BetSettled>(&event)) {
      const bool between_two = bet->payer != no_seat && bet->payee != no_seat;
      if (between_two && bet->amount > notes.dearest.amount) {
        notes.dearest = *bet;
      }
    }
  }
  return notes;
}

class Desk : overlay::PageWriter<Setup, State> {
 public:
  Desk(const Setup& setup, const State& state, std::span<const Event> events, const std::vector<std::string>& names,
       overlay::PaperVariants& variants)
      : PageWriter(setup, state, names, variants), ranking_(ranking_of(setup, state)), notes_(notes_of(events)) {}

  [[nodiscard]] overlay::FrontPageModel write() const {
    overlay::FrontPageModel page;
    page.rounds_head = "menu.front_page.by_fights";
    const std::string subject = lead();
    if (subject != "shared") {
      page.winner = mark_of(setup_, ranking_[0].seat);
    }
    page.headline = say("knock-out.paper." + subject + ".headline");
    page.subheads = {say("knock-out.paper." + subject + ".subhead")};
    page.story = {say(variants_.take("knock-out.paper." + subject + ".story"))};
    add(page, knockouts_line());
    add(page, dearest_line());
    add(page, crown_line());
    add(page, debts_line());
    add(page, tie_line());
    page.quotes = {variants_.quote("knock-out.paper." + subject + ".quote", name(ranking_[0].seat), {}),
                   variants_.quote(std::string("knock-out.paper.") + "loser_quote", name(last().seat), {})};
    write_ranking(page);
    write_figures(page);
    return page;
  }

 private:
  static void add(overlay::FrontPageModel& page, std::string line) {
    if (!line.empty()) {
      page.story.push_back(std::move(line));
    }
  }

  [[nodiscard]] std::string_view name(int seat) const { return names_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] std::string money(Money amount) const { return money_text(amount, words_); }
  [[nodiscard]] const Ranked& last() const { return ranking_[ranking_.size() - 1]; }
  [[nodiscard]] Money margin() const { return ranking_[0].fortune.money - ranking_[1].fortune.money; }

  /// The boxer the winner is proudest of.
  [[nodiscard]] BoxerIndex star() const {
    const int seat = ranking_[0].seat;
    const auto pay = [&](Size size) {
      return start_money(setup_, size, state_.player(seat).boxers[static_cast<std::size_t>(size)]);
    };
    return boxer_index(seat, pay(Size::big) >= pay(Size::small) ? Size::big : Size::small);
  }

  /// What the page is about.
  [[nodiscard]] std::string lead() const {
    const Player& winner = state_.player(ranking_[0].seat);
    if (ranking_[1].rank == 1) {
      return "shared";
    }
    if (winner.bonus > 0 && winner.bonus >= margin()) {
      return "pot";
    }
    if (winner.money < setup_.tables.start_capital) {
      return "debt";
    }
    if (state_.boxer(star()).title != Title::none) {
      return "champion";
    }
    return notes_.knockouts > 0 && 2 * notes_.knockouts >= notes_.fights ? "knockouts" : "fortune";
  }

  [[nodiscard]] std::string say(const std::string& key) const {
    return words_.say(key, {{"winner", name(ranking_[0].seat)},
                            {"second", name(ranking_[1].seat)},
                            {"loser", name(last().seat)},
                            {"money", money(ranking_[0].fortune.money)},
                            {"margin", money(margin())},
                            {"bonus", money(state_.player(ranking_[0].seat).bonus)},
                            {"boxer", words_[key_of_boxer(setup_, star())]},
                            {"fights", counted("knock-out.paper.count.fight", notes_.fights)},
                            {"knockouts", counted("knock-out.paper.count.knockout", notes_.knockouts)},
                            {"of", std::to_string(notes_.fights)},
                            {"count", std::to_string(notes_.knockouts)}});
  }

  /// "one fight", "9 fights": the words of `key` for one, those of `key`s for more.
  [[nodiscard]] std::string counted(const std::string& key, int count) const {
    return count == 1 ? std::string(words_[key]) : words_.say(key + "s", {{"count", std::to_string(count)}});
  }

  [[nodiscard]] std::string knockouts_line() const {
    if (notes_.fights == 1 && notes_.knockouts == 1) {
      return {};  // the headline has it
    }
    return say(notes_.knockouts == 0   ? "knock-out.paper.no_knockout"
               : notes_.knockouts == 1 ? "knock-out.paper.one_knockout"
                                       : "knock-out.paper.knockouts_line");
  }

  [[nodiscard]] std::string dearest_line() const {
    const BetSettled& bet = notes_.dearest;
    if (bet.amount == 0) {
      return {};
    }
    return words_.say("knock-out.paper.dearest",
                      {{"payer", name(bet.payer)}, {"payee", name(bet.payee)}, {"amount", money(bet.amount)}});
  }

  /// Who shared the pot.
  [[nodiscard]] std::string crown_line() const {
    const auto boxers = static_cast<unsigned>(state_.bonus_boxers);
    if (boxers == 0 || state_.bonus_share == 0) {
      return {};
    }
    const int shares = sequence::all_shares(setup_, boxers);
    if (shares > 1) {
      const bool per_boxer = setup_.options.bonus_split == BonusSplit::per_boxer;
      return words_.say(per_boxer ? "knock-out.paper.shares_of_boxers" : "knock-out.paper.shares_of_managers",
                        {{"count", std::to_string(shares)}, {"share", money(state_.bonus_share)}});
    }
    const auto top = static_cast<BoxerIndex>(std::countr_zero(boxers));
    return words_.say(
        "knock-out.paper.share",
        {{"boxer", words_[key_of_boxer(setup_, top)]}, {"name", name(owner_of(top))}, {"share", money(state_.bonus_share)}});
  }

  [[nodiscard]] std::string debts_line() const {
    int ious = 0;
    for (int seat = 0; seat < setup_.players; ++seat) {
      ious += state_.player(seat).ious;
    }
    return ious == 0 ? std::string()
                     : words_.say(ious == 1 ? "knock-out.paper.one_iou" : "knock-out.paper.ious",
                                  {{"ious", std::to_string(ious)}});
  }

  [[nodiscard]] std::string tie_line() const {
    for (const Ranked& ranked : ranking_) {
      switch (ranked.tie_break) {
        case TieBreak::best_boxer: return words_.say("knock-out.paper.tie_best_boxer", {{"name", name(ranked.seat)}});
        case TieBreak::both_boxers: return words_.say("knock-out.paper.tie_both_boxers", {{"name", name(ranked.seat)}});
        case TieBreak::none:
        case TieBreak::shared: break;
      }
    }
    return {};
  }

  /// The two richest, side by side.
  void write_figures(overlay::FrontPageModel& page) const {
    const int first = ranking_[0].seat;
    const int second = ranking_[1].seat;
    page.sides = {mark_of(setup_, first).ink, mark_of(setup_, second).ink};
    page.figures.push_back({std::string(name(first)), {}, std::string(name(second))});
    const auto line = [&](std::string_view key, std::string one, std::string other_one) {
      page.figures.push_back({std::move(one), std::string(words_[key]), std::move(other_one)});
    };
    const auto of = [](const std::array<Money, most_players>& amounts, int seat) {
      return amounts[static_cast<std::size_t>(seat)];
    };
    line("knock-out.paper.figures.prizes", money(of(notes_.prizes, first)), money(of(notes_.prizes, second)));
    line("knock-out.paper.figures.bets", signed_money_text(of(notes_.bets, first), words_),
         signed_money_text(of(notes_.bets, second), words_));
    line("knock-out.paper.figures.best_boxer", money(ranking_[0].fortune.best_boxer), money(ranking_[1].fortune.best_boxer));
  }

  void write_ranking(overlay::FrontPageModel& page) const {
    page.ranking = true;
    for (const std::string_view key :
         {"knock-out.paper.head.manager", "knock-out.paper.head.money", "knock-out.paper.head.bonus",
          "knock-out.paper.head.cards", "knock-out.paper.head.ious"}) {
      page.card_head.emplace_back(words_[key]);
    }
    for (const Ranked& ranked : ranking_) {
      const Player& player = state_.player(ranked.seat);
      page.row_marks.push_back(mark_of(setup_, ranked.seat));
      page.row_seats.push_back(ranked.seat);
      page.card_rows.push_back({std::to_string(ranked.rank) + ".\u00a0" + std::string(name(ranked.seat)),
                                money(ranked.fortune.money), player.bonus == 0 ? "–" : money(player.bonus),
                                std::to_string(count_of(player.cards)), std::to_string(player.ious)});
    }
  }

  Ranking ranking_;
  Notes notes_;
};

}  // namespace

overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, std::span<const Event> events,
                                         const std::vector<std::string>& names, overlay::PaperVariants& variants) {
  return Desk(setup, state, events, names, variants).write();
}

}  // namespace fc::knock_out
