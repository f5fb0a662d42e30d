// The panels of DICE Boxing: columns, board of bars, the minute between rounds, cards, tale of the tape and front page.
// Source: rules/dice-boxing/rules.md, 10.1 (what a digital edition should show).
#include "overlay/dice-boxing/panels.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/panels_of.h"
#include "overlay/bout/scorecards.h"
#include "overlay/controls/widgets.h"
#include "rules/dice-boxing/card.h"
#include "rules/dice-boxing/punches.h"
#include "rules/dice-boxing/rules.h"
#include "rules/dice-boxing/state.h"
#include "scene/corners/story_book.h"
#include "scene/dice-boxing/game.h"

namespace fc::dice_boxing {
namespace {

/// The scales on which two men are compared. Source: rules/dice-boxing/rules.md, 2.1.
constexpr std::array<overlay::RatingScale, 6> scales{
    {{"control", 76}, {"punches", 56}, {"stamina", 140}, {"power", 10}, {"kd", 12}, {"recovery", 6}}};

class Panels final : public overlay::PanelsOf<Rules, Scene, BoutView> {
  std::optional<overlay::BoutAction> draw(const BoutView& view, overlay::Ui& ui) override;
  [[nodiscard]] std::vector<std::string_view> lesson_moments(const overlay::BoutModel& model) const override {
    return dice_boxing::lesson_moments(static_cast<const Scene&>(*model.scene).readout(model.clock), asks_a_person(model));
  }
  void fill_tale(const Setup& setup, const Words& words, overlay::TaleModel& tale) const override;
  [[nodiscard]] overlay::FrontPageModel write_front_page(const MatchOf<Rules>& bout, const std::vector<std::string>& names,
                                                         overlay::PaperVariants& variants) const override {
    return dice_boxing::write_front_page(bout.setup(), bout.state(), names, variants);
  }
};

/// How the round ended for the judges, while what they write is nobody's business.
std::string what_judges_saw(const BoutView& view, overlay::Ui& ui) {
  const int lead = view.readout.rolls[view.readout.rolls.size() - 1].call.target;
  const Corner leader = lead < 0 ? other(view.setup->favourite) : view.setup->favourite;
  return ui.say(lead == 0 ? "dice-boxing.roll.judges-said-level" : "dice-boxing.roll.judges-said",
                {{"boxer", std::string(view.name(leader))}, {"row", std::to_string(std::abs(lead))}});
}

/// The roll in words, as told at that moment.
void draw_caption(const BoutView& view, double told, overlay::Ui& ui) {
  if (view.judges_are_secret()) {
    overlay::caption_strip(ui, with_tray_covered(view.layout).caption, {.text = what_judges_saw(view, ui)}, false);
    return;
  }
  const scene::Caption caption = view.model->scene->caption(told, ui.words());
  if (caption.text.empty()) {
    return;  // the foot of the ring is seen there
  }
  const auto& rolls = view.readout.rolls;
  const bool judged = caption.settled && !rolls.empty() && rolls[rolls.size() - 1].call.success != Success::none;
  overlay::caption_strip(ui, view.layout.caption, caption, judged);
}

std::optional<overlay::BoutAction> Panels::draw(const BoutView& view, overlay::Ui& ui) {
  std::optional<overlay::BoutAction> action = draw_top(view, ui);
  if (!overlay::RingSheet::covers_columns(view.layout, has_sheet_over_columns(view))) {
    BoutView placed = view;
    const overlay::ColumnPlaces places(*view.model, placed.layout, upper_card,
                                       view.readout.fighting ? std::optional(view.readout.now.roller) : std::nullopt, ui);
    for (const Corner corner : both_corners) {
      if (std::optional<overlay::BoutAction> answer = draw_column(placed, corner, ui)) {
        action = std::move(answer);
      }
    }
  }
  draw_board_foot(view, has_sheet_over_columns(view),
                  {.whole = "dice-boxing.panel.skip", .brief = "dice-boxing.panel.skip_short"}, ui, draw_caption,
                  draw_board);
  const bool minute = draw_minute(view, ui);
  const bool verdict = draw_verdict(view, ui);
  if (view.model->lesson) {
    overlay::coach_card(ui, view.layout.ring_above_dice(), *view.model, ui.word("dice-boxing.panel.coach"),
                        minute || verdict ? overlay::Edge::top : overlay::Edge::foot);
  }
  return action;
}

/// A rating as it is in this bout, and how it comes about.
struct RatingSum {
  int result = 0;
  std::string text;
};

/// "71 – 11 + 2 = 60": the card's rating, then what the other man and their weights add. Of a rating that nothing changes
/// the figure alone; of one that would fall too low, the least that is left to him.
RatingSum sum_of(int rating, std::span<const int> changes, int result, const Words& words) {
  std::string text = std::to_string(rating);
  int sum = rating;
  bool changed = false;
  for (const int change : changes) {
    if (change != 0) {
      text += (change < 0 ? " – " : " + ") + std::to_string(std::abs(change));
      sum += change;
      changed = true;
    }
  }
  if (sum != result) {
    return {.result = result,
            .text = words.say("dice-boxing.tale.least", {{"sum", text}, {"least", std::to_string(result)}})};
  }
  return {.result = result, .text = changed ? text + " = " + std::to_string(result) : std::string()};
}

/// Chins are written with their sign, and lower is better.
constexpr int best_chin = -12;
constexpr int worst_chin = 2;

/// "–8 – 1 = –9", or the chin alone where their weights add nothing.
std::string chin_on_tape(int chin, int weight) {
  if (weight == 0) {
    return scene::with_sign(chin);
  }
  return scene::with_sign(chin) + (weight < 0 ? " – " : " + ") + std::to_string(std::abs(weight)) + " = " +
         scene::with_sign(chin + weight);
}

/// The ratings of the tape that the other man or their classes change. Source: rules/dice-boxing/rules.md, 2.11, 3.2.
struct ManOnTape {
  RatingSum control;
  RatingSum punches;
  RatingSum kd;
  RatingSum stamina;
};

ManOnTape on_tape(const Setup& setup, Corner corner, const Words& words) {
  const Ratings& me = setup.card(corner).ratings;
  const Ratings& opponent = setup.card(other(corner)).ratings;
  const Start& start = setup.start(corner);
  const Weight& his_weight = setup.start(other(corner)).weight;
  return {.control = sum_of(me.control, std::array<int, 2>{opponent.adjustment, start.weight.control}, start.control, words),
          .punches = sum_of(me.punches, std::array<int, 2>{opponent.defense, his_weight.defense}, start.punches, words),
          .kd = sum_of(me.kd, std::array<int, 3>{opponent.chin, start.weight.kd, his_weight.chin}, start.kd, words),
          .stamina = sum_of(me.stamina, std::array<int, 1>{start.weight.stamina}, start.stamina, words)};
}

void Panels::fill_tale(const Setup& setup, const Words& words, overlay::TaleModel& tale) const {
  const auto row = [&](std::string_view rating, const RatingSum& red, const RatingSum& blue) {
    tale.rows.push_back({.label = "dice-boxing.rating." + std::string(rating),
                         .red = red.result,
                         .blue = blue.result,
                         .most = overlay::most_on(scales, rating),
                         .sums = {red.text, blue.text}});
  };
  const auto plain = [](int value) { return RatingSum{.result = value, .text = {}}; };
  const ManOnTape red = on_tape(setup, Corner::red, words);
  const ManOnTape blue = on_tape(setup, Corner::blue, words);
  row("control", red.control, blue.control);
  row("punches", red.punches, blue.punches);
  row("kd", red.kd, blue.kd);
  row("stamina", red.stamina, blue.stamina);
  tale.rows.back().most = std::max({red.stamina.result, blue.stamina.result, tale.rows.back().most});
  row("power", plain(setup.cards[0].ratings.power), plain(setup.cards[1].ratings.power));
  row("recovery", plain(setup.cards[0].ratings.recovery), plain(setup.cards[1].ratings.recovery));
  const auto chin = [&setup](Corner corner) {
    return chin_on_tape(setup.card(corner).ratings.chin, setup.start(corner).weight.chin);
  };
  tale.rows.push_back({.label = "dice-boxing.rating.chin",
                       .red = worst_chin - setup.starts[0].chin,
                       .blue = worst_chin - setup.starts[1].chin,
                       .most = worst_chin - best_chin,
                       .sums = {chin(Corner::red), chin(Corner::blue)}});
  tale.terms = words.say(setup.classes_apart == 0 ? "dice-boxing.tale.terms" : "dice-boxing.tale.apart",
                         {{"rounds", std::to_string(setup.options.rounds)},
                          {"class", words["dice-boxing.class." + std::string(name_of(setup.cards[0].weight_class))]},
                          {"classes", std::to_string(setup.classes_apart)}});
}

}  // namespace

bool BoutView::judges_are_secret() const {
  const auto& rolls = readout.rolls;
  return !rolls.empty() && rolls[rolls.size() - 1].bar.purpose == Purpose::judge &&
         !overlay::open_cards.is_on(model->settings);
}

overlay::BoxerCardModel boxer_card(std::string name, std::string note, const BoxerCard& card) {
  overlay::BoxerCardModel model{.name = std::move(name), .note = std::move(note), .ratings = {}, .lines = {}, .mark = {}};
  const Ratings& ratings = card.ratings;
  const auto rating = [&](std::string_view which, int value) {
    const std::string label = "dice-boxing.rating." + std::string(which);
    model.ratings.push_back({.label = label, .value = value, .most = overlay::most_on(scales, which)});
  };
  rating("control", ratings.control);
  rating("punches", ratings.punches);
  rating("power", ratings.power);
  rating("kd", ratings.kd);
  rating("stamina", ratings.stamina);
  rating("recovery", ratings.recovery);
  // What is better the lower it is has a bar from its worst to its best. Source: 2.1.
  const auto lower_is_better = [&](std::string_view which, int value, int best, int worst) {
    model.ratings.push_back({.label = "dice-boxing.rating." + std::string(which),
                             .value = worst - value,
                             .most = worst - best,
                             .figure = scene::with_sign(value)});
  };
  lower_is_better("adjustment", ratings.adjustment, -13, 5);
  lower_is_better("chin", ratings.chin, -9, worst_chin);
  lower_is_better("defense", ratings.defense, -5, 5);
  return model;
}

namespace {

using Moments = std::vector<std::string_view>;

constexpr int half_the_actions = actions_in_a_round / 2;
constexpr float to_see_first = 0.4F;  ///< seconds in which something new is only looked at

Moments of_minute(const ShownMinute& minute) {
  if (minute.rested[0] && minute.rested[1]) {
    return {"rest"};
  }
  if (minute.scored) {
    return {"judges"};
  }
  return minute.age >= to_see_first ? Moments{"bell"} : Moments{};
}

Moments of_roll(const ShownRoll& roll, const State& now) {
  const bool succeeds = roll.call.succeeds(roll.value);
  switch (static_cast<Purpose>(roll.call.purpose)) {
    case Purpose::control: {
      const std::string_view fell = roll.value <= special_to ? "special" : succeeds ? "control" : "lost";
      return now.action >= half_the_actions ? Moments{fell, "half"} : Moments{fell};
    }
    case Purpose::punch: return {succeeds ? "landed" : "missed"};
    case Purpose::result: return succeeds ? Moments{} : Moments{"scored"};  // his chin's row comes with the count
    case Purpose::knockdown: return {"down"};
    case Purpose::ring: return {"moved"};
    case Purpose::foul: return {"foul"};
    case Purpose::cut:
    case Purpose::doctor: return {"cut"};
    case Purpose::unique: return {"unique"};
    case Purpose::special:
    case Purpose::judge: break;
  }
  return {};
}

Moments of_question(const State& now) {
  if (now.round > 1) {
    return {now.round == 2 ? "second" : "later"};
  }
  return {"welcome", "strategy"};
}

}  // namespace

std::vector<std::string_view> lesson_moments(const Readout& readout, bool asked) {
  if (readout.end) {
    return readout.end->verdict ? Moments{"end"} : Moments{};
  }
  if (readout.minute) {
    return of_minute(*readout.minute);
  }
  if (!readout.now.strategies_are_in()) {
    return asked ? of_question(readout.now) : Moments{};
  }
  if (!readout.rolls.empty()) {
    const ShownRoll& last = readout.rolls[readout.rolls.size() - 1];
    // Over a man who is down the dice rest only when the count is over.
    const bool counts = last.call.purpose == static_cast<std::uint8_t>(Purpose::knockdown) && last.age >= to_see_first;
    const bool pinned =
        last.settled && last.age >= last.settles + pin_seconds;  // else it would hang in the air, and be read so
    return pinned || counts ? of_roll(last, readout.now) : Moments{};
  }
  const bool turned_over = readout.strategies && readout.strategies->age >= to_see_first;
  return turned_over ? Moments{"revealed"} : Moments{};
}

}  // namespace fc::dice_boxing

