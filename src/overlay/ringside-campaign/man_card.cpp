#include "overlay/ringside-campaign/pages.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "overlay/controls/widgets.h"
#include "overlay/office/office.h"
#include "rules/ringside-campaign/club.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

constexpr std::array<std::string_view, ringside::punch_count> punch_keys{
    "ringside.punch.uppercut",    "ringside.punch.right-jab", "ringside.punch.right-hook",
    "ringside.punch.combination", "ringside.punch.left-jab",  "ringside.punch.left-hook"};

/// A figure over what it is.
struct Cell {
  std::string_view key;
  std::string text;
  std::string gained{};  ///< what of it he learned
};

std::string gain_text(int gained) { return gained > 0 ? "+" + std::to_string(gained) : std::string(); }

void cells(Ui& ui, const Box& box, std::span<const Cell> all) {
  const auto count = static_cast<int>(all.size());
  const Box inner = box.column(0, count, ui.px(6)).inset(ui.px(4), ui.px(2));
  const TextStyle gained{.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::good, .align = Align::right};
  float gain = 0;
  std::vector<std::string_view> figures;
  std::vector<std::string_view> labels;
  for (const Cell& cell : all) {
    figures.push_back(cell.text);
    labels.push_back(ui.word(cell.key));
    gain = std::max(gain, cell.gained.empty() ? 0 : ui.width_of(cell.gained, gained) + 1);
  }
  // All of them in one size.
  const TextStyle label = ui.fitted(labels, {inner.x, inner.y, inner.w, inner.h * 0.42F},
                                    {.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::centre});
  const TextStyle figure = ui.fitted(figures, {inner.x, inner.y, inner.w - gain, inner.h * 0.58F},
                                     {.size = LetterSize::large, .face = Face::sans_bold, .align = Align::centre});
  for (int place = 0; place < count; ++place) {
    const Cell& cell = all[static_cast<std::size_t>(place)];
    Box rest = box.column(place, count, ui.px(6));
    ui.frame(rest, colour::paper_deep, ui.px(1));
    rest = rest.inset(ui.px(4), ui.px(2));
    ui.text(rest.take_bottom(rest.h * 0.42F), labels[static_cast<std::size_t>(place)], label);
    if (!cell.gained.empty()) {
      ui.text(rest.take_right(gain), cell.gained, gained);
    }
    ui.text(rest, cell.text, figure);
  }
}

/// Men whose punches add up alike box in different ways: how many of the six stand in a row where the card has room for all;
/// 0: it has not.
int columns_of_punches(const Box& rest, float height, Ui& ui) {
  for (const int columns : {3, 2}) {
    const float room = rest.column(0, columns, ui.px(6)).w - ui.px(8);
    const bool are_set = std::ranges::all_of(
        punch_keys, [&](std::string_view key) { return ui.width_of(ui.word(key), {.size = LetterSize::small}) <= room; });
    const auto rows = static_cast<float>(static_cast<int>(ringside::punch_count) / columns);
    if (are_set && rest.h > (4 + rows) * height) {
      return columns;
    }
  }
  return 0;
}

void head(const OfficeView& view, Person person, Box band, Ui& ui) {
  const std::optional<scene::SeatMark> mark = mark_of_man(view, person);
  const ImU32 letters = mark ? colour::on(mark->ink) : colour::paper;
  ui.fill(band, mark ? colour::of(mark->ink) : colour::ink_soft);
  const std::string_view name = man_name(view.setup, person, ui.words());
  if (const std::optional<Looks> looks = view.looks_of(person); looks && has_room_for(ui, band.h, name, band.w * 0.8F)) {
    bust_slip(ui, band.take_left(band.h), *looks, mark.value_or(scene::SeatMark{scene::Ink::ink, scene::Mark::disc}));
  }
  band = band.inset(ui.px(10), ui.px(2));
  if (mark) {
    mark_before(ui, band, std::min(band.h * 0.7F, ui.text_px(26)), mark->mark, letters, 8);
  }
  if (view.state.ladder.champion == person) {
    const Box belt = band.take_right(std::min(band.w * 0.22F, ui.px(80)));
    champion_belt(ui, belt.centred(belt.w, band.h * 0.8F), colour::ink);
    band.take_right(ui.px(6));
  }
  ui.text(band, name, {.size = LetterSize::heading, .face = Face::poster, .colour = letters});
}

/// What is said in lines, the most important first.
std::vector<std::string> lines(const OfficeView& view, Person person, Ui& ui) {
  const Man& man = view.man(person);
  const auto cut = [&]() -> std::string {
    if (const Visitor* visitor = visits::visitor_of(view.state, person)) {
      return ui.say("ringside-campaign.office.visits", {{"arena", ui.word(key_of(visitor->arena))}});
    }
    if (man.owner >= most_managers) {
      return std::string(ui.word("ringside-campaign.office.in_pool"));
    }
    if (man.cut == 0) {
      return std::string(ui.word("ringside-campaign.office.cut_open"));
    }
    const int left = std::max(0, view.setup.tables.cut.review - man.cut_bouts);
    return ui.say(left == 1 ? "ringside-campaign.office.cut_line_one" : "ringside-campaign.office.cut_line",
                  {{"cut", std::to_string(man.cut)}, {"bouts", std::to_string(left)}});
  };
  std::vector<std::string> all;
  if (view.state.week > 0) {
    all.push_back(rest_words(view, person, ui));
  }
  all.push_back(cut());
  if (const int wear = view.setup.options.wear; wear > 0 && man.owner < most_managers) {
    const int left = wear - man.bouts() - 1;
    all.push_back(left <= 0 ? std::string(ui.word("ringside-campaign.office.wears"))
                            : ui.say("ringside-campaign.office.wears_later", {{"bouts", std::to_string(left)}}));
  }
  if (man.streak >= 2 || man.streak <= -2) {
    all.push_back(ui.say(man.streak > 0 ? "ringside-campaign.office.won_in_a_row" : "ringside-campaign.office.lost_in_a_row",
                         {{"bouts", std::to_string(std::abs(man.streak))}}));
  }
  all.push_back(ui.say("ringside-campaign.office.purses", {{"sum", money_text(man.purses, ui.words())}}));
  return all;
}

}  // namespace

