#include "overlay/the-ring/panels.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "scene/the-ring/naming.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {

using namespace overlay;

namespace {

std::string rows_text(const StripCell& cell) {
  return cell.from == cell.to ? std::to_string(cell.from) : std::to_string(cell.from) + "–" + std::to_string(cell.to);
}

/// Whether words stay whole when they are set over several lines of small letters.
bool fits_wrapped(std::string_view words, const Box& box, const TextStyle& type, const Ui& ui) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (ui.width_of(words.substr(0, end), type) > box.w) {
      return false;
    }
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return true;
}

/// How the cells of one strip are set.
struct Setting {
  bool rows_alone = false;  ///< every cell is one row: narrow, and its own number tells where the dice fell
  std::optional<int> row;   ///< where they fell
};

bool of_single_rows(const Strip& strip) {
  return std::ranges::all_of(strip.cells, [](const StripCell& cell) { return cell.from == cell.to; });
}

/// A word, or its first letters and a full stop where even small type cannot hold it.
std::string abbreviated(std::string_view word, float width, const TextStyle& type, const Ui& ui) {
  std::string text(word);
  for (std::size_t kept = 4; kept > 0 && ui.width_of(text, type) > width; --kept) {
    while (kept < word.size() && (static_cast<unsigned char>(word[kept]) & 0xC0U) == 0x80U) {
      --kept;  // Never within a letter.
    }
    text = std::string(word.substr(0, kept)) + ".";
  }
  return text;
}

/// What a narrow cell says, in condensed letters: in one line, or one word above another.
void narrow_text(std::string_view label, Box place, ImU32 letters, Ui& ui) {
  const TextStyle type{
      .size = LetterSize::label, .face = Face::poster, .colour = letters, .align = Align::centre, .most = 19};
  const std::size_t space = label.find(' ');
  if (space == std::string_view::npos || ui.width_of(label, type) <= place.w) {
    ui.text(place, label, type);
    return;
  }
  std::vector<std::string_view> lines{label.substr(0, space), label.substr(space + 1)};
  TextStyle least = type;
  least.most = 12;
  const std::size_t second = lines[1].find(' ');
  if (second != std::string_view::npos && ui.width_of(lines[1], least) > place.w) {
    lines.push_back(lines[1].substr(second + 1));
    lines[1] = lines[1].substr(0, second);
  }
  std::vector<std::string> whole;
  for (const std::string_view words : lines) {
    whole.push_back(abbreviated(words, place.w, least, ui));
  }
  lines.assign(whole.begin(), whole.end());
  const auto count = static_cast<float>(lines.size());
  const Box all = place.centred(place.w, std::min(place.h, ui.px(21) * count));
  Box line{all.x, all.y, all.w, all.h / count};
  const TextStyle fitting = ui.fitted(lines, line, type);
  for (const std::string_view words : lines) {
    ui.text(line, words, fitting);
    line.y += line.h;
  }
}

