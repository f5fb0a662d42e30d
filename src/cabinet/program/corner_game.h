// One corner of the cabinet: what a game brings to the match set-up, and who can play it. The shared screens know games
// only through this.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/analyst.h"
#include "cabinet/program/bout_plan.h"
#include "cabinet/program/boxer_editor.h"
#include "cabinet/program/roster.h"
#include "core/field.h"
#include "core/looks.h"
#include "core/need.h"
#include "core/random.h"
#include "core/result.h"
#include "library/words.h"
#include "match/controller.h"
#include "match/games.h"
#include "match/match.h"
#include "overlay/screens/notices.h"
#include "overlay/screens/setup.h"
#include "scene/corners/vignette.h"
#include "trials/simulator.h"

namespace fc::cabinet {

// What a game gives the what-if desk: bouts that can be simulated many times, and which counts of them are shown.

/// Who boxes at the desk; the choices are offered in this order.
enum class Who : std::uint8_t {
  these,      ///< those in the plan
  everybody,  ///< everybody meets everybody, see `WhatIf::everybody`
  real_men    ///< the real boxers among `everybody` meet each other, see `WhatIf::has_real_men`
};

struct WhatIfAsked {
  BoutPlan plan;
  Level level = Level::contender;  ///< of the bots at all seats; at most the game's `WhatIf::strongest`
  Who who = Who::these;
};

struct WhatIf {
  /// One way in which a bout may end.
  struct Way {
    std::string label;                ///< key
    std::string_view of;              ///< name of the counter of bouts that ended this way
    std::string_view per = "bouts";   ///< name of the counter of bouts that could
    bool part = false;                ///< it is a part of the way listed before it
    std::optional<double> real = {};  ///< share of real bouts, 0 to 1
    bool real_is_near = false;        ///< `real` is from bouts much like these, see `real_near` and `real_far`
  };

  std::unique_ptr<trials::Simulator> simulator;
  std::vector<std::string_view> wins;  ///< by seat of the plan: name of the counter of bouts it won
  bool can_be_drawn = true;            ///< bouts without a winner are draws
  std::vector<Way> ways{};
  std::string lengths_label;                  ///< key: the unit of `lengths`
  std::span<const std::string_view> lengths;  ///< names of the counters of bouts that ended in 1, 2, ...
  Level strongest = Level::champion;          ///< strongest bots that are quick enough for many bouts
  std::string everybody{};                    ///< key: label of the choice Who::everybody; empty: not offered
  std::string field{};                        ///< worded: who that is: heading of the table
  bool has_real_men = false;                  ///< at least two of everybody are real boxers, and others are not
  std::size_t round = 1;                      ///< number of bouts in a round: every pairing of a field once
  std::string real_near{};                    ///< worded: the similar real bouts to compare with; empty: none
  std::string real_far{};
};

/// The boxers of a field.
struct DeskField {
  std::vector<std::size_t> places;  ///< in the roster
  std::string heading;              ///< see `WhatIf::field`
  bool has_real_men = false;        ///< see `WhatIf::has_real_men`
};

/// Selects the field that `who` asks for. all: places in the roster. group: worded, who they are. real: bit set of the
/// trait's values that mark real boxers.
DeskField desk_field(const Roster& roster, std::vector<std::size_t> all, std::size_t trait, std::uint64_t real, Who who,
                     std::string_view group, const Words& words);

// What a life in the ring came to, so that it can be put among others.

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

// Who answers for people what is foregone, and carries out in steps what they order in one go: a long game asks more than
// anybody wants to be asked. What he answers is an answer of theirs, kept in the script and taken back like any other. He
// answers in people's own bouts only; he reckons in all.

class Secretary {
 public:
  Secretary() = default;
  Secretary(const Secretary&) = delete;
  Secretary& operator=(const Secretary&) = delete;
  virtual ~Secretary() = default;

