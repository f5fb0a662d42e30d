// A career stopped at the moments that matter, from the newcomer in the gym to the last page of his life.
#include "tests/overlay/gallery.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "match/match_of.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing-career/rules.h"
#include "tests/overlay/moment.h"

namespace fc::dice_boxing_career::test {
namespace {

using namespace fc::overlay;
using namespace fc::overlay::test;

constexpr std::string_view with_greats = R"({"class": "heavyweight", "seed": 2008, "styles": ["boxer", "slugger"]})";
constexpr std::string_view without_greats =
    R"({"class": "heavyweight", "seed": 2008, "styles": ["mover", "counterpuncher"],
        "options": {"all_time_greats": false, "retirement_chart": true}})";
constexpr std::string_view a_life =
    R"({"class": "heavyweight", "seed": 28, "styles": ["boxer", "slugger"], "options": {"life": true}})";
constexpr std::string_view at_will =
    R"({"class": "super-featherweight", "seed": 3, "styles": ["technician"], "options": {"mode": "free"}})";

const MatchOf<Rules>& career_in(const Moment& moment) { return match_of<Rules>(moment.match()); }

/// Somebody who gets on: he wins three bouts of four, fights on, and spends most of his points.
class Story {
 public:
  Story(const Words& words, std::string_view setup, std::uint64_t seed)
      : moment_(moment_of(words, "dice-boxing-career", setup, {"Kid Galloway"}, seed)), random_(seed) {}

  /// Goes on until `stop(setup, state, need)`; false: the career is over.
  template <class Stop>
  bool until(Stop stop) {
    for (;;) {
      const MatchOf<Rules>& career = career_in(*moment_);
      const Need need = career.need();
      if (need.kind == NeedKind::finished) {
        return false;
      }
      if (stop(career.setup(), career.state(), need)) {
        return true;
      }
      answer(need);
    }
  }
  void answer(const Need& need) {
    if (need.kind == NeedKind::bout) {
      moment_->choose(outcome());
    } else if (need.kind == NeedKind::choice) {
      moment_->choose(choice(need));
    } else {
      moment_->answer();
    }
  }
  [[nodiscard]] const std::shared_ptr<Moment>& moment() const { return moment_; }

 private:
  std::string outcome() {
    constexpr std::array wins{Outcome::win_ko, Outcome::win_tko, Outcome::win_decision, Outcome::win_decision};
    constexpr std::array others{Outcome::loss_decision, Outcome::loss_tko, Outcome::loss_decision};
    const bool wins_it = random_.below(100) < 78 || career_in(*moment_).state().losses_in_a_row > 0;
    return std::string(name_of(wins_it ? wins.at(random_.below(4)) : others.at(random_.below(3))));
  }
  std::string choice(const Need& need) {
    const std::vector<std::string> legal = moment_->match().legal(need);
    if (need.topic == static_cast<std::uint8_t>(Decision::upgrade)) {
      return legal[random_.below(static_cast<std::uint32_t>(legal.size()))];
    }
    if (std::ranges::find(legal, "greats-tourney") != legal.end()) {
      return "greats-tourney";
    }
    const bool asks_chart = std::ranges::find(legal, "chart") != legal.end() && random_.below(2) == 0;
    return asks_chart ? "chart" : legal.front();
  }

  std::shared_ptr<Moment> moment_;
  Random random_;
};

/// What a secretary would reckon, roughly.
double chance_of(const Setup& setup, int own, const Id& man) {
  const int his = setup.man(person_of(setup, man)).standing();
  return std::clamp(0.5 + 0.012 * (own - his), 0.02, 0.98);
}

std::optional<double> reckoned(const Moment& moment, std::string_view question) {
  const MatchOf<Rules>& career = career_in(moment);
  const Ratings& ratings = career.state().ratings;
  int own = ratings.control - ratings.adjustment;
  const std::size_t colon = question.rfind(':');
  const auto man = Id::from(question.substr(colon + 1));
  if (question.starts_with("drawn:")) {
    return 0.09;
  }
  own += question.starts_with("step:control") || question.starts_with("step:adjustment") ? 1 : 0;
  return man ? std::optional(chance_of(career.setup(), own, *man)) : std::nullopt;
}

Exhibit shown(std::string name, const std::shared_ptr<Moment>& moment, double before = 0) {
  BoutModel model = moment->model(before);
  model.estimate = [moment](std::string_view question) { return reckoned(*moment, question); };
  return exhibit("career-" + std::move(name), moment, model);
}

/// Turned over to one of the desk's tabs.
Exhibit at_tab(int tab, const Exhibit& exhibit) {
  return {exhibit.name, [tab, show = exhibit.show, presses = std::make_shared<int>(0)](Ui& ui) {
            if (++*presses == 2) {
              ui.focus().focus(focus_id("office-tab", tab));
              ui.focus().accept(true);
              ui.focus().accept(false);
            }
            show(ui);
          }};
}

/// The first of these careers in which that comes about.
template <class Stop>
std::shared_ptr<Moment> first(const Words& words, std::string_view setup, std::uint64_t seed, Stop stop) {
  for (;; ++seed) {
    Story story(words, setup, seed);
    if (story.until(stop)) {
      return story.moment();
    }
  }
}

