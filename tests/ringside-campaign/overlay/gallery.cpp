// A campaign stopped at the moments that matter: one of each question, fight night, and the week's end.
#include "tests/overlay/gallery.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

#include "library/ringside-campaign/game.h"
#include "match/match_of.h"
#include "tests/must.h"
#include "tests/overlay/moment.h"

namespace fc::ringside_campaign::test {
namespace {

using namespace fc::overlay;
using namespace fc::overlay::test;

constexpr std::string_view rolled = R"({"managers": 4, "options": {"stable_size": 4, "weeks": 52}})";
constexpr std::string_view drafted =
    R"({"managers": 3, "options": {"stable_size": 3, "weeks": 20, "formation": "draft", "replacement": "pool"}})";
constexpr std::string_view picked = R"({"managers": 4, "options": {"stable_size": 4, "weeks": 20, "formation": "draft"}})";
constexpr std::string_view auctioned =
    R"({"managers": 5, "options": {"stable_size": 3, "weeks": 30, "formation": "auction", "disputes": "auction"}})";
constexpr std::string_view crowded =
    R"({"managers": 8, "options": {"stable_size": 4, "weeks": 30, "starting_cash": 5000, "disputes": "auction"}})";

/// Few title bouts are booked: the rules see to them.
constexpr std::string_view lazy =
    R"({"managers": 3, "options": {"stable_size": 3, "weeks": 60, "mandatory_weeks": 2, "title_rank": 1}})";

std::vector<std::string> managers(std::string_view setup) {
  const std::vector<std::string> all{"Ada", "Bernard", "Claire", "Desmond", "Edith", "Florian", "Gloria", "Hector"};
  const std::size_t count = setup == drafted || setup == lazy    ? 3
                            : setup == rolled || setup == picked ? 4
                            : setup == auctioned                 ? 5
                                                                 : 8;
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count)};
}

using Stop = std::function<bool(const State&)>;

Stop on(Decision decision) {
  return [decision](const State& state) { return is_asked(state, decision); };
}

/// A campaign played as people would: nobody is sold, most bouts are booked and accepted.
class Season {
 public:
  Season(const Words& words, std::string_view setup, std::uint64_t seed)
      : moment_(moment_of(words, "ringside-campaign", setup, managers(setup), seed)), random_(seed), lazy_(setup == lazy) {}

  [[nodiscard]] const State& state() const { return match_of<Rules>(moment_->match()).state(); }
  [[nodiscard]] const std::shared_ptr<Moment>& moment() const { return moment_; }

  /// Plays on until it stops, or the campaign is over.
  Season& play(const Stop& stop) {
    while (moment_->match().need().kind != NeedKind::finished && !stop(state())) {
      answer();
    }
    return *this;
  }
  void answer() {
    const Need need = moment_->match().need();
    if (need.kind != NeedKind::choice) {
      moment_->answer();
      return;
    }
    const std::vector<std::string> legal = moment_->match().legal(need);
    moment_->choose(legal.at(choice(static_cast<Decision>(need.topic), legal.size())));
  }

 private:
  std::size_t choice(Decision decision, std::size_t count) {
    const auto any = [&](std::size_t from) { return from + random_.below(static_cast<std::uint32_t>(count - from)); };
    switch (decision) {
      case Decision::office:
      case Decision::answer:
      case Decision::title_vacant:
      case Decision::title_challenge:
      case Decision::withdraw:
      case Decision::opening_bid: return 0;
      case Decision::title_defence: return lazy_ ? 1 : 0;
      case Decision::book: return random_.below(4) == 0 || (lazy_ && random_.below(8) != 0) ? 0 : any(1);
      case Decision::arena:
      case Decision::rounds: return count - 1;
      case Decision::bid:
      case Decision::dispute_bid: return random_.below(3) == 0 && count > 1 ? 1 : 0;
      default: return any(0);
    }
  }

  std::shared_ptr<Moment> moment_;
  Random random_;
  bool lazy_;  ///< seldom books, and never defends
};

