// The newspaper after a bout: kept as a picture on request, then a rematch, another bout, or the cabinet.
#pragma once

#include <filesystem>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/program/house.h"
#include "overlay/screens/pages.h"

namespace fc::cabinet {

class FrontPageScreen final : public Screen {
 public:
  /// match: finished. file: where the bout is kept, or empty.
  FrontPageScreen(House& house, CornerGame& game, const Match& match, std::filesystem::path file, BoutKind kind);
  bool press(House& house, const Press& press) override;
  bool point(House& house, const platform::Pointer& pointer) override;
  void update(House& house, double seconds, double dt) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
  [[nodiscard]] bool attracts() const override { return kind_ == BoutKind::demonstration; }

 private:
  void act(House& house, overlay::FrontPageChoice choice);
  void leave_demonstration(House& house);

  CornerGame* game_;
  Script script_;
  std::filesystem::path file_;
  BoutKind kind_;
  overlay::FrontPageModel model_;
  overlay::PageState state_;
  double since_;
};

}  // namespace fc::cabinet
