// The stables while they are formed: every manager's men as the dice make them, their cuts, their seeds.

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/office/office.h"
#include "overlay/ringside-campaign/cards.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

/// The dice of a man who is half made: "Agility 57 · 2 3 4".
std::string half_made(const Making& making, Ui& ui) {
  if (making.boxer.agility == 0) {
    return panel_text(ui, "new-man");
  }
  return panel_text(
      ui, "half-made",
      {{"agility", std::to_string(making.boxer.agility)}, {"punches", punches_text(making.boxer, making.punch)}});
}

/// What counts about a man now: how strong he is, his cut, or his seed. What is still to be rolled stands open.
std::string figure_of(const State& now, Person person, Ui& ui) {
  const Man& man = now.man(person);
  const int number = now.phase == Phase::cuts ? man.cut : man.seed;
  if (now.phase == Phase::forming) {
    return std::to_string(strength(man.boxer));
  }
  return number == 0 ? std::string(ui.word("menu.odds.unknown"))
                     : panel_text(ui, now.phase == Phase::cuts ? "percent" : "seed", {{"number", std::to_string(number)}});
}

float heading_height(const Ui& ui) { return ui.px_for_letters(44, 64); }
float band_height(const Ui& ui) { return ui.px_for_letters(34, 50); }

/// A cell with room for a picture: his head, what counts about him beside it, his name below.
void man_slip(const BoutView& view, Person person, const Looks& looks, Box cell, Ui& ui) {
  cell = cell.inset(ui.px(8), ui.px(5));
  const TextStyle name{.size = LetterSize::label, .face = Face::poster, .most = 30};
  const Box foot = cell.take_bottom(ui.text_px(30));
  ui.text(foot, name_for(view, person, foot.w, name, ui), name);
  const scene::SeatMark mark = mark_of(view.now().man(person).owner);
  bust_slip(ui, cell.take_left(std::min(cell.h, cell.w / 2)), looks, mark);
  ui.text(cell, figure_of(view.now(), person, ui),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::right, .most = 44});
}

void man_line(const BoutView& view, Person person, Box row, Ui& ui) {
  const State& now = view.now();
  const bool latest = person == view.readout.roller;
  ui.fill(row, latest ? colour::gold : colour::paper);
  row_line(ui, row);
  if (const std::optional<Looks> looks = view.looks_of(person); looks && row.h > ui.text_px(80)) {
    man_slip(view, person, *looks, row, ui);
    return;
  }
  row = row.inset(ui.px(8), ui.px(2));
  const std::string figure = figure_of(now, person, ui);
  const TextStyle number{.size = LetterSize::large, .face = Face::sans_bold, .align = Align::right};
  ui.text(row.take_right(std::min(ui.width_of(figure, number) + ui.px(2), row.w * 0.4F)), figure, number);
  row.take_right(ui.px(6));
  const TextStyle small{.size = LetterSize::small, .colour = colour::ink_soft};
  const ringside::Boxer& boxer = now.man(person).boxer;
  const std::string note = panel_text(ui, "man-note",
                                      {{"strength", std::to_string(strength(boxer))},
                                       {"agility", std::to_string(boxer.agility)},
                                       {"punches", std::to_string(punches_of(boxer))}});
  if (row.h > ui.text_px(34) && ui.width_of(note, small) <= row.w) {
    ui.text(row.take_bottom(row.h * 0.42F), note, small);
  }
  const TextStyle name{.size = LetterSize::label, .face = Face::poster, .most = 30};
  ui.text(row, name_for(view, person, row.w, name, ui), name);
}

/// The places that a stable has still to fill, numbered.
void open_places(int from, int size, Box box, float height, Ui& ui) {
  for (int place = from; place < size && box.h >= height; ++place) {
    const Box row = box.take_top(height).inset(ui.px(1), ui.px(2));
    ui.frame(row, colour::paper_deep, ui.px(2));
    ui.text(row.inset(ui.px(8), ui.px(2)), std::to_string(place + 1),
            {.size = LetterSize::heading,
             .face = Face::poster,
             .colour = colour::faded(colour::ink_soft, 0.5F),
             .align = Align::centre,
             .most = 44});
  }
}

