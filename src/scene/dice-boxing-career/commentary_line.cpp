#include "scene/dice-boxing-career/commentary_line.h"

#include "scene/commentary.h"
#include "scene/dice-boxing-career/naming.h"

namespace fc::dice_boxing_career {
namespace {

class Speaker {
 public:
  Speaker(const Cue& cue, const Setup& setup, const std::vector<std::string>& names, const Words& words)
      : cue_(cue), setup_(setup), names_(names), words_(words) {}

  std::string operator()(const Upgraded& event) const {
    return words_.say("dice-boxing-career.told.upgrade", {{"what", words_[key_of(event.what)]},
                                                          {"before", figure_of(event.what, event.before)},
                                                          {"after", figure_of(event.what, event.after)},
                                                          {"price", std::to_string(event.price)}});
  }
  std::string operator()(const ChartRead& event) const {
    if (event.one == 0) {
      return variant("chart_champion", {});
    }
    if (event.locked) {
      return say("chart_locked", {{"one", rank(event.one)}, {"other", rank(event.other)}});
    }
    return say(event.one == event.other ? "chart_one" : "chart_two",
               {{"one", rank(event.one)}, {"other", rank(event.other)}});
  }
  std::string operator()(const OpponentNamed& event) const {
    const std::string man = name(event.man);
    const std::string his_rank = rank(event.rank);
    const std::string rounds = std::to_string(event.rounds);
    const Words::Arguments places{{"man", man}, {"rank", his_rank}, {"you", names_.front()}, {"rounds", rounds}};
    if (event.title) {
      return variant(cue_.pose.now.is_champion() ? "defence" : "challenge", places);
    }
    if (event.source == Source::tourney || event.source == Source::free || event.source == Source::rematch) {
      return say(std::string("named-").append(name_of(event.source)), places);
    }
    return variant("named", places);
  }
  std::string operator()(const BoutFought& event) const {
    return variant(std::string("bout-").append(name_of(event.outcome)), {{"man", name(event.man)}, {"you", names_.front()}});
  }
  std::string operator()(const PointsEarned& event) const {
    return say("points", {{"base", std::to_string(event.base)},
                          {"percent", std::to_string(event.percent)},
                          {"earned", std::to_string(event.earned)}});
  }
  std::string operator()(const RankChanged& event) const {
    return variant(event.after < event.before ? "up" : "down",
                   {{"you", names_.front()}, {"before", rank(event.before)}, {"after", rank(event.after)}});
  }
  std::string operator()(const TitleWon& event) const {
    return variant("title", {{"you", names_.front()}, {"man", name(event.from)}});
  }
  std::string operator()(const TitleDefended& event) const {
    return variant(event.drawn ? "defended-draw" : "defended",
                   {{"you", names_.front()}, {"man", name(event.against)}, {"defences", std::to_string(event.defences)}});
  }
  std::string operator()(const TitleLost& event) const {
    return variant("title-lost", {{"you", names_.front()}, {"man", name(event.to)}});
  }
  std::string operator()(const TitleLockChanged& event) const {
    return event.after == 0 ? say("lock-gone", {}) : counted("dice-boxing-career.told.lock.", event.after, words_);
  }
  std::string operator()(const LostFightRead& event) const {
    return words_.say(
        "dice-boxing-career.told.lost-fight",
        {{"total", std::to_string(event.total)}, {"places", counted("dice-boxing-career.places.", event.places, words_)}});
  }
  std::string operator()(const RematchOpened& event) const { return say("rematch", {{"man", name(event.man)}}); }
  std::string operator()(const RetirementRead& event) const {
    return say(event.retires ? "retires" : "stays", {{"you", names_.front()}, {"chance", std::to_string(event.chance)}});
  }
  std::string operator()(const WearRead& event) const {
    return variant(!event.wears                  ? "wear-spared"
                   : event.before == event.after ? "wear-nothing"
                                                 : "wear",
                   {{"you", names_.front()},
                    {"chance", std::to_string(event.chance)},
                    {"what", words_[key_of(event.what)]},
                    {"before", figure_of(event.what, event.before)},
                    {"after", figure_of(event.what, event.after)}});
  }
  std::string operator()(const TourneyBegan& /*event*/) const { return say("tourney", {{"you", names_.front()}}); }
  std::string operator()(const OtherBoutFought& event) const {
    return say("other-bout", {{"winner", name(event.first_won ? event.first : event.second)},
                              {"loser", name(event.first_won ? event.second : event.first)}});
  }
  std::string operator()(const TourneyEnded& event) const {
    return say("tourney-" + std::to_string(event.wins), {{"you", names_.front()}});
  }
  std::string operator()(const CareerEnded& event) const {
    return say(std::string("ended-").append(name_of(event.how)), {{"you", names_.front()}});
  }
  template <class Other>
  std::string operator()(const Other& /*event*/) const {
    return {};
  }

 private:
  [[nodiscard]] std::string name(Person man) const { return man_name(setup_, man, names_); }
  [[nodiscard]] std::string rank(int value) const { return rank_word(value, words_); }
  [[nodiscard]] std::string say(std::string_view key, Words::Arguments places) const {
    return words_.say(std::string("dice-boxing-career.told.").append(key), places);
  }
  /// One of several ways to say it.
  [[nodiscard]] std::string variant(std::string_view key, Words::Arguments places) const {
    const std::string topic = std::string("dice-boxing-career.told.").append(key);
    return words_.say(scene::variant_of(topic, cue_.index, words_), places);
  }

  const Cue& cue_;
  const Setup& setup_;
  const std::vector<std::string>& names_;
  const Words& words_;
};

}  // namespace

std::string spoken(const Cue& cue, const Setup& setup, const std::vector<std::string>& names, const Words& words) {
  return std::visit(Speaker(cue, setup, names, words), cue.event);
}

}  // namespace fc::dice_boxing_career
