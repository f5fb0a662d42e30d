// The screen of an idle kiosk: plays the reel; any press leaves it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "cabinet/attract/highlights.h"
#include "cabinet/bout/pace.h"
#include "cabinet/program/match_up.h"
#include "cabinet/screens/screen.h"
#include "core/random.h"
#include "library/words.h"
#include "overlay/kiosk/kiosk.h"
#include "scene/corners/vignette.h"

namespace fc::cabinet {

// The sequence of scenes (the reel) of an idle kiosk.

enum class ReelKind : std::uint8_t {
  poster,      ///< title poster
  bout,        ///< best moment of a bout of bots
  visitor,     ///< best moment of a bout that a person won today
  lesson,      ///< how a game is played
  hall,        ///< the hall of fame
  invitation,  ///< dark hall: "press any button"
};

/// game: index among the games of the reel, for bout and lesson.
struct ReelScene {
  ReelKind kind = ReelKind::poster;
  std::size_t game = 0;

  friend bool operator==(const ReelScene&, const ReelScene&) = default;
};

/// One cycle: the poster, then a bout of each game with the other scenes between, shuffled. Ends in the dark hall, which
/// also occurs occasionally before; two bouts never follow each other. games: at least 1.
std::vector<ReelScene> turn_of_reel(std::size_t games, bool has_hall, bool has_visitor, Random& random);

struct AppContext;

class ReelScreen final : public ScreenOf<bool> {
 public:
  explicit ReelScreen(AppContext& app);
  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return true; }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] const scene::Stage* stage() const override;
  [[nodiscard]] std::optional<scene::Stage> stage_in(double seconds) const override;
  [[nodiscard]] scene::LayoutShape layout_shape() const override;
  [[nodiscard]] int foot_pixels() const override { return shows_bout() ? foot_ : 0; }
  [[nodiscard]] bool is_attract_mode() const override { return true; }
  [[nodiscard]] bool is_quiet() const override { return true; }
  [[nodiscard]] Tune tune() const override { return scene_.kind == ReelKind::poster ? Tune::title : Tune::none; }
  [[nodiscard]] bool covers_the_hall() const override { return !shows_bout() && scene_.kind != ReelKind::poster; }

  /// The current scene.
  [[nodiscard]] const ReelScene& scene() const { return scene_; }
  /// The bout moment being shown; null: none.
  [[nodiscard]] const Highlight* highlight() const { return shown_.get(); }

 private:
  [[nodiscard]] std::optional<bool> picture(overlay::Ui& ui) const override;
  void act(const bool&) override {}
  [[nodiscard]] bool shows_bout() const { return shown_ != nullptr; }
  [[nodiscard]] double seconds_of_scene() const;
  [[nodiscard]] double clock() const;
  [[nodiscard]] scene::Motion motion() const;
  void next();
  /// False: it has nothing to show now.
  [[nodiscard]] bool begin(const ReelScene& scene);
  /// Looks ahead for the next bout that the reel will show.
  void ask();
  void add_turn();
  [[nodiscard]] bool begin_bout();
  void make_sounds(double from);
  /// The newest of today's that people won.
  [[nodiscard]] HighlightWish visitor_bouts();
  [[nodiscard]] std::vector<CornerGame*> games() const;
  void show_bout(overlay::Ui& ui) const;
  [[nodiscard]] overlay::ReelModel model() const;
  /// How high on the picture it stands now: 0 to 1.
  [[nodiscard]] float place_of_invitation() const;
  [[nodiscard]] int line_of_lesson() const;
  [[nodiscard]] SDL_Texture* lesson_view(int width, int height) const;

  AppContext* app_;
  Words words_;  ///< of the moments that are found; they may be found while the house begins to speak another language
  std::vector<CornerGame*> games_;
  Billing billing_;
  HighlightMaker maker_;
  std::vector<ReelScene> turn_;  ///< what is left of it, the next one first
  HighlightWish visitors_;       ///< what people won today, as the turn was made
  ReelScene scene_;
  double shown_for_ = 0;  ///< seconds
  int scenes_ = 0;        ///< that have begun
  bool asked_ = false;    ///< a moment is being looked for
  std::unique_ptr<Highlight> shown_;
  std::unique_ptr<Screen> hall_;
  std::optional<scene::Vignette> vignette_;
  FlashPace flashes_;
  scene::Stage stage_;
  std::size_t pair_ = 0;  ///< of the billing: who spars beside the poster
  float place_ = 0.5F;    ///< of the invitation as it begins
  int foot_ = 0;          ///< pixels, of the strip
  scene::LayoutShape bout_shape_;
};

}  // namespace fc::cabinet
