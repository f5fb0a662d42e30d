#include "cabinet/keeping/bout_weigher.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace fc::cabinet {
namespace {

std::int64_t parts_of_chance(double chance) { return std::llround(chance * static_cast<double>(records::whole_chance)); }

}  // namespace

std::vector<records::WeighedSeat> weighed_seats(const Ledger& ledger) {
  std::vector<records::WeighedSeat> seats;
  for (const std::size_t corner : {0U, 1U}) {
    const double side = corner == 0 ? 1 : -1;
    const auto decisions =
        std::ranges::count_if(ledger.steps, [corner](const LedgerStep& step) { return !step.chosen[corner].taken.empty(); });
    seats.push_back({.seat = static_cast<int>(corner),
                     .figures = {.decisions = decisions,
                                 .expected = parts_of_chance(corner == 0 ? ledger.first_chance : 1 - ledger.first_chance),
                                 .result = parts_of_chance(corner == 0 ? ledger.result : 1 - ledger.result),
                                 .luck = parts_of_chance(side * ledger.luck),
                                 .reading = parts_of_chance(side * ledger.reading),
                                 .errors = parts_of_chance(ledger.errors[corner])}});
  }
  return seats;
}

BoutWeigher::BoutWeigher(KeptBouts& kept, const CornerGames& games, bool waits)
    : kept_(&kept),
      games_(&games),
      waits_(waits),
      worker_(
          [](const Job& job, const std::stop_token& stop) {
            const Result<Ledger> ledger = job.analyst->analyse(job.script, stop);
            return Weighed{.bout = job.bout, .seats = ledger ? weighed_seats(*ledger) : std::vector<records::WeighedSeat>()};
          },
          [](const Job& job, const Fault&) { return Weighed{.bout = job.bout, .broken_off = true}; }) {
  if (!kept.records().is_beside()) {
    left_ = kept.records().read(records::count_unweighed).value_or(0);
  }
}

void BoutWeigher::keep(Weighed weighed) {
  kept_->records().write([weighed = std::move(weighed)](const records::Database& database) {
    return records::weigh(database, weighed.bout, weighed.seats);
  });
  left_ = std::max(0, left_ - 1);
  ++done_;
}

void BoutWeigher::go_on() {
  constexpr int at_once = 20;
  const auto bouts =
      kept_->records().read([](const records::Database& database) { return records::unweighed(database, at_once); });
  if (!bouts || bouts->empty()) {
    left_ = 0;
    return;
  }
  for (const records::BoutId bout : *bouts) {
    const auto people =
        kept_->records().read([bout](const records::Database& database) { return records::has_people(database, bout); });
    if (!people) {
      left_ = 0;
      return;
    }
    if (*people) {
      const Result<KeptBout> kept = kept_->open(bout);
      if (!kept) {
        left_ = 0;
        return;
      }
      const CornerGame* const game = games_->find(kept->script.game);
      if (game != nullptr && game->analyst() != nullptr && kept->seats.size() == 2) {
        worker_.hand_over({.bout = bout, .script = kept->script, .analyst = game->analyst()});
        busy_ = true;
        return;
      }
    }
    keep({.bout = bout});
  }
}

void BoutWeigher::follow() {
  if (busy_) {
    auto weighed = waits_ ? worker_.wait() : worker_.take();
    if (!weighed) {
      return;
    }
    busy_ = false;
    if (weighed->broken_off) {
      left_ = 0;
      return;
    }
    keep(std::move(*weighed));
  }
  if (left_ > 0) {
    go_on();
  }
}

}  // namespace fc::cabinet
