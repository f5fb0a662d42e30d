// What an evening of a campaign came to, and what was decided for somebody who was not there: from its events alone.
// Source: rules/ringside-campaign/rules.md, 10.
#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "core/result.h"
#include "overlay/bout/game_panels.h"
#include "overlay/ringside-campaign/pages.h"
#include "rules/ringside-campaign/ladder.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using overlay::Clipping;
using overlay::FrontPageModel;
using Campaign = MatchOf<Rules>;

/// How a campaign stood after so many choices of its script, with all dice before the next one.
struct Stood {
  State state;
  std::size_t events = 0;
};

Stood stood_after(const Campaign& campaign, std::size_t choices) {
  const Setup& setup = campaign.setup();
  const Script& script = campaign.script();
  Stood stood{.state = Rules::opening(setup)};
  const auto count = [&stood](const auto&) { ++stood.events; };
  choices = std::min(choices, script.choices.size());
  for (std::size_t dice = 0, chosen = 0;;) {
    const NeedKind kind = Rules::need(setup, stood.state).kind;
    if (kind == NeedKind::finished || (kind == NeedKind::roll ? dice == script.dice.size() : chosen == choices)) {
      return stood;
    }
    if (kind == NeedKind::roll) {
      Rules::play_roll(setup, stood.state, script.dice[dice++], count);
    } else {
      const Result<Choice> choice = Rules::parse(script.choices[chosen++]);
      FC_CHECK(choice);
      Rules::play_choice(setup, stood.state, *choice, count);
    }
  }
}

/// What an evening is remembered for, the least first: a belt that stays where it was is what people have read before.
int remembered(const News& news) {
  switch (news.kind) {
    case NewsKind::crowned:
    case NewsKind::title_won:
    case NewsKind::title_filled:
    case NewsKind::stripped:
    case NewsKind::ended: return 5;
    case NewsKind::new_leader:
    case NewsKind::champion_retired: return 4;
    case NewsKind::champion_beaten:
    case NewsKind::visitor_wins:
    case NewsKind::upset:
    case NewsKind::rubber_match: return 3;
    case NewsKind::title_kept:
    case NewsKind::title_drawn:
    case NewsKind::title_undecided:
    case NewsKind::great_fight: return 2;
    case NewsKind::sold:
    case NewsKind::traded:
    case NewsKind::streak:
    case NewsKind::walkover:
    case NewsKind::stopped_early: return 1;
    case NewsKind::retired:
    case NewsKind::signed_on: break;
  }
  return 0;
}

/// Finds among a campaign's events those that somebody at that seat has decided.
class DecidedAt {
 public:
  explicit DecidedAt(Seat seat) : seat_(seat) {}

  template <class Event>
  bool operator()(const Event& event) {
    if constexpr (std::is_same_v<Event, OfferAnswered>) {
      answered_ = event.accepted && event.offer.kind == OfferKind::bout ? event.offer : Offer{};
      return !event.accepted && event.offer.to == seat_;
    } else if constexpr (std::is_same_v<Event, Booked>) {
      const Offer answered = std::exchange(answered_, {});  // a visitor's or a stablemate's bout was not answered by anybody
      return event.bout.by != no_seat && (event.bout.by == seat_ || answered.to == seat_);
    } else if constexpr (std::is_same_v<Event, Sold>) {
      return event.from == seat_ || event.to == seat_;
    } else if constexpr (std::is_same_v<Event, Traded>) {
      return event.by == seat_ || event.to == seat_;
    } else if constexpr (std::is_same_v<Event, Picked> || std::is_same_v<Event, LotSold> || std::is_same_v<Event, Retired> ||
                         std::is_same_v<Event, SignedOn> || std::is_same_v<Event, TitleAnswered> ||
                         std::is_same_v<Event, PlacePaid>) {
      return event.seat == seat_;
    }
    return false;
  }

 private:
  Seat seat_;
  Offer answered_;
};

class EveningEditor {
 public:
  EveningEditor(const Campaign& campaign, const OfficeView& view, const Words& words, const overlay::TellSince& since)
      : campaign_(campaign), view_(view), words_(words), since_(since), before_(stood_after(campaign, since.choices)) {
    Chronicle then(view.setup);
    for (std::size_t event = 0; event < before_.events; ++event) {
      then.note(campaign.events()[event]);
    }
    bouts_ = std::span(view.chronicle.bouts()).subspan(then.bouts().size());
    news_ = std::span(view.chronicle.news()).subspan(then.news().size());
  }

