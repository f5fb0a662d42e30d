#include "overlay/the-ring/panels.h"

#include <string_view>

#include "overlay/bout/front_page_parts.h"
#include "overlay/bout/scorecards.h"
#include "rules/the-ring/names.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

/// What the papers call a method: draws are one story, decisions another.
std::string_view story_of(Method method) {
  switch (method) {
    case Method::ko: return "ko";
    case Method::tko: return "tko";
    case Method::tko_cut: return "cut";
    case Method::dq: return "dq";
    case Method::unanimous: return "unanimous";
    case Method::majority:
    case Method::split: return "close";
    default: return "draw";
  }
}

class Desk : overlay::PageWriterOfTwo<Setup, State> {
 public:
  using PageWriterOfTwo::PageWriterOfTwo;

  [[nodiscard]] overlay::FrontPageModel write() const {
    overlay::FrontPageModel page = new_page();
    const std::string how = "the-ring.paper." + std::string(story_of(state_.end.method));
    page.headline = say(how + ".headline");
    const bool stopped = is_stoppage(state_.end.method);
    if (setup_.rounds > 1) {
      page.subheads = {say(stopped ? "the-ring.paper.stopped_at" : "the-ring.paper.on_cards")};
      page.story = {say(variants_.take(how + ".story"))};
    } else {  // a lesson's bout: no story of many rounds is true of it
      page.subheads = {say(stopped ? "the-ring.paper.stopped_at" : "the-ring.paper.one_round.on_cards")};
      page.story = {say(state_.end.has_winner ? "the-ring.paper.one_round.won" : "the-ring.paper.one_round.level")};
    }
    if (state_.end.title != Title::none) {
      page.subheads.push_back(say("the-ring.paper.title." + std::string(name_of(state_.end.title))));
    }
    write_falls(page, "the-ring.paper", state_.boxers[0].downs + state_.boxers[1].downs);
    if (!state_.boxers[0].cuts.empty() || !state_.boxers[1].cuts.empty()) {
      page.story.push_back(say("the-ring.paper.blood"));
    }
    page.story.push_back(say("the-ring.paper.place"));
    page.quotes = {variants_.quote(how + ".quote", name_of_corner(first()), {}),
                   variants_.quote(how + ".loser_quote", name_of_corner(other(first())), {})};
    write_cards(page, "the-ring.paper.judges");
    write_figures(page);
    return page;
  }

 private:
  [[nodiscard]] std::string say(const std::string& key) const {
    const Corner champion = setup_.champion_corner();
    return words_.say(key, {{"winner", name_of_corner(first())},
                            {"loser", name_of_corner(other(first()))},
                            {"champion", name_of_corner(champion)},
                            {"challenger", name_of_corner(other(champion))},
                            {"round", std::to_string(state_.round)},
                            {"rounds", std::to_string(setup_.rounds)},
                            {"time", clock_text(state_.end.seconds)},
                            {"method", std::string(words_[key_of(state_.end.method)])},
                            {"city", named("the-ring.city.", name_of(state_.city))},
                            {"referee", named("the-ring.referee.", name_of(state_.referee))}});
  }
  [[nodiscard]] std::string named(std::string_view beginning, std::string_view name) const {
    return name.empty() ? std::string() : std::string(words_[std::string(beginning).append(name)]);
  }

  void write_figures(overlay::FrontPageModel& page) const {
    const BoxerState& red = state_.boxers[0];
    const BoxerState& blue = state_.boxers[1];
    overlay::FigureTable table(page, words_, names_);
    table.add("the-ring.rating.stm", red.stm, blue.stm);
    table.add("the-ring.paper.downs", red.downs, blue.downs);
    table.add("the-ring.paper.cuts", static_cast<int>(red.cuts.size()), static_cast<int>(blue.cuts.size()));
    table.add("the-ring.paper.warnings", red.warnings, blue.warnings);
    table.add("the-ring.paper.points_off", red.deducted, blue.deducted);
  }
};

}  // namespace

overlay::FrontPageModel write_front_page(const Setup& setup, const State& state, const std::vector<std::string>& names,
                                         overlay::PaperVariants& variants) {
  return Desk(setup, state, names, variants).write();
}

}  // namespace fc::the_ring
