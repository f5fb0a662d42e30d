// Ringside's panels: boxer columns, clock, scorecard, punch pickers, reveal, tale of the tape and front page.
// Source: rules/ringside/rules.md, 10 (what a digital edition should show).
#include "overlay/ringside/panels.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/panels_of.h"
#include "rules/ringside/rules.h"
#include "scene/ringside/game.h"

namespace fc::ringside {
namespace {

constexpr std::array<overlay::RatingScale, 4> scales{
    {{"agility", 90}, {"punch", 6}, {"counterpunch", 40}, {"endurance", 30}}};

class Panels final : public overlay::PanelsOf<Rules, Scene, BoutView> {
  std::optional<overlay::BoutAction> draw(const BoutView& view, overlay::Ui& ui) override;
  [[nodiscard]] std::vector<std::string_view> lesson_moments(const overlay::BoutModel& model) const override {
    const auto asked = std::ranges::find_if(
        model.questions, [](const overlay::OpenQuestion& question) { return question.by_person && !question.sealed; });
    const Readout readout = static_cast<const Scene&>(*model.scene).readout(model.clock);
    return asked == model.questions.end()
               ? ringside::lesson_moments(readout, Corner::red, std::nullopt)
               : ringside::lesson_moments(readout, Corner::red, static_cast<Decision>(asked->prompt.need.topic));
  }
  void fill_tale(const Setup& setup, const Words& words, overlay::TaleModel& tale) const override;
  [[nodiscard]] overlay::FrontPageModel write_front_page(const MatchOf<Rules>& bout, const std::vector<std::string>& names,
                                                         overlay::PaperVariants& variants) const override {
    return ringside::write_front_page(bout.setup(), bout.state(), names, variants);
  }
};

/// The coach stands above what the foot of the ring shows, for that is what he speaks about.
overlay::Box coach_place(const BoutView& view) {
  const overlay::Box prompt = view.layout.prompt;
  const Readout& readout = view.readout;
  if (view.thrower() || readout.counting || readout.knockdown_chance > 0 || readout.bell) {
    return prompt.moved(0, -prompt.h);
  }
  return readout.picks ? prompt.moved(0, -reveal_height * prompt.h) : prompt;
}

std::optional<overlay::BoutAction> Panels::draw(const BoutView& view, overlay::Ui& ui) {
  std::optional<overlay::BoutAction> action = draw_top(view, ui);
  {
    BoutView placed = view;
    const overlay::ColumnPlaces places(
        *view.model, placed.layout, upper_card,
        view.readout.now.has_attacker ? std::optional(view.readout.now.attacker) : std::nullopt, ui);
    for (const Corner corner : both_corners) {
      if (std::optional<overlay::BoutAction> answer = draw_column(placed, corner, ui)) {
        action = std::move(answer);
      }
    }
  }
  draw_foot(view, ui);
  if (view.model->lesson) {
    overlay::coach_card(ui, coach_place(view), *view.model, ui.word("ringside.panel.coach"), overlay::Edge::foot);
  }
  return action;
}

void Panels::fill_tale(const Setup& setup, const Words& words, overlay::TaleModel& tale) const {
  const Boxer& red = setup.boxer(Corner::red);
  const Boxer& blue = setup.boxer(Corner::blue);
  const auto row = [&tale](std::string_view scale, std::string_view label, int of_red, int of_blue) {
    tale.rows.push_back(
        {.label = std::string(label), .red = of_red, .blue = of_blue, .most = overlay::most_on(scales, scale)});
  };
  row("agility", "ringside.rating.agility", red.agility, blue.agility);
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    row("punch", punch_key(punch), red.punches[punch], blue.punches[punch]);
  }
  row("counterpunch", "ringside.rating.counterpunch", red.counterpunch, blue.counterpunch);
  const int red_start = start_endurance(setup, Corner::red);
  const int blue_start = start_endurance(setup, Corner::blue);
  // Not the rating of his card: what the rounds add to it, and a campaign's damage takes from it, is in.
  tale.rows.push_back({.label = "ringside.tale.endurance",
                       .red = red_start,
                       .blue = blue_start,
                       .most = std::max({red_start, blue_start, 1})});
  tale.terms = words.say(setup.rounds == 1 ? "ringside.tale.round" : "ringside.tale.rounds",
                         {{"rounds", std::to_string(setup.rounds)}});
}

}  // namespace

std::optional<Corner> BoutView::thrower() const {
  for (const overlay::OpenQuestion& open : model->questions) {
    const auto corner = static_cast<Corner>(open.prompt.need.seat);
    switch (static_cast<Decision>(open.prompt.need.topic)) {
      case Decision::punch: return corner;
      case Decision::guess: return other(corner);
      default: break;
    }
  }
  return std::nullopt;
}

