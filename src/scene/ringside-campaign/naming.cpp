#include "scene/ringside-campaign/naming.h"

#include <array>
#include <cstdlib>

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
  const std::string digits = std::to_string(std::abs(amount));
  std::string grouped;
  for (std::size_t place = 0; place < digits.size(); ++place) {
    if (place > 0 && (digits.size() - place) % 3 == 0) {
      grouped += words["menu.desk.thousands"];
    }
    grouped += digits[place];
  }
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

}  // namespace fc::ringside_campaign
