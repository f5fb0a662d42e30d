// One game's panels over its bout: the face that the cabinet knows. overlay/<slug>/game.h makes them.
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

/// An open question and who answers it. A sealed pick stays in the list until the reveal, as `sealed` alone: no panel ever
/// knows which pick it was.
struct OpenQuestion {
  scene::Prompt prompt;
  Controls controls;       ///< of the person's device
  bool by_person = true;   ///< else a bot thinks
  bool sealed = false;     ///< a secret pick that is in
  bool discreet = false;   ///< secret, and another person looks on: buttons only, nothing follows the pointer or the focus
  std::size_t cursor = 0;  ///< answers on the ring: where the cursor stands
  std::array<std::int8_t, 6> places{0, 1, 2, 3, 4, 5};  ///< secret: which of the prompt's places each control picks
  std::array<std::uint8_t, 6> taken{};  ///< put together: how many of each place so far; counts only if discreet
  double sealed_age = 10;               ///< seconds since it was sealed
  std::vector<std::size_t> refused{};   ///< answers that were given already and cannot be given again

  [[nodiscard]] bool refuses(std::size_t option) const { return std::ranges::find(refused, option) != refused.end(); }
  /// The answer that one of the six controls picks in secret; none if it picks nothing.
  [[nodiscard]] std::optional<std::size_t> option_of(int control) const {
    return prompt.option_at_place(static_cast<std::size_t>(places.at(static_cast<std::size_t>(control))));
  }
};

/// What the panels show of one bout at one moment.
struct BoutModel {
  const Match* match = nullptr;
  const scene::GameScene* scene = nullptr;
  double clock = 0;                ///< of the scene
  std::vector<std::string> names;  ///< by seat
  std::vector<SeatModel> seats;
  std::vector<OpenQuestion> questions;
  int speed = 1;      ///< 1, 2, 4; 0: instant
  bool demo = false;  ///< bots play for the house: "press any button"
  bool replay = false;
  bool lesson = false;        ///< a coach explains what happens
  std::string coach_says;     ///< in a lesson: the key of what `lesson_moments` brought him to say last; may be empty
  std::string coach_advises;  ///< in a lesson: instead, where it is all known, what he advises, in words; may be empty
  bool coach_waits = false;   ///< the bout stands still until that has been read
  bool held = false;          ///< a long game stands still before a bout: orders of nobody's seat are taken
  ChosenValues settings;      ///< of the game's own
  /// What the game's secretary reckons about it as it stands, in its own words; empty: there is none to ask.
  std::function<std::optional<double>(std::string_view question)> reckon;
};

struct BoutAction {
  enum class Kind : std::uint8_t {
    choose,  ///< seat's answer: option `index` of its prompt
    pick,    ///< seat's secret pick by pointer or focus: option `index` of its prompt
    take,    ///< seat takes one more piece at place `index`
    clear,   ///< seat puts all its pieces back
    order,   ///< seat, which is asked openly, orders in one go what it can: `page` says what, in the game's own words; or
             ///< `no_seat`, where the model is held
    pause,
    rulebook,  ///< at `page`
  } kind = Kind::pause;
  int seat = 0;
  std::size_t index = 0;
  std::string page;
};

/// Between which choices of its script somebody else decided in a long game for whoever has that seat.
struct StoodIn {
  int seat = 0;
  std::size_t from = 0;
  std::size_t to = 0;  ///< may lie behind the end

  friend bool operator==(const StoodIn&, const StoodIn&) = default;
};

/// What a page tells of a long game that goes on.
struct TellSince {
  std::size_t choices = 0;  ///< of the script: what came after so many
  std::vector<StoodIn> stood_in;
  std::optional<int> reader{};  ///< who was away, and reads what was decided for him; none: all, as their evening ends
};

class GamePanels {
 public:
  GamePanels() = default;
  GamePanels(const GamePanels&) = delete;
  GamePanels& operator=(const GamePanels&) = delete;
  virtual ~GamePanels() = default;

  /// Draws everything that lies over the ring during the bout. Match and scene must be the game's own.
  virtual std::optional<BoutAction> bout(const BoutModel& model, Ui& ui) = 0;
  /// In a lesson: what of the things shown now a coach could explain, in the order in which he should, by the ends of their
  /// keys "<slug>.lesson.<moment>". The bout stands still at each that is new until it has been read. None: it never does.
  [[nodiscard]] virtual std::vector<std::string_view> lesson_moments(const BoutModel&) const { return {}; }
  /// Where the answers to an open question are explained. Default: over the ring.
  [[nodiscard]] virtual Box place_of_answers(const scene::Layout& layout) const { return layout.ring; }
  /// Who meets whom before the first bell.
  [[nodiscard]] virtual TaleModel tale(const Match& match, const std::vector<std::string>& names,
                                       const Words& words) const = 0;
  /// The newspaper of a finished bout, without picture and date. lately: the pages printed before
  /// (`FrontPageModel::printed`), whose words it avoids.
  [[nodiscard]] virtual FrontPageModel front_page(const Match& match, const std::vector<std::string>& names,
                                                  const Words& words, std::span<const std::string> lately) const = 0;
  /// A page of what has become of a long game; none where nothing is worth one.
  [[nodiscard]] virtual std::optional<FrontPageModel> page_since(const Match&, const std::vector<std::string>& /*names*/,
                                                                 const Words&, const TellSince&) const {
    return std::nullopt;
  }
};

/// The panels of the game with these Rules: each game specialises it, in overlay/<slug>.
template <class Rules>
std::unique_ptr<GamePanels> make_panels();

/// A game in the list of those that a program has panels for. make: `make_panels<Rules>`.
struct PanelsEntry {
  std::string_view slug;
  std::unique_ptr<GamePanels> (*make)();
};

/// Each program links a list of its own (src/cmake/layers.cmake): listed.cpp defines this.
std::span<const PanelsEntry> listed_panels();

/// The panels of that game; null if no such game is in this build.
std::unique_ptr<GamePanels> make_panels(std::string_view slug);

}  // namespace fc::overlay
