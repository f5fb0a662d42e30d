#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/ringside-campaign/cards.h"
#include "overlay/ringside-campaign/pages.h"
#include "rules/ringside-campaign/club.h"
#include "scene/ringside-campaign/chronicle.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

/// Where each piece lies, from the top of the paper: the first over all columns, each other in the shortest one.
class Sheet {
 public:
  static constexpr int most_columns = 3;
  static constexpr float least_column_units = 290;

  Sheet(const Ui& ui, float width)
      : gap_(ui.px(16)),
        columns_(std::clamp(static_cast<int>((width + gap_) / (ui.text_px(least_column_units) + gap_)), 1, most_columns)),
        width_(width),
        column_((width - gap_ * static_cast<float>(columns_ - 1)) / static_cast<float>(columns_)) {}

  /// False if it would reach below `most`: then it is left out.
  bool add(const Ui& ui, const Clipping& piece, float most) {
    if (pieces.empty()) {
      places.push_back({0, 0, width_, clipping_height(ui, width_, piece)});
      filled_.fill(places.front().h + gap_);
    } else {
      const auto shortest = std::min_element(filled_.begin(), filled_.begin() + columns_);
      const float high = clipping_height(ui, column_, piece);
      if (*shortest + high > most) {
        return false;
      }
      const auto column = static_cast<float>(shortest - filled_.begin());
      places.push_back({column * (column_ + gap_), *shortest, column_, high});
      *shortest += high + gap_;
    }
    pieces.push_back(piece);
    return true;
  }

  [[nodiscard]] float height() const { return *std::max_element(filled_.begin(), filled_.begin() + columns_); }

  std::vector<Clipping> pieces;
  std::vector<Box> places;

 private:
  float gap_;
  int columns_;
  float width_;
  float column_;
  std::array<float, most_columns> filled_{};
};

/// The issue of a week, and below it older pieces while there is room for whole ones.
Sheet sheet_of(const OfficeView& view, const std::vector<int>& weeks, int back, const Box& box, Ui& ui) {
  constexpr int oldest = 26;      // issues
  constexpr int most_misses = 4;  // pieces that have no room
  constexpr float no_limit = 1e9F;
  const auto issue = [&](int before) {
    return issue_of(view, weeks[weeks.size() - 1 - static_cast<std::size_t>(before)], ui.words());
  };
  Sheet sheet(ui, box.w);
  for (const Clipping& piece : issue(back)) {
    sheet.add(ui, piece, no_limit);
  }
  const int last = std::min(back + oldest, static_cast<int>(weeks.size()) - 1);
  int misses = 0;
  for (int before = back + 1; before <= last && misses < most_misses; ++before) {
    for (Clipping& older : issue(before)) {
      older.grand = false;
      misses += sheet.add(ui, older, box.h) ? 0 : 1;
    }
  }
  return sheet;
}

void set_sheet(const Sheet& sheet, const Box& box, float& scroll, Ui& ui) {
  const float content = sheet.height() - ui.px(8);
  if (content > box.h) {
    const Touch touch = ui.focus().add(focus_id("gazette-paper"), box, {.takes_vertical = true});
    if (touch.nudge != 0) {
      scroll += static_cast<float>(touch.nudge) * ui.text_px(80);
      ui.redraw();
    }
    if (touch.focused) {
      focus_frame(ui, box);
    }
  }
  const ScrollArea area(ui, box, content, scroll);
  for (std::size_t index = 0; index < sheet.pieces.size(); ++index) {
    const Box place = sheet.places[index].moved(box.x, box.y + area.offset());
    if (place.bottom() > box.y && place.y < box.bottom()) {
      draw_clipping(ui, place, sheet.pieces[index]);
    }
  }
}

}  // namespace

