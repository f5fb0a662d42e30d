#include "scene/the-ring/strip_label.h"

#include <variant>

#include "scene/the-ring/naming.h"

namespace fc::the_ring {
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
