#include "overlay/ringside-campaign/pages.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "scene/ringside-campaign/chronicle.h"
#include "scene/ringside-campaign/game.h"

namespace fc::ringside_campaign {
namespace {

using overlay::Clipping;

/// How a kind is called in the texts, and how many headlines there are for it.
struct Wordings {
  std::string_view word;
  int headlines;
};

Wordings wordings_of(NewsKind kind) {
  switch (kind) {
    case NewsKind::crowned: return {"crowned", 3};
    case NewsKind::title_won: return {"title_won", 3};
    case NewsKind::title_filled: return {"title_filled", 2};
    case NewsKind::title_kept: return {"title_kept", 3};
    case NewsKind::title_drawn: return {"title_drawn", 2};
    case NewsKind::title_undecided: return {"title_undecided", 2};
    case NewsKind::champion_beaten: return {"champion_beaten", 2};
    case NewsKind::visitor_wins: return {"visitor_wins", 2};
    case NewsKind::stripped: return {"stripped", 2};
    case NewsKind::champion_retired: return {"champion_retired", 2};
    case NewsKind::retired: return {"retired", 2};
    case NewsKind::signed_on: return {"signed_on", 2};
    case NewsKind::sold: return {"sold", 2};
    case NewsKind::traded: return {"traded", 2};
    case NewsKind::upset: return {"upset", 3};
    case NewsKind::stopped_early: return {"stopped_early", 3};
    case NewsKind::great_fight: return {"great_fight", 3};
    case NewsKind::streak: return {"streak", 2};
    case NewsKind::new_leader: return {"new_leader", 2};
    case NewsKind::walkover: return {"walkover", 3};
    case NewsKind::rubber_match: return {"rubber_match", 2};
    case NewsKind::ended: break;
  }
  return {"ended", 2};
}

constexpr int weeks_of_a_year = 52;
constexpr Wordings main_bout{"bout", 3};
constexpr Wordings drawn_bout{"draw", 2};

std::string key(std::string_view word, std::string_view end) {
  return std::string("ringside-campaign.gazette.").append(word).append(".").append(end);
}

std::string_view how(ringside::Method method) {
  switch (method) {
    case ringside::Method::ko: return "ko";
    case ringside::Method::tko: return "tko";
    case ringside::Method::decision: return "decision";
    case ringside::Method::draw:
    case ringside::Method::none: break;
  }
  return "draw";
}

const PastBout* bout_of(const OfficeView& view, const News& news) {
  return news.bout == no_bout ? nullptr : &view.chronicle.bouts()[static_cast<std::size_t>(news.bout)];
}

/// Writes one piece.
class GazetteWriter {
 public:
  GazetteWriter(const OfficeView& view, const News& news, const Words& words)
      : view_(view), news_(news), bout_(bout_of(view, news)), words_(words) {}

  [[nodiscard]] Clipping write(const Wordings& wordings) const {
    // Which of the headlines: another one from week to week and from man to man, but always this one for this news.
    const int seed = 31 * news_.week + 7 * news_.man + 3 * static_cast<int>(news_.kind);
    const std::string headline = "headline_" + std::to_string(seed % wordings.headlines + 1);
    Clipping clipping{.kicker = kicker(), .headline = say(key(wordings.word, headline))};
    clipping.story = say(key(wordings.word, "story"));
    if (bout_ != nullptr) {
      clipping.story += " " + say(key("how", how(bout_->result.method)));
      // The Gazette remembers, as far as there is room.
      std::vector<Memory> memories = settled(view_.chronicle, news_.bout);
      memories.resize(std::min<std::size_t>(memories.size(), 2));
      for (const Memory& memory : memories) {
        clipping.story += " " + worded(memory, view_.chronicle, view_.setup, words_);
      }
      const bool is_dear = bout_->bout.title || bout_->bout.arena >= Arena::high;
      if (is_dear && bout_->purses[bout_->bout.red == news_.man ? 0 : 1] > 0) {  // nobody pays a visitor
        clipping.story += " " + say("ringside-campaign.gazette.purse");
      }
    }
    if (news_.seat < most_managers) {
      clipping.mark = mark_of(news_.seat);
    }
    return clipping;
  }

 private:
  [[nodiscard]] std::string kicker() const {
    if (bout_ == nullptr) {
      return say("ringside-campaign.gazette.kicker_week");
    }
    return say(bout_->bout.title ? "ringside-campaign.gazette.kicker_title" : "ringside-campaign.gazette.kicker");
  }

