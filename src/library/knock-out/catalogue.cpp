#include "library/knock-out/game.h"

#include <fmt/format.h>

#include <algorithm>

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
  int read = 0;
  return keep(read_int(value, where, wanted, wanted), read);
}

// ----- boxers.json -----

Result<BoxerEntry> read_boxer(const Json& object, const std::string& where, Colour colour, Size size) {
  const std::string_view id = Rules::boxer_id(2 * static_cast<int>(colour) + static_cast<int>(size));
  const std::string_view size_word = size_words[static_cast<std::size_t>(size)];
  BoxerEntry entry{.id = std::string(id), .name = {}, .colour = colour, .size = size, .looks = {}};
  std::size_t found = 0;
  const Result<void> read = in_turn(
      [&] {
        return check_object(object, where, {"id", "name", "size"}, {"looks", "provenance"});
      },
      [&] {
        return keep(read_word(object["id"], member_place(where, "id"), {&id, 1}), found);
      },
      [&] {
        return keep(read_word(object["size"], member_place(where, "size"), {&size_word, 1}), found);
      },
      [&] { return keep(read_text(object["name"], member_place(where, "name")), entry.name); },
      [&] { return keep(read_looks_of(object, where), entry.looks); });
  FC_TRY(read);
  if (entry.name.empty()) {
    return fault(FaultCode::out_of_range, member_place(where, "name"), "must not be empty");
  }
  return entry;
}

Result<void> read_team(const Json& team, const std::string& where, Colour colour, Catalogue& catalogue) {
  const std::string_view word = name_of(colour);
  std::size_t found = 0;
  Result<void> read = in_turn(
      [&] {
        return check_object(team, where, {"colour", "boxers"});
      },
      [&] {
        return keep(read_word(team["colour"], member_place(where, "colour"), {&word, 1}), found);
      },
      [&] { return check_list(team["boxers"], member_place(where, "boxers"), 2); });
  for (const Size size : {Size::big, Size::small}) {
    const auto index = static_cast<std::size_t>(size);
    if (read) {
      const std::string place = element_place(member_place(where, "boxers"), index);
      read = keep(read_boxer(team["boxers"][index], place, colour, size),
                  catalogue.boxers[2 * static_cast<std::size_t>(colour) + index]);
    }
  }
  return read;
}

Result<void> read_teams(const Json& list, Catalogue& catalogue) {
  Result<void> read = check_list(list, "teams", team_count);
  for (std::size_t team = 0; read && team < team_count; ++team) {
    read = read_team(list[team], element_place("teams", team), static_cast<Colour>(team), catalogue);
  }
  return read;
}

Result<void> read_start_money(const Json& object, Tables& tables) {
  Result<void> read = check_object(object, "start_money", {"big", "small"});
  for (const Size size : {Size::big, Size::small}) {
    const std::string key(size_words[static_cast<std::size_t>(size)]);
    const std::string where = member_place("start_money", key);
    read = in_turn([&] { return read; },
                   [&] {
                     return check_object(object[key], where, {"amateur", "professional", "champion"});
                   });
    auto& amounts = tables.start_money[static_cast<std::size_t>(size)];
    int least = thousand;
    for (std::size_t rank = 0; read && rank < class_words.size(); ++rank) {
      const std::string word(class_words[rank]);
      read = keep(read_multiple(object[key][word], member_place(where, word), least, most_money, thousand), amounts[rank]);
      least = amounts[rank] + thousand;
    }
  }
  const auto champion = static_cast<std::size_t>(Class::champion);
  if (read && tables.start_money[0][champion] <= tables.start_money[1][champion]) {
    return fault(FaultCode::out_of_range, "start_money.big.champion", "must be above the small champion's");
  }
  return read;
}

Result<void> check_title_factor(const Json& object) {
  Result<void> read = check_object(object, "title_factor", {"none", "superchampion", "world-champion"});
  for (std::size_t title = 0; read && title < title_words.size(); ++title) {
    const std::string word(title_words[title]);
    read = check_fixed(object[word], member_place("title_factor", word), static_cast<int>(title) + 1);
  }
  return read;
}

Result<void> read_boxers(const Json& object, Catalogue& catalogue) {
  return in_turn(
      [&] {
        return check_object(object, "", {"teams", "start_money", "title_factor"}, {"about"});
      },
      [&] { return read_teams(object["teams"], catalogue); },
      [&] { return read_start_money(object["start_money"], catalogue.tables); },
      [&] { return check_title_factor(object["title_factor"]); });
}

// ----- tables.json -----

Result<void> read_deck(const Json& list, Cards& deck) {
  Result<void> read = check_list(list, "deck", deck_size);
  deck = {};
  for (std::size_t card = 0; read && card < list.size(); ++card) {
    const std::string where = element_place("deck", card);
    FC_TRY(const int value, read_int(list[card], where, 1, static_cast<int>(card_values)));
    std::uint8_t& count = deck[static_cast<std::size_t>(value - 1)];
    ++count;
    if (count > most_alike) {
      return fault(FaultCode::out_of_range, where, fmt::format("more than {} cards of value {}", most_alike, value));
    }
  }
  return read;
}