template <>
std::unique_ptr<fc::overlay::GamePanels> fc::overlay::make_panels<fc::dice_boxing::Rules>() {
  return std::make_unique<dice_boxing::Panels>();
}

namespace fc::dice_boxing {
namespace {

/// What the men speak of: cuts, injuries and the towel are endings of their own.
std::string_view quotes_of(const End& end) {
  switch (end.method == Method::tko ? end.reason : EndReason::none) {
    case EndReason::cut:
    case EndReason::injury:
    case EndReason::towel: return name_of(end.reason);
    default: return name_of(end.method);
  }
}

/// What the papers tell: of a decision how the judges came to it.
std::string_view story_of(const End& end) { return end.method == Method::decision ? name_of(end.verdict) : quotes_of(end); }

class Desk : overlay::PageWriterOfTwo<Setup, State> {
 public:
  using PageWriterOfTwo::PageWriterOfTwo;

  [[nodiscard]] overlay::FrontPageModel write() const {
    overlay::FrontPageModel page = new_page();
    const std::string how = "dice-boxing.paper." + std::string(name_of(state_.end.method));
    page.headline = say(how + ".headline");
    page.subheads = {say(how + ".subhead")};
    page.story = {say(variants_.take(std::string("dice-boxing.paper.").append(story_of(state_.end)).append(".story"))),
                  say("dice-boxing.paper.distance")};
    if (state_.end.on_cards && state_.end.has_winner) {
      page.story.push_back(say("dice-boxing.paper.cards." + std::string(name_of(state_.end.verdict))));
    }
    if (state_.end.on_cards) {
      write_rounds(page);
    }
    write_falls(page, falls_of(0) + falls_of(1), "dice-boxing.paper.fall", "dice-boxing.paper.falls");
    if (is_cut(0) || is_cut(1)) {
      page.story.push_back(say("dice-boxing.paper.blood"));
    }
    const std::string ending = std::string("dice-boxing.paper.").append(quotes_of(state_.end));
    page.quotes = {quote(ending + ".quote", first()), quote(ending + ".loser_quote", other(first()))};
    write_cards(page, "dice-boxing.paper.judges");
    write_figures(page);
    return page;
  }