  [[nodiscard]] std::string_view name(Person person) const {
    return person == nobody ? std::string_view() : man_name(view_.setup, person, words_);
  }
  [[nodiscard]] std::string_view brief(Person person) const {
    return person == nobody ? std::string_view() : last_name(view_.setup, person, words_);
  }
  [[nodiscard]] std::string_view manager(Seat seat) const {
    return seat < most_managers ? std::string_view(view_.manager(seat)) : std::string_view();
  }

  [[nodiscard]] std::string say(const std::string& said) const {
    const Person other = news_.other != nobody || bout_ == nullptr ? news_.other
                         : bout_->bout.red == news_.man            ? bout_->bout.blue
                                                                   : bout_->bout.red;
    const std::string arena = bout_ == nullptr ? "" : std::string(words_[key_of(bout_->bout.arena)]);
    const Money purse = bout_ == nullptr ? 0 : bout_->purses[bout_->bout.red == news_.man ? 0 : 1];
    return words_.say(said, {{"man", name(news_.man)},
                             {"short", brief(news_.man)},
                             {"other", name(other)},
                             {"other-short", brief(other)},
                             {"manager", manager(news_.seat)},
                             {"with", manager(news_.with)},
                             {"sum", money_text(std::abs(news_.number), words_)},
                             {"number", std::to_string(news_.number)},
                             {"week", std::to_string(news_.week)},
                             {"arena", arena},
                             {"round", std::to_string(bout_ == nullptr ? 0 : bout_->result.round)},
                             {"rounds", std::to_string(bout_ == nullptr ? 0 : bout_->bout.rounds)},
                             {"purse", money_text(purse, words_)}});
  }

