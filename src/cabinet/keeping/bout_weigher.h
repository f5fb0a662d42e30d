// Computes luck, reading and errors of each saved bout once, on its own thread, and stores them in the records. A
// computation interrupted by program exit is repeated later.
#pragma once

#include <vector>

#include "bots/analyst.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/corner_game.h"
#include "match/worker.h"
#include "records/results.h"

namespace fc::cabinet {

/// The figures of both corners.
std::vector<records::WeighedSeat> weighed_seats(const Ledger& ledger);

class BoutWeigher {
 public:
  /// kept, games: must outlive it. waits: `follow` blocks until a computation is done, for virtual time.
  BoutWeigher(KeptBouts& kept, const CornerGames& games, bool waits);
  BoutWeigher(const BoutWeigher&) = delete;
  BoutWeigher& operator=(const BoutWeigher&) = delete;
  /// Cancels the running computation.
  ~BoutWeigher() { worker_.forget(); }

  /// Stores finished results and starts the next bout. Does not wait for the computation unless `waits`.
  void follow();
  /// Number of bouts still to compute, as of the last count.
  [[nodiscard]] int left() const { return left_; }
  /// Number of bouts done.
  [[nodiscard]] int done() const { return done_; }

 private:
  struct Job {
    records::BoutId bout = 0;
    Script script;
    const Analyst* analyst = nullptr;
  };
  struct Weighed {
    records::BoutId bout = 0;
    std::vector<records::WeighedSeat> seats{};
    bool broken_off = false;  ///< by an exception: no answer
  };

  void keep(Weighed weighed);
  /// Queues the next bout with people and an analyst; marks those without as done. What cannot be read is no answer: it
  /// stops there, and the next weigher tries again.
  void go_on();

  KeptBouts* kept_;
  const CornerGames* games_;
  bool waits_;
  bool busy_ = false;
  int left_ = 0;
  int done_ = 0;
  Worker<Job, Weighed> worker_;  ///< last: it uses the games
};

}  // namespace fc::cabinet