/// What a cell says, as large as it fits, else in small letters over several lines, or at least in one; too narrow for that
/// it shows its rows alone.
void cell_text(const Strip& strip, const StripCell& cell, Box box, bool lit, const Setting& setting, Ui& ui) {
  const ToneLook look = look_of(cell.tone);
  const std::string label = label_of(strip, cell, ui.words());
  box.take_bottom(ui.px(3));
  const Box foot = box.take_bottom(std::min(box.h * 0.34F, ui.px_for_letters(19, 28)));
  if (setting.rows_alone) {
    TextStyle number{.size = LetterSize::small, .colour = look.letters, .align = Align::centre, .most = 20};
    if (lit && setting.row) {
      number.face = Face::poster;
      number.colour = colour::gold;
      ui.fill(Box{box.x, foot.y, box.w, foot.h + ui.px(3)}, colour::ink);
    }
    ui.text(foot, lit && setting.row ? std::to_string(*setting.row) : rows_text(cell), number);
    narrow_text(label, box.inset(ui.px(lit ? 5 : 3), ui.px(lit ? 4 : 1)), look.letters, ui);
    return;
  }
  // Between the numbers of two narrow cells there is as much room as between two words.
  const bool one_letter = label.size() == 1;
  const float margin = std::max(ui.px(2), std::min(box.w * (one_letter ? 0.22F : 0.15F), ui.px(4.5F)));
  ui.text(foot.inset(margin / 2, 0), rows_text(cell),
          {.size = LetterSize::small, .colour = look.letters, .align = Align::centre, .most = 20});
  const Box place = box.inset(margin, 0);
  constexpr float shrinks_to = 0.8F;  // of the size at 100 %, and is still read
  const TextStyle poster{.size = LetterSize::label, .face = Face::poster};
  if (ui.width_of(label, poster) / ui.text_scale() * shrinks_to <= place.w) {
    ui.text(place, label,
            {.size = lit ? LetterSize::heading : LetterSize::label,
             .face = Face::poster,
             .colour = look.letters,
             .align = Align::centre});
    return;
  }
  const TextStyle small{.size = LetterSize::small, .colour = look.letters, .align = Align::centre, .wrap = true, .most = 14};
  if (fits_wrapped(label, place, small, ui) && ui.height_of(label, place.w, small) <= place.h) {
    ui.text(place, label, small);
    return;
  }
  // Of a long word a part would be left; a short one is read in the smallest letters, too.
  const Box whole = box.inset(ui.px(1), 0);
  const TextStyle smallest{
      .size = LetterSize::small, .face = Face::poster, .colour = look.letters, .align = Align::centre, .most = 14};
  if (ui.width_of(label, smallest) <= whole.w) {
    ui.text(whole, label, smallest);
  }
}

}  // namespace

ToneLook look_of(Tone tone) {
  switch (tone) {
    case Tone::good: return {colour::faded(colour::good, 0.45F), colour::ink};
    case Tone::points: return {colour::faded(colour::gold, 0.35F), colour::ink};
    case Tone::hard: return {colour::faded(colour::gold, 0.75F), colour::ink};
    case Tone::stagger: return {colour::faded(colour::bad, 0.5F), colour::ink};
    case Tone::knockdown: return {colour::bad, colour::paper};
    case Tone::blood:
    case Tone::bad: return {colour::faded(colour::bad, 0.4F), colour::ink};
    case Tone::stop: return {colour::ink, colour::paper};
    case Tone::nothing: break;
  }
  return {colour::paper_shade, colour::ink_soft};
}

void draw_strip(const Strip& strip, std::optional<int> row, const Box& box, Ui& ui) {
  if (strip.cells.empty()) {
    return;
  }
  Box cells = box;
  const Setting setting{of_single_rows(strip), row};
  const Box flags = cells.take_top(setting.rows_alone ? ui.px(4) : ui.px_for_letters(20, 28));
  const int lowest = strip.lowest();
  const float width = cells.w / static_cast<float>(strip.highest() - lowest + 1);
  const auto place_of_row = [&](int number) { return cells.x + width * static_cast<float>(number - lowest); };
  const std::size_t hit = row ? strip.cell_of(*row) : strip.cells.size();
  const float gap = std::max(1.0F, std::round(ui.px(1.5F)));
  Box lit;
  for (std::size_t place = 0; place < strip.cells.size(); ++place) {
    const StripCell& cell = strip.cells[place];
    const float left = std::round(place_of_row(cell.from));
    const Box one{left, cells.y, std::round(place_of_row(cell.to + 1)) - left - gap, cells.h};
    ui.fill(one, look_of(cell.tone).ground);
    cell_text(strip, cell, one, place == hit, setting, ui);
    if (place == hit) {
      lit = one;
    }
  }
  if (!row) {
    return;
  }
  ui.frame(lit, colour::gold, ui.px(4));
  ui.frame(lit, colour::ink, ui.px(1.5F));
  if (setting.rows_alone) {
    return;
  }
  const int shown = std::clamp(*row, lowest, strip.highest());
  const float middle = place_of_row(shown) + width / 2;
  const float half = std::max(width * 0.5F, ui.px_for_letters(15, 22));
  const Box plate{std::clamp(middle - half, box.x, box.right() - 2 * half), flags.y, 2 * half, flags.h};
  ui.fill(plate, colour::ink);
  ui.text(plate, std::to_string(*row),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::gold, .align = Align::centre});
  ui.fill({middle - 1, flags.bottom(), std::max(2.0F, ui.px(2)), cells.h * 0.2F}, colour::ink);
}

}  // namespace fc::the_ring