Exhibit asked(const Words& words, std::string name, std::string_view setup, std::uint64_t seed, const Stop& stop) {
  Season season(words, setup, seed);
  season.play(stop);
  return exhibit(std::move(name), season.moment(), season.moment()->model(0));
}

/// An offer of the front office, as far as `then`.
Exhibit offered(const Words& words, std::string name, std::string_view word, const Stop& then) {
  constexpr int weeks_on = 30;
  Season season(words, rolled, 11);
  season.play([](const State& state) { return state.week > weeks_on && is_asked(state, Decision::office); });
  const std::vector<std::string> legal = season.moment()->match().legal(season.moment()->match().need());
  const auto offer = std::ranges::find_if(legal, [&](const std::string& one) { return one.starts_with(word); });
  if (offer != legal.end()) {
    season.moment()->choose(*offer);
    season.play(then);
  }
  return exhibit(std::move(name), season.moment(), season.moment()->model(0));
}

/// A page of the desk, so many tabs from the first, with panels of its own.
Exhibit page(std::string name, const std::shared_ptr<Moment>& moment, const BoutModel& model, int tab) {
  const std::shared_ptr<GamePanels> panels = make_panels("ringside-campaign");
  const auto turns = std::make_shared<int>(tab);
  return {.name = std::move(name), .show = [=](Ui& ui) {
            static_cast<void>(moment);  // the model points into it
            ui.turn(std::exchange(*turns, 0));
            panels->bout(model, ui);
          }};
}

/// While a computer's manager thinks.
BoutModel between_questions(const Season& season) {
  BoutModel model = season.moment()->model(0);
  model.questions.clear();
  return model;
}

bool awaits_bout(const State& state) { return state.asked.kind == NeedKind::bout; }

}  // namespace

