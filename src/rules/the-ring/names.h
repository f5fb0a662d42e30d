// The words of scripts, answers, data and text keys. Source: rules/the-ring/rules.md, 2, 3, 7.
#pragma once

#include <array>
#include <string_view>

#include "core/named.h"
#include "rules/the-ring/state.h"

namespace fc::the_ring {

inline constexpr std::array<std::string_view, class_count> class_names{
    "heavyweight",  "cruiserweight",       "light-heavyweight", "super-middleweight", "middleweight",  "junior-middleweight",
    "welterweight", "junior-welterweight", "lightweight",       "junior-lightweight", "featherweight", "bantamweight",
    "flyweight"};
constexpr std::string_view name_of(WeightClass value) {
  return value == WeightClass::none ? std::string_view() : class_names[place_of(value)];
}

inline constexpr std::array<std::string_view, strategy_count + 1> strategy_names{"body",    "load-up", "box", "work-on-cut",
                                                                                 "outside", "tie-up",  "none"};
constexpr std::string_view name_of(Strategy value) { return strategy_names[place_of(value)]; }

inline constexpr std::array<std::string_view, all_ratings.size()> rating_names{"body", "ko",  "box", "out",  "def",
                                                                               "pow",  "kod", "ki",  "speed"};

/// By Hand: the keys of `punch`, which the Hard Shot cards use too.
inline constexpr std::array<std::string_view, hand_count> hand_letters{"R", "L", "U", "C"};
inline constexpr std::array<std::string_view, hand_count> hand_names{"right", "left-hook", "uppercut", "combination"};
constexpr std::string_view name_of(Hand value) { return hand_names[place_of(value)]; }

/// By Group; all but the first are words of the chart's conditions.
inline constexpr std::array<std::string_view, group_count> group_names{"any",    "body",   "load-up", "outside",
                                                                       "tie-up", "boxing", "inside",  "evading"};
constexpr std::string_view name_of(Group value) { return group_names[place_of(value)]; }

inline constexpr std::array<std::string_view, advantage_count> advantage_names{"none",  "fastest", "speed",
                                                                               "boxer", "reach",   "weight"};
constexpr std::string_view name_of(Advantage value) { return advantage_names[place_of(value)]; }

inline constexpr std::array<std::string_view, shot_count> shot_names{"none", "hard", "stagger", "knockdown"};
constexpr std::string_view name_of(Shot value) { return shot_names[place_of(value)]; }

inline constexpr std::array<std::string_view, portion_count> portion_names{"Glass", "Soft", "Average", "Hard", "Granite"};
constexpr std::string_view name_of(Portion value) { return portion_names[place_of(value)]; }

inline constexpr std::array<std::string_view, location_count> location_names{
    "left-eyelid", "right-eyelid", "left-brow", "right-brow", "left-cheek", "right-cheek", "nose", "lip", "forehead"};
constexpr std::string_view name_of(Location value) { return location_names[place_of(value)]; }

inline constexpr std::array<std::string_view, training_count + 1> training_names{"hurt", "fat",  "soft",  "stale", "flat",
                                                                                 "fit",  "hand", "sharp", "peak",  "none"};
constexpr std::string_view name_of(Training value) { return training_names[place_of(value)]; }

inline constexpr std::array<std::string_view, city_count> city_names{
    "new-york",    "chicago", "philadelphia", "los-angeles", "san-francisco", "boston",     "detroit",
    "new-orleans", "miami",   "las-vegas",    "london",      "montreal",      "mexico-city"};
constexpr std::string_view name_of(City value) {
  return value == City::none ? std::string_view() : city_names[place_of(value)];
}

inline constexpr std::array<std::string_view, referee_total> referee_names{
    "ref-abbott", "ref-barlow", "ref-carrick", "ref-dunne", "ref-eastman",
    "ref-farrow", "ref-gillis", "ref-hale",    "ref-ivers", "ref-jessup"};
constexpr std::string_view name_of(Referee value) {
  return value == Referee::none ? std::string_view() : referee_names[place_of(value)];
}

inline constexpr std::array<std::string_view, cornerman_count> cornerman_names{
    "second-amos",  "second-burke", "second-cole", "second-doyle", "second-engel",
    "cutman-flint", "cutman-greco", "cutman-hart", "cutman-ibsen"};
constexpr std::string_view name_of(Cornerman value) { return cornerman_names[place_of(value)]; }

inline constexpr std::array<std::string_view, judging_count> judging_names{"none", "home", "aggression", "science"};
constexpr std::string_view name_of(Judging value) { return judging_names[place_of(value)]; }

inline constexpr std::array<std::string_view, decision_count> decision_names{"city",     "gloves",     "referee",
                                                                             "strategy", "cut-target", "retaliate"};
constexpr std::string_view name_of(Decision value) { return decision_names[place_of(value)]; }

inline constexpr std::array<std::string_view, purpose_count> purpose_names{
    "city",         "gloves",    "referee",      "training", "solitaire-decision", "solitaire",   "first-mover", "tie-up",
    "basic-column", "basic-red", "basic-green",  "counter",  "hard-shot",          "pure-twelve", "knockout",    "finisher",
    "possible-cut", "cut-chart", "cut-stoppage", "foul",     "retaliation",        "judge",       "corner",      "time"};
constexpr std::string_view name_of(Purpose value) { return purpose_names[place_of(value)]; }

inline constexpr std::array<std::string_view, gloves_count> gloves_names{"six-ounce", "eight-ounce"};
constexpr std::string_view name_of(Gloves value) { return gloves_names[place_of(value)]; }

inline constexpr std::array<std::string_view, 2> retaliation_names{"decline", "retaliate"};

inline constexpr std::array<std::string_view, stage_count> stage_names{"pre-bout", "round", "scoring", "interval", "over"};
constexpr std::string_view name_of(Stage value) { return stage_names[place_of(value)]; }

inline constexpr std::array<std::string_view, method_count> method_names{
    "", "KO", "TKO", "TKO-cut", "DQ", "unanimous", "majority", "split", "draw-unanimous", "draw-majority", "draw-split"};
constexpr std::string_view name_of(Method value) { return method_names[place_of(value)]; }

inline constexpr std::array<std::string_view, title_count> title_names{"", "retained", "lost"};
constexpr std::string_view name_of(Title value) { return title_names[place_of(value)]; }

constexpr std::string_view name_of(Champion value) { return champion_names[place_of(value)]; }
constexpr std::string_view name_of(Changes value) { return changes_names[place_of(value)]; }
constexpr std::string_view name_of(Solitaire value) { return solitaire_names[place_of(value)]; }

}  // namespace fc::the_ring
