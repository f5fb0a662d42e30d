// Over the ring and below it: pot, season and fight; the sheets that cover the ring; what a bet that is looked at means.
#include <algorithm>
#include <cmath>
#include <string>

#include "overlay/controls/large_page.h"
#include "overlay/controls/widgets.h"
#include "overlay/knock-out/panels.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {
namespace {

using namespace overlay;

void pot_plate(const BoutView& view, const Box& box, Ui& ui) {
  const Panel panel(ui, "pot", box, true);
  ui.fill(box, colour::paper);
  ui.frame(box, colour::gold, ui.px(3));
  Box rest = box.inset(ui.px(8), ui.px(4));
  ui.text(rest.take_left(rest.w * 0.46F), ui.word("knock-out.panel.pot"),
          {.size = LetterSize::label, .face = Face::poster, .most = 22});
  ui.text(rest, money(static_cast<Money>(std::lround(view.readout.bonus)), ui),
          {.size = LetterSize::heading, .face = Face::poster, .align = Align::right, .most = 28});
}

/// Season and fight; a title fight is announced in gold.
void season_plate(const BoutView& view, const Box& box, Ui& ui) {
  const Panel panel(ui, "season", box, true);
  const State& now = view.readout.now;
  const bool title = view.has_fight() && view.fight().title_fight;
  const int fought = now.fights[static_cast<std::size_t>(now.season - 1)];
  const bool over = view.readout.activity == Activity::season_end || view.readout.activity == Activity::finished;
  const int number = over ? fought : fought + 1;  // a fight counts when the red table goes on
  ui.fill(box, colour::hall);
  const Box plate = box.inset(ui.px(10), ui.px(3));
  if (title) {
    ui.fill(plate, colour::gold);
  }
  std::string line = ui.say(view.setup->options.second_season ? "knock-out.panel.season_fight" : "knock-out.panel.fight",
                            {{"season", std::to_string(now.season)}, {"fight", std::to_string(number)}});
  if (title) {
    line = std::string(ui.word("knock-out.panel.title_fight")) + " · " + line;
  }
  ui.text(plate.inset(ui.px(6), 0), line,
          {.size = LetterSize::label,
           .face = Face::poster,
           .colour = title ? colour::ink : colour::paper,
           .align = Align::centre,
           .wrap = title,
           .most = 28});
}

/// How likely it is that this placement wins, whatever it wins; none for a pass, and where no bet is placed.
std::optional<float> own_chance(const BoutView& view, const scene::Option& option) {
  const Choice choice = *Rules::parse(option.notation);
  const std::optional<Odds>& odds = view.readout.odds;
  if (odds && is_offer(choice)) {
    const Offer offer = offer_of(choice);
    return chance_of(*odds, offer.table, offer.type);
  }
  if (odds && is_accept(choice)) {
    const Accept accept = accept_of(choice);
    return 1 - chance_of(*odds, accept.table, view.fight().bet_at(accept).type);
  }
  return std::nullopt;
}

/// How the answer strip is set.
struct Strip {
  Box box;
  bool high = false;    ///< there is room for letters as large as the player asks for
  std::string refusal;  ///< the focus is on what may not be answered, and why; or empty
};

/// While a person answers openly: what is asked, what the answer under the focus means, and the way to pass.
std::optional<BoutAction> answer_strip(const BoutView& view, const OpenQuestion& question, const Strip& strip, Ui& ui) {
  const Box& box = strip.box;
  const bool high = strip.high;
  const Panel panel(ui, "answer", box, true);
  ui.fill(box, colour::paper);
  ui.fill({box.x, box.y, ui.px(8), box.h}, colour::of(view.mark(question.prompt.need.seat).ink));
  Box rest = box.inset(ui.px(14), ui.px(5));
  std::optional<BoutAction> action;
  const std::string notation = Rules::notation(pass);
  const auto& options = question.prompt.options;
  const auto found = std::ranges::find(options, notation, &scene::Option::notation);
  if (found != options.end()) {
    const Box button = rest.take_right(ui.px(118));
    rest.take_right(ui.px(8));
    const auto option = static_cast<std::size_t>(found - options.begin());
    if (poster_button(ui, answer_id(notation), button.centred(button.w, std::min(button.h, ui.px(44))),
                      ui.word("knock-out.panel.pass"), Weight::plain, option == question.prompt.first)) {
      action = BoutAction{.kind = BoutAction::Kind::choose, .seat = question.prompt.need.seat, .index = option, .page = {}};
    }
  } else if (must_offer(view.readout.now, question.prompt.need.seat) && view.readout.activity == Activity::betting) {
    ui.text(rest.take_right(ui.px(110)), ui.word("knock-out.panel.duty"),
            {.size = LetterSize::label,
             .face = Face::poster,
             .colour = colour::red,
             .align = Align::centre,
             .wrap = true,
             .most = 22});
    rest.take_right(ui.px(8));
  }
  const std::optional<std::size_t> focused = focused_answer(question, ui);
  const float line = std::min(ui.text_px(19), rest.h * 0.3F);
  const TextStyle bold{.size = LetterSize::body, .face = Face::sans_bold, .most = high ? 0.0F : 18.0F};
  const std::string heading = answer_heading(view, question, focused);
  Box head = rest.take_top(line);
  // Beside the heading a warning leaves the help below it its size; where letters are large it ends the help.
  const bool warns_above =
      focused && !high && view.readout.activity == Activity::betting && !options[*focused].warning.empty();
  if (warns_above) {
    TextStyle warning = bold;
    warning.colour = colour::bad;
    warning.align = Align::right;
    Box place = head;
    place.take_left(std::min(ui.width_of(heading, bold) + ui.px(12), head.w * 0.6F));
    ui.text(place, options[*focused].warning, warning);
    head.w = place.x - head.x;
  }
  ui.text(head, heading, bold);
  if (focused) {
    const scene::Option& option = options[*focused];
    std::string help = option.explanation;
    if (const std::optional<float> chance = own_chance(view, option)) {
      help.append(" ").append(ui.say("knock-out.panel.your_chance", {{"chance", chance_text(*chance, ui)}}));
    }
    if (!option.warning.empty() && !warns_above) {
      help.append(" ").append(option.warning);
    }
    ui.text(rest, help, {.size = LetterSize::body, .wrap = true, .top = true, .most = high ? 0.0F : 20.0F});
  } else if (!strip.refusal.empty()) {
    ui.text(rest, strip.refusal,
            {.size = LetterSize::body, .colour = colour::bad, .wrap = true, .top = true, .most = high ? 0.0F : 20.0F});
  }
  return action;
}

/// A narrow strip holds the longest name of a pad's control only if the other two give way.
bool is_narrow(const BoutView& view, const Box& strip, const Ui& ui) { return view.upright() || strip.w < ui.px(600); }

/// Plates above the ring, and the way out.
std::optional<BoutAction> head(const BoutView& view, Ui& ui) {
  const Box& strip = view.layout.plates;
  const LargeStrip large(ui, strip);
  const bool narrow = is_narrow(view, strip, ui);
  Box rest = strip;
  pot_plate(view, rest.take_left(pot_place(view, ui).w), ui);
  const int speed = view.model->speed;
  const float usual = view.model->demo ? 0 : ui.px(32);
  const float sign = speed == 1 ? usual : speed_sign_width(speed, ui);
  Box menu = rest.take_right(strip.w * (narrow ? 0.37F : 0.29F) + std::max(0.0F, sign - ui.px(32)));
  season_plate(view, rest, ui);
  const Panel panel(ui, "menu", menu, true);
  ui.fill(menu, colour::hall);
  speed_sign(ui, menu.take_left(sign), speed);
  return bout_menu(*view.model, ui, menu.inset(ui.px(3)), true);
}

}  // namespace