void draw_man_card(const OfficeView& view, Person person, const Box& box, Ui& ui) {
  const Man& man = view.man(person);
  paper_card(ui, box);
  Box rest = box;
  head(view, person, rest.take_top(ui.px_for_letters(44, 62)).inset(ui.px(3), 0), ui);
  rest = rest.inset(ui.px(10), ui.px(6));
  const std::string whose = man.owner < most_managers ? view.manager(man.owner) : std::string();
  Box line = rest.take_top(ui.text_px(24));
  form_marks(ui, line.take_right(line.w * 0.3F), form_of(view.chronicle, person, 8));
  const bool is_ranked = !view.state.ladder.contenders.empty() && !whose.empty();
  ui.text(line, is_ranked ? rank_text(rank_of(view.state.ladder, person), ui.words()) + " \u00b7 " + whose : whose,
          {.size = LetterSize::body, .face = Face::sans_bold});
  const float height = ui.px_for_letters(46, 74);
  const auto& gained = man.gained;
  const Cell agility{"ringside-campaign.office.agility", std::to_string(man.boxer.agility),
                     gain_text(gained[static_cast<std::size_t>(Ability::agility)])};
  const Cell endurance{"ringside-campaign.office.endurance", std::to_string(man.boxer.endurance),
                       gain_text(gained[static_cast<std::size_t>(Ability::endurance)])};
  const Cell counterpunch{"ringside-campaign.office.counterpunch", std::to_string(man.boxer.counterpunch),
                          gain_text(gained[static_cast<std::size_t>(Ability::counterpunch)])};
  // Who is still to be chosen is looked at whole.
  if (const int columns = man.owner == in_pool ? columns_of_punches(rest, height, ui) : 0; columns > 0) {
    const std::array others{agility, endurance, counterpunch};
    cells(ui, rest.take_top(height), others);
    const auto in_a_row = static_cast<std::size_t>(columns);
    for (std::size_t first = 0; first < ringside::punch_count; first += in_a_row) {
      std::vector<Cell> row;
      for (std::size_t place = first; place < first + in_a_row; ++place) {
        row.push_back({punch_keys[place], std::to_string(man.boxer.punches[place])});
      }
      rest.take_top(ui.px(4));
      cells(ui, rest.take_top(height), row);
    }
  } else {
    const std::array abilities{agility, Cell{"ringside-campaign.office.punches", std::to_string(punches_of(man.boxer))},
                               endurance, counterpunch};
    // Where their names have no room side by side, and the card is high enough, they stand in pairs.
    const float room = rest.column(0, static_cast<int>(abilities.size()), ui.px(6)).w - ui.px(8);
    const bool in_pairs = rest.h > 4 * height && std::ranges::any_of(abilities, [&](const Cell& cell) {
                            return ui.width_of(ui.word(cell.key), {.size = LetterSize::small}) > room;
                          });
    const std::span<const Cell> all(abilities);
    if (in_pairs) {
      cells(ui, rest.take_top(height), all.first(2));
      rest.take_top(ui.px(6));
    }
    cells(ui, rest.take_top(height), in_pairs ? all.last(2) : all);
  }
  rest.take_top(ui.px(6));
  if (rest.h < height) {
    return;
  }
  std::string record = record_words(man, ui);
  if (ui.width_of(record, {.size = LetterSize::large, .face = Face::sans_bold}) > rest.w / 2 - ui.px(14)) {
    record = record_text(man);  // how many he stopped has no room
  }
  const std::array standing{Cell{"ringside-campaign.office.record", record},
                            Cell{"ringside-campaign.office.pop", points_text(man.pop())}};
  cells(ui, rest.take_top(height), standing);
  rest.take_top(ui.px(4));
  const TextStyle type{.size = LetterSize::body, .wrap = true, .top = true, .most = 26};
  for (const std::string& said : lines(view, person, ui)) {
    const float lines_high = ui.height_of(said, rest.w, type) + ui.px(2);
    if (rest.h < lines_high) {
      return;
    }
    ui.text(rest.take_top(lines_high), said, type);
  }
  rest.take_top(ui.px(6));
  if (rest.h < ui.text_px(110)) {
    return;
  }
  PlotModel plot;
  plot.curves = {pop_curve(view, person)};
  plot.marks = pop_marks(view, person);
  plot.nothing = ui.word("ringside-campaign.office.no_bouts");
  const std::span<const ManAtWeek> weeks = view.chronicle.weeks_of(person);
  scale_pop(plot, view, weeks.empty() ? 0 : weeks.front().week, 5);
  draw_plot(ui, rest, plot);
}

}  // namespace fc::ringside_campaign
