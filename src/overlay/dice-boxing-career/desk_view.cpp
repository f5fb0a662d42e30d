#include "overlay/dice-boxing-career/panels.h"

#include <algorithm>
#include <cmath>

#include "overlay/controls/widgets.h"
#include "scene/dice-boxing-career/biography.h"
#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

using namespace overlay;

std::optional<Decision> DeskView::asked() const {
  const OpenQuestion* open = question();
  return open == nullptr ? std::nullopt : std::optional(static_cast<Decision>(open->prompt.need.topic));
}

std::optional<BoutAction> DeskView::answer(std::string_view notation) const {
  const OpenQuestion* open = question();
  if (open == nullptr || !open->by_person) {
    return std::nullopt;
  }
  const auto& options = open->prompt.options;
  const auto found = std::ranges::find(options, notation, &scene::Option::notation);
  if (found == options.end()) {
    return std::nullopt;
  }
  return BoutAction{.kind = BoutAction::Kind::choose,
                    .seat = open->prompt.need.seat,
                    .index = static_cast<std::size_t>(found - options.begin()),
                    .page = {}};
}

bool DeskView::is_open(std::string_view notation) const { return answer(notation).has_value(); }

std::optional<BoutAction> DeskView::order(std::string_view text) const {
  const OpenQuestion* open = question();
  if (open == nullptr || !open->by_person) {
    return std::nullopt;
  }
  return BoutAction{.kind = BoutAction::Kind::order, .seat = open->prompt.need.seat, .page = std::string(text)};
}

std::optional<double> DeskView::chance(Person man) const {
  if (!model->estimate || man == nobody || man == you) {
    return std::nullopt;
  }
  return model->estimate(std::string("chance:").append(setup->man(man).id.text()));
}

std::optional<overlay::Odds::Shares> DeskView::shares(Person man) const {
  const auto won = chance(man);
  if (!won) {
    return std::nullopt;
  }
  const double drawn = model->estimate(std::string("drawn:").append(setup->man(man).id.text())).value_or(0);
  overlay::Odds::Shares shares{.left = static_cast<int>(std::lround(100 * *won)),
                               .drawn = static_cast<int>(std::lround(100 * drawn))};
  shares.right = 100 - shares.left - shares.drawn;
  return shares;
}

std::optional<double> DeskView::chance_after(Purchase what, Person man) const {
  if (!model->estimate || man == nobody || man == you) {
    return std::nullopt;
  }
  return model->estimate(std::string("step:").append(name_of(what)).append(":").append(setup->man(man).id.text()));
}

Person DeskView::next_man() const {
  if (readout.coming) {
    return readout.coming->man;
  }
  if (!on_path()) {
    return now().opponent;
  }
  return man_at(now(), now().is_champion() ? 1 : schedules::rank_in_line(now()));
}

std::string percent_of(const std::optional<double>& chance, Ui& ui) {
  if (!chance) {
    return {};
  }
  return ui.say("dice-boxing-career.panel.percent", {{"percent", std::to_string(std::lround(100 * *chance))}});
}

overlay::BoutPoster faces_on_poster(const DeskView& view, Person man, std::string banner) {
  BoutPoster poster;
  poster.banner = std::move(banner);
  poster.sides[0] = {.name = view.you_name(), .mark = scene::mark_of(Corner::red), .note = {}, .looks = view.looks_of(you)};
  poster.sides[1] = {
      .name = view.setup->man(man).name, .mark = scene::mark_of(Corner::blue), .note = {}, .looks = view.looks_of(man)};
  return poster;
}

overlay::BoutPoster poster_of(const DeskView& view, Person man, std::string banner, Ui& ui) {
  const State& now = view.now();
  BoutPoster poster = faces_on_poster(view, man, std::move(banner));
  if (view.on_path()) {
    poster.sides[0].note = rank_word(own_rank(now), ui.words());
    poster.sides[1].note = rank_word(rank_of(now, man), ui.words());
  }
  const bool tourney = now.phase == Phase::tourney;
  const int rounds = tourney ? view.setup->tables.bouts.tourney_rounds : schedules::rounds_against(*view.setup, now, man);
  const int base = tourney ? aftermath::tourney_base(*view.setup) : aftermath::base_against(*view.setup, now, man);
  poster.terms =
      ui.say("dice-boxing-career.panel.terms", {{"rounds", std::to_string(rounds)}, {"points", std::to_string(base)}});
  for (const Purchase what : {Purchase::control, Purchase::punches, Purchase::chin, Purchase::stamina, Purchase::power}) {
    const auto rating = growth::bought_ratings.at(place_of(what));
    poster.figures.push_back(
        {.sums = {figure_of(what, now.ratings.*rating), figure_of(what, view.setup->man(man).card.ratings.*rating)},
         .word = std::string(ui.word(key_of(what)))});
  }
  poster.shares = view.shares(man);
  poster.grand = !tourney && view.on_path() && is_title_fight(now, man);
  if (poster.grand) {
    const HeadToHead said = interview_of(view.readout.past, now, man);
    poster.why = ui.say("dice-boxing-career.company.says",
                        {{"you", view.you_name()}, {"words", worded(said, *view.setup, view.model->names, ui.words())}});
  } else if (const auto versus = head_to_head_of(view.readout.past, man)) {
    poster.why = worded(*versus, *view.setup, view.model->names, ui.words());
  }
  return poster;
}

void page_heading(Ui& ui, Box& box, std::string_view text) {
  poster_heading(ui, box.take_top(ui.px_for_letters(40, 56)), text, LetterSize::title, colour::ink, colour::red,
                 Align::left);
  box.take_top(ui.px(4));
}

std::optional<BoutAction> answer_button(const DeskView& view, std::string_view notation, const Box& box,
                                        std::string_view text, bool first, Ui& ui) {
  if (!view.is_open(notation)) {
    return std::nullopt;
  }
  const std::string id = "answer-" + std::string(notation);
  const bool for_good = notation == "retire";
  const bool pressed =
      for_good ? hold_to_confirm(ui, id, box, text) : poster_button(ui, id, box, text, Weight::plain, first);
  return pressed ? view.answer(notation) : std::nullopt;
}

}  // namespace fc::dice_boxing_career
