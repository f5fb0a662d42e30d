#include "overlay/office/office.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <vector>

#include "overlay/controls/widgets.h"

namespace fc::overlay {
namespace {

ImU32 ink_of(const PosterSide& side) { return side.mark ? colour::of(side.mark->ink) : colour::ink; }

/// The beaten man's name fades.
ImU32 letters_of(const BoutPoster& poster, Corner corner) {
  const bool beaten = poster.winner && *poster.winner != corner;
  return colour::faded(colour::ink, poster.dimmed || beaten ? 0.5F : 1.0F);
}

void banner(Ui& ui, const Box& box, const BoutPoster& poster) {
  ui.fill(box, poster.grand ? colour::red : poster.dimmed ? colour::ink_soft : colour::ink);
  ui.text(box.inset(ui.px(8), ui.px(1)), poster.banner,
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .align = Align::centre});
}

/// His head at the outer side of his half, where his name leaves room.
void bust(Ui& ui, Box& box, const BoutPoster& poster, Corner corner) {
  const PosterSide& side = poster.sides[index_of(corner)];
  const float size = std::min(box.h, ui.px(130));
  // Both men or neither.
  const bool has_room = std::ranges::all_of(poster.sides, [&](const PosterSide& each) {
    return !each.looks || has_room_for(ui, size, each.name, box.w * 0.88F - ui.px(12));
  });
  if (!side.looks || size > box.w * 0.4F || !has_room) {
    return;
  }
  const bool red = corner == Corner::red;
  const Box place = red ? box.take_left(size) : box.take_right(size);
  const bool beaten = poster.winner && *poster.winner != corner;
  const scene::Mood mood = !poster.winner ? scene::Mood::calm : beaten ? scene::Mood::hurt : scene::Mood::glad;
  const scene::Attire attire = poster.winner ? scene::Attire::trunks : scene::Attire::robe;
  bust_slip(ui, place.centred(size, size), *side.looks, side.mark.value_or(scene::mark_of(corner)), red ? 1.0F : -1.0F,
            attire, mood);
}

/// A name with its mark at one side; the note under it.
void man(Ui& ui, Box box, const BoutPoster& poster, Corner corner, Align align) {
  const PosterSide& side = poster.sides[index_of(corner)];
  bust(ui, box, poster, corner);
  if (align == Align::centre) {
    box = box.centred(box.w, std::min(box.h, ui.text_px(18) + ui.px(58)));
  }
  if (!side.note.empty()) {
    const Box note = box.take_bottom(std::min(box.h * 0.4F, ui.text_px(18)));
    ui.text(note, side.note, {.size = LetterSize::small, .colour = colour::ink_soft, .align = align});
  }
  if (side.mark) {
    const float mark = std::min({box.h * 0.62F, ui.text_px(24), box.w * 0.12F});
    const Box place = align == Align::right ? box.take_right(mark) : box.take_left(mark);
    seat_mark(ui, place.centred(mark, mark), side.mark->mark, colour::faded(ink_of(side), poster.dimmed ? 0.6F : 1.0F));
    if (align == Align::centre) {
      box.take_right(mark);
    }
    box = align == Align::right ? Box{box.x, box.y, box.w - ui.px(6), box.h}
                                : Box{box.x + ui.px(6), box.y, box.w - ui.px(6), box.h};
  }
  ui.text(box, side.name,
          {.size = poster.grand || box.h > ui.text_px(54) ? LetterSize::title : LetterSize::heading,
           .face = Face::poster,
           .colour = letters_of(poster, corner),
           .align = align,
           .misprint = poster.grand && !poster.dimmed ? colour::faded(ink_of(side), 0.8F) : 0});
}

/// In columns, and all in one size.
void figures(Ui& ui, Box box, const BoutPoster& poster, float height) {
  float words = 0;
  std::vector<std::string_view> sums;
  for (const PosterFigures& line : poster.figures) {
    words = std::max(words, ui.width_of(line.word, {.size = LetterSize::small}) + ui.px(10));
    sums.insert(sums.end(), line.sums.begin(), line.sums.end());
  }
  words = std::min(words, box.w * 0.4F);
  // The poster face has no halves.
  const float side = (box.w - words) / 2;
  const TextStyle type =
      ui.fitted(sums, {0, 0, side, height}, {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
  for (const PosterFigures& line : poster.figures) {
    if (box.h < height * 0.9F) {
      return;
    }
    Box row = box.take_top(height);
    ui.text(row.take_left(side), line.sums[0], type);
    ui.text(row.take_right(side), line.sums[1], type);
    ui.text(row, line.word, {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  }
}

void result_stamp(Ui& ui, const Box& box, const BoutPoster& poster, double second) {
  if (!poster.stamped.empty()) {
    stamp(ui, box, poster.stamped, colour::bad, second);
  }
}

constexpr float stamped_line = 72;  // units: it is stamped askew

/// How high the lower half of an upright poster is: the scale or the stamp, and the figures.
float lower_height(const Ui& ui, const BoutPoster& poster) {
  const float line = ui.text_px(21);
  const float scale = !poster.stamped.empty() ? ui.text_px(stamped_line)
                      : poster.shares         ? chance_scale_height(ui, *poster.shares) + ui.px(6)
                                              : 0;
  return scale + line * static_cast<float>(poster.figures.size());
}

/// Both names one under the other, terms and figures below.
void upright(Ui& ui, Box rest, const BoutPoster& poster, double second) {
  const float line = ui.text_px(21);
  Box lower = rest.take_bottom(std::min(lower_height(ui, poster), rest.h * 0.54F));
  rest.take_bottom(ui.px(4));
  const float versus = std::min(rest.h * 0.16F, ui.text_px(26));
  man(ui, rest.take_top((rest.h - versus) / 2), poster, Corner::red, Align::centre);
  ui.text(rest.take_top(versus), poster.terms, {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
  man(ui, rest, poster, Corner::blue, Align::centre);
  if (!poster.stamped.empty()) {
    const Box place = lower.take_top(std::min(lower.h, ui.text_px(stamped_line)));
    result_stamp(ui, place.centred(std::min(place.w * 0.8F, ui.text_px(190)), place.h * 0.56F), poster, second);
  } else if (poster.shares && lower.h >= line) {
    chance_scale(ui, lower.take_top(chance_scale_height(ui, *poster.shares)), *poster.shares,
                 {ink_of(poster.sides[0]), ink_of(poster.sides[1])});
    lower.take_top(ui.px(6));
  }
  figures(ui, lower, poster, line);
}

/// Both names side by side in one line.
void strip(Ui& ui, Box rest, const BoutPoster& poster, double second) {
  const float tall = ui.text_px(40);
  const Box lower = rest.h > tall * 1.5F ? rest.take_bottom(rest.h - tall) : Box{};
  const Box row = rest;
  // The stamp has room for its words, however short the names have to be set.
  const float stamped = ui.width_of(poster.stamped, {.size = LetterSize::label, .face = Face::poster}) + ui.px(56);
  const float middle = poster.stamped.empty() ? std::min(rest.w * 0.2F, ui.text_px(110)) : std::min(stamped, rest.w * 0.4F);
  const float side = (rest.w - middle) / 2;
  man(ui, rest.take_left(side), poster, Corner::red, Align::right);
  man(ui, rest.take_right(side), poster, Corner::blue, Align::left);
  if (poster.stamped.empty()) {
    ui.text(rest.inset(ui.px(4), 0), poster.terms,
            {.size = LetterSize::small, .face = Face::sans_bold, .align = Align::centre, .wrap = true});
  } else {
    result_stamp(ui, row.centred(middle - ui.px(16), std::min(row.h * 0.8F, ui.text_px(34))), poster, second);
  }
  Box below = lower;
  if (poster.shares && poster.stamped.empty() && below.h >= ui.text_px(20)) {
    chance_scale(ui, below.take_top(chance_scale_height(ui, *poster.shares)), *poster.shares,
                 {ink_of(poster.sides[0]), ink_of(poster.sides[1])});
  }
  figures(ui, below, poster, ui.text_px(21));
}

}  // namespace

float chance_scale_height(const Ui& ui, const Odds::Shares& shares) { return ui.text_px(shares.drawn > 0 ? 27 : 21); }

void chance_scale(Ui& ui, const Box& box, const Odds::Shares& shares, const std::array<ImU32, 2>& inks) {
  Box rest = box;
  const float figure = ui.text_px(44);
  const TextStyle type{.size = LetterSize::label, .face = Face::poster};
  TextStyle right = type;
  right.align = Align::right;
  const auto percent = [&](int share) { return ui.say("menu.odds.percent", {{"percent", std::to_string(share)}}); };
  ui.text(rest.take_left(figure), percent(shares.left), type);
  ui.text(rest.take_right(figure), percent(shares.right), right);
  if (shares.drawn > 0) {
    ui.text(rest.take_top(rest.h * 0.62F), ui.say("menu.odds.drawn", {{"percent", std::to_string(shares.drawn)}}),
            {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  }
  const Box scale = rest.centred(rest.w - ui.px(8), std::max(4.0F, std::min(rest.h * 0.5F, ui.px(10))));
  const float point = scale.w / 100;
  const float left = std::round(point * static_cast<float>(shares.left));
  const float drawn = std::round(point * static_cast<float>(shares.drawn));
  const float notch = std::max(2.0F, std::round(ui.px(2)));
  ui.fill({scale.x, scale.y, left, scale.h}, inks[0]);
  ui.fill({scale.x + left + drawn, scale.y, scale.w - left - drawn, scale.h}, inks[1]);
  ui.fill({std::round(scale.middle_x() - notch / 2), scale.y - ui.px(3), notch, scale.h + ui.px(6)}, colour::ink);
  const float between = std::max(drawn, notch);
  ui.fill({scale.x + left + (drawn - between) / 2, scale.y, between, scale.h}, colour::paper_deep);
}

void bout_poster(Ui& ui, const Box& box, const BoutPoster& poster, double second) {
  const float depth = std::max(2.0F, std::round(ui.px(3)));
  ui.fill(box.moved(depth, depth), colour::faded(colour::ink, 0.25F));
  ui.fill(box, poster.grand && !poster.dimmed ? colour::gold : colour::paper);
  ui.frame(box, poster.dimmed ? colour::ink_soft : colour::ink, ui.px(2));
  Box rest = box.inset(ui.px(4));
  const bool low = box.h < ui.text_px(poster.figures.empty() ? 150 : 190) && box.w > box.h * 2;
  banner(ui, rest.take_top(std::min(ui.text_px(26), rest.h * 0.3F)), poster);
  rest = rest.inset(ui.px(6), ui.px(4));
  if (!poster.why.empty()) {
    const TextStyle why{.size = LetterSize::body,
                        .face = Face::sans_bold,
                        .colour = poster.grand ? colour::ink : colour::bad,
                        .align = Align::centre,
                        .wrap = true,
                        .most = 24};
    ui.text(rest.take_bottom(std::min(ui.height_of(poster.why, rest.w, why) + ui.px(2), rest.h * 0.34F)), poster.why, why);
  }
  if (low) {
    strip(ui, rest, poster, second);
  } else {
    upright(ui, rest, poster, second);
  }
}

}  // namespace fc::overlay
