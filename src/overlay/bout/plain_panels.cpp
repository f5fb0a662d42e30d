#include "overlay/bout/plain_panels.h"

#include <algorithm>

#include "overlay/bout/two_corners.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"

namespace fc::overlay {
namespace {

/// One of the answers that are picked in secret. option: which.
bool draw_pick(const OpenQuestion& question, int control, std::size_t option, const Box& box, Ui& ui) {
  Touch touch;
  if (question.by_person && !question.discreet && !question.refuses(option)) {
    const std::string name = "pick-" + std::to_string(question.prompt.need.seat);
    touch = ui.focus().add(focus_id(name, control), box, {.first = option == 0});
  }
  ui.fill(box, touch.focused ? colour::gold : colour::paper);
  ui.frame(box, colour::ink, ui.px(1.5F));
  ui.text(box.inset(ui.px(34), 0), question.prompt.options[option].label,
          {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre, .wrap = true, .most = 18});
  if (question.by_person) {
    pick_glyph(ui, box, question, control);
  }
  if (touch.focused) {
    focus_frame(ui, box);
  }
  return touch.activated;
}

/// sealed: the key of what is stamped on a pick that is in.
std::optional<BoutAction> draw_secret(const OpenQuestion& question, const std::string& sealed, const Box& box, Ui& ui) {
  if (question.sealed) {
    stamp(ui, box.centred(ui.px(160), ui.px(44)), ui.word(sealed), colour::ink, question.sealed_age);
    return std::nullopt;
  }
  const int columns = static_cast<int>(question.prompt.place_count());
  std::optional<BoutAction> action;
  int column = 0;
  for (int control = 0; control < static_cast<int>(question.places.size()); ++control) {
    const std::optional<std::size_t> option = question.option_of(control);
    if (option && draw_pick(question, control, *option, box.column(column++, columns, ui.px(6)), ui)) {
      action = BoutAction{.kind = BoutAction::Kind::pick, .seat = question.prompt.need.seat, .index = *option, .page = {}};
    }
  }
  return action;
}

std::optional<BoutAction> draw_open(const OpenQuestion& question, const Box& box, Ui& ui) {
  std::optional<BoutAction> action;
  const int count = static_cast<int>(question.prompt.options.size());
  constexpr int most_columns = 3;
  const int columns = std::min(count, most_columns);
  const int rows = (count + columns - 1) / columns;
  for (int index = 0; index < count; ++index) {
    const scene::Option& option = question.prompt.options[static_cast<std::size_t>(index)];
    const Box place = box.row(index / columns, rows, ui.px(4)).column(index % columns, columns, ui.px(6));
    if (question.refuses(static_cast<std::size_t>(index))) {
      refused_answer(ui, place, option.label);
      continue;
    }
    if (poster_button(ui, "answer-" + option.notation, place, option.label, Weight::plain,
                      static_cast<std::size_t>(index) == question.prompt.first)) {
      action = BoutAction{.kind = BoutAction::Kind::choose,
                          .seat = question.prompt.need.seat,
                          .index = static_cast<std::size_t>(index),
                          .page = {}};
    }
  }
  return action;
}

/// Question and answers of one seat. The title of a secret one says who is asked, never what he looks at.
std::optional<BoutAction> draw_question(const OpenQuestion& question, const std::string& sealed, Box box,
                                        const std::optional<std::pair<std::string, std::string>>& order, Ui& ui) {
  paper_card(ui, box);
  box = box.inset(ui.px(8), ui.px(5));
  ui.text(box.take_top(ui.px_for_letters(26, 40)), question.prompt.title,
          {.size = LetterSize::body, .face = Face::sans_bold, .wrap = true, .most = 60});
  if (question.prompt.secret()) {
    return draw_secret(question, sealed, box, ui);
  }
  if (!question.by_person) {
    return std::nullopt;
  }
  if (order && poster_button(ui, "order-" + order->first, box.take_right(box.w / 4), order->second)) {
    return BoutAction{.kind = BoutAction::Kind::order, .seat = question.prompt.need.seat, .page = order->first};
  }
  return draw_open(question, box, ui);
}

}  // namespace

std::optional<BoutAction> plain_top(const BoutModel& model, const Box& strip, std::string_view line, Ui& ui) {
  const Panel panel(ui, "top", strip, true);
  hall_strip(ui, strip);
  Box rest = strip.inset(ui.px(14), ui.px(5));
  std::optional<BoutAction> action = way_out(model, ui, strip, rest);
  poster_heading(ui, rest, line, LetterSize::title, colour::paper, colour::red, Align::left);
  return action;
}

void plain_column(const BoutModel& model, int first, const Box& column, const std::vector<std::string>& lines, Ui& ui) {
  constexpr int rows = 3;
  for (int row = 0; row < rows; ++row) {
    const auto seat = static_cast<std::size_t>(first + 2 * row);
    if (seat >= lines.size()) {
      return;
    }
    Box place = column.row(row, rows, ui.px(6));
    const Box card = place.take_top(std::min(place.h, ui.px_for_letters(84, 130)));
    paper_card(ui, card);
    Box rest = card.inset(ui.px(10), ui.px(6));
    const float side = ui.px(24);
    const scene::SeatMark mark = scene::mark_of_seat(static_cast<int>(seat));
    seat_mark(ui, rest.take_left(side + ui.px(8)).centred(side, side), mark.mark, colour::of(mark.ink));
    ui.text(rest.take_top(rest.h / 2), model.names[seat], {.size = LetterSize::large, .face = Face::sans_bold});
    ui.text(rest, lines[seat], {.size = LetterSize::body});
  }
}

std::optional<BoutAction> plain_foot(const BoutModel& model, const scene::Layout& layout, bool judged,
                                     const std::optional<std::pair<std::string, std::string>>& order, Ui& ui) {
  caption_strip(ui, layout.caption, model.scene->caption(model.clock, ui.words()), judged);
  if (model.questions.empty()) {
    commentary_strip(ui, layout.commentary, model.scene->commentary(model.clock, ui.words(), 4));
    return std::nullopt;
  }
  std::optional<BoutAction> action;
  const int count = static_cast<int>(model.questions.size());
  const Box& above = layout.caption;
  const Box foot{above.x, above.bottom(), above.w, layout.commentary.bottom() - above.bottom()};
  const Panel panel(ui, "questions", foot, true);
  hall_strip(ui, foot);
  const std::string sealed = std::string(model.match->game()) + ".panel.sealed";
  for (int index = 0; index < count; ++index) {
    const OpenQuestion& question = model.questions[static_cast<std::size_t>(index)];
    if (std::optional<BoutAction> answer = draw_question(question, sealed, foot.column(index, count, ui.px(6)), order, ui)) {
      action = std::move(answer);
    }
  }
  return action;
}

void plain_tale(std::vector<BoxerCardModel> cards, TaleModel& tale) {
  for (std::size_t seat = 0; seat < cards.size(); ++seat) {
    cards[seat].name = tale.names[seat];
    cards[seat].mark = scene::mark_of_seat(static_cast<int>(seat));
  }
  if (cards.size() != 2) {
    tale.cards = std::move(cards);
    return;
  }
  for (std::size_t rating = 0; rating < cards[0].ratings.size(); ++rating) {
    const RatingModel& red = cards[0].ratings[rating];
    tale.rows.push_back({.label = red.label, .red = red.value, .blue = cards[1].ratings[rating].value, .most = red.most});
  }
}

FrontPageModel plain_front_page(const Match& match, const std::vector<std::string>& names, const std::vector<int>& figures,
                                std::string_view figure_key, const Words& words) {
  const Standing standing = match.standing();
  const bool won = standing.winners.size() == 1;
  const std::size_t winner = won ? static_cast<std::size_t>(standing.winners.front()) : 0;
  const auto say = [&](std::string_view what) {
    const std::string key = std::string(match.game()).append(".paper.").append(what).append(won ? "" : "_draw");
    return words.say(key, {{"winner", names[winner]}, {"figure", std::to_string(figures[winner])}});
  };
  FrontPageModel page;
  page.headline = say("headline");
  page.subheads = {worded(standing, names, words)};
  page.story = {say("story")};
  page.quotes = {say("quote")};
  if (won) {
    page.winner = scene::mark_of_seat(static_cast<int>(winner));
  }
  page.card_head = {"", std::string(words[figure_key])};
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    page.card_rows.push_back({names[seat], std::to_string(figures[seat])});
  }
  page.ranking = true;
  return page;
}

}  // namespace fc::overlay