bool asks_for(const Need& need, Decision decision) {
  return need.kind == NeedKind::choice && need.topic == static_cast<std::uint8_t>(decision);
}

bool rolls_for(const Need& need, Purpose purpose) {
  return need.kind == NeedKind::roll && need.topic == static_cast<std::uint8_t>(purpose);
}

auto asked(Decision decision, int fights = 0) {
  return [=](const Setup&, const State& state, const Need& need) {
    return asks_for(need, decision) && state.fights() >= fights;
  };
}

}  // namespace

std::vector<Exhibit> exhibits(const Words& words) {
  std::vector<Exhibit> all;
  all.push_back(shown("gym-aged", first(words, a_life, 21, asked(Decision::upgrade, 32))));
  all.push_back(shown("office-aged", first(words, a_life, 22, asked(Decision::office, 28))));
  all.push_back(shown("office-young", first(words, a_life, 23, asked(Decision::office, 6))));
  {
    const auto at = first(words, a_life, 24, [](const Setup&, const State& state, const Need& need) {
      return rolls_for(need, Purpose::wear) && state.fights() >= 25;
    });
    at->answer();
    all.push_back(shown("report-aged", at, 0.02));
  }
  {
    const auto at = first(words, a_life, 25, [](const Setup&, const State& state, const Need& need) {
      return state.fights() >= 34 && state.titles > 0 && asks_for(need, Decision::office);
    });
    at->choose("retire");
    all.push_back(paper_of("career-life-page", at));
  }
  all.push_back(shown("gym-newcomer", first(words, with_greats, 1, asked(Decision::upgrade))));
  all.push_back(shown("gym", first(words, without_greats, 2, asked(Decision::upgrade, 12))));
  all.push_back(shown("office", first(words, without_greats, 3, asked(Decision::office, 7))));
  all.push_back(
      shown("office-champion", first(words, with_greats, 4, [](const Setup&, const State& state, const Need& need) {
              return asks_for(need, Decision::office) && state.is_champion() && *state.defences > 0;
            })));
  all.push_back(shown("next-fight", first(words, with_greats, 5, asked(Decision::next_fight, 8))));
  all.push_back(shown("next-top-ten", first(words, with_greats, 6, [](const Setup&, const State& state, const Need& need) {
                        return asks_for(need, Decision::next_fight) && own_rank(state) <= 10 && state.last == LastBout::won;
                      })));
  all.push_back(shown("rematch", first(words, with_greats, 7, [](const Setup&, const State& state, const Need& need) {
                        return asks_for(need, Decision::next_fight) && state.rematch_open;
                      })));
  all.push_back(shown("offer", first(words, with_greats, 8, asked(Decision::offer, 8))));
  all.push_back(shown("opponents", first(words, at_will, 9, asked(Decision::opponent, 3))));
  all.push_back(shown("bill", first(words, with_greats, 10, [](const Setup&, const State& state, const Need& need) {
                        return need.kind == NeedKind::bout && state.fights() >= 9;
                      })));
  all.push_back(shown("bill-title", first(words, with_greats, 11, [](const Setup&, const State& state, const Need& need) {
                        return need.kind == NeedKind::bout && is_title_fight(state, state.opponent);
                      })));
  {
    const auto at = first(words, with_greats, 12, [](const Setup&, const State& state, const Need& need) {
      return rolls_for(need, Purpose::schedule) && own_rank(state) <= 30;
    });
    at->answer();
    all.push_back(shown("chart", at, 0.02));
  }
  {
    const auto at = first(words, without_greats, 13, [](const Setup&, const State& state, const Need& need) {
      return rolls_for(need, Purpose::lost_fight) && state.fights() > 10;
    });
    at->answer();
    all.push_back(shown("report-lost", at, 0.02));
  }
  {
    Story story(words, with_greats, 14);
    story.until([](const Setup&, const State& state, const Need& need) {
      return need.kind == NeedKind::bout && state.fights() >= 5;
    });
    story.moment()->choose("win-ko");
    all.push_back(shown("report-won", story.moment(), 0.02));
  }
  {
    const auto at = first(words, without_greats, 15, [](const Setup&, const State& state, const Need& need) {
      return state.tourney.wins == 1 && need.kind == NeedKind::roll;
    });
    at->answer();
    all.push_back(shown("tourney", at, 0.02));
  }
  {
    const auto at = first(words, with_greats, 16, [](const Setup&, const State& state, const Need& need) {
      return need.kind == NeedKind::choice && state.fights() >= 40 && state.titles > 0 && asks_for(need, Decision::office);
    });
    at->choose("retire");
    all.push_back(shown("life", at, 0.02));
    all.push_back(paper_of("career-front-page", at));
  }
  all.push_back(at_tab(1, shown("ladder", first(words, with_greats, 18, asked(Decision::office, 20)))));
  all.push_back(at_tab(2, shown("so-far", first(words, with_greats, 18, asked(Decision::office, 20)))));
  all.push_back(tale_of("career-tale", first(words, with_greats, 17, asked(Decision::upgrade)), {"Pad 1"}));
  return all;
}

}  // namespace fc::dice_boxing_career::test
