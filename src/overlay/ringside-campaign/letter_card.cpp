#include "overlay/ringside-campaign/cards.h"

#include <algorithm>
#include <string>
#include <vector>

#include "overlay/bout/two_corners.h"
#include "overlay/office/office.h"
#include "rules/ringside-campaign/booking.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

constexpr std::size_t most_lines = 7;

class LetterWriter {
 public:
  LetterWriter(const BoutView& view, const OpenQuestion& question, Ui& ui)
      : view_(view), setup_(*view.setup), now_(view.now()), question_(question), ui_(ui) {}

  [[nodiscard]] Letter write() const {
    const Offer& offer = now_.offer;
    Letter letter;
    letter.heading = question_.prompt.title;
    sign(letter, offer.by);
    switch (static_cast<Decision>(question_.prompt.need.topic)) {
      case Decision::answer: offer.kind == OfferKind::bout ? bout(letter, offer.other, offer.man) : deal(letter); break;
      case Decision::title_vacant: vacant(letter); break;
      case Decision::title_challenge:
        letter.text.push_back(due());
        bout(letter, offer.man, offer.other);
        break;
      case Decision::title_defence:
        letter.text.push_back(due());
        bout(letter, offer.other, offer.man);
        break;
      case Decision::withdraw: moved(letter); break;
      case Decision::arena:
      case Decision::rounds: bout(letter, offer.man, offer.other); break;
      case Decision::sale_to:
      case Decision::sale_sum: compare_men(letter, offer.man, strongest(offer.by, offer.man), "goes", "stays"); break;
      case Decision::trade_sum: compare_men(letter, offer.man, offer.other, "goes", "comes"); break;
      default: places(letter); break;
    }
    return letter;
  }

 private:
  /// Who writes: a manager, or the promoter.
  void sign(Letter& letter, int seat) const {
    if (seat < most_managers) {
      letter.from = panel_text(ui_, "from", {{"manager", view_.manager(seat)}});
      letter.mark = mark_of(seat);
    } else {
      letter.from = panel_text(ui_, "from", {{"manager", ui_.word("ringside-campaign.promoter")}});
    }
  }

  /// own: the asked manager's man. What both would earn, and who is likely to win.
  void bout(Letter& letter, Person own, Person other) const {
    const Offer& offer = now_.offer;
    const int venue = offer.title ? title_venue : static_cast<int>(offer.arena.value_or(Arena::pits));
    const bool has_place = offer.title || offer.arena;  // an offer that is put together may have none yet
    if (has_place && offer.rounds > 0) {
      letter.text.push_back(panel_text(
          ui_, "terms-of-bout", {{"arena", ui_.word(key_of_venue(venue))}, {"rounds", std::to_string(offer.rounds)}}));
    } else if (has_place) {
      letter.text.emplace_back(ui_.word(key_of_venue(venue)));
    }
    letter.heads = {std::string(man(own)), std::string(man(other))};
    const int chance = chance_to_win(setup_, now_, own, other);
    letter.lines.push_back({.label = panel_text(ui_, "chance"),
                            .sides = {percent(chance), percent(100 - chance)},
                            .better = chance > 50   ? 0
                                      : chance < 50 ? 1
                                                    : -1});
    if (!has_place) {
      for (LetterLine& line : compare(view_, own, other, most_lines, ui_)) {
        letter.lines.push_back(std::move(line));
      }
      return;
    }
    const Purses left = shares_of(setup_, now_, own, other, venue);
    const Purses right = shares_of(setup_, now_, other, own, venue);
    const auto money = [&](const Purses& shares, Outcome outcome) {
      return money_text(shares[static_cast<std::size_t>(outcome)], ui_.words());
    };
    letter.lines.push_back(
        {.label = panel_text(ui_, "share-won"), .sides = {money(left, Outcome::won), money(right, Outcome::won)}});
    letter.lines.push_back(
        {.label = panel_text(ui_, "share-lost"), .sides = {money(left, Outcome::lost), money(right, Outcome::lost)}});
    const auto start = [&](Person person) { return std::to_string(start_of(setup_, now_, person, offer.rounds)); };
    if (offer.rounds > 0) {
      letter.lines.push_back({.label = panel_text(ui_, "at-the-bell"), .sides = {start(own), start(other)}});
    }
    for (LetterLine& line : compare(view_, own, other, 5, ui_)) {
      letter.lines.push_back(std::move(line));
    }
  }