  /// What the evening was for all.
  [[nodiscard]] std::optional<FrontPageModel> write() const {
    FrontPageModel page;
    write_lead(page);
    if (page.headline.empty()) {
      return std::nullopt;
    }
    page.subheads = {when()};
    for (int seat = 0; seat < seats_of(view_.setup); ++seat) {
      if (std::string said = of_absent(seat); !said.empty()) {
        page.story.push_back(std::move(said));
      }
    }
    page.quotes = next();
    page.ranking = true;
    write_ranking(page);
    write_best(page);
    page.plot = cash_plot(view_, words_, false);
    page.plot_head = words_["ringside-campaign.office.ledger.by_week"];
    return page;
  }

  /// What was decided for one of them.
  [[nodiscard]] std::optional<FrontPageModel> write_for(int reader) const {
    const std::vector<std::string> decided = decisions(reader);
    const std::array<int, 3> of_his = record_of(reader);
    if (decided.empty() && of_his[0] + of_his[1] + of_his[2] == 0) {
      return std::nullopt;
    }
    constexpr std::size_t most = 9;
    FrontPageModel page;
    page.winner = mark_of(reader);
    page.headline = say("away.headline", {{"manager", view_.manager(reader)}});
    page.subheads = {when()};
    page.story = {say("away.story", {{"manager", view_.manager(reader)},
                                     {"from", money(before_.state.manager(reader).cash)},
                                     {"to", money(view_.state.manager(reader).cash)},
                                     {"won", std::to_string(of_his[0])},
                                     {"lost", std::to_string(of_his[1])}})};
    for (std::size_t line = 0; line < std::min(most, decided.size()); ++line) {
      page.facts.push_back(decided[line]);
    }
    if (decided.size() > most) {
      page.facts.push_back(say("away.more", {{"number", std::to_string(decided.size() - most)}}));
    }
    page.ranking = true;
    page.card_head = {say("away.man", {}), say("away.other", {}), say("away.result", {}), say("away.share", {})};
    constexpr std::size_t rows = 8;
    for (std::size_t left = bouts_.size(); left-- > 0 && page.card_rows.size() < rows;) {
      for (const Corner corner : both_corners) {
        if (bouts_[left].seats[index_of(corner)] == reader) {
          page.card_rows.push_back(row_of(bouts_[left], corner));
        }
      }
    }
    page.quotes = next();
    page.plot = cash_plot(view_, words_, false);
    page.plot_head = words_["ringside-campaign.office.ledger.by_week"];
    return page;
  }

 private:
  [[nodiscard]] std::string say(std::string_view key, Words::Arguments arguments) const {
    return words_.say(std::string("ringside-campaign.evening.").append(key), arguments);
  }
  [[nodiscard]] std::string money(Money sum) const { return money_text(sum, words_); }
  [[nodiscard]] std::string_view brief(Person person) const { return last_name(view_.setup, person, words_); }

  [[nodiscard]] std::string when() const {
    const auto stopped = std::ranges::count_if(bouts_, [](const PastBout& bout) { return bout.result.is_stoppage(); });
    if (bouts_.empty()) {
      return say("no_bout", {});
    }
    const int from = bouts_.front().week;
    const int to = bouts_.back().week;
    return say(from == to ? "week" : "weeks", {{"from", std::to_string(from)},
                                               {"to", std::to_string(to)},
                                               {"bouts", std::to_string(bouts_.size())},
                                               {"stopped", std::to_string(stopped)}});
  }

  /// Whoever was richest before, or at the end.
  [[nodiscard]] Seat leader(const State& state) const { return ranking_of(view_.setup, state)[0].seat; }

  /// What the evening is remembered for, the latest of several; then two more of other kinds. Nothing if nothing happened.
  void write_lead(FrontPageModel& page) const {
    std::vector<News> found(news_.rbegin(), news_.rend());
    const Seat richest = leader(view_.state);
    const bool overtaken = before_.state.phase != Phase::forming && leader(before_.state) != richest;
    std::erase_if(
        found, [&](const News& news) { return news.kind == NewsKind::new_leader && (!overtaken || news.seat != richest); });
    std::ranges::stable_sort(found, std::ranges::greater(), [](const News& news) { return remembered(news); });
    std::vector<NewsKind> told;
    for (const News& news : found) {
      constexpr std::size_t most = 3;
      if (told.size() == most || std::ranges::find(told, news.kind) != told.end()) {
        continue;
      }
      told.push_back(news.kind);
      const Clipping clipping = clipping_of(view_, news, words_);
      if (page.headline.empty()) {
        page.headline = clipping.headline;
        page.winner = clipping.mark;
      }
      page.story.push_back(clipping.story);
      if (told.size() == 1) {
        write_belts(page);
      }
    }
    if (!page.headline.empty()) {
      return;
    }
    if (bouts_.empty()) {
      if (before_.state.phase == Phase::forming && view_.state.phase != Phase::forming) {
        page.headline = say("formed", {});
        page.story = {say("formed_story", {})};
      }
      return;
    }
    const Clipping clipping = issue_of(view_, bouts_.back().week, words_).front();
    page.headline = clipping.headline;
    page.winner = clipping.mark;
    page.story = {clipping.story};
  }

