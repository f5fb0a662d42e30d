// What a kiosk shows while nobody plays: scenes like a trailer's, and on each of them in large letters that a button leads
// in.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/kiosk/kiosk_notices.h"

namespace fc::overlay {

/// The devices that are there; the last one that was used is among them.
struct ReelModel {
  std::vector<Controls> devices;
  /// The strip the other way round: from scene to scene it changes, so that nothing stands at one place for long.
  bool turned = false;
  std::optional<CoinModel> coins{};  ///< none: free play
};

/// The poster of the house, beside the ring of `title_layout_shape`.
void reel_poster(const ReelModel& model, Ui& ui);

/// How high the strip below a scene is, in pixels.
float reel_strip_height(const Ui& ui);
/// Below a scene: what is seen, and how to join. heading, line: worded; line may be empty.
void reel_strip(const ReelModel& model, std::string_view heading, std::string_view line, Ui& ui);

/// How a game is played, in a few lines beside a picture of it.
struct ReelLesson {
  std::string slug;  ///< its words are "menu.game.<slug>.name" and ".how1" to ".how3"
  double shown = 0;  ///< seconds: one line after the other is printed darker
  std::function<ImTextureID(int width, int height)> picture{};  ///< as `CabinetModel::picture`
};
inline constexpr int lines_of_a_lesson = 3;
void reel_lesson(const ReelModel& model, const ReelLesson& lesson, Ui& ui);

/// The hall is dark, and only the invitation shines. place: 0 to 1, how high on the picture it stands.
void reel_invitation(const ReelModel& model, float place, Ui& ui);

}  // namespace fc::overlay
