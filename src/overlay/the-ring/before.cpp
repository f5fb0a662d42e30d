// Before the first bell, on a sheet over the ring: the bill of the bout with its city, gloves and referee, chosen by a
// champion; then the training camp, where each man's dice fall on the row of his rating.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "overlay/bout/scorecards.h"
#include "overlay/controls/widgets.h"
#include "overlay/ink/shapes.h"
#include "overlay/the-ring/panels.h"
#include "rules/the-ring/names.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

using namespace overlay;

/// One thing that may be had: a city, a weight of gloves, a referee.
struct Offer {
  std::string name;
  std::string line;
  std::uint8_t value = 0;  ///< as in `Choice`
};

/// What one column of the bill shows.
struct Column {
  std::string_view heading;  ///< a key
  Decision decision = Decision::city;
  std::vector<Offer> offers;
  std::optional<std::uint8_t> settled;  ///< the value that it came to
};

std::string worded(std::string_view beginning, std::string_view name, Ui& ui) {
  return std::string(ui.word(std::string(beginning).append(name)));
}

Offer offer_of(City city, Ui& ui) {
  return {.name = worded("the-ring.city.", name_of(city), ui),
          .line = worded("the-ring.city-line.", name_of(city), ui),
          .value = static_cast<std::uint8_t>(city)};
}
Offer offer_of(Gloves gloves, Ui& ui) {
  return {.name = worded("the-ring.glove.", name_of(gloves), ui),
          .line = worded("the-ring.glove-line.", name_of(gloves), ui),
          .value = static_cast<std::uint8_t>(gloves)};
}
Offer offer_of(Referee referee, Ui& ui) {
  return {.name = worded("the-ring.referee.", name_of(referee), ui),
          .line = worded("the-ring.referee-line.", name_of(referee), ui),
          .value = static_cast<std::uint8_t>(referee)};
}

Column cities(const ShownBefore& before, Ui& ui) {
  Column column{.heading = "the-ring.panel.city", .decision = Decision::city, .offers = {}, .settled = {}};
  for (const CityNamed& named : before.cities) {
    if (column.offers.empty() || column.offers[0].value != static_cast<std::uint8_t>(named.city)) {
      column.offers.push_back(offer_of(named.city, ui));
    }
  }
  if (before.city) {
    column.settled = static_cast<std::uint8_t>(before.city->city);
    if (column.offers.empty()) {
      column.offers.push_back(offer_of(before.city->city, ui));
    }
  }
  return column;
}

Column gloves(const BoutView& view, const ShownBefore& before, Ui& ui) {
  Column column{.heading = "the-ring.panel.gloves", .decision = Decision::gloves, .offers = {}, .settled = {}};
  const bool has_choice = view.setup->is_title_bout() && view.setup->options.gloves;
  if (before.gloves) {
    column.settled = static_cast<std::uint8_t>(before.gloves->ounces == 6 ? Gloves::six_ounce : Gloves::eight_ounce);
  }
  if (has_choice && (before.city || before.gloves)) {
    column.offers = {offer_of(Gloves::six_ounce, ui), offer_of(Gloves::eight_ounce, ui)};
  } else if (column.settled) {
    column.offers = {offer_of(static_cast<Gloves>(*column.settled), ui)};
    column.offers[0].line.clear();
  }
  return column;
}

Column referees(const ShownBefore& before, Ui& ui) {
  Column column{.heading = "the-ring.panel.referee", .decision = Decision::referee, .offers = {}, .settled = {}};
  for (const RefereeNamed& named : before.referees) {
    column.offers.push_back(offer_of(named.referee, ui));
  }
  if (before.referee) {
    column.settled = static_cast<std::uint8_t>(before.referee->referee);
    if (column.offers.empty()) {
      column.offers.push_back(offer_of(before.referee->referee, ui));
    }
  }
  return column;
}

/// The option of the question that stands for this offer; none if nothing is asked about it.
std::optional<std::size_t> option_for(const OpenQuestion* question, const Column& column, const Offer& offer) {
  if (question == nullptr || !question->by_person || static_cast<Decision>(question->prompt.need.topic) != column.decision) {
    return std::nullopt;
  }
  std::string_view name;
  switch (column.decision) {
    case Decision::city: name = name_of(static_cast<City>(offer.value)); break;
    case Decision::gloves: name = name_of(static_cast<Gloves>(offer.value)); break;
    default: name = name_of(static_cast<Referee>(offer.value)); break;
  }
  const auto& options = question->prompt.options;
  const auto found =
      std::ranges::find_if(options, [name](const scene::Option& option) { return option.notation.ends_with(name); });
  return found == options.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - options.begin()));
}

