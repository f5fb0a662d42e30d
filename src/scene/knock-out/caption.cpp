#include <algorithm>
#include <string>
#include <string_view>

#include "scene/knock-out/game.h"
#include "scene/knock-out/readout.h"
#include "scene/ornament.h"

namespace fc::knock_out {
namespace {

using scene::Caption;

/// "WHO BEGINS? 1 Black, 2 Green, 3 Orange ... 2. Green begins."
Caption of_die(const Readout& shown, const std::vector<std::string>& names, const Words& words) {
  std::string seats;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    seats.append(seat == 0 ? "" : ", ").append(std::to_string(seat + 1)).append(" ").append(names[seat]);
  }
  if (!shown.start_die_rests) {
    return {.text = words.say("knock-out.caption.start-player", {{"seats", seats}})};
  }
  const int value = shown.start_die->value;
  return {.text = words.say(
              "knock-out.caption.start-player-result",
              {{"seats", seats}, {"value", std::to_string(value)}, {"manager", names[static_cast<std::size_t>(value - 1)]}}),
          .settled = true};
}

Caption of_punches(const Setup& setup, const Readout& shown, const Words& words) {
  const ShownPunches& punches = *shown.punches;
  const std::string round = std::to_string(punches.round);
  const std::string red = std::to_string(punches.red);
  const std::string blue = std::to_string(punches.blue);
  if (punches.steps == 0) {
    return {.text = words.say("knock-out.caption.even", {{"round", round}, {"red", red}, {"blue", blue}}), .settled = true};
  }
  const std::string_view boxer = words[key_of_boxer(setup, shown.now.fight.of(punches.mover).boxer)];
  return {.text = words.say(
              punches.hook ? "knock-out.caption.hook" : "knock-out.caption.recoil",
              {{"round", round}, {"red", red}, {"blue", blue}, {"boxer", boxer}, {"steps", std::to_string(punches.steps)}}),
          .settled = true,
          .success = true,
          .ink = scene::ink_of(other(punches.mover))};
}

Caption of_waiting(const Setup& setup, const Readout& shown, const Words& words) {
  const Fight& fight = shown.now.fight;
  const auto left = [&](Corner corner) { return std::to_string(fight.of(corner).distance - fight.of(corner).moved); };
  return {.text = words.say("knock-out.caption.waiting", {{"round", std::to_string(fight.round)},
                                                          {"red", words[key_of_boxer(setup, fight.of(Corner::red).boxer)]},
                                                          {"blue", words[key_of_boxer(setup, fight.of(Corner::blue).boxer)]},
                                                          {"red-steps", left(Corner::red)},
                                                          {"blue-steps", left(Corner::blue)}})};
}

/// What a title fight is about, while its boxers train. Source: rules/knock-out/rules.md, 6.2.
Caption of_stake(const Setup& setup, const State& now, const Words& words) {
  const BoxerIndex red = now.fight.of(Corner::red).boxer;
  const BoxerIndex blue = now.fight.of(Corner::blue).boxer;
  const Title reds = now.boxer(red).title;
  const Title blues = now.boxer(blue).title;
  Caption caption{.text = {}, .settled = true, .success = true, .ink = scene::Ink::gold};
  if (reds == blues) {
    caption.text =
        words[reds == Title::world_champion ? "knock-out.caption.stake-belts" : "knock-out.caption.stake-laurels"];
    return caption;
  }
  const bool belt = std::max(reds, blues) == Title::world_champion;
  caption.text = words.say(belt ? "knock-out.caption.stake-belt" : "knock-out.caption.stake-laurel",
                           {{"boxer", words[key_of_boxer(setup, reds > blues ? red : blue)]}});
  return caption;
}

}  // namespace

Caption caption_of(const Setup& setup, const Readout& shown, const std::vector<std::string>& names, const Words& words) {
  if (shown.start_die) {
    return of_die(shown, names, words);
  }
  if (shown.activity == Activity::training && shown.now.fight.title_fight) {
    return of_stake(setup, shown.now, words);
  }
  if (shown.activity == Activity::betting) {
    return {.text = words.say("knock-out.caption.betting", {{"round", std::to_string(shown.now.fight.bet_round)}})};
  }
  if (shown.activity != Activity::fight && shown.activity != Activity::decision) {
    return {};
  }
  if (shown.punches && shown.punches->told && !(shown.seals.open && shown.activity == Activity::fight)) {
    return of_punches(setup, shown, words);
  }
  return shown.activity == Activity::fight ? of_waiting(setup, shown, words) : Caption{};
}

namespace {

class Reporter {
 public:
  Reporter(const Setup& setup, const Words& words) : setup_(setup), words_(words) {}

  void note(const Cue& cue) {
    if (const auto* challenge = std::get_if<Challenged>(&cue.event)) {
      red_ = challenge->red;
      blue_ = challenge->blue;
      ++fights_;
    } else if (const auto* punches = std::get_if<PunchesRevealed>(&cue.event); punches != nullptr && !cue.announced) {
      note(*punches, cue);
    } else if (const auto* end = std::get_if<FightEnded>(&cue.event)) {
      papers_.rounds.push_back(
          {.text = words_.say(end->knockout ? "knock-out.paper.fight_ko" : "knock-out.paper.fight_points",
                              {{"number", std::to_string(fights_)},
                               {"boxer", name(end->winner)},
                               {"opponent", name(other(end->winner))},
                               {"round", std::to_string(end->rounds)}}),
           .turns = end->knockout});
    }
  }
  [[nodiscard]] const scene::Papers& papers() const { return papers_; }

 private:
  [[nodiscard]] std::string_view name(Corner corner) const {
    return words_[key_of_boxer(setup_, corner == Corner::red ? red_ : blue_)];
  }
  void note(const PunchesRevealed& event, const Cue& cue) {
    const float weight = static_cast<float>(event.steps) / most_driven_back;
    if (event.steps == 0 || (papers_.blow && papers_.blow->weight > weight)) {
      return;
    }
    const std::string_view key = event.hook         ? "knock-out.paper.blow_hook"
                                 : event.steps == 1 ? "knock-out.paper.blow_one"
                                                    : "knock-out.paper.blow";
    papers_.blow = scene::KeyBlow{.clock = cue.start + static_cast<double>(blow_seconds) + scene::photograph_after,
                                  .event = cue.index,
                                  .weight = weight,
                                  .caption = words_.say(key, {{"number", std::to_string(fights_)},
                                                              {"boxer", name(other(event.mover))},
                                                              {"opponent", name(event.mover)},
                                                              {"steps", std::to_string(event.steps)}})};
  }

  const Setup& setup_;
  const Words& words_;
  scene::Papers papers_;
  BoxerIndex red_{};
  BoxerIndex blue_{};
  int fights_ = 0;
};

}  // namespace

scene::Papers papers_of(const Choreography& choreography, const Words& words) {
  Reporter reporter(choreography.setup(), words);
  for (const Cue& cue : choreography.timeline().all()) {
    reporter.note(cue);
  }
  return reporter.papers();
}

}  // namespace fc::knock_out
