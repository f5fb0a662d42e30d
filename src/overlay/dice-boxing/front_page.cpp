#include "overlay/dice-boxing/panels.h"

#include <string_view>

#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/scorecards.h"
#include "rules/dice-boxing/state.h"
#include "scene/dice-boxing/wording.h"

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
    write_falls(page, "dice-boxing.paper", falls_of(0) + falls_of(1));
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
