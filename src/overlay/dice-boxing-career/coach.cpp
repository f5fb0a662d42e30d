#include "overlay/dice-boxing-career/coach.h"

namespace fc::dice_boxing_career {
namespace {

using Moments = std::vector<std::string_view>;

constexpr double to_see_first = 0.4;  ///< seconds in which something new is only looked at

Moments of_question(const Readout& readout, Decision asked) {
  switch (asked) {
    case Decision::upgrade: return readout.now.fights() == 0 ? Moments{"welcome", "points", "worth"} : Moments{"again"};
    case Decision::office: return {"office"};
    case Decision::next_fight: return {"next_fight"};
    case Decision::offer: return {"offer"};
    case Decision::opponent:
    case Decision::outcome: break;
  }
  return {};
}

Moments of_report(const Readout& readout, const Report& report) {
  if (readout.since_bout < to_see_first) {
    return {};
  }
  const Outcome outcome = report.bout.outcome;
  Moments moments{is_won(outcome) ? "won" : is_lost(outcome) ? "lost" : "drawn"};
  if (report.lost) {
    moments.push_back("fallen");
  } else if (report.rank && is_won(outcome) && readout.moved >= 1) {
    moments.push_back("ranked");
  }
  return moments;
}

}  // namespace

std::vector<std::string_view> lesson_moments(const Readout& readout, std::optional<Decision> asked) {
  if (asked) {
    return of_question(readout, *asked);
  }
  if (readout.roll && !readout.settled) {
    return {};
  }
  switch (readout.sheet) {
    case Sheet::bill: return readout.coming ? Moments{"bill", "ways"} : Moments{};
    case Sheet::chart: return readout.chart ? Moments{"chart"} : Moments{};
    case Sheet::report: return readout.report ? of_report(readout, *readout.report) : Moments{};
    case Sheet::life: return {"end"};
    case Sheet::gym:
    case Sheet::tourney: break;
  }
  return {};
}

}  // namespace fc::dice_boxing_career
