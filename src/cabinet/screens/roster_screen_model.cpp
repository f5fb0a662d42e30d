// What the roster shows: those who are found, and the cards of the shown one and of whoever stands beside him.
#include <algorithm>
#include <iterator>

#include "cabinet/program/match_up.h"
#include "cabinet/screens/roster_screen.h"

namespace fc::cabinet {

overlay::RosterModel RosterScreen::model() const {
  overlay::RosterModel model;
  const bool two = plan_.entrants.size() == 2;
  model.seat = two ? std::string((*words_)[seat_ == 0 ? "menu.corner.red" : "menu.corner.blue"])
                   : words_->say("menu.setup.seat", {{"seat", std::to_string(seat_ + 1)}});
  model.mark = mark_of_seat(*game_, plan_, seat_, *words_);
  fill_traits(model);
  if (game_->roster().size() > small_roster) {
    model.order = order_row();
  }
  model.has_names = game_->roster().size() > small_roster;
  model.name = query_.name;
  model.has_favourites = game_->roster().size() > small_roster;
  model.favourites_only = query_.favourites;
  model.can_match = two && game_->chance(plan_, plan_.entrants[0], plan_.entrants[1]).has_value();
  model.has_gym = shown_ < found_.size() && flow_->has_gym(*game_);
  model.has_desk = shown_ < found_.size() && has_desk_;
  fill_page(model);
  if (shown_ < found_.size()) {
    fill_cards(model);
  }
  return model;
}

void RosterScreen::fill_traits(overlay::RosterModel& model) const {
  for (const std::size_t trait : traits_) {
    overlay::OptionRow row{.label = game_->roster().traits()[trait].label, .values = {"menu.roster.any"}, .help = {}};
    for (const int value : game_->roster().values_present(trait)) {
      if (query_.traits[trait] == value) {
        row.value = static_cast<int>(row.values.size());
      }
      row.values.push_back(game_->roster().traits()[trait].values[static_cast<std::size_t>(value)]);
    }
    model.traits.push_back(std::move(row));
  }
}

overlay::OptionRow RosterScreen::order_row() const {
  overlay::OptionRow row{.label = "menu.roster.order",
                         .values = {"menu.roster.as_listed", "menu.roster.by_name"},
                         .value = query_.order,
                         .help = {}};
  const std::span<const std::string> own = game_->roster().own_orders();
  row.values.insert(row.values.end(), own.begin(), own.end());
  return row;
}

void RosterScreen::fill_page(overlay::RosterModel& model) const {
  const auto favourites = settings_->favourites.find(game_->slug());
  model.found = static_cast<int>(found_.size());
  model.pages = pages();
  model.page = static_cast<int>(shown_ / page_rows_);
  const std::size_t first = shown_ / page_rows_ * page_rows_;
  for (std::size_t place = first; place < std::min(first + page_rows_, found_.size()); ++place) {
    const Entrant& entrant = game_->roster()[found_[place]];
    overlay::RosterRow row;
    row.name = (*words_)[entrant.name];
    row.looks = game_->looks(entrant.id);
    row.note = entrant.note.empty() ? std::string() : std::string((*words_)[entrant.note]);
    row.favourite = favourites != settings_->favourites.end() &&
                    std::ranges::find(favourites->second, entrant.id) != favourites->second.end();
    if (const auto taken = std::ranges::find(plan_.entrants, entrant.id); taken != plan_.entrants.end()) {
      row.taken = mark_of_seat(*game_, plan_, static_cast<int>(taken - plan_.entrants.begin()), *words_);
    }
    model.rows.push_back(std::move(row));
  }
  model.shown = found_.empty() ? -1 : static_cast<int>(shown_ - first);
}

void RosterScreen::fill_cards(overlay::RosterModel& model) const {
  const BoutPlan then = this->then();
  if (const CornerGame* next = next_seen_in()) {
    model.turn_to = words_->say("menu.roster.in_game", {{"game", name_of(*next)}});
  }
  if (const CornerGame& other_game = seen_in(); &other_game != game_) {
    fill_other_cards(model, then, other_game);
    return;
  }
  model.card = card(*game_, then, seat_);
  if (then.entrants.size() == 2) {
    const int other = 1 - seat_;
    model.beside = card(*game_, then, other);
    model.beside_title = (*words_)["menu.roster.against"];
    model.beside_left = seat_ == 1;
    model.odds = odds_;
  } else if (plan_.entrants[static_cast<std::size_t>(seat_)] != shown_id()) {
    model.beside = card(*game_, plan_, seat_);
    model.beside_title = (*words_)["menu.roster.now"];
  }
}

void RosterScreen::fill_other_cards(overlay::RosterModel& model, const BoutPlan& then, const CornerGame& seen_in) const {
  model.card = card(seen_in, then, seat_);
  model.card_title = name_of(seen_in);
  if (then.entrants.size() == 2) {
    model.beside_left = seat_ == 1;
    if (seen_in.roster().find(opponent_of(then, seat_))) {
      model.beside = card(seen_in, then, 1 - seat_);
      model.beside_title = (*words_)["menu.roster.against"];
    }
  }
}

overlay::RosterCard RosterScreen::card(const CornerGame& game, const BoutPlan& plan, int seat) const {
  overlay::RosterCard card{.card = game.card(plan.entrants[static_cast<std::size_t>(seat)], *words_),
                           .mark = mark_of_seat(*game_, plan, seat, *words_)};
  card.card.looks = looks_of_seat(game, plan, seat);
  return card;
}

std::string RosterScreen::name_of(const CornerGame& game) const {
  return std::string((*words_)["menu.game." + std::string(game.slug()) + ".name"]);
}

const CornerGame& RosterScreen::seen_in() const { return turned_to_->roster().find(shown_id()) ? *turned_to_ : *game_; }

const CornerGame* RosterScreen::next_seen_in() const {
  std::vector<const CornerGame*> sides{game_};
  std::ranges::copy_if(others_, std::back_inserter(sides),
                       [id = shown_id()](const CornerGame* other) { return other->roster().find(id).has_value(); });
  if (sides.size() == 1) {
    return nullptr;
  }
  const auto open = std::ranges::find(sides, &seen_in());
  return std::next(open) == sides.end() ? sides.front() : *std::next(open);
}

}  // namespace fc::cabinet
