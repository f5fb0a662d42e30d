#include "cabinet/screens/roster_screen.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "cabinet/program/match_up.h"

namespace fc::cabinet {
RosterScreen::RosterScreen(Flow& flow, Search search, Settings& settings, Random& shuffles, const Words& words)
    : PairScreen(search.game, search.odds, words),
      flow_(&flow),
      settings_(&settings),
      shuffles_(&shuffles),
      plan_(std::move(search.plan)),
      seat_(search.seat),
      choose_(std::move(search.choose)),
      others_(std::move(search.others)),
      turned_to_(&game()),
      filters_(&search.filters),
      query_(search.filters),
      has_desk_(game().what_if({.plan = plan_}, words).has_value()) {
  query_.traits.resize(game().roster().traits().size(), any_value);
  find_traits();
}

void RosterScreen::find_traits() {
  const Roster& roster = game().roster();
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
    end_search();
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
  const auto favourites = settings_->favourites.find(game().slug());
  found_ = game().roster().search(
      query_, favourites == settings_->favourites.end() ? std::span<const std::string>() : favourites->second, words());
  looked_ = true;
  *filters_ = query_;
  filters_->name.clear();  // a name is looked for once: the next one is another's
  shown_ = 0;
  show_entrant(id);
}

void RosterScreen::open_gym() {
  flow_->open_gym(game(), then(), seat_, shown_id(), [this](const std::string& id) { renew(id); });
}

void RosterScreen::renew(const std::string& id) {
  replace_gone(plan_, game().roster());
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
  const std::optional<std::size_t> place = id ? game().roster().find(*id) : std::nullopt;
  const auto found = place ? std::ranges::find(found_, *place) : found_.end();
  if (found != found_.end()) {
    shown_ = static_cast<std::size_t>(found - found_.begin());
  }
}

std::string RosterScreen::shown_id() const {
  return shown_ < found_.size() ? game().roster()[found_[shown_]].id : std::string();
}

int RosterScreen::pages() const { return std::max(1, static_cast<int>((found_.size() + page_rows_ - 1) / page_rows_)); }

void RosterScreen::prepare(const overlay::Ui& ui) {
  page_rows_ = static_cast<std::size_t>(overlay::roster_page_rows(ui));
  if (!looked_) {
    search_again();
  }
  update_odds();
  settle_picture();
}

void RosterScreen::update(double /*dt*/) {
  if (waiting()) {
    update_odds();
  }
}

void RosterScreen::update_odds() {
  go_on_searching([this](const BoutPlan& plan) {
    if (const std::string& id = plan.entrants[static_cast<std::size_t>(seat_)]; id != shown_id()) {
      show_entrant(id);
      freshen();
    }
  });
  const bool is_pair = shown_ < found_.size() && plan_.entrants.size() == 2;
  const BoutPlan pair = is_pair ? then() : BoutPlan();
  show_odds_of(is_pair ? &pair : nullptr);
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
      value == 0 ? any_value : game().roster().values_present(trait).at(static_cast<std::size_t>(value) - 1);
}

void RosterScreen::mark_favourite(std::size_t found) {
  if (found >= found_.size() || game().roster().size() <= small_roster) {
    return;
  }
  const std::string& id = game().roster()[found_[found]].id;
  std::vector<std::string>& favourites = settings_->favourites[std::string(game().slug())];
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
  end_search();
  switch (action.kind) {
    case Kind::back: flow_->back(); break;
    case Kind::choose:
      choose_(shown_id());
      flow_->back();
      break;
    case Kind::show: shown_ = first + static_cast<std::size_t>(action.index); break;
    case Kind::mark_favourite: mark_favourite(first + static_cast<std::size_t>(action.index)); break;
    case Kind::turn_page: turn_page(action.value); break;
    case Kind::random: show_entrant(random_entrant(game().roster(), found_, plan_, seat_, *shuffles_)); break;
    case Kind::even_match:
      search(plan_, even_candidates(game(), found_, plan_, seat_, *shuffles_));
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
        flow_->open_desk(game(), then());
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

// What the roster shows: those who are found, and the cards of the shown one and of whoever stands beside him.

overlay::RosterModel RosterScreen::model() const {
  overlay::RosterModel model;
  const bool two = plan_.entrants.size() == 2;
  model.seat = two ? std::string(words()[seat_ == 0 ? "menu.corner.red" : "menu.corner.blue"])
                   : words().say("menu.setup.seat", {{"seat", std::to_string(seat_ + 1)}});
  model.mark = mark_of_seat(game(), plan_, seat_, words());
  fill_traits(model);
  if (game().roster().size() > small_roster) {
    model.order = order_row();
  }
  model.has_names = game().roster().size() > small_roster;
  model.name = query_.name;
  model.has_favourites = game().roster().size() > small_roster;
  model.favourites_only = query_.favourites;
  model.can_match = two && game().chance(plan_, plan_.entrants[0], plan_.entrants[1]).has_value();
  model.has_gym = shown_ < found_.size() && flow_->has_gym(game());
  model.has_desk = shown_ < found_.size() && has_desk_;
  fill_page(model);
  if (shown_ < found_.size()) {
    fill_cards(model);
  }
  return model;
}

void RosterScreen::fill_traits(overlay::RosterModel& model) const {
  for (const std::size_t trait : traits_) {
    overlay::OptionRow row{.label = game().roster().traits()[trait].label, .values = {"menu.roster.any"}, .help = {}};
    for (const int value : game().roster().values_present(trait)) {
      if (query_.traits[trait] == value) {
        row.value = static_cast<int>(row.values.size());
      }
      row.values.push_back(game().roster().traits()[trait].values[static_cast<std::size_t>(value)]);
    }
    model.traits.push_back(std::move(row));
  }
}

overlay::OptionRow RosterScreen::order_row() const {
  overlay::OptionRow row{.label = "menu.roster.order",
                         .values = {"menu.roster.as_listed", "menu.roster.by_name"},
                         .value = query_.order,
                         .help = {}};
  const std::span<const std::string> own = game().roster().own_orders();
  row.values.insert(row.values.end(), own.begin(), own.end());
  return row;
}

void RosterScreen::fill_page(overlay::RosterModel& model) const {
  const auto favourites = settings_->favourites.find(game().slug());
  model.found = static_cast<int>(found_.size());
  model.pages = pages();
  model.page = static_cast<int>(shown_ / page_rows_);
  const std::size_t first = shown_ / page_rows_ * page_rows_;
  for (std::size_t place = first; place < std::min(first + page_rows_, found_.size()); ++place) {
    const Entrant& entrant = game().roster()[found_[place]];
    overlay::RosterRow row;
    row.name = words()[entrant.name];
    row.looks = game().looks(entrant.id);
    row.note = entrant.note.empty() ? std::string() : std::string(words()[entrant.note]);
    row.favourite = favourites != settings_->favourites.end() &&
                    std::ranges::find(favourites->second, entrant.id) != favourites->second.end();
    if (const auto taken = std::ranges::find(plan_.entrants, entrant.id); taken != plan_.entrants.end()) {
      row.taken = mark_of_seat(game(), plan_, static_cast<int>(taken - plan_.entrants.begin()), words());
    }
    model.rows.push_back(std::move(row));
  }
  model.shown = found_.empty() ? -1 : static_cast<int>(shown_ - first);
}

void RosterScreen::fill_cards(overlay::RosterModel& model) const {
  const BoutPlan then = this->then();
  if (const CornerGame* next = next_seen_in()) {
    model.turn_to = words().say("menu.roster.in_game", {{"game", name_of(*next)}});
  }
  if (const CornerGame& other_game = seen_in(); &other_game != &game()) {
    fill_other_cards(model, then, other_game);
    return;
  }
  model.card = card(game(), then, seat_);
  if (then.entrants.size() == 2) {
    const int other = 1 - seat_;
    model.beside = card(game(), then, other);
    model.beside_title = words()["menu.roster.against"];
    model.beside_left = seat_ == 1;
    model.odds = odds();
  } else if (plan_.entrants[static_cast<std::size_t>(seat_)] != shown_id()) {
    model.beside = card(game(), plan_, seat_);
    model.beside_title = words()["menu.roster.now"];
  }
}

void RosterScreen::fill_other_cards(overlay::RosterModel& model, const BoutPlan& then, const CornerGame& seen_in) const {
  model.card = card(seen_in, then, seat_);
  model.card_title = name_of(seen_in);
  if (then.entrants.size() == 2) {
    model.beside_left = seat_ == 1;
    if (seen_in.roster().find(opponent_of(then, seat_))) {
      model.beside = card(seen_in, then, 1 - seat_);
      model.beside_title = words()["menu.roster.against"];
    }
  }
}

overlay::RosterCard RosterScreen::card(const CornerGame& game, const BoutPlan& plan, int seat) const {
  overlay::RosterCard card{.card = game.card(plan.entrants[static_cast<std::size_t>(seat)], words()),
                           .mark = mark_of_seat(this->game(), plan, seat, words())};
  card.card.looks = looks_of_seat(game, plan, seat);
  return card;
}

std::string RosterScreen::name_of(const CornerGame& game) const {
  return std::string(words()["menu.game." + std::string(game.slug()) + ".name"]);
}

const CornerGame& RosterScreen::seen_in() const { return turned_to_->roster().find(shown_id()) ? *turned_to_ : game(); }

const CornerGame* RosterScreen::next_seen_in() const {
  std::vector<const CornerGame*> sides{&game()};
  std::ranges::copy_if(others_, std::back_inserter(sides),
                       [id = shown_id()](const CornerGame* other) { return other->roster().find(id).has_value(); });
  if (sides.size() == 1) {
    return nullptr;
  }
  const auto open = std::ranges::find(sides, &seen_in());
  return std::next(open) == sides.end() ? sides.front() : *std::next(open);
}

}  // namespace fc::cabinet
