#include "overlay/ringside-campaign/cards.h"

#include <algorithm>
#include <string>

#include "rules/ringside-campaign/disputes.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using namespace overlay;

constexpr int own_group = 1;
constexpr int rival_group = 2;

class BookingSheet {
 public:
  BookingSheet(const BoutView& view, const OpenQuestion& question, BookingMemory& memory, Ui& ui)
      : view_(view), setup_(*view.setup), now_(view.now()), question_(question), memory_(memory), ui_(ui) {
    if (!memory_.open) {
      memory_.open = true;
      const std::optional<OfferPlan> best = best_plan(setup_, now_, view.model->estimate);
      memory_.plan = best.value_or(OfferPlan{});
      if (best) {
        memory_.rivals = rivals_of(setup_, now_, best->own, view.model->estimate);
      }
      ui.focus().focus(focus_id(is_worth_a_press() ? "order-book" : answer_id(question.prompt.options.front())));
    }
  }

  std::optional<BoutAction> draw(Box box) {
    const Box head = box.take_top(ui_.px_for_letters(36, 56));
    draw_head(head);
    double_rule(ui_, box.take_top(ui_.px(8)));
    box.take_top(ui_.px(4));
    const float gap = ui_.px(14);
    if (box.h > box.w * 0.9F) {
      draw_lists(box.take_top(box.h * 0.42F), gap);
      box.take_top(gap);
      draw_passes(box.take_bottom(button_height()));
      box.take_bottom(ui_.px(6));
      draw_offer(box);
    } else {
      Box left = box.take_left(box.w * 0.6F);
      draw_passes(left.take_bottom(button_height()));
      left.take_bottom(gap);
      draw_lists(left, gap);
      box.take_left(gap);
      draw_offer(box);
    }
    return std::move(action_);
  }

 private:
  /// False if a press that nobody thought about should rather book no bout than the one that is proposed.
  [[nodiscard]] bool is_worth_a_press() const {
    const auto proposed = std::ranges::find(memory_.rivals, memory_.plan.other, &Rival::person);
    return proposed != memory_.rivals.end() && proposed->even;
  }

  void draw_head(const Box& box) const {
    const int left = setup_.tables.declined - now_.manager(now_.asked.seat).declined;
    draw_question_head(question_, panel_text(ui_, "refusals", {{"left", std::to_string(left)}}), box, ui_);
  }

  [[nodiscard]] float button_height() const { return ui_.px_for_letters(40, 62); }

  void draw_lists(Box box, float gap) {
    draw_men(box.take_left(box.w * 0.45F));
    box.take_left(gap);
    draw_rivals(box);
  }

  void draw_men(Box box) {
    list_head(ui_, box.take_top(ui_.text_px(20)), panel_text(ui_, "own-men"), panel_text(ui_, "pop"));
    const std::vector<Person> men = men_to_offer(setup_, now_);
    const float height = list_row_height(ui_);
    const ScrollArea area(ui_, box, height * static_cast<float>(men.size()), memory_.men_scroll);
    for (std::size_t index = 0; index < men.size(); ++index) {
      const Person person = men[index];
      const int rest = weeks_of_rest(setup_, now_, person);
      ListRow row = row_of(person);
      row.figure = points_text(now_.man(person).pop());
      row.chosen = person == memory_.plan.own;
      row.bad = rest > 0;
      row.note = rest > 0 ? damage_note(person) : cut_note(person);
      row.brief = rest > 0 ? panel_text(ui_, "rest-weeks", {{"weeks", std::to_string(rest)}}) : std::string();
      const Box place{box.x, box.y + height * static_cast<float>(index) + area.offset(), box.w, height};
      const Touch touch = list_row(ui_, "own-" + id(person), place, row, {.group = own_group, .clip = box});
      if ((touch.arrived || touch.activated) && person != memory_.plan.own) {
        choose_man(person);
      }
      if (touch.activated) {
        ui_.focus().focus(focus_id("rival-" + id(memory_.plan.other)));
      }
    }
  }

