#include "overlay/bout/front_page_pictures.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "overlay/controls/portrait.h"
#include "overlay/controls/widgets.h"

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

/// Lays the photograph into the box, pixel by pixel. False: there is none.
bool printed(const FrontPageModel& model, FrontPagePicture which, const Box& box, Ui& ui) {
  const float width = std::round(box.w);
  const float height = std::round(box.h);
  if (!model.photograph || width < 1 || height < 1) {
    return false;
  }
  const ImTextureID picture = model.photograph(which, static_cast<int>(width), static_cast<int>(height));
  if (picture == nullptr) {
    return false;
  }
  const float x = std::round(box.x);
  const float y = std::round(box.y);
  ui.draw().AddImage(picture, {x, y}, {x + width, y + height});
  return true;
}

}  // namespace

// A panel of its own: it never changes.
void last_moment(const FrontPageModel& model, const Box& box, Ui& ui) {
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
  if (model.face) {
    ui.fill(inner, colour::paper_shade);
    sunburst(ui, inner, colour::faded(model.winner ? colour::of(model.winner->ink) : colour::gold, 0.45F));
    portray(ui, inner.inset(ui.px(6), 0), at_ease(*model.face), model.winner.value_or(scene::mark_of(Corner::red)), 1,
            Portrait::Cut::bust);
    return;
  }
  if (printed(model, FrontPagePicture::last_moment, inner, ui)) {
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

void hardest_blow(const FrontPageModel& model, Box box, Ui& ui) {
  constexpr Type caption{
      .size = LetterSize::body, .face = Face::sans_bold, .colour = colour::ink_soft, .wrap = true, .top = true, .most = 22};
  const float lines = std::min(box.h * 0.4F, ui.height_of(model.blow, box.w, caption));
  constexpr float shape = 0.9F;  // height to width, at most
  box = box.take_top(std::min(box.h, box.w * shape + ui.px(4) + lines));
  ui.text(box.take_bottom(lines), model.blow, caption);
  box.take_bottom(ui.px(4));
  const Panel panel(ui, "hardest-blow", box, true);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::ink, ui.px(2));
  const Box inner = box.inset(ui.px(4));
  if (!printed(model, FrontPagePicture::hardest_blow, inner, ui)) {
    ui.fill(inner, colour::paper_shade);
    sunburst(ui, inner, colour::faded(colour::gold, 0.45F));
  }
}

}  // namespace fc::overlay
