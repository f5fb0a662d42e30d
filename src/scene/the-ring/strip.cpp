#include <algorithm>
#include <variant>

#include "core/corner.h"
#include "scene/the-ring/game.h"
#include "scene/the-ring/naming.h"
#include "scene/the-ring/readout.h"

namespace fc::the_ring {
namespace {

Corner roller_of(const RollCall& call) { return call.seat == no_seat ? Corner::red : static_cast<Corner>(call.seat); }

constexpr Tone tone_of(Shot shot) {
  constexpr std::array tones{Tone::points, Tone::hard, Tone::stagger, Tone::knockdown};
  return tones[place_of(shot)];
}

Tone tone_of(const FinisherCell& cell) {
  switch (cell.kind) {
    case FinisherKind::points: return cell.number > 0 ? Tone::points : Tone::nothing;
    case FinisherKind::hard_shot: return Tone::hard;
    case FinisherKind::possible_cut: return Tone::blood;
    case FinisherKind::stagger: return Tone::stagger;
    case FinisherKind::knockdown: return Tone::knockdown;
    case FinisherKind::tko: return Tone::stop;
  }
  return Tone::nothing;
}

Tone tone_of(const CountCell& cell) { return cell.count == Count::up ? Tone::good : Tone::stop; }

Tone tone_of(const FoulRule& rule) {
  if (rule.disqualify || rule.point) {
    return Tone::stop;
  }
  return rule.cut ? Tone::blood : rule.warning ? Tone::bad : Tone::nothing;
}

Tone tone_of(const TrainingChange& change) {
  const int sum = change.stm + change.speed + change.def + change.pow + change.cut;
  return sum > 0 ? Tone::good : sum < 0 ? Tone::bad : Tone::nothing;
}

/// Puts a strip together, row by row; neighbours that mean one thing become one cell.
class Maker {
 public:
  Maker(Purpose purpose, bool modified) {
    strip_.purpose = purpose;
    strip_.modified = modified;
  }

  void row(int number, Tone tone, const CellValue& value) {
    auto& cells = strip_.cells;
    if (!cells.empty()) {
      StripCell& last = cells[cells.size() - 1];
      if (last.value == value && last.tone == tone) {
        last.to = static_cast<std::int8_t>(number);
        return;
      }
    }
    const auto at = static_cast<std::int8_t>(number);
    cells.push_back({.from = at, .to = at, .tone = tone, .value = value});
  }
  [[nodiscard]] const Strip& strip() const { return strip_; }

