// The records of the house: the best of all, rankings, and the page of one who took part. Texts that are no keys come
// worded.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"

namespace fc::overlay {

/// One name in a ranking. figure: what it is ranked by.
struct HallRow {
  std::string place;
  std::string name;
  std::string record;  ///< "23 - 4 - 1"
  std::string figure;
  float won = 0;                 ///< share of his bouts, 0 to 1
  float lost = 0;                ///< share of his bouts, 0 to 1
  std::optional<Looks> looks{};  ///< of a boxer; none: nobody knows
};

/// The best by one thing. heading: a key.
struct HallList {
  std::string heading;
  std::vector<HallRow> rows{};
};

inline constexpr int lists_of_the_best = 3;
/// filters: who, and of which bouts. waiting: so many bouts still have to be counted.
struct HallModel {
  std::vector<OptionRow> filters{};
  std::array<HallList, lists_of_the_best> lists{};
  int waiting = 0;
  bool has_puzzle = false;  ///< of the day
  bool to_look_at = false;  ///< as a picture: no way back, and no list that is empty
};
struct HallAction {
  enum class Kind : std::uint8_t { back, set, open, more, puzzle } kind = Kind::back;
  int index = 0;  ///< of a filter or of a list
  int value = 0;  ///< of a filter; the row of a list
};
/// How many names a list shows.
int hall_list_rows(const Ui& ui, std::size_t filters);
std::optional<HallAction> hall_screen(const HallModel& model, Ui& ui);

/// A page of a ranking. beside: beside whom bouts are counted, worded; empty: anybody.
struct RankingModel {
  std::vector<OptionRow> filters{};
  std::string figure{};  ///< key of what is ranked by
  std::string beside{};
  std::vector<HallRow> rows{};
  int page = 0;  ///< from 0
  int pages = 1;
  int found = 0;
  int waiting = 0;
};
struct RankingAction {
  enum class Kind : std::uint8_t { back, set, open, turn_page, anybody } kind = Kind::back;
  int index = 0;  ///< of a filter or a row
  int value = 0;  ///< of a filter; how many pages to turn
};
/// How many names a page has room for.
int ranking_page_rows(const Ui& ui, std::size_t filters, bool beside);
std::optional<RankingAction> ranking_screen(const RankingModel& model, Ui& ui);

/// A bout as it was for whoever the page is about.
struct PartyBout {
  std::string outcome{};  ///< key
  std::int8_t score = 0;  ///< 1 won, 0 drawn, -1 lost
  std::string title{};    ///< "v Joe Frazier"
  std::string detail{};   ///< the game, and how it ended
  std::string when{};
  bool belt = false;     ///< a title was at stake for him
  bool readable = true;  ///< else it cannot be shown again
};
/// How bouts ended: so many won and lost in this way.
struct PartyEnding {
  std::string words;
  int won = 0;
  int lost = 0;
};
/// What somebody likes to do: his answers to one kind of question, each with its share of a hundred.
struct PartyHabit {
  struct Answer {
    std::string words;
    int times = 0;
    int share = 0;
  };
  std::string question;
  std::vector<Answer> answers{};
  std::string read{};  ///< how often he was read there, worded; empty: that cannot be
};
/// Luck, reading and choices over somebody's bouts of one game.
struct PartySkill {
  std::string heading{};
  std::vector<std::array<std::string, 2>> facts{};   ///< label, words
  std::vector<std::array<std::string, 2>> months{};  ///< month, words: the latest first
  std::vector<float> came{};                         ///< from bout to bout: won beyond what was to be expected
  std::vector<float> dice{};                         ///< and how much of that the dice gave
};
struct PartyModel {
  std::string name;
  std::string kind;              ///< key
  std::optional<Looks> looks{};  ///< of a boxer; none: nobody knows
  int won = 0;
  int lost = 0;
  int drawn = 0;
  std::vector<std::array<std::string, 2>> facts{};  ///< label, words
  std::vector<float> form{};                        ///< bouts won less bouts lost, after each bout
  std::vector<PartyEnding> endings{};
  std::vector<PartyBout> bouts{};  ///< a page, newest first
  bool has_newer = false;
  bool has_older = false;
  std::vector<PartyHabit> habits{};
  std::vector<PartySkill> skill{};
  std::string unweighed{};      ///< worded: how many bouts are still to be weighed; empty: none
  std::string company{};        ///< key of the ranking that leads on from here: whom he led, or who led him
  bool is_forgettable = false;  ///< a person with a name, which can be taken out of everything that is kept
};
/// What the page remembers by itself between frames.
struct PartyState {
  int leaf = 0;  ///< of those that are there: bouts, habits, skill
  float scroll = 0;
  float habits_scroll = 0;
  float skill_scroll = 0;
};
struct PartyAction {
  enum class Kind : std::uint8_t { back, replay, newer, older, company, forget } kind = Kind::back;
  int index = 0;  ///< of the bouts shown
};
std::optional<PartyAction> party_screen(const PartyModel& model, PartyState& state, Ui& ui);

}  // namespace fc::overlay