  /// Where the belt went more than once, through whose hands.
  void write_belts(FrontPageModel& page) const {
    std::string men;
    int changes = 0;
    for (const News& news : news_) {
      if (news.kind == NewsKind::crowned || news.kind == NewsKind::title_won || news.kind == NewsKind::title_filled) {
        men += (men.empty() ? "" : ", ") + std::string(brief(news.man));
        ++changes;
      }
    }
    if (changes > 1) {
      page.story.push_back(say("belts", {{"number", std::to_string(changes)}, {"men", men}}));
    }
  }

  /// Won, lost and drawn by his men since.
  [[nodiscard]] std::array<int, 3> record_of(int seat) const {
    std::array<int, 3> record{};
    for (const PastBout& bout : bouts_) {
      for (const Corner corner : both_corners) {
        if (bout.seats[index_of(corner)] == seat) {
          const Outcome outcome = bout.result.outcome(corner);
          ++record[outcome == Outcome::won ? 0 : outcome == Outcome::lost ? 1 : 2];
        }
      }
    }
    return record;
  }

  /// What was decided for whoever has that seat while somebody else decided there, a line each.
  [[nodiscard]] std::vector<std::string> decisions(int seat) const {
    std::vector<std::string> lines;
    for (const overlay::StoodIn& span : since_.stood_in) {
      if (span.seat != seat) {
        continue;
      }
      const std::size_t end = stood_after(campaign_, span.to).events;
      DecidedAt decided(static_cast<Seat>(seat));
      for (std::size_t event = stood_after(campaign_, span.from).events; event < end; ++event) {
        const Cue cue{.event = campaign_.events()[event], .pose = {}};
        if (!std::visit(decided, campaign_.events()[event])) {
          continue;
        }
        if (const auto line = commentary_line(view_.setup, cue, view_.names, words_); line && !line->text.empty()) {
          lines.push_back(line->text);
        }
      }
    }
    return lines;
  }

  [[nodiscard]] std::string of_absent(int seat) const {
    if (std::ranges::count(since_.stood_in, seat, &overlay::StoodIn::seat) == 0) {
      return {};
    }
    const std::array<int, 3> record = record_of(seat);
    const std::vector<std::string> decided = decisions(seat);
    if (decided.empty() && record == std::array<int, 3>{}) {
      return {};
    }
    return say("absent",
               {{"manager", view_.manager(seat)},
                {"decided", std::to_string(decided.size())},
                {"won", std::to_string(record[0])},
                {"lost", std::to_string(record[1])},
                {"sum", signed_money_text(view_.state.manager(seat).cash - before_.state.manager(seat).cash, words_)}});
  }

  void write_ranking(FrontPageModel& page) const {
    const auto head = [&](std::string_view key) { return say(key, {}); };
    page.card_head = {head("manager"), head("cash"), head("tonight"), head("record")};
    for (const Ranked& ranked : ranking_of(view_.setup, view_.state)) {
      const std::array<int, 3> record = record_of(ranked.seat);
      page.card_rows.push_back({std::to_string(ranked.rank) + ". " + view_.manager(ranked.seat), money(ranked.cash),
                                signed_money_text(ranked.cash - before_.state.manager(ranked.seat).cash, words_),
                                std::to_string(record[0]) + "\u2013" + std::to_string(record[1]) +
                                    (record[2] > 0 ? "\u2013" + std::to_string(record[2]) : "")});
    }
  }

