// Drives a match: throws the dice, collects answers of people and bots, records every step, handles undo. The cabinet calls
// `advance` and passes in what people choose; it never changes the match itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/need.h"
#include "core/random.h"
#include "core/result.h"
#include "match/controller.h"
#include "match/match.h"
#include "match/sealed_picks.h"
#include "match/worker.h"

namespace fc {

// Runs bots on one worker thread, so that rendering never waits for them.

class Thinker {
 public:
  /// A bot's finished decision: the index among the legal answers; 0 if it threw.
  struct Thought {
    int seat = 0;
    std::size_t answer = 0;
    std::optional<Fault> thrown{};
  };

  Thinker();
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  /// Requests the running bot to stop, and waits for it.
  ~Thinker() { forget(); }

  /// Queues a decision. `controller` must outlive it, and no other thread may use it until the thought is taken.
  void ask(int seat, Controller& controller, std::unique_ptr<Brief> brief, std::uint64_t seed);
  /// Sets a callback, run on the worker thread whenever a thought is ready.
  void call_when_ready(std::function<void()> ready) { worker_.call_when_ready(std::move(ready)); }
  /// The oldest finished thought; none if nothing is ready. Does not block.
  std::optional<Thought> take() { return worker_.take(); }
  /// Waits for a thought and takes it; none if nothing was asked. For programs without rendering.
  std::optional<Thought> wait() { return worker_.wait(); }
  /// Drops all questions and thoughts; requests the running bot to stop and waits for it.
  void forget() { worker_.forget(); }

 private:
  struct Question {
    int seat = 0;
    Controller* controller = nullptr;
    std::unique_ptr<Brief> brief;
    std::uint64_t seed = 0;
  };

  Worker<Question, Thought> worker_;
};

// Saves a bout while it is played. Writing must not block the caller's thread.

class Recorder {
 public:
  Recorder() = default;
  Recorder(const Recorder&) = delete;
  Recorder& operator=(const Recorder&) = delete;
  virtual ~Recorder() = default;

  /// Queues the current state for saving and returns at once. Call it after every step and undo.
  virtual void keep(const Match& match) = 0;
  /// Waits until everything queued is saved. Fault: the latest state could not be saved.
  virtual Result<void> flush() = 0;
  /// Why saving currently fails; none: it works.
  virtual std::optional<Fault> trouble() = 0;
};

// Random streams derived from a bout's seed: one for the dice, one for each decision of a bot. Saved bouts are continued
// with them, so never change these numbers.

inline constexpr std::uint64_t dice_stream = 0;

/// Stream of one bot decision. place: number of dice and choices before it, below 2^28. Seats 0 to 4 of a place are numbered
/// in a row from 1; further seats use the bits from 32 up, so that more seats never change these numbers.
constexpr std::uint64_t stream_of_thought(std::uint64_t place, std::uint64_t seat) {
  constexpr std::uint64_t seats_in_a_row = 5;
  constexpr unsigned row_bits = 32;
  return (seat / seats_in_a_row << row_bits) + place * seats_in_a_row + seat % seats_in_a_row + 1;
}

/// Everything a Conductor needs.
struct ConductorPlan {
  /// Not started: without dice or choices.
  std::unique_ptr<Match> match;
  /// By seat; null or missing: a person decides.
  std::vector<std::unique_ptr<Controller>> bots;
  /// Determines all dice and all bot decisions (see `dice_stream`, `stream_of_thought`).
  std::uint64_t seed = 0;
  /// Saves the bout after every step; null: it is not saved.
  std::unique_ptr<Recorder> recorder;
};

class Conductor {
 public:
  /// What `advance` did or is waiting for.
  enum class Step : std::uint8_t {
    moved,        ///< dice were thrown or answers applied: call `advance` again
    people,       ///< waiting for people, see `questions`; bots may be thinking as well
    bots,         ///< waiting for bots only
    bout,         ///< waiting for a bout of another game (`Match::bout`): play it, then `enter` its result
    replay_over,  ///< the replayed script is at its end, the bout is not
    finished,
  };

