#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <type_traits>

#include "core/corner.h"
#include "rules/dice-boxing/punches.h"
#include "scene/dice-boxing/game.h"
#include "scene/dice-boxing/readout.h"

namespace fc::dice_boxing {
namespace {

constexpr int last_face = faces - 1;

/// What a question says beside its terms; what it has no place for stays empty.
struct Question {
  std::string key;
  std::string range;  ///< the faces that matter most
  std::string row;    ///< of the chart
  std::string list;   ///< ranges and what they mean
};

/// Says everything about one roll.
class Caption {
 public:
  Caption(const RollCall& call, const State& seen, const Setup& setup, const Names& names, const Words& words)
      : call_(call), seen_(seen), setup_(setup), names_(names), words_(words) {}

  [[nodiscard]] std::string question(bool settled) const {
    const Question asked = this->asked(settled);
    const bool of_nobody = call_.seat >= names_.size();
    const Corner leader = call_.target < 0 ? other(setup_.favourite) : setup_.favourite;
    const std::string terms = terms_of(call_, seen_, setup_, words_);
    return words_.say("dice-boxing.roll." + asked.key,
                      {{"boxer", of_nobody ? name(leader) : name(roller())},
                       {"opponent", of_nobody ? name(other(leader)) : name(other(roller()))},
                       {"range", asked.range},
                       {"row", asked.row},
                       {"list", asked.list},
                       {"parts", terms}});
  }

  [[nodiscard]] std::string result(std::span<const int> rolled) const {
    const int face = rolled.front();
    const auto place = static_cast<std::size_t>(face);
    const Charts& charts = setup_.charts;
    switch (purpose()) {
      case Purpose::control: return words_.say(control_key(face), {});
      case Purpose::punch: return words_.say(came_of(call_.succeeds(face) ? "punch.landed" : "punch.missed"), {});
      case Purpose::result:
        return call_.succeeds(face) ? words_.say(came_of("result.down"), {})
                                    : hit(setup_.card(roller()).results[place], face);
      case Purpose::knockdown: return got_up(charts.knockdown_row(chin())[place]);
      case Purpose::special: return words_.say(came_of("special"), {{"chart", word(charts.special[place])}});
      case Purpose::foul:
        return words_.say(came_of("foul"), {{"foul", word("dice-boxing.foul.", charts.foul_row(call_.target)[place])}});
      case Purpose::ring: return moved_to(charts.ring[place]);
      case Purpose::cut: return cut(cut_chart()[place]);
      case Purpose::doctor: return words_.say(came_of(call_.succeeds(face) ? "doctor.stops" : "doctor.goes-on"), {});
      case Purpose::unique: return event(charts.unique[place]);
      case Purpose::judge: return votes(rolled);
    }
    return {};
  }

 private:
  /// settled: the dice rest; where three of them have to be told, the ranges on the bar go without saying.
  [[nodiscard]] Question asked(bool settled) const {
    const Charts& charts = setup_.charts;
    switch (purpose()) {
      case Purpose::control:
        return {.key = "control", .range = face_range(special_to + 1, call_.target), .row = {}, .list = {}};
      case Purpose::punch:
        return {.key = seen_.free_punch == FreePunch::none ? "punch" : "free-punch",
                .range = face_range(0, call_.target),
                .row = {},
                .list = {}};
      case Purpose::result: return {.key = "result", .range = face_range(call_.target, last_face), .row = {}, .list = {}};
      case Purpose::knockdown:
        return {.key = "knockdown", .range = face_range(call_.target, last_face), .row = with_sign(chin()), .list = {}};
      case Purpose::special: return {.key = "special", .range = {}, .row = {}, .list = list(charts.special, 0)};
      case Purpose::foul:
        return {.key = "foul",
                .range = {},
                .row = std::to_string(call_.target),
                .list = list(charts.foul_row(call_.target), 0, Foul::caution)};
      case Purpose::ring: return {.key = "ring", .range = {}, .row = {}, .list = {}};
      case Purpose::cut:
        return {.key = column() == CutColumn::butt ? "cut-butt" : "cut",
                .range = {},
                .row = std::string(name_of(column())),
                .list = list(cut_chart(), 0, CutLetter::none)};
      case Purpose::doctor:
        return {.key = call_.seat == no_seat ? "doctor-both" : "doctor",
                .range = face_range(0, call_.target),
                .row = {},
                .list = {}};
      case Purpose::unique: return {.key = "unique", .range = {}, .row = {}, .list = {}};
      case Purpose::judge: break;
    }
    const int lead = std::abs(call_.target);
    const std::string key = settled ? "judges-said" : "judge";
    return {
        .key = lead == 0 ? key + "-level" : key, .range = {}, .row = std::to_string(lead), .list = list(judges_row(), 1)};
  }

