#include "match/sealed_picks.h"

#include <algorithm>

#include "core/result.h"

namespace fc {

void SealedPicks::ask(const Needs& questions) {
  questions_ = questions;
  answers_.fill(std::nullopt);
}

bool SealedPicks::awaits(int seat) const {
  return std::ranges::any_of(questions_, [seat](const Need& need) { return need.seat == seat; }) && !is_sealed(seat);
}

bool SealedPicks::is_sealed(int seat) const {
  for (std::size_t index = 0; index < questions_.size(); ++index) {
    if (questions_[index].seat == seat) {
      return answers_[index].has_value();
    }
  }
  return false;
}

bool SealedPicks::complete() const {
  if (questions_.empty()) {
    return false;
  }
  return std::all_of(answers_.begin(), answers_.begin() + static_cast<std::ptrdiff_t>(questions_.size()),
                     [](const auto& answer) { return answer.has_value(); });
}

Result<void> SealedPicks::seal(const Match& match, int seat, std::string_view notation) {
  if (!awaits(seat)) {
    return fault(FaultCode::wrong_question, "",
                 is_sealed(seat) ? "this seat has sealed its answer" : "this seat is not asked anything");
  }
  std::size_t index = 0;
  while (questions_[index].seat != seat) {
    ++index;
  }
  const std::vector<std::string> legal = match.legal(questions_[index]);
  if (std::ranges::find(legal, notation) == legal.end()) {
    return fault(FaultCode::illegal_choice, "", std::string("'").append(notation).append("' is not legal here"));
  }
  answers_[index] = notation;
  return {};
}

void SealedPicks::open(Match& match) {
  FC_CHECK(complete());
  for (std::size_t index = 0; index < questions_.size(); ++index) {
    const Result<void> given = match.choose(*answers_[index]);
    FC_CHECK(given.has_value());
  }
  ask({});
}

}  // namespace fc