  /// Starts a new bout.
  explicit Conductor(ConductorPlan plan);
  /// Continues a saved bout from the end of `so_far`, without showing what happened before. Fault: the script is invalid.
  static Result<std::unique_ptr<Conductor>> resume(ConductorPlan plan, const Script& so_far);
  /// Follows a bout from the end of `so_far`: shows what `follow` adds. Fault: the script is invalid.
  static Result<std::unique_ptr<Conductor>> watch(ConductorPlan plan, const Script& so_far);
  /// Replays `script` from the start, one answer a step, whoever sits where. At its end it is finished or waits at
  /// `replay_over` for `take_over`. Fault: the script is invalid.
  static Result<std::unique_ptr<Conductor>> replay(ConductorPlan plan, Script script);

  [[nodiscard]] const Match& match() const { return *match_; }

  /// Performs at most one step; never blocks on a bot.
  Step advance();
  /// As `advance`, but blocks until every bot that is asked has decided, even while people are asked too. For runs with a
  /// simulated clock, whose pictures must be reproducible.
  Step advance_and_wait();
  /// While held, complete secret picks are not revealed and `advance` returns `bots`. Used to conceal that a seat was not
  /// really asked.
  void hold_picks(bool held) { held_ = held; }
  [[nodiscard]] bool replaying() const { return replay_.has_value(); }
  /// Extends the replay by what `script` adds to the known part. False, nothing changed: `script` does not begin with the
  /// known part, as after an undo. Fault: the script is invalid.
  Result<bool> follow(const Script& script);
  /// Ends the replay; people, bots and new dice continue from here.
  void take_over();

  [[nodiscard]] bool is_bot(int seat) const;
  /// Whether a person takes over this bot's seat as soon as the bot has answered.
  [[nodiscard]] bool is_leaving(int seat) const { return leaving_[static_cast<std::size_t>(seat)]; }
  /// Unanswered questions to people, after `advance` returned `people`. Several only if all are secret.
  [[nodiscard]] Needs questions() const;
  /// Whether this seat, person or bot, has answered its open question.
  [[nodiscard]] bool is_sealed(int seat) const { return picks_.is_sealed(seat); }
  /// A person's answer, as listed by `Match::legal`. Open answers take effect at once, secret ones when all are in and
  /// `advance` is called. Faults: wrong_question (this seat has nothing to answer), illegal_choice.
  Result<void> pick(int seat, std::string_view notation);

  /// The result of the awaited bout (`Match::result_of`); it cannot be undone. Faults: wrong_question (no bout is awaited,
  /// or a replay is running), illegal_choice.
  Result<void> enter(std::string_view result);

  /// Lets a bot decide for a person's seat, including an open question. If a person was about to take the seat over
  /// (`is_leaving`), the previous bot stays instead.
  void hand_over(int seat, std::unique_ptr<Controller> bot);
  /// Lets a person decide for a bot's seat from the next question on; the open one is still answered by the bot.
  void take_back(int seat);

  /// Whether an undo is possible: there are answers, open or secret, since the last die or reveal.
  [[nodiscard]] bool can_undo() const;
  /// A person agrees to undo everything since the last die or reveal. Returns true when all people have agreed and it was
  /// undone. Bots always agree; every new step clears the agreements.
  bool agree_to_undo(int seat);
  [[nodiscard]] bool agreed_to_undo(int seat) const;
  /// Number of undos so far. When it changes, a scene that follows the events must start over.
  [[nodiscard]] int undos() const { return undos_; }

  /// Why saving currently fails; none: it works, or there is no recorder.
  std::optional<Fault> trouble();
  /// The latest exception of a bot, returned once. The first legal choice was taken in its place.
  std::optional<Fault> take_thrown();
  /// Sets a callback, run on the worker thread, for when a bot has decided and `advance` has something to do.
  void call_when_thought(std::function<void()> ready) { thinker_.call_when_ready(std::move(ready)); }
  /// Waits until the current state is saved. Fault: it cannot be.
  Result<void> flush();

 private:
  /// A position in the script: numbers of dice and choices before it.
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
  std::array<bool, most_seats> leaving_{};  ///< see `is_leaving`
  int undos_ = 0;
  std::optional<Fault> thrown_;
  Thinker thinker_;
};

}  // namespace fc
