// A bout being shown: the conductor moves it, the scene tells it, a clock of its own says how far it is told. Knows seats
// and speeds, but no device and no panel.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "cabinet/program/seats.h"
#include "core/random.h"
#include "library/words.h"
#include "match/conductor.h"
#include "scene/game_scene.h"

namespace fc::cabinet {

/// A question that waits for people, worded. Of a secret one nobody can tell whether the rules asked it or passed it over
/// because one answer was left: it is shown alike and sealed alike.
struct AskedQuestion {
  scene::Prompt prompt;
  bool by_person = true;
  bool sealed = false;
  bool passed_over = false;  ///< any pick seals it
};

/// How a bout is run, whatever happens in it.
struct RunPlan {
  /// `update` does not return while only bots are thinking, so that runs in virtual time do not depend on the machine.
  bool waits_for_bots = false;
  /// Of everything random that is only for show.
  std::uint64_t ornaments = 0;
  /// Asked while the clock moves: true where it may not go on before something has been read. Empty: nowhere.
  std::function<bool()> stands_still{};
  /// Called on another thread when a bot has thought, to wake whoever calls `update`; may be empty.
  std::function<void()> wake{};
};

class BoutRun {
 public:
  BoutRun(CornerGame& game, std::unique_ptr<Conductor> conductor, const Words& words, const RunPlan& plan);

  /// How many seconds of the bout go by in one: speed and hurrying as in `update`.
  static double pace(int speed, bool hurrying);
  /// Time passes. speed: 1, 2, 4, or 0 for instant; hurrying: four times faster on top.
  void update(double dt, int speed, bool hurrying, const Seats& seats, const Words& words);
  /// Shows what is still being told as told.
  void finish_animation();
  /// Goes on to the next thing that nobody may miss. onward: in a game that says so (`GameScene::skips_on`), also through
  /// what has not begun yet; else at most to the end of what is being told.
  void skip(bool onward);
  /// Everything so far has been told.
  [[nodiscard]] bool told() const { return clock_ >= scene_->end_time(); }
  /// Something moves, or the bout goes on by itself.
  [[nodiscard]] bool moving() const;
  /// Something will happen by itself, although nothing moves.
  [[nodiscard]] bool thinking() const;
  [[nodiscard]] bool over() const { return step_ == Conductor::Step::finished && told(); }
  /// A bout of the game below is awaited, and everything before it has been told.
  [[nodiscard]] bool awaits_bout() const { return step_ == Conductor::Step::bout && told(); }
  [[nodiscard]] bool replay_over() const { return step_ == Conductor::Step::replay_over && told(); }

  /// Grows with everything that has just come and that nobody can have seen yet: a reveal, a fall, a question, the end.
  [[nodiscard]] std::size_t news() const { return dramas_ + asked_count_ + (over() ? 1 : 0); }

  /// The questions that are open on screen: none while something is being told, or nobody but bots is asked. Worded once,
  /// when they are asked.
  [[nodiscard]] const std::vector<AskedQuestion>& questions(const Words& words);
  /// What `questions` gave last.
  [[nodiscard]] const std::vector<AskedQuestion>& asked() const { return questions_; }
  /// Whether people are asked now.
  [[nodiscard]] bool asks_people() const;
  /// A person's answer in the referee's words. False: it cannot be given now.
  bool answer(int seat, std::string_view notation);
  /// What came of the bout that was awaited.
  void enter(std::string_view result);
  /// A person seals a question that the rules passed over.
  void seal_passed_over(int seat);
  /// Grows with every question or undo: whoever keeps a cursor starts afresh.
  [[nodiscard]] std::size_t asked_count() const { return asked_count_; }

  /// From now on a bot of this level decides for a seat that was a person's.
  void hand_over(int seat, const StandIn& stand_in);
  /// A person decides for a bot's seat, from its next question on.
  void take_back(int seat) { conductor_->take_back(seat); }

  [[nodiscard]] bool can_undo() const { return conductor_->can_undo(); }
  [[nodiscard]] Conductor& conductor() { return *conductor_; }
  [[nodiscard]] const Conductor& conductor() const { return *conductor_; }
  [[nodiscard]] const Match& match() const { return conductor_->match(); }
  [[nodiscard]] scene::GameScene& scene() { return *scene_; }
  [[nodiscard]] const scene::GameScene& scene() const { return *scene_; }
  [[nodiscard]] CornerGame& game() const { return *game_; }
  [[nodiscard]] double clock() const { return clock_; }
  /// The sounds that began since the last call.
  [[nodiscard]] std::vector<scene::SoundCue> take_sounds();
  /// What the screen calls each seat.
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
  void think_over();
  void seal_in_time();
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
  std::array<double, most_seats> seals_at_{};  ///< by seat, in `seconds_`: when a bot's pick, or one passed over, seems in
  int undos_ = 0;
};

// Whose bout it is, and what becomes of it.

enum class BoutKind : std::uint8_t {
  played,         ///< for somebody: kept, and ends with the front page
  lesson,         ///< as played, with a coach
  demonstration,  ///< bots play for the house; any press leaves
  replay,         ///< a kept bout is shown again
  puzzle,         ///< one question of another bout is answered once more: nothing follows from it, and nothing is kept
};

/// Somebody's own bout: kept, paused when a pad is lost, taken back by agreement.
constexpr bool is_own(BoutKind kind) { return kind == BoutKind::played || kind == BoutKind::lesson; }

}  // namespace fc::cabinet