  const OfficeView& view_;
  const News& news_;
  const PastBout* bout_;
  const Words& words_;
};

/// What is of one week, of all that is in order of time.
template <class Entry>
std::span<const Entry> of_week(const std::vector<Entry>& all, int week) {
  const auto from = std::ranges::lower_bound(all, week, {}, &Entry::week);
  return {from, std::ranges::upper_bound(from, all.end(), week, {}, &Entry::week)};
}

/// Who beat whom, the main bout first.
Clipping results(const OfficeView& view, int week, const Words& words) {
  Clipping clipping{.kicker = words.say("ringside-campaign.gazette.kicker_week", {{"week", std::to_string(week)}}),
                    .headline = std::string(words["ringside-campaign.gazette.results"])};
  const std::span<const PastBout> night = of_week(view.chronicle.bouts(), week);
  for (std::size_t left = night.size(); left-- > 0;) {
    const PastBout& bout = night[left];
    const Corner winner = bout.result.winner;
    const std::string_view said =
        bout.result.is_drawn() ? "ringside-campaign.gazette.result_drawn" : "ringside-campaign.gazette.result_won";
    clipping.story += (clipping.story.empty() ? "" : "\n") +
                      words.say(said, {{"winner", last_name(view.setup, bout.bout.man(winner), words)},
                                       {"loser", last_name(view.setup, bout.bout.man(other(winner)), words)},
                                       {"result", result_text(bout.result, words)}});
  }
  return clipping;
}

/// A year as the almanac tells it, or what there was of it when the campaign ended: bouts, the knockout of the year, money,
/// and belts.
Clipping almanac(const OfficeView& view, int from, int to, const Words& words) {
  const auto say = [&](std::string_view which, Words::Arguments arguments) {
    return words.say(key("almanac", which), arguments);
  };
  Clipping clipping{.kicker = words.say("ringside-campaign.gazette.kicker_week", {{"week", std::to_string(to)}}),
                    .headline = say("headline", {{"from", std::to_string(from)}, {"to", std::to_string(to)}})};
  int bouts = 0;
  int stopped = 0;
  const PastBout* knockout = nullptr;
  std::array<Money, most_people> purses{};
  std::array<Money, most_managers> shares{};
  for (const PastBout& bout : view.chronicle.bouts()) {
    if (bout.week < from || bout.week > to) {
      continue;
    }
    const bool is_knockout = bout.result.method == ringside::Method::ko;
    ++bouts;
    stopped += is_knockout || bout.result.method == ringside::Method::tko ? 1 : 0;
    // The earliest round, in the best arena.
    if (is_knockout && (knockout == nullptr || bout.result.round < knockout->result.round ||
                        (bout.result.round == knockout->result.round && bout.bout.arena > knockout->bout.arena))) {
      knockout = &bout;
    }
    for (const Corner corner : both_corners) {
      const std::size_t own = index_of(corner);
      purses[bout.bout.man(corner)] += bout.purses[own];
      if (bout.seats[own] < most_managers) {
        shares[bout.seats[own]] += bout.shares[own];
      }
    }
  }
  clipping.story = say("bouts", {{"bouts", std::to_string(bouts)}, {"stopped", std::to_string(stopped)}});
  if (knockout != nullptr) {
    const Corner winner = knockout->result.winner;
    clipping.story += "\n" + say("knockout", {{"man", man_name(view.setup, knockout->bout.man(winner), words)},
                                              {"other", man_name(view.setup, knockout->bout.man(other(winner)), words)},
                                              {"round", std::to_string(knockout->result.round)},
                                              {"week", std::to_string(knockout->week)}});
  }
  const auto man = std::ranges::max_element(purses);
  const auto manager = std::ranges::max_element(shares);
  if (*man > 0) {
    clipping.story += "\n" + say("money", {{"man", man_name(view.setup, static_cast<Person>(man - purses.begin()), words)},
                                           {"purses", money_text(*man, words)},
                                           {"manager", view.manager(static_cast<int>(manager - shares.begin()))},
                                           {"shares", money_text(*manager, words)}});
  }
  std::string belts;
  for (const Reign& reign : view.chronicle.reigns()) {
    if (reign.to >= from && reign.from <= to) {
      belts += (belts.empty() ? "" : ", ") + std::string(last_name(view.setup, reign.man, words));
    }
  }
  if (!belts.empty()) {
    clipping.story += "\n" + say("belts", {{"men", belts}});
  }
  return clipping;
}

/// The last bout of a night.
News main_bout_of(const Chronicle& chronicle, std::span<const PastBout> night) {
  const PastBout& bout = night.back();
  const Corner winner = bout.result.winner;
  return {.week = bout.week,
          .kind = NewsKind::stopped_early,
          .weight = 2,
          .man = bout.bout.man(winner),
          .other = bout.bout.man(other(winner)),
          .seat = bout.seats[index_of(winner)],
          .with = bout.seats[index_of(other(winner))],
          .bout = static_cast<std::int32_t>(&bout - chronicle.bouts().data())};
}

}  // namespace

std::vector<int> issues(const Chronicle& chronicle) {
  std::vector<int> weeks;
  for (const PastBout& bout : chronicle.bouts()) {
    weeks.push_back(bout.week);
  }
  for (const News& news : chronicle.news()) {
    weeks.push_back(news.week);
  }
  std::ranges::sort(weeks);
  weeks.erase(std::unique(weeks.begin(), weeks.end()), weeks.end());
  return weeks;
}

Clipping clipping_of(const OfficeView& view, const News& news, const Words& words) {
  return GazetteWriter(view, news, words).write(wordings_of(news.kind));
}

std::vector<Clipping> issue_of(const OfficeView& view, int week, const Words& words) {
  const std::span<const News> news_of_week = of_week(view.chronicle.news(), week);
  std::vector<News> found(news_of_week.begin(), news_of_week.end());
  std::ranges::stable_sort(found, std::ranges::greater(), &News::weight);
  std::vector<Clipping> all;
  const std::span<const PastBout> night = of_week(view.chronicle.bouts(), week);
  if (!night.empty() && (found.empty() || found.front().weight < 2)) {
    const News news = main_bout_of(view.chronicle, night);
    all.push_back(GazetteWriter(view, news, words).write(night.back().result.is_drawn() ? drawn_bout : main_bout));
  }
  for (const News& news : found) {
    all.push_back(clipping_of(view, news, words));
  }
  if (!all.empty()) {
    all.front().grand = true;
  }
  const bool ends = std::ranges::count(found, NewsKind::ended, &News::kind) > 0;
  if (week > 0 && (ends || (week % weeks_of_a_year == 0 && week < view.chronicle.week()))) {
    all.push_back(almanac(view, week - (week - 1) % weeks_of_a_year, week, words));
  }
  if (!night.empty()) {
    all.push_back(results(view, week, words));
  }
  return all;
}

}  // namespace fc::ringside_campaign
