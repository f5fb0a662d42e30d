#include "overlay/ringside-campaign/cards.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "overlay/office/office.h"
#include "overlay/ringside-campaign/pages.h"
#include "rules/ringside-campaign/front_office.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;
using Mode = OfficeCardMemory::Mode;

constexpr int group_of_office = 5;
constexpr int wanted_group = 6;

class OfficeSheet {
 public:
  OfficeSheet(const BoutView& view, const OpenQuestion& question, OfficeCardMemory& memory, Ui& ui)
      : view_(view),
        setup_(*view.setup),
        now_(view.now()),
        seat_(question.prompt.need.seat),
        question_(question),
        memory_(memory),
        ui_(ui) {
    const auto& stable = now_.manager(seat_).stable;
    if (!contains(stable, memory_.man)) {
      memory_.man = stable[0];
    }
  }

  std::optional<BoutAction> draw(Box box) {
    draw_head(box.take_top(ui_.px_for_letters(36, 56)));
    double_rule(ui_, box.take_top(ui_.px(8)));
    box.take_top(ui_.px(4));
    if (memory_.mode == Mode::cover) {
      draw_front(box);
      return std::move(action_);
    }
    const float gap = ui_.px(14);
    const bool narrow = box.h > box.w * 0.9F;
    Box left = narrow ? box.take_top(box.h * 0.42F) : box.take_left(box.w * 0.44F);
    narrow ? box.take_top(gap) : box.take_left(gap);
    draw_ways_on(left.take_bottom(2 * button() + ui_.px(8)));
    left.take_bottom(gap);
    if (memory_.mode == Mode::trade) {
      draw_wanted(left);
    } else {
      draw_men(left);
    }
    if (memory_.mode == Mode::men) {
      draw_man(box);
    } else {
      draw_offer(box);
    }
    return std::move(action_);
  }

 private:
  [[nodiscard]] float button() const { return ui_.px_for_letters(42, 62); }

  void draw_head(const Box& box) const {
    const int left = setup_.tables.offers - now_.manager(seat_).offers;
    draw_question_head(question_, panel_text(ui_, "offers", {{"left", std::to_string(left)}}), box, ui_);
  }

  /// What there is to know before anything is done; most weeks no more is wanted.
  void draw_front(Box box) {
    Box ways = box.take_bottom(button());
    box.take_bottom(ui_.px(8));
    draw_cover(view_, seat_, box, ui_);
    const float gap = ui_.px(8);
    if (poster_button(ui_, "order-on", ways.column(0, 3, gap), panel_text(ui_, "on"), Weight::strong, true)) {
      action_ = order_of(question_, "on");
    }
    if (poster_button(ui_, "office", ways.column(1, 3, gap), panel_text(ui_, "to-the-office"))) {
      memory_.mode = Mode::men;
      ui_.focus().focus(focus_id("order-on"));
      ui_.redraw();
    }
    if (poster_button(ui_, answer_id(question_.prompt.options.front()), ways.column(2, 3, gap),
                      question_.prompt.options.front().label)) {
      action_ = answer_of(question_, 0);
    }
  }

  /// The two ways out, the shorter one first.
  void draw_ways_on(const Box& box) {
    if (poster_button(ui_, "order-on", box.row(0, 2, ui_.px(8)), panel_text(ui_, "on"), Weight::strong, true)) {
      action_ = order_of(question_, "on");
    }
    if (poster_button(ui_, answer_id(question_.prompt.options.front()), box.row(1, 2, ui_.px(8)),
                      question_.prompt.options.front().label)) {
      action_ = answer_of(question_, 0);
    }
  }

  void draw_men(Box box) {
    list_head(ui_, box.take_top(ui_.text_px(20)), panel_text(ui_, "stable"), panel_text(ui_, "pop"));
    const auto& stable = now_.manager(seat_).stable;
    rows_of({stable.begin(), stable.end()}, box, memory_.men_scroll, group_of_office, memory_.man);
  }

