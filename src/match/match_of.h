// Implements `Match` for one game's rules. Keeps the events, each with an onlooker's view after it, and the script.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/result.h"
#include "match/match.h"
#include "rules/ruleset.h"

namespace fc {

template <Ruleset R>
class BriefOf final : public Brief {
 public:
  // NOLINTNEXTLINE(modernize-pass-by-value): for most games there is nothing to move
  BriefOf(const typename R::Setup& setup, const typename R::View& view, const Need& need, const typename R::Choices& legal)
      : setup_(setup), view_(view), need_(need), legal_(legal) {}

  [[nodiscard]] const typename R::Setup& setup() const { return setup_; }
  [[nodiscard]] const typename R::View& view() const { return view_; }
  [[nodiscard]] const typename R::Choices& legal() const { return legal_; }
  [[nodiscard]] Need need() const override { return need_; }
  [[nodiscard]] std::size_t legal_count() const override { return legal_.size(); }

 private:
  typename R::Setup setup_;
  typename R::View view_;
  Need need_;
  typename R::Choices legal_;
};

/// Writes the referee's answer: the state, and the events of the latest die or choice. Defined in library/<game>.
template <Ruleset R>
using AnswerWriter = std::string (*)(const typename R::Setup&, const typename R::State&,
                                     std::span<const typename R::Event> latest);

/// Summarises a state. Defined in library/<game>.
template <Ruleset R>
using StandingReader = Standing (*)(const typename R::Setup&, const typename R::State&);

/// Writes the set-up of the bout that a long game waits for, for a script of the game below. Defined in library/<game>.
template <Ruleset R>
using BoutWriter = std::string (*)(const typename R::Setup&, const typename R::State&);

/// Rules with `static constexpr bool forgets_views = true`: the game is so long that only the views of the latest answer are
/// kept, to save memory.
template <class R>
concept ForgetsViews = requires {
  requires R::forgets_views;
};

template <Ruleset R>
class MatchOf;

/// Downcast; `match` must be a match of R's game.
template <Ruleset R>
const MatchOf<R>& match_of(const Match& match) {
  FC_CHECK(match.game() == R::slug);
  return static_cast<const MatchOf<R>&>(match);
}

template <Ruleset R>
class MatchOf final : public Match {
 public:
  /// write_bout: only for a long game.
  MatchOf(typename R::Setup setup, Script script, AnswerWriter<R> write_answer, StandingReader<R> read_standing,
          BoutWriter<R> write_bout = nullptr)
      : setup_(std::move(setup)),
        state_(R::opening(setup_)),
        script_(std::move(script)),
        write_answer_(write_answer),
        read_standing_(read_standing),
        write_bout_(write_bout) {
    script_.dice.clear();
    script_.choices.clear();
  }

  [[nodiscard]] const typename R::Setup& setup() const { return setup_; }
  /// The full state, secrets included. Panels and bots use `view` instead.
  [[nodiscard]] const typename R::State& state() const { return state_; }
  [[nodiscard]] typename R::View view(int seat) const { return R::view(setup_, state_, seat); }
  [[nodiscard]] const std::vector<typename R::Event>& events() const { return events_; }
  /// The onlooker's view after each event: parallel to `events`, or to its last elements if the game `ForgetsViews`.
  [[nodiscard]] const std::vector<typename R::View>& views() const { return views_; }

  [[nodiscard]] std::string_view game() const override { return R::slug; }
  [[nodiscard]] int seats() const override { return R::seats(setup_); }
  [[nodiscard]] Need need() const override { return R::need(setup_, state_); }
  [[nodiscard]] Needs pickers() const override { return R::pickers(setup_, state_); }
  [[nodiscard]] RollCall roll_call() const override { return R::roll_call(setup_, state_); }
  [[nodiscard]] std::string_view topic_name(const Need& need) const override { return R::topic_name(need); }
  [[nodiscard]] const Script& script() const override { return script_; }
  [[nodiscard]] std::size_t event_count() const override { return events_.size(); }
  [[nodiscard]] std::string answer() const override {
    return write_answer_(setup_, state_, std::span(events_).subspan(latest_));
  }
  [[nodiscard]] Standing standing() const override { return read_standing_(setup_, state_); }

