// The office: fight on, the tourney of the greats, the end; and who waits outside the door.
#include <string>

#include "overlay/controls/widgets.h"
#include "overlay/dice-boxing-career/desk_view.h"
#include "scene/dice-boxing-career/biography.h"
#include "scene/dice-boxing-career/naming.h"

namespace fc::dice_boxing_career {

using namespace overlay;

namespace {

/// One hint that fits where he stands. Source: rules/dice-boxing/rules.md, 10.2.
std::string_view hint_key(const State& now, bool on_path) {
  if (!on_path) {
    return "dice-boxing-career.hint.free";
  }
  if (now.is_champion()) {
    return "dice-boxing-career.hint.champion";
  }
  const int rank = own_rank(now);
  if (now.losses_in_a_row >= 2) {
    return "dice-boxing-career.hint.losing";
  }
  if (rank <= 10) {
    return "dice-boxing-career.hint.top_ten";
  }
  return rank <= 16 ? "dice-boxing-career.hint.near" : "dice-boxing-career.hint.low";
}

/// What age may take after the next bout, each rating with its share. One that stands where a newcomer has it is safe.
std::string shares_of(const DeskView& view, int chance, Ui& ui) {
  std::string list;
  for (std::size_t place = 0; place < rating_purchases; ++place) {
    const auto what = static_cast<Purchase>(place);
    if (const int share = aftermath::wear_share(*view.setup, view.now(), what, chance); share > 0) {
      list.append(list.empty() ? "" : ", ")
          .append(
              ui.say("dice-boxing-career.age.share", {{"what", ui.word(key_of(what))}, {"percent", std::to_string(share)}}));
    }
  }
  return list;
}

/// What age has taken, what it may take next, and what to stop now would leave.
void draw_age(const DeskView& view, Box box, Ui& ui) {
  const State& now = view.now();
  const auto line = [&](const std::string& text, ImU32 ink) {
    box.take_top(ui.text(box, text, {.size = LetterSize::body, .colour = ink, .wrap = true, .top = true}) + ui.px(6));
  };
  box.take_top(ui.text(box, ui.word("dice-boxing-career.age.heading"),
                       {.size = LetterSize::label, .face = Face::poster, .top = true}) +
               ui.px(4));
  if (const int chance = aftermath::wear_terms(*view.setup, now.fights() + 1, false).chance(); chance > 0) {
    line(ui.say("dice-boxing-career.age.next", {{"percent", std::to_string(chance)}, {"list", shares_of(view, chance, ui)}}),
         colour::bad);
    const std::string list = taken_list(view.readout.taken, ui.words());
    line(list.empty() ? std::string(ui.word("dice-boxing-career.age.nothing"))
                      : ui.say("dice-boxing-career.age.has", {{"list", list}}),
         colour::ink);
  } else {
    line(ui.say("dice-boxing-career.age.young", {{"fights", std::to_string(aftermath::age_begins(*view.setup) - 1)}}),
         colour::ink_soft);
  }
  line(ui.say(view.on_path() ? "dice-boxing-career.age.leaves" : "dice-boxing-career.age.leaves_free",
              {{"record", record_line(now.record, ui.words())},
               {"best", rank_word(now.best, ui.words())},
               {"titles", std::to_string(now.titles)}}),
       colour::ink);
}

/// The answers as buttons, the focused one explained.
std::optional<BoutAction> draw_answers(const DeskView& view, Box box, Ui& ui) {
  std::optional<BoutAction> action;
  const OpenQuestion& question = *view.question();
  std::string help;
  const float height = std::min(ui.px_for_letters(66, 84), box.h * 0.2F);
  for (const scene::Option& option : question.prompt.options) {
    const bool first = option.notation == "fight-on";
    if (const auto pressed = answer_button(view, option.notation, box.take_top(height), option.label, first, ui)) {
      action = pressed;
    }
    if (ui.focus().focused() == focus_id("answer-" + option.notation)) {
      help = option.warning.empty() ? option.explanation : option.explanation + " " + option.warning;
    }
    box.take_top(ui.px(12));
  }
  const Type told{.size = LetterSize::large, .wrap = true, .top = true};
  box.take_top(ui.text({box.x, box.y, box.w, box.h * 0.45F}, help, told) + ui.px(14));
  ui.fill({box.x, box.y, box.w, 1}, colour::paper_deep);
  box.take_top(ui.px(8));
  if (view.setup->options.life) {
    draw_age(view, box, ui);
    return action;
  }
  ui.text(box, ui.word(hint_key(view.now(), view.on_path())),
          {.size = LetterSize::body, .colour = colour::ink_soft, .wrap = true, .top = true});
  return action;
}

}  // namespace

std::optional<BoutAction> draw_office(const DeskView& view, Box box, Ui& ui) {
  page_heading(ui, box, view.question()->prompt.title);
  const bool narrow = box.w < box.h;
  Box left = narrow ? box.take_top(box.h * 0.48F) : box.take_left(box.w * 0.46F);
  std::optional<BoutAction> action = draw_answers(view, left.inset(ui.px(4), ui.px(6)), ui);
  const Box right = narrow ? box.inset(ui.px(4), ui.px(8)) : box.inset(ui.px(14), ui.px(6));
  if (view.now().is_champion()) {
    draw_defences(view, right, ui);
  } else if (const Person man = view.next_man(); man != nobody && view.on_path()) {
    bout_poster(ui, right, poster_of(view, man, std::string(ui.word("dice-boxing-career.panel.in_line")), ui));
  }
  return action;
}

}  // namespace fc::dice_boxing_career
