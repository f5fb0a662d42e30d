// The interface of a game's panels for the cabinet; implemented in overlay/<slug>.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/corner.h"
#include "core/field.h"
#include "match/match.h"
#include "overlay/controls/ui.h"
#include "overlay/screens/pages.h"
#include "overlay/screens/setup.h"
#include "scene/game_scene.h"
#include "scene/layout.h"
#include "scene/prompt.h"

namespace fc::overlay {

/// An open question and who answers it. A secret pick stays in the list as `sealed` until the reveal; panels never know what
/// was picked.
struct OpenQuestion {
  scene::Prompt prompt;
  Controls controls;       ///< controls of the person's device
  bool by_person = true;   ///< otherwise a bot decides
  bool sealed = false;     ///< a secret pick was made
  bool discreet = false;   ///< another person is watching: buttons only, no reaction to pointer or focus
  std::size_t cursor = 0;  ///< cursor position, for answers on the ring
  std::array<std::int8_t, 6> places{0, 1, 2, 3, 4, 5};  ///< secret: the prompt's place that each control picks
  std::array<std::uint8_t, 6> taken{};  ///< composed answers: number taken of each place; if discreet, [0] is the sum of all
  double sealed_age = 10;               ///< seconds since it was sealed
  std::vector<std::size_t> refused{};   ///< answers that were given before and are not allowed again

  [[nodiscard]] bool refuses(std::size_t option) const { return std::ranges::find(refused, option) != refused.end(); }
  /// The option that one of the six controls picks; none if it has none.
  [[nodiscard]] std::optional<std::size_t> option_of(int control) const {
    return prompt.option_at_place(static_cast<std::size_t>(places.at(static_cast<std::size_t>(control))));
  }
};

/// Everything the panels show at one moment of a bout.
struct BoutModel {
  const Match* match = nullptr;
  const scene::GameScene* scene = nullptr;
  double clock = 0;                ///< scene time
  std::vector<std::string> names;  ///< by seat
  std::vector<SeatModel> seats;
  std::vector<OpenQuestion> questions;
  int speed = 1;      ///< 1, 2, 4; 0: instant
  bool demo = false;  ///< demonstration by bots: "press any button"
  bool replay = false;
  bool lesson = false;        ///< a coach explains what happens
  std::string coach_says;     ///< in a lesson: text key of the coach's current line (see `lesson_moments`); may be empty
  std::string coach_advises;  ///< in a lesson: the coach's advice as final text, shown instead; may be empty
  bool coach_waits = false;   ///< the bout is paused until it has been read
  bool held = false;          ///< a long game is paused before a bout: orders with `no_seat` are accepted
  ChosenValues settings;      ///< values of the game's own settings
  /// Asks the game's secretary for an estimate (`Secretary::estimate`); empty: there is none.
  std::function<std::optional<double>(std::string_view question)> estimate;
};

struct BoutAction {
  enum class Kind : std::uint8_t {
    choose,  ///< `seat` answers with option `index` of its prompt
    pick,    ///< secret pick of `seat` by pointer or focus: option `index`
    take,    ///< `seat` adds a piece of place `index`
    clear,   ///< `seat` removes all its pieces
    order,   ///< seat, which is asked openly, orders in one go what it can: `page` says what, in the game's own words; or
             ///< `no_seat`, where the model is held
    pause,
    rulebook,  ///< at `page`
  } kind = Kind::pause;
  int seat = 0;
  std::size_t index = 0;
  std::string page;
};

/// A range of choices of a long game's script in which somebody else decided for a seat.
struct StoodIn {
  int seat = 0;
  std::size_t from = 0;
  std::size_t to = 0;  ///< may be beyond the end

  friend bool operator==(const StoodIn&, const StoodIn&) = default;
};

/// Parameters of a progress page of a long game.
struct TellSince {
  std::size_t choices = 0;  ///< report what happened after so many choices
  std::vector<StoodIn> stood_in;
  std::optional<int>
      reader{};  ///< the seat that was away and reads what was decided for it; none: for all, at the end of a session
};

class GamePanels {
 public:
  GamePanels() = default;
  GamePanels(const GamePanels&) = delete;
  GamePanels& operator=(const GamePanels&) = delete;
  virtual ~GamePanels() = default;

  /// Draws all panels of the bout and returns an action. Match and scene must be the game's own.
  virtual std::optional<BoutAction> bout(const BoutModel& model, Ui& ui) = 0;
  /// In a lesson: the moments shown now that the coach can explain, in order, as the last part of their text keys
  /// "<slug>.lesson.<moment>". The bout pauses at each new one until it has been read.
  [[nodiscard]] virtual std::vector<std::string_view> lesson_moments(const BoutModel&) const { return {}; }
  /// Area of the sheet that explains the answers to a question. Default: the ring.
  [[nodiscard]] virtual Box place_of_answers(const scene::Layout& layout) const { return layout.ring; }
  /// The tale of the tape, before the first bell.
  [[nodiscard]] virtual TaleModel tale(const Match& match, const std::vector<std::string>& names,
                                       const Words& words) const = 0;
  /// The newspaper page of a finished bout, without pictures and date. lately: earlier pages (`FrontPageModel::printed`),
  /// whose texts it avoids.
  [[nodiscard]] virtual FrontPageModel front_page(const Match& match, const std::vector<std::string>& names,
                                                  const Words& words, std::span<const std::string> lately) const = 0;
  /// A progress page of a long game; none if nothing is worth one.
  [[nodiscard]] virtual std::optional<FrontPageModel> page_since(const Match&, const std::vector<std::string>& /*names*/,
                                                                 const Words&, const TellSince&) const {
    return std::nullopt;
  }
};

/// Makes the panels of the game with these Rules; each game specialises it in overlay/<slug>.
template <class Rules>
std::unique_ptr<GamePanels> make_panels();

/// How a program makes the panels of one of its games. make: `make_panels<Rules>`.
struct PanelsEntry {
  std::string_view slug;
  std::unique_ptr<GamePanels> (*make)();
};

/// All panels. Defined by listed.cpp, compiled for each program's list of games (src/cmake/layers.cmake).
std::span<const PanelsEntry> listed_panels();

/// Makes the panels of a game; null if it is not in this build.
std::unique_ptr<GamePanels> make_panels(std::string_view slug);

}  // namespace fc::overlay