  [[nodiscard]] Purpose purpose() const { return static_cast<Purpose>(call_.purpose); }
  [[nodiscard]] Corner roller() const { return static_cast<Corner>(call_.seat); }
  [[nodiscard]] const std::string& name(Corner corner) const { return names_[fc::index_of(corner)]; }
  /// The row of the knock-down chart, which is what the terms add up to.
  [[nodiscard]] int chin() const { return chin_of(call_); }
  [[nodiscard]] CutColumn column() const { return static_cast<CutColumn>(call_.target); }
  [[nodiscard]] const Percentile<CutLetter>& cut_chart() const { return setup_.charts.cut[place_of(column())]; }

  static std::string came_of(const std::string& key) { return "dice-boxing.roll.result-of." + key; }
  [[nodiscard]] std::string control_key(int face) const {
    if (face <= special_to) {
      return came_of("control.special");
    }
    return came_of(call_.succeeds(face) ? "control.taken" : "control.lost");
  }

  template <class Enum>
  [[nodiscard]] std::string word(std::string_view topic, Enum value) const {
    return std::string(words_[std::string(topic).append(name_of(value))]);
  }
  [[nodiscard]] std::string word(SpecialChart chart) const { return word("dice-boxing.roll.chart.", chart); }
  [[nodiscard]] std::string word(Foul foul) const { return word("dice-boxing.roll.short-foul.", foul); }
  [[nodiscard]] static std::string word(CutLetter letter) { return std::string(name_of(letter)); }
  [[nodiscard]] std::string word(Opinion opinion) const {
    if (opinion == Opinion::even) {
      return std::string(words_["dice-boxing.roll.even"]);
    }
    return name(opinion == Opinion::favourite ? setup_.favourite : other(setup_.favourite));
  }

  /// "05–84 movement, 85–94 cut": the runs of a chart. first: 0, or 1 where 00 is the highest face. unsaid: what goes
  /// without saying.
  template <class T>
  [[nodiscard]] std::string list(const Percentile<T>& row, int first,
                                 std::type_identity_t<std::optional<T>> unsaid = std::nullopt) const {
    const auto at = [&row](int face) { return row[static_cast<std::size_t>(face % faces)]; };
    std::string text;
    for (int from = first; from < first + faces;) {
      int to = from;
      while (to + 1 < first + faces && at(to + 1) == at(from)) {
        ++to;
      }
      if (at(from) != unsaid) {
        text += (text.empty() ? "" : ", ") +
                words_.say("dice-boxing.roll.entry", {{"range", face_range(from, to)}, {"what", word(at(from))}});
      }
      from = to + 1;
    }
    return text;
  }

  [[nodiscard]] std::string hit(const Hit& hit, int face) const {
    return words_.say(came_of("result.scored"),
                      {{"punch", words_[key_of(hit.type, face)]}, {"points", std::to_string(hit.points)}});
  }
  [[nodiscard]] std::string got_up(Letter letter) const {
    if (letter == Letter::ko) {
      return words_.say(came_of("knockdown.out"), {});
    }
    return words_.say(came_of("knockdown.letter"),
                      {{"letter", name_of(letter)}, {"name", word("dice-boxing.letter.", letter)}});
  }
  [[nodiscard]] std::string moved_to(Position position) const {
    const GroundBonus& bonus = setup_.charts.ground[place_of(ground_of(position))];
    const bool owned = ground_of(position) != Ground::center;
    return words_.say(came_of(owned ? "ring.owned" : "ring.free"), {{"position", words_[key_of(position)]},
                                                                    {"control", with_sign(bonus.control)},
                                                                    {"punches", with_sign(bonus.punches)}});
  }
  [[nodiscard]] std::string cut(CutLetter letter) const {
    if (letter == CutLetter::none) {
      return words_.say(came_of("cut.none"), {});
    }
    return words_.say(came_of("cut.letter"), {{"letter", name_of(letter)}, {"name", word("dice-boxing.cut.", letter)}});
  }
  [[nodiscard]] std::string event(UniqueEvent event) const {
    const std::string effect = words_.say(
        std::string("dice-boxing.unique-effect.").append(name_of(event)),
        {{"boxer", name(roller())}, {"opponent", name(other(roller()))}, {"challenger", name(other(setup_.favourite))}});
    return words_.say(came_of("unique"), {{"name", word("dice-boxing.unique.", event)}, {"effect", effect}});
  }
  /// "2 for Ali, 1 even".
  [[nodiscard]] std::string votes(std::span<const int> rolled) const {
    std::array<int, opinion_count> counted{};
    for (const int face : rolled) {
      ++counted[place_of(judges_row()[static_cast<std::size_t>(face)])];
    }
    std::string text;
    for (const Opinion opinion : {Opinion::favourite, Opinion::challenger, Opinion::even}) {
      if (const int count = counted[place_of(opinion)]; count > 0) {
        const bool even = opinion == Opinion::even;
        text += (text.empty() ? "" : ", ") + words_.say(even ? "dice-boxing.roll.votes-even" : "dice-boxing.roll.votes",
                                                        {{"count", std::to_string(count)}, {"boxer", word(opinion)}});
      }
    }
    return words_.say(came_of("judge"), {{"opinions", text}});
  }
  [[nodiscard]] const Percentile<Opinion>& judges_row() const {
    const int lead = std::min(std::abs(call_.target), most_lead);
    return setup_.charts.judges[call_.target < 0 ? 1 : 0][static_cast<std::size_t>(lead)];
  }