  /// A sale or a trade: who comes, beside who goes, or beside the best man at home.
  void deal(Letter& letter) const {
    const Offer& offer = now_.offer;
    const bool trade = offer.kind == OfferKind::trade;
    const Person beside = trade ? offer.other : strongest(offer.to, nobody);
    const Money sum = offer.sum.value_or(0);
    const std::string amount = money_text(sum < 0 ? -sum : sum, ui_.words());
    const std::string_view key = !trade ? "sale-terms" : sum == 0 ? "trade-even" : sum > 0 ? "trade-adds" : "trade-asks";
    letter.text.push_back(panel_text(
        ui_, key, {{"man", man(offer.man)}, {"other", man(beside)}, {"sum", amount}, {"manager", view_.manager(offer.by)}}));
    compare_men(letter, offer.man, beside, "comes", trade ? "goes" : "at-home");
    const CutTable& cut = setup_.tables.cut;
    letter.foot =
        panel_text(ui_, "cut-anew",
                   {{"least", std::to_string(cut.added + d20.lowest)}, {"most", std::to_string(cut.added + d20.highest)}});
  }

  /// Two men who change stables or might, with what each is worth. heads: keys, each of a {man}.
  void compare_men(Letter& letter, Person one, Person beside, std::string_view head, std::string_view head_beside) const {
    letter.heads = {panel_text(ui_, head, {{"man", last(one)}}), panel_text(ui_, head_beside, {{"man", last(beside)}})};
    letter.lines = compare(view_, one, beside, most_lines, ui_);
    const auto worth = [&](Person person) -> std::string {
      const std::string asked = "worth:" + std::string(id_of(setup_, person).text());
      const auto reckoned = view_.model->estimate ? view_.model->estimate(asked) : std::nullopt;
      return reckoned ? money_text(static_cast<Money>(*reckoned), ui_.words()) : std::string();
    };
    if (std::string left = worth(one); !left.empty()) {
      letter.lines.push_back({.label = panel_text(ui_, "worth"), .sides = {std::move(left), worth(beside)}});
    }
  }

  void vacant(Letter& letter) const {
    const Offer& offer = now_.offer;
    letter.text.push_back(panel_text(ui_, "vacant-why"));
    if (offer.other != nobody) {
      bout(letter, offer.man, offer.other);
      return;
    }
    const Purses shares = shares_of(setup_, now_, offer.man, offer.man, title_venue);
    letter.text.push_back(panel_text(ui_, "vacant-first", {{"man", man(offer.man)}}));
    letter.heads = {std::string(man(offer.man)), {}};
    const auto line = [&](std::string_view key, Outcome outcome) {
      letter.lines.push_back({.label = panel_text(ui_, key),
                              .sides = {money_text(shares[static_cast<std::size_t>(outcome)], ui_.words()), {}}});
    };
    line("share-won", Outcome::won);
    line("share-lost", Outcome::lost);
  }

  void moved(Letter& letter) const {
    const Offer& offer = now_.offer;
    sign(letter, no_seat);
    const bool reds = question_.prompt.need.seat == now_.man(offer.man).owner;
    bout(letter, reds ? offer.man : offer.other, reds ? offer.other : offer.man);
  }

  /// Every bout that wants a place: who is still in, and for how much.
  void places(Letter& letter) const {
    const Dispute& dispute = now_.dispute;
    sign(letter, no_seat);
    letter.text.push_back(panel_text(ui_, "places-why",
                                     {{"arena", ui_.word(key_of(dispute.arena))},
                                      {"bouts", std::to_string(dispute.bouts.size())},
                                      {"places", std::to_string(dispute.places)}}));
    letter.heads = {panel_text(ui_, "bout"), panel_text(ui_, "last-bid")};
    for (std::size_t place = 0; place < dispute.bouts.size(); ++place) {
      const Contest& bout = dispute.bouts[place];
      const int pop = now_.man(bout.red).pop() + now_.man(bout.blue).pop();
      letter.lines.push_back(
          {.label = panel_text(ui_, "booked-by", {{"manager", view_.manager(bout.by)}, {"points", points_text(pop)}}),
           .sides = {std::string(last(bout.red)) + " – " + std::string(last(bout.blue)),
                     bout.in ? money_text(bout.bid, ui_.words()) : panel_text(ui_, "gives-way")},
           .better = place == dispute.asked ? 0 : -1});
    }
  }