 private:
  Strip strip_;
};

/// A roll against a number: all rows of `lowest` to `highest`.
Strip against_a_number(Purpose purpose, const RollCall& call, int lowest, int highest, Tone yes, Tone no) {
  Maker maker(purpose, false);
  RollCall dice = call;
  dice.bonus = 0;
  for (int row = lowest; row <= highest; ++row) {
    const bool succeeds = dice.succeeds(row);
    maker.row(row, succeeds ? yes : no, succeeds ? Answer::yes : Answer::no);
  }
  return maker.strip();
}

Strip by_a_die(Purpose purpose, int yes_from, Tone yes, Tone no) {
  Maker maker(purpose, false);
  for (int face = 1; face <= faces_of_a_die; ++face) {
    maker.row(face, face >= yes_from ? yes : no, face >= yes_from ? Answer::yes : Answer::no);
  }
  return maker.strip();
}

Strip finisher_strip(const Setup& setup, Shot column) {
  Maker maker(Purpose::finisher, true);
  const ByRow<FinisherCell>& rows = setup.charts.finisher[place_of(column)];
  for (int row = 0; row <= highest_row; ++row) {
    const FinisherCell& cell = rows[static_cast<std::size_t>(row)];
    maker.row(row, tone_of(cell), cell);
  }
  return maker.strip();
}

Strip count_strip(const Setup& setup, const State& seen, Corner corner) {
  Maker maker(Purpose::knockout, true);
  const Chins& chin = seen.boxer(corner).now.chin;
  const CountRows& portion = setup.charts.knockout[place_of(setup.charts.portion_of(chin[chin.size() - 1]))];
  for (int row = 0; row <= highest_row; ++row) {
    const CountCell& cell = portion.rows[static_cast<std::size_t>(row)];
    maker.row(row, tone_of(cell), cell);
  }
  return maker.strip();
}

Strip cut_strip(const Setup& setup) {
  Maker maker(Purpose::cut_chart, false);
  for (int total = lowest_total; total <= highest_total; ++total) {
    maker.row(total, Tone::blood, at_total(setup.charts.cuts.rows, total));
  }
  return maker.strip();
}

Strip foul_strip(const Setup& setup) {
  Maker maker(Purpose::foul, true);
  for (int row = 1; row <= highest_row; ++row) {
    const std::int8_t legend = setup.charts.fouls.legend_at[static_cast<std::size_t>(row)];
    maker.row(row, tone_of(setup.charts.fouls.legend[static_cast<std::size_t>(legend)]), Legend{legend});
  }
  return maker.strip();
}

Strip training_strip(const Setup& setup, Corner corner) {
  Maker maker(Purpose::training, false);
  const int rating = std::clamp<int>(setup.card(corner).training, 1, static_cast<int>(training_ratings));
  for (int total = lowest_total; total <= highest_total; ++total) {
    const Training result = at_total(setup.charts.training[static_cast<std::size_t>(rating - 1)], total);
    maker.row(total, tone_of(setup.charts.training_changes[place_of(result)]), result);
  }
  return maker.strip();
}

Strip solitaire_strip(const Setup& setup) {
  Maker maker(Purpose::solitaire, false);
  for (int total = lowest_total; total <= highest_total; ++total) {
    maker.row(total, Tone::nothing, at_total(setup.charts.solitaire, total));
  }
  return maker.strip();
}

Strip retaliation_strip() {
  constexpr int warning_from = 4;
  constexpr int point_from = 6;
  Maker maker(Purpose::retaliation, true);
  for (int row = 0; row <= faces_of_a_die + 1; ++row) {
    const int grade = row >= point_from ? 2 : row >= warning_from ? 1 : 0;
    constexpr std::array tones{Tone::nothing, Tone::bad, Tone::stop};
    maker.row(row, tones[static_cast<std::size_t>(grade)], Grade{static_cast<std::int8_t>(grade)});
  }
  return maker.strip();
}

Strip decision_strip() {
  Maker maker(Purpose::solitaire_decision, false);
  for (int total = lowest_total; total <= highest_total; ++total) {
    maker.row(total, Tone::nothing, Grade{static_cast<std::int8_t>(total % 2 == 0 ? 2 : 1)});
  }
  return maker.strip();
}

Strip judge_strip(const Setup& setup) {
  Maker maker(Purpose::judge, false);
  for (int face = 1; face <= faces_of_a_die; ++face) {
    maker.row(face, Tone::nothing, Shift{setup.charts.judge_die[static_cast<std::size_t>(face - 1)]});
  }
  return maker.strip();
}

Strip first_mover_strip() {
  Maker maker(Purpose::first_mover, false);
  for (int face = 1; face <= faces_of_a_die; ++face) {
    maker.row(face, Tone::nothing, face <= faces_of_a_die / 2 ? Corner::red : Corner::blue);
  }
  return maker.strip();
}

}  // namespace

std::size_t Strip::cell_of(int row) const {
  std::size_t place = 0;
  while (place + 1 < cells.size() && row > cells[place].to) {
    ++place;
  }
  return place;
}

Strip hard_shot_strip(const Setup& setup, const State& seen, Corner by) {
  Maker maker(Purpose::hard_shot, true);
  const Ratings& target = seen.boxer(other(by)).now;
  const ByTotal<ShotCell>& card = setup.charts.shot_card(seen.boxer(by).now.pow - target.chin[0]);
  for (int total = lowest_total; total <= highest_total; ++total) {
    const ShotCell& cell = at_total(card, total);
    const bool reached = !cell.has_hand || setup.card(by).punch[place_of(cell.hand)] >= cell.needs;
    maker.row(total, tone_of(reached ? cell.shot : static_cast<Shot>(place_of(cell.shot) - 1)), cell);
  }
  return maker.strip();
}

Strip strip_of(const Setup& setup, const State& seen, const RollCall& call) {
  const auto purpose = static_cast<Purpose>(call.purpose);
  const Corner roller = roller_of(call);
  switch (purpose) {
    case Purpose::gloves: return by_a_die(purpose, 2, Tone::good, Tone::bad);
    case Purpose::training: return training_strip(setup, roller);
    case Purpose::solitaire_decision: return decision_strip();
    case Purpose::solitaire: return solitaire_strip(setup);
    case Purpose::first_mover: return first_mover_strip();
    case Purpose::tie_up: return against_a_number(purpose, call, 1, faces_of_a_die, Tone::good, Tone::nothing);
    case Purpose::counter: return against_a_number(purpose, call, lowest_total, highest_total, Tone::hard, Tone::nothing);
    case Purpose::hard_shot: return hard_shot_strip(setup, seen, roller);
    case Purpose::pure_twelve: return by_a_die(purpose, faces_of_a_die / 2 + 1, Tone::knockdown, Tone::points);
    case Purpose::knockout: return count_strip(setup, seen, roller);
    case Purpose::finisher: return finisher_strip(setup, seen.attack.column);
    case Purpose::possible_cut: return against_a_number(purpose, call, 1, faces_of_a_die, Tone::blood, Tone::nothing);
    case Purpose::cut_chart: return cut_strip(setup);
    case Purpose::cut_stoppage: return against_a_number(purpose, call, 1, faces_of_a_die, Tone::stop, Tone::nothing);
    case Purpose::foul: return foul_strip(setup);
    case Purpose::retaliation: return retaliation_strip();
    case Purpose::judge: return judge_strip(setup);
    case Purpose::corner: return against_a_number(purpose, call, 1, faces_of_a_die, Tone::good, Tone::bad);
    case Purpose::city:
    case Purpose::referee:
    case Purpose::basic_column:
    case Purpose::basic_red:
    case Purpose::basic_green:
    case Purpose::time: break;
  }
  return {.purpose = purpose, .cells = {}};
}

namespace {

/// Says what is in a cell.
class Labeller {
 public:
  Labeller(Purpose purpose, const Words& words) : purpose_(purpose), words_(words) {}