/// A poster of one offer. Returns true when it is pressed.
bool poster(const Column& column, const Offer& offer, std::optional<std::size_t> option, const Box& box, Ui& ui) {
  const bool settled = column.settled == offer.value;
  const bool passed_over = column.settled.has_value() && !settled;
  Touch touch;
  if (option) {
    touch = ui.focus().add(focus_id("offer-" + std::to_string(*option)), box, {.first = *option == 0});
  }
  ui.fill(box, settled ? colour::gold : colour::paper_shade);
  ui.frame(box, colour::ink, ui.px(settled ? 3.0F : 1.5F));
  const ImU32 letters = passed_over ? colour::faded(colour::ink_soft, 0.6F) : colour::ink;
  Box rest = box.inset(ui.px(8), ui.px(5));
  if (!offer.line.empty()) {
    ui.text(rest.take_bottom(rest.h * 0.5F), offer.line,
            {.size = LetterSize::small, .colour = letters, .align = Align::centre, .wrap = true});
  }
  ui.text(rest, offer.name, {.size = LetterSize::heading, .face = Face::poster, .colour = letters, .align = Align::centre});
  if (touch.focused) {
    focus_frame(ui, box);
  }
  return touch.activated;
}

std::optional<BoutAction> bill_column(const BoutView& view, const Column& column, Box box, Ui& ui) {
  std::optional<BoutAction> action;
  const OpenQuestion* question = view.ceremony_question();
  ui.text(box.take_top(ui.px_for_letters(26, 34)), ui.word(column.heading),
          {.size = LetterSize::label, .face = Face::poster, .align = Align::centre});
  if (column.offers.empty()) {
    const Box to_come = box.row(0, 2, ui.px(8));
    ui.frame(to_come, colour::paper_deep, ui.px(2));
    ui.text(to_come, "?",
            {.size = LetterSize::poster, .face = Face::poster, .colour = colour::paper_deep, .align = Align::centre});
    return action;
  }
  for (std::size_t place = 0; place < column.offers.size(); ++place) {
    const Offer& offer = column.offers[place];
    const std::optional<std::size_t> option = option_for(question, column, offer);
    if (poster(column, offer, option, box.row(static_cast<int>(place), 2, ui.px(8)), ui)) {
      action =
          BoutAction{.kind = BoutAction::Kind::choose, .seat = question->prompt.need.seat, .index = *option, .page = {}};
    }
  }
  return action;
}

/// The champion's belt: a strap with a round plate and two small ones.
void belt(const Box& box, Ui& ui) {
  const Box strap = box.centred(box.w, box.h * 0.34F);
  ui.fill(strap, colour::ink);
  ui.fill(strap.inset(0, strap.h * 0.14F), colour::red);
  for (const float side : {-1.0F, 1.0F}) {
    const Box plate = box.centred(box.h * 0.5F, box.h * 0.5F).moved(side * box.w * 0.27F, 0);
    ui.fill(plate, colour::gold);
    ui.frame(plate, colour::ink, ui.px(2));
  }
  fill_disc(ui, box.middle_x(), box.middle_y(), box.h * 0.5F, colour::ink);
  fill_disc(ui, box.middle_x(), box.middle_y(), box.h * 0.46F, colour::gold);
  fill_disc(ui, box.middle_x(), box.middle_y(), box.h * 0.3F, colour::ink);
  fill_disc(ui, box.middle_x(), box.middle_y(), box.h * 0.27F, colour::paper);
}