std::string answer_heading(const BoutView& view, const OpenQuestion& question, std::optional<std::size_t> focused) {
  // The button already says that he passes: the line then says who is asked, for what, and in which round.
  if (!focused || question.prompt.options[*focused].notation == Rules::notation(pass)) {
    return question.prompt.title;
  }
  const std::string& answer = question.prompt.options[*focused].label;
  const auto people = std::ranges::count(view.model->seats, SeatKind::person, &SeatModel::kind);
  // The challenger's poster has his name in its own heading.
  if (people < 2 || view.readout.activity != Activity::betting) {
    return answer;
  }
  return std::string(view.name(question.prompt.need.seat)).append(" · ").append(answer);
}

bool sheet_covers_tables(const BoutView& view, Ui& ui) {
  if (ui.text_scale() < large_letters) {
    return false;
  }
  // Upright the tables lie below the ring: only before a fight is nothing to be read there.
  const bool challenge = view.asked(Decision::challenge) != nullptr;
  return challenge || (!view.upright() && (view.readout.account || view.readout.settlement));
}

Box pot_place(const BoutView& view, Ui& ui) {
  Box strip = view.layout.plates;
  return strip.take_left(strip.w * (is_narrow(view, strip, ui) ? 0.27F : 0.29F));
}

Foot foot_of(const BoutView& view, Ui& ui) {
  Foot foot{.prompt = view.layout.prompt, .caption = view.layout.caption, .words = view.layout.commentary};
  const bool large = ui.text_scale() >= large_letters;
  const bool asked = view.asked(Decision::challenge) != nullptr || view.asked(Decision::bet) != nullptr;
  if (view.model->lesson) {
    const float coach = ui.px_for_letters(84, 150);
    foot.words = {foot.words.x, foot.words.bottom() - coach, foot.words.w, coach};
    const float prompt = asked ? ui.px_for_letters(70, 120) : foot.prompt.h;
    foot.prompt = {foot.prompt.x, foot.words.y - prompt, foot.prompt.w, prompt};
    foot.caption = {};
  } else if (asked && large) {
    const float bottom = foot.words.bottom();
    foot.prompt.h = ui.px_for_letters(180, 266);
    foot.prompt.y = bottom - foot.prompt.h;
    foot.caption = foot.words = {};
  } else if (asked) {
    foot.prompt.h = foot.caption.bottom() - foot.prompt.y;
    foot.caption = {};
  }
  if (sheet_covers_tables(view, ui) && view.upright()) {
    const float down = view.layout.left.bottom() - (foot.words.empty() ? foot.prompt : foot.words).bottom();
    foot.prompt.y += down;
    foot.words.y += down;
  } else if (sheet_covers_tables(view, ui)) {
    if (!view.layout.has_one_column() || asked) {
      const float bottom = foot.prompt.bottom();
      // Of a pair two lines are said, and the sheet above needs the room.
      const bool pairs = view.layout.has_one_column() && view.asked(Decision::challenge) != nullptr;
      foot.prompt.y = view.layout.left.bottom() - (pairs ? ui.px_for_letters(84, 134) : hand_height(view, ui));
      foot.prompt.h = bottom - foot.prompt.y;
    }
    for (Box* line : {&foot.prompt, &foot.caption, &foot.words}) {
      if (view.layout.has_one_column() && !line->empty()) {
        *line = {view.layout.whole.x, line->y, view.layout.whole.w, line->h};
      }
    }
  }
  return foot;
}

