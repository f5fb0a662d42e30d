// The hall of fame: lists of the best, rankings, and the page of one participant. Texts not marked as keys are final.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"
#include "overlay/screens/setup.h"

namespace fc::overlay {

/// A row of a ranking. figure: the value ranked by.
struct HallRow {
  std::string place;
  std::string name;
  std::string record;  ///< "23 - 4 - 1"
  std::string figure;
  float won = 0;                 ///< share of his bouts, 0 to 1
  float lost = 0;                ///< share of his bouts, 0 to 1
  std::optional<Looks> looks{};  ///< of a boxer; none: nobody knows
};

/// The best by one criterion. heading: a key.
struct HallList {
  std::string heading;
  std::vector<HallRow> rows{};
};

inline constexpr int lists_of_the_best = 3;
/// filters: who, and which bouts. waiting: number of bouts not counted yet.
struct HallModel {
  std::vector<OptionRow> filters{};
  std::array<HallList, lists_of_the_best> lists{};
  int waiting = 0;
  bool has_puzzle = false;    ///< of the day
  bool display_only = false;  ///< display only: no back button, empty lists are hidden
};
struct HallAction {
  enum class Kind : std::uint8_t { back, set, open, more, puzzle } kind = Kind::back;
  int index = 0;  ///< of a filter or of a list
  int value = 0;  ///< of a filter; the row of a list
};
/// Number of rows of a list.
int hall_list_rows(const Ui& ui, std::size_t filters);
std::optional<HallAction> hall_screen(const HallModel& model, Ui& ui);

/// A page of a ranking. beside: names the party beside whom bouts are counted; empty: anybody.
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
/// Number of rows of a page.
int ranking_page_rows(const Ui& ui, std::size_t filters, bool beside);
std::optional<RankingAction> ranking_screen(const RankingModel& model, Ui& ui);

/// A bout from the viewpoint of the page's party.
struct PartyBout {
  std::string outcome{};  ///< key
  std::int8_t score = 0;  ///< 1 won, 0 drawn, -1 lost
  std::string title{};    ///< "v Joe Frazier"
  std::string detail{};   ///< the game, and how it ended
  std::string when{};
  bool belt = false;     ///< a title was at stake for him
  bool readable = true;  ///< otherwise it cannot be replayed
};
/// Number of bouts won and lost in one way.
struct PartyEnding {
  std::string words;
  int won = 0;
  int lost = 0;
};
/// Habits: answers to one kind of question, with shares in per cent.
struct PartyHabit {
  struct Answer {
    std::string words;
    int times = 0;
    int share = 0;
  };
  std::string question;
  std::vector<Answer> answers{};
  std::string read{};  ///< how often opponents guessed it; empty: not applicable
};
/// Luck, reading and errors over a person's bouts of one game.
struct PartySkill {
  std::string heading{};
  std::vector<std::array<std::string, 2>> facts{};   ///< label, words
  std::vector<std::array<std::string, 2>> months{};  ///< month, words: the latest first
  std::vector<float> came{};                         ///< cumulative, by bout: result minus expectation
  std::vector<float> dice{};                         ///< cumulative: the part due to dice
};
struct PartyModel {
  std::string name;
  std::string kind;              ///< key
  std::optional<Looks> looks{};  ///< of a boxer; none: nobody knows
  int won = 0;
  int lost = 0;
  int drawn = 0;
  std::vector<std::array<std::string, 2>> facts{};  ///< label, words
  std::vector<float> form{};                        ///< cumulative wins minus losses, by bout
  std::vector<PartyEnding> endings{};
  std::vector<PartyBout> bouts{};  ///< a page, newest first
  bool has_newer = false;
  bool has_older = false;
  std::vector<PartyHabit> habits{};
  std::vector<PartySkill> skill{};
  std::string unweighed{};      ///< final text: number of bouts not analysed yet; empty: none
  std::string company{};        ///< key of the linked ranking: boxers he led, or people who led him
  bool is_forgettable = false;  ///< a named person, who can be deleted from all records
};
/// View state kept between frames.
struct PartyState {
  int tab = 0;  ///< current tab among those present: bouts, habits, skill
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
