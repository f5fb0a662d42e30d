// A life in the ring: the record, the rank after every fight as a curve, and the men who were beaten, the best of them
// first.

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "overlay/bout/two_corners.h"
#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing-career/panels.h"
#include "scene/dice-boxing-career/biography.h"
#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

using namespace overlay;

namespace {

ImU32 ink_of(Outcome outcome) { return is_won(outcome) ? colour::good : is_lost(outcome) ? colour::bad : colour::ink_soft; }

/// A bar for every fight, as high as the rank that it led to, with the outcome at its foot.
void draw_curve(const DeskView& view, Box box, Ui& ui) {
  const auto& past = view.readout.past;
  const std::size_t slots = std::max<std::size_t>(past.size(), 20);
  ui.text(box.take_top(ui.px_for_letters(22, 32)), ui.word("dice-boxing-career.life.curve"),
          {.size = LetterSize::small, .colour = colour::ink_soft});
  box.take_top(ui.px_for_letters(8, 12));
  const Box scale = box.take_left(ui.px_for_letters(38, 54));
  const Box feet = box.take_bottom(ui.px(12));
  constexpr std::array marks{0, 10, 20, 30, 40, 50};
  for (const int rank : marks) {
    const float y = box.y + box.h * static_cast<float>(rank) / static_cast<float>(lowest_rank);
    ui.fill({box.x, y, box.w, std::max(1.0F, std::round(ui.px(1)))}, colour::paper_deep);
    ui.text({scale.x, y - ui.px(10), scale.w - ui.px(6), ui.px(20)},
            rank == 0 ? std::string(ui.word("dice-boxing-career.life.top")) : std::to_string(rank),
            {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right, .most = 18});
  }
  const float width = box.w / static_cast<float>(slots);
  for (std::size_t place = 0; place < past.size(); ++place) {
    const PastBout& bout = past[place];
    const float x = box.x + width * static_cast<float>(place);
    const float share = bout.after < 0 ? 0 : static_cast<float>(bout.after) / static_cast<float>(lowest_rank);
    const float y = box.y + box.h * share;
    const float inset = std::min(ui.px(2), width * 0.15F);
    ui.fill({x + inset, y, width - 2 * inset, std::max(ui.px(2), box.bottom() - y)},
            bout.after == 0 ? colour::gold : colour::ink);
    ui.fill({x + inset, feet.y + ui.px(3), width - 2 * inset, feet.h - ui.px(4)}, ink_of(bout.bout.outcome));
  }
}

/// The men who were beaten, the highest rank that each had first; at most once each.
std::vector<PastBout> victims_of(const Readout& readout) {
  std::vector<PastBout> victims;
  for (const PastBout& bout : readout.past) {
    if (!is_won(bout.bout.outcome)) {
      continue;
    }
    const auto known = std::ranges::find_if(victims, [&](const PastBout& one) { return one.bout.man == bout.bout.man; });
    if (known == victims.end()) {
      victims.push_back(bout);
    } else if (bout.bout.rank < known->bout.rank) {
      *known = bout;
    }
  }
  std::ranges::stable_sort(victims, {}, [](const PastBout& bout) { return bout.bout.rank < 0 ? 99 : bout.bout.rank; });
  return victims;
}

void draw_victims(const DeskView& view, Box box, Ui& ui) {
  ui.text(box.take_top(ui.px_for_letters(30, 42)), ui.word("dice-boxing-career.life.victims"),
          {.size = LetterSize::heading, .face = Face::poster, .misprint = colour::red});
  const std::vector<PastBout> victims = victims_of(view.readout);
  if (victims.empty()) {
    ui.text(box.take_top(ui.px_for_letters(30, 44)), ui.word("dice-boxing-career.life.nobody"),
            {.size = LetterSize::body, .colour = colour::ink_soft});
  }
  const float height = ui.px_for_letters(24, 36);
  for (const PastBout& bout : victims) {
    if (box.h < height) {
      return;
    }
    Box row = box.take_top(height);
    if (bout.bout.title) {
      ui.fill(row, colour::gold);
    }
    row_rule(ui, row);
    row = row.inset(ui.px(6), 0);
    const TextStyle small{.size = LetterSize::small, .face = Face::sans_bold, .most = 22};
    const Box rank = row.take_left(view.on_path() ? ui.px_for_letters(70, 104) : 0);
    if (view.on_path()) {
      ui.text(rank, rank_word(bout.bout.rank, ui.words()), small);
    }
    TextStyle how = small;
    how.align = Align::right;
    how.colour = colour::ink_soft;
    ui.text(row.take_right(row.w * 0.3F), ui.word(std::string("dice-boxing-career.how.").append(name_of(bout.bout.outcome))),
            how);
    ui.text(row, man_name(*view.setup, bout.bout.man, view.model->names), {.size = LetterSize::body, .most = 24});
  }
}

}  // namespace