std::optional<BoutAction> draw_bill(const BoutView& view, const ShownBefore& before, Box box, Ui& ui) {
  const bool title = view.setup->is_title_bout();
  Box head = box.take_top(ui.px_for_letters(46, 52));
  if (title) {
    belt(head.take_left(head.w * 0.2F).inset(ui.px(6), ui.px(4)), ui);
    belt(head.take_right(head.w * 0.25F).inset(ui.px(6), ui.px(4)), ui);
  }
  poster_heading(ui, head, ui.word(title ? "the-ring.panel.title" : "the-ring.panel.bill"), LetterSize::title);
  const OpenQuestion* question = view.ceremony_question();
  const bool asks = question != nullptr && question->by_person;
  const Box line = box.take_top(ui.px_for_letters(26, 40));
  box.take_top(ui.px(6));
  if (asks) {
    ui.text(line, question->prompt.title,
            {.size = LetterSize::large, .face = Face::sans_bold, .align = Align::centre, .wrap = true});
  } else if (title) {
    const Corner champion = view.setup->champion_corner();
    ui.text(line, ui.say("the-ring.panel.champion", {{"boxer", std::string(view.name(champion))}}),
            {.size = LetterSize::large, .face = Face::sans_bold, .colour = colour::of(champion), .align = Align::centre});
  }
  if (before.gloves && before.gloves->refused) {
    ui.text(box.take_bottom(ui.px_for_letters(24, 36)), ui.word("the-ring.panel.refused"),
            {.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::bad, .align = Align::centre});
  }
  const std::array columns{cities(before, ui), gloves(view, before, ui), referees(before, ui)};
  std::optional<BoutAction> action;
  for (int place = 0; place < static_cast<int>(columns.size()); ++place) {
    if (auto answer = bill_column(view, columns.at(static_cast<std::size_t>(place)),
                                  box.column(place, static_cast<int>(columns.size()), ui.px(14)), ui)) {
      action = std::move(answer);
    }
  }
  return action;
}

/// One man's camp: his row of the chart, and what came of it.
void camp_of(const BoutView& view, const ShownBefore& before, Corner corner, Box box, Ui& ui) {
  const std::optional<TrainingRead>& read = before.training[fc::index_of(corner)];
  Box plate = box.take_left(box.w * 0.24F);
  ui.fill(plate, colour::of(corner));
  plate = plate.inset(ui.px(8), ui.px(6));
  ui.text(plate.take_bottom(plate.h * 0.4F),
          ui.say("the-ring.panel.camp_row", {{"rating", std::to_string(view.setup->card(corner).training)}}),
          {.size = LetterSize::body, .colour = colour::paper, .wrap = true});
  ui.text(plate, view.name(corner),
          {.size = LetterSize::label, .face = Face::poster, .colour = colour::paper, .wrap = true});
  Box side = box.take_right(box.w * 0.32F).inset(ui.px(8), 0);
  box.take_left(ui.px(8));
  RollCall call;
  call.purpose = static_cast<std::uint8_t>(Purpose::training);
  call.seat = static_cast<std::uint8_t>(corner);
  draw_strip(strip_of(*view.setup, view.readout.now, call), read ? std::optional(read->total) : std::nullopt, box, ui);
  if (!read) {
    return;
  }
  ui.text(side.take_bottom(side.h * 0.38F), ui.word("the-ring.training-line." + std::string(name_of(read->result))),
          {.size = LetterSize::body, .face = Face::sans_bold, .align = Align::centre, .wrap = true});
  const bool last = corner == Corner::blue || !before.training[1];
  stamp(ui, side.inset(0, ui.px(4)), ui.word(key_of(read->result)), colour::of(corner),
        last ? static_cast<double>(before.age) : 10);
}

void draw_camp(const BoutView& view, const ShownBefore& before, Box box, Ui& ui) {
  poster_heading(ui, box.take_top(ui.px_for_letters(46, 52)), ui.word("the-ring.panel.camp"), LetterSize::title);
  for (const Corner corner : both_corners) {
    camp_of(view, before, corner, box.row(static_cast<int>(fc::index_of(corner)), 2, ui.px(12)), ui);
  }
}

}  // namespace

std::optional<BoutAction> draw_before(const BoutView& view, Ui& ui) {
  if (!view.readout.before) {
    return std::nullopt;
  }
  const ShownBefore& before = *view.readout.before;
  const RingSheet sheet(ui, view.layout, "before", true);
  const Box rest = sheet.inside(22, 20);
  if (before.camp) {
    draw_camp(view, before, rest, ui);
    return std::nullopt;
  }
  return draw_bill(view, before, rest, ui);
}

}  // namespace fc::the_ring
