// The ladder beside the desk, always in sight; before there is one, the men of the tournament or of the pool.
#include <algorithm>
#include <string>
#include <vector>

#include "overlay/office/ladder.h"
#include "overlay/office/letter.h"
#include "overlay/ringside-campaign/bout_view.h"

namespace fc::ringside_campaign {
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

/// Seeds still in, then those who are out; before the seeding everybody by strength.
std::vector<Line> field_lines(const BoutView& view) {
  const State& now = view.now();
  std::vector<Line> lines;
  each_man(*view.setup, now, [&](Person person) {
    const Man& man = now.man(person);
    lines.push_back({.place = man.seed == 0 ? std::string() : std::to_string(man.seed),
                     .person = person,
                     .figure = std::to_string(strength(man.boxer)),
                     .faded = man.out > 0});
  });
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
  ui.fill({box.x, box.bottom() - 1, box.w, 1}, colour::paper_deep);
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
  const Type name{.size = LetterSize::body, .colour = letters};
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
