#include "library/ringside-campaign/game.h"

#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/ringside-campaign/json_parts.h"
#include "rules/ringside-campaign/ladder.h"
#include "rules/ringside-campaign/rules.h"

namespace fc::ringside_campaign {
namespace {

/// Ruling C32: what is nobody's, the promoter does.
constexpr std::string_view promoter = "promoter";

std::string who(Seat seat) { return seat == no_seat ? std::string(promoter) : seat_word(seat); }

Json result_json(const Setup& setup, const State& state) {
  if (state.phase != Phase::finished) {
    return nullptr;
  }
  Json winners = Json::array();
  Json ranking = Json::array();
  for (const Ranked& ranked : ranking_of(setup, state)) {
    if (ranked.rank == 1) {
      winners.push_back(seat_word(ranked.seat));
    }
    ranking.push_back({{"seat", seat_word(ranked.seat)},
                       {"rank", ranked.rank},
                       {"cash", ranked.cash},
                       {"champion", ranked.champion},
                       {"purses", ranked.purses}});
  }
  const Person champion = state.ladder.champion;
  return {{"winners", std::move(winners)},
          {"ranking", std::move(ranking)},
          {"champion", champion == nobody ? Json(nullptr) : Json(id_word(setup, champion))},
          {"bouts", state.bouts},
          {"title_bouts", state.title_bouts}};
}

}  // namespace

std::string write_answer(const Setup& setup, const State& state, std::span<const Event> latest) {
  const Need need = Rules::need(setup, state);
  Json asked = need_json<Rules>(setup, state, who);
  if (need.kind == NeedKind::bout) {
    if (Result<Json> bout = parse_json(bout_setup(setup, state))) {
      asked["bout"] = std::move(*bout);
    }
  }
  return answer_text(need, std::move(asked), state_json(setup, state), result_json(setup, state), latest,
                     [&setup](const Event& event) { return event_line(setup, event); });
}

namespace {

/// Writes the parts of one state.
class StateJson {
 public:
  StateJson(const Setup& setup, const State& state) : setup_(setup), state_(state) {}

  [[nodiscard]] Json whole() const {
    Json json;
    json["phase"] = phase_words[place_of(state_.phase)];
    json["week"] = state_.week;
    json["meeting"] = state_.meeting;
    json["first"] = seat(state_.first);
    json["managers"] = managers();
    json["pool"] = pool();
    json["order"] = list(state_.order, [](Seat one) { return seat(one); });
    json["next_name"] = state_.next_name;
    json["bracket"] = list(state_.bracket, [this](Person person) { return man_id(person); });
    json["champion"] = man_id(state_.ladder.champion);
    json["ladder"] = list(state_.ladder.contenders, [this](Person person) { return man_id(person); });
    json["last_defence"] = state_.last_defence;
    json["night"] = list(state_.night, [this](const BilledBout& bout) { return billed(bout); });
    json["passes"] = state_.passes;
    json["offer"] = offer();
    json["lot"] = lot();
    json["dispute"] = dispute();
    if (setup_.options.television) {
      json["television"] = arena(state_.television);
    }
    if (setup_.options.visitors > 0) {
      json["visitors"] = visitors();
    }
    json["bouts"] = state_.bouts;
    json["title_bouts"] = state_.title_bouts;
    return json;
  }

 private:
  template <class List, class Write>
  static Json list(const List& elements, Write write) {
    Json json = Json::array();
    for (const auto& element : elements) {
      json.push_back(write(element));
    }
    return json;
  }

  static Json seat(Seat one) { return one == no_seat ? Json(nullptr) : Json(seat_word(one)); }
  static Json arena(const std::optional<Arena>& which) {
    return which ? Json(arena_words[place_of(*which)]) : Json(nullptr);
  }
  [[nodiscard]] Json man_id(Person person) const { return person == nobody ? Json(nullptr) : Json(id_word(setup_, person)); }

  void put_abilities(Json& json, Person person) const {
    constexpr std::array<const char*, ringside::punch_count> punch_keys{"uc", "rj", "rh", "co", "lj", "lh"};
    const ringside::Boxer& boxer = state_.man(person).boxer;
    json["id"] = man_id(person);
    json["ag"] = boxer.agility;
    for (std::size_t punch = 0; punch < punch_keys.size(); ++punch) {
      json[punch_keys[punch]] = boxer.punches[punch];
    }
    json["cp"] = boxer.counterpunch;
    json["end"] = boxer.endurance;
  }

