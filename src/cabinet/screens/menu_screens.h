// The way into a bout: title, the cabinet's four corners, and what is read or set on the way.
#pragma once

#include "cabinet/program/house.h"
#include "overlay/screens/pages.h"
#include "overlay/screens/title.h"

namespace fc::cabinet {

/// The poster. Two minutes without a hand (a kiosk too) lead to the bots' demonstration.
class TitleScreen final : public Screen {
 public:
  bool press(House& house, const Press& press) override;
  void update(House& house, double seconds, double dt) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] const scene::Stage* stage() const override { return &stage_; }
  [[nodiscard]] scene::LayoutShape layout_shape() const override { return overlay::title_layout_shape(); }

  TitleScreen();

 private:
  scene::Stage stage_;
};

/// Four corners, one game each; those that are not built yet are shown as coming.
class CornersScreen final : public Screen {
 public:
  bool press(House& house, const Press& press) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }
};

class RulebookScreen final : public Screen {
 public:
  /// page: the id to open at; an unknown one opens the first.
  RulebookScreen(const House& house, std::string_view page);
  bool press(House& house, const Press& press) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  overlay::PageState state_;
};

/// Unfinished and finished bouts that are kept.
class SavedScreen final : public Screen {
 public:
  explicit SavedScreen(House& house);
  bool press(House& house, const Press& press) override;
  void show(House& house, overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  void look(House& house);

  overlay::SavedModel model_;
  std::vector<std::filesystem::path> files_;
  overlay::PageState state_;
};

/// The empty ring at the first bell: what stands behind posters.
scene::Stage waiting_ring();

}  // namespace fc::cabinet
