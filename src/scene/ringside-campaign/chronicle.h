// The history of a campaign, made from its events alone, so that a resumed match has it all. Entries are only added; ten
// years with eight full stables take a few hundred kilobytes. Source: rules/ringside-campaign/rules.md, 10.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "library/words.h"
#include "rules/ringside-campaign/club.h"

namespace fc::ringside_campaign {

/// Stands for no bout of the chronicle.
inline constexpr std::int32_t no_bout = -1;

/// A bout that has been fought.
struct PastBout {
  BilledBout bout;
  BoutResult result;
  std::int16_t week = 0;
  std::array<Seat, 2> seats{no_seat, no_seat};    ///< the managers, by corner
  std::array<std::int16_t, 2> pops{};             ///< before it, half points
  std::array<std::int16_t, 2> pops_after{};       ///< after it
  std::array<std::int8_t, 2> ranks{};             ///< before it, see `rank_of`
  std::array<Money, 2> purses{};                  ///< dollars
  std::array<Money, 2> shares{};                  ///< the managers' part of them
  std::array<std::optional<Ability>, 2> gains{};  ///< what the winner learned
  std::array<std::optional<Ability>, 2> wears{};  ///< what they lost by wear
  Terms terms;
  std::array<std::int16_t, 2> forms{};  ///< before it, see `form_of`
};

/// A man at the end of a week in which something about him changed.
struct ManAtWeek {
  std::int16_t week = 0;
  std::int16_t pop = 0;        ///< half points
  std::int8_t rank = no_rank;  ///< see `rank_of`
};

/// The reason for a payment to or by a manager.
enum class Entry : std::uint8_t { start, share, sale, purchase, trade, lot, place, forfeit };

/// A line of the ledger. sum: dollars, negative if he pays.
struct LedgerLine {
  std::int16_t week = 0;
  Entry kind = Entry::share;
  Seat seat = no_seat;
  Seat with = no_seat;    ///< the other manager of a sale, trade or forfeit
  Person man = nobody;    ///< the man whose purse it was, who was sold, bought or given away, or who got the walkover
  Person other = nobody;  ///< the man whom a trade brought, or who refused
  Money sum = 0;
  std::int32_t bout = no_bout;  ///< the bout of a share
};

enum class ReignEnd : std::uint8_t { goes_on, beaten, stripped, retired };

/// A champion's reign.
struct Reign {
  Person man = nobody;
  Seat seat = no_seat;            ///< his manager when he won
  std::int16_t from = 0;          ///< first week
  std::int16_t to = 0;            ///< last week, or the present one while it goes on
  std::int32_t won_in = no_bout;  ///< the bout that made him champion
  std::int32_t lost_in = no_bout;
  std::int16_t defences = 0;  ///< won or drawn
  ReignEnd end = ReignEnd::goes_on;
};

enum class NewsKind : std::uint8_t {
  crowned,       ///< the tournament has its winner
  title_won,     ///< won from the champion
  title_filled,  ///< the vacant title was won
  title_kept,
  title_drawn,
  title_undecided,  ///< a bout for the vacant title left it vacant
  champion_beaten,  ///< in a bout that was not for the title
  visitor_wins,     ///< a visitor beat the champion: title and ladder stay as they are
  stripped,
  champion_retired,
  retired,
  signed_on,  ///< a new man in a stable; also one made by dice
  sold,
  traded,
  upset,          ///< a man beat one far above him
  stopped_early,  ///< a stoppage in the first two rounds
  great_fight,    ///< many knockdowns on both sides
  streak,         ///< five wins in a row, ten, fifteen ...
  new_leader,     ///< another manager is the richest
  walkover,       ///< a man took the place of one who would not meet him
  rubber_match,   ///< the third meeting in a row
  ended,          ///< the campaign is over
};

/// One news item.
struct News {
  std::int16_t week = 0;
  NewsKind kind = NewsKind::ended;
  std::uint8_t weight = 0;  ///< 1 a line, 2 a clipping, 3 the headline of a week
  Person man = nobody;      ///< the man it is about
  Person other = nobody;
  Seat seat = no_seat;  ///< his manager
  Seat with = no_seat;
  std::int32_t number = 0;  ///< dollars of a sale, trade or forfeit; wins of a streak; rank of a man who retired
  std::int32_t bout = no_bout;
};

/// Every manager's cash at the end of a week, by seat, in dollars.
struct CashAtWeek {
  std::int16_t week = 0;
  std::array<Money, most_managers> cash{};
};

/// Events that the chronicle ignores. They are listed, so that a new kind of event must be handled or listed too.
template <class Event, class... Quiet>
inline constexpr bool is_any_of = (std::is_same_v<Event, Quiet> || ...);
template <class Event>
inline constexpr bool is_quiet =
    is_any_of<Event, Rolled, QuestionOpened, DraftOrdered, NominationPassed, Nominated, BidMade, BidDropped, CutSet, Seeded,
              PutOut, WeekEnded, OfficeClosed, OfferMade, OfferAnswered, TitleAnswered, BookingPassed, Booked,
              PlacesContested, PlaceBid, Moved, MoveAnswered, TakenOff, NightBegan>;

class Chronicle {
 public:
  /// setup: the campaign's.
  explicit Chronicle(const Setup& setup);

  /// Adds the next event of the campaign.
  void note(const Event& event);