  void draw_wanted(Box box) {
    list_head(ui_, box.take_top(ui_.text_px(20)), panel_text(ui_, "trade-for"), panel_text(ui_, "pop"));
    std::vector<Person> men;
    each_man(setup_, now_, [&](Person person) {
      if (now_.man(person).owner != seat_) {
        men.push_back(person);
      }
    });
    std::ranges::stable_sort(
        men, [&](Person one, Person other) { return strength(now_.man(one).boxer) > strength(now_.man(other).boxer); });
    if (memory_.wanted == nobody && !men.empty()) {
      memory_.wanted = men.front();
    }
    const Person before = memory_.wanted;
    rows_of(men, box, memory_.wanted_scroll, wanted_group, memory_.wanted);
    if (before != memory_.wanted) {
      memory_.sum.reset();
    }
  }

  void rows_of(const std::vector<Person>& men, const Box& box, float& scroll, int group, Person& chosen) {
    const float height = list_row_height(ui_);
    const float content = height * static_cast<float>(men.size());
    ScrollArea area(ui_, box, content, scroll);
    Box rows = box;
    if (content > box.h) {
      rows.take_right(ui_.px(10));
    }
    for (std::size_t index = 0; index < men.size(); ++index) {
      const Person person = men[index];
      const Man& man = now_.man(person);
      const int rank = rank_of(now_.ladder, person);
      const int rest = weeks_of_rest(setup_, now_, person);
      ListRow row;
      row.place = rank == 0 ? "C" : rank == no_rank ? std::string("–") : std::to_string(rank);
      row.name = last_name(setup_, person, ui_.words());
      row.mark = group == wanted_group ? mark_of_man(now_, person) : std::nullopt;
      row.figure = points_text(man.pop());
      row.note =
          panel_text(ui_, "office-note", {{"record", record_text(man)}, {"strength", std::to_string(strength(man.boxer))}});
      row.brief = record_text(man);
      row.tag = rest > 0 ? panel_text(ui_, "rest-weeks", {{"weeks", std::to_string(rest)}}) : std::string();
      row.chosen = person == chosen;
      const Box place{rows.x, rows.y + height * static_cast<float>(index) + area.offset(), rows.w, height};
      const Touch touch = list_row(ui_, "man-" + id(person), place, row, {.group = group, .clip = box});
      if (touch.arrived) {
        area.show(place);
      }
      if ((touch.arrived || touch.activated) && chosen != person) {
        chosen = person;
        ui_.redraw();
      }
    }
  }

  /// His card, and what can be done with him.
  void draw_man(Box box) {
    Box buttons = box.take_bottom(button());
    box.take_bottom(ui_.px(4));
    const std::string why = why_not();
    if (!why.empty()) {
      ui_.text(box.take_bottom(ui_.text_px(34)), why, {.size = LetterSize::small, .colour = colour::ink_soft, .wrap = true});
    }
    draw_man_card(office_view(view_), memory_.man, box, ui_);
    struct Deed {
      std::string word;
      std::string label;
      bool possible;
    };
    const std::array deeds{Deed{"retire", panel_text(ui_, "retire"), false}, Deed{"sell", panel_text(ui_, "sell"), false},
                           Deed{"trade", panel_text(ui_, "trade"), false}};
    const float gap = ui_.px(8);
    // What has to be held says so, and is longer for it.
    const Box retire = buttons.take_left((buttons.w - 2 * gap) * 0.46F);
    buttons.take_left(gap);
    for (std::size_t index = 0; index < deeds.size(); ++index) {
      const Box place = index == 0 ? retire : buttons.column(static_cast<int>(index) - 1, 2, gap);
      const auto option = option_of(deeds[index].word);
      if (!option) {
        ui_.frame(place, colour::paper_deep, ui_.px(2));
        ui_.text(place.inset(ui_.px(6), ui_.px(4)), deeds[index].label,
                 {.size = LetterSize::label,
                  .face = Face::poster,
                  .colour = colour::faded(colour::ink, 0.35F),
                  .align = Align::centre});
      } else if (index == 0) {
        if (hold_to_confirm(ui_, "retire", place, deeds[index].label)) {
          action_ = answer_of(question_, *option);
        }
      } else if (poster_button(ui_, deeds[index].word, place, deeds[index].label)) {
        memory_.mode = index == 1 ? Mode::sale : Mode::trade;
        memory_.sum.reset();
        ui_.focus().focus(focus_id("sum"));
        ui_.redraw();
      }
    }
  }

