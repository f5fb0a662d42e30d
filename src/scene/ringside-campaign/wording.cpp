#include "scene/ringside-campaign/game.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "rules/ringside-campaign/stables.h"

namespace fc::ringside_campaign {
namespace {

std::string key(std::string_view topic, std::string_view word) {
  return std::string("ringside-campaign.").append(topic).append(".").append(word);
}

/// Before a figure below 0.
constexpr std::string_view minus = "\u2013";

}  // namespace

std::string key_of(Arena arena) { return key_of_venue(static_cast<int>(arena)); }

std::string key_of_venue(int venue) {
  constexpr std::array<std::string_view, arena_count + 1> words{"pits", "low", "middle", "high", "best", "title"};
  return key("arena", words.at(static_cast<std::size_t>(venue)));
}

std::string key_of(Ability ability) {
  constexpr std::array<std::string_view, ability_count> words{"endurance", "agility", "counterpunch"};
  return key("ability", words.at(static_cast<std::size_t>(ability)));
}

std::string key_of(ringside::Method method) {
  switch (method) {
    case ringside::Method::ko: return key("method", "ko");
    case ringside::Method::tko: return key("method", "tko");
    case ringside::Method::decision: return key("method", "decision");
    case ringside::Method::draw:
    case ringside::Method::none: break;
  }
  return key("method", "draw");
}

std::string money_text(Money amount, const Words& words) {
  const std::string grouped = words.grouped(std::abs(amount));
  return std::string(amount < 0 ? minus : "") + words.say("ringside-campaign.money", {{"amount", grouped}});
}

std::string signed_money_text(Money amount, const Words& words) {
  return (amount > 0 ? "+" : "") + money_text(amount, words);
}

std::string points_text(int half_points) {
  const int whole = std::abs(half_points) / 2;
  const bool half = half_points % 2 != 0;
  std::string text(half_points < 0 ? minus : "");
  if (whole > 0 || !half) {
    text += std::to_string(whole);
  }
  return half ? text + "½" : text;
}

std::string rank_text(int rank, const Words& words) {
  if (rank == 0) {
    return std::string(words["ringside-campaign.rank.champion"]);
  }
  return rank == no_rank ? std::string(words["ringside-campaign.rank.none"])
                         : words.say("ringside-campaign.rank.number", {{"number", std::to_string(rank)}});
}

std::string record_text(const Man& man) {
  return std::to_string(man.wins) + "-" + std::to_string(man.losses) + "-" + std::to_string(man.draws);
}

std::string result_text(const BoutResult& result, const Words& words) {
  return words.say(key_of(result.method), {{"round", std::to_string(result.round)}});
}

int punches_of(const ringside::Boxer& boxer) {
  int sum = 0;
  for (const std::int16_t rating : boxer.punches) {
    sum += rating;
  }
  return sum;
}

std::string abilities_text(const ringside::Boxer& boxer, const Words& words) {
  return words.say("ringside-campaign.abilities", {{"agility", std::to_string(boxer.agility)},
                                                   {"punches", std::to_string(punches_of(boxer))},
                                                   {"endurance", std::to_string(boxer.endurance)},
                                                   {"counterpunch", std::to_string(boxer.counterpunch)}});
}

std::string_view man_name(const Setup& setup, Person person, const Words& words) {
  return words[std::string("ringside-campaign.man.").append(id_of(setup, person).text())];
}

std::string_view last_name(const Setup& setup, Person person, const Words& words) {
  const std::string_view name = man_name(setup, person, words);
  return name.substr(name.rfind(' ') + 1);  // npos + 1: the whole of a name of one word
}

std::string Wording::cut(Person person) const {
  const int cut = state.man(person).cut;
  if (cut > 0) {
    return say("cut.fixed", {{"cut", std::to_string(cut)}});
  }
  const CutTable& table = setup.tables.cut;
  return say("cut.open",
             {{"least", std::to_string(table.added + d20.lowest)}, {"most", std::to_string(table.added + d20.highest)}});
}

std::string Wording::standing(Person person) const {
  const Man& man = state.man(person);
  return say("standing", {{"rank", rank_text(rank_of(state.ladder, person), words)},
                          {"record", record_text(man)},
                          {"points", points_text(man.pop())},
                          {"strength", std::to_string(strength(man.boxer))}});
}

int chance_of_form(int own, int others) {
  constexpr double doubles_the_odds = 40;
  const double share = 1 / (1 + std::exp2((others - own) / doubles_the_odds));
  return std::clamp(static_cast<int>(std::lround(100 * share)), 1, 99);
}

int chance_to_win(const Setup& setup, const State& state, Person own, Person other) {
  return chance_of_form(form_of(setup, state, own), form_of(setup, state, other));
}

}  // namespace fc::ringside_campaign
