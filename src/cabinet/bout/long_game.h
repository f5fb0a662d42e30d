// Between a long game on screen and the bouts inside it: what one hears of the other, and the notice that asks how an
// awaited bout takes place and carries it out.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/bout/notices.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/clock.h"
#include "cabinet/program/command_line.h"
#include "cabinet/program/corner_game.h"
#include "cabinet/program/route.h"
#include "match/conductor.h"
#include "match/match.h"
#include "match/worker.h"
#include "overlay/screens/notices.h"

namespace fc::cabinet {

/// Receives the outcome of a bout inside a long game.
class InnerBoutListener {
 public:
  InnerBoutListener() = default;
  InnerBoutListener(const InnerBoutListener&) = delete;
  InnerBoutListener& operator=(const InnerBoutListener&) = delete;
  virtual ~InnerBoutListener() = default;

  /// The bout is over and was shown.
  virtual void take(const Match& fought) = 0;
  /// The bout was closed; simulate its rest. so_far: its script.
  virtual void simulate_rest(const Script& so_far) = 0;
  /// The bout was left and saved; leave the long game too.
  virtual void leave() = 0;
};

/// Parameters for showing an inner bout.
struct InnerBout {
  Script script;  ///< its script so far
  Seats seats;    ///< the bout's seats, including onlookers
  InnerBoutListener* listener = nullptr;
  std::optional<records::InsideOf> place{};  ///< none: not saved
  std::optional<KeptBout> kept{};            ///< saved state to continue; none: new
  std::optional<int> title{};                ///< the long game's, see `Standing::title`
  bool hurried = false;
};

// Decides how an awaited bout takes place: asks its deciders and carries it out.

/// The parts of AppContext it uses.
struct AwaitedBoutContext {
  Flow& flow;
  Seating& seating;
  Announcer& announcer;
  const Words& words;
  const CornerGames& games;
  KeptBouts& kept;
  RunSeed& seed;
  const Clock& clock;
  PressGuard& guard;
  const int& speed;             ///< of what is shown; 0: instant
  bool waits_for_bots = false;  ///< in virtual time
  bool keeps_names = true;      ///< of people
};

/// If a decider wants to fight, the bout is played, with bots in the other seats; otherwise it is watched, fast if all want
/// that; otherwise simulated by bots on a worker thread. A bout nobody is asked about (bots only) is simulated unless
/// somebody asks, or asked earlier, to watch. It is saved under its place in the long game, and continued from there.
class AwaitedBoutNotice final : public ScreenOf<overlay::BoutWay>, public InnerBoutListener {
 public:
  AwaitedBoutNotice(const AwaitedBoutContext& room, BoutScreen& outer);
  AwaitedBoutNotice(const AwaitedBoutNotice&) = delete;
  AwaitedBoutNotice& operator=(const AwaitedBoutNotice&) = delete;
  ~AwaitedBoutNotice() override { simulator_.forget(); }

  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override { return simulating_; }
  [[nodiscard]] bool waiting() const override { return simulating_; }
  [[nodiscard]] bool is_notice() const override { return true; }
  [[nodiscard]] bool is_attract_mode() const override;
  [[nodiscard]] std::string rulebook_page() const override;

  void take(const Match& fought) override;
  void simulate_rest(const Script& so_far) override;
  void leave() override;

  /// The seat of the long game that is being asked; none: nobody.
  [[nodiscard]] std::optional<int> asked() const;
  [[nodiscard]] bool simulating() const { return simulating_; }

 private:
  using Way = overlay::BoutWay;
  using Simulated = std::unique_ptr<Conductor>;

  [[nodiscard]] std::optional<overlay::BoutWay> picture(overlay::Ui& ui) const override;
  void act(const overlay::BoutWay& way) override;
  void come_about();
  /// Notes how those want it who need not be asked.
  void note_only_ways();
  /// Takes up what is kept of this bout; where somebody at the table fought in it, it goes on. False: it does not go on by
  /// itself.
  bool go_on();
  void start_bout(bool hurried);
  /// Bots fight a bout out from where that script stands.
  void simulate(const Script& so_far);
  /// Writes down a bout that was simulated.
  void keep(const Match& fought);
  void follow_simulation();
  /// Who sits in the bout: people who want to fight, bots for all others.
  [[nodiscard]] Seats seats_inside() const;
  /// Who sits in the long game after the bout: as before, with the pads that were reconnected meanwhile.
  [[nodiscard]] Seats seats_outside() const;
  [[nodiscard]] std::optional<records::InsideOf> place() const;
  /// The people among those who decide, each once: whoever gives his seat to a bot is asked nothing more.
  [[nodiscard]] std::vector<int> people() const;
  [[nodiscard]] bool wants(Way way) const;
  void give_up(const Fault& fault);

  AwaitedBoutContext room_;
  BoutScreen* outer_;
  Seats before_;  ///< of the long game
  Script bout_;
  CornerGame* game_;
  std::size_t choice_;         ///< the number that the result will have among the long game's choices
  records::BoutId outer_row_;  ///< 0: not in the records
  std::vector<int> deciders_;  ///< by seat of the bout: the seat of the long game
  std::optional<int> title_;   ///< as `CornerGame::bout_title`
  std::array<std::optional<Way>, most_seats> ways_{};  ///< by seat of the long game
  std::optional<KeptBout> kept_;                       ///< of this bout, not over: it goes on from there
  bool begun_ = false;
  bool announced_ = false;  ///< it is simulated unasked, and somebody may still want to watch
  bool simulating_ = false;
  bool away_ = false;  ///< the bout is shown, and its seats are those of the house
  double since_ = 0;   ///< the house's clock when it began to simulate
  DeviceId hand_;      ///< what pressed or clicked last
  Worker<Simulated, Result<Simulated>> simulator_;
};

}  // namespace fc::cabinet