 private:
  [[nodiscard]] std::string say(const std::string& key) const {
    const std::string reason(words_["dice-boxing.reason." + std::string(name_of(state_.end.reason))]);
    const std::string verdict(state_.end.on_cards ? words_[verdict_key(state_.end)] : std::string_view());
    return words_.say(key, {{"winner", name_of_corner(first())},
                            {"loser", name_of_corner(other(first()))},
                            {"round", std::to_string(state_.round)},
                            {"rounds", std::to_string(setup_.options.rounds)},
                            {"reason", reason},
                            {"verdict", verdict}});
  }

  /// What he said afterwards.
  [[nodiscard]] std::string quote(const std::string& topic, Corner who) const {
    return variants_.quote(topic, name_of_corner(who),
                           {{"round", std::to_string(state_.round)}, {"rounds", std::to_string(setup_.options.rounds)}});
  }

  /// Times down; who was counted out never got up.
  [[nodiscard]] int falls_of(std::size_t side) const {
    const bool stayed = state_.end.reason == EndReason::count || state_.end.reason == EndReason::seriously_hurt ||
                        state_.end.reason == EndReason::three_knockdowns || state_.end.reason == EndReason::referee;
    const bool lost = state_.end.has_winner && fc::index_of(state_.end.winner) != side;
    return state_.boxers.at(side).knockdowns + (stayed && lost ? 1 : 0);
  }