std::string_view punch_key(std::size_t punch) {
  constexpr std::array<std::string_view, punch_count> keys{"ringside.punch.uppercut",   "ringside.punch.right-jab",
                                                           "ringside.punch.right-hook", "ringside.punch.combination",
                                                           "ringside.punch.left-jab",   "ringside.punch.left-hook"};
  return keys.at(punch);
}

overlay::BoxerCardModel boxer_card(std::string name, std::string note, const Boxer& boxer) {
  overlay::BoxerCardModel card{.name = std::move(name), .note = std::move(note), .ratings = {}, .lines = {}, .mark = {}};
  const auto rating = [&card](std::string_view scale, std::string_view label, int value) {
    card.ratings.push_back({.label = std::string(label), .value = value, .most = overlay::most_on(scales, scale)});
  };
  rating("agility", "ringside.rating.agility", boxer.agility);
  for (std::size_t punch = 0; punch < punch_count; ++punch) {
    rating("punch", punch_key(punch), boxer.punches[punch]);
  }
  rating("counterpunch", "ringside.rating.counterpunch", boxer.counterpunch);
  rating("endurance", "ringside.rating.endurance", boxer.endurance);
  return card;
}

namespace {

using Moments = std::vector<std::string_view>;

constexpr float to_see_first = 0.4F;        ///< seconds in which something new is only looked at
constexpr int last_free_hit = 5;            ///< of a round: every one after it costs a point
constexpr int late = turns_in_a_round - 4;  ///< turn from which the end of the round is in sight

Moments of_question(const BoutReadout& now, Corner learner, Decision asked) {
  switch (asked) {
    case Decision::punch: return now.attacker == learner ? Moments{"welcome", "punch"} : Moments{"counter_punch"};
    case Decision::guess: return {"guess"};
    case Decision::move: return {"step"};
    case Decision::follow: return {"follow"};
    case Decision::tactic:
    case Decision::rush:
    case Decision::counterpunch:
    case Decision::clinch: break;
  }
  return {};
}

/// Both picks, and then what the punch did, once they can be read.
Moments of_punch(const Readout& readout, Corner learner) {
  const ShownPicks& picks = *readout.picks;
  if (picks.smothered || picks.age < to_see_first) {
    return {};
  }
  Moments moments{picks.thrower == learner ? "reveal" : "hurt"};
  if (!picks.landed) {
    return moments;
  }
  moments.push_back("endurance");
  if (readout.now.boxer(picks.thrower).hits > last_free_hit) {
    moments.push_back("tired");
  }
  return moments;
}

Moments of_roll(const Readout& readout, Corner learner) {
  const ShownRoll& roll = *readout.roll;
  const bool succeeds = roll.call.succeeds(roll.value);
  const bool own = static_cast<Corner>(roll.call.seat) == learner;
  switch (static_cast<Purpose>(roll.call.purpose)) {
    case Purpose::hit: return {succeeds ? (own ? "lands" : "caught") : (own ? "miss" : "missed")};
    case Purpose::counter: return {succeeds ? "counters" : "no_counter"};
    case Purpose::knockdown: return {"knockdown"};
    case Purpose::counter_hit:
    case Purpose::opening:
    case Purpose::count: break;
  }
  return {};
}

}  // namespace

std::vector<std::string_view> lesson_moments(const Readout& readout, Corner learner, std::optional<Decision> asked) {
  const BoutReadout& now = readout.now;
  if (now.finished) {
    return {"tactics", "end"};
  }
  if (readout.bell) {
    return {"bell"};
  }
  if (asked) {
    return of_question(now, learner, *asked);
  }
  if (readout.counting) {
    return {"down"};
  }
  if (now.boxer(Corner::red).trapped || now.boxer(Corner::blue).trapped) {
    return {"ropes"};
  }
  if (readout.knockdown_chance > 0 && readout.roll && !readout.roll->settled) {
    return {};
  }
  const bool rolled = readout.roll && readout.roll->settled;
  if (rolled && static_cast<Purpose>(readout.roll->call.purpose) != Purpose::hit) {
    return of_roll(readout, learner);
  }
  if (readout.picks) {
    return of_punch(readout, learner);
  }
  if (!rolled) {
    return {};
  }
  Moments moments{"welcome"};  // the first that is seen is a roll
  std::ranges::copy(of_roll(readout, learner), std::back_inserter(moments));
  if (now.turn >= late) {
    moments.push_back("late");
  }
  return moments;
}

}  // namespace fc::ringside

template <>
std::unique_ptr<fc::overlay::GamePanels> fc::overlay::make_panels<fc::ringside::Rules>() {
  return std::make_unique<ringside::Panels>();
}

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
