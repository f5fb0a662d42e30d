#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <variant>

#include "rules/the-ring/damage.h"
#include "rules/the-ring/names.h"
#include "scene/corners/story_book.h"
#include "scene/the-ring/game.h"
#include "scene/the-ring/naming.h"

namespace fc::the_ring {
namespace {

/// Says everything about one roll.
class Caption {
 public:
  Caption(const RollCall& call, const State& seen, const Setup& setup, const Names& names, const Words& words)
      : call_(call), seen_(seen), setup_(setup), names_(names), words_(words) {}

  [[nodiscard]] std::string question() const {
    const std::string terms = terms_of(call_, words_);
    return words_.say("the-ring.roll." + std::string(topic()), {{"boxer", name(roller())},
                                                                {"opponent", name(other(roller()))},
                                                                {"red", name(Corner::red)},
                                                                {"blue", name(Corner::blue)},
                                                                {"strategy", strategy()},
                                                                {"needs", needs()},
                                                                {"column", column()},
                                                                {"card", card()},
                                                                {"portion", portion()},
                                                                {"location", location()},
                                                                {"terms", terms}});
  }

 private:
  [[nodiscard]] Purpose purpose() const { return static_cast<Purpose>(call_.purpose); }
  [[nodiscard]] Corner roller() const { return call_.seat >= names_.size() ? Corner::red : static_cast<Corner>(call_.seat); }
  [[nodiscard]] std::string_view name(Corner corner) const { return names_[fc::index_of(corner)]; }
  /// The three dice of the Basic Chart are one roll.
  [[nodiscard]] std::string_view topic() const {
    const bool basic = purpose() == Purpose::basic_red || purpose() == Purpose::basic_green;
    return basic ? name_of(Purpose::basic_column) : name_of(purpose());
  }
  [[nodiscard]] std::string_view strategy() const { return words_[key_of(seen_.boxer(roller()).strategy)]; }
  [[nodiscard]] std::string_view column() const {
    return words_[std::string("the-ring.shot.").append(name_of(seen_.attack.column))];
  }
  [[nodiscard]] std::string card() const {
    const int difference = seen_.boxer(roller()).now.pow - seen_.boxer(other(roller())).now.chin[0];
    return with_sign(std::clamp(difference, lowest_card, highest_card));
  }
  [[nodiscard]] std::string_view portion() const {
    const Chins& chin = seen_.boxer(roller()).now.chin;
    if (chin.empty()) {
      return {};
    }
    return words_[std::string("the-ring.portion.").append(name_of(setup_.charts.portion_of(chin[chin.size() - 1])))];
  }
  /// Of the cut that the doctor or a corner looks at.
  [[nodiscard]] std::string_view location() const {
    const Cuts& cuts = seen_.boxer(roller()).cuts;
    const std::size_t place = purpose() == Purpose::corner ? in_the_corner() : seen_.attack.cut;
    return place < cuts.size() ? words_[key_in_sentence(cuts[place].location)] : std::string_view();
  }
  [[nodiscard]] std::size_t in_the_corner() const {
    const std::size_t before = roller() == Corner::red ? 0 : seen_.boxer(Corner::red).cuts.size();
    return seen_.looked_after - before;
  }
  /// The faces that a roll against a number needs: "5 or less", "above 4" as "5 or more"; "no number" where none will do.
  [[nodiscard]] std::string needs() const {
    const bool two_dice = purpose() == Purpose::counter || purpose() == Purpose::knockout;
    const int lowest = two_dice ? lowest_total : 1;
    const int highest = two_dice ? highest_total : faces_of_a_die;
    if (call_.success == Success::none) {
      return {};
    }
    if (call_.success == Success::at_most) {
      return faces(lowest, std::min<int>(call_.target, highest), "the-ring.roll.at-most");
    }
    const int first = call_.success == Success::above ? call_.target + 1 : call_.target;
    return faces(std::max(first, lowest), highest, "the-ring.roll.at-least");
  }
  [[nodiscard]] std::string faces(int from, int to, std::string_view key) const {
    if (from > to) {
      return std::string(words_["the-ring.roll.no-number"]);
    }
    const bool at_most = key == "the-ring.roll.at-most";
    return from == to ? std::to_string(from) : words_.say(key, {{"n", std::to_string(at_most ? to : from)}});
  }

  const RollCall& call_;
  const State& seen_;
  const Setup& setup_;
  const Names& names_;
  const Words& words_;
};

/// What came of it, as the event after the dice tells it.
class Outcome {
 public:
  Outcome(const State& seen, const Setup& setup, const Names& names, const Words& words)
      : seen_(seen), setup_(setup), names_(names), words_(words) {}