  /// A person's order from the panels, in words that only the game knows; the person is asked openly, or it is nobody's
  /// (`no_seat`) while the game stands still (`shows_bill`). What is left of an
  /// earlier order of this seat is forgotten, and so is one that cannot be carried out.
  virtual void take_order(const Match& match, int seat, std::string_view order) = 0;
  /// The answer of a person's seat to the open question, in the referee's words; none: he is asked himself. What is left of
  /// an order that no longer fits is forgotten.
  virtual std::optional<std::string> answer(const Match& match, const Need& need, const ChosenValues& settings) = 0;
  /// How a person wants the bout that is awaited; none: he is asked.
  virtual std::optional<overlay::BoutWay> way(const Match& match, int seat, const ChosenValues& settings) = 0;
  /// Whether the bout that is awaited, about which nobody was asked, is announced for a moment, so that somebody can ask to
  /// watch it.
  virtual bool announces(const Match& /*match*/) { return true; }
  /// Whether the game stands still before the bout that is awaited, so that people can read the night's bill and say what
  /// they want to see. people: the seats they have. An order of nobody's seat (`no_seat`) in its words lets it go on.
  virtual bool shows_bill(const Match& /*match*/, std::span<const int> /*people*/, const ChosenValues& /*settings*/) {
    return false;
  }
  /// Whether somebody said before that he wants to watch the bout that is awaited.
  virtual bool watches(const Match& /*match*/) { return false; }
  /// What he reckons about the game as it stands, for panels, which do not think: a chance, a sum. question: in words that
  /// only the game knows ("chance:joe-louis:gene-tunney:12"); asked again every frame. None: he has nothing to say to that.
  virtual std::optional<double> estimate(const Match& /*match*/, std::string_view /*question*/) { return std::nullopt; }
  /// Something was taken back: all orders are forgotten.
  virtual void forget() = 0;
};

/// A way to bring somebody new. label: the key of what its button says; make: adds him to the roster for this run and gives
/// his id.
struct Maker {
  std::string label;
  std::function<std::string(Random&)> make;
};

/// Two of a roster whom everybody knows, by their ids: red's and blue's.
using FamousPair = std::array<std::string_view, 2>;

/// A newcomer's first bout: whom it brings, and how it opens.
struct FirstBout {
  BoutPlan plan;
  Script script;  ///< of that plan; its first dice may lie already
};

class CornerGame {
 public:
  CornerGame() = default;
  CornerGame(const CornerGame&) = delete;
  CornerGame& operator=(const CornerGame&) = delete;
  virtual ~CornerGame() = default;