  [[nodiscard]] std::string due() const {
    return panel_text(ui_, "defence-due", {{"weeks", std::to_string(now_.week - now_.last_defence)}});
  }
  /// The best man of a stable but for one of them, who is not alone there.
  [[nodiscard]] Person strongest(int seat, Person but) const {
    const auto& stable = now_.manager(seat).stable;
    return *std::max_element(stable.begin(), stable.end(), [&](Person one, Person other) {
      const auto rank = [&](Person man) { return man == but ? -1 : strength(now_.man(man).boxer); };
      return rank(one) < rank(other);
    });
  }
  [[nodiscard]] std::string percent(int number) const {
    return panel_text(ui_, "percent", {{"number", std::to_string(number)}});
  }
  [[nodiscard]] std::string_view man(Person person) const { return man_name(setup_, person, ui_.words()); }
  [[nodiscard]] std::string_view last(Person person) const { return last_name(setup_, person, ui_.words()); }

  const BoutView& view_;
  const Setup& setup_;
  const State& now_;
  const OpenQuestion& question_;
  Ui& ui_;
};

/// Said of every answer at once: a refusal that costs money is read before anybody stands on it.
constexpr TextStyle warnings_type{.size = LetterSize::body, .face = Face::sans_bold, .colour = colour::bad, .wrap = true};

/// What the answer under the focus does, and what speaks against any, over the answers themselves.
std::optional<std::size_t> draw_answers(const scene::Prompt& prompt, Box box, float button, Ui& ui) {
  std::optional<std::size_t> chosen;
  const auto count = static_cast<int>(prompt.options.size());
  const int columns = std::min(count, count > 4 ? 4 : 3);
  const int rows = (count + columns - 1) / columns;
  const float gap = ui.px(8);
  Box buttons = box.take_bottom(static_cast<float>(rows) * (button + gap));
  std::vector<std::string_view> labels;
  for (const scene::Option& option : prompt.options) {
    labels.emplace_back(option.label);
  }
  buttons.take_top(gap);
  const float most = most_of_buttons(ui, buttons.row(0, rows, gap).column(0, columns, gap), labels);
  std::size_t focused = prompt.first;
  for (int index = 0; index < count; ++index) {
    const auto place = static_cast<std::size_t>(index);
    const scene::Option& option = prompt.options[place];
    const Box cell = buttons.row(index / columns, rows, gap).column(index % columns, columns, gap);
    if (poster_button(ui, answer_id(option), cell, option.label, Weight::plain, place == prompt.first, {}, 0, most)) {
      chosen = place;
    }
    warning_sign(ui, cell, option);
    if (ui.focus().focused() == focus_id(answer_id(option))) {
      focused = place;
    }
  }
  if (const std::string warnings = warnings_of(prompt); !warnings.empty()) {
    ui.text(box.take_bottom(std::min(box.h * 0.6F, ui.height_of(warnings, box.w, warnings_type))), warnings, warnings_type);
  }
  ui.text(box, prompt.options[focused].explanation, {.size = LetterSize::body, .face = Face::sans_bold, .wrap = true});
  return chosen;
}

}  // namespace

std::optional<BoutAction> draw_letter_card(const BoutView& view, const OpenQuestion& question, const Box& box,
                                           float& scroll_kept, Ui& ui) {
  const Letter letter = LetterWriter(view, question, ui).write();
  constexpr std::size_t most_buttons = 8;
  if (question.prompt.options.size() > most_buttons) {  // sums
    const float width = std::min(box.w, ui.text_px(640));
    const float room = box.h * 0.5F;
    const Box paper = box.centred(width, std::min(box.h, letter_height(ui, width, letter) + room));
    const auto chosen = many_answers(question, draw_letter(ui, paper, letter, room), scroll_kept, ui);
    return chosen ? std::optional(answer_of(question, *chosen)) : std::nullopt;
  }
  const float button = ui.px_for_letters(44, 64);
  const int rows = question.prompt.options.size() > 4 ? 2 : 1;
  const float width = std::min(box.w, ui.text_px(640));
  const std::string warnings = warnings_of(question.prompt);
  const float warned = warnings.empty() ? 0 : ui.height_of(warnings, width * 0.9F, warnings_type) + ui.px(4);
  const float room = ui.px_for_letters(52, 96) + warned + static_cast<float>(rows) * (button + ui.px(8));
  const float height = std::min(box.h, letter_height(ui, width, letter) + room + ui.px(16));
  const Box paper = box.centred(width, height);
  const auto chosen = draw_answers(question.prompt, draw_letter(ui, paper, letter, room), button, ui);
  return chosen ? std::optional(answer_of(question, *chosen)) : std::nullopt;
}

}  // namespace fc::ringside_campaign