  /// The bouts that were worth most money.
  void write_best(FrontPageModel& page) const {
    constexpr std::size_t most = 5;
    std::vector<const PastBout*> best;
    for (const PastBout& bout : bouts_) {
      best.push_back(&bout);
    }
    const auto purse = [](const PastBout* bout) { return std::max(bout->purses[0], bout->purses[1]); };
    std::ranges::stable_sort(best, std::ranges::greater(), purse);
    best.resize(std::min(most, best.size()));
    std::ranges::sort(best);
    if (best.empty()) {
      return;
    }
    page.sides = {scene::Ink::ink, scene::Ink::ink};
    page.figures.push_back({say("winner", {}), say("result", {}), say("loser", {})});
    for (const PastBout* bout : best) {
      const Corner winner = bout->result.is_drawn() ? Corner::red : bout->result.winner;
      page.figures.push_back(
          {std::string(brief(bout->bout.man(winner))),
           say("how", {{"result", result_text(bout->result, words_)}, {"week", std::to_string(bout->week)}}),
           std::string(brief(bout->bout.man(other(winner))))});
    }
  }

  [[nodiscard]] std::vector<std::string> row_of(const PastBout& bout, Corner corner) const {
    const Outcome outcome = bout.result.outcome(corner);
    const std::string_view how = outcome == Outcome::won ? "won" : outcome == Outcome::lost ? "lost" : "drew";
    return {std::string(brief(bout.bout.man(corner))), std::string(brief(bout.bout.man(other(corner)))),
            say(how, {{"result", result_text(bout.result, words_)}}), money(bout.shares[index_of(corner)])};
  }

  /// What is open: the belt, the bouts that are booked, and the money.
  [[nodiscard]] std::vector<std::string> next() const {
    std::vector<std::string> lines;
    const State& state = view_.state;
    if (state.phase == Phase::finished) {
      return lines;
    }
    for (std::size_t billed = state.night.size(); billed-- > 0 && lines.empty();) {
      lines.push_back(meeting("next.bill", state.night[billed].red, state.night[billed].blue));
    }
    const Ladder& ladder = state.ladder;
    if (ladder.champion != nobody && !ladder.contenders.empty()) {
      lines.push_back(meeting("next.belt", ladder.champion, ladder.contenders[0]));
      const int weeks = view_.setup.options.mandatory_weeks;
      const int due = state.last_defence + weeks;
      if (weeks > 0 && due - state.week <= 4) {
        lines.push_back(
            say("next.must", {{"man", brief(ladder.champion)}, {"week", std::to_string(std::max(due, state.week + 1))}}));
      }
    } else if (state.phase != Phase::forming && ladder.contenders.size() > 1) {
      lines.push_back(meeting("next.vacant", ladder.contenders[0], ladder.contenders[1]));
    }
    const Ranking ranking = ranking_of(view_.setup, state);
    const Money gap = ranking[0].cash - ranking[1].cash;
    if (ranking[0].cash > 0) {
      lines.push_back(say(gap == 0 ? "next.level" : "next.gap", {{"weeks", std::to_string(state.weeks_left)},
                                                                 {"sum", money(gap)},
                                                                 {"first", view_.manager(ranking[0].seat)},
                                                                 {"second", view_.manager(ranking[1].seat)}}));
    }
    constexpr std::size_t most = 3;
    lines.resize(std::min(most, lines.size()));
    return lines;
  }

  /// Two men who are to meet, and why that matters.
  [[nodiscard]] std::string meeting(std::string_view key, Person red, Person blue) const {
    std::string line = say(key, {{"man", brief(red)}, {"other", brief(blue)}});
    const auto so_far = static_cast<std::int32_t>(view_.chronicle.bouts().size());
    if (const std::vector<Memory> why = at_stake(view_.chronicle, red, blue, so_far); !why.empty()) {
      line += " " + worded(why.front(), view_.chronicle, view_.setup, words_);
    }
    return line;
  }

  const Campaign& campaign_;
  const OfficeView& view_;
  const Words& words_;
  const overlay::TellSince& since_;
  Stood before_;
  std::span<const PastBout> bouts_;
  std::span<const News> news_;
};

}  // namespace

std::optional<FrontPageModel> evening_page(const MatchOf<Rules>& campaign, const std::vector<std::string>& names,
                                           const Words& words, const overlay::TellSince& since) {
  Chronicle chronicle(campaign.setup());
  for (const Event& event : campaign.events()) {
    chronicle.note(event);
  }
  const OfficeView view{campaign.setup(), campaign.state(), chronicle, names};
  const EveningEditor editor(campaign, view, words, since);
  return since.reader ? editor.write_for(*since.reader) : editor.write();
}

}  // namespace fc::ringside_campaign
