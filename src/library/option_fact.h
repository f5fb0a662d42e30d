// What is told of an option of a set-up. Who reads and writes it: library/option_rows.h, which brings JSON along.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fc {

/// What a person is told of an option of a set-up, and how it is typed.
struct OptionFact {
  std::string key;                           ///< as a script has it; one of the bouts of a long game: "bout.rounds"
  std::vector<std::string> words;            ///< what may be said; of a number empty
  std::optional<std::pair<int, int>> range;  ///< of a number: lowest and highest
  std::string usual;                         ///< what stands where nothing is said
};

}  // namespace fc