  // All of them in order of time.
  [[nodiscard]] const std::vector<PastBout>& bouts() const { return bouts_; }
  [[nodiscard]] const std::vector<LedgerLine>& ledger() const { return ledger_; }
  [[nodiscard]] const std::vector<News>& news() const { return news_; }
  [[nodiscard]] const std::vector<Reign>& reigns() const { return reigns_; }
  /// Week 0 is the end of the forming; then one entry for each finished week, and last the present one.
  [[nodiscard]] const std::vector<CashAtWeek>& cash() const { return cash_; }

  /// The weeks of the man who has that name now, since he joined; weeks without a change are left out.
  [[nodiscard]] std::span<const ManAtWeek> weeks_of(Person person) const { return lives_[person].weeks; }
  /// His bouts, as indices of `bouts`.
  [[nodiscard]] std::span<const std::int32_t> bouts_of(Person person) const { return lives_[person].bouts; }

  /// The present week; 0 in the forming.
  [[nodiscard]] int week() const { return week_; }
  /// The memory that it uses, in bytes.
  [[nodiscard]] std::size_t bytes() const;

 private:
  struct Life {
    std::vector<ManAtWeek> weeks;
    std::vector<std::int32_t> bouts;
    Seat seat = no_seat;
    std::int16_t pop = 0;
    std::int16_t streak = 0;
    std::int8_t rank = no_rank;
    bool changed = false;  ///< since his last entry in `weeks`
  };

  void tell(const ManMade& event);
  void tell(const Picked& event);
  void tell(const LotSold& event);
  void tell(const MeetingBegan& event);
  void tell(const WeekBegan& event);
  void tell(const CampaignEnded& event);
  void tell(const Retired& event);
  void tell(const SignedOn& event);
  void tell(const Sold& event);
  void tell(const Traded& event);
  void tell(const Stripped& event);
  void tell(const PlacePaid& event);
  void tell(const BoutFought& event);
  void tell(const PursePaid& event);
  void tell(const PopChanged& event);
  void tell(const RankChanged& event);
  void tell(const Learned& event);
  void tell(const CamerasPlaced& event);
  void tell(const VisitorCame& event);
  void tell(const WalkedOver& event);
  void tell(const Rematched& event);
  void tell(const Worn& event);
  /// Ignored events.
  template <class Quiet>
  requires is_quiet<Quiet>
  void tell(const Quiet& /*event*/) {}

  [[nodiscard]] Life& life(Person person) { return lives_[person]; }
  void join(Seat seat, Person person);
  void write(const LedgerLine& entry);
  void print(News news);
  void print_bout(const PastBout& bout);
  void print_title(const PastBout& bout, News news);
  void fight_for_the_title(const PastBout& bout);
  void print_leader();
  [[nodiscard]] std::int32_t last_bout() const { return static_cast<std::int32_t>(bouts_.size()) - 1; }
  void crown(Person person);
  void end_reign(ReignEnd end);
  void begin_week(int week);
  void close_week();

  std::array<Life, most_people> lives_;
  std::vector<PastBout> bouts_;
  std::vector<LedgerLine> ledger_;
  std::vector<News> news_;
  std::vector<Reign> reigns_;
  std::vector<CashAtWeek> cash_;
  Tables tables_;
  std::optional<Arena> cameras_;  ///< where the cameras are this week
  Person paid_ = nobody;          ///< who was paid by the last event
  Person just_paid_ = nobody;     ///< who was paid by the event before it
  int seats_ = 0;
  int contenders_ = 0;  ///< contenders on the ladder
  int week_ = 0;
  bool in_tournament_ = true;
  Seat leader_ = no_seat;
};

// What the chronicle says about two men who meet: why their bout matters, and what it has decided. Only facts of the
// chronicle; each kind has its own text. Source: rules/ringside-campaign/rules.md, 10.

enum class MemoryKind : std::uint8_t {
  // Before the bout.
  one_each,      ///< each has beaten the other once in two meetings
  revenge,       ///< man was beaten by other when they met last
  again,         ///< man has beaten other `number` times, in all their meetings
  old_champion,  ///< man was champion, and is no longer
  unbeaten,      ///< neither has lost in three bouts or more
  streak,        ///< man has won his last `number` bouts, three or more
  losing,        ///< man has lost his last `number` bouts, three or more
  first_time,    ///< both have boxed three times or more, never each other
  // After it.
  decided,       ///< man has won the third meeting, after each had won one
  avenged,       ///< man has beaten the one who beat him last time
  regained,      ///< man is champion again
  streak_ended,  ///< other had won his last `number` bouts, three or more
  against_odds,  ///< man won against printed odds of `number` in a hundred, thirty or fewer
  came_back,     ///< man was down `number` times, and won
};
inline constexpr int memory_kinds = 14;

struct Memory {
  MemoryKind kind = MemoryKind::first_time;
  Person man = nobody;
  Person other = nobody;
  int number = 0;
  std::int32_t bout = no_bout;  ///< the earlier meeting that it refers to
};

/// Why a bout between these two matters, as of the first `before` bouts of the chronicle; the most important reason first.
std::vector<Memory> at_stake(const Chronicle& chronicle, Person red, Person blue, std::int32_t before);
/// What that bout has decided, the most important first; empty after a draw.
std::vector<Memory> settled(const Chronicle& chronicle, std::int32_t bout);

/// As a sentence.
std::string worded(const Memory& memory, const Chronicle& chronicle, const Setup& setup, const Words& words);

}  // namespace fc::ringside_campaign