  std::string operator()(const CityNamed& event) const { return said("city", words_[named("city", event.city)]); }
  std::string operator()(const GlovesSet& event) const { return word(event.refused ? "gloves.refused" : "gloves.granted"); }
  std::string operator()(const RefereeNamed& event) const {
    return said(event.again ? "referee-again" : "referee", words_[named("referee", event.referee)]);
  }
  std::string operator()(const TrainingRead& event) const {
    return words_.say(key("training"),
                      {{"what", words_[key_of(event.result)]}, {"effect", words_[named("training-line", event.result)]}});
  }
  std::string operator()(const SolitaireDecided& event) const {
    return word(event.second ? "decided.second" : "decided.first");
  }
  std::string operator()(const SolitaireRead& event) const {
    constexpr std::array rows{"hurt", "opponent-weak", "behind", "ahead", "opponent-cut", "otherwise"};
    static_assert(rows.size() == marker_row_count);
    const std::string_view strategy = words_[key_of(event.strategy)];
    if (event.read.marker == 0) {
      return said("solitaire", strategy);
    }
    const std::string row = std::string("the-ring.marker-row.") + rows[static_cast<std::size_t>(event.markers.row)];
    return words_.say(key("solitaire-marker"),
                      {{"what", strategy}, {"n", std::to_string(event.read.marker)}, {"why", words_[row]}});
  }
  std::string operator()(const FirstMoverSet& event) const { return said("first-mover", name(event.corner)); }
  std::string operator()(const TieUpRead& event) const { return word(event.holds ? "tie-up.holds" : "tie-up.breaks"); }
  std::string operator()(const EntryRead& event) const {
    if (event.clause == no_clause) {
      return word("nothing");
    }
    // What the men do is to be seen; figures that were compared have to be said.
    const Condition& asked = event.condition;
    const bool compares = asked.plus > 0 || asked.speed_advantage || asked.either != Advantage::none;
    const std::string reason = compares ? clause_reason(event, seen_, names_, words_) : std::string();
    const std::string what =
        clause_result(setup_, event.column, event.number, static_cast<std::size_t>(event.clause), words_);
    return words_.say(key(reason.empty() ? "entry" : "entry-because"), {{"what", what}, {"why", reason}});
  }
  std::string operator()(const CounterRead& event) const {
    return word(event.end == CounterEnd::lands ? "counter.lands" : "counter.fails");
  }
  std::string operator()(const PureTwelveQuestioned&) const { return word("shot.twelve"); }
  std::string operator()(const HardShotRead& event) const {
    const std::string_view shot = words_[key("shot") + "." + std::string(name_of(event.shot))];
    if (event.pure_shot != PureShot::no && event.pure_shot != PureShot::twelve_lower) {
      return words_.say(key("shot.pure"), {{"pure", std::to_string(event.pure)}, {"what", shot}});
    }
    if (!event.cell.has_hand || event.cell.needs == 0) {
      return std::string(shot);
    }
    return words_.say(key(event.lessened ? "shot.lessened" : "shot.reached"), {{"hand", words_[key_of(event.cell.hand)]},
                                                                               {"rating", std::to_string(event.rating)},
                                                                               {"needs", std::to_string(event.cell.needs)},
                                                                               {"what", shot}});
  }
  std::string operator()(const CountRead& event) const {
    if (event.cell.count == Count::up) {
      return said("count.up", std::to_string(event.cell.number));
    }
    return word(event.cell.count == Count::ko ? "count.out" : "count.waved-off");
  }
  std::string operator()(const FinisherRead& event) const {
    switch (event.cell.kind) {
      case FinisherKind::points:
        return event.cell.number > 0 ? said("finisher.points", std::to_string(event.cell.number)) : word("finisher.misses");
      case FinisherKind::hard_shot: return word("finisher.hard-shot");
      case FinisherKind::possible_cut: return word("finisher.cut");
      case FinisherKind::stagger: return word("shot.stagger");
      case FinisherKind::knockdown: return word("shot.knockdown");
      case FinisherKind::tko: return said("finisher.tko", std::to_string(event.cell.number));
    }
    return {};
  }
  std::string operator()(const PossibleCutRead& event) const { return word(event.opens ? "cut.opens" : "cut.none"); }
  std::string operator()(const CutRead& event) const {
    const CutRow& row = event.row;
    if (row.deepens) {
      return word("cut.deepens");
    }
    return words_.say(key("cut.dealt"), {{"what", words_[key_of(row.location)]}, {"points", std::to_string(row.points)}});
  }
  std::string operator()(const CutChecked& event) const { return word(event.stops ? "cut.stops" : "cut.goes-on"); }
  std::string operator()(const FoulRead& event) const {
    const std::string number = std::to_string(event.legend);
    return words_.say(key("foul"), {{"number", number}, {"what", words_["the-ring.foul." + number]}});
  }
  std::string operator()(const RetaliationRead& event) const {
    constexpr std::array ends{"retaliation.nothing", "retaliation.warning", "retaliation.point"};
    return word(ends[static_cast<std::size_t>(event.end)]);
  }
  std::string operator()(const CornerWorked& event) const {
    return word(event.closes ? "corner.closes" : "corner.stays-open");
  }
  std::string operator()(const BoutEnded& event) const { return said("time", clock_text(event.end.seconds)); }
  /// The judges' dice keep what they saw for their cards.
  template <class Other>
  std::string operator()(const Other&) const {
    return {};
  }

