// What a life in the ring came to, so that it can be put among others.
#pragma once

#include <string_view>
#include <vector>

namespace fc::cabinet {

/// One thing that is counted of a life. amount: what is shown of it.
struct LifeFigure {
  std::string_view label;  ///< a key
  int amount = 0;
  bool more_is_better = true;
};

/// Of a life that is over. figures: the weightiest first. line: key, of {place} and {count}.
struct LifeWorth {
  std::vector<LifeFigure> figures;
  std::string_view line;
};

/// Whether the first that differs is better. Both are of one game.
inline bool is_better(const LifeWorth& one, const LifeWorth& other) {
  for (std::size_t place = 0; place < one.figures.size(); ++place) {
    const LifeFigure& figure = one.figures[place];
    if (figure.amount != other.figures[place].amount) {
      return (figure.amount > other.figures[place].amount) == figure.more_is_better;
    }
  }
  return false;
}

}  // namespace fc::cabinet