  /// Why he may not go, be sold or be traded.
  [[nodiscard]] std::string why_not() const {
    std::string text;
    const auto add = [&](const std::string& more) { text += (text.empty() ? "" : " ") + more; };
    if (!option_of("retire")) {
      add(panel_text(
          ui_, "why-not-retire",
          {{"bouts", std::to_string(setup_.tables.retires_after)}, {"lost", std::to_string(setup_.tables.retires_beaten)}}));
    }
    if (!option_of("sell")) {
      const bool last = now_.manager(seat_).stable.size() < 2;
      const bool spent = !sales::may_offer(setup_, now_, seat_);
      add(panel_text(ui_, spent ? "why-not-offers" : last ? "why-not-last" : "why-not-buyer"));
    }
    return text;
  }

  /// The letter as it would be sent, with its terms to choose.
  void draw_offer(Box box) {
    const bool trade = memory_.mode == Mode::trade;
    const Box buttons = box.take_bottom(button());
    box.take_bottom(ui_.px(6));
    const std::vector<std::string> sums = trade ? trade_sums() : sale_sums();
    if (!trade) {
      const Box who = box.take_bottom(button() * 0.9F);
      draw_buyer(who);
    }
    const Box how_much = box.take_bottom(button() * 0.9F);
    box.take_bottom(ui_.px(6));
    const auto count = static_cast<int>(sums.size());
    int sum = count == 0 ? 0 : std::clamp(memory_.sum.value_or(trade ? 0 : worth_among(sums)), 0, count - 1);
    if (count > 0) {
      const int step = stepper(ui_, "sum", how_much, {}, sum_text(sums[static_cast<std::size_t>(sum)]));
      if (step != 0) {
        sum = (sum + step + count) % count;
        memory_.sum = sum;
      }
    }
    draw_letter(ui_, box, letter(trade, sums, sum), 0);
    const float gap = ui_.px(8);
    // Whoever accepts it has him.
    if (hold_to_confirm(ui_, trade ? "order-trade" : "order-sell", buttons.column(0, 2, gap), panel_text(ui_, "send")) &&
        !sums.empty()) {
      const std::string whom = trade ? id(memory_.wanted) : "m" + std::to_string(memory_.buyer + 1);
      action_ = order_of(question_, std::string(trade ? "trade:" : "sell:") + id(memory_.man) + ":" + whom + ":" +
                                        sums[static_cast<std::size_t>(sum)]);
    }
    if (poster_button(ui_, "back", buttons.column(1, 2, gap), panel_text(ui_, "tear-up"))) {
      memory_.mode = Mode::men;
      ui_.focus().focus(focus_id(trade ? "trade" : "sell"));
      ui_.redraw();
    }
  }

  void draw_buyer(const Box& box) {
    std::vector<int> buyers;
    for (const Choice& choice : sales::buyers(setup_, now_, seat_)) {
      buyers.push_back(choice.number);
    }
    if (buyers.empty()) {
      return;
    }
    auto found = std::ranges::find(buyers, memory_.buyer);
    if (found == buyers.end()) {
      found = std::ranges::max_element(buyers, {}, [&](int seat) { return now_.manager(seat).cash; });
      memory_.buyer = *found;
    }
    const std::string who = panel_text(
        ui_, "buyer",
        {{"manager", view_.manager(memory_.buyer)}, {"cash", money_text(now_.manager(memory_.buyer).cash, ui_.words())}});
    const int step = stepper(ui_, "buyer", box, {}, who);
    if (step != 0) {
      const auto count = static_cast<int>(buyers.size());
      const int at = static_cast<int>(found - buyers.begin());
      memory_.buyer = buyers[static_cast<std::size_t>((at + step + count) % count)];
    }
  }

