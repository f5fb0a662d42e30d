#include "scene/dice-boxing-career/naming.h"

#include "rules/dice-boxing/names.h"
#include "scene/corners/names.h"

namespace fc::dice_boxing_career {

std::string rank_word(int rank, const Words& words) {
  if (rank < 0) {
    return "–";
  }
  if (rank <= 1) {
    return std::string(words[rank == 0 ? "dice-boxing-career.rank.champion" : "dice-boxing-career.rank.first"]);
  }
  return words.say("dice-boxing-career.rank.number", {{"rank", std::to_string(rank)}});
}

std::string key_of(Purchase purchase) {
  return std::string(is_grade(purchase) ? "dice-boxing.strategy." : "dice-boxing.rating.").append(name_of(purchase));
}

std::string line_key_of(Purchase purchase) {
  return std::string(is_grade(purchase) ? "dice-boxing.strategy-line." : "dice-boxing.rating-line.")
      .append(name_of(purchase));
}

std::string figure_of(Purchase purchase, int value) {
  if (is_grade(purchase)) {
    return std::string(dice_boxing::grade_names.at(static_cast<std::size_t>(value)));
  }
  const bool has_sign = purchase == Purchase::adjustment || purchase == Purchase::chin || purchase == Purchase::defense;
  return has_sign ? scene::with_sign(value) : std::to_string(value);
}

std::string record_line(const Record& record, const Words& words) {
  return words.say("dice-boxing-career.record", {{"wins", std::to_string(record.wins)},
                                                 {"losses", std::to_string(record.losses)},
                                                 {"draws", std::to_string(record.draws)},
                                                 {"kos", std::to_string(record.ko_wins)}});
}

std::string counted(std::string_view beginning, int count, const Words& words) {
  return words.say(std::string(beginning).append(count == 1 ? "one" : "many"), {{"count", std::to_string(count)}});
}

}  // namespace fc::dice_boxing_career