  [[nodiscard]] virtual std::string_view slug() const = 0;
  /// Whom the seats can bring. It may grow, by `makers`. Empty: what a seat brings belongs to its place.
  [[nodiscard]] virtual const Roster& roster() const = 0;
  /// The card of one of the roster, ready to be shown. Built for those on screen only. An unknown id has an empty card.
  [[nodiscard]] virtual overlay::BoxerCardModel card(std::string_view id, const Words& words) const = 0;
  /// What one of the roster looks like, alone; a team: all its men. Empty: nobody knows.
  [[nodiscard]] virtual std::vector<Looks> looks(std::string_view /*id*/) const { return {}; }
  /// What somebody who boxes here without being one of the roster looks like, by what his bouts call him. None: nobody is
  /// called so.
  [[nodiscard]] virtual std::optional<Looks> looks_beyond_roster(std::string_view /*name*/) const { return std::nullopt; }
  /// The chance of `id` to beat `opponent`, 0 to 1, a draw being half of each: a quick estimate by what is known before a
  /// bout with the plan's options, in microseconds, to find pairs that are worth reckoning (`OddsMaker`). None: this game
  /// has no estimate.
  [[nodiscard]] virtual std::optional<double> chance(const BoutPlan& /*plan*/, std::string_view /*id*/,
                                                     std::string_view /*opponent*/) const {
    return std::nullopt;
  }
  /// Of the first seat in a bout of this set-up, 0 to 1.
  struct Chances {
    double won = 0;
    double drawn = 0;
  };
  /// What a long game asks of the game it stands on. setup: as in a script, in microseconds but for its reading. None:
  /// there is no estimate, or it cannot be used.
  [[nodiscard]] virtual std::optional<Chances> chances_in(std::string_view /*setup*/) const { return std::nullopt; }
  /// The slug of the game that this one stands on; empty: it stands on none.
  [[nodiscard]] virtual std::string_view stands_on() const { return {}; }
  /// What one of its kept bouts is called besides its people; empty: nothing. begun: when it began, seconds since 1970.
  [[nodiscard]] virtual std::string kept_name(std::int64_t /*begun*/, const Words& /*words*/) const { return {}; }
  /// Tells a long game's corner that of the game below, once; it must outlive this one.
  virtual void stand_on(const CornerGame& below) { static_cast<void>(below); }
  /// What the what-if desk boxes and shows for a plan. None: this game's bouts cannot be boxed many times over.
  [[nodiscard]] virtual std::optional<WhatIf> what_if(const WhatIfAsked& /*asked*/, const Words& /*words*/) const {
    return std::nullopt;
  }
  [[nodiscard]] virtual std::vector<Maker> makers() { return {}; }
  /// Whoever was made by `makers` leaves the roster. Only while no screen shows a plan; kept set-ups spell him out.
  virtual void forget_made() {}
  /// Whoever enters this corner brings the boxers that he has made himself: they join the roster anew, and those that are
  /// gone leave it. saves: the folder of what the program keeps for him. Returns what keeps some of them out, a fault each.
  virtual std::vector<Fault> bring_own(const std::filesystem::path& /*saves*/) { return {}; }
  /// Whether players can make boxers of their own here.
  [[nodiscard]] virtual bool has_gym() const { return false; }
  /// Whoever of the player's own has this id, or a copy of somebody else of the roster; whoever is kept joins the roster
  /// anew. saves: the folder of what the program keeps for him. The corner must outlive the editor. Null where there is no
  /// Gym, or nobody of this id.
  [[nodiscard]] virtual std::unique_ptr<BoxerEditor> edit(const std::filesystem::path& /*saves*/, std::string_view /*id*/) {
    return nullptr;
  }
  /// Whether it takes its turn when bots play for the house: not if it lasts an evening.
  [[nodiscard]] virtual bool demonstrates() const { return true; }
  /// What a player may set for all bouts of this game.
  [[nodiscard]] virtual std::span<const GameSetting> settings() const { return {}; }
  /// What its corner of the cabinet shows; the looks of its men are found for it. None: two men in an empty ring.
  [[nodiscard]] virtual std::optional<scene::Vignette> vignette() const { return std::nullopt; }
  /// Pairs of its roster for posters; none where nobody in it has lived.
  [[nodiscard]] virtual std::span<const FamousPair> famous() const { return {}; }
  /// Different entrants, any of them but those made by `makers`, and sensible options: enough to press start at once.
  [[nodiscard]] virtual BoutPlan plan(Random& random) const = 0;
  /// The shortest way to a blow of one's own: an even pair, no options that ask more, and the first seat is asked first.
  /// None: this game offers no such bout.
  [[nodiscard]] virtual std::optional<FirstBout> first_bout(Random& /*random*/) const { return std::nullopt; }
  /// The set-up in which whoever this script is about begins anew. None: here one has a rematch instead.
  [[nodiscard]] virtual std::optional<BoutPlan> begin_anew(const Script& /*script*/, Random& /*random*/) const {
    return std::nullopt;
  }
  /// To put a bout that is over among all that are kept. None: they are not compared.
  [[nodiscard]] virtual std::optional<LifeWorth> worth_of(const Standing& /*standing*/) const { return std::nullopt; }
  /// The man of this script in another life, led by a bot of the house to its end; for any thread, and no longer than this
  /// corner is there. Empty: there are none.
  [[nodiscard]] virtual std::function<LifeWorth(Random&)> other_life(const Script& /*script*/) const { return {}; }
  /// The option rows of the match set-up for this plan.
  [[nodiscard]] virtual std::vector<overlay::OptionRow> option_rows(const BoutPlan& plan) const = 0;
  /// Sets an option row; the number of seats may follow from it.
  virtual void set_option(BoutPlan& plan, std::size_t row, int value) const { plan.options[row] = value; }
  /// What the referee calls this bout, without dice and choices.
  [[nodiscard]] virtual Script opening_script(const BoutPlan& plan) const = 0;
  /// A match at its first question. Fault: what is wrong with the script's set-up.
  [[nodiscard]] virtual Result<std::unique_ptr<Match>> open(const Script& script) const = 0;
  /// Of a long game that waits for a bout: its title that is at stake there, as `Standing::title`, by the seats of the bout.
  [[nodiscard]] virtual std::optional<int> bout_title(const Match& /*match*/) const { return std::nullopt; }
  /// The playable lesson: a bout whose coach lines are in data/<game>/text/lesson; the first seat learns. None: no lesson.
  [[nodiscard]] virtual std::optional<Script> lesson_script() const { return std::nullopt; }
  /// What the lesson leads on to, by its key: the newspaper's next thing. Empty: whatever follows any bout.
  [[nodiscard]] virtual std::string_view after_lesson() const { return {}; }
  /// What the screen calls each seat of a match, by seat.
  [[nodiscard]] virtual std::vector<std::string> names(const Script& script, const Words& words) const = 0;
  /// Colour and shape of each seat of a match, by seat.
  [[nodiscard]] virtual std::vector<scene::SeatMark> marks(const Script& script) const = 0;
  /// What can sit where no person does, in the order of the set-up's walk; bots from weak to strong.
  [[nodiscard]] virtual std::span<const StandIn> stand_ins() const { return all_bots; }
  /// One of `stand_ins`; never null (`NeverAsked` where the rules decide by themselves).
  [[nodiscard]] virtual std::unique_ptr<Controller> bot(const StandIn& stand_in) const = 0;
  /// Who answers for the people of one match what is foregone. Null: everybody answers for himself.
  [[nodiscard]] virtual std::unique_ptr<Secretary> secretary() const { return nullptr; }
  /// Who says what its bouts were made of; he lives as long as the corner, and answers on any thread. Null: nobody can.
  [[nodiscard]] virtual const Analyst* analyst() const { return nullptr; }
  /// The same of a game of more than two, who knows no chances but what became of everybody's cash. Null: nobody can.
  [[nodiscard]] virtual const Analyst* accounts_analyst() const { return nullptr; }
  /// Whichever of them there is.
  [[nodiscard]] const Analyst* any_analyst() const { return analyst() != nullptr ? analyst() : accounts_analyst(); }
  /// The page of the rulebook for what is asked now.
  [[nodiscard]] virtual std::string rulebook_page(const Match& match) const = 0;
};

/// The corner of the game with these Rules: each game specialises it, in cabinet/<slug>. game: it must outlive the corner.
/// Fault: the first thing in the data that the corner cannot use.
template <class Rules>
Result<std::unique_ptr<CornerGame>> open_corner(const Game& game);

/// A game in the list of those that have a corner of the cabinet. open: `open_corner<Rules>`.
struct CornerEntry {
  std::string_view slug;
  Result<std::unique_ptr<CornerGame>> (*open)(const Game& game);
};

/// Each program links a list of its own (src/cmake/layers.cmake): listed.cpp defines this.
std::span<const CornerEntry> listed_corners();

// The games of this build with their `CornerGame`.

class CornerGames {
 public:
  /// Loads every game from `data`. Fault: the first one in the data.
  static Result<CornerGames> open(const std::filesystem::path& data);
  CornerGames() = default;