Result<void> check_labels(const Json& labels) {
  Result<void> read = check_object(labels, "ring.labels", {"4", "6/8", "10"});
  for (const char* const label : {"4", "6/8", "10"}) {
    int steps = 0;
    read =
        in_turn([&] { return read; },
                [&] { return keep(read_int(labels[label], member_place("ring.labels", label), 1, longest_path), steps); });
  }
  return read;
}

Result<void> read_ring(const Json& ring, Tables& tables) {
  Result<void> read = in_turn(
      [&] {
        return check_object(ring, "ring", {"labels", "basic_distance", "variable_start"}, {"about"});
      },
      [&] { return check_labels(ring["labels"]); },
      [&] { return keep(read_int(ring["basic_distance"], "ring.basic_distance", 1, longest_path), tables.basic_distance); },
      [&] {
        return check_object(ring["variable_start"], "ring.variable_start", {"big", "small"});
      });
  for (std::size_t size = 0; size < size_words.size(); ++size) {
    const std::string key(size_words[size]);
    const std::string where = member_place("ring.variable_start", key);
    read = in_turn([&] { return read; },
                   [&] {
                     return check_object(ring["variable_start"][key], where, {"amateur", "professional", "champion"});
                   });
    for (std::size_t rank = 0; read && rank < class_words.size(); ++rank) {
      const std::string word(class_words[rank]);
      read = keep(read_int(ring["variable_start"][key][word], member_place(where, word), 1, longest_path),
                  tables.variable_distance[size][rank]);
    }
  }
  return read;
}

Result<void> read_stakes(const Json& object, Tables& tables) {
  constexpr int half_is_whole = 2 * thousand;  // the bank pays half a stake
  Result<void> read = check_object(object, "betting.cells", {"1", "2", "3", "4"});
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const std::string key = std::to_string(cell + 1);
    const std::string where = member_place("betting.cells", key);
    read = in_turn([&] { return read; }, [&] { return check_object(object[key], where, {"win", "x2", "ko"}); });
    for (std::size_t type = 0; read && type < type_words.size(); ++type) {
      const std::string word(type_words[type]);
      read = keep(read_multiple(object[key][word], member_place(where, word), half_is_whole, most_money, half_is_whole),
                  tables.stakes[cell][type]);
    }
  }
  return read;
}

Result<void> read_betting(const Json& betting, Tables& tables) {
  constexpr const char* chips = "betting.chips_per_player";
  return in_turn(
      [&] {
        return check_object(betting, "betting", {"cells", "chips_per_player", "rounds"}, {"about"});
      },
      [&] { return read_stakes(betting["cells"], tables); },
      [&] {
        return check_object(betting["chips_per_player"], chips, {"x2", "ko"});
      },
      [&] {
        return keep(read_int(betting["chips_per_player"]["x2"], member_place(chips, "x2"), 0, bet_rounds), tables.x2_chips);
      },
      [&] {
        return keep(read_int(betting["chips_per_player"]["ko"], member_place(chips, "ko"), 0, bet_rounds), tables.ko_chips);
      },
      [&] { return check_fixed(betting["rounds"], "betting.rounds", bet_rounds); });
}

Result<void> read_money(const Json& money, Tables& tables) {
  const auto amount = [&](const char* key, int least, Money& place) {
    return keep(read_multiple(money[key], member_place("money", key), least, most_money, thousand), place);
  };
  return in_turn(
      [&] {
        return check_object(money, "money",
                            {"start_capital", "unused_card", "iou", "winner_prize_factor", "loser_prize_factor"});
      },
      [&] { return amount("start_capital", 0, tables.start_capital); },
      [&] { return amount("unused_card", 0, tables.unused_card); }, [&] { return amount("iou", thousand, tables.iou); },
      [&] { return check_fixed(money["winner_prize_factor"], "money.winner_prize_factor", 2); },
      [&] { return check_fixed(money["loser_prize_factor"], "money.loser_prize_factor", 1); });
}

Result<void> read_components(const Json& printed, Tables& tables) {
  constexpr int most_pieces = 100;
  const auto pieces = [&](const char* key, auto& place) {
    return keep(read_int(printed[key], member_place("printed_components", key), 0, most_pieces), place);
  };
  int belts = 0;  // never short (ruling R14)
  return in_turn(
      [&] {
        return check_object(printed, "printed_components", {"ious", "superchampion_laurels", "world_champion_belts"});
      },
      [&] { return pieces("ious", tables.ious); }, [&] { return pieces("superchampion_laurels", tables.laurels); },
      [&] { return pieces("world_champion_belts", belts); });
}

Result<void> read_tables(const Json& object, Tables& tables) {
  return in_turn(
      [&] {
        return check_object(object, "", {"deck", "ring", "betting", "money", "printed_components"}, {"about"});
      },
      [&] { return read_deck(object["deck"], tables.deck); }, [&] { return read_ring(object["ring"], tables); },
      [&] { return read_betting(object["betting"], tables); }, [&] { return read_money(object["money"], tables); },
      [&] { return read_components(object["printed_components"], tables); });
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
