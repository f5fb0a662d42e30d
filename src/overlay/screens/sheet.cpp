#include "overlay/screens/sheet.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/screens/setup.h"

namespace fc::overlay {

void draw_veil(Ui& ui) {
  constexpr float veil = 0.62F;
  const Panel panel(ui, "veil", ui.screen());
  ui.fill(ui.screen(), colour::faded(colour::hall, veil));
}

Box sheet_of(const Ui& ui, float width, float height) {
  const float w = std::min(ui.px(width), ui.screen().w - ui.px(24));
  return ui.screen().centred(w, std::min(ui.px(height), ui.screen().h - ui.px(page_of_sheet(0))));
}

Box open_sheet(Ui& ui, const Box& sheet, std::string_view heading, ImU32 second) {
  paper_sheet(ui, sheet);
  Box rest = sheet.inset(ui.px(34), ui.px(26));
  screen_heading(ui, rest, heading, second);
  return rest;
}

namespace {

Box veiled_sheet(Ui& ui, float width, float height) {
  draw_veil(ui);
  return sheet_of(ui, width, height);
}

}  // namespace

NoticeSheet::NoticeSheet(Ui& ui, std::string_view name, float width, float height, std::string_view heading, ImU32 second)
    : ui_(&ui),
      page_(ui, name, page_of_sheet(height)),
      sheet_(veiled_sheet(ui, width, height)),
      panel_(ui, name, sheet_, true) {
  ui.focus().open_scope(name, true);
  rest = open_sheet(ui, sheet_, heading, second);
}

Box next_button(const Ui& ui, Box& rest) { return rest.take_top(ui.px(60)).inset(0, ui.px(5)); }

namespace {

constexpr float cell = 4;  // pixels
constexpr float ground_share = 1.0F / 12;

/// How much is drawn in each part of the screen.
class Drawn {
 public:
  Drawn(const ImguiLayer& layer, const Box& clear)
      : screen_(layer.screen()),
        columns_(static_cast<int>(screen_.w / cell) + 1),
        rows_(static_cast<int>(screen_.h / cell) + 1),
        sums_(static_cast<std::size_t>(columns_ + 1) * static_cast<std::size_t>(rows_ + 1)) {
    for (const ImDrawList* list : layer.lists()) {
      for (const ImDrawCmd& command : list->CmdBuffer) {
        if (command.GetTexID() != layer.paper()) {
          note(*list, command);
        }
      }
    }
    if (!clear.empty()) {
      mark(clear);
    }
    for (int row = 1; row <= rows_; ++row) {
      for (int column = 1; column <= columns_; ++column) {
        at(column, row) += at(column - 1, row) + at(column, row - 1) - at(column - 1, row - 1);
      }
    }
  }

  /// How many cells of this box hold something.
  [[nodiscard]] int in(const Box& box) const {
    const int left = column_of(box.x);
    const int top = row_of(box.y);
    const int right = column_of(box.right()) + 1;
    const int bottom = row_of(box.bottom()) + 1;
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  }

 private:
  void note(const ImDrawList& list, const ImDrawCmd& command) {
    for (unsigned int index = 0; index + 3 <= command.ElemCount; index += 3) {
      Box box{std::numeric_limits<float>::max(), std::numeric_limits<float>::max(), 0, 0};
      ImVec2 end{};
      for (unsigned int corner = 0; corner < 3; ++corner) {
        const auto vertex = command.VtxOffset + list.IdxBuffer[static_cast<int>(command.IdxOffset + index + corner)];
        const ImVec2 pos = list.VtxBuffer[static_cast<int>(vertex)].pos;
        box.x = std::min(box.x, pos.x);
        box.y = std::min(box.y, pos.y);
        end = {std::max(end.x, pos.x), std::max(end.y, pos.y)};
      }
      box.w = end.x - box.x;
      box.h = end.y - box.y;
      const Box clip{command.ClipRect.x, command.ClipRect.y, command.ClipRect.z - command.ClipRect.x,
                     command.ClipRect.w - command.ClipRect.y};
      const Box seen = box.overlap(clip).overlap(screen_);
      const bool is_picture = command.GetTexID() != ImGui::GetIO().Fonts->TexID;
      if (!seen.empty() && (is_picture || box.w * box.h < screen_.w * screen_.h * ground_share)) {
        mark(seen);
      }
    }
  }

  void mark(const Box& box) {
    for (int row = row_of(box.y); row <= row_of(box.bottom()); ++row) {
      for (int column = column_of(box.x); column <= column_of(box.right()); ++column) {
        at(column + 1, row + 1) = 1;
      }
    }
  }