  void draw_rivals(Box box) {
    list_head(ui_, box.take_top(ui_.text_px(20)), panel_text(ui_, "opponents"), panel_text(ui_, "chance"));
    const float height = list_row_height(ui_);
    ScrollArea area(ui_, box, height * static_cast<float>(memory_.rivals.size()), memory_.rivals_scroll);
    Box rows = box;
    if (height * static_cast<float>(memory_.rivals.size()) > box.h) {
      rows.take_right(ui_.px(10));
    }
    for (std::size_t index = 0; index < memory_.rivals.size(); ++index) {
      const Rival& rival = memory_.rivals[index];
      ListRow row = row_of(rival.person);
      row.mark = mark_of_man(now_, rival.person);
      row.figure = panel_text(ui_, "percent", {{"number", std::to_string(rival.chance)}});
      row.chosen = rival.person == memory_.plan.other;
      row.faded = !rival.takes;
      const int rest = weeks_of_rest(setup_, now_, rival.person);
      row.note = panel_text(
          ui_, rival.takes ? "best-venue" : "would-decline",
          {{"arena", ui_.word(key_of_venue(rival.venue))}, {"points", points_text(now_.man(rival.person).pop())}});
      row.brief = ui_.word(key_of_venue(rival.venue));
      if (rest > 0) {
        row.tag = panel_text(ui_, "rest-weeks", {{"weeks", std::to_string(rest)}});
      } else if (manager_of(now_, rival.person) == no_seat) {
        row.tag = panel_text(ui_, "visitor");
        row.brief = row.tag;
      }
      const Box place{rows.x, rows.y + height * static_cast<float>(index) + area.offset(), rows.w, height};
      const Touch touch = list_row(ui_, "rival-" + id(rival.person), place, row, {.group = rival_group, .clip = box});
      if (touch.arrived) {
        area.show(place);
      }
      if ((touch.arrived || touch.activated) && rival.person != memory_.plan.other) {
        choose_rival(rival);
      }
      if (touch.activated) {
        ui_.focus().focus(focus_id("order-book"));
      }
    }
  }

  void draw_offer(Box box) {
    const float button = button_height();
    const float gap = ui_.px(6);
    if (memory_.plan.own == nobody) {
      return;
    }
    const Box offer = box.take_bottom(button * 1.15F);
    box.take_bottom(gap);
    const Box rounds = box.take_bottom(button * 0.9F);
    box.take_bottom(gap);
    const Box venue = box.take_bottom(button * 0.9F);
    box.take_bottom(gap);
    draw_warning(box.take_bottom(ui_.text_px(34)));
    bout_poster(ui_, box, poster());
    draw_venue(venue);
    draw_rounds(rounds);
    if (poster_button(ui_, "order-book", offer, panel_text(ui_, asks_nobody() ? "book" : "offer"), Weight::strong, true)) {
      give_order();
    }
  }

  void draw_passes(const Box& box) {
    const float gap = ui_.px(6);
    const std::string pass = panel_text(ui_, "no-bout");
    const std::string on = panel_text(ui_, "on");
    const std::array<std::string_view, 2> words{pass, on};
    const float most = most_of_buttons(ui_, box.column(0, 2, gap), words);
    if (poster_button(ui_, answer_id(question_.prompt.options.front()), box.column(0, 2, gap), pass, Weight::plain,
                      memory_.plan.own == nobody, {}, 0, most)) {
      action_ = answer_of(question_, 0);
    }
    if (poster_button(ui_, "order-on", box.column(1, 2, gap), on, Weight::plain, false, {}, 0, most)) {
      action_ = order_of(question_, "on");
    }
  }

  void draw_venue(const Box& box) {
    OfferPlan& plan = memory_.plan;
    const std::vector<int> venues = venues_of(setup_, now_, plan.own, plan.other);
    const int step = stepper(ui_, "venue", box, {}, ui_.word(key_of_venue(plan.venue)));
    if (step != 0 && !venues.empty()) {
      plan.venue = stepped(venues, plan.venue, step);
      plan.rounds = likely_distance(setup_, now_, plan.own, plan.other, plan.venue);
    }
  }

  void draw_rounds(const Box& box) {
    OfferPlan& plan = memory_.plan;
    const std::vector<int> distances = distances_at(setup_, now_, plan.own, plan.other, plan.venue);
    const int step = stepper(ui_, "rounds", box, {}, panel_text(ui_, "rounds", {{"rounds", std::to_string(plan.rounds)}}));
    if (step != 0 && !distances.empty()) {
      plan.rounds = stepped(distances, plan.rounds, step);
    }
  }

  /// What speaks against it: damage that is brought along, a place that may be lost, a manager who is likely to decline.
  void draw_warning(const Box& box) const {
    const OfferPlan& plan = memory_.plan;
    std::string text;
    const auto add = [&](const std::string& more) { text += (text.empty() ? "" : " ") + more; };
    if (carried_damage(setup_, now_, plan.own) > 0) {
      const int fresh = fresh_endurance(plan.rounds, now_.man(plan.own).boxer.endurance);
      add(panel_text(
          ui_, "begins",
          {{"start", std::to_string(start_of(setup_, now_, plan.own, plan.rounds))}, {"fresh", std::to_string(fresh)}}));
    }
    if (plan.venue != title_venue) {
      const auto arena = static_cast<Arena>(plan.venue);
      const int places = setup_.tables.arena(arena).places;
      const int booked = disputes::booked_at(now_, arena);
      if (places != any_places && booked >= places) {
        add(panel_text(ui_, "full", {{"booked", std::to_string(booked)}, {"places", std::to_string(places)}}));
      }
    }
    ui_.text(box, text, {.size = LetterSize::small, .face = Face::sans_bold, .colour = colour::bad, .wrap = true});
  }