  const RollCall& call_;
  const State& seen_;
  const Setup& setup_;
  const Names& names_;
  const Words& words_;
};

}  // namespace

std::string roll_question(const RollCall& call, const State& seen, const Setup& setup, const Names& names,
                          const Words& words) {
  return Caption(call, seen, setup, names, words).question(false);
}

std::string roll_result(const RollCall& call, std::span<const int> rolled, const State& seen, const Setup& setup,
                        const Names& names, const Words& words) {
  const Caption caption(call, seen, setup, names, words);
  std::string shown;
  for (const int face : rolled) {
    shown += (shown.empty() ? "" : ", ") + two_digits(face);
  }
  return words.say("dice-boxing.roll.rolled",
                   {{"question", caption.question(true)}, {"face", shown}, {"result", caption.result(rolled)}});
}

namespace {

/// What the tape says before the first bell; all else is a change.
constexpr bool is_of_the_tape(Reason reason) {
  return reason == Reason::rating || reason == Reason::opponents_rating || reason == Reason::weight;
}

/// Of four purposes that have terms, the word for one and the same reason.
constexpr std::string_view by_purpose(Purpose purpose, std::string_view control, std::string_view punch,
                                      std::string_view result, std::string_view knockdown) {
  switch (purpose) {
    case Purpose::control: return control;
    case Purpose::punch: return punch;
    case Purpose::result: return result;
    default: return knockdown;
  }
}

std::string_view word_of(Purpose purpose, Reason reason, const State& seen) {
  switch (reason) {
    case Reason::rating: return by_purpose(purpose, "control", "punch", "result", "knockdown");
    case Reason::opponents_rating: return by_purpose(purpose, "adjustment", "defence", "chin", "chin");
    case Reason::weight: return "weight";
    case Reason::strategies: return "strategies";
    case Reason::own_strategy: return by_purpose(purpose, "", "", "for-the-knockout", "covered");
    case Reason::opponents_strategy: return by_purpose(purpose, "counter-punch", "stick-and-move", "cover-up", "");
    case Reason::tired: return "tired";
    case Reason::round: return "round";
    case Reason::lasting: return "lasting";
    case Reason::opponents_lasting: return "opponents-lasting";
    case Reason::place: return ground_of(seen.position) == Ground::corner ? "corner" : "ropes";
    case Reason::open_cuts: return "open-cuts";
    case Reason::free_punch: return "free-punch";
    case Reason::knockdowns: return "knockdowns";
    case Reason::limit: return "limit";
  }
  return "";
}

void add(std::string& list, const std::string& text) { list += (list.empty() ? "" : ", ") + text; }

}  // namespace

std::string change_of(Purpose purpose, Modifier change, const State& seen, const Words& words) {
  const auto reason = static_cast<Reason>(change.reason);
  const bool has_left = reason == Reason::place && ground_of(seen.position) == Ground::center;
  return words.say("dice-boxing.roll.part." + std::string(has_left ? "place" : word_of(purpose, reason, seen)),
                   {{"amount", with_sign(change.amount)}});
}

std::string terms_of(const RollCall& call, const State& seen, const Setup& setup, const Words& words) {
  const auto purpose = static_cast<Purpose>(call.purpose);
  std::string of_tape;
  std::string changes;
  int before = 0;
  int limit = 0;
  for (const Modifier& term : call.parts) {
    const auto reason = static_cast<Reason>(term.reason);
    if (reason == Reason::limit) {
      limit = term.amount;
      continue;
    }
    // A rating stands bare; only of a chin the sign says something.
    const bool bare = reason == Reason::rating && purpose != Purpose::knockdown;
    const std::string text = words.say("dice-boxing.roll.part." + std::string(word_of(purpose, reason, seen)),
                                       {{"amount", bare ? std::to_string(term.amount) : with_sign(term.amount)}});
    if (is_of_the_tape(reason)) {
      before += term.amount;
      add(of_tape, text);
    } else {
      add(changes, text);
    }
  }
  // One knock-down number was left to him before the first bell already.
  const int left_to_him = purpose == Purpose::result ? setup.start(static_cast<Corner>(call.seat)).kd - before : 0;
  const bool as_on_the_tape = changes.empty() && limit == left_to_him;
  if (const int cut_off = as_on_the_tape ? limit : limit - left_to_him; cut_off != 0) {
    add(as_on_the_tape ? of_tape : changes, words.say("dice-boxing.roll.part.limit", {{"amount", with_sign(cut_off)}}));
  }
  if (as_on_the_tape) {
    return of_tape;
  }
  const int old = before + left_to_him;
  const std::string shown = purpose == Purpose::knockdown ? with_sign(old) : std::to_string(old);
  const bool counted = purpose == Purpose::result;  // how many numbers, beside the range that they are
  return words.say(counted ? "dice-boxing.roll.old-numbers" : "dice-boxing.roll.old", {{"amount", shown}}) + ", " + changes;
}

}  // namespace fc::dice_boxing
