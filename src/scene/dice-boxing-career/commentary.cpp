#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

#include "rules/dice-boxing-career/aftermath.h"
#include "rules/dice-boxing-career/events.h"
#include "rules/dice-boxing/card.h"
#include "scene/commentary.h"
#include "scene/corners/story_book.h"
#include "scene/dice-boxing-career/game.h"

namespace fc::dice_boxing_career {

std::string rank_word(int rank, const Words& words) {
  if (rank < 0) {
    return "–";
  }
  if (rank <= 1) {
    return std::string(words[rank == 0 ? "dice-boxing-career.rank.champion" : "dice-boxing-career.rank.first"]);
  }
  return words.say("dice-boxing-career.rank.number", {{"rank", std::to_string(rank)}});
}

std::string key_of(Purchase purchase) {
  return std::string(is_grade(purchase) ? "dice-boxing.strategy." : "dice-boxing.rating.").append(name_of(purchase));
}

std::string line_key_of(Purchase purchase) {
  return std::string(is_grade(purchase) ? "dice-boxing.strategy-line." : "dice-boxing.rating-line.")
      .append(name_of(purchase));
}

std::string figure_of(Purchase purchase, int value) {
  if (is_grade(purchase)) {
    return std::string(dice_boxing::grade_names.at(static_cast<std::size_t>(value)));
  }
  const bool has_sign = purchase == Purchase::adjustment || purchase == Purchase::chin || purchase == Purchase::defense;
  return has_sign ? scene::with_sign(value) : std::to_string(value);
}

std::string record_line(const Record& record, const Words& words) {
  return words.say("dice-boxing-career.record", {{"wins", std::to_string(record.wins)},
                                                 {"losses", std::to_string(record.losses)},
                                                 {"draws", std::to_string(record.draws)},
                                                 {"kos", std::to_string(record.ko_wins)}});
}

std::string counted(std::string_view beginning, int count, const Words& words) {
  return words.say(std::string(beginning).append(count == 1 ? "one" : "many"), {{"count", std::to_string(count)}});
}

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

std::optional<scene::CommentaryLine> commentary_line(const Setup& setup, const Cue& cue,
                                                     const std::vector<std::string>& names, const Words& words) {
  const std::string text = std::visit(Speaker(cue, setup, names, words), cue.event);
  return scene::line_of(cue, text.empty() ? std::nullopt : std::optional(scene::Remark{.text = text}));
}

namespace {

/// By Reason: the ends of their keys.
constexpr std::array<std::string_view, reason_count> reason_words{"stopped",    "losses", "fights", "even",
                                                                  "difference", "",       ""};

/// Faces show two figures: 7 is "07".
std::string face(int value) { return (value < 10 ? "0" : "") + std::to_string(value); }

/// " + 15 stopped + 10 losses before": the terms of a sum that are told; empty without any.
std::string terms(const RollCall& call, const Words& words) {
  std::string text;
  for (const Modifier& term : call.parts) {
    const auto reason = static_cast<Reason>(term.reason);
    if (reason != Reason::limit && reason != Reason::below) {
      text += text.empty() && term.amount >= 0 ? "" : term.amount < 0 ? " – " : " + ";
      text += std::to_string(std::abs(term.amount)) + " ";
      text += words[std::string("dice-boxing-career.reason.").append(reason_words.at(term.reason))];
    }
  }
  return text;
}

}  // namespace

std::string roll_in_words(const Rolled& roll, bool settled, const Setup& setup, const Words& words) {
  const RollCall& call = roll.call;
  const auto purpose = static_cast<Purpose>(call.purpose);
  const std::string beginning = std::string("dice-boxing-career.roll.").append(purpose_names[call.purpose]);
  const std::string why = terms(call, words);
  const std::string question = words.say(why.empty() ? beginning + ".plain" : beginning + ".terms",
                                         {{"terms", why}, {"last", face(std::max<int>(call.target, 0))}});
  if (!settled) {
    return question;
  }
  std::string result;
  switch (purpose) {
    case Purpose::schedule: result = face(roll.value); break;
    case Purpose::lost_fight: {
      const int total = roll.value + call.bonus;
      result = words.say(
          "dice-boxing-career.roll.lost-fight.result",
          {{"face", face(roll.value)},
           {"total", std::to_string(total)},
           {"places", counted("dice-boxing-career.places.", aftermath::places_lost(setup.tables.lost, total), words)}});
      break;
    }
    case Purpose::retirement:
    case Purpose::other_bout:
      result = words.say(beginning + (call.succeeds(roll.value) ? ".yes" : ".no"), {{"face", face(roll.value)}});
      break;
    case Purpose::wear: {
      const auto& wears = setup.tables.life.wears;
      const Purchase what = wears.at(static_cast<std::size_t>(roll.value) % wears.size());
      result = words.say(beginning + (call.succeeds(roll.value) ? ".yes" : ".no"),
                         {{"face", face(roll.value)}, {"what", words[key_of(what)]}});
      break;
    }
  }
  return words.say("dice-boxing-career.roll.told", {{"question", question}, {"result", result}});
}

}  // namespace fc::dice_boxing_career