  [[nodiscard]] Json man(Person person) const {
    const Man& man = state_.man(person);
    Json json;
    put_abilities(json, person);
    json["gained"] = {{"end", man.gained[place_of(Ability::endurance)]},
                      {"ag", man.gained[place_of(Ability::agility)]},
                      {"cp", man.gained[place_of(Ability::counterpunch)]}};
    json["cut"] = man.cut;
    json["cut_bouts"] = man.cut_bouts;
    json["wins"] = man.wins;
    json["losses"] = man.losses;
    json["draws"] = man.draws;
    json["kos"] = man.kos;
    json["tkos"] = man.tkos;
    json["streak"] = man.streak;
    json["fight_pop"] = man.fight_pop;
    json["rank_pop"] = man.rank_pop;
    json["last_week"] = man.last_week;
    json["carry"] = man.last_damage;
    json["purses"] = man.purses;
    json["seed"] = man.seed;
    json["out"] = man.out;
    if (setup_.options.rematches) {
      json["last_opponent"] = man_id(man.last_opponent);
      json["meetings"] = man.meetings;
    }
    if (setup_.options.walkovers > 0) {
      json["walked"] = man.last_walkover_week;
    }
    return json;
  }

  [[nodiscard]] Json managers() const {
    Json json = Json::array();
    for (int one = 0; one < seats_of(setup_); ++one) {
      const Manager& manager = state_.manager(one);
      json.push_back({{"seat", seat_word(one)},
                      {"cash", manager.cash},
                      {"offers", manager.offers},
                      {"declined", manager.declined},
                      {"stable", list(manager.stable, [this](Person person) { return man(person); })}});
    }
    return json;
  }

  [[nodiscard]] Json pool() const {
    return list(state_.pool, [this](Person person) {
      Json json;
      put_abilities(json, person);
      return json;
    });
  }

  [[nodiscard]] Json visitors() const {
    return list(state_.visitors, [this](const Visitor& visitor) {
      Json json;
      put_abilities(json, visitor.man);
      json["arena"] = arena(visitor.arena);
      return json;
    });
  }

  [[nodiscard]] Json billed(const BilledBout& bout) const {
    return {{"red", man_id(bout.red)},      {"blue", man_id(bout.blue)}, {"arena", arena_words[place_of(bout.arena)]},
            {"rounds", bout.rounds},        {"by", seat(bout.by)},       {"title", bout.title},
            {"tournament", bout.tournament}};
  }

  [[nodiscard]] Json offer() const {
    const Offer& offer = state_.offer;
    if (offer.kind == OfferKind::none) {
      return nullptr;
    }
    return {{"kind", offer_words[place_of(offer.kind)]},
            {"by", seat(offer.by)},
            {"man", man_id(offer.man)},
            {"to", seat(offer.to)},
            {"for", man_id(offer.other)},
            {"arena", arena(offer.arena)},
            {"rounds", offer.rounds == 0 ? Json(nullptr) : Json(offer.rounds)},
            {"title", offer.title},
            {"sum", offer.sum ? Json(*offer.sum) : Json(nullptr)}};
  }

  [[nodiscard]] Json lot() const {
    const Lot& lot = state_.lot;
    if (lot.man == nobody) {
      return nullptr;
    }
    Json in = Json::array();
    for (int one = 0; one < seats_of(setup_); ++one) {
      if (lot.has(one)) {
        in.push_back(seat_word(one));
      }
    }
    return {{"man", man_id(lot.man)},
            {"by", seat(lot.by)},
            {"bid", lot.bid},
            {"bidder", seat(lot.bidder)},
            {"in", std::move(in)}};
  }

  [[nodiscard]] Json dispute() const {
    if (!is_asked(state_, Decision::dispute_bid)) {
      return nullptr;
    }
    const Dispute& dispute = state_.dispute;
    return {{"arena", arena_words[place_of(dispute.arena)]},
            {"places", dispute.places},
            {"asked", dispute.asked},
            {"bouts", list(dispute.bouts, [this](const Contest& bout) {
               return Json{{"red", man_id(bout.red)},
                           {"blue", man_id(bout.blue)},
                           {"by", seat(bout.by)},
                           {"bid", bout.bid},
                           {"in", bout.in}};
             })}};
  }

  const Setup& setup_;
  const State& state_;
};

}  // namespace

Json state_json(const Setup& setup, const State& state) { return StateJson(setup, state).whole(); }

Standing standing_of(const Setup& setup, const State& state) {
  Standing standing{.key = std::string("ringside-campaign.stands.").append(phase_words[place_of(state.phase)]),
                    .places = {{"week", std::to_string(state.week)},
                               {"meeting", std::to_string(state.meeting)},
                               {"bouts", std::to_string(state.bouts)}}};
  standing.length = state.bouts;
  if (state.phase == Phase::finished) {
    conclude_by_rank(standing, ranking_of(setup, state));
    standing.method = standing.winners.size() == 1 ? "richest" : "shared";
    standing.key = "ringside-campaign.stands." + standing.method;
  }
  return standing;
}

std::optional<int> title_at_stake(const Setup& /*setup*/, const State& state) {
  const BilledBout& bout = state.night[0];
  if (!bout.title) {
    return std::nullopt;
  }
  for (const Corner corner : both_corners) {
    if (bout.man(corner) == state.ladder.champion) {
      return static_cast<int>(index_of(corner));
    }
  }
  return vacant_title;
}

}  // namespace fc::ringside_campaign
