// The newspaper after a bout.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "overlay/controls/widgets.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {
namespace {

/// Rays from the middle of a box to its edges, as on a poster.
void sunburst(Ui& ui, const Box& box, ImU32 ink) {
  constexpr int rays = 18;
  constexpr float whole = 2 * std::numbers::pi_v<float>;
  const Clip clip(ui, box);
  const ImVec2 centre{box.middle_x(), box.middle_y()};
  const float reach = box.w + box.h;
  for (int ray = 0; ray < rays; ++ray) {
    const float from = whole * static_cast<float>(ray) / rays;
    const float to = from + whole / rays / 2;
    ui.draw().AddTriangleFilled(centre, {centre.x + reach * std::cos(from), centre.y + reach * std::sin(from)},
                                {centre.x + reach * std::cos(to), centre.y + reach * std::sin(to)}, ink);
  }
}

/// The place of the photograph; without one the winner's mark as an engraving. A panel of its own: it never changes.
void picture(const FrontPageModel& model, const Box& box, Ui& ui) {
  const Panel panel(ui, "photograph", box, true);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  const Box inner = box.inset(ui.px(5));
  if (model.plot) {
    Box rest = inner.inset(ui.px(8), ui.px(4));
    ui.text(rest.take_top(ui.px(30)), model.plot_head, {.size = LetterSize::label, .face = Face::poster, .most = 30});
    draw_plot(ui, rest, *model.plot);
    return;
  }
  if (model.picture != nullptr) {
    const float height = std::min(inner.h, inner.w / model.picture_aspect);
    const Box place = inner.centred(std::min(inner.w, height * model.picture_aspect), height);
    ui.draw().AddImage(model.picture, {place.x, place.y}, {place.right(), place.bottom()});
    return;
  }
  ui.fill(inner, colour::paper_shade);
  sunburst(ui, inner, colour::faded(model.winner ? colour::of(model.winner->ink) : colour::gold, 0.45F));
  const float side = std::min(inner.w, inner.h) * 0.66F;
  const Box mark = inner.centred(side, side);
  if (model.winner) {
    seat_mark(ui, mark.inset(-ui.px(10)), model.winner->mark, colour::ink);
    seat_mark(ui, mark, model.winner->mark, colour::of(model.winner->ink));
    const Box ribbon = mark.centred(side * 0.86F, side * 0.26F);  // legible on every shape
    ui.fill(ribbon, colour::ink);
    poster_heading(ui, ribbon.inset(ui.px(8), ui.px(2)), ui.word("menu.front_page.winner"), LetterSize::poster,
                   colour::paper, 0);
    return;
  }
  corner_mark(ui, mark.moved(-side * 0.3F, 0), Corner::red, colour::red);
  corner_mark(ui, mark.moved(side * 0.3F, 0), Corner::blue, colour::blue);
}

/// The lead in larger type, then everything else; all of it shrinks until it fits. Gives what is left below.
Box story(const FrontPageModel& model, Box box, Ui& ui) {
  if (model.story.empty()) {
    return box;
  }
  const Type lead{.size = LetterSize::heading, .wrap = true, .top = true, .most = 26};
  const float height = std::min(box.h * 0.42F, ui.height_of(model.story.front(), box.w, lead));
  box.take_top(ui.text({box.x, box.y, box.w, height}, model.story.front(), lead) + ui.px(10));
  std::string rest;
  for (std::size_t index = 1; index < model.story.size(); ++index) {
    rest += model.story[index] + (index + 1 < model.story.size() ? " " : "");
  }
  const Type body{.size = LetterSize::large, .wrap = true, .top = true, .most = 26};
  const bool quotes_follow = ui.screen().h > ui.screen().w;
  box.take_top(ui.text({box.x, box.y, box.w, box.h * (quotes_follow ? 0.64F : 1.0F)}, rest, body) + ui.px(10));
  return box;
}

constexpr Type quoted{
    .size = LetterSize::body, .face = Face::sans_bold, .colour = colour::ink_soft, .wrap = true, .most = 24};

std::string all_quotes(const FrontPageModel& model) {
  std::string said;
  for (const std::string& quote : model.quotes) {
    said += (said.empty() ? "" : "\n") + quote;
  }
  return said;
}

/// What both said afterwards, beside a red line.
void quotes(const FrontPageModel& model, Box box, Ui& ui) {
  const std::string said = all_quotes(model);
  Box place = box.take_top(std::min(box.h, ui.height_of(said, box.w - ui.px(14), quoted)));
  ui.fill({place.x, place.y, std::max(2.0F, ui.px(3)), place.h}, colour::red);
  place.take_left(ui.px(14));
  ui.text(place, said, quoted);
}

/// The photograph in its own shape, or the engraving, and below it what was said.
void picture_column(const FrontPageModel& model, Box box, Ui& ui) {
  const float gap = ui.px(10);
  const float said = std::min(box.h * 0.42F, ui.height_of(all_quotes(model), box.w - ui.px(14), quoted));
  const float room = box.h - said - gap;
  const float photograph = model.picture != nullptr && !model.plot ? std::min(room, box.w / model.picture_aspect) : room;
  picture(model, box.take_top(photograph), ui);
  box.take_top(gap);
  quotes(model, box, ui);
}

/// Shares of the card's width by what stands in its columns, so that none of them has to be set much smaller than the
/// others: a name is wide, a number is not.
std::vector<float> widths_of(const FrontPageModel& model, const Ui& ui) {
  std::vector<float> widths;
  float whole = 0;
  for (std::size_t column = 0; column < model.card_head.size(); ++column) {
    float needed = ui.width_of(model.card_head[column], {.size = LetterSize::label, .face = Face::poster, .most = 32});
    for (const std::vector<std::string>& row : model.card_rows) {
      if (column < row.size()) {
        needed = std::max(needed, ui.width_of(row[column], {.size = LetterSize::body, .most = 22}));
      }
    }
    widths.push_back(needed + ui.px(12));
    whole += widths.back();
  }
  for (float& width : widths) {
    width /= whole;
  }
  return widths;
}

void figures(const FrontPageModel& model, Box box, Ui& ui) {
  const float height = std::min(ui.text_px(34), box.h / static_cast<float>(std::max<std::size_t>(1, model.figures.size())));
  const float side = box.w * 0.28F;
  std::vector<std::string_view> amounts;
  for (std::size_t line = 1; line < model.figures.size(); ++line) {
    amounts.insert(amounts.end(), {model.figures[line].front(), model.figures[line].back()});
  }
  const Type type = ui.fitted(amounts, Box{0, 0, side, height}.inset(ui.px(4), 0),
                              {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
  for (const std::array<std::string, 3>& line : model.figures) {
    Box row = box.take_top(height);
    ui.fill({row.x, row.bottom() - 1, row.w, 1}, colour::paper_deep);
    for (const bool left : {true, false}) {
      const Box cell = left ? row.take_left(side) : row.take_right(side);
      const bool head = &line == &model.figures.front();  // names on their colour: some inks are too light for paper
      const scene::Ink ink = model.sides[left ? 0 : 1];
      if (head) {
        ui.fill(cell.inset(0, ui.px(2)), colour::of(ink));
      }
      Type letters = type;
      if (head) {
        letters.colour = colour::on(ink);
        letters.most = 0;
      }
      ui.text(cell.inset(ui.px(4), 0), line[left ? 0 : 2], letters);
    }
    ui.text(row, line[1], {.size = LetterSize::body, .align = Align::centre});
  }
}

/// The card or ranking, and below it the figures.
void card_and_figures(const FrontPageModel& model, Box box, Ui& ui) {
  if (!model.card_head.empty() && !model.card_rows.empty()) {
    const std::vector<float> widths = widths_of(model, ui);
    const Box upper = box.take_top(box.h * (model.ranking ? 0.52F : 0.34F));
    table(ui, upper, {.widths = widths, .head = model.card_head, .rows = model.card_rows, .airy = model.ranking});
  }
  figures(model, box, ui);
}

std::optional<FrontPageChoice> buttons(const FrontPageModel& model, Box foot, Ui& ui) {
  struct Offer {
    FrontPageChoice choice;
    std::string_view key;
    bool shown;
  };
  const Offer rematch{FrontPageChoice::rematch, "menu.front_page.rematch", true};
  const bool leads_on = !model.leads_on.empty();
  const Offer next{FrontPageChoice::next, leads_on ? std::string_view(model.leads_on) : "menu.front_page.next", true};
  const std::array offers{
      leads_on ? next : rematch, leads_on ? rematch : next, Offer{FrontPageChoice::replay, "menu.front_page.replay", true},
      Offer{FrontPageChoice::keep, model.kept ? "menu.front_page.kept" : "menu.front_page.keep", model.can_keep},
      Offer{FrontPageChoice::cabinet, "menu.front_page.cabinet", true}};
  const int count = static_cast<int>(std::ranges::count_if(offers, &Offer::shown));
  std::optional<FrontPageChoice> choice;
  int place = 0;
  for (const Offer& offer : offers) {
    if (offer.shown) {
      const bool first = place == 0;
      if (poster_button(ui, offer.choice == FrontPageChoice::keep ? "keep" : offer.key,
                        foot.column(place++, count, ui.px(12)), ui.word(offer.key), first ? Weight::strong : Weight::plain,
                        first) &&
          !(offer.choice == FrontPageChoice::keep && model.kept)) {
        choice = offer.choice;
      }
    }
  }
  return choice;
}

}  // namespace

std::optional<FrontPageChoice> front_page_screen(const FrontPageModel& model, PageState& /*state*/, Ui& ui) {
  const Panel panel(ui, "front-page", ui.screen(), true);
  ui.focus().open_scope("front-page", true);
  paper_sheet(ui, ui.screen());
  Box rest = ui.screen().inset(ui.px(44), ui.px(24));
  std::optional<FrontPageChoice> choice;
  if (!model.clean) {
    choice = buttons(model, rest.take_bottom(ui.px(56)).inset(0, ui.px(4)), ui);
    rest.take_bottom(ui.px(6));
  }
  poster_heading(ui, rest.take_top(ui.px(64)), ui.word("menu.front_page.masthead"), LetterSize::poster, colour::ink, 0);
  const Box date = rest.take_top(ui.px(24));
  ui.text(date, ui.word("menu.front_page.motto"), {.size = LetterSize::small, .align = Align::left});
  ui.text(date, ui.word("menu.front_page.price"), {.size = LetterSize::small, .align = Align::right});
  ui.text(date, model.masthead_date, {.size = LetterSize::small, .align = Align::centre});
  double_rule(ui, rest.take_top(ui.px(8)));
  rest.take_top(ui.px(4));
  poster_heading(ui, rest.take_top(ui.px(96)), model.headline, LetterSize::giant, colour::ink,
                 model.winner ? colour::of(model.winner->ink) : colour::red);
  for (const std::string& subhead : model.subheads) {
    ui.text(rest.take_top(ui.px(34)), subhead, {.size = LetterSize::heading, .face = Face::poster, .align = Align::centre});
  }
  ui.fill(rest.take_top(std::max(1.0F, ui.px(1))), colour::ink);
  rest.take_top(ui.px(10));

  if (ui.screen().h > ui.screen().w) {
    const Box photograph = rest.take_top(rest.h * 0.34F);
    const Box facts = rest.take_bottom(rest.h * 0.54F);
    picture(model, photograph, ui);
    quotes(model, story(model, rest.inset(0, ui.px(12)), ui), ui);
    card_and_figures(model, facts, ui);
  } else {
    const Box left = rest.take_left(rest.w * 0.36F);
    const Box facts = rest.take_right(rest.w * (model.ranking ? 0.54F : 0.46F));
    story(model, rest.inset(ui.px(18), 0), ui);
    picture_column(model, left, ui);
    ui.fill({rest.right() + ui.px(2), rest.y, std::max(1.0F, ui.px(1)), rest.h}, colour::ink);
    card_and_figures(model, facts.inset(ui.px(12), 0), ui);
  }
  ui.focus().close_scope();
  return choice;
}

}  // namespace fc::overlay
