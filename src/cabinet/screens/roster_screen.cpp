#include "cabinet/screens/roster_screen.h"

#include <algorithm>
#include <utility>

#include "cabinet/program/match_up.h"

namespace fc::cabinet {
RosterScreen::RosterScreen(Flow& flow, Search search, Settings& settings, Random& shuffles, const Words& words)
    : flow_(&flow),
      settings_(&settings),
      shuffles_(&shuffles),
      words_(&words),
      game_(&search.game),
      plan_(std::move(search.plan)),
      seat_(search.seat),
      choose_(std::move(search.choose)),
      others_(std::move(search.others)),
      turned_to_(game_),
      filters_(&search.filters),
      query_(search.filters),
      has_desk_(game_->what_if({.plan = plan_}, words).has_value()),
      odds_maker_(&search.odds) {
  query_.traits.resize(game_->roster().traits().size(), any_value);
  find_traits();
}

void RosterScreen::find_traits() {
  const Roster& roster = game_->roster();
  traits_.clear();
  for (std::size_t trait = 0; trait < roster.traits().size(); ++trait) {
    const std::vector<int> present = roster.values_present(trait);
    if (std::ranges::find(present, query_.traits[trait]) == present.end()) {
      query_.traits[trait] = any_value;  // he who was looked for by it has left
    }
    if (present.size() > 1) {
      traits_.push_back(trait);
    }
  }
}

bool RosterScreen::press(const Press& press) {
  if (!press.down) {
    return false;
  }
  if (press.button == Button::back && !press.repeat) {
    if (state_.writing || state_.looking) {
      (state_.writing ? state_.writing : state_.looking) = false;
    } else {
      flow_->back();
    }
    return true;
  }
  if (state_.writing || state_.looking) {
    return false;
  }
  if (press.button == Button::shoulder_left || press.button == Button::shoulder_right) {
    search_.reset();
    turn_page(press.button == Button::shoulder_left ? -1 : 1);
    return true;
  }
  if (press.button == Button::details && !press.repeat) {
    mark_favourite(shown_);
    return true;
  }
  return false;
}

void RosterScreen::search_again() {
  const std::string id = looked_ ? shown_id() : plan_.entrants[static_cast<std::size_t>(seat_)];
  const auto favourites = settings_->favourites.find(game_->slug());
  found_ = game_->roster().search(
      query_, favourites == settings_->favourites.end() ? std::span<const std::string>() : favourites->second, *words_);
  looked_ = true;
  *filters_ = query_;
  filters_->name.clear();  // a name is looked for once: the next one is another's
  shown_ = 0;
  show_entrant(id);
}

void RosterScreen::open_gym() {
  flow_->open_gym(*game_, then(), seat_, shown_id(), [this](const std::string& id) { renew(id); });
}

void RosterScreen::renew(const std::string& id) {
  replace_gone(plan_, game_->roster());
  find_traits();
  found_.clear();  // places in a roster that is gone
  search_again();
  show_entrant(id);
  if (!id.empty() && shown_id() != id) {
    std::ranges::fill(query_.traits, any_value);  // he is somebody else than was looked for
    query_.name.clear();
    query_.favourites = false;
    search_again();
    show_entrant(id);
  }
}

void RosterScreen::show_entrant(const std::optional<std::string>& id) {
  const std::optional<std::size_t> place = id ? game_->roster().find(*id) : std::nullopt;
  const auto found = place ? std::ranges::find(found_, *place) : found_.end();
  if (found != found_.end()) {
    shown_ = static_cast<std::size_t>(found - found_.begin());
  }
}

std::string RosterScreen::shown_id() const {
  return shown_ < found_.size() ? game_->roster()[found_[shown_]].id : std::string();
}

int RosterScreen::pages() const { return std::max(1, static_cast<int>((found_.size() + page_rows_ - 1) / page_rows_)); }

void RosterScreen::prepare(const overlay::Ui& ui) {
  page_rows_ = static_cast<std::size_t>(overlay::roster_page_rows(ui));
  if (!looked_) {
    search_again();
  }
  update_odds();
  fresh_ = false;
}

void RosterScreen::update(double /*dt*/) {
  if (waiting()) {
    update_odds();
  }
}

void RosterScreen::update_odds() {
  if (search_) {
    const bool over = search_->update();
    if (const std::string& id = search_->plan().entrants[static_cast<std::size_t>(seat_)]; id != shown_id()) {
      show_entrant(id);
      fresh_ = true;
    }
    if (over) {
      search_.reset();
    }
  }
  std::optional<overlay::Odds> odds;
  if (shown_ < found_.size() && plan_.entrants.size() == 2) {
    odds = odds_maker_->odds(*game_, then(), *words_);
  }
  if (odds != odds_) {
    odds_ = std::move(odds);
    fresh_ = true;
  }
}

BoutPlan RosterScreen::then() const {
  BoutPlan then = plan_;
  bring(then, seat_, shown_id());
  return then;
}

std::optional<overlay::RosterAction> RosterScreen::picture(overlay::Ui& ui) const {
  return overlay::roster_screen(model(), state_, ui);
}

void RosterScreen::set_trait(int row, int value) {
  const std::size_t trait = traits_.at(static_cast<std::size_t>(row));
  query_.traits[trait] =
      value == 0 ? any_value : game_->roster().values_present(trait).at(static_cast<std::size_t>(value) - 1);
}

void RosterScreen::mark_favourite(std::size_t found) {
  if (found >= found_.size() || game_->roster().size() <= small_roster) {
    return;
  }
  const std::string& id = game_->roster()[found_[found]].id;
  std::vector<std::string>& favourites = settings_->favourites[std::string(game_->slug())];
  if (std::erase(favourites, id) == 0) {
    favourites.push_back(id);
  }
}

void RosterScreen::turn_page(int step) {
  const int count = pages();
  const int page = (static_cast<int>(shown_ / page_rows_) + step + count) % count;
  shown_ = static_cast<std::size_t>(page) * page_rows_ + shown_ % page_rows_;
  shown_ = std::min(shown_, found_.empty() ? 0 : found_.size() - 1);
}

void RosterScreen::act(const overlay::RosterAction& action) {
  using Kind = overlay::RosterAction::Kind;
  const std::size_t first = shown_ / page_rows_ * page_rows_;
  search_.reset();
  switch (action.kind) {
    case Kind::back: flow_->back(); break;
    case Kind::choose:
      choose_(shown_id());
      flow_->back();
      break;
    case Kind::show: shown_ = first + static_cast<std::size_t>(action.index); break;
    case Kind::mark_favourite: mark_favourite(first + static_cast<std::size_t>(action.index)); break;
    case Kind::turn_page: turn_page(action.value); break;
    case Kind::random: show_entrant(random_entrant(game_->roster(), found_, plan_, seat_, *shuffles_)); break;
    case Kind::even_match:
      search_.emplace(*odds_maker_, *game_, *words_, plan_, even_candidates(*game_, found_, plan_, seat_, *shuffles_));
      update_odds();
      break;
    case Kind::open_gym: open_gym(); break;
    case Kind::turn_card:
      if (const CornerGame* next = next_seen_in()) {
        turned_to_ = next;
      }
      break;
    case Kind::what_if:
      if (shown_ < found_.size()) {
        flow_->open_desk(*game_, then());
      }
      break;
    case Kind::set_trait:
      set_trait(action.index, action.value);
      search_again();
      break;
    case Kind::set_order:
      query_.order = action.value;
      search_again();
      shown_ = 0;  // the first by it is who was wanted
      break;
    case Kind::set_name:
      query_.name = action.text;
      search_again();
      break;
    case Kind::favourites_only:
      query_.favourites = action.value != 0;
      search_again();
      break;
  }
}

}  // namespace fc::cabinet
