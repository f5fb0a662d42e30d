// A bout being shown: the conductor moves it, the scene tells it, a clock of its own says how far it is told. Knows seats
// and speeds, but no device and no panel.
#pragma once

#include <array>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/corner_game.h"
#include "library/words.h"
#include "match/conductor.h"
#include "scene/game_scene.h"

namespace fc::cabinet {

/// A question that waits for people, worded.
struct AskedQuestion {
  scene::Prompt prompt;
  bool by_person = true;
  bool sealed = false;
};

class BoutRun {
 public:
  /// waits_for_bots: `update` does not return while only bots are thinking, so that
  /// runs in virtual time do not depend on the machine.
  BoutRun(CornerGame& game, std::unique_ptr<Conductor> conductor, bool waits_for_bots);

  /// Time passes. speed: 1, 2, 4, or 0 for instant; hurrying: four times faster on top.
  void update(double dt, int speed, bool hurrying);
  /// Shows what is still being told as told.
  void finish_animation();
  /// Everything so far has been told.
  [[nodiscard]] bool told() const { return clock_ >= scene_->end_time(); }
  /// Something moves, or the bout goes on by itself.
  [[nodiscard]] bool moving() const;
  [[nodiscard]] bool thinking() const { return step_ == Conductor::Step::bots; }
  [[nodiscard]] bool over() const { return step_ == Conductor::Step::finished && told(); }
  [[nodiscard]] bool replay_over() const { return step_ == Conductor::Step::replay_over && told(); }

  /// The questions that are open on screen: none while something is being told, or nobody but bots is asked. Worded once,
  /// when they are asked.
  [[nodiscard]] const std::vector<AskedQuestion>& questions(const Words& words);
  /// Whether people are asked now.
  [[nodiscard]] bool asks_people() const { return step_ == Conductor::Step::people && told(); }
  /// A person's answer by its place among the options. False: it cannot be given now.
  bool answer(int seat, std::string_view notation);
  /// Grows with every question or undo: whoever keeps a cursor starts afresh.
  [[nodiscard]] std::size_t asked_count() const { return asked_count_; }

  [[nodiscard]] bool can_undo() const { return conductor_->can_undo(); }
  [[nodiscard]] Conductor& conductor() { return *conductor_; }
  [[nodiscard]] const Match& match() const { return conductor_->match(); }
  [[nodiscard]] scene::GameScene& scene() { return *scene_; }
  [[nodiscard]] const scene::GameScene& scene() const { return *scene_; }
  [[nodiscard]] CornerGame& game() const { return *game_; }
  [[nodiscard]] double clock() const { return clock_; }
  /// The boxers as the screen calls them, red and blue.
  [[nodiscard]] const std::array<std::string, 2>& names() const { return names_; }

 private:
  void go_on(bool instant);
  void count_question();
  void follow_undo();

  CornerGame* game_;
  std::unique_ptr<Conductor> conductor_;
  std::array<std::string, 2> names_;
  std::unique_ptr<scene::GameScene> scene_;
  bool waits_for_bots_;
  double clock_ = 0;
  Conductor::Step step_ = Conductor::Step::moved;
  std::size_t asked_count_ = 0;
  std::size_t asked_place_ = 0;   ///< answers in the script, plus one, when the last question was asked
  std::size_t worded_count_ = 0;  ///< `asked_count_` when `questions_` was worded
  std::string worded_in_;         ///< the language it was worded in
  std::vector<AskedQuestion> questions_;
  int undos_ = 0;
};

}  // namespace fc::cabinet