  [[nodiscard]] bool is_cut(std::size_t side) const {
    for (const Cut& cut : state_.boxers.at(side).cuts) {
      if (cut.exists) {
        return true;
      }
    }
    return false;
  }

  /// Which rounds two judges or more gave him: "1, 4, 5".
  [[nodiscard]] std::string rounds_of(std::size_t side) const {
    std::string rounds;
    for (std::size_t round = 0; round < state_.scorecard.size(); ++round) {
      std::size_t judges = 0;
      for (const auto& score : state_.scorecard[round]) {
        judges += score[side] > score[1 - side] ? 1 : 0;
      }
      if (2 * judges > judge_count) {
        rounds += (rounds.empty() ? "" : ", ") + std::to_string(round + 1);
      }
    }
    return rounds;
  }

  /// What decided it.
  void write_rounds(overlay::FrontPageModel& page) const {
    for (const Corner corner : {first(), other(first())}) {
      if (const std::string rounds = rounds_of(fc::index_of(corner)); !rounds.empty()) {
        const bool one = rounds.find(',') == std::string::npos;
        page.story.push_back(words_.say(one ? "dice-boxing.paper.round_of" : "dice-boxing.paper.rounds_of",
                                        {{"boxer", name_of_corner(corner)}, {"rounds", rounds}}));
      }
    }
  }

  void write_figures(overlay::FrontPageModel& page) const {
    const BoxerState& red = state_.boxers[0];
    const BoxerState& blue = state_.boxers[1];
    overlay::FigureTable table(page, words_, names_);
    table.add("dice-boxing.rating.stamina", red.stamina, blue.stamina);
    table.add("dice-boxing.paper.start", setup_.starts[0].stamina, setup_.starts[1].stamina);
    table.add("dice-boxing.rating.control", setup_.starts[0].control, setup_.starts[1].control);
    table.add("dice-boxing.paper.downs", falls_of(0), falls_of(1));
    table.add("dice-boxing.paper.warnings", red.warnings, blue.warnings);
  }
};

}  // namespace

overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, const std::vector<std::string>& names,
                                         overlay::PaperVariants& variants) {
  return Desk(setup, state, names, variants).write();
}

}  // namespace fc::dice_boxing