  [[nodiscard]] int column_of(float x) const { return std::clamp(static_cast<int>(x / cell), 0, columns_ - 1); }
  [[nodiscard]] int row_of(float y) const { return std::clamp(static_cast<int>(y / cell), 0, rows_ - 1); }
  [[nodiscard]] std::size_t place(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_ + 1) + static_cast<std::size_t>(column);
  }
  [[nodiscard]] int at(int column, int row) const { return sums_[place(column, row)]; }
  int& at(int column, int row) { return sums_[place(column, row)]; }

  Box screen_;
  int columns_;
  int rows_;
  std::vector<int> sums_;  ///< of the cells above and to the left
};

}  // namespace

Box free_place(const ImguiLayer& layer, std::span<const Box> sizes, const Box& clear) {
  const Drawn drawn(layer, clear);
  const Box screen = layer.screen();
  const float step = 2 * cell;
  constexpr std::array shares{0.5F, 0.75F, 0.25F, 1.0F, 0.0F};  // of the free width, to the left of the place
  Box best;
  int hidden = std::numeric_limits<int>::max();
  for (const Box& size : sizes) {
    for (float y = step; y + size.h + step <= screen.h; y += step) {
      for (const float share : shares) {
        const float x = std::round(step + share * std::max(0.0F, screen.w - size.w - 2 * step));
        const Box box{x, y, size.w, size.h};
        const int here = drawn.in(box.inset(-cell));
        if (here < hidden) {
          best = box;
          hidden = here;
        }
        if (hidden == 0) {
          return best;
        }
      }
    }
  }
  return best;
}

Odds turned(Odds odds) {
  if (odds.shares) {
    std::swap(odds.shares->left, odds.shares->right);
  }
  return odds;
}

float odds_bar_height(const Ui& ui) { return ui.px_for_letters(58, 92); }

void odds_bar(Ui& ui, Box box, const Odds& odds, const std::array<ImU32, 2>& inks) {
  const TextStyle small{.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre};
  ui.text(box.take_top(box.h * 0.36F), odds.assumes, small);
  const float width = std::min(box.w * 0.24F, ui.text_px(64));
  const TextStyle figure{.size = LetterSize::heading, .face = Face::poster, .align = Align::centre};
  const auto percent = [&](int share) { return ui.say("menu.odds.percent", {{"percent", std::to_string(share)}}); };
  const Box left = box.take_left(width);
  const Box right = box.take_right(width);
  const Box drawn = box.take_top(box.h * 0.55F);
  const Box line = box.centred(box.w - ui.px(8), std::min(box.h, ui.px(14)));
  if (!odds.shares) {
    ui.text(left, ui.word("menu.odds.unknown"), figure);
    ui.text(right, ui.word("menu.odds.unknown"), figure);
    ui.fill(line, colour::paper_deep);
    return;
  }
  ui.text(left, percent(odds.shares->left), figure);
  ui.text(right, percent(odds.shares->right), figure);
  ui.text(drawn, ui.say("menu.odds.drawn", {{"percent", std::to_string(odds.shares->drawn)}}), small);
  ui.fill(line, colour::paper_deep);
  const float point = line.w / 100;
  const float from_right = point * static_cast<float>(odds.shares->right);
  ui.fill({line.x, line.y, point * static_cast<float>(odds.shares->left), line.h}, inks[0]);
  ui.fill({line.right() - from_right, line.y, from_right, line.h}, inks[1]);
  ui.frame(line, colour::ink, std::max(1.0F, ui.px(1)));
  ui.fill({line.middle_x() - ui.px(1), line.y - ui.px(2), ui.px(2), line.h + ui.px(4)}, colour::ink);
}

void live_odds(const Box& ring, float chance, const std::array<scene::Ink, 2>& inks, Ui& ui) {
  const float height = std::max(6.0F, std::round(ui.px(9)));
  const Box place{ring.x, ring.y, ring.w, height};
  const Panel panel(ui, "live-odds", place, true);
  ui.fill(place, colour::ink);
  Box bar = place.inset(0, std::max(1.0F, std::round(ui.px(1))));
  const Box left = bar.take_left(std::round(bar.w * std::clamp(chance, 0.0F, 1.0F)));
  ui.fill(left, colour::of(inks[0]));
  ui.fill(bar, colour::of(inks[1]));
  const float thin = std::max(1.0F, std::round(ui.px(2)));
  ui.fill({left.right() - thin, place.y, 2 * thin, place.h}, colour::paper);
  ui.fill({place.middle_x() - thin / 2, place.y, thin, place.h}, colour::ink);
}

}  // namespace fc::overlay