void draw_gazette_page(const OfficeView& view, const Box& box, OfficeMemory& memory, Ui& ui) {
  const std::vector<int> weeks = issues(view.chronicle);
  Box rest = box;
  Box head = rest.take_top(ui.px_for_letters(48, 64));
  if (weeks.empty()) {
    poster_heading(ui, head, ui.word("menu.front_page.masthead"), LetterSize::title, colour::ink, 0);
    double_rule(ui, rest.take_top(ui.px(8)));
    ui.text(rest.inset(ui.px(20)), ui.word("ringside-campaign.gazette.no_news"),
            {.size = LetterSize::large, .colour = colour::ink_soft, .align = Align::centre, .wrap = true});
    return;
  }
  const auto count = static_cast<int>(weeks.size());
  memory.gazette_back = std::clamp(memory.gazette_back, 0, count - 1);
  const int week = weeks[static_cast<std::size_t>(count - 1 - memory.gazette_back)];
  const Box chooser = head.take_right(std::max(head.w * 0.34F, ui.px(230))).inset(0, ui.px(3));
  poster_heading(ui, head, ui.word("menu.front_page.masthead"), LetterSize::title, colour::ink, 0, Align::left);
  const int step =
      stepper(ui, "gazette-week", chooser, {}, ui.say("ringside-campaign.gazette.issue", {{"week", std::to_string(week)}}));
  if (step != 0) {
    memory.gazette_back = std::clamp(memory.gazette_back - step, 0, count - 1);
    memory.gazette_scroll = 0;
    ui.redraw();
  }
  double_rule(ui, rest.take_top(ui.px(8)));
  rest.take_top(ui.px(4));
  const Box paper = rest.inset(ui.px(7), ui.px(6));
  set_sheet(sheet_of(view, weeks, memory.gazette_back, paper, ui), paper, memory.gazette_scroll, ui);
}

namespace {

using namespace overlay;

class Cover {
 public:
  Cover(const BoutView& view, int seat, Ui& ui)
      : view_(view), setup_(*view.setup), now_(view.now()), bouts_(view.chronicle().bouts()), seat_(seat), ui_(ui) {}

  void draw(Box box) {
    const bool narrow = box.h > box.w * 0.9F;
    Box men = narrow ? box.take_top(box.h * 0.55F) : box.take_left(box.w * 0.5F);
    narrow ? box.take_top(ui_.px(10)) : box.take_left(ui_.px(18));
    head("men", men);
    const auto& stable = now_.manager(seat_).stable;
    for (std::size_t place = 0; place < stable.size(); ++place) {
      const float share = men.h / static_cast<float>(stable.size() - place);
      draw_man(stable[place], men, share);
    }
    section("again", rematches(), box);
    section("week", offers(), box);
  }

 private:
  [[nodiscard]] std::string say(std::string_view key, Words::Arguments arguments = {}) const {
    return panel_text(ui_, "cover." + std::string(key), arguments);
  }
  [[nodiscard]] std::string_view last(Person person) const { return last_name(setup_, person, ui_.words()); }

  void head(std::string_view key, Box& box) const {
    ui_.text(box.take_top(ui_.text_px(28)), say(key), {.size = LetterSize::heading, .face = Face::poster, .most = 34});
    ui_.fill(box.take_top(ui_.px(2)), colour::ink);
    box.take_top(ui_.px(4));
  }

  void section(std::string_view key, const std::vector<std::string>& lines, Box& box) const {
    if (lines.empty()) {
      return;
    }
    head(key, box);
    const TextStyle type{.size = LetterSize::body, .wrap = true, .top = true, .most = 26};
    for (const std::string& line : lines) {
      const float height = ui_.height_of(line, box.w, type) + ui_.px(4);
      if (box.h < height) {
        return;
      }
      ui_.text(box.take_top(height), line, type);
    }
    box.take_top(ui_.px(10));
  }

  /// most: of its height.
  void draw_man(Person person, Box& box, float most) const {
    const PastBout* const bout = latest_of(person);
    const bool lost = bout != nullptr && !bout->result.is_drawn() && bout->bout.man(bout->result.winner) != person;
    const std::string said = bout != nullptr ? bout_line(*bout, person) : rest_words(office_view(view_), person, ui_);
    const TextStyle note{.size = LetterSize::body,
                         .colour = bout == nullptr ? colour::ink_soft
                                   : lost          ? colour::bad
                                                   : colour::good,
                         .wrap = true,
                         .top = true,
                         .most = 26};
    const float head = ui_.text_px(28);
    Box row = box.take_top(std::min(most, head + ui_.height_of(said, box.w, note) + ui_.px(6)));
    row_line(ui_, row);
    const std::string place = rank_text(rank_of(now_.ladder, person), ui_.words());
    const TextStyle small{.size = LetterSize::body, .colour = colour::ink_soft, .align = Align::right};
    Box top = row.take_top(std::min(head, row.h * 0.5F));
    ui_.text(top.take_right(std::min(ui_.width_of(place, small) + ui_.px(4), top.w * 0.5F)), place, small);
    const TextStyle name{.size = LetterSize::label, .face = Face::poster, .most = 32};
    ui_.text(top, name_for(view_, person, top.w, name, ui_), name);
    ui_.text(row, said, note);
  }

