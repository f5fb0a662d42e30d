// Runs a bout on screen: conductor, scene, and the clock up to which events have been shown. Knows seats and speeds, but no
// devices or panels.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "cabinet/program/seats.h"
#include "core/random.h"
#include "library/words.h"
#include "match/conductor.h"
#include "scene/game_scene.h"

namespace fc::cabinet {

/// An open question to people. A secret one looks the same whether the rules asked it or skipped it because only one answer
/// was legal (`passed_over`).
struct AskedQuestion {
  scene::Prompt prompt;
  bool by_person = true;
  bool sealed = false;
  bool passed_over = false;  ///< the rules skipped it: any pick seals it
};

/// Parameters of a run.
struct RunPlan {
  /// `update` blocks while only bots are thinking, so that virtual time does not depend on the machine's speed.
  bool waits_for_bots = false;
  /// Seed of decorative randomness.
  std::uint64_t ornaments = 0;
  /// Returns true at times where the clock must stop until something has been read. Empty: never.
  std::function<bool()> stands_still{};
  /// Called on another thread when a bot has decided, to wake the main loop; may be empty.
  std::function<void()> wake{};
};

class BoutRun {
 public:
  BoutRun(CornerGame& game, std::unique_ptr<Conductor> conductor, const Words& words, const RunPlan& plan);

  /// Factor of the bout's clock at this speed (parameters as of `update`).
  static double pace(int speed, bool hurrying);
  /// Advances the clock. speed: 1, 2, 4, or 0 for instant; hurrying: additional factor of four.
  void update(double dt, int speed, bool hurrying, const Seats& seats, const Words& words);
  /// Ends the current animation at once.
  void finish_animation();
  /// Skips to the next event that must be seen. onward: in games that allow it (`GameScene::skips_on`), also beyond the
  /// events so far; otherwise at most to their end.
  void skip(bool onward);
  /// Whether all events so far have been shown.
  [[nodiscard]] bool is_all_shown() const { return clock_ >= scene_->end_time(); }
  /// Whether something moves, or the bout continues without input.
  [[nodiscard]] bool moving() const;
  /// Whether something will happen without input although nothing moves.
  [[nodiscard]] bool thinking() const;
  [[nodiscard]] bool over() const { return step_ == Conductor::Step::finished && is_all_shown(); }
  /// Whether a bout of the game below is awaited and everything before it was shown.
  [[nodiscard]] bool awaits_bout() const { return step_ == Conductor::Step::bout && is_all_shown(); }
  [[nodiscard]] bool replay_over() const { return step_ == Conductor::Step::replay_over && is_all_shown(); }

  /// Increases with everything important and new (reveal, knockdown, question, end): for the press guard.
  [[nodiscard]] std::size_t news() const { return dramas_ + asked_count_ + (over() ? 1 : 0); }

  /// The questions open on screen: empty while events are being shown, or only bots are asked. Texts are made once.
  [[nodiscard]] const std::vector<AskedQuestion>& questions(const Words& words);
  /// The latest result of `questions`.
  [[nodiscard]] const std::vector<AskedQuestion>& asked() const { return questions_; }
  /// Whether people are asked now.
  [[nodiscard]] bool asks_people() const;
  /// A person's answer in the referee's notation. False: not possible now.
  bool answer(int seat, std::string_view notation);
  /// The result of the awaited bout.
  void enter(std::string_view result);
  /// A person answers a skipped question.
  void seal_passed_over(int seat);
  /// Increases with every question or undo: then reset cursors.
  [[nodiscard]] std::size_t asked_count() const { return asked_count_; }

  /// Lets a stand-in decide for a person's seat.
  void hand_over(int seat, const StandIn& stand_in);
  /// Lets a person decide for a bot's seat from the next question on.
  void take_back(int seat) { conductor_->take_back(seat); }

  [[nodiscard]] bool can_undo() const { return conductor_->can_undo(); }
  [[nodiscard]] Conductor& conductor() { return *conductor_; }
  [[nodiscard]] const Conductor& conductor() const { return *conductor_; }
  [[nodiscard]] const Match& match() const { return conductor_->match(); }
  [[nodiscard]] scene::GameScene& scene() { return *scene_; }
  [[nodiscard]] const scene::GameScene& scene() const { return *scene_; }
  [[nodiscard]] CornerGame& game() const { return *game_; }
  [[nodiscard]] double clock() const { return clock_; }
  /// The sounds that started since the last call.
  [[nodiscard]] std::vector<scene::SoundCue> take_sounds();
  /// Displayed name by seat.
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  /// A secret question that the rules passed over.
  struct PassedOver {
    int seat = 0;
    bool by_person = false;
    bool by_itself = true;  ///< it seals after a while; where a curtain comes into it, it waits for its press
    bool sealed = false;
  };

  void skip_on();
  /// The clock goes on to that moment, or to where it has to stand still before it.
  void move_to(double clock);
  void notice_drama(bool instant);
  void go_on(bool instant, const Seats& seats, const Words& words);
  void open_question(const Seats& seats, const Words& words);
  /// When this seat's pick seems to be in, if it is a bot's or was passed over.
  void think_over(int seat);
  void seal_in_time(const Seats& seats);
  void word_questions(const Words& words);
  void count_question();
  void follow_undo();
  /// All of the match is past.
  void catch_up();
  void follow_language(const Words& words);
  [[nodiscard]] std::size_t place() const;
  [[nodiscard]] PassedOver* passed_over(int seat);
  [[nodiscard]] bool pretends() const;
  [[nodiscard]] bool seems_sealed(const AskedQuestion& question);

  CornerGame* game_;
  std::unique_ptr<Conductor> conductor_;
  std::vector<std::string> names_;
  std::string named_in_;  ///< the language of `names_`
  std::unique_ptr<scene::GameScene> scene_;
  bool waits_for_bots_;
  std::function<bool()> stands_still_;
  Random ornaments_;
  double clock_ = 0;
  double noticed_ = 0;  ///< `GameScene::skip_time` up to then has been counted in `dramas_`
  std::size_t dramas_ = 0;
  double heard_ = 0;       ///< the sounds of what was told before were taken
  double seconds_ = 0;     ///< as a watch counts them, whatever the speed
  bool skipping_ = false;  ///< a skip has found nothing to be read yet
  Conductor::Step step_ = Conductor::Step::moved;
  std::size_t asked_count_ = 0;
  std::size_t asked_place_ = 0;   ///< answers in the script, plus one, when the last question was asked
  std::size_t worded_count_ = 0;  ///< `asked_count_` when `questions_` was worded
  std::string worded_in_;         ///< the language it was worded in
  std::vector<AskedQuestion> questions_;
  std::size_t opened_place_ = 0;  ///< as `asked_place_`, of the question that `passed_over_` belongs to
  std::vector<PassedOver> passed_over_;
  std::vector<int> handed_over_;               ///< seats that bots took since that question was opened
  std::array<double, most_seats> seals_at_{};  ///< by seat, in `seconds_`: when a bot's pick, or one passed over, seems in
  int undos_ = 0;
};

// Purpose of a bout.

enum class BoutKind : std::uint8_t {
  played,         ///< normal: saved, ends with the newspaper
  lesson,         ///< like played, with a coach
  demonstration,  ///< bots only; any press leaves
  replay,         ///< replay of a saved bout
  puzzle,         ///< one question of another bout to be answered again; no consequences, not saved
};

/// A player's own bout: saved, paused when a pad is lost, with undo.
constexpr bool is_own(BoutKind kind) { return kind == BoutKind::played || kind == BoutKind::lesson; }

}  // namespace fc::cabinet
