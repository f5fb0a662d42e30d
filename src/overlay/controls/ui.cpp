#include "overlay/controls/ui.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

#include "overlay/ink/shapes.h"

namespace fc::overlay {
namespace {

/// Pixels at 720 lines and text at 100 %.
constexpr std::array<float, 9> size_units{14, 17, 21, 22, 32, 50, 76, 100, 150};

/// Height of a line in sizes: poster capitals need less air than running text.
constexpr float poster_line = 0.8F;
constexpr float sans_line = 1.14F;
/// How far a line's size may exceed its box: the box holds the letters, not the air around them. Poster capitals reach
/// over 70 % of their size, letters of the sans with their tails over 92 %.
constexpr float poster_spare = 1.22F;
constexpr float sans_spare = 1.04F;

float width(const ImFont& font, std::string_view text) {
  return font.CalcTextSizeA(font.FontSize, FLT_MAX, 0, text.data(), text.data() + text.size()).x;
}

float line_height_of(const ImFont& font, const TextStyle& type) {
  return std::round(font.FontSize * (type.face == Face::poster ? poster_line : sans_line));
}

/// words: in capitals, if the face has no others.
bool fits_in_one_line(const ImFont& font, std::string_view words, const Box& box, const TextStyle& type) {
  const float spare = type.face == Face::poster ? poster_spare : sans_spare;
  return width(font, words) <= box.w && font.FontSize <= box.h * spare;
}

/// Whether these lines of wrapped words are whole inside the box.
bool fit_wrapped(const ImFont& font, const std::vector<std::string_view>& lines, const Box& box, const TextStyle& type) {
  const bool broken = std::ranges::any_of(lines, [&](std::string_view line) { return width(font, line) > box.w; });
  const float line = line_height_of(font, type);
  return !broken && static_cast<float>(lines.size()) * line <= box.h + line * 0.15F;
}

/// Words as they are set in a box.
struct Setting {
  const ImFont* font = nullptr;
  std::vector<std::string_view> lines;
};

/// words: in capitals, if the face has no others. In the largest font, from this one down, in which they are whole inside
/// the box; else in the smallest.
Setting setting_of(const Fonts& fonts, const ImFont* font, std::string_view words, const Box& box, const TextStyle& type) {
  for (;;) {
    Setting setting{font, type.wrap ? wrapped(*font, words, box.w) : std::vector<std::string_view>{words}};
    const bool whole = type.wrap ? fit_wrapped(*font, setting.lines, box, type) : fits_in_one_line(*font, words, box, type);
    // A smaller cut is drawn when it is asked for: only if it is needed.
    const ImFont* next = whole ? nullptr : fonts.smaller(type.face, font);
    if (next == nullptr) {
      return setting;
    }
    font = next;
  }
}

/// The middle of the capitals, from the top of a line.
float middle_of_capitals(const ImFont& font) {
  const ImFontGlyph* capital = font.FindGlyph('H');
  return (capital->Y0 + capital->Y1) / 2;
}

}  // namespace

void Ui::begin_frame(double clock, float dt) {
  clock_ = clock;
  wants_redraw_ = false;
  wants_text_ = false;
  layer_->begin_frame(dt);
  focus_.begin_frame(dt);
  draw_ = &layer_->open_list("base", screen(), false);
}

float Ui::page_scrolled() const {
  const auto top = std::ranges::find(page_scrolls_, top_page_, &PageScroll::name);
  return top == page_scrolls_.end() ? 0 : top->pixels;
}

void Ui::end_frame() {
  std::erase_if(page_scrolls_, [](PageScroll& page) { return !std::exchange(page.shown, false); });
  top_page_ = std::exchange(opened_page_, {});
  focus_.end_frame();
  layer_->end_frame();
  typed_.clear();
  turned_ = 0;
  if (focus_.holding()) {
    wants_redraw_ = true;
  }
}

void Ui::note(std::string_view key) {
  const bool figure = key.empty() || (key.front() >= '0' && key.front() <= '9');
  if (!figure && !words_->has(key) && std::ranges::find(missing_, key) == missing_.end()) {
    missing_.emplace_back(key);
  }
}

std::string_view Ui::word(std::string_view key) {
  note(key);
  return (*words_)[key];
}

std::string Ui::say(std::string_view key, Words::Arguments arguments) {
  note(key);
  return words_->say(key, arguments);
}

float Ui::pixels(const TextStyle& type) const {
  const float units = size_units.at(static_cast<std::size_t>(type.size));
  const float wanted = text_px(units);
  return type.most > 0 ? std::min(wanted, px(type.most)) : wanted;
}

float Ui::line_height(const TextStyle& type) const {
  return line_height_of(*layer_->fonts().at_most(type.face, pixels(type)), type);
}

float Ui::width_of(std::string_view text, const TextStyle& type) const {
  const std::string shown = type.face == Face::poster ? capitals(text) : std::string(text);
  return width(*layer_->fonts().at_most(type.face, pixels(type)), shown);
}

float Ui::height_of(std::string_view text, float width, const TextStyle& type) const {
  const ImFont& font = *layer_->fonts().at_most(type.face, pixels(type));
  const std::string shown = type.face == Face::poster ? capitals(text) : std::string(text);
  return static_cast<float>(wrapped(font, shown, width).size()) * line_height_of(font, type);
}

TextStyle Ui::fitted(std::span<const std::string_view> texts, const Box& box, TextStyle type) const {
  const Fonts& fonts = layer_->fonts();
  const ImFont* font = fonts.at_most(type.face, pixels(type));
  for (const std::string_view text : texts) {
    const std::string shown = type.face == Face::poster ? capitals(text) : std::string(text);
    font = setting_of(fonts, font, shown, box, type).font;
  }
  constexpr float not_rounded_down = 0.01F;
  type.most = font->FontSize / layer_->scale() + not_rounded_down;
  return type;
}

float Ui::text(const Box& box, std::string_view text, const TextStyle& type) {
  if (text.empty() || box.empty()) {
    return 0;
  }
  const std::string shown = type.face == Face::poster ? capitals(text) : std::string(text);
  const Fonts& fonts = layer_->fonts();
  const ImFont* largest = type.size == LetterSize::monumental ? fonts.monumental() : fonts.at_most(type.face, pixels(type));
  auto [font, lines] = setting_of(fonts, largest, shown, box, type);
  if (set_ != nullptr) {
    set_->push_back({std::string(text), font->FontSize, box.middle_x(), box.middle_y(), layer_->has_open_page()});
  }
  const float line = line_height_of(*font, type);
  const auto room = std::max<std::size_t>(1, static_cast<std::size_t>(box.h / line + 0.15F));
  const bool cut_short = lines.size() > room;
  lines.resize(std::min(lines.size(), room));

  const float height = static_cast<float>(lines.size()) * line;
  const float air = middle_of_capitals(*font) - line / 2;  // Centres capitals, not the line's box.
  draw_->PushTextureID(font->ContainerAtlas->TexID);
  float y = type.top ? box.y - air : box.middle_y() - height / 2 - air;
  for (std::size_t index = 0; index < lines.size(); ++index, y += line) {
    const bool last = index + 1 == lines.size();
    const std::string words = shortened(*font, lines[index], box.w, cut_short && last);
    if (words != lines[index] && std::ranges::find(cut_, text) == cut_.end()) {
      cut_.emplace_back(text);
    }
    const float free = box.w - width(*font, words);
    const float x = box.x + (type.align == Align::left ? 0 : type.align == Align::right ? free : free / 2);
    const ImVec2 at{std::round(x), std::round(y)};
    if (type.misprint != 0) {
      const float slip = std::max(1.0F, std::round(font->FontSize / 28));
      draw_->AddText(font, font->FontSize, {at.x + slip, at.y + slip}, type.misprint, words.data(),
                     words.data() + words.size());
    }
    draw_->AddText(font, font->FontSize, at, type.colour, words.data(), words.data() + words.size());
  }
  draw_->PopTextureID();
  return height;
}

void Ui::fill(const Box& box, ImU32 colour) {
  draw_->AddRectFilled({std::round(box.x), std::round(box.y)}, {std::round(box.right()), std::round(box.bottom())}, colour);
}

void Ui::frame(const Box& box, ImU32 colour, float thickness) {
  const float t = std::max(1.0F, std::round(thickness));
  Box rest{std::round(box.x), std::round(box.y), std::round(box.right()) - std::round(box.x),
           std::round(box.bottom()) - std::round(box.y)};
  fill(rest.take_top(t), colour);
  fill(rest.take_bottom(t), colour);
  fill(rest.take_left(t), colour);
  fill(rest.take_right(t), colour);
}

std::string Ui::take_typed() { return std::exchange(typed_, {}); }

Panel::Panel(Ui& ui, std::string_view name, const Box& box, bool opaque) : ui_(&ui), before_(ui.draw_) {
  ui.draw_ = &ui.layer_->open_list(name, box, opaque, ui.shade_);
}

Panel::~Panel() { ui_->draw_ = before_; }

Shade::Shade(Ui& ui, ImU32 colour) : ui_(&ui), before_(std::exchange(ui.shade_, colour)) {}

Shade::~Shade() { ui_->shade_ = before_; }

Clip::Clip(Ui& ui, const Box& box) : draw_(ui.draw_) {
  draw_->PushClipRect({box.x, box.y}, {box.right(), box.bottom()}, true);
}

Clip::~Clip() { draw_->PopClipRect(); }

}  // namespace fc::overlay