Box sheet_place(const BoutView& view, Ui& ui) {
  Box ring = view.layout.ring;
  ring.h = foot_of(view, ui).prompt.y - ring.y;
  return sheet_covers_tables(view, ui) ? Box{view.layout.whole.x, ring.y, view.layout.whole.w, ring.h} : ring;
}

namespace {

/// What covers the ring. Where letters are large it is as wide as the screen and scrolls: to the focus, or to the bet that
/// is being settled. None: nothing was asked there.
std::optional<ChallengeSheet> draw_sheet(const BoutView& view, Box box, Ui& ui) {
  const OpenQuestion* challenge = view.asked(Decision::challenge);
  if (challenge == nullptr && !view.readout.account && !view.readout.settlement) {
    return std::nullopt;
  }
  std::optional<LargePage> page;
  if (view.layout.has_one_column()) {
    constexpr float sheet_width = 700;  // as over the ring at the usual size
    constexpr float sheet_height = 440;
    page.emplace(ui, "sheet", box, sheet_width, sheet_height);
    box = ui.screen();
  }
  if (challenge != nullptr) {
    return draw_challenge(view, *challenge, box, ui);
  }
  if (view.readout.account) {
    draw_account(view, box, ui);
  } else {
    if (const auto settled = static_cast<int>(view.readout.settlement->bets.size()); page && settled > 0) {
      page->show({.box = settled_chips(view, box, ui).moved(0, -ui.px(80)), .key = settled});
    }
    draw_settlement(view, box, ui);
  }
  return std::nullopt;
}

}  // namespace

std::optional<BoutAction> draw_ring_panels(const BoutView& view, Ui& ui) {
  std::optional<BoutAction> action = head(view, ui);
  const OpenQuestion* challenge = view.asked(Decision::challenge);
  const Box sheet = sheet_place(view, ui);
  std::string refusal;
  if (std::optional<ChallengeSheet> poster = draw_sheet(view, sheet, ui)) {
    if (poster->action) {
      action = std::move(poster->action);
    }
    refusal = std::move(poster->refusal);
  }
  Foot foot = foot_of(view, ui);
  const OpenQuestion* question = challenge != nullptr ? challenge : view.asked(Decision::bet);
  if (question != nullptr) {
    const bool high = ui.text_scale() >= large_letters && !view.model->lesson;
    const Strip answers{.box = foot.prompt, .high = high, .refusal = std::move(refusal)};
    if (auto chosen = answer_strip(view, *question, answers, ui)) {
      action = std::move(chosen);
    }
  } else {
    draw_banner(view, foot.prompt, ui);
  }
  const scene::Caption caption = view.model->scene->caption(view.model->clock, ui.words());
  if (!foot.caption.empty() && caption.text.empty()) {
    foot.words = {foot.words.x, foot.caption.y, foot.words.w, foot.words.bottom() - foot.caption.y};
  } else if (!foot.caption.empty()) {
    caption_strip(ui, foot.caption, caption, false);
  }
  draw_pass_space(view, ui);
  if (view.model->lesson) {
    draw_coach(view, foot.words, ui);
  } else if (!foot.words.empty()) {
    constexpr std::size_t most_lines = 3;
    commentary_strip(ui, foot.words, view.model->scene->commentary(view.model->clock, ui.words(), most_lines));
  }
  return action;
}

}  // namespace fc::knock_out
