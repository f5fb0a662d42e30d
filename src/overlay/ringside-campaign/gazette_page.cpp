#include "overlay/ringside-campaign/gazette_page.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/ringside-campaign/gazette.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

constexpr int most_columns = 3;
constexpr float least_column_units = 290;

/// Where each piece lies, from the top of the paper: the first over all columns, each other in the shortest one.
class Sheet {
 public:
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

}  // namespace fc::ringside_campaign
