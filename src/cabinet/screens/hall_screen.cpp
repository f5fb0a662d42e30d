#include "cabinet/screens/hall_screen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/flow.h"
#include "cabinet/replay/review_screen.h"
#include "core/result.h"
#include "overlay/screens/notices.h"
#include "records/bouts.h"

namespace fc::cabinet {
namespace {

using records::Database;
using records::Order;
using records::Tally;
using records::Whose;

constexpr std::array<Order, 3> lists{Order::titles, Order::won, Order::streak};
std::int64_t figure_of(const Tally& tally, Order order) {
  switch (order) {
    case Order::bouts: return tally.bouts;
    case Order::won: return tally.won;
    case Order::streak: return tally.best_streak;
    case Order::titles: break;
  }
  return tally.titles_won + tally.titles_defended;
}

overlay::HallRow row_of(const Tally& tally, const HallQuery& query, int place, const HallContext& room) {
  const std::string name = name_of({query.filter.whose, tally.name}, room.words);
  const auto bouts = static_cast<float>(std::max<std::int64_t>(1, tally.bouts));
  return {.place = std::to_string(place) + ".",
          .name = name,
          .record = std::to_string(tally.won) + " - " + std::to_string(tally.lost) + " - " + std::to_string(tally.drawn),
          .figure = std::to_string(figure_of(tally, query.order)),
          .won = static_cast<float>(tally.won) / bouts,
          .lost = static_cast<float>(tally.lost) / bouts,
          .looks = query.filter.whose == Whose::boxer ? room.games.looks_of(name, room.words) : std::nullopt};
}

}  // namespace

std::string name_of(const records::Party& party, const Words& words) {
  switch (party.whose) {
    case Whose::person: return party.name == "person" ? std::string(words["menu.hall.someone"]) : party.name;
    case Whose::bot: {
      const std::string key = "menu.level." + party.name;
      return words.has(key) ? std::string(words[key]) : party.name;
    }
    case Whose::game: {
      const std::string key = "menu.game." + party.name + ".name";
      return words.has(key) ? std::string(words[key]) : party.name;
    }
    case Whose::boxer: break;
  }
  return party.name;
}

HallScreen::HallScreen(const HallContext& room, bool display_only)
    : HallPage(room, HallFilters(room, {Whose::boxer, Whose::person}, false), {}) {
  model_.display_only = display_only;
  model_.has_puzzle = has_daily_puzzle(room_.games);
  for (std::size_t list = 0; list < lists.size(); ++list) {
    model_.lists.at(list).heading = key_of(lists.at(list));
  }
}

std::vector<overlay::OptionRow> HallScreen::filters_shown() const {
  return model_.display_only ? std::vector<overlay::OptionRow>() : filters_.rows(query_);
}

void HallScreen::refresh() {
  model_.filters = filters_shown();
  for (std::size_t list = 0; list < lists.size(); ++list) {
    HallQuery query = query_;
    query.order = lists.at(list);
    auto found = room_.kept.records().read(
        [&](const Database& database) { return records::ranked(database, query.filter, query.order, 0, rows_); });
    if (!found) {
      room_.announcer.say(unsaved_words(found.error(), room_.words));
    }
    best_.at(list) = found.value_or(std::vector<Tally>());
    model_.lists.at(list).rows.clear();
    for (const Tally& tally : best_.at(list)) {
      const int place = static_cast<int>(model_.lists.at(list).rows.size()) + 1;
      model_.lists.at(list).rows.push_back(row_of(tally, query, place, room_));
    }
  }
}

void HallScreen::prepare(const overlay::Ui& ui) {
  const int room = overlay::hall_list_rows(ui, filters_shown().size());
  if (room != rows_) {
    rows_ = room;
    refresh();
  }
}

void HallScreen::all_counted() {
  filters_ = HallFilters(room_, {Whose::boxer, Whose::person}, false);
  refresh();
}

std::optional<overlay::HallAction> HallScreen::picture(overlay::Ui& ui) const { return overlay::hall_screen(model_, ui); }

void HallScreen::act(const overlay::HallAction& action) {
  using Kind = overlay::HallAction::Kind;
  const auto list = static_cast<std::size_t>(action.index);
  switch (action.kind) {
    case Kind::back: room_.flow.back(); break;
    case Kind::puzzle: room_.flow.open_daily_puzzle(); break;
    case Kind::set:
      filters_.set(query_, action.index, action.value);
      refresh();
      break;
    case Kind::open:
      room_.flow.open_party({query_.filter.whose, best_.at(list).at(static_cast<std::size_t>(action.value)).name},
                            query_.filter.game);
      break;
    case Kind::more: {
      HallQuery query = query_;
      query.order = lists.at(list);
      room_.flow.open_ranking(query);
      break;
    }
  }
}

RankingScreen::RankingScreen(const HallContext& room, HallQuery query)
    : HallPage(room, HallFilters(room, {Whose::boxer, Whose::person, Whose::bot, Whose::game}, true), std::move(query)) {}

void RankingScreen::refresh() {
  if (rows_ == 0) {
    return;  // nothing is drawn yet; `prepare` does it
  }
  model_.filters = filters_.rows(query_);
  model_.figure = key_of(query_.order);
  model_.beside = query_.filter.beside
                      ? room_.words.say("menu.hall.beside", {{"name", name_of(*query_.filter.beside, room_.words)}})
                      : std::string();
  const auto found = room_.kept.records().read(
      [this](const Database& database) { return records::count_ranked(database, query_.filter, query_.order); });
  model_.found = found.value_or(0);
  model_.pages = std::max(1, (model_.found + rows_ - 1) / rows_);
  page_ = std::clamp(page_, 0, model_.pages - 1);
  model_.page = page_;
  auto page = room_.kept.records().read([this](const Database& database) {
    return records::ranked(database, query_.filter, query_.order, page_ * rows_, rows_);
  });
  if (!page) {
    room_.announcer.say(unsaved_words(page.error(), room_.words));
  }
  shown_ = page.value_or(std::vector<Tally>());
  model_.rows.clear();
  for (const Tally& tally : shown_) {
    const int place = page_ * rows_ + static_cast<int>(model_.rows.size()) + 1;
    model_.rows.push_back(row_of(tally, query_, place, room_));
  }
}

void RankingScreen::prepare(const overlay::Ui& ui) {
  const int room = overlay::ranking_page_rows(ui, filters_.rows(query_).size(), query_.filter.beside.has_value());
  if (room != rows_) {
    // The first of the page stays on it.
    page_ = rows_ == 0 ? 0 : page_ * rows_ / room;
    rows_ = room;
    refresh();
  }
}

void RankingScreen::turn_page(int step) {
  page_ = (page_ + step + model_.pages) % model_.pages;
  refresh();
}

std::optional<overlay::RankingAction> RankingScreen::picture(overlay::Ui& ui) const {
  return overlay::ranking_screen(model_, ui);
}

void RankingScreen::act(const overlay::RankingAction& action) {
  using Kind = overlay::RankingAction::Kind;
  switch (action.kind) {
    case Kind::back: room_.flow.back(); return;
    case Kind::set: filters_.set(query_, action.index, action.value); break;
    case Kind::turn_page: turn_page(action.value); return;
    case Kind::anybody:
      query_.filter.beside.reset();
      rows_ = 0;  // there is more room now
      page_ = 0;
      return;
    case Kind::open: {
      const std::string name = shown_.at(static_cast<std::size_t>(action.index)).name;
      if (query_.filter.whose != Whose::game) {
        room_.flow.open_party({query_.filter.whose, name}, query_.filter.game);
        return;
      }
      query_.filter.whose = Whose::boxer;  // who has boxed it
      query_.filter.game = name;
      break;
    }
  }
  page_ = 0;
  refresh();
}

ForgettingNotice::ForgettingNotice(Flow& flow, KeptBouts& kept, std::string name)
    : flow_(&flow), kept_(&kept), name_(std::move(name)) {
  kept_->records().forget(name_, [this](const Result<void>& done) {
    done_ = done;
    // A folder may hold any number of files: they are looked through here too.
    static_cast<void>(fault_thrown_by([this] { files_ = records::files_that_name(kept_->folder(), name_); }));
    is_done_ = true;
  });
}

ForgettingNotice::~ForgettingNotice() { kept_->records().finish(); }

void ForgettingNotice::update(double) {
  if (is_done_) {
    flow_->forgotten(name_, done_, files_);
  }
}

void ForgettingNotice::show(overlay::Ui& ui) {
  overlay::wait_notice("menu.hall.forgetting", ui.say("menu.hall.forgetting_line", {{"name", name_}}), ui);
}

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
  const auto periods = room.kept.records().read(records::periods_with_bouts);
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