  [[nodiscard]] std::vector<std::string> sale_sums() const {
    std::vector<std::string> sums;
    const Money most = memory_.buyer < 0 ? 0 : now_.manager(memory_.buyer).cash;
    for (const Money sum : setup_.tables.sums) {
      if (sum <= most) {
        sums.push_back("sum:" + std::to_string(sum));
      }
    }
    return sums;
  }
  /// The first of these sums that is what he promises to bring in, or the highest: no sale begins below his worth.
  [[nodiscard]] int worth_among(const std::vector<std::string>& sums) const {
    const std::optional<double> worth = worth_of(memory_.man);
    const auto pays = [&](const std::string& sum) {
      return worth && std::stoi(sum.substr(sum.find(':') + 1)) >= static_cast<int>(*worth);
    };
    const auto found = std::ranges::find_if(sums, pays);
    return static_cast<int>(std::min(found, sums.end() - 1) - sums.begin());
  }
  [[nodiscard]] std::vector<std::string> trade_sums() const {
    std::vector<std::string> sums{"even"};
    const auto add = [&](const std::string& word, Money most) {
      for (const Money sum : setup_.tables.sums) {
        if (sum <= most) {
          sums.push_back(word + ":" + std::to_string(sum));
        }
      }
    };
    add("add", now_.manager(seat_).cash);
    if (memory_.wanted != nobody) {
      add("ask", now_.manager(now_.man(memory_.wanted).owner).cash);
    }
    return sums;
  }
  [[nodiscard]] std::string sum_text(const std::string& notation) const {
    const std::size_t colon = notation.find(':');
    const std::string word = notation.substr(0, colon);
    if (colon == std::string::npos) {
      return std::string(ui_.word("ringside-campaign.choice.even"));
    }
    const Money sum = std::stoi(notation.substr(colon + 1));
    return ui_.say("ringside-campaign.choice." + word, {{"sum", money_text(sum, ui_.words())}});
  }

  [[nodiscard]] Letter letter(bool trade, const std::vector<std::string>& sums, int chosen) const {
    Letter letter;
    letter.from = panel_text(ui_, "from", {{"manager", view_.manager(seat_)}});
    letter.mark = mark_of(seat_);
    const std::string sum = sums.empty() ? std::string() : sum_text(sums[static_cast<std::size_t>(chosen)]);
    const Person beside = trade ? memory_.wanted : memory_.man;
    letter.heading = trade ? panel_text(ui_, "letter-trade", {{"man", man(memory_.man)}, {"other", man(beside)}})
                           : panel_text(ui_, "letter-sale", {{"man", man(memory_.man)}});
    letter.text = {sum};
    if (trade && beside != nobody) {
      letter.heads = {std::string(last(memory_.man)), std::string(last(beside))};
      letter.lines = compare(view_, memory_.man, beside, 7, ui_);
    }
    const std::string worth = worth_text(memory_.man);
    if (!worth.empty()) {
      letter.foot = worth;
    }
    return letter;
  }
  /// What the computer's manager would reckon with.
  [[nodiscard]] std::optional<double> worth_of(Person person) const {
    return view_.model->estimate ? view_.model->estimate("worth:" + id(person)) : std::nullopt;
  }
  [[nodiscard]] std::string worth_text(Person person) const {
    const std::optional<double> worth = worth_of(person);
    return worth ? panel_text(ui_, "promises",
                              {{"man", last(person)}, {"sum", money_text(static_cast<Money>(*worth), ui_.words())}})
                 : std::string();
  }

  /// The option "retire:ID" of the man who is looked at.
  [[nodiscard]] std::optional<std::size_t> option_of(const std::string& word) const {
    const auto& options = question_.prompt.options;
    const auto found = std::ranges::find(options, word + ":" + id(memory_.man), &scene::Option::notation);
    return found == options.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - options.begin()));
  }
  [[nodiscard]] std::string id(Person person) const {
    return person == nobody ? std::string() : std::string(id_of(setup_, person).text());
  }
  [[nodiscard]] std::string_view man(Person person) const {
    return person == nobody ? std::string_view() : man_name(setup_, person, ui_.words());
  }
  [[nodiscard]] std::string_view last(Person person) const {
    return person == nobody ? std::string_view() : last_name(setup_, person, ui_.words());
  }

  const BoutView& view_;
  const Setup& setup_;
  const State& now_;
  int seat_;
  const OpenQuestion& question_;
  OfficeCardMemory& memory_;
  Ui& ui_;
  std::optional<BoutAction> action_;
};

}  // namespace

std::optional<BoutAction> draw_office(const BoutView& view, const OpenQuestion& question, const Box& box,
                                      OfficeCardMemory& memory, Ui& ui) {
  return OfficeSheet(view, question, memory, ui).draw(box);
}

}  // namespace fc::ringside_campaign
