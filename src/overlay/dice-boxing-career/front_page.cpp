#include "overlay/dice-boxing-career/front_page.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "scene/dice-boxing-career/biography.h"
#include "scene/dice-boxing-career/naming.h"

namespace fc::dice_boxing_career {
namespace {

/// How far he came: what the paper makes of it.
std::string_view fame_of(const Setup& setup, const State& state) {
  constexpr int top_ten = 10;
  constexpr int half_way = 25;
  if (setup.options.mode == Mode::free) {
    return "free";
  }
  if (state.titles > 0) {
    return state.titles == 1 ? "champion_once" : "champion";
  }
  return state.best <= top_ten ? "contender" : state.best <= half_way ? "journeyman" : "club";
}

class Obituary {
 public:
  Obituary(const MatchOf<Rules>& career, const std::vector<std::string>& names, const Words& words)
      : setup_(career.setup()),
        state_(career.state()),
        events_(career.events()),
        looks_(career.looks()),
        names_(names),
        words_(words) {}

  [[nodiscard]] overlay::FrontPageModel write() const {
    overlay::FrontPageModel page;
    const std::string fame = std::string("dice-boxing-career.paper.").append(fame_of(setup_, state_));
    page.headline = say(fame + ".headline");
    page.subheads = {record_line(state_.record, words_)};
    page.story = {say(fame + ".story"), say(std::string("dice-boxing-career.paper.end.").append(name_of(state_.retired)))};
    if (state_.tourney.wins) {
      page.story.push_back(counted("dice-boxing-career.paper.tourney.", *state_.tourney.wins, words_));
    }
    page.facts = biography_of(setup_, events_, names_, words_);
    page.quotes = {say(fame + ".quote")};
    if (!looks_.empty()) {
      page.face = looks_.front();
    }
    if (state_.titles > 0) {
      page.winner = scene::mark_of(Corner::red);
    }
    write_victims(page);
    return page;
  }

 private:
  [[nodiscard]] std::string say(const std::string& key) const {
    return words_.say(key, {{"you", names_.front()},
                            {"best", rank_word(state_.best, words_)},
                            {"fights", std::to_string(state_.fights())},
                            {"titles", std::to_string(state_.titles)}});
  }

  /// The best men he beat, by the rank they had then.
  void write_victims(overlay::FrontPageModel& page) const {
    constexpr std::size_t most = 6;
    std::vector<BoutFought> wins;
    for (const Event& event : events_) {
      if (const auto* bout = std::get_if<BoutFought>(&event); bout != nullptr && is_won(bout->outcome) && !bout->tourney) {
        wins.push_back(*bout);
      }
    }
    std::ranges::stable_sort(wins, {}, &BoutFought::rank);
    page.ranking = true;
    page.card_head = {std::string(words_["dice-boxing-career.life.victims"]),
                      std::string(words_["dice-boxing-career.paper.how"])};
    for (const BoutFought& bout : wins) {
      if (page.card_rows.size() == most) {
        break;
      }
      const std::string name = man_name(setup_, bout.man, names_);
      const std::string rank = bout.rank < 0 ? std::string() : rank_word(bout.rank, words_) + " ";
      page.card_rows.push_back(
          {rank + name, std::string(words_[std::string("dice-boxing-career.how.").append(name_of(bout.outcome))])});
    }
  }

  const Setup& setup_;
  const State& state_;
  const std::vector<Event>& events_;
  const std::vector<Looks>& looks_;
  const std::vector<std::string>& names_;
  const Words& words_;
};

}  // namespace

overlay::FrontPageModel write_front_page(const MatchOf<Rules>& career, const std::vector<std::string>& names,
                                         const Words& words) {
  return Obituary(career, names, words).write();
}

}  // namespace fc::dice_boxing_career
