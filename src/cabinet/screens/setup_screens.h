// Match set-up and tale of the tape: from joining seats to the first bell.
#pragma once

#include "cabinet/program/house.h"
#include "overlay/bout/game_panels.h"
#include "overlay/screens/setup.h"

namespace fc::cabinet {

/// Seats are taken by pressing a button; everything has a sensible value from the start, so start is one press away.
class SetupScreen final : public Screen {
 public:
  /// The device that came here sits down in the first seat, unless somebody sits already.
  SetupScreen(House& house, std::string_view slug);
  bool press(House& house, const Press& press) override;
  bool point(House& house, const platform::Pointer& pointer) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] std::string rulebook_page() const override { return std::string(game_->slug()) + ".basics"; }

 private:
  void act(House& house, const overlay::SetupAction& action);
  /// Whoever sits there leafs through the roster with his shoulder buttons.
  void leaf_through(const House& house, DeviceId device, int step);
  /// Another one for this seat, of the whole roster.
  void bring_other(House& house, const overlay::SetupAction& action);
  /// Per cent, of the first of two seats to win by this plan.
  [[nodiscard]] std::optional<int> chance() const;
  void next_sitter(House& house, int seat, int step);
  /// He gave his seat to a bot: his presses steer this screen and no longer sit him down.
  [[nodiscard]] bool looks_on(DeviceId device) const;

  CornerGame* game_;
  BoutPlan plan_;
  std::vector<DeviceId> onlookers_;
  bool expects_first_ = false;  ///< nobody has pressed since the cabinet opened: a click sits down too
};

class TaleScreen final : public Screen {
 public:
  /// chance: per cent, of the first of two seats; none where the game estimates nothing.
  TaleScreen(House& house, CornerGame& game, Script script, std::optional<int> chance);
  bool press(House& house, const Press& press) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  CornerGame* game_;
  Script script_;
  overlay::TaleModel model_;
  bool usable_ = true;
};

}  // namespace fc::cabinet
