// Weighs kept bouts once: the ledger of each is reckoned on a thread of its own, and what it was for its people goes into
// the records. Whoever stops loses the bout that is being reckoned, which is reckoned another time.
#pragma once

#include <vector>

#include "bots/analyst.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/corner_games.h"
#include "match/worker.h"
#include "records/weighed.h"

namespace fc::cabinet {

/// What a bout was for both corners.
std::vector<records::WeighedSeat> weighed_seats(const Ledger& ledger);

class BoutWeigher {
 public:
  /// Both must outlive it. waits: `follow` does not return while a bout is being reckoned, as in virtual time.
  BoutWeigher(KeptBouts& kept, const CornerGames& games, bool waits);
  BoutWeigher(const BoutWeigher&) = delete;
  BoutWeigher& operator=(const BoutWeigher&) = delete;
  /// What is being reckoned is given up.
  ~BoutWeigher() { worker_.forget(); }

  /// Keeps what is ready and goes on with the next. Never waits for the reckoning but where it was told to.
  void follow();
  /// How many bouts are still to be weighed, as far as it was counted.
  [[nodiscard]] int left() const { return left_; }
  /// Grows with every bout that was kept.
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
  };

  void keep(Weighed weighed);
  /// Hands over the next that has people and an analyst; those without are kept as weighed.
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
