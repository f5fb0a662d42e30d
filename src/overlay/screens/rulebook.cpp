// The rulebook: a list of pages that a reader may search, and the open page.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/screens/pages.h"

namespace fc::overlay {
namespace {

constexpr TextStyle paragraph_type{.size = LetterSize::large, .wrap = true, .top = true};
constexpr TextStyle subhead_type{.size = LetterSize::heading, .face = Face::poster, .colour = colour::red, .top = true};
constexpr TextStyle cell_type{.size = LetterSize::body, .wrap = true};
constexpr TextStyle head_type{.size = LetterSize::label, .face = Face::poster, .wrap = true};

/// Sets the lines of a page one below the other; with `measure` nothing is drawn and the height is told.
class PageSetter {
 public:
  PageSetter(Ui& ui, const Box& box, float top, bool measure) : ui_(&ui), box_(box), y_(top), top_(top), measure_(measure) {}

  float set(const std::vector<RulebookLine>& lines) {
    for (std::size_t index = 0; index < lines.size(); ++index) {
      const RulebookLine& line = lines[index];
      const bool run = index > 0 && lines[index - 1].kind == RulebookLineKind::row;
      switch (line.kind) {
        case RulebookLineKind::paragraph: words(line.text, paragraph_type, 0); break;
        case RulebookLineKind::subhead:
          y_ += ui_->px(8);
          words(line.text, subhead_type, 0);
          break;
        case RulebookLineKind::bullet: bullet(line.text); break;
        case RulebookLineKind::row: row(line.cells, !run); break;
      }
    }
    return y_ - top_;
  }

 private:
  [[nodiscard]] bool visible(float height) const { return !measure_ && y_ + height > box_.y && y_ < box_.bottom(); }

  void words(std::string_view text, const TextStyle& type, float indent) {
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
    const TextStyle& type = head ? head_type : cell_type;
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

/// A row of the list: a page, or the name of the book that begins above it.
struct ListRow {
  int page = 0;
  bool head = false;
};

/// The pages found, and while nothing is searched for a head over each book.
std::vector<ListRow> list_rows(const Rulebook& book, std::string_view query) {
  std::vector<ListRow> rows;
  std::string_view current;
  for (const std::size_t found : book.search(query)) {
    const std::string_view of = book.pages()[found].book;
    if (query.empty() && of != current) {
      current = of;
      rows.push_back({.page = static_cast<int>(found), .head = true});
    }
    rows.push_back({.page = static_cast<int>(found), .head = false});
  }
  return rows;
}

/// The name of a game's book; what holds for all games is the house's.
void book_head(const std::string& book, const Box& row, Ui& ui) {
  const std::string_view name = ui.word(book == "common" ? "menu.house" : "menu.game." + book + ".name");
  ui.text(row.inset(ui.px(10), 0), name,
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::red, .most = 26});
  const float thick = std::max(2.0F, std::round(ui.px(2)));
  ui.fill({row.x, row.bottom() - thick, row.w, thick}, colour::ink);
}

/// The list of titles; the one with the focus is open. True if another page was opened.
bool page_list(const Rulebook& book, PageState& state, const Box& box, Ui& ui) {
  const std::vector<ListRow> rows = list_rows(book, state.query);
  const float height = ui.text_px(has_large_pages(ui) ? 46 : 36);  // a name may take two lines
  ScrollArea area(ui, box, height * static_cast<float>(rows.size()), state.list_scroll);
  bool turned = false;
  for (std::size_t place = 0; place < rows.size(); ++place) {
    const int page = rows[place].page;
    const RulebookPage& leaf = book.pages()[static_cast<std::size_t>(page)];
    const Box row{box.x, box.y + area.offset() + height * static_cast<float>(place), box.w - ui.px(10), height};
    if (rows[place].head) {
      book_head(leaf.book, row, ui);
      continue;
    }
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
    ui.text(row.inset(ui.px(10), ui.px(2)), leaf.title,
            {.size = LetterSize::body, .face = open ? Face::sans_bold : Face::sans, .wrap = true, .most = 26});
  }
  if (rows.empty()) {
    ui.text(box.inset(ui.px(10)), ui.word("menu.rulebook.nothing"),
            {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .top = true});
  }
  return turned;
}

}  // namespace

bool rulebook_screen(const RulebookModel& model, PageState& state, Ui& ui) {
  constexpr float no_height = 0;  // what is read scrolls by itself
  const FullPage large(ui, "rulebook", {.heading = ui.word("menu.title.rulebook"), .anew = true, .height = no_height});
  Box rest = large.inside();
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
    poster_heading(ui, leaf.take_top(ui.text_px(46)), page.title, LetterSize::title, colour::ink, colour::red, Align::left);
    leaf.take_top(ui.px(8));
    const Box column{leaf.x, leaf.y, leaf.w - ui.px(16), leaf.h};
    const float height = PageSetter(ui, column, column.y, true).set(page.lines);
    state.scroll += static_cast<float>(touch.nudge) * leaf.h * 0.5F;
    ScrollArea area(ui, leaf, height, state.scroll);
    PageSetter(ui, column, column.y + area.offset(), false).set(page.lines);
  }
  return closed;
}

}  // namespace fc::overlay
