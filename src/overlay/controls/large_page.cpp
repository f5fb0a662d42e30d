#include "overlay/controls/large_page.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

/// Upright pages are laid out for so many units in width, and for narrower ones only at smaller letters.
constexpr float page_width = 700;
/// From here on letters are too large for a screen that lies flat.
constexpr float large_letters = 1.3F;

constexpr int not_begun = -1;  ///< of `Ui::PageScroll::part`: nobody has seen the page yet

ImguiLayer::Page page_of(const ImguiLayer& layer, float height) {
  const Box view = layer.output();
  const float zoom = std::min(layer.output_text_scale(), view.w / layer.output_scale() / page_width);
  const float scale = layer.output_scale() * zoom;
  return {.whole = {view.x, view.y, view.w, std::max(view.h, std::round(height * scale))},
          .view = view,
          .scale = scale,
          .text_scale = layer.output_text_scale() / zoom};
}

}  // namespace

bool has_large_pages(const Ui& ui) {
  const Box output = ui.layer().output();
  return output.w >= output.h && ui.layer().output_text_scale() > large_letters;
}

Box large_foot(const Ui& ui, float height) {
  if (!has_large_pages(ui)) {
    return {};
  }
  Box output = ui.layer().output();
  return output.take_bottom(std::round(height * page_of(ui.layer(), 0).scale));
}

LargePage::LargePage(Ui& ui, std::string_view name, float height, const Box& foot)
    : ui_(&ui), before_(ui.focus().scrolled()), name_(name) {
  if (has_large_pages(ui)) {
    ImguiLayer::Page page = page_of(ui.layer(), height);
    page.view.take_bottom(foot.h);
    open(page);
  }
}

LargePage::LargePage(Ui& ui, std::string_view name, const Box& view, float width, float height)
    : ui_(&ui), before_(ui.focus().scrolled()), name_(name) {
  const float scale = view.w / width;
  const float zoom = scale / ui.layer().output_scale();
  open({.whole = {view.x, view.y, view.w, std::max(view.h, std::round(height * scale))},
        .view = view,
        .scale = scale,
        .text_scale = std::max(1.0F, ui.layer().output_text_scale() / zoom)});
}

void LargePage::open(const ImguiLayer::Page& page) {
  open_ = true;
  view_ = page.view;
  height_ = page.whole.h;
  follow();
  ui_->layer().open_page(page);
  ui_->focus().scroll(scrolled_);
  ui_->focus().open_page(view_);
  ground_.emplace(*ui_, name_ + "-page", page.whole);
}

void LargePage::show(const Part& part) {
  if (!open_) {
    return;
  }
  const auto known = std::ranges::find(ui_->page_scrolls_, name_, &Ui::PageScroll::name);
  if (part.key == 0) {  // meanwhile somebody scrolls: the same part is then shown anew
    known->part = std::min(known->part, 0);
    return;
  }
  if (std::exchange(known->part, part.key) == part.key) {
    return;
  }
  scrolled_ = std::round(std::clamp(part.box.y - view_.y, 0.0F, height_ - view_.h));
  known->pixels = scrolled_;
  ui_->focus().scroll(scrolled_);
}

