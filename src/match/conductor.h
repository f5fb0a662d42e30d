// Drives a match: throws its dice, seals its picks, asks its bots, keeps its script, takes back what may be taken back.
// The screen calls `advance` and hands in what people press; it never touches the match itself.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/need.h"
#include "core/random.h"
#include "core/result.h"
#include "match/controller.h"
#include "match/match.h"
#include "match/sealed_picks.h"
#include "match/thinker.h"

namespace fc {

// What keeps a bout as it grows, whatever it is kept in. The writing happens elsewhere than on the caller's thread.

class Recorder {
 public:
  Recorder() = default;
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;
  virtual ~Recorder() = default;

  /// Hands over how the bout stands after a step or an undo, and returns at once. To be called after every one of them.
  virtual void keep(const Match& match) = 0;
  /// Waits until everything handed over is kept. Fault: the last of it could not be.
  virtual Result<void> flush() = 0;
  /// Why the bout is not being kept at present; none: all is well.
  virtual std::optional<Fault> trouble() = 0;
};

// The random streams of a bout's seed: one for its dice, one for every thought of a bot. Kept scripts are played on with
// them, so they stay as they are.

inline constexpr std::uint64_t dice_stream = 0;

/// place: dice and choices in the script so far, below 2^28. Thoughts are numbered from 1 by place and seat, five seats to a
/// place. A sixth seat begins a row of its own, far from the first: a table may grow and nobody's thoughts change.
constexpr std::uint64_t stream_of_thought(std::uint64_t place, std::uint64_t seat) {
  constexpr std::uint64_t seats_in_a_row = 5;
  constexpr unsigned row_bits = 32;
  return (seat / seats_in_a_row << row_bits) + place * seats_in_a_row + seat % seats_in_a_row + 1;
}

/// What a bout is driven by.
struct ConductorPlan {
  /// At its first question.
  std::unique_ptr<Match> match;
  /// By seat; null: a person. Missing seats are people.
  std::vector<std::unique_ptr<Controller>> bots;
  /// Every die and every thought of a bot follow from it.
  std::uint64_t seed = 0;
  /// Keeps the bout after every step; may be null.
  std::unique_ptr<Recorder> recorder;
};

class Conductor {
 public:
  /// What `advance` did, or waits for.
  enum class Step : std::uint8_t {
    moved,        ///< dice were thrown, all that fall together, or an answer (or all sealed picks) was given: call again
    people,       ///< people owe answers: see `questions`
    bots,         ///< nobody but bots owes answers, and they are thinking
    bout,         ///< a bout of the game below is awaited (`Match::bout`): fight it, then `enter` its result
    replay_over,  ///< the replayed script has no answer to this question
    finished,
  };

  /// A new bout.
  explicit Conductor(ConductorPlan plan);
  /// Goes on where `so_far` stands, at once: everything in it has happened. Fault: what is wrong with the script.
  static Result<std::unique_ptr<Conductor>> resume(ConductorPlan plan, const Script& so_far);
  /// Stands where `so_far` stands, and shows what `follow` brings from there on. Fault: what is wrong with the script.
  static Result<std::unique_ptr<Conductor>> watch(ConductorPlan plan, const Script& so_far);
  /// Shows `script` again, one answer a step, whoever sits where; then waits at `replay_over` until `take_over`, or is
  /// finished. Fault: what is wrong with the script.
  static Result<std::unique_ptr<Conductor>> replay(ConductorPlan plan, Script script);

  [[nodiscard]] const Match& match() const { return *match_; }

  /// Does at most one step; never waits for a bot.
  Step advance();
  /// As `advance`, but waits until every bot that is asked has decided, also while people are asked: where time is not the
  /// wall's, the same run must give the same pictures.
  Step advance_and_wait();
  /// While held, secret picks stay sealed although all are in, and `advance` says `bots`: somebody at the table still has to
  /// look as if he were asked.
  void hold_picks(bool held) { held_ = held; }
  [[nodiscard]] bool replaying() const { return replay_.has_value(); }
  /// The bout that is shown has gone on: what `script` has beyond the part known so far is shown too. False: it begins
  /// otherwise, as after something was taken back; nothing changes. Fault: what is wrong with the script.
  Result<bool> follow(const Script& script);
  /// Ends the replay here; people, bots and fresh dice go on from this place.
  void take_over();

