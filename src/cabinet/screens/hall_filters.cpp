#include "cabinet/screens/hall_screen.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fc::cabinet {
namespace {

using records::Database;
using records::Order;
using records::Whose;

constexpr std::array<Order, 4> orders{Order::won, Order::titles, Order::streak, Order::bouts};

std::string_view key_of(Whose whose) {
  switch (whose) {
    case Whose::boxer: return "menu.hall.boxer";
    case Whose::person: return "menu.hall.person";
    case Whose::bot: return "menu.hall.bot";
    case Whose::game: break;
  }
  return "menu.hall.game";
}

/// "November 2026", or "2026".
std::string period_words(int period, const Words& words) {
  constexpr int months = 100;
  if (period < months * months) {
    return std::to_string(period);
  }
  const std::string_view month = words["menu.month." + std::to_string(period % months)];
  return words.say("menu.hall.months", {{"month", month}, {"year", std::to_string(period / months)}});
}

}  // namespace

std::string_view key_of(Order order) {
  switch (order) {
    case Order::bouts: return "menu.hall.bouts";
    case Order::won: return "menu.hall.won";
    case Order::streak: return "menu.hall.streak";
    case Order::titles: break;
  }
  return "menu.hall.titles";
}

HallFilters::HallFilters(const HallContext& room, std::vector<Whose> whose, bool with_order)
    : whose_(std::move(whose)), games_{""}, periods_{0}, period_words_{"menu.hall.ever"}, with_order_(with_order) {
  for (const auto& game : room.games.all()) {
    games_.emplace_back(game->slug());
  }
  const auto periods =
      room.kept.records().read([](const Database& database) { return records::periods_with_bouts(database); });
  for (const int period : periods.value_or(std::vector<int>())) {
    periods_.push_back(period);
    period_words_.push_back(period_words(period, room.words));
  }
}

std::vector<overlay::OptionRow> HallFilters::rows(const HallQuery& query) const {
  const auto place_in = [](const auto& list, const auto& value) {
    return static_cast<int>(std::ranges::find(list, value) - list.begin()) % static_cast<int>(list.size());
  };
  std::vector<overlay::OptionRow> all;
  overlay::OptionRow who{.label = "menu.hall.who", .values = {}, .value = place_in(whose_, query.filter.whose), .help = {}};
  for (const Whose whose : whose_) {
    who.values.emplace_back(key_of(whose));
  }
  all.push_back(std::move(who));
  overlay::OptionRow which{
      .label = "menu.hall.which", .values = {}, .value = place_in(games_, query.filter.game), .help = {}};
  for (const std::string& game : games_) {
    which.values.push_back(game.empty() ? "menu.hall.every_game" : "menu.game." + game + ".name");
  }
  all.push_back(std::move(which));
  if (with_order_) {
    overlay::OptionRow by{.label = "menu.hall.by", .values = {}, .value = place_in(orders, query.order), .help = {}};
    for (const Order order : orders) {
      by.values.emplace_back(key_of(order));
    }
    all.push_back(std::move(by));
  }
  if (has_period(query)) {
    all.push_back(
        {.label = "menu.hall.when", .values = period_words_, .value = place_in(periods_, query.filter.period), .help = {}});
  }
  return all;
}

void HallFilters::set(HallQuery& query, int row, int value) const {
  const auto place = static_cast<std::size_t>(value);
  if (row == 0) {
    query.filter.whose = whose_.at(place);
  } else if (row == 1) {
    query.filter.game = games_.at(place);
  } else if (row == 2 && with_order_) {
    query.order = orders.at(place);
  } else {
    query.filter.period = periods_.at(place);
  }
}

}  // namespace fc::cabinet