  std::string operator()(Answer answer) const {
    return word(std::string(name_of(purpose_)) + (answer == Answer::yes ? ".yes" : ".no"));
  }
  std::string operator()(const ShotCell& cell) const {
    const std::string shot = word("shot." + std::string(name_of(cell.shot)));
    if (!cell.has_hand) {
      return shot;
    }
    std::string text(hand_letters[place_of(cell.hand)]);
    text.append(" ").append(shot);
    return cell.needs > 0 ? text + "-" + std::to_string(cell.needs) : text;
  }
  std::string operator()(const FinisherCell& cell) const {
    switch (cell.kind) {
      case FinisherKind::points: return std::to_string(cell.number);
      case FinisherKind::hard_shot: return "?";
      case FinisherKind::possible_cut: return word("possible-cut-short");
      case FinisherKind::stagger: return word("shot.stagger");
      case FinisherKind::knockdown: return word("shot.knockdown");
      case FinisherKind::tko: return words_.say("the-ring.strip.tko", {{"n", std::to_string(cell.number)}});
    }
    return {};
  }
  std::string operator()(const CountCell& cell) const {
    return cell.count == Count::up ? std::to_string(cell.number) : word(cell.count == Count::ko ? "out" : "waved-off");
  }
  std::string operator()(const CutRow& row) const {
    if (row.deepens) {
      return word("deepen");
    }
    return words_.say("the-ring.strip.cut",
                      {{"location", words_[key_of(row.location)]}, {"points", std::to_string(row.points)}});
  }
  std::string operator()(Legend legend) const {
    return std::string(words_["the-ring.foul." + std::to_string(legend.number)]);
  }
  std::string operator()(Shift shift) const { return with_sign(shift.by); }
  std::string operator()(Grade grade) const {
    return word(std::string(name_of(purpose_)) + "." + std::to_string(grade.grade));
  }
  std::string operator()(Training training) const { return std::string(words_[key_of(training)]); }
  std::string operator()(const SolitaireRow& row) const {
    return row.marker > 0 ? words_.say("the-ring.strip.marker", {{"n", std::to_string(row.marker)}})
                          : std::string(words_[key_of(row.strategy)]);
  }
  std::string operator()(Corner corner) const { return word(std::string(name_of(corner))); }

 private:
  [[nodiscard]] std::string word(const std::string& key) const { return std::string(words_["the-ring.strip." + key]); }

  Purpose purpose_;
  const Words& words_;
};

}  // namespace

std::string label_of(const Strip& strip, const StripCell& cell, const Words& words) {
  return std::visit(Labeller(strip.purpose, words), cell.value);
}

}  // namespace fc::the_ring
