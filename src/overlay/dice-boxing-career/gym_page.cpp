// The gym: every rating and grade with its value, the next step, price and top, and what that step does to the chance
// against the next man.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing-career/panels.h"
#include "scene/corners/story_book.h"
#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

using namespace overlay;

namespace {

/// One line of the price list.
struct Offer {
  Purchase what = Purchase::control;
  int value = 0;
  std::optional<int> next{};  ///< none: it is at its top
  int price = 0;
  std::optional<double> gain{};  ///< of the chance, in points of a hundred
};

/// Of a step, against him, in points of a hundred; none: nobody reckons.
std::optional<double> gain_against(const DeskView& view, Purchase what, Person man) {
  const auto before = view.chance(man);
  const auto after = view.chance_after(what, man);
  return before && after ? std::optional(100 * (*after - *before)) : std::nullopt;
}

Offer offer_of(const DeskView& view, Purchase what) {
  const State& now = view.now();
  Offer offer{.what = what, .value = growth::value_of(now, what), .next = growth::next_value(*view.setup, now, what)};
  if (offer.next) {
    offer.price = growth::price_of(*view.setup, now, what);
    offer.gain = gain_against(view, what, view.next_man());
  }
  return offer;
}

using Offers = std::array<Offer, purchase_count>;

Offers offers_of(const DeskView& view) {
  Offers offers;
  for (std::size_t place = 0; place < offers.size(); ++place) {
    offers[place] = offer_of(view, static_cast<Purchase>(place));
  }
  return offers;
}

/// The most chance for a point, of what can be paid; none where nobody reckons.
std::optional<std::size_t> best_buy(const DeskView& view, const Offers& offers) {
  std::optional<std::size_t> best;
  double most = 0;
  for (std::size_t place = 0; place < offers.size(); ++place) {
    const Offer& offer = offers[place];
    const bool pays = offer.next && offer.price > 0 && offer.price <= view.now().points && offer.gain;
    if (pays && *offer.gain / offer.price > most) {
      most = *offer.gain / offer.price;
      best = place;
    }
  }
  return best;
}

/// Widths of the cells of a row, shares.
constexpr std::array<float, 5> cells{0.36F, 0.22F, 0.12F, 0.14F, 0.16F};

constexpr TextStyle head_type{.size = LetterSize::small, .colour = colour::ink_soft, .align = Align::right, .most = 20};

void draw_head(Ui& ui, Box box) {
  box = box.inset(ui.px(10), 0);
  const float width = box.w;
  TextStyle left = head_type;
  left.align = Align::left;
  ui.text(box.take_left(width * cells[0]), ui.word("dice-boxing-career.gym.rating"), left);
  ui.text(box.take_left(width * cells[1]), ui.word("dice-boxing-career.gym.step"), head_type);
  ui.text(box.take_left(width * cells[2]), ui.word("dice-boxing-career.gym.top"), head_type);
  ui.text(box.take_left(width * cells[3]), ui.word("dice-boxing-career.gym.price"), head_type);
  ui.text(box, ui.word("dice-boxing-career.gym.gain"), head_type);
}

/// "+0.8", "+0,8": a tenth of a point of a hundred.
std::string gain_word(double gain, Ui& ui) {
  const auto tenths = static_cast<int>(std::lround(10 * gain));
  return (tenths < 0 ? "–" : "+") + std::to_string(std::abs(tenths) / 10) + std::string(ui.word("menu.desk.decimal_point")) +
         std::to_string(std::abs(tenths) % 10);
}

/// Returns whether it was pressed. told: becomes its place while it has the focus.
bool draw_row(const DeskView& view, const Offer& offer, bool best, Box box, ScrollArea& area, std::size_t place,
              std::size_t& told, Ui& ui) {
  const bool open = view.is_open(std::string("buy-").append(name_of(offer.what)));
  // Between two purchases nobody is asked for a moment: the focus stays where it is.
  const Touch touch = view.model->demo ? Touch()
                                       : ui.focus().add(focus_id("gym-" + std::string(name_of(offer.what))), box,
                                                        {.group = 1, .clip = area.box()});
  if (touch.arrived) {
    area.show(box);
  }
  const bool changed = view.readout.upgrade && view.readout.upgrade->what == offer.what;
  if (touch.focused) {
    told = place;
  } else if (changed) {
    ui.fill(box, colour::faded(colour::good, 0.25F));
  }
  row_ground(ui, box, touch.focused);
  const bool is_dear = !offer.next || offer.price > view.now().points;
  const ImU32 letters = !is_dear || touch.focused ? colour::ink : colour::faded(colour::ink, 0.5F);
  box = box.inset(ui.px(10), 0);
  const float width = box.w;
  Box label = box.take_left(width * cells[0]);
  if (best) {
    mark_before(ui, label, std::min(label.h * 0.6F, ui.px(18)), scene::Mark::star, touch.focused ? colour::ink : colour::red,
                6);
  }
  ui.text(label, ui.word(key_of(offer.what)), {.size = LetterSize::body, .colour = letters, .most = 26});
  const std::string now = figure_of(offer.what, offer.value);
  const TextStyle figure{
      .size = LetterSize::body, .face = Face::sans_bold, .colour = letters, .align = Align::right, .most = 28};
  ui.text(box.take_left(width * cells[1]), offer.next ? now + " → " + figure_of(offer.what, *offer.next) : now, figure);
  const TextStyle small{.size = LetterSize::body, .colour = letters, .align = Align::right, .most = 26};
  TextStyle top = small;
  if (growth::is_top_lowered(view.now(), offer.what)) {
    top.face = Face::sans_bold;
    top.colour = touch.focused ? colour::ink : colour::bad;
  }
  ui.text(box.take_left(width * cells[2]), figure_of(offer.what, growth::current_top(*view.setup, view.now(), offer.what)),
          top);
  const Box price = box.take_left(width * cells[3]);
  if (offer.next) {
    ui.text(price, std::to_string(offer.price), figure);
  } else {
    ui.text(price, ui.word("dice-boxing-career.gym.at_top"), small);
  }
  if (offer.gain) {
    TextStyle gain = small;
    gain.face = Face::sans_bold;
    if (*offer.gain > 0.05 && !touch.focused && !is_dear) {
      gain.colour = colour::good;
    }
    ui.text(box, gain_word(*offer.gain, ui), gain);
  }
  return touch.activated && open;
}

/// What a step is worth against the five men above him, one with another, where there are so many, and in a bout for the
/// title; empty: nobody reckons.
std::string later_line(const DeskView& view, Purchase what, Ui& ui) {
  constexpr int next_men = 5;
  const State& now = view.now();
  if (!view.on_path()) {
    return {};
  }
  const int own = own_rank(now);
  const int first = now.is_champion() ? 1 : std::max(0, own - next_men);
  const int last = now.is_champion() ? next_men : own - 1;
  double sum = 0;
  for (int rank = first; rank <= last; ++rank) {
    const auto gain = gain_against(view, what, man_at(now, rank));
    if (!gain) {
      return {};
    }
    sum += *gain;
  }
  const std::string five = gain_word(sum / (last - first + 1), ui);
  if (now.is_champion()) {
    return ui.say("dice-boxing-career.gym.later_champion", {{"five", five}});
  }
  const auto title = gain_against(view, what, man_at(now, 0));
  if (!title) {
    return {};
  }
  const std::string word = gain_word(*title, ui);
  return own < next_men ? ui.say("dice-boxing-career.gym.later_title", {{"title", word}})
                        : ui.say("dice-boxing-career.gym.later", {{"five", five}, {"title", word}});
}

/// Below the list: what the row in focus is for, and why it may not be bought, or only when it is pressed again.
void draw_told(const DeskView& view, const Offer& offer, bool asks, Box box, Ui& ui) {
  const std::string line(ui.word(line_key_of(offer.what)));
  const int missing = offer.price - view.now().points;
  const TextStyle bold{.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::bad, .wrap = true, .top = true};
  if (!offer.next) {
    const bool worn = growth::is_top_lowered(view.now(), offer.what);
    const std::string why(ui.word(worn ? "dice-boxing-career.gym.is_worn" : "dice-boxing-career.gym.is_at_top"));
    box.take_top(ui.text(box, why, bold));
  } else if (missing > 0) {
    const std::string why = ui.say("dice-boxing-career.gym.missing", {{"points", std::to_string(missing)}});
    box.take_top(ui.text(box, why, bold));
  } else if (asks) {
    box.take_top(ui.text(box, ui.word("dice-boxing-career.gym.most"), bold));
  }
  if (offer.next) {
    if (const std::string later = later_line(view, offer.what, ui); !later.empty()) {
      box.take_top(ui.text(box, later, {.size = LetterSize::body, .wrap = true, .top = true}));
    }
  }
  const int chance = aftermath::wear_terms(*view.setup, view.now().fights() + 1, false).chance();
  if (const int share = aftermath::wear_share(*view.setup, view.now(), offer.what, chance); share > 0) {
    const std::string may = ui.say("dice-boxing-career.gym.may_take", {{"percent", std::to_string(share)}});
    box.take_top(ui.text(box, may, {.size = LetterSize::body, .wrap = true, .top = true}));
  }
  ui.text(box, line, {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .top = true});
}

void draw_against(const DeskView& view, Box box, Ui& ui) {
  const Person man = view.next_man();
  ui.text(box.take_left(box.w * 0.34F),
          ui.say("dice-boxing-career.gym.points", {{"points", std::to_string(view.now().points)}}),
          {.size = LetterSize::title, .face = Face::poster, .misprint = colour::red});
  const auto shares = view.shares(man);
  if (!shares) {
    return;
  }
  const std::string against =
      ui.say("dice-boxing-career.gym.against",
             {{"man", view.setup->man(man).name}, {"rank", rank_word(rank_of(view.now(), man), ui.words())}});
  ui.text(box.take_top(box.h * 0.5F), against, {.size = LetterSize::body, .align = Align::right});
  chance_scale(ui, box.take_right(std::min(box.w, ui.px(420))), *shares, {colour::red, colour::blue});
}

/// The words of the way out: unspent, while points can buy a step, says how many, as a player may not know what they are
/// for.
std::string way_out(const DeskView& view, std::string_view plain, std::string_view unspent, Ui& ui) {
  const bool can_buy = view.question() != nullptr && view.question()->prompt.options.size() > 1;
  return can_buy ? ui.say(unspent, {{"points", std::to_string(view.now().points)}}) : std::string(ui.word(plain));
}

/// A newcomer has no office yet: from the gym he goes to his first fight.
/// The focus stands on the way out: points that are spent are gone, however often somebody presses.
std::optional<BoutAction> draw_buttons(const DeskView& view, const Box& box, Ui& ui) {
  if (view.now().fights() == 0) {
    const std::string words =
        way_out(view, "dice-boxing-career.gym.first_fight", "dice-boxing-career.gym.first_fight_unspent", ui);
    const bool pressed = poster_button(ui, "answer-done", box.centred(box.w, box.h * 0.7F), words, Weight::plain, true);
    return pressed ? view.answer("done") : std::nullopt;
  }
  const std::string words = way_out(view, "dice-boxing-career.gym.fight_on", "dice-boxing-career.gym.fight_on_unspent", ui);
  if (poster_button(ui, "order-on", box.row(0, 2, ui.px(6)), words, Weight::plain, true)) {
    return view.order("on");
  }
  return answer_button(view, "done", box.row(1, 2, ui.px(6)), ui.word("dice-boxing-career.gym.leave"), false, ui);
}

/// Most of his points at one press, and not a few.
bool takes_most(const DeskView& view, const Offer& offer) {
  constexpr int much = 100;
  return offer.price >= much && 2 * offer.price > view.now().points;
}

}  // namespace

