// What a kiosk shows while nobody plays: scenes as in a trailer, each with the invitation to press a button in large
// letters.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/kiosk/kiosk_notices.h"
#include "scene/corners/story_book.h"
#include "scene/layout.h"

namespace fc::overlay {

/// What all scenes show. devices: those connected, among them the one used last.
struct ReelModel {
  std::vector<Controls> devices;
  /// The parts of the strip change places. It alternates from scene to scene, so that nothing burns into the screen.
  bool turned = false;
  std::optional<CoinModel> coins{};  ///< none: play costs nothing
};

/// The poster of the house, beside the ring of `title_layout_shape`.
void reel_poster(const ReelModel& model, Ui& ui);

/// Height of the strip below a scene, pixels. of_bout: a higher one, for whole sentences.
float reel_strip_height(const Ui& ui, bool of_bout = false);
/// Draws the strip below a scene: what is shown, in words, and how to join.
void reel_strip(const ReelModel& model, std::string_view words, Ui& ui, bool of_bout = false);

/// The words of a bout that is shown.
struct ReelBout {
  std::string game;    ///< worded
  scene::Names men{};  ///< red, blue; may be empty
  std::string line;    ///< worded: what the announcer says, at the end the result
};
/// The layout for such a bout: its ring alone, as wide as the picture, without columns and charts. shape: the game's own
/// layout.
scene::LayoutShape reel_bout_shape(const scene::LayoutShape& shape, const Ui& ui);
void reel_bout(const ReelModel& model, const ReelBout& bout, Ui& ui);

/// How a game is played: a few lines beside a picture, one line at a time.
struct ReelLesson {
  std::string slug;  ///< its words are "menu.game.<slug>.name" and ".how1" to ".how3"
  int line = 0;      ///< below `lines_of_a_lesson`
  std::function<ImTextureID(int width, int height)> picture{};  ///< as `CabinetModel::picture`
};
inline constexpr int lines_of_a_lesson = 3;
void reel_lesson(const ReelModel& model, const ReelLesson& lesson, Ui& ui);

/// A dark hall with only the invitation. place: its height on the picture, 0 to 1.
void reel_invitation(const ReelModel& model, float place, Ui& ui);

}  // namespace fc::overlay