  /// His bout of the last night; null: he had none.
  [[nodiscard]] const PastBout* latest_of(Person person) const {
    const auto own = view_.chronicle().bouts_of(person);
    const PastBout* const bout = own.empty() ? nullptr : &bouts_[static_cast<std::size_t>(own.back())];
    return bout != nullptr && bout->week == bouts_.back().week ? bout : nullptr;
  }

  [[nodiscard]] std::string bout_line(const PastBout& bout, Person person) const {
    const Corner own = bout.bout.red == person ? Corner::red : Corner::blue;
    const std::string_view key = bout.result.is_drawn() ? "drew" : bout.result.winner == own ? "beat" : "lost";
    return say(key, {{"other", last(bout.bout.man(other(own)))},
                     {"result", result_text(bout.result, ui_.words())},
                     {"sum", signed_money_text(bout.shares[fc::index_of(own)], ui_.words())}});
  }

  /// Who has lost to a man of his, or beaten one, when both boxed last: it can be done again.
  [[nodiscard]] std::vector<std::string> rematches() const {
    std::vector<std::string> lines;
    for (const Person person : now_.manager(seat_).stable) {
      const auto own = view_.chronicle().bouts_of(person);
      const Person rival = now_.man(person).last_opponent;
      if (own.empty() || rival == nobody || met_in_a_row(now_, person, rival) == 0 ||
          now_.man(rival).owner >= most_managers || now_.man(rival).owner == seat_) {
        continue;
      }
      const PastBout& bout = bouts_[static_cast<std::size_t>(own.back())];
      if (bout.result.is_drawn()) {
        continue;
      }
      const Person winner = bout.bout.man(bout.result.winner);
      const BilledBout again{.red = person, .blue = rival};
      const bool pays = terms_of(setup_, now_, again).rematch;
      std::string line = say(winner == person ? "wants" : "owes",
                             {{"man", last(person)}, {"other", last(rival)}, {"week", std::to_string(bout.week)}});
      lines.push_back(pays ? line + " " + say("pays") : line);
    }
    return lines;
  }

  [[nodiscard]] std::vector<std::string> offers() const {
    std::vector<std::string> lines;
    if (now_.television) {
      lines.push_back(say("cameras", {{"arena", ui_.word(key_of(*now_.television))}}));
    }
    for (const Visitor& visitor : now_.visitors) {
      lines.push_back(
          say("visitor", {{"man", man_name(setup_, visitor.man, ui_.words())}, {"arena", ui_.word(key_of(visitor.arena))}}));
    }
    if (now_.ladder.champion == nobody) {
      lines.push_back(say("vacant"));
    } else if (const int mandatory = setup_.options.mandatory_weeks; mandatory > 0) {
      const int left = mandatory - (now_.week - now_.last_defence);
      lines.push_back(left <= 0 ? say("defence-due", {{"man", last(now_.ladder.champion)}})
                                : say("defence", {{"man", last(now_.ladder.champion)}, {"weeks", std::to_string(left)}}));
    }
    const auto& stable = now_.manager(seat_).stable;
    const auto rested = std::ranges::count_if(stable, [&](Person person) { return is_rested(setup_, now_, person); });
    lines.push_back(say("rested", {{"men", std::to_string(rested)}}));
    return lines;
  }

  const BoutView& view_;
  const Setup& setup_;
  const State& now_;
  const std::vector<PastBout>& bouts_;
  int seat_;
  Ui& ui_;
};

}  // namespace

void draw_cover(const BoutView& view, int seat, const Box& box, Ui& ui) { Cover(view, seat, ui).draw(box); }

}  // namespace fc::ringside_campaign
