#include "library/knock-out/game.h"

#include <fmt/format.h>

#include "core/looks.h"
#include "core/result.h"
#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "library/own_boxers.h"
#include "rules/knock-out/rules.h"

namespace fc::knock_out {
namespace {

namespace fs = std::filesystem;

constexpr int thousand = 1000;
constexpr int most_money = 1'000'000;
constexpr int longest_path = 6;
constexpr int most_alike = 3;  ///< a choice of training counts to 3 of each value (rules/knock-out/setup.h)
constexpr std::size_t deck_size = 12;

/// A number on which the rules rely: it is there to be read, not to be changed.
Result<void> check_fixed(const Json& value, const std::string& where, int wanted) {
  FC_TRY(read_int(value, where, wanted, wanted));
  return {};
}

Result<JsonMembers> members_by_rank(const Json& object, const std::string& where) {
  return members_of(object, where, {"amateur", "professional", "champion"});
}

// ----- boxers.json -----

Result<BoxerEntry> read_boxer(const Json& object, const std::string& where, Colour colour, Size size) {
  const std::string_view id = Rules::boxer_id(2 * static_cast<int>(colour) + static_cast<int>(size));
  const std::string_view size_word = size_words[static_cast<std::size_t>(size)];
  BoxerEntry entry{.id = std::string(id), .name = {}, .colour = colour, .size = size, .looks = {}};
  FC_TRY(const JsonMembers members, members_of(object, where, {"id", "name", "size"}, {"looks", "provenance"}));
  FC_TRY(members.get("id", read_word, std::span(&id, 1)));
  FC_TRY(members.get("size", read_word, std::span(&size_word, 1)));
  FC_TRY(members.keep("name", entry.name, read_text));
  FC_TRY(entry.looks, read_looks_of(object, where));
  if (entry.name.empty()) {
    return fault(FaultCode::out_of_range, members.place("name"), "must not be empty");
  }
  return entry;
}

Result<void> read_team(const Json& team, const std::string& where, Colour colour, Catalogue& catalogue) {
  const std::string_view word = name_of(colour);
  FC_TRY(const JsonMembers members, members_of(team, where, {"colour", "boxers"}));
  FC_TRY(members.get("colour", read_word, std::span(&word, 1)));
  return for_each_element(members["boxers"], members.place("boxers"), 2,
                          [&](std::size_t size, const Json& boxer, const std::string& place) {
                            return keep(read_boxer(boxer, place, colour, static_cast<Size>(size)),
                                        catalogue.boxers[2 * static_cast<std::size_t>(colour) + size]);
                          });
}

Result<void> read_teams(const Json& list, Catalogue& catalogue) {
  return for_each_element(list, "teams", team_count, [&](std::size_t team, const Json& object, const std::string& where) {
    return read_team(object, where, static_cast<Colour>(team), catalogue);
  });
}

Result<void> read_start_money(const Json& object, Tables& tables) {
  FC_TRY(const JsonMembers members, members_of(object, "start_money", {"big", "small"}));
  for (std::size_t size = 0; size < size_words.size(); ++size) {
    FC_TRY(const JsonMembers ranks, members.get(size_words[size], members_by_rank));
    auto& amounts = tables.start_money[size];
    int least = thousand;
    for (std::size_t rank = 0; rank < class_words.size(); ++rank) {
      FC_TRY(ranks.keep(class_words[rank], amounts[rank], read_multiple, least, most_money, thousand));
      least = amounts[rank] + thousand;
    }
  }
  const auto champion = static_cast<std::size_t>(Class::champion);
  if (tables.start_money[0][champion] <= tables.start_money[1][champion]) {
    return fault(FaultCode::out_of_range, "start_money.big.champion", "must be above the small champion's");
  }
  return {};
}

Result<void> check_title_factor(const Json& object) {
  FC_TRY(const JsonMembers factors, members_of(object, "title_factor", {"none", "superchampion", "world-champion"}));
  for (std::size_t title = 0; title < title_words.size(); ++title) {
    FC_TRY(factors.get(title_words[title], check_fixed, static_cast<int>(title) + 1));
  }
  return {};
}

Result<void> read_boxers(const Json& object, Catalogue& catalogue) {
  FC_TRY(check_object(object, "", {"teams", "start_money", "title_factor"}, {"about"}));
  FC_TRY(read_teams(object["teams"], catalogue));
  FC_TRY(read_start_money(object["start_money"], catalogue.tables));
  return check_title_factor(object["title_factor"]);
}

// ----- tables.json -----

Result<void> read_deck(const Json& list, Cards& deck) {
  deck = {};
  return for_each_element(
      list, "deck", deck_size, [&](std::size_t /*index*/, const Json& card, const std::string& where) -> Result<void> {
        FC_TRY(const int value, read_int(card, where, 1, static_cast<int>(card_values)));
        std::uint8_t& count = deck[static_cast<std::size_t>(value - 1)];
        ++count;
        if (count > most_alike) {
          return fault(FaultCode::out_of_range, where, fmt::format("more than {} cards of value {}", most_alike, value));
        }
        return {};
      });
}

Result<void> check_labels(const Json& labels) {
  FC_TRY(const JsonMembers members, members_of(labels, "ring.labels", {"4", "6/8", "10"}));
  for (const char* const label : {"4", "6/8", "10"}) {
    FC_TRY(members.get(label, read_int, 1, longest_path));
  }
  return {};
}

Result<void> read_ring(const Json& ring, Tables& tables) {
  FC_TRY(const JsonMembers members, members_of(ring, "ring", {"labels", "basic_distance", "variable_start"}, {"about"}));
  FC_TRY(check_labels(members["labels"]));
  FC_TRY(members.read("basic_distance", 1, longest_path, tables.basic_distance));
  FC_TRY(const JsonMembers starts, members_of(members["variable_start"], members.place("variable_start"), {"big", "small"}));
  for (std::size_t size = 0; size < size_words.size(); ++size) {
    FC_TRY(const JsonMembers ranks, starts.get(size_words[size], members_by_rank));
    for (std::size_t rank = 0; rank < class_words.size(); ++rank) {
      FC_TRY(ranks.read(class_words[rank], 1, longest_path, tables.variable_distance[size][rank]));
    }
  }
  return {};
}

Result<void> read_stakes(const Json& object, Tables& tables) {
  constexpr int half_is_whole = 2 * thousand;  // the bank pays half a stake
  FC_TRY(check_object(object, "betting.cells", {"1", "2", "3", "4"}));
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const std::string key = std::to_string(cell + 1);
    FC_TRY(const JsonMembers stakes, members_of(object[key], member_place("betting.cells", key), {"win", "x2", "ko"}));
    for (std::size_t type = 0; type < type_words.size(); ++type) {
      FC_TRY(
          stakes.keep(type_words[type], tables.stakes[cell][type], read_multiple, half_is_whole, most_money, half_is_whole));
    }
  }
  return {};
}

Result<void> read_betting(const Json& object, Tables& tables) {
  FC_TRY(const JsonMembers betting, members_of(object, "betting", {"cells", "chips_per_player", "rounds"}, {"about"}));
  FC_TRY(read_stakes(betting["cells"], tables));
  FC_TRY(const JsonMembers chips, members_of(betting["chips_per_player"], betting.place("chips_per_player"), {"x2", "ko"}));
  FC_TRY(chips.read("x2", 0, bet_rounds, tables.x2_chips));
  FC_TRY(chips.read("ko", 0, bet_rounds, tables.ko_chips));
  return betting.get("rounds", check_fixed, bet_rounds);
}

Result<void> read_money(const Json& object, Tables& tables) {
  FC_TRY(const JsonMembers money,
         members_of(object, "money", {"start_capital", "unused_card", "iou", "winner_prize_factor", "loser_prize_factor"}));
  FC_TRY(money.keep("start_capital", tables.start_capital, read_multiple, 0, most_money, thousand));
  FC_TRY(money.keep("unused_card", tables.unused_card, read_multiple, 0, most_money, thousand));
  FC_TRY(money.keep("iou", tables.iou, read_multiple, thousand, most_money, thousand));
  FC_TRY(money.get("winner_prize_factor", check_fixed, 2));
  return money.get("loser_prize_factor", check_fixed, 1);
}

Result<void> read_components(const Json& object, Tables& tables) {
  constexpr int most_pieces = 100;
  FC_TRY(const JsonMembers printed,
         members_of(object, "printed_components", {"ious", "superchampion_laurels", "world_champion_belts"}));
  FC_TRY(printed.read("ious", 0, most_pieces, tables.ious));
  FC_TRY(printed.read("superchampion_laurels", 0, most_pieces, tables.laurels));
  FC_TRY(printed.get("world_champion_belts", read_int, 0, most_pieces));  // never short (ruling R14)
  return {};
}

Result<void> read_tables(const Json& object, Tables& tables) {
  FC_TRY(check_object(object, "", {"deck", "ring", "betting", "money", "printed_components"}, {"about"}));
  FC_TRY(read_deck(object["deck"], tables.deck));
  FC_TRY(read_ring(object["ring"], tables));
  FC_TRY(read_betting(object["betting"], tables));
  FC_TRY(read_money(object["money"], tables));
  return read_components(object["printed_components"], tables);
}

Result<void> take_file(std::size_t index, const Json& json, Catalogue& catalogue) {
  return index == 0 ? read_boxers(json, catalogue) : read_tables(json, catalogue.tables);
}

constexpr CatalogueFiles<Catalogue, 2> files{"knock-out", {"boxers.json", "tables.json"}, take_file};

}  // namespace

const BoxerEntry* Catalogue::find(std::string_view id) const { return find_by_id(boxers, id); }

Result<Catalogue> load_catalogue(const fs::path& data) { return files.load(data); }
std::vector<Fault> check_data(const fs::path& data) { return files.faults(data); }
Result<void> check_file(std::string_view name, std::string_view text) { return files.check(name, text); }

Looks looks_of(const BoxerEntry& entry) {
  constexpr std::uint8_t heavyweight = 16;
  constexpr std::uint8_t bantamweight = 4;
  BoxerFacts facts{.weight = entry.size == Size::big ? heavyweight : bantamweight};
  facts.southpaw = false;
  return fc::looks_of(entry.id, facts, entry.looks);
}

std::vector<Looks> looks_in(const Catalogue& catalogue, std::string_view json) {
  std::vector<Looks> looks;
  if (const Result<Setup> setup = read_setup(catalogue, json)) {
    for (int boxer = 0; boxer < 2 * setup->players; ++boxer) {
      const auto entry = static_cast<std::size_t>(team_boxer(*setup, static_cast<BoxerIndex>(boxer)));
      looks.push_back(looks_of(catalogue.boxers[entry]));
    }
  }
  return looks;
}

}  // namespace fc::knock_out
