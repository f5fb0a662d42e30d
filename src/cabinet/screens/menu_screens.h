// The way into a bout: title, the cabinet's four corners, and what is read or set on the way.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include <SDL.h>

#include "cabinet/keeping/bout_weigher.h"
#include "cabinet/keeping/bring_in.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/settings.h"
#include "cabinet/program/announcer.h"
#include "cabinet/program/clock.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/corner_games.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/match_up.h"
#include "cabinet/program/picture.h"
#include "library/rulebook.h"
#include "library/words.h"
#include "overlay/screens/pages.h"
#include "overlay/screens/title.h"
#include "scene/corners/vignette.h"

namespace fc::cabinet {

/// The poster, and beside it two men who spar; now and then other two take their place. Two minutes without input (a kiosk
/// too) lead to the bots' demonstration.
class TitleScreen final : public ScreenOf<overlay::TitleChoice> {
 public:
  /// can_quit: not in a kiosk.
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
  /// While nobody wants anything, so that a person's page knows already.
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
  std::size_t bout_ = 0;          ///< which of the billing's stands in the ring
  std::array<Looks, 2> looks_{};  ///< of its two men
  scene::Stage stage_;
  std::optional<BoutWeigher> weigher_;  ///< once nobody has pressed anything for a moment
};

/// A corner for every game of the build, each with a blow of its own; the one with the focus shows it again and again.
class CornersScreen final : public ScreenOf<overlay::CabinetAction> {
 public:
  /// What it shows of the house.
  struct Room {
    Flow& flow;
    const Clock& clock;
    const Settings& settings;
    const CornerGames& games;
    const Words& words;
    Photographer& photographer;
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
  double focused_since_ = 0;  ///< by the pulse
};

/// Somebody closed what he was reading.
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
  mutable overlay::PageState state_;  ///< the page's own: where it is open and how far it is scrolled
};

/// Unfinished and finished bouts that are kept.
class SavedScreen final : public ScreenOf<overlay::SavedAction> {
 public:
  SavedScreen(Flow& flow, const CornerGames& games, KeptBouts& kept, const Words& words, Announcer& announcer);
  bool press(const Press& press) override;
  void update(double dt) override;
  [[nodiscard]] bool waiting() const override { return bring_in_.at_work(); }
  [[nodiscard]] bool covers_the_hall() const override { return true; }

 private:
  [[nodiscard]] std::optional<overlay::SavedAction> picture(overlay::Ui& ui) const override;
  void act(const overlay::SavedAction& action) override;

  using Page = std::function<Result<std::vector<records::BoutRow>>(const records::Database&)>;
  void turn_to(const Page& page);
  void act_on(records::BoutId bout, overlay::SavedAction::Kind kind);
  void tell(const BringIn::Report& report);
  /// What decided a bout of this game can be told.
  [[nodiscard]] bool can_review(const std::string& slug) const;
  /// Where a bout went on from; empty: from its first bell.
  [[nodiscard]] std::string fork_words(const records::BoutRow& row) const;
  /// How a long game that came in stands to the kept one that began like it.
  [[nodiscard]] std::string related_words(const records::RelatedBout& related) const;

  Flow* flow_;
  const CornerGames* games_;
  KeptBouts* kept_;
  const Words* words_;
  Announcer* announcer_;
  overlay::SavedModel model_;
  std::vector<records::BoutRow> rows_;  ///< of the page that is shown
  mutable overlay::PageState state_;    ///< the page's own: how far it is scrolled
  BringIn bring_in_;
};

// A game's vignette as a picture among panels.

/// What the game's corner shows, with men whom everybody knows if it has some.
scene::Vignette vignette_of(const CornerGame& game);

/// As of `Photographer::view`: place of the picture, and its size in pixels.
struct ViewPlace {
  std::size_t place = 0;
  int width = 0;
  int height = 0;
};
/// Its men box on and on, over its table. room: as of `scene::close_up`. seconds: since they began.
SDL_Texture* sparring_view_of(const scene::Vignette& vignette, const ViewPlace& place, float room, double seconds,
                              Photographer& photographer, const Words& words);
/// moment: of the vignette's clock. Null: its turn has not come yet.
SDL_Texture* view_of(const scene::Vignette& vignette, const ViewPlace& place, double moment, scene::Motion motion,
                     Photographer& photographer, const Words& words);

}  // namespace fc::cabinet