  [[nodiscard]] std::vector<std::string> legal(const Need& need) const override {
    std::vector<std::string> words;
    for (const typename R::Choice choice : R::legal(setup_, state_, need)) {
      words.emplace_back(R::notation(choice));
    }
    return words;
  }

  Result<void> choose(std::string_view notation) override {
    FC_TRY(const typename R::Choice choice, R::parse(notation));
    answered_ = events_.size();
    const Result<void> done = R::choose(setup_, state_, choice, recorder());
    if (done) {
      latest_ = answered_;
      script_.choices.emplace_back(notation);
    }
    return done;
  }

  Result<void> roll(int value) override {
    answered_ = events_.size();
    const Result<void> done = R::roll(setup_, state_, value, recorder());
    if (done) {
      latest_ = answered_;
      script_.dice.push_back(value);
    }
    return done;
  }

  [[nodiscard]] Script bout() const override {
    FC_CHECK(need().kind == NeedKind::bout && write_bout_ != nullptr);
    if constexpr (StandsOnAnother<R>) {
      return {.game = std::string(R::Below::slug), .setup = write_bout_(setup_, state_), .dice = {}, .choices = {}};
    }
    return {};
  }

  [[nodiscard]] std::vector<int> bout_deciders() const override {
    FC_CHECK(need().kind == NeedKind::bout);
    std::vector<int> seats;
    if constexpr (StandsOnAnother<R>) {
      const Deciders deciders = R::deciders(setup_, state_);
      seats.assign(deciders.begin(), deciders.end());
    }
    return seats;
  }

  [[nodiscard]] std::string result_of(const Match& fought) const override {
    FC_CHECK(need().kind == NeedKind::bout && fought.need().kind == NeedKind::finished);
    if constexpr (StandsOnAnother<R>) {
      const auto& below = match_of<typename R::Below>(fought);
      return std::string(R::notation(R::result_of(setup_, state_, below.setup(), below.state())));
    }
    return {};
  }

  [[nodiscard]] std::string any_result([[maybe_unused]] Random& random) const override {
    FC_CHECK(need().kind == NeedKind::bout);
    if constexpr (StandsOnAnother<R>) {
      return std::string(R::notation(R::any_result(setup_, state_, random)));
    }
    return {};
  }

  [[nodiscard]] std::unique_ptr<Brief> brief(const Need& need) const override {
    return std::make_unique<BriefOf<R>>(setup_, R::view(setup_, state_, need.seat), need, R::legal(setup_, state_, need));
  }

  [[nodiscard]] std::unique_ptr<Match> copy() const override {
    auto twin = std::make_unique<MatchOf>(setup_, script_, write_answer_, read_standing_, write_bout_);
    twin->state_ = state_;
    twin->script_ = script_;
    twin->events_ = events_;
    twin->views_ = views_;
    twin->latest_ = latest_;
    twin->wear(looks());
    return twin;
  }

 private:
  [[nodiscard]] auto recorder() {
    return [this](const auto& event) {
      if constexpr (ForgetsViews<R>) {
        if (events_.size() == answered_) {
          views_.clear();
        }
      }
      events_.push_back(event);
      views_.push_back(view(no_seat));
    };
  }

  typename R::Setup setup_;
  typename R::State state_;
  Script script_;
  AnswerWriter<R> write_answer_;
  StandingReader<R> read_standing_;
  BoutWriter<R> write_bout_;
  std::vector<typename R::Event> events_;
  std::vector<typename R::View> views_;
  std::size_t latest_ = 0;    ///< index of the first event of the latest die or choice
  std::size_t answered_ = 0;  ///< number of events before the latest attempted answer
};

}  // namespace fc