void stable(const BoutView& view, int seat, Box box, float height, Ui& ui) {
  const State& now = view.now();
  const scene::SeatMark mark = mark_of(seat);
  Box band = box.take_top(band_height(ui));
  ui.fill(band, colour::of(mark.ink));
  band = band.inset(ui.px(8), ui.px(2));
  mark_before(ui, band, band.h * 0.66F, mark.mark, colour::on(mark.ink), 8);
  ui.text(band, view.manager(seat),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::on(mark.ink), .most = 34});
  for (const Person person : now.manager(seat).stable) {
    man_line(view, person, box.take_top(height), ui);
  }
  const bool makes = now.phase == Phase::forming && now.asked.kind == NeedKind::roll && now.making.seat == seat;
  if (makes && box.h > height * 0.5F) {
    const Box row = box.take_top(height);
    ui.frame(row, colour::ink_soft, ui.px(1));
    ui.text(row.inset(ui.px(8), ui.px(2)), half_made(now.making, ui),
            {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::ink_soft});
  }
  if (now.phase == Phase::forming) {
    const auto filled = static_cast<int>(now.manager(seat).stable.size()) + (makes ? 1 : 0);
    open_places(filled, view.setup->options.stable_size, box, height, ui);
  }
}

/// How a stable comes about, as long as the stables are formed.
std::string how_formed(const BoutView& view, Ui& ui) {
  constexpr std::array<std::string_view, 3> keys{"formed-by-roll", "formed-by-draft", "formed-by-auction"};
  const auto formation = static_cast<std::size_t>(view.setup->options.formation);
  return panel_text(ui, keys.at(formation), {{"men", std::to_string(view.setup->options.stable_size)}});
}

float how_height(const BoutView& view, const Ui& ui) {
  return view.now().phase == Phase::forming ? ui.px_for_letters(28, 40) : 0.0F;
}

std::string_view heading_key(Phase phase) {
  return phase == Phase::forming ? "stables-heading" : phase == Phase::cuts ? "cuts-heading" : "seeds-heading";
}

Box stable_place(const BoutView& view, int seat, Box box, const Ui& ui) {
  box.take_top(heading_height(ui) + how_height(view, ui));
  const int seats = seats_of(*view.setup);
  const float gap = ui.px(12);
  const int most_columns = std::clamp(static_cast<int>(box.w / ui.text_px(165)), 1, std::min(seats, 4));
  const int rows = (seats + most_columns - 1) / most_columns;
  const int columns = (seats + rows - 1) / rows;
  return box.row(seat / columns, rows, gap).column(seat % columns, columns, gap);
}

/// How high a man stands in any of them.
float line_height(const BoutView& view, const Box& box, const Ui& ui) {
  const int men = std::max<int>(view.setup->options.stable_size, 1);
  const float share = (stable_place(view, 0, box, ui).h - band_height(ui)) / static_cast<float>(men);
  return std::clamp(share, ui.text_px(20), share > ui.text_px(80) ? ui.text_px(120) : ui.text_px(46));
}

}  // namespace

Box stable_as_far_as(const BoutView& view, int seat, int place, const Box& box, const Ui& ui) {
  return stable_place(view, seat, box, ui)
      .take_top(band_height(ui) + static_cast<float>(place + 1) * line_height(view, box, ui));
}

void draw_forming(const BoutView& view, const Box& box, Ui& ui) {
  poster_heading(ui, Box(box).take_top(heading_height(ui)), panel_text(ui, heading_key(view.now().phase)),
                 LetterSize::heading);
  if (const float how = how_height(view, ui); how > 0) {
    Box rest = box;
    rest.take_top(heading_height(ui));
    ui.text(rest.take_top(how).inset(ui.px(8), 0), how_formed(view, ui),
            {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre});
  }
  const float height = line_height(view, box, ui);
  for (int seat = 0; seat < seats_of(*view.setup); ++seat) {
    stable(view, seat, stable_place(view, seat, box, ui), height, ui);
  }
}

// The ladder beside the desk, always in sight; before there is one, the men of the tournament or of the pool.

