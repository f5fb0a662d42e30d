#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"

#include <algorithm>
#include <array>

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

std::size_t letter_count(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// A letter of a name as it is written: small behind another letter.
char in_name(std::string_view before, char letter) {
  const bool begins = before.empty() || before.back() == ' ' || before.back() == '-' || before.back() == '.';
  return begins || letter < 'A' || letter > 'Z' ? letter : static_cast<char>(letter - 'A' + 'a');
}

void write_by_letters(Ui& ui, Box& rest, float row, bool is_name, std::string& text) {
  const float gap = ui.px(6);
  for (const std::string_view letters : letter_rows) {
    rest.take_top(gap);
    const Box line = rest.take_top(row);
    for (int column = 0; column < static_cast<int>(letters.size()); ++column) {
      const std::string letter(1, letters[static_cast<std::size_t>(column)]);
      if (poster_button(ui, "letter-" + letter, line.column(column, columns, gap), letter)) {
        add(text, is_name ? in_name(text, letter[0]) : letter[0]);
      }
    }
  }
}

/// True: one of them is taken.
bool choose_offered(Ui& ui, const Box& line, float gap, const KeyboardOptions& letters, std::string& text) {
  const std::size_t most = ui.screen().w > ui.screen().h ? 5 : 3;
  const int count = static_cast<int>(std::min(most, letters.offered.size()));
  const bool first = !writes_with_keys(ui.controls().look);
  bool chosen = false;
  for (int index = 0; index < count; ++index) {
    const std::string& name = letters.offered[static_cast<std::size_t>(index)];
    const Box place = line.column(index, static_cast<int>(most), gap);
    if (poster_button(ui, "offered-" + std::to_string(index), place, name, Weight::plain, first && index == 0)) {
      text = name;
      chosen = true;
    }
  }
  return chosen;
}

}  // namespace

bool take_letters(Ui& ui, std::string& text) {
  if (!writes_with_keys(ui.controls().look)) {
    return false;
  }
  ui.want_text();
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

KeyboardResult on_screen_keyboard(Ui& ui, const KeyboardOptions& letters, std::string& text) {
  const LargePage page(ui, "letters", 0);
  const std::string before = text;
  const bool offers = !letters.offered.empty();
  const int rows = offers ? 6 : 5;
  const float height = std::min(ui.screen().h, ui.text_px(54) * static_cast<float>(rows + 1));
  Box rest{ui.screen().x, ui.screen().bottom() - height, ui.screen().w, height};
  const Panel panel(ui, "letters", rest, true);
  ui.focus().open_scope("letters", true);
  paper_sheet(ui, rest);
  rest = rest.inset(ui.px(30), ui.px(22));
  const bool keys = writes_with_keys(ui.controls().look);
  take_letters(ui, text);
  const float gap = ui.px(6);
  const float row = (rest.h - static_cast<float>(rows - 1) * gap) / static_cast<float>(rows);
  Box field = rest.take_top(row);
  ui.text(field.take_left(field.w * 0.3F), letters.heading, {.size = LetterSize::heading, .face = Face::poster});
  ui.fill(field, colour::paper);
  ui.frame(field, colour::ink, ui.px(2));
  const Box written = field.inset(ui.px(12), ui.px(2));
  bool done = false;
  if (offers) {
    rest.take_top(gap);
    done = choose_offered(ui, rest.take_top(row), gap, letters, text);
  }
  write_by_letters(ui, rest, row, letters.is_name, text);
  rest.take_top(gap);
  if (poster_button(ui, "letter-space", rest.column(0, 3, gap), ui.word("menu.letters.space"))) {
    add(text, ' ');
  }
  if (poster_button(ui, "letter-erase", rest.column(1, 3, gap), ui.word("menu.letters.erase"))) {
    erase_last(text);
  }
  // Whoever types has no need of the letters: Enter means that he is done.
  done =
      poster_button(ui, "letter-done", rest.column(2, 3, gap), ui.word("menu.letters.done"), Weight::strong, keys) || done;
  while (letter_count(text) > letters.longest) {
    erase_last(text);
  }
  ui.text(written, text + "_", {.size = LetterSize::large, .face = Face::sans_bold});
  ui.focus().close_scope();
  return done ? KeyboardResult::done : text != before ? KeyboardResult::changed : KeyboardResult::goes_on;
}

}  // namespace fc::overlay