void draw_life(const DeskView& view, Box box, Ui& ui) {
  const State& now = view.now();
  const bool over = now.retired != Retirement::none;
  page_heading(
      ui, box,
      over ? ui.say(std::string("dice-boxing-career.told.ended-").append(name_of(now.retired)), {{"you", view.you_name()}})
           : ui.say("dice-boxing-career.life.heading", {{"you", view.you_name()}}));
  const auto figure = [&](std::string_view key, std::string text, ImU32 ink = colour::ink) {
    return Figure{.key = key, .text = std::move(text), .ink = ink};
  };
  std::vector<Figure> figures{
      figure("dice-boxing-career.life.wins", std::to_string(now.record.wins)),
      figure("dice-boxing-career.life.losses", std::to_string(now.record.losses)),
      figure("dice-boxing-career.life.draws", std::to_string(now.record.draws)),
      figure("dice-boxing-career.life.kos", std::to_string(now.record.ko_wins)),
      figure("dice-boxing-career.life.titles", std::to_string(now.titles), now.titles > 0 ? colour::good : colour::ink)};
  if (view.on_path()) {
    figures.push_back(figure("dice-boxing-career.life.best", now.best == 0
                                                                 ? std::string(ui.word("dice-boxing-career.life.top"))
                                                                 : "#" + std::to_string(now.best)));
  }
  figure_row(ui, box.take_top(ui.px_for_letters(64, 92)), figures);
  box.take_top(ui.px(10));
  const bool narrow = box.w < box.h;
  if (view.on_path()) {
    const Box curve = narrow ? box.take_top(box.h * 0.4F) : box.take_left(box.w * 0.55F);
    draw_curve(view, curve.inset(0, ui.px(2)), ui);
  }
  draw_victims(view, narrow ? box.inset(0, ui.px(8)) : Box{box.x + ui.px(18), box.y, box.w - ui.px(18), box.h}, ui);
}

namespace {

/// How far he came: what the paper makes of it.
std::string_view fame_of(const Setup& setup, const State& state) {
  constexpr int top_ten = 10;
  constexpr int half_way = 25;
  if (setup.options.mode == Mode::free) {
    return "free";
  }
  if (state.titles > 0) {
    return state.titles == 1 ? "champion_once" : "champion";
  }
  return state.best <= top_ten ? "contender" : state.best <= half_way ? "journeyman" : "club";
}

class Obituary {
 public:
  Obituary(const MatchOf<Rules>& career, const std::vector<std::string>& names, const Words& words)
      : setup_(career.setup()),
        state_(career.state()),
        events_(career.events()),
        looks_(career.looks()),
        names_(names),
        words_(words) {}

  [[nodiscard]] overlay::FrontPageModel write() const {
    overlay::FrontPageModel page;
    const std::string fame = std::string("dice-boxing-career.paper.").append(fame_of(setup_, state_));
    page.headline = say(fame + ".headline");
    page.subheads = {record_line(state_.record, words_)};
    page.story = {say(fame + ".story"), say(std::string("dice-boxing-career.paper.end.").append(name_of(state_.retired)))};
    if (state_.tourney.wins) {
      page.story.push_back(counted("dice-boxing-career.paper.tourney.", *state_.tourney.wins, words_));
    }
    page.facts = biography_of(setup_, events_, names_, words_);
    page.quotes = {say(fame + ".quote")};
    if (!looks_.empty()) {
      page.face = looks_.front();
    }
    if (state_.titles > 0) {
      page.winner = scene::mark_of(Corner::red);
    }
    write_victims(page);
    return page;
  }

 private:
  [[nodiscard]] std::string say(const std::string& key) const {
    return words_.say(key, {{"you", names_.front()},
                            {"best", rank_word(state_.best, words_)},
                            {"fights", std::to_string(state_.fights())},
                            {"titles", std::to_string(state_.titles)}});
  }

  /// The best men he beat, by the rank they had then.
  void write_victims(overlay::FrontPageModel& page) const {
    constexpr std::size_t most = 6;
    std::vector<BoutFought> wins;
    for (const Event& event : events_) {
      if (const auto* bout = std::get_if<BoutFought>(&event); bout != nullptr && is_won(bout->outcome) && !bout->tourney) {
        wins.push_back(*bout);
      }
    }
    std::ranges::stable_sort(wins, {}, &BoutFought::rank);
    page.ranking = true;
    page.card_head = {std::string(words_["dice-boxing-career.life.victims"]),
                      std::string(words_["dice-boxing-career.paper.how"])};
    for (const BoutFought& bout : wins) {
      if (page.card_rows.size() == most) {
        break;
      }
      const std::string name = man_name(setup_, bout.man, names_);
      const std::string rank = bout.rank < 0 ? std::string() : rank_word(bout.rank, words_) + " ";
      page.card_rows.push_back(
          {rank + name, std::string(words_[std::string("dice-boxing-career.how.").append(name_of(bout.outcome))])});
    }
  }

  const Setup& setup_;
  const State& state_;
  const std::vector<Event>& events_;
  const std::vector<Looks>& looks_;
  const std::vector<std::string>& names_;
  const Words& words_;
};

}  // namespace

overlay::FrontPageModel write_front_page(const MatchOf<Rules>& career, const std::vector<std::string>& names,
                                         const Words& words) {
  return Obituary(career, names, words).write();
}

}  // namespace fc::dice_boxing_career
