#include "scene/tiny/game.h"

#include <array>

#include "core/check.h"
#include "match/match_of.h"
#include "scene/commentary.h"
#include "scene/overloaded.h"

namespace fc::tiny {
namespace {

using Names = std::vector<std::string>;

/// What is said of an event; empty: nothing.
class Speaker {
 public:
  Speaker(const Names& names, const Words& words) : names_(names), words_(words) {}

  std::string operator()(const RoundBegan& event) const {
    return words_.say("tiny.told.round", {{"round", std::to_string(event.round)}});
  }
  std::string operator()(const WentFor& event) const {
    return words_.say("tiny.told.goes", {{"attacker", name(event.attacker)}, {"target", name(event.target)}});
  }
  std::string operator()(const PunchLanded& event) const {
    return words_.say(
        "tiny.told.landed",
        {{"attacker", name(event.attacker)}, {"target", name(event.target)}, {"hearts", std::to_string(event.hearts_left)}});
  }
  std::string operator()(const PunchMissed& event) const {
    return words_.say("tiny.told.missed", {{"attacker", name(event.attacker)}});
  }
  std::string operator()(const Stumbled& event) const { return about("tiny.told.stumbled", event.seat); }
  std::string operator()(const WentDown& event) const { return about("tiny.told.down", event.seat); }
  std::string operator()(const Rose& event) const { return about("tiny.told.rose", event.seat); }
  std::string operator()(const WentOut& event) const { return about("tiny.told.out", event.seat); }
  std::string operator()(const BoutEnded& event) const {
    return event.winner < 0 ? std::string(words_["tiny.told.draw"]) : about("tiny.told.won", event.winner);
  }
  template <class Other>
  std::string operator()(const Other&) const {
    return {};
  }

 private:
  [[nodiscard]] const std::string& name(int seat) const { return names_.at(static_cast<std::size_t>(seat)); }
  [[nodiscard]] std::string about(std::string_view key, int seat) const { return words_.say(key, {{"who", name(seat)}}); }

  const Names& names_;
  const Words& words_;
};

std::string question_of(const RollCall& call, const Names& names, const Words& words) {
  constexpr std::array<std::string_view, 3> keys{"tiny.roll.start", "tiny.roll.hit", "tiny.roll.rise"};
  const std::string who = call.seat == no_seat ? std::string() : names.at(call.seat);
  return words.say(keys.at(call.purpose), {{"who", who}, {"target", std::to_string(call.target)}});
}

scene::Option option_of(const State& known, Choice choice, const Names& names, const Words& words) {
  scene::Option option;
  option.notation = Rules::notation(choice);
  const auto seat = static_cast<std::size_t>(choice);
  if (seat < most_boxers) {
    option.label = names.at(seat);
    option.explanation = words.say("tiny.explain.target", {{"hearts", std::to_string(known.fighters[seat].hearts)}});
  } else {
    option.label = words["tiny.choice." + option.notation];
    option.explanation = words["tiny.explain." + option.notation];
  }
  return option;
}

}  // namespace

scene::SeatMark mark_of(int seat) {
  using scene::Ink;
  using scene::Mark;
  constexpr std::array<scene::SeatMark, most_boxers> marks{{{Ink::seat_1, Mark::disc},
                                                            {Ink::seat_2, Mark::diamond},
                                                            {Ink::seat_3, Mark::triangle},
                                                            {Ink::seat_4, Mark::star},
                                                            {Ink::seat_5, Mark::hexagon},
                                                            {Ink::seat_6, Mark::cross}}};
  return marks.at(static_cast<std::size_t>(seat));
}

bool is_drama(const Event& event) { return scene::is_one_of<PicksRevealed, WentDown, WentOut, BoutEnded>(event); }

scene::Caption Scene::caption(double clock, const Words& words) const {
  const Readout shown = readout(clock);
  if (!shown.roll) {
    return {};
  }
  const ShownRoll& roll = *shown.roll;
  const std::string question = question_of(roll.call, names_, words);
  return {.text = roll.settled ? words.say("tiny.roll.result",
                                           {{"question", question}, {"value", std::to_string(roll.call.bonus + roll.value)}})
                               : question,
          .settled = roll.settled,
          .success = roll.settled && roll.call.success != Success::none && roll.call.succeeds(roll.value),
          .ink = scene::Ink::ink};
}

std::vector<scene::CommentaryLine> Scene::commentary(double clock, const Words& words, std::size_t most) const {
  return scene::commentary_until(choreography().timeline(), clock, most,
                                 [&](const Cue& cue, const Cue*) -> std::optional<scene::CommentaryLine> {
                                   const std::string text = std::visit(Speaker(names_, words), cue.event);
                                   if (text.empty()) {
                                     return std::nullopt;
                                   }
                                   return scene::CommentaryLine{.time = cue.start, .text = text};
                                 });
}

scene::Prompt Scene::prompt(const Match& match, const Need& need, const Words& words) const {
  const MatchOf<Rules>& bout = match_of<Rules>(match);
  const View view = bout.view(need.seat);
  scene::Prompt prompt;
  prompt.need = need;
  prompt.title = words.say("tiny.ask." + std::string(Rules::topic_name(need)), {{"who", names_.at(need.seat)}});
  for (const Choice choice : Rules::legal(bout.setup(), view.known, need)) {
    prompt.options.push_back(option_of(view.known, choice, names_, words));
  }
  return prompt;
}

std::unique_ptr<scene::GameScene> make_scene(const Match& match, const std::vector<std::string>& names) {
  FC_CHECK(names.size() == static_cast<std::size_t>(match.seats()));
  return std::make_unique<Scene>(match_of<Rules>(match).setup(), names);
}

}  // namespace fc::tiny
