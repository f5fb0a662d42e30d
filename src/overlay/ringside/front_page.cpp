#include "overlay/ringside/panels.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "overlay/bout/front_page_parts.h"

namespace fc::ringside {
namespace {

using overlay::surname;

class Desk : overlay::PageWriter<Setup, State> {
 public:
  using PageWriter::PageWriter;

  [[nodiscard]] overlay::FrontPageModel write() const {
    overlay::FrontPageModel page;
    if (state_.has_winner) {
      page.winner = scene::mark_of(state_.winner);
    }
    const std::string how = method();
    page.headline = say("ringside.paper." + how + ".headline");
    page.subheads.push_back(say("ringside.paper." + how + ".subhead"));
    page.story = {
        say(variants_.take("ringside.paper." + how + ".story")),
        say(std::string("ringside.paper.") + (is_whole() ? "whole" : "distance") + (setup_.rounds == 1 ? "_one" : ""))};
    page.story.push_back(say(story_of_the_card()));
    if (const std::string falls = story_of_the_falls(); !falls.empty()) {
      page.story.push_back(falls);
    }
    page.quotes = {quote("ringside.paper." + how + ".quote", winner()),
                   quote("ringside.paper." + how + ".loser_quote", other(winner()))};
    write_card(page);
    write_figures(page);
    return page;
  }

 private:
  [[nodiscard]] std::string method() const {
    switch (state_.method) {
      case Method::ko: return "ko";
      case Method::tko: return "tko";
      case Method::decision: return "decision";
      case Method::none:
      case Method::draw: break;
    }
    return "draw";
  }

  [[nodiscard]] Corner winner() const { return state_.has_winner ? state_.winner : Corner::red; }

  [[nodiscard]] std::string say(const std::string& key) const {
    const Corner first = winner();
    const Corner second = other(first);
    return words_.say(key, {{"winner", names_[fc::index_of(first)]},
                            {"loser", names_[fc::index_of(second)]},
                            {"round", std::to_string(state_.round)},
                            {"turn", std::to_string(state_.turn)},
                            {"rounds", std::to_string(setup_.rounds)},
                            {"left", std::to_string(state_.boxer(first).endurance)},
                            {"winner_points", std::to_string(state_.boxer(first).points)},
                            {"loser_points", std::to_string(state_.boxer(second).points)}});
  }

  /// What he said afterwards.
  [[nodiscard]] std::string quote(const std::string& topic, Corner who) const {
    return variants_.quote(topic, names_[fc::index_of(who)],
                           {{"winner_points", std::to_string(state_.boxer(winner()).points)},
                            {"loser_points", std::to_string(state_.boxer(other(winner())).points)}});
  }

  /// It was over with the last bell, not before.
  [[nodiscard]] bool is_whole() const { return state_.method == Method::decision || state_.method == Method::draw; }

  /// What the one had dealt out is within a fourth of what the other had.
  [[nodiscard]] bool is_close() const {
    const auto [least, most] = std::minmax({all_damage(0), all_damage(1)});
    return 4 * least >= 3 * most;
  }

  /// Was it close, clear, one-sided, or turned round at the end?
  [[nodiscard]] std::string story_of_the_card() const {
    const int won = state_.boxer(winner()).rounds_won;
    const int lost = state_.boxer(other(winner())).rounds_won;
    if (state_.scorecard.empty()) {
      return "ringside.paper.card.first_round";
    }
    return won > lost + 2                                   ? "ringside.paper.card.one_sided"
           : lost > won                                     ? "ringside.paper.card.turned"
           : won == lost || (won == lost + 1 && is_close()) ? "ringside.paper.card.close"
                                                            : "ringside.paper.card.clear";
  }

  [[nodiscard]] std::string story_of_the_falls() const {
    const int falls = state_.boxer(Corner::red).knockdowns + state_.boxer(Corner::blue).knockdowns;
    if (falls == 0) {
      return {};
    }
    return words_.say(falls == 1 ? "ringside.paper.fall" : "ringside.paper.falls", {{"count", std::to_string(falls)}});
  }

  void write_card(overlay::FrontPageModel& page) const {
    page.card_head = {std::string(words_["ringside.panel.round_head"])};
    std::vector<std::string> points_red{surname(names_[0])};
    std::vector<std::string> points_blue{surname(names_[1])};
    for (std::size_t round = 0; round < state_.scorecard.size(); ++round) {
      const ScoredRound& score = state_.scorecard[round];
      page.card_head.push_back(std::to_string(round + 1));
      points_red.push_back(std::to_string(score.points[0]));
      points_blue.push_back(std::to_string(score.points[1]));
    }
    page.card_head.emplace_back("=");
    points_red.push_back(std::to_string(state_.boxers[0].points));
    points_blue.push_back(std::to_string(state_.boxers[1].points));
    page.card_rows = {points_red, points_blue};
  }

  void write_figures(overlay::FrontPageModel& page) const {
    const BoxerState& red = state_.boxer(Corner::red);
    const BoxerState& blue = state_.boxer(Corner::blue);
    overlay::FigureTable table(page, words_, names_);
    table.add("ringside.paper.figures.endurance", red.endurance, blue.endurance);
    table.add("ringside.paper.figures.start", start_endurance(setup_, Corner::red), start_endurance(setup_, Corner::blue));
    table.add("ringside.paper.figures.damage", all_damage(0), all_damage(1));
    table.add("ringside.panel.knockdowns", red.knockdowns, blue.knockdowns);
    table.add("ringside.panel.rounds_won", red.rounds_won, blue.rounds_won);
  }

  /// On the card in the whole bout, with the round in progress of a bout that ended inside it.
  [[nodiscard]] int all_damage(std::size_t side) const {
    int sum = state_.method == Method::ko || state_.method == Method::tko ? state_.boxers.at(side).damage : 0;
    for (const ScoredRound& score : state_.scorecard) {
      sum += score.damage.at(side);
    }
    return sum;
  }
};

}  // namespace

overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, const std::vector<std::string>& names,
                                         overlay::PaperVariants& variants) {
  return Desk(setup, state, names, variants).write();
}

}  // namespace fc::ringside
