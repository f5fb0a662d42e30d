// A game with nothing but a roster: 1,300 made-up boxers in classes, styles and eras, for what the shared screens do with
// it.
#pragma once

#include <cmath>
#include <memory>
#include <string>
#include <vector>

#include "cabinet/program/corner_game.h"

namespace fc::cabinet::test {

inline constexpr int many = 1300;

/// Boxer n is called "Kid <n> Jábali"; the greater n, the stronger. Nobody is of the last class.
class RosterGame final : public CornerGame {
 public:
  explicit RosterGame(int count = many)
      : roster_({{.label = "class", .values = {"heavy", "middle", "fly", "straw"}},
                 {.label = "style", .values = {"slugger", "mover", "boxer"}},
                 {.label = "origin", .values = {"real"}}},
                {"strength"}) {
    for (int n = 0; n < count; ++n) {
      // Every boxer has two styles, so that a trait may have several values.
      const std::uint64_t styles = (std::uint64_t{1} << static_cast<unsigned>(n % 3)) | 1U;
      roster_.add({.id = id_of(n),
                   .name = "Kid " + std::to_string(n) + " J\u00e1bali",
                   .note = "",
                   .traits = {std::uint64_t{1} << static_cast<unsigned>(n % 3), styles, 1},
                   .ranks = {-n}});
    }
  }
  /// Somebody who is known elsewhere too.
  void add(const std::string& id, const std::string& name) {
    roster_.add({.id = id, .name = name, .note = "", .traits = {1, 1, 1}, .ranks = {0}});
  }
  static std::string id_of(int n) { return "kid-" + std::to_string(n); }

  [[nodiscard]] std::string_view slug() const override { return "tiny"; }
  [[nodiscard]] const Roster& roster() const override { return roster_; }
  [[nodiscard]] overlay::BoxerCardModel card(std::string_view id, const Words&) const override {
    ++cards_made;
    const auto place = roster_.find(id);
    overlay::BoxerCardModel card;
    card.name = place ? roster_[*place].name : std::string();
    for (const std::string label : {"Power", "Speed", "Chin", "Heart"}) {
      card.ratings.push_back({.label = label, .value = place ? static_cast<int>(*place % 10) : 0, .most = 9});
    }
    return card;
  }
  [[nodiscard]] std::optional<double> chance(const BoutPlan&, std::string_view id,
                                             std::string_view opponent) const override {
    const auto strength = [this](std::string_view who) { return static_cast<double>(*roster_.find(who)) / 100; };
    return 1 / (1 + std::exp(strength(opponent) - strength(id)));
  }
  [[nodiscard]] BoutPlan plan(Random&) const override {
    return {.entrants = {id_of(0), id_of(1)}, .options = {}, .stand_ins = {}};
  }
  [[nodiscard]] std::vector<overlay::OptionRow> option_rows(const BoutPlan&) const override { return {}; }
  [[nodiscard]] Script opening_script(const BoutPlan&) const override { return {}; }
  [[nodiscard]] Result<std::unique_ptr<Match>> open(const Script&) const override {
    return fault(FaultCode::unknown_value, "game", "it has a roster and no rules");
  }
  [[nodiscard]] std::vector<std::string> names(const Script&, const Words&) const override { return {"", ""}; }
  [[nodiscard]] std::vector<scene::SeatMark> marks(const Script&) const override { return {{}, {}}; }
  [[nodiscard]] std::unique_ptr<Controller> bot(const StandIn&) const override { return nullptr; }
  [[nodiscard]] std::string rulebook_page(const Match&) const override { return "common.controls"; }

  mutable int cards_made = 0;

 private:
  Roster roster_;
};

}  // namespace fc::cabinet::test
