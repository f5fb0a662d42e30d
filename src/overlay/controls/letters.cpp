#include "overlay/controls/letters.h"

#include <algorithm>
#include <array>

#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

constexpr int columns = 10;
/// Names are found without capitals and accents, so these are enough for every language.
constexpr std::array<std::string_view, 3> letter_rows{"ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZ'-."};
constexpr std::size_t longest = 40;

void erase_last(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) {
    text.pop_back();
  }
  if (!text.empty()) {
    text.pop_back();
  }
}

void add(std::string& text, char letter) {
  if (text.size() < longest) {
    text += letter;
  }
}

}  // namespace

bool take_letters(Ui& ui, std::string& text) {
  const std::string before = text;
  for (const char letter : ui.take_typed()) {
    if (letter == '\b') {
      erase_last(text);
    } else {
      add(text, letter);
    }
  }
  return text != before;
}

Writing letters_sheet(Ui& ui, std::string_view heading, std::string& text) {
  const std::string before = text;
  const float height = std::min(ui.screen().h, ui.text_px(54) * 6);
  Box rest{ui.screen().x, ui.screen().bottom() - height, ui.screen().w, height};
  const Panel panel(ui, "letters", rest, true);
  ui.focus().open_scope("letters", true);
  paper_sheet(ui, rest);
  rest = rest.inset(ui.px(30), ui.px(22));
  if (writes_with_keys(ui.controls().look)) {
    ui.want_text();
    take_letters(ui, text);
  }
  const float gap = ui.px(6);
  const float row = (rest.h - 4 * gap) / 5;
  Box field = rest.take_top(row);
  ui.text(field.take_left(field.w * 0.3F), heading, {.size = LetterSize::heading, .face = Face::poster});
  ui.fill(field, colour::paper);
  ui.frame(field, colour::ink, ui.px(2));
  const Box written = field.inset(ui.px(12), ui.px(2));
  for (const std::string_view letters : letter_rows) {
    rest.take_top(gap);
    const Box line = rest.take_top(row);
    for (int column = 0; column < static_cast<int>(letters.size()); ++column) {
      const std::string letter(1, letters[static_cast<std::size_t>(column)]);
      if (poster_button(ui, "letter-" + letter, line.column(column, columns, gap), letter)) {
        add(text, letter[0]);
      }
    }
  }
  rest.take_top(gap);
  if (poster_button(ui, "letter-space", rest.column(0, 3, gap), ui.word("menu.letters.space"))) {
    add(text, ' ');
  }
  if (poster_button(ui, "letter-erase", rest.column(1, 3, gap), ui.word("menu.letters.erase"))) {
    erase_last(text);
  }
  const bool done = poster_button(ui, "letter-done", rest.column(2, 3, gap), ui.word("menu.letters.done"), Weight::strong);
  ui.text(written, text + "_", {.size = LetterSize::large, .face = Face::sans_bold});
  ui.focus().close_scope();
  return done ? Writing::done : text != before ? Writing::changed : Writing::goes_on;
}

}  // namespace fc::overlay
