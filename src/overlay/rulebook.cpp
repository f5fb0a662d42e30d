// The rulebook: a list of pages that a reader may search, and the open page.
#include <algorithm>

#include "overlay/pages.h"
#include "overlay/widgets.h"

namespace fc::overlay {
namespace {

constexpr Type paragraph_type{.size = Size::large, .wrap = true, .top = true};
constexpr Type subhead_type{.size = Size::heading, .face = Face::poster, .colour = colour::red, .top = true};
constexpr Type cell_type{.size = Size::body, .wrap = true};
constexpr Type head_type{.size = Size::label, .face = Face::poster, .wrap = true};

/// Sets the lines of a page one below the other; with `measure` nothing is drawn and the height is told.
class PageSetter {
 public:
  PageSetter(Ui& ui, const Box& box, float top, bool measure) : ui_(&ui), box_(box), y_(top), top_(top), measure_(measure) {}

  float set(const std::vector<RulebookLine>& lines) {
    for (std::size_t index = 0; index < lines.size(); ++index) {
      const RulebookLine& line = lines[index];
      const bool run = index > 0 && lines[index - 1].kind == RulebookLineKind::row;
      switch (line.kind) {
        case RulebookLineKind::paragraph:
          words(line.text, paragraph_type, 0);
          break;
        case RulebookLineKind::subhead:
          y_ += ui_->px(8);
          words(line.text, subhead_type, 0);
          break;
        case RulebookLineKind::bullet:
          bullet(line.text);
          break;
        case RulebookLineKind::row:
          row(line.cells, !run);
          break;
      }
    }
    return y_ - top_;
  }

 private:
  [[nodiscard]] bool visible(float height) const { return !measure_ && y_ + height > box_.y && y_ < box_.bottom(); }

  void words(std::string_view text, const Type& type, float indent) {
    const float height = type.wrap ? ui_->height_of(text, box_.w - indent, type) : ui_->line_height(type);
    if (visible(height)) {
      ui_->text({box_.x + indent, y_, box_.w - indent, height}, text, type);
    }
    y_ += height + ui_->px(10);
  }

  void bullet(std::string_view text) {
    const float indent = ui_->text_px(24);
    const float side = ui_->text_px(7);
    if (visible(side * 3)) {
      const Box mark{box_.x + ui_->text_px(6), y_ + ui_->line_height(paragraph_type) / 2 - side / 2, side, side};
      corner_mark(*ui_, mark.inset(-1), Corner::blue, colour::red);
    }
    words(text, paragraph_type, indent);
  }

  void row(const std::vector<std::string>& cells, bool head) {
    const float gap = ui_->px(10);
    const Type& type = head ? head_type : cell_type;
    const Box line{box_.x, y_, box_.w, 0};
    const int count = static_cast<int>(cells.size());
    float height = 0;
    for (int index = 0; index < count; ++index) {
      height =
          std::max(height, ui_->height_of(cells[static_cast<std::size_t>(index)], line.column(index, count, gap).w, type));
    }
    height += ui_->px(6);
    if (visible(height)) {
      for (int index = 0; index < count; ++index) {
        const Box place = line.column(index, count, gap);
        ui_->text({place.x, y_, place.w, height}, cells[static_cast<std::size_t>(index)], type);
      }
      const float thick = std::max(1.0F, ui_->px(head ? 2 : 1));
      ui_->fill({box_.x, y_ + height - thick, box_.w, thick}, head ? colour::ink : colour::paper_deep);
    }
    y_ += height + ui_->px(2);
  }

  Ui* ui_;
  Box box_;
  float y_;
  float top_;
  bool measure_;
};

/// The list of titles; the one with the focus is open. True if another page was opened.
bool page_list(const Rulebook& book, PageState& state, const Box& box, Ui& ui) {
  const std::vector<std::size_t> found = book.search(state.query);
  const float height = ui.text_px(36);
  ScrollArea area(ui, box, height * static_cast<float>(found.size()), state.list_scroll);
  bool turned = false;
  for (std::size_t place = 0; place < found.size(); ++place) {
    const auto page = static_cast<int>(found[place]);
    const Box row{box.x, box.y + area.offset() + height * static_cast<float>(place), box.w - ui.px(10), height};
    const Touch touch = ui.focus().add(focus_id("page", page), row, {.first = page == state.page, .group = 1, .clip = box});
    const bool open = page == state.page;
    if (touch.focused && !open) {
      state.page = page;
      state.scroll = 0;
      turned = true;
      ui.redraw();
    }
    if (touch.focused || open) {
      ui.fill(row, touch.focused ? colour::gold : colour::paper_shade);
    }
    if (touch.focused) {
      ui.frame(row, colour::ink, ui.px(2));
      area.show(row);
    }
    ui.text(row.inset(ui.px(10), ui.px(2)), book.pages()[found[place]].title,
            {.size = Size::body, .face = open ? Face::sans_bold : Face::sans, .wrap = true, .most = 26});
  }
  if (found.empty()) {
    ui.text(box.inset(ui.px(10)), ui.word("menu.rulebook.nothing"),
            {.size = Size::body, .colour = colour::ink_soft, .wrap = true, .top = true});
  }
  return turned;
}

}  // namespace

bool rulebook_screen(const RulebookModel& model, PageState& state, Ui& ui) {
  const Panel panel(ui, "rulebook", ui.screen(), true);
  ui.focus().open_scope("rulebook", true);
  paper_sheet(ui, ui.screen());
  Box rest = ui.screen().inset(ui.px(44), ui.px(26));
  screen_heading(ui, rest, ui.word("menu.title.rulebook"));
  Box side = rest.take_left(rest.w * 0.31F);
  text_field(ui, "search", side.take_top(ui.text_px(38)), ui.word("menu.rulebook.search"), state.query);
  side.take_top(ui.px(8));
  const bool closed = poster_button(ui, "back", side.take_bottom(ui.px(50)), ui.word("menu.back"));
  side.take_bottom(ui.px(8));
  if (model.book != nullptr && !model.book->pages().empty()) {
    state.page = std::clamp(state.page, 0, static_cast<int>(model.book->pages().size()) - 1);
    page_list(*model.book, state, side, ui);
    const RulebookPage& page = model.book->pages()[static_cast<std::size_t>(state.page)];
    Box leaf = rest.inset(ui.px(22), 0);
    const Touch touch = ui.focus().add(focus_id("leaf"), leaf, {.takes_vertical = true});
    if (touch.focused) {
      focus_frame(ui, {leaf.x - ui.px(8), leaf.y, leaf.w + ui.px(16), leaf.h});
    }
    leaf = leaf.inset(ui.px(8), ui.px(8));
    poster_heading(ui, leaf.take_top(ui.text_px(46)), page.title, Size::title, colour::ink, colour::red, Align::left);
    leaf.take_top(ui.px(8));
    const Box column{leaf.x, leaf.y, leaf.w - ui.px(16), leaf.h};
    const float height = PageSetter(ui, column, column.y, true).set(page.lines);
    state.scroll += static_cast<float>(touch.nudge) * leaf.h * 0.5F;
    ScrollArea area(ui, leaf, height, state.scroll);
    PageSetter(ui, column, column.y + area.offset(), false).set(page.lines);
  }
  ui.focus().close_scope();
  return closed;
}

}  // namespace fc::overlay
