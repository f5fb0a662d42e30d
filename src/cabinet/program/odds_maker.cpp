#include "cabinet/program/odds_maker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "cabinet/program/match_up.h"
#include "core/result.h"
#include "overlay/bout/game_panels.h"
#include "platform/process.h"

namespace fc::cabinet {

struct OddsMaker::Question {
  std::unique_ptr<trials::Simulator> simulator;  ///< null once it is answered
  std::vector<std::int64_t> counts;
  std::array<std::size_t, 2> wins{};  ///< places in the counts
  int boxed = 0;
  overlay::Odds odds;

  [[nodiscard]] bool is_boxed() const { return boxed == bouts_for_odds; }
  void box_one() {
    constexpr std::uint64_t seed = 1;
    simulator->play(seed, static_cast<std::uint64_t>(boxed), counts);
    ++boxed;
  }
  void answer() {
    const auto share = [&](std::size_t seat) {
      return static_cast<int>(std::lround(100.0 * static_cast<double>(counts[wins[seat]]) / bouts_for_odds));
    };
    const int left = share(0);
    const int right = std::min(share(1), 100 - left);
    odds.shares = {.left = left, .drawn = 100 - left - right, .right = right};
    simulator.reset();
  }
};

namespace {

/// Whoever leafs through a roster asks about many: of those he has left behind, the oldest are let go.
constexpr std::size_t most_open = 4;
/// A cabinet runs for weeks.
constexpr std::size_t most_known = 500;
/// Pairs that one search tries.
constexpr int most_tries = 8;

/// What the quick estimate must give each: it is a few per cent off, and most who pass it are even indeed.
constexpr double least_estimated = 0.45;

/// How far from even, in half per cent: 0 to 100.
int distance_from_even(const overlay::Odds::Shares& shares) { return std::abs(2 * shares.left + shares.drawn - 100); }

/// What a tape says of the bout: its rounds, its class.
std::string terms_of(const CornerGame& game, const Script& script, const Words& words) {
  const Result<std::unique_ptr<Match>> match = game.open(script);
  return match ? overlay::make_panels(game.slug())->tale(**match, game.names(script, words), words).terms : std::string();
}

}  // namespace

bool is_even(const overlay::Odds::Shares& shares) { return distance_from_even(shares) <= 100 - 2 * least_even_share; }

OddsMaker::OddsMaker(bool waits) : waits_(waits) {}

OddsMaker::~OddsMaker() = default;

std::optional<overlay::Odds> OddsMaker::odds(const CornerGame& game, const BoutPlan& plan, const Words& words) {
  if (plan.entrants.size() != 2) {
    return std::nullopt;
  }
  const std::shared_ptr<Question> question = asked(game, plan, words);
  if (question == nullptr) {
    return std::nullopt;
  }
  const std::lock_guard lock(mutex_);
  return question->odds;
}

std::uint64_t OddsMaker::answered() const {
  const std::lock_guard lock(mutex_);
  return answered_;
}

std::shared_ptr<OddsMaker::Question> OddsMaker::asked(const CornerGame& game, const BoutPlan& plan, const Words& words) {
  WhatIfAsked by_bots{.plan = plan};
  by_bots.plan.stand_ins.clear();  // bots box for both, whoever sits there
  const Script script = game.opening_script(by_bots.plan);
  const std::string key = std::string(game.slug()).append("\n").append(words.language()).append("\n").append(script.setup);
  const std::unique_lock lock(mutex_);
  if (const auto known = known_.find(key); known != known_.end()) {
    if (known->second != nullptr && known->second->simulator != nullptr &&
        std::ranges::find(open_, known->second) == open_.end()) {
      put_first(known->second);  // it had been let go
    }
    return known->second;
  }
  if (known_.size() >= most_known) {
    known_.clear();
    open_.clear();
  }
  std::shared_ptr<Question>& question = known_[key];
  std::optional<WhatIf> what_if = game.what_if(by_bots, words);
  if (!what_if || what_if->wins.size() != 2) {
    return question;
  }
  question = std::make_shared<Question>();
  question->simulator = std::move(what_if->simulator);
  const auto counters = question->simulator->counters();
  question->counts.resize(counters.size());
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const auto place = std::ranges::find(counters, what_if->wins[seat]);
    FC_CHECK(place != counters.end());
    question->wins[seat] = static_cast<std::size_t>(place - counters.begin());
  }
  question->odds.assumes = words.say("menu.odds.assumes", {{"terms", terms_of(game, script, words)}});
  if (waits_) {
    while (!question->is_boxed()) {
      question->box_one();
    }
    question->answer();
    ++answered_;
  } else {
    put_first(question);
  }
  return question;
}

void OddsMaker::put_first(std::shared_ptr<Question> question) {
  open_.push_front(std::move(question));
  if (open_.size() > most_open) {
    open_.pop_back();
  }
  if (!thread_.joinable()) {
    thread_ = std::jthread([this](const std::stop_token& closing) {
      platform::give_way_to_others();
      work(closing);
    });
  }
  changed_.notify_all();
}

void OddsMaker::work(const std::stop_token& closing) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, closing, [this] { return !open_.empty(); }) && !closing.stop_requested()) {
    // One bout at a time: whatever is asked meanwhile comes first, and this one goes on later.
    const std::shared_ptr<Question> question = open_.front();
    lock.unlock();
    const bool failed = fault_thrown_by([&] { question->box_one(); }).has_value();
    lock.lock();
    if (failed) {
      std::erase(open_, question);
      const auto asked = std::ranges::find(known_, question, [](const auto& known) { return known.second; });
      if (asked != known_.end()) {
        asked->second = nullptr;  // it is as if it could not be boxed
      }
      ++answered_;
    } else if (question->is_boxed()) {
      question->answer();
      std::erase(open_, question);
      ++answered_;
    }
  }
}

EvenSearch::EvenSearch(OddsMaker& odds, const CornerGame& game, const Words& words, BoutPlan before, Next next)
    : odds_(&odds), game_(&game), words_(&words), next_(std::move(next)), plan_(std::move(before)) {
  if (std::optional<BoutPlan> first = next_()) {
    plan_ = std::move(*first);
  } else {
    over_ = true;
  }
}

bool EvenSearch::update() {
  while (!over_) {
    const std::optional<overlay::Odds> odds = odds_->odds(*game_, plan_, *words_);
    if (!odds || (odds->shares && is_even(*odds->shares))) {
      over_ = true;
      break;
    }
    if (!odds->shares) {
      return false;
    }
    if (const int distance = distance_from_even(*odds->shares); !nearest_ || distance < distance_) {
      nearest_ = plan_;
      distance_ = distance;
    }
    std::optional<BoutPlan> another = ++tried_ < most_tries ? next_() : std::nullopt;
    over_ = !another;
    plan_ = another ? std::move(*another) : *nearest_;
  }
  return true;
}

EvenSearch::Next even_candidates(const CornerGame& game, std::vector<std::size_t> places, BoutPlan plan, int seat,
                                 Random& random) {
  return [&game, &random, seat, plan = std::move(plan), places = std::move(places)]() mutable -> std::optional<BoutPlan> {
    const std::optional<std::string> match = even_match(game, places, plan, seat, random, least_estimated);
    if (!match) {
      return std::nullopt;
    }
    std::erase(places, *game.roster().find(*match));
    BoutPlan candidate = plan;
    bring(candidate, seat, *match);
    return candidate;
  };
}

}  // namespace fc::cabinet
