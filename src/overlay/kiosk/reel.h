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
#include "scene/corners/announcer.h"
#include "scene/layout.h"

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

/// How high the strip below a scene is, in pixels. of_bout: what is said there is whole sentences.
float reel_strip_height(const Ui& ui, bool of_bout = false);
/// Below a scene: what is seen, in words, and how to join.
void reel_strip(const ReelModel& model, std::string_view words, Ui& ui, bool of_bout = false);

/// A moment of a bout.
struct ReelBout {
  std::string game;    ///< worded
  scene::Names men{};  ///< red, blue; may be empty
  std::string line;    ///< worded: what the man at the microphone says, and last the result
};
/// Its ring alone, as wide as the picture: a trailer shows neither columns nor charts. shape: the game's own.
scene::LayoutShape reel_bout_shape(const scene::LayoutShape& shape, const Ui& ui);
void reel_bout(const ReelModel& model, const ReelBout& bout, Ui& ui);

/// How a game is played, in a few lines beside a picture of it, one line at a time.
struct ReelLesson {
  std::string slug;  ///< its words are "menu.game.<slug>.name" and ".how1" to ".how3"
  int line = 0;      ///< below `lines_of_a_lesson`
  std::function<ImTextureID(int width, int height)> picture{};  ///< as `CabinetModel::picture`
};
inline constexpr int lines_of_a_lesson = 3;
void reel_lesson(const ReelModel& model, const ReelLesson& lesson, Ui& ui);

/// The hall is dark, and only the invitation shines. place: 0 to 1, how high on the picture it stands.
void reel_invitation(const ReelModel& model, float place, Ui& ui);

}  // namespace fc::overlay