 private:
  static std::string key(std::string_view topic) { return std::string("the-ring.roll.result-of.").append(topic); }
  template <class Named>
  static std::string named(std::string_view group, Named value) {
    return std::string("the-ring.").append(group).append(".").append(name_of(value));
  }
  [[nodiscard]] std::string word(std::string_view topic) const { return std::string(words_[key(topic)]); }
  [[nodiscard]] std::string said(std::string_view topic, std::string_view what) const {
    return words_.say(key(topic), {{"what", what}});
  }
  [[nodiscard]] std::string_view name(Corner corner) const { return names_[fc::index_of(corner)]; }

  const State& seen_;
  const Setup& setup_;
  const Names& names_;
  const Words& words_;
};

/// The dice as they are read: a sum with its terms, an entry of the chart, or the faces.
std::string dice_of(const ShownRoll& roll, const Words& words) {
  const auto purpose = static_cast<Purpose>(roll.call.purpose);
  if (purpose == Purpose::basic_green && roll.dice.size() == 3) {
    return entry_text(roll.dice[0], 10 * roll.dice[1] + roll.dice[2]);
  }
  if (purpose == Purpose::judge) {
    std::string faces;
    for (const std::uint8_t face : roll.dice) {
      faces.append(faces.empty() ? "" : ", ").append(std::to_string(face));
    }
    return faces;
  }
  return sum_of(roll, words);
}

}  // namespace

std::string roll_question(const RollCall& call, const State& seen, const Setup& setup, const Names& names,
                          const Words& words) {
  return Caption(call, seen, setup, names, words).question();
}

std::string roll_result(const ShownRoll& roll, const Event* consequence, const State& seen, const Setup& setup,
                        const Names& names, const Words& words) {
  const std::string result =
      consequence == nullptr ? std::string() : std::visit(Outcome(seen, setup, names, words), *consequence);
  return words.say(result.empty() ? "the-ring.roll.thrown" : "the-ring.roll.rolled",
                   {{"question", roll_question(roll.call, seen, setup, names, words)},
                    {"dice", dice_of(roll, words)},
                    {"result", result}});
}

namespace {

/// The word for a reason; the same reason has other names on other rolls.
std::string_view word_of(Purpose purpose, Reason reason) {
  switch (reason) {
    case Reason::rating:
      switch (purpose) {
        case Purpose::tie_up: return "def";
        case Purpose::knockout: return "kod";
        case Purpose::finisher: return "ki";
        case Purpose::foul: return "foul";
        case Purpose::counter: return "counter";
        default: return "cut";
      }
    case Reason::training: return "training";
    case Reason::defence: return "defence";
    case Reason::bare_defence: return "bare-defence";
    case Reason::hurt: return "hurt";
    case Reason::referee: return "referee";
    case Reason::doctor: return "doctor";
    case Reason::after_down: return "after-down";
    case Reason::outside: return "outside";
    case Reason::own_outside: return "own-outside";
    case Reason::downs: return "downs";
    case Reason::tired: return "tired";
    case Reason::cornerman: return "cornerman";
    case Reason::portion:
    case Reason::points:
    case Reason::local:
    case Reason::clock:
    case Reason::number: break;
  }
  return {};
}

std::string key_of_term(std::string_view word) { return std::string("the-ring.roll.term.").append(word); }

}  // namespace

std::string terms_of(const RollCall& call, const Words& words) {
  std::string text;
  for (const Modifier& term : call.parts) {
    const auto reason = static_cast<Reason>(term.reason);
    const std::string_view word = word_of(static_cast<Purpose>(call.purpose), reason);
    if (word.empty()) {
      continue;
    }
    const bool bare = reason == Reason::rating || reason == Reason::cornerman;
    text.append(text.empty() ? "" : ", ").append(words[key_of_term(word)]);
    text.append(" ").append(bare ? std::to_string(term.amount) : scene::with_sign(term.amount));
  }
  return text;
}

std::string sum_of(const ShownRoll& roll, const Words& words) {
  std::string text = std::to_string(roll.total);
  if (!roll.strip.modified || roll.pure) {
    return text;
  }
  const auto purpose = static_cast<Purpose>(roll.call.purpose);
  bool added = false;
  for (const Modifier& term : roll.call.parts) {
    const std::string_view word = word_of(purpose, static_cast<Reason>(term.reason));
    // What is asked of the dice of a count is said the other way round.
    const int amount = purpose == Purpose::knockout ? -term.amount : term.amount;
    if (word.empty() || amount == 0) {
      continue;
    }
    added = true;
    text.append(amount < 0 ? " \u2013 " : " + ").append(std::to_string(std::abs(amount)));
    text.append(" ").append(words[key_of_term(word)]);
  }
  return added ? text + " = " + std::to_string(roll.row) : text;
}

}  // namespace fc::the_ring
