// The way into a bout: title, the four corners, and the screens to read or set something on the way.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include <SDL.h>

#include "cabinet/keeping/bout_weigher.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/settings.h"
#include "cabinet/program/clock.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/match_up.h"
#include "cabinet/program/picture.h"
#include "cabinet/program/soundboard.h"
#include "library/rulebook.h"
#include "library/words.h"
#include "overlay/screens/pages.h"
#include "scene/corners/vignette.h"

namespace fc::cabinet {

/// The title: the poster, and beside it two men who spar; now and then two others replace them. Two minutes without input
/// start the demonstration (also in a kiosk).
class TitleScreen final : public ScreenOf<overlay::TitleChoice> {
 public:
  /// can_quit: whether the title offers to quit; not in a kiosk.
  TitleScreen(Flow& flow, const Clock& clock, const Settings& settings, KeptBouts& kept, const CornerGames& games,
              const Words& words, bool can_quit);
  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return backdrop_.changed(); }
  [[nodiscard]] Tune tune() const override { return Tune::title; }
  [[nodiscard]] double rest_seconds() const override { return backdrop_.until_next(idle_rest_seconds); }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] const scene::Stage* stage() const override { return &stage_; }
  [[nodiscard]] scene::LayoutShape layout_shape() const override { return overlay::title_layout_shape(); }

 private:
  [[nodiscard]] std::optional<overlay::TitleChoice> picture(overlay::Ui& ui) const override;
  void act(const overlay::TitleChoice& choice) override;
  void spar();
  /// Analyses kept bouts while nobody presses anything, so that the pages of persons are ready.
  void weigh_kept_bouts();

  Flow* flow_;
  const Clock* clock_;
  const Settings* settings_;
  KeptBouts* kept_;
  const CornerGames* games_;
  const Words* words_;
  overlay::TitleModel model_;
  BackdropClock backdrop_;
  Billing billing_;
  std::size_t bout_ = 0;          ///< index of the billing's bout that is shown in the ring
  std::array<Looks, 2> looks_{};  ///< of its two men
  scene::Stage stage_;
  bool forgot_made_ = false;
  std::optional<BoutWeigher> weigher_;  ///< created when nobody has pressed anything for a moment
};

/// A corner for every game of the build, each with a picture of a blow of its own; the corner that has the focus repeats it.
class CornersScreen final : public ScreenOf<overlay::CabinetAction> {
 public:
  /// What the screen uses.
  struct Room {
    Flow& flow;
    const Clock& clock;
    const Settings& settings;
    const CornerGames& games;
    const Words& words;
    Photographer& photographer;
    std::string first{};  ///< slug of the game that gets the focus; if it is not offered, the first one does
  };
  explicit CornersScreen(const Room& room);
  bool press(const Press& press) override;
  [[nodiscard]] Tune tune() const override { return Tune::vamp; }
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return backdrop_.changed(); }
  [[nodiscard]] double rest_seconds() const override { return backdrop_.until_next(idle_rest_seconds); }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::CabinetAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::CabinetAction& action) override;
  [[nodiscard]] SDL_Texture* view(std::size_t corner, int width, int height) const;

  Room room_;
  overlay::CabinetModel model_;
  std::vector<scene::Vignette> vignettes_;
  BackdropClock backdrop_;
  std::optional<int> focused_;
  double focused_since_ = 0;  ///< time of `backdrop_`
};

/// The rulebook was closed.
struct Closed {};

class RulebookScreen final : public ScreenOf<Closed> {
 public:
  /// page: the id to open at; an unknown one opens the first.
  RulebookScreen(Flow& flow, const Rulebook& book, std::string_view page);
  bool press(const Press& press) override;
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] std::optional<Closed> picture(overlay::Ui& ui) const override;
  void act(const Closed& closed) override;

  Flow* flow_;
  const Rulebook* book_;
  mutable overlay::PageState state_;  ///< state of the drawn page: which page is open and how far it is scrolled
};

/// The list of kept bouts, unfinished and finished.
class SavedScreen final : public ScreenOf<overlay::SavedAction> {
 public:
  SavedScreen(Flow& flow, const CornerGames& games, KeptBouts& kept, const Words& words, Announcer& announcer);
  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool waiting() const override { return import_.at_work(); }
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::SavedAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::SavedAction& action) override;

  using Page = std::function<Result<std::vector<records::BoutRow>>(const records::Database&)>;
  void turn_to(const Page& page);
  void act_on(records::BoutId bout, overlay::SavedAction::Kind kind);
  void tell(const ScriptImport::Report& report);
  /// Whether a bout of this game can be reviewed.
  [[nodiscard]] bool can_review(const std::string& slug) const;
  /// Words for the point of another bout from which this one started; empty: from its first bell.
  [[nodiscard]] std::string fork_words(const records::BoutRow& row) const;
  /// Words for how an imported long game relates to the kept one with the same beginning.
  [[nodiscard]] std::string related_words(const records::RelatedBout& related) const;

  Flow* flow_;
  const CornerGames* games_;
  KeptBouts* kept_;
  const Words* words_;
  Announcer* announcer_;
  overlay::SavedModel model_;
  std::vector<records::BoutRow> rows_;  ///< of the page that is shown
  mutable overlay::PageState state_;    ///< state of the drawn page: how far it is scrolled
  mutable bool lets_go_ = false;        ///< other bouts have come under a button that may be held
  ScriptImport import_;
};

// A game's vignette as a picture among panels.

/// The vignette of a game's corner, with well-known boxers if the game has some.
scene::Vignette vignette_of(const CornerGame& game);

/// Place and size of a picture, see `Photographer::view`. Size in pixels.
struct ViewPlace {
  std::size_t place = 0;
  int width = 0;
  int height = 0;
};
/// A picture of the vignette's men sparring without end, over its table. room: as in `scene::close_up`. seconds: since they
/// began.
SDL_Texture* sparring_view_of(const scene::Vignette& vignette, const ViewPlace& place, float room, double seconds,
                              Photographer& photographer, const Words& words);
/// A picture of the vignette. moment: time on its clock, seconds. Null: it is not its turn yet.
SDL_Texture* view_of(const scene::Vignette& vignette, const ViewPlace& place, double moment, scene::Motion motion,
                     Photographer& photographer, const Words& words);

}  // namespace fc::cabinet
