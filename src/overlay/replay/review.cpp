#include "overlay/replay/review.h"

#include <algorithm>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

/// Large letters need a page that is longer than an upright screen.
constexpr float review_page_height = 1560;

std::optional<ReviewAction> review_buttons(const ReviewModel& model, const Box& foot, Ui& ui) {
  struct Offer {
    std::string_view id;
    std::string_view words;
    std::string_view control;
    ReviewAction action;
  };
  std::vector<Offer> offers{{"review-back", ui.word("menu.back"), ui.controls().back, {.kind = ReviewAction::Kind::back}}};
  if (!model.many) {
    offers.push_back({"review-figures",
                      ui.word(model.shows_figures ? "review.figures_hide" : "review.figures_show"),
                      ui.controls().details,
                      {.kind = ReviewAction::Kind::figures}});
  }
  if (model.can_keep) {
    offers.push_back({"review-keep",
                      ui.word(model.kept ? "menu.front_page.kept" : "menu.front_page.keep"),
                      {},
                      {.kind = ReviewAction::Kind::keep}});
  }
  std::optional<ReviewAction> action;
  for (std::size_t index = 0; index < offers.size(); ++index) {
    const Offer& offer = offers[index];
    const Box place = foot.column(static_cast<int>(index), static_cast<int>(offers.size()), ui.px(12));
    const bool idle = offer.action.kind == ReviewAction::Kind::keep && model.kept;
    if (poster_button(ui, offer.id, place, offer.words, Weight::plain, model.pins.empty() && index == 0, offer.control) &&
        !idle) {
      action = offer.action;
    }
  }
  return action;
}

/// The sentence, and below it how rare such dice are and what to do otherwise.
void say_why(const ReviewModel& model, Box box, Ui& ui) {
  if (model.sentence.empty()) {
    ui.text(box, ui.word("review.reckoning"),
            {.size = LetterSize::heading, .colour = colour::ink_soft, .align = Align::centre, .most = 26});
    return;
  }
  const TextStyle type{.size = LetterSize::heading, .face = Face::sans_bold, .wrap = true, .most = 28};
  const TextStyle small{.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .most = 24};
  const std::string below = model.rarity + (model.rarity.empty() ? "" : " ") + model.advice;
  if (!below.empty()) {
    ui.text(box.take_bottom(std::min(box.h * 0.5F, ui.height_of(below, box.w, small) + ui.px(4))), below, small);
  }
  ui.text(box, model.sentence, type);
}

}  // namespace

std::optional<ReviewAction> review_screen(const ReviewModel& model, PageState& state, Ui& ui) {
  // Who reads a page that scrolls keeps his place in it when its lists are ready.
  const std::string_view scope = model.whole || has_large_pages(ui) ? "review" : "review-reckoning";
  const FullPage page(ui, "review", {.end = 22, .scope = scope, .height = review_page_height});
  Box rest = page.inside();
  std::optional<ReviewAction> action;
  const auto note = [&action](std::optional<ReviewAction> of_part) { action = of_part ? of_part : action; };
  if (!model.clean) {
    note(review_buttons(model, rest.take_bottom(ui.px(56)).inset(0, ui.px(4)), ui));
    rest.take_bottom(ui.px(6));
  }
  Box head = rest.take_top(ui.px_for_letters(46, 60));
  ui.text(head.take_right(head.w * 0.5F), model.outcome,
          {.size = LetterSize::large, .face = Face::sans_bold, .align = Align::right, .wrap = true, .most = 26});
  poster_heading(ui, head, ui.word("review.heading"), LetterSize::title, colour::ink, colour::red, Align::left);
  rest.take_top(ui.px(2));
  double_rule(ui, rest.take_top(ui.px(8)));
  rest.take_top(ui.px(6));
  const bool upright = ui.screen().h > ui.screen().w;
  say_why(model, rest.take_top(ui.px(upright ? 172 : 102)), ui);
  rest.take_top(ui.px(8));
  if (model.many) {
    if (!model.accounts.empty()) {
      note(review_accounts(model, state, rest, ui));
    }
    return action;
  }
  if (upright) {
    note(review_curve(model, rest.take_top(rest.h * 0.34F), ui));
    rest.take_top(ui.px(8));
    review_pulls(model, rest.take_top(rest.h * 0.34F), ui);
  } else {
    Box upper = rest.take_top(rest.h * 0.53F);
    note(review_curve(model, upper.take_left(upper.w * 0.6F), ui));
    upper.take_left(ui.px(28));
    review_pulls(model, upper, ui);
  }
  rest.take_top(ui.px(8));
  const std::array names{std::string(ui.word("review.choices")), std::string(ui.word("review.dice")),
                         std::string(ui.word("review.read.tab"))};
  state.page = tabs(ui, "review-leaf", rest.take_top(ui.px_for_letters(38, 54)), names, state.page);
  rest.take_top(ui.px(6));
  if (model.whole && static_cast<ReviewTab>(state.page) == ReviewTab::read) {
    review_reads(model, rest, ui);
  } else if (model.whole) {
    note(review_lists(model, static_cast<ReviewTab>(state.page), rest, ui));
  }
  return action;
}

// How easily each corner's secret picks could be guessed, and the habit that told most.

namespace {

/// A share of all picks as a bar behind its words.
void draw_share(std::string_view words, float share, ImU32 ink, Box row, Ui& ui) {
  ui.text(row.take_left(row.w * 0.5F), words, {.size = LetterSize::body, .most = 24});
  row.take_left(ui.px(8));
  bar(ui, row.centred(row.w, std::min(row.h * 0.5F, ui.px(16))), share, ink, colour::paper_deep);
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