namespace {

using namespace overlay;

struct Line {
  std::string place;
  Person person = nobody;
  std::string figure;
  int risen = 0;
  bool crowned = false;
  bool faded = false;
};

std::vector<Line> ladder_lines(const BoutView& view) {
  const State& now = view.now();
  std::vector<Line> lines;
  for (std::size_t place = 0; place < now.ladder.contenders.size(); ++place) {
    const Person person = now.ladder.contenders[place];
    const int before = rank_of(view.readout.before.ladder, person);
    const int rank = static_cast<int>(place) + 1;
    lines.push_back({.place = std::to_string(rank),
                     .person = person,
                     .figure = points_text(now.man(person).pop()),
                     .risen = before == no_rank ? 0 : before - rank});
  }
  return lines;
}

/// Seeds still in, then those who are out; before the seeding everybody by strength, whoever may still be picked too.
std::vector<Line> field_lines(const BoutView& view) {
  const State& now = view.now();
  std::vector<Line> lines;
  const auto add = [&](Person person) {
    const Man& man = now.man(person);
    lines.push_back({.place = man.seed == 0 ? std::string() : std::to_string(man.seed),
                     .person = person,
                     .figure = std::to_string(strength(man.boxer)),
                     .faded = man.out > 0});
  };
  each_man(*view.setup, now, add);
  if (now.phase == Phase::forming) {
    std::ranges::for_each(now.pool, add);
  }
  std::ranges::stable_sort(lines, [&](const Line& one, const Line& other) {
    if (one.faded != other.faded) {
      return other.faded;
    }
    const Man& left = now.man(one.person);
    const Man& right = now.man(other.person);
    return left.seed != right.seed ? left.seed < right.seed : strength(left.boxer) > strength(right.boxer);
  });
  return lines;
}

void draw_line(const BoutView& view, const Line& line, Box box, Ui& ui) {
  row_line(ui, box);
  box = box.inset(ui.px(5), 0);
  const ImU32 letters = line.faded ? colour::faded(colour::ink, 0.45F) : colour::ink;
  ui.text(box.take_left(ui.text_px(22)), line.place,
          {.size = LetterSize::body, .face = Face::sans_bold, .colour = letters, .align = Align::right});
  box.take_left(ui.px(6));
  if (const auto mark = mark_of_man(view.now(), line.person)) {
    const float side = std::min(box.h * 0.62F, ui.text_px(14));
    seat_mark(ui, box.take_left(side).centred(side, side), mark->mark,
              colour::faded(colour::of(mark->ink), line.faded ? 0.45F : 1.0F));
    box.take_left(ui.px(6));
  }
  if (line.risen != 0) {
    place_change(ui, box.take_right(ui.text_px(24)), line.risen);
  }
  ui.text(box.take_right(ui.text_px(36)), line.figure,
          {.size = LetterSize::body, .face = Face::sans_bold, .colour = letters, .align = Align::right});
  const TextStyle name{.size = LetterSize::body, .colour = letters};
  ui.text(box, name_for(view, line.person, box.w, name, ui), name);
}

/// The champion over his ladder; or that there is none.
void champion_plate(const BoutView& view, Box box, Ui& ui) {
  const State& now = view.now();
  const Person champion = now.ladder.champion;
  ui.fill(box, colour::of(scene::Ink::white));
  ui.frame(box, colour::gold, ui.px(4));
  box = box.inset(ui.px(8), ui.px(5));
  const auto mark = champion == nobody ? std::nullopt : mark_of_man(now, champion);
  const Box belt = box.take_left(std::min(box.h * 1.5F, box.w * 0.32F));
  champion_belt(ui, belt.inset(0, ui.px(4)), mark ? colour::of(mark->ink) : colour::ink_soft);
  box.take_left(ui.px(8));
  const Box note = box.take_bottom(box.h * 0.4F);
  const std::string name(champion == nobody ? ui.word("ringside-campaign.panel.vacant")
                                            : last_name(*view.setup, champion, ui.words()));
  ui.text(box, name, {.size = LetterSize::heading, .face = Face::poster, .most = 40});
  const std::string said =
      champion == nobody
          ? std::string()
          : panel_text(ui, "champion-note",
                       {{"record", record_text(now.man(champion))}, {"points", points_text(now.man(champion).pop())}});
  ui.text(note, said, {.size = LetterSize::small, .face = Face::sans_bold, .most = 24});
}

}  // namespace

void draw_standings(const BoutView& view, const Box& box, Ui& ui) {
  const Panel panel(ui, "standings", box, true);
  ui.fill(box, colour::hall);
  Box rest = box.inset(ui.px(6), ui.px(6));
  paper_card(ui, rest);
  rest = rest.inset(ui.px(4), ui.px(4));
  const State& now = view.now();
  const bool ranked = !now.ladder.contenders.empty();
  if (ranked) {
    champion_plate(view, rest.take_top(ui.px_for_letters(62, 84)), ui);
    rest.take_top(ui.px(4));
  }
  const std::vector<Line> lines = ranked ? ladder_lines(view) : field_lines(view);
  Box head = rest.take_top(ui.text_px(20));
  ui.text(head.inset(ui.px(5), 0), ui.word(ranked ? "ringside-campaign.panel.ladder" : "ringside-campaign.panel.field"),
          {.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::ink_soft});
  ui.text(head.inset(ui.px(5), 0), ui.word(ranked ? "ringside-campaign.panel.pop" : "ringside-campaign.panel.strength"),
          {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right});
  const float height =
      std::clamp(rest.h / static_cast<float>(std::max<std::size_t>(1, lines.size())), ui.text_px(19), ui.text_px(28));
  for (const Line& line : lines) {
    if (rest.h < height * 0.9F) {
      break;
    }
    draw_line(view, line, rest.take_top(height), ui);
  }
}

}  // namespace fc::ringside_campaign