  [[nodiscard]] bool is_bot(int seat) const;
  /// Whether a person takes this bot's seat back as soon as it has answered.
  [[nodiscard]] bool is_leaving(int seat) const { return leaving_[static_cast<std::size_t>(seat)]; }
  /// The questions that people owe answers to, after `advance` said `people`. Several only if all are secret.
  [[nodiscard]] Needs questions() const;
  /// Whether this seat, person or bot, has handed in its answer to the questions that are open.
  [[nodiscard]] bool is_sealed(int seat) const { return picks_.is_sealed(seat); }
  /// A person's answer, in the referee's words (`Match::legal`). Open answers take effect at once, sealed ones when all are
  /// in and `advance` is called. Faults: wrong_question (this seat owes no answer), illegal_choice.
  Result<void> pick(int seat, std::string_view notation);

  /// What came of the bout that is awaited (`Match::result_of`); it is not taken back again. Faults: wrong_question (no bout
  /// is awaited, or a replay goes on), illegal_choice.
  Result<void> enter(std::string_view result);

  /// From now on this bot decides for a person's seat, also what it has been asked already. Where a person was about to take
  /// the seat back, the bot that holds it stays.
  void hand_over(int seat, std::unique_ptr<Controller> bot);
  /// A person decides for a bot's seat, from its next question on: what the bot is being asked, it still answers, and what
  /// it has sealed stays sealed.
  void take_back(int seat);

  /// Whether there is anything to take back: an answer, open or sealed, after the last die or reveal.
  [[nodiscard]] bool can_undo() const;
  /// A person agrees to take back everything after the last die or reveal. When all people have agreed it is done, and the
  /// answer is true. Bots always agree; any new step forgets who did.
  bool agree_to_undo(int seat);
  [[nodiscard]] bool agreed_to_undo(int seat) const;
  /// Grows with every undo: scenes that follow the events start again.
  [[nodiscard]] int undos() const { return undos_; }

  /// Why the bout is not being kept at present; none: it is, or nobody asked for it.
  std::optional<Fault> trouble();
  /// What a bot's thinking threw, once; it was answered for with the first legal choice.
  std::optional<Fault> take_thrown();
  /// From now on calls this, on another thread, whenever a bot has thought: `advance` has something to do.
  void call_when_thought(std::function<void()> ready) { thinker_.call_when_ready(std::move(ready)); }
  /// Waits until the bout is kept as it stands. Fault: it cannot be.
  Result<void> flush();

 private:
  /// A place in the script: so many dice and choices.
  struct ScriptPlace {
    std::size_t dice = 0;
    std::size_t choices = 0;
    friend bool operator==(const ScriptPlace&, const ScriptPlace&) = default;
  };

  [[nodiscard]] ScriptPlace here() const;
  Step step_of_replay();
  Step bout_of_replay();
  void finish_replay();
  void ask();
  void ask_bot(const Need& question);
  void answer(const Thinker::Thought& thought);
  Step throw_dice();
  std::optional<int> next_face(const Die& die);
  void open_picks();
  void stepped();
  void relieve_bots();
  void keep();
  void undo();

  std::unique_ptr<Match> opening_;
  std::unique_ptr<Match> match_;
  std::vector<std::unique_ptr<Controller>> bots_;
  std::uint64_t seed_;
  Random dice_;
  std::unique_ptr<Recorder> recorder_;
  std::optional<Script> replay_;
  SealedPicks picks_;
  bool asked_ = false;
  bool held_ = false;
  ScriptPlace revealed_;  ///< just after the last die or reveal
  std::array<bool, most_seats> agreed_{};
  std::array<bool, most_seats> leaving_{};  ///< bots whose seats people take back after this question
  int undos_ = 0;
  std::optional<Fault> thrown_;
  Thinker thinker_;
};

}  // namespace fc