  /// Null: there is no such game in this build.
  [[nodiscard]] CornerGame* find(std::string_view slug) const;
  /// In build order.
  [[nodiscard]] const std::vector<std::unique_ptr<CornerGame>>& all() const { return games_; }
  /// The selectable games in build order: all but those that an operator disabled.
  [[nodiscard]] std::vector<CornerGame*> offered() const;
  [[nodiscard]] bool is_offered(const CornerGame& game) const;
  /// Disables these games; if none would be left, all stay enabled.
  void offer_all_but(std::set<std::string, std::less<>> slugs) { off_ = std::move(slugs); }
  /// Looks of a boxer by name, from the first game that knows him, rosters first; none: unknown.
  [[nodiscard]] std::optional<Looks> looks_of(std::string_view name, const Words& words) const;
  /// The game for demonstration number `turn`, from 0, in rotation among the offered games that demonstrate.
  [[nodiscard]] CornerGame& demonstration_game(std::uint64_t turn) const;
  /// The habits in a script (`Game::habits`). Fault: invalid script, or a game not in this build.
  [[nodiscard]] Result<std::vector<Habit>> habits(const Script& script) const;
  /// Every game's data.
  [[nodiscard]] const Games& library() const { return library_; }
  /// "bare-knuckle, prize-fight".
  [[nodiscard]] std::string slugs() const;

 private:
  Games library_;  ///< every game's data, read once; the corners refer to it
  std::vector<std::unique_ptr<CornerGame>> games_;
  std::set<std::string, std::less<>> off_;  ///< by slug
};

}  // namespace fc::cabinet