  [[nodiscard]] BoutPoster poster() const {
    const OfferPlan& plan = memory_.plan;
    const BilledBout bout{.red = plan.own,
                          .blue = plan.other,
                          .arena = plan.venue == title_venue ? Arena::best : static_cast<Arena>(plan.venue),
                          .rounds = static_cast<std::int8_t>(plan.rounds),
                          .by = now_.asked.seat,
                          .title = plan.venue == title_venue};
    BoutPoster poster = poster_of(view_, bout, ui_);
    poster.figures.clear();
    const Purses own = shares_of(setup_, now_, plan.own, plan.other, plan.venue);
    const Purses others = shares_of(setup_, now_, plan.other, plan.own, plan.venue);
    const auto line = [&](const std::string& left, const std::string& right, std::string_view word) {
      poster.figures.push_back({.sums = {left, right}, .word = panel_text(ui_, word)});
    };
    const auto money = [&](Person person, const Purses& shares, Outcome outcome) {
      return sum_text(manager_of(now_, person), shares[static_cast<std::size_t>(outcome)], ui_.words());
    };
    line(money(plan.own, own, Outcome::won), money(plan.other, others, Outcome::won), "share-won");
    line(money(plan.own, own, Outcome::lost), money(plan.other, others, Outcome::lost), "share-lost");
    const auto start = [&](Person person) { return std::to_string(start_of(setup_, now_, person, plan.rounds)); };
    line(start(plan.own), start(plan.other), "endurance");
    const auto cut = [&](Person person) {
      return manager_of(now_, person) == no_seat
                 ? std::string("\u2013")
                 : panel_text(ui_, "percent", {{"number", std::to_string(now_.man(person).cut)}});
    };
    line(cut(plan.own), cut(plan.other), "cut");
    return poster;
  }

  [[nodiscard]] ListRow row_of(Person person) const {
    const int rank = rank_of(now_.ladder, person);
    ListRow row;
    row.place = rank == 0 ? "C" : rank == no_rank ? std::string("\u2013") : std::to_string(rank);
    row.name = last_name(setup_, person, ui_.words());
    return row;
  }
  [[nodiscard]] std::string damage_note(Person person) const {
    return panel_text(ui_, "damage",
                      {{"damage", std::to_string(carried_damage(setup_, now_, person))},
                       {"weeks", std::to_string(weeks_of_rest(setup_, now_, person))}});
  }
  [[nodiscard]] std::string cut_note(Person person) const {
    return panel_text(ui_, "rested-cut", {{"cut", std::to_string(now_.man(person).cut)}});
  }
  [[nodiscard]] std::string id(Person person) const { return std::string(id_of(setup_, person).text()); }
  /// The other one is a visitor, or a man of his own.
  [[nodiscard]] bool asks_nobody() const {
    const Seat seat = manager_of(now_, memory_.plan.other);
    return seat == no_seat || seat == now_.man(memory_.plan.own).owner;
  }

  void choose_man(Person person) {
    memory_.plan.own = person;
    memory_.rivals = rivals_of(setup_, now_, person, view_.model->estimate);
    memory_.rivals_scroll = 0;
    if (!memory_.rivals.empty()) {
      choose_rival(memory_.rivals.front());
    }
    ui_.redraw();
  }
  void choose_rival(const Rival& rival) {
    OfferPlan& plan = memory_.plan;
    plan.other = rival.person;
    plan.venue = rival.venue;
    plan.rounds = likely_distance(setup_, now_, plan.own, plan.other, plan.venue);
    ui_.redraw();
  }
  static int stepped(const std::vector<int>& values, int value, int step) {
    const auto found = std::ranges::find(values, value);
    const auto count = static_cast<int>(values.size());
    const int at = found == values.end() ? 0 : static_cast<int>(found - values.begin());
    return values[static_cast<std::size_t>((at + step + count) % count)];
  }
  void give_order() {
    const OfferPlan& plan = memory_.plan;
    const Choice venue = choice_of(Word::venue, plan.venue);
    action_ = order_of(question_, "book:" + id(plan.own) + ":" + id(plan.other) + ":" + Rules::notation(venue) + ":" +
                                      std::to_string(plan.rounds));
  }

  const BoutView& view_;
  const Setup& setup_;
  const State& now_;
  const OpenQuestion& question_;
  BookingMemory& memory_;
  Ui& ui_;
  std::optional<BoutAction> action_;
};

}  // namespace

std::optional<BoutAction> draw_booking(const BoutView& view, const OpenQuestion& question, const Box& box,
                                       BookingMemory& memory, Ui& ui) {
  return BookingSheet(view, question, memory, ui).draw(box);
}

}  // namespace fc::ringside_campaign