/// Scrolls to the focus where it has moved, and by what the wheel, a finger or a press that led nowhere says.
void LargePage::follow() {
  const float most = height_ - view_.h;
  auto known = std::ranges::find(ui_->page_scrolls_, name_, &Ui::PageScroll::name);
  if (known == ui_->page_scrolls_.end()) {
    ui_->page_scrolls_.push_back({.name = name_, .part = not_begun});
    known = std::prev(ui_->page_scrolls_.end());
  }
  known->shown = true;
  ui_->opened_page_ = name_;
  if (ui_->top_page_ != name_) {
    scrolled_ = known->pixels;
    return;
  }
  constexpr float a_turn = 0.6F;  // of what is seen
  float wanted = known->pixels + static_cast<float>(ui_->focus().take_page_steps()) * view_.h * a_turn;
  const Box* focused = ui_->focus().arrived_at();
  // A page begins at its top; who comes back to one finds it where he left it.
  const bool begins = known->part == not_begun && ui_->focus().has_arrived();
  known->part = begins ? 0 : known->part;
  // What is shown stays in sight though what had the focus is gone.
  const bool stays = known->part > 0 && ui_->focus().fell() && !ui_->focus().returned();
  const bool follows = focused != nullptr && !stays && (!begins || ui_->focus().returned());
  if (follows && focused->middle_x() >= view_.x && focused->middle_x() < view_.right()) {
    // It lies where it was seen in the last frame, at that scroll.
    const float margin = std::min(ui_->px(48), std::max(0.0F, (view_.h - focused->h) / 2));
    const float above = focused->y - margin - view_.y;
    const float below = focused->bottom() + margin - view_.bottom();
    wanted += above < 0 ? above : std::max(0.0F, std::min(below, above));
  }
  wanted = std::clamp(wanted, 0.0F, most);
  const float scroll = ui_->take_scroll();
  const float taken = std::clamp(scroll, -wanted, most - wanted);
  ui_->scroll(scroll - taken);  // the rest is for what scrolls on the page
  scrolled_ = std::round(wanted + taken);
  known->pixels = scrolled_;
}

LargePage::~LargePage() {
  if (!open_) {
    return;
  }
  ground_.reset();
  ui_->layer().close_page(scrolled_);
  ui_->focus().close_page();
  ui_->focus().scroll(before_);
  if (height_ <= view_.h + 1) {
    return;
  }
  const float width = std::max(4.0F, std::round(ui_->px(8)));
  const Box rail{view_.right() - width, view_.y, width, view_.h};
  const Panel panel(*ui_, name_ + "-rail", rail, true);
  ui_->fill(rail, colour::paper_deep);
  ui_->fill({rail.x, rail.y + rail.h * scrolled_ / height_, width, rail.h * view_.h / height_}, colour::ink);
}

FullPage::FullPage(Ui& ui, std::string_view name, const Options& options)
    : ui_(&ui), page_(ui, name, options.height), panel_(ui, name, ui.screen(), true) {
  ui.focus().open_scope(options.scope.empty() ? name : options.scope, options.anew);
  paper_sheet(ui, ui.screen());
  inside_ = ui.screen().inset(ui.px(options.side), ui.px(options.end));
  if (!options.heading.empty()) {
    screen_heading(ui, inside_, options.heading);
  }
}

void FullPage::close() {
  if (std::exchange(open_, false)) {
    ui_->focus().close_scope();
  }
}

LargePageSizes::LargePageSizes(const Ui& ui) : ui_(&ui), open_(has_large_pages(ui)) {
  if (open_) {
    ui.layer().open_page(page_of(ui.layer(), usual_page_height));
  }
}

LargePageSizes::~LargePageSizes() {
  if (open_) {
    ui_->layer().close_page(0);
  }
}

LargeStrip::LargeStrip(Ui& ui, const Box& strip) : ui_(&ui), open_(has_large_pages(ui)) {
  if (open_) {
    ImguiLayer::Page page = page_of(ui.layer(), 0);
    page.whole = {strip.x, strip.y, strip.w, 2 * strip.w};
    page.view = strip;
    ui.layer().open_page(page);
  }
}

LargeStrip::~LargeStrip() {
  if (open_) {
    ui_->layer().close_page(0);
  }
}

LargeFoot::LargeFoot(Ui& ui, const Box& foot) : ui_(&ui), foot_(foot), strip_(ui, foot), ground_(ui, "foot", foot, true) {
  ui.fill(foot, colour::paper);
  ui.fill({foot.x, foot.y, foot.w, std::max(1.0F, ui.px(2))}, colour::ink);
}

Box LargeFoot::inside() const { return foot_.inset(ui_->px(16), ui_->px(9)); }

}  // namespace fc::overlay
