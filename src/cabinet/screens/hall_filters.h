// What the pages of the hall are asked: who is ranked, by what, and which bouts count; and the rows that ask it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/announcer.h"
#include "cabinet/program/corner_games.h"
#include "cabinet/program/flow.h"
#include "library/words.h"
#include "overlay/screens/hall.h"
#include "records/tallies.h"

namespace fc::cabinet {

/// What the pages of the hall work with; all of it must outlive them.
struct HallContext {
  Flow& flow;
  const CornerGames& games;
  KeptBouts& kept;
  const Words& words;
  Announcer& announcer;
  bool waits = false;  ///< for what is reckoned, as in virtual time
};

/// Who is ranked, by what, and which bouts count.
struct HallQuery {
  records::TallyFilter filter{};
  records::Order order = records::Order::won;
};

/// The rows that choose who and which bouts. What they offer is found once.
class HallFilters {
 public:
  /// whose: who can be ranked here.
  HallFilters(const HallContext& room, std::vector<records::Whose> whose, bool with_order);

  [[nodiscard]] std::vector<overlay::OptionRow> rows(const HallQuery& query) const;
  /// The row with this place was set.
  void set(HallQuery& query, int row, int value) const;

 private:
  /// The periods are offered where nobody stands beside.
  [[nodiscard]] bool has_period(const HallQuery& query) const { return !query.filter.beside; }

  std::vector<records::Whose> whose_;
  std::vector<std::string> games_;  ///< slugs; the first is empty: all games
  std::vector<int> periods_;        ///< the first is 0: ever
  std::vector<std::string> period_words_;
  bool with_order_;
};

/// The key of what is ranked by: a heading.
std::string_view key_of(records::Order order);

}  // namespace fc::cabinet