std::optional<BoutAction> draw_gym(const DeskView& view, Box box, GymMemory& memory, Ui& ui) {
  std::optional<BoutAction> action;
  draw_against(view, box.take_top(ui.px_for_letters(54, 84)), ui);
  box.take_top(ui.px(2));
  // Beside the buttons of a narrow page the words take more lines.
  const bool is_narrow = box.w < ui.px(800);
  Box foot = box.take_bottom(is_narrow ? ui.px_for_letters(132, 160) : ui.px_for_letters(92, 128));
  draw_head(ui, box.take_top(ui.px_for_letters(18, 26)));
  const Offers offers = offers_of(view);
  const std::optional<std::size_t> best = best_buy(view, offers);
  std::size_t told = best.value_or(0);
  const float height = std::max(box.h / static_cast<float>(offers.size()), ui.px_for_letters(22, 40));
  {
    ScrollArea area(ui, box, height * static_cast<float>(offers.size()), memory.scroll);
    for (std::size_t place = 0; place < offers.size(); ++place) {
      const Box row{box.x, box.y + area.offset() + height * static_cast<float>(place), box.w - ui.px(8), height};
      if (draw_row(view, offers[place], best == place, row.inset(0, ui.px(0.5F)), area, place, told, ui)) {
        const bool asked = memory.asks == offers[place].what || !takes_most(view, offers[place]);
        memory.asks = asked ? std::nullopt : std::optional(offers[place].what);
        if (asked) {
          action = view.answer(std::string("buy-").append(name_of(offers[place].what)));
        }
      }
    }
  }
  foot.take_top(ui.px(6));
  // As with the rows: between two purchases it stays where it is.
  if (!view.model->demo && !view.model->replay) {
    const Box buttons = foot.take_right(foot.w * 0.46F);
    if (const auto pressed = draw_buttons(view, buttons, ui)) {
      action = pressed;
    }
  }
  if (memory.asks != offers[told].what) {
    memory.asks.reset();
  }
  draw_told(view, offers[told], memory.asks.has_value(), foot.inset(ui.px(6), 0), ui);
  return action;
}

}  // namespace fc::dice_boxing_career