std::vector<Exhibit> exhibits(const Words& words) {
  std::vector<Exhibit> all;
  const auto add = [&](std::string name, std::string_view setup, std::uint64_t seed, const Stop& stop) {
    all.push_back(asked(words, "ringside-campaign-" + std::move(name), setup, seed, stop));
  };
  const auto later = [](Decision decision, int week) {
    return [decision, week](const State& state) { return state.week >= week && is_asked(state, decision); };
  };
  add("pick", drafted, 1, [](const State& state) { return is_asked(state, Decision::pick) && state.pool.size() < 30; });
  add("nominate", auctioned, 2,
      [](const State& state) { return is_asked(state, Decision::nominate) && state.pool.size() < 27; });
  add("opening-bid", auctioned, 2, on(Decision::opening_bid));
  add("bid", auctioned, 3, [](const State& state) { return is_asked(state, Decision::bid) && state.lot.bid > 300; });
  {
    Season season(words, auctioned, 3);
    season.play([](const State& state) { return is_asked(state, Decision::bid) && state.lot.bid > 300; });
    all.push_back(exhibit("ringside-campaign-lot", season.moment(), between_questions(season)));
  }
  add("cover", rolled, 4, later(Decision::office, 40));
  all.push_back(offered(words, "ringside-campaign-office", "sell:", [](const State& state) {
    return is_asked(state, Decision::office) && state.manager(state.asked.seat).offers > 0;
  }));
  all.push_back(offered(words, "ringside-campaign-sale-sum", "sell:", on(Decision::sale_sum)));
  all.push_back(offered(words, "ringside-campaign-sale-answer", "sell:", on(Decision::answer)));
  all.push_back(offered(words, "ringside-campaign-trade-for", "trade:", on(Decision::trade_for)));
  all.push_back(offered(words, "ringside-campaign-trade-answer", "trade:", on(Decision::answer)));
  add("vacant", lazy, 5, on(Decision::title_vacant));
  add("vacant-second", lazy, 5,
      [](const State& state) { return is_asked(state, Decision::title_vacant) && state.title_call.signed_up != nobody; });
  add("challenge", lazy, 6, on(Decision::title_challenge));
  add("defence", lazy, 6, on(Decision::title_defence));
  add("book", rolled, 7, later(Decision::book, 34));
  add("book-crowded", crowded, 7, later(Decision::book, 40));
  add("book-tournament", rolled, 7, on(Decision::book));
  add("opponent", rolled, 7, later(Decision::opponent, 34));
  add("arena", rolled, 7, later(Decision::arena, 34));
  add("rounds", rolled, 7, later(Decision::rounds, 34));
  add("answer", rolled, 8, later(Decision::answer, 34));
  add("dispute-bid", crowded, 9, on(Decision::dispute_bid));
  add("withdraw", crowded, 9, on(Decision::withdraw));
  for (const bool over : {false, true}) {
    Season season(words, rolled, 10);
    // What is told of the night is told from its beginning on.
    season.play([](const State& state) { return state.week == 34 && is_asked(state, Decision::book); });
    while (!awaits_bout(season.state()) || season.state().night.size() > (over ? 1 : 2)) {
      season.answer();
      static_cast<void>(season.moment()->model(0));
    }
    season.answer();
    const double back = over ? 0.6 : 0.01;
    while (over && season.state().phase == Phase::fight_night) {
      static_cast<void>(season.moment()->model(0));
      season.answer();
    }
    all.push_back(exhibit(over ? "ringside-campaign-week-over" : "ringside-campaign-night", season.moment(),
                          season.moment()->model(back)));
  }
  {
    Season season(words, rolled, 10);
    season.play([](const State& state) { return state.week > 33 && awaits_bout(state) && state.night.size() > 3; });
    BoutModel model = season.moment()->model(0);
    model.held = true;
    const Setup& setup = match_of<Rules>(season.moment()->match()).setup();
    model.estimate = [red = std::string(id_of(setup, season.state().night[0].red).text())](std::string_view question) {
      return question == "watched:" + red ? 1.0 : 0.0;
    };
    all.push_back(exhibit("ringside-campaign-bill", season.moment(), std::move(model)));
  }
  {
    Season season(words, rolled, 14);
    season.play([](const State& state) { return state.manager(2).stable.size() == 1 && state.making.punch == 4; });
    all.push_back(exhibit("ringside-campaign-forming", season.moment(), season.moment()->model(0)));
  }
  // The last man of a stable in the second row: his cut, and he himself where they are picked.
  const auto last = [&](std::string name, std::string_view setup, const Stop& stop) {
    Season season(words, setup, 14);
    season.play(stop);
    static_cast<void>(season.moment()->model(0));  // only what comes after it is told
    season.answer();
    all.push_back(exhibit("ringside-campaign-" + std::move(name), season.moment(), between_questions(season)));
  };
  last("cuts", rolled,
       [](const State& state) { return state.phase == Phase::cuts && state.man(state.manager(2).stable[2]).cut > 0; });
  last("picked", picked, [](const State& state) {
    return is_asked(state, Decision::pick) && state.asked.seat == 2 && state.manager(2).stable.size() == 3;
  });
  {
    Season season(words, crowded, 12);
    season.play(
        [](const State& state) { return state.week > 30 && is_asked(state, Decision::book) && state.night.size() > 5; });
    all.push_back(exhibit("ringside-campaign-thinks", season.moment(), between_questions(season)));
  }
  {
    Season season(words, crowded, 14);
    season.play(later(Decision::book, 44));
    const BoutModel model = season.moment()->model(0);
    int tab = 0;
    for (const std::string_view name : {"ladder", "stable", "ledger", "gazette", "champions"}) {
      all.push_back(page("ringside-campaign-page-" + std::string(name), season.moment(), model, ++tab));
    }
  }
  all.push_back(tale_of("ringside-campaign-tale", moment_of(words, "ringside-campaign", rolled, managers(rolled), 1),
                        {"Pad 1", "Pad 2", "Bot: Champion", "Bot: Champion"}));
  {
    Season season(words, drafted, 13);
    season.play([](const State&) { return false; });
    all.push_back(paper_of("ringside-campaign-front-page", season.moment()));
  }
  return all;
}

}  // namespace fc::ringside_campaign::test
