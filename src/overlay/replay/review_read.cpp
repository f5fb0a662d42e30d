// How easily each corner's secret picks could be guessed, and the habit that told most.
#include <algorithm>

#include "overlay/controls/widgets.h"
#include "overlay/replay/review_parts.h"

namespace fc::overlay {
namespace {

/// A share of all picks as a bar behind its words.
void draw_share(std::string_view words, float share, ImU32 ink, Box row, Ui& ui) {
  ui.text(row.take_left(row.w * 0.5F), words, {.size = LetterSize::body, .most = 24});
  row.take_left(ui.px(8));
  const Box track = row.centred(row.w, std::min(row.h * 0.5F, ui.px(16)));
  ui.fill(track, colour::paper_deep);
  ui.fill({track.x, track.y, track.w * std::clamp(share, 0.0F, 1.0F), track.h}, ink);
}

void draw_read(const ReviewModel& model, Corner corner, Box box, Ui& ui) {
  const std::size_t place = corner == Corner::red ? 0 : 1;
  const ReviewRead& read = model.read.at(place);
  Box head = box.take_top(ui.px_for_letters(28, 40));
  const float mark = std::min(head.h, ui.px(20));
  corner_mark(ui, head.take_left(mark + ui.px(8)).centred(mark, mark), corner, colour::of(corner));
  ui.text(head, ui.say("review.read.of", {{"name", model.names.at(place)}}),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::of(corner), .most = 30});
  const TextStyle type{.size = LetterSize::body, .wrap = true, .most = 24};
  if (read.line.empty()) {
    ui.text(box.take_top(ui.px_for_letters(40, 70)),
            read.habit.empty() ? ui.word("review.read.none") : std::string_view(read.habit),
            {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .most = 24});
    return;
  }
  const float bar_height = std::min(ui.px_for_letters(28, 34), box.h * 0.16F);
  const float words = (box.h - 2 * bar_height) / 2;
  ui.text(box.take_top(std::min(words, ui.px_for_letters(50, 84))), read.line, type);
  draw_share(ui.word("review.read.guessed"), read.guessed, colour::of(corner), box.take_top(bar_height), ui);
  draw_share(ui.word("review.read.allowed"), read.allowed, colour::ink_soft, box.take_top(bar_height), ui);
  TextStyle habit = type;
  habit.face = Face::sans_bold;
  ui.text(box.take_top(std::min(box.h, ui.px_for_letters(56, 92))), read.habit, habit);
}

}  // namespace

void review_reads(const ReviewModel& model, const Box& box, Ui& ui) {
  const bool upright = ui.screen().h > ui.screen().w;
  for (const Corner corner : both_corners) {
    const int place = corner == Corner::red ? 0 : 1;
    draw_read(model, corner, upright ? box.row(place, 2, ui.px(8)) : box.column(place, 2, ui.px(28)), ui);
  }
}

}  // namespace fc::overlay
