#include "records/exchange.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <limits>
#include <utility>

#include "core/cleaned.h"
#include "library/checked_json.h"
#include "match/script.h"
#include "records/results.h"

namespace fc::records {
namespace {

/// at: `localtime_r` or `gmtime_r`.
std::string shown_time(std::int64_t seconds, std::tm* (*at)(const std::time_t*, std::tm*), fmt::string_view form) {
  if (seconds < 0 || seconds > latest_time) {
    return "?";
  }
  const std::time_t then = seconds;
  std::tm shown{};
  at(&then, &shown);
  return fmt::format(fmt::runtime(form), shown);
}

constexpr std::array<std::string_view, 4> sitter_words{"person", "shared", "bot", unknown_sitter};

/// As it may come in again, whatever the book holds.
std::string name_going_out(const std::string& name) { return checked_name(name, {}).value_or(cleaned(name)); }

/// with_place: of a bout that goes out behind the one it is inside.
Json kept_json(const WholeBout& bout, bool with_place) {
  Json kept = Json::object();
  if (with_place && bout.row.inside) {
    kept["inside"] = bout.row.inside->place;
  }
  kept["begun"] = std::clamp<std::int64_t>(bout.row.begun, 0, latest_time);
  kept["touched"] = std::clamp<std::int64_t>(bout.row.touched, 0, latest_time);
  if (bout.row.lesson) {
    kept["lesson"] = true;
  }
  kept["names"] = Json::array();
  for (const std::string& name : bout.row.names) {
    kept["names"].push_back(name_going_out(name));
  }
  kept["seats"] = Json::array();
  for (const SeatRow& seat : bout.seats) {
    // With whom somebody shares stays here, as his device does.
    const std::string_view sitter = std::string_view(seat.sitter).substr(0, seat.sitter.find(':'));
    const bool known = std::ranges::find(sitter_words, sitter) != sitter_words.end();
    kept["seats"].push_back({{"sitter", known ? sitter : unknown_sitter}, {"profile", name_going_out(seat.profile)}});
    if (!seat.away.empty()) {
      kept["seats"].back()["away"] = seat.away;
    }
  }
  return kept;
}

std::string to_line(const WholeBout& bout, bool bare, bool with_place) {
  return to_json(bout.script, bare ? std::string() : json_text(kept_json(bout, with_place))) + "\n";
}

Result<std::int64_t> read_count(const Json& value, std::string_view where, std::int64_t most) {
  if (!value.is_number_integer() || value.get<std::int64_t>() < 0) {
    return fault(FaultCode::wrong_type, std::string(where), "must be a whole number from 0, not " + described(value));
  }
  if (value.get<std::int64_t>() > most) {
    return fault(FaultCode::out_of_range, std::string(where),
                 "must be 0 to " + std::to_string(most) + ", not " + described(value));
  }
  return value.get<std::int64_t>();
}

Result<SeatRow> read_seat(const Json& value, const std::string& where) {
  FC_TRY(check_object(value, where, {"sitter", "profile"}, {"away"}));
  FC_TRY(const std::size_t sitter, read_word(value["sitter"], member_place(where, "sitter"), sitter_words));
  FC_TRY(std::string profile, read_name(value["profile"], member_place(where, "profile")));
  SeatRow row{.sitter = std::string(sitter_words[sitter]), .profile = std::move(profile)};
  if (value.contains("away")) {
    constexpr std::size_t longest = 4'000;
    const Json& away = value["away"];
    const bool sound = away.is_string() && away.get_ref<const std::string&>().size() <= longest &&
                       away.get_ref<const std::string&>().find_first_not_of("0123456789- ") == std::string::npos;
    if (!sound) {
      return fault(FaultCode::wrong_type, member_place(where, "away"),
                   "must be pairs of places in the script, as \"12-40 77-\", not " + described(away));
    }
    row.away = away.get<std::string>();
  }
  return row;
}

/// A list of as many as the bout has seats, or an empty one.
Result<const Json*> list_by_seat(const Json& kept, const char* key, int seats) {
  const std::string where = member_place("kept", key);
  FC_TRY(check_list(kept[key], where));
  if (!kept[key].empty() && kept[key].size() != static_cast<std::size_t>(seats)) {
    return fault(FaultCode::out_of_range, where,
                 "has " + std::to_string(kept[key].size()) + " seats, the bout has " + std::to_string(seats));
  }
  return &kept[key];
}

Result<void> read_kept(const Json& kept, int seats, WholeBout& bout) {
  FC_TRY(check_object(kept, "kept", {}, {"inside", "begun", "touched", "lesson", "names", "seats"}));
  if (kept.contains("inside")) {
    bout.row.inside.emplace();
    FC_TRY(bout.row.inside->place, read_count(kept["inside"], "kept.inside", std::numeric_limits<std::int64_t>::max()));
  }
  if (kept.contains("begun")) {
    FC_TRY(bout.row.begun, read_count(kept["begun"], "kept.begun", latest_time));
  }
  if (kept.contains("touched")) {
    FC_TRY(bout.row.touched, read_count(kept["touched"], "kept.touched", latest_time));
  }
  if (kept.contains("lesson")) {
    FC_TRY(bout.row.lesson, read_bool(kept["lesson"], "kept.lesson"));
  }
  if (kept.contains("names")) {
    FC_TRY(const Json* const names, list_by_seat(kept, "names", seats));
    for (const Json& name : *names) {
      FC_TRY(std::string read, read_name(name, element_place("kept.names", bout.row.names.size())));
      bout.row.names.push_back(std::move(read));
    }
  }
  if (kept.contains("seats")) {
    FC_TRY(const Json* const list, list_by_seat(kept, "seats", seats));
    for (const Json& value : *list) {
      FC_TRY(SeatRow seat, read_seat(value, element_place("kept.seats", bout.seats.size())));
      bout.seats.push_back(std::move(seat));
    }
  }
  return {};
}

Result<BoutId> insert_whole(const Database& database, const WholeBout& bout) {
  return insert_script(database, bout.row, bout.seats, bout.script);
}

Result<WholeBout> whole(const Database& database, BoutRow row) {
  FC_TRY(std::vector<SeatRow> seats, seats_of(database, row.id));
  FC_TRY(Script script, script_of(database, row));
  return WholeBout{.row = std::move(row), .seats = std::move(seats), .script = std::move(script)};
}

/// As a file would have to be: see `check_going_out`.
Result<void> check_script(const Script& script) {
  FC_TRY(const Json setup, parse_json(script.setup, "setup"));
  if (!setup.is_object()) {
    return fault(FaultCode::wrong_type, "setup", "must be an object, not " + described(setup));
  }
  for (std::size_t place = 0; place < script.choices.size(); ++place) {
    if (!is_utf8(script.choices[place])) {
      return fault(FaultCode::wrong_type, element_place("choices", place), "is damaged: it is no text");
    }
  }
  return {};
}

/// Plays the long game on to a place of its script: so many choices, and the dice that fall before the next.
Result<void> play_on(Match& outer, const Script& script, std::size_t place) {
  for (;;) {
    const NeedKind kind = outer.need().kind;
    const std::size_t die = outer.script().dice.size();
    const std::size_t choice = outer.script().choices.size();
    if (kind == NeedKind::roll && die < script.dice.size()) {
      FC_TRY(outer.roll(script.dice[die]));
    } else if (kind != NeedKind::roll && kind != NeedKind::finished && choice < place) {
      FC_TRY(outer.choose(script.choices[choice]));
    } else {
      return {};
    }
  }
}

/// Whether the long game asks for this bout at its place. outer: the long game, played to a place not behind that one.
Result<void> check_asked_for(Match& outer, const WholeBout& head, const WholeBout& inner) {
  const std::int64_t place = inner.row.inside ? inner.row.inside->place : 0;
  const std::string place_text = std::to_string(place);
  if (place > static_cast<std::int64_t>(head.script.choices.size())) {
    return fault(FaultCode::out_of_range, "kept.inside",
                 "is " + place_text + ", the bout before has " + std::to_string(head.script.choices.size()) + " choices");
  }
  const auto index = static_cast<std::size_t>(place);
  FC_TRY(play_on(outer, head.script, index));
  if (outer.need().kind != NeedKind::bout || outer.script().choices.size() != index) {
    return fault(FaultCode::out_of_range, "kept.inside", "is " + place_text + ", where the bout before asks for no bout");
  }
  const Script asked = outer.bout();
  if (asked.game != inner.script.game) {
    return fault(FaultCode::unknown_value, "game", "must be \"" + asked.game + "\", which the bout before asks for");
  }
  const Result<Json> wanted = parse_json(asked.setup);
  const Result<Json> found = parse_json(inner.script.setup);
  if (!wanted || !found || *wanted != *found) {
    return fault(FaultCode::unknown_value, "setup", "is not the one that the bout before asks for");
  }
  return {};
}

/// Whether the long game asks for this bout at its place, and went on with what came of it. outer: as for `check_asked_for`.
/// Faults: out_of_range at "kept.inside", unknown_value at "game" or "setup", illegal_choice at the place in the head's
/// choices.
Result<void> check_at(Match& outer, const WholeBout& head, const WholeBout& inner, const OpenMatch& open) {
  FC_TRY(check_asked_for(outer, head, inner));
  const std::size_t index = outer.script().choices.size();
  if (index == head.script.choices.size()) {
    return {};
  }
  FC_TRY(const auto fought, open(inner.script));
  FC_TRY(replay(*fought, inner.script));
  if (fought->need().kind != NeedKind::finished || outer.result_of(*fought) != head.script.choices[index]) {
    return fault(FaultCode::illegal_choice, element_place("choices", index),
                 "of the bout before is not what came of this one");
  }
  return {};
}

/// A bout inside a long game, as it stands in a file.
struct InnerLine {
  std::size_t line = 1;
  WholeBout bout;
};

/// Bouts that do not fit into their long game.
struct Misfits {
  std::size_t line = 0;  ///< of the first of them; 0: there are none
  std::size_t count = 0;
  Fault first;  ///< what is wrong with it
};

/// Puts bouts into the long game that they are inside. They are checked by their places, whatever their order: so the long
/// game is played once. Fault: the long game cannot be opened.
Result<Misfits> take_in_places(Family& family, std::vector<InnerLine> inner, const OpenMatch& open) {
  FC_TRY(const std::unique_ptr<Match> outer, open(family.head.script));
  std::ranges::stable_sort(inner, {}, [](const InnerLine& line) { return line.bout.row.inside->place; });
  Misfits misfits;
  for (InnerLine& line : inner) {
    if (const auto fits = check_at(*outer, family.head, line.bout, open); fits) {
      family.inner.push_back(std::move(line.bout));
    } else if (fits.error().code != FaultCode::illegal_choice) {
      if (misfits.count++ == 0 || line.line < misfits.line) {
        misfits.line = line.line;
        misfits.first = fits.error();
      }
    }
  }
  return misfits;
}

}  // namespace

std::string local_time(std::int64_t seconds) { return shown_time(seconds, &localtime_r, "{:%Y-%m-%d %H:%M}"); }

std::string exact_time(std::int64_t seconds) { return shown_time(seconds, &gmtime_r, "{:%Y-%m-%dT%H:%M:%SZ}"); }

Result<std::optional<Family>> family_of(const Database& database, BoutId bout) {
  FC_TRY(std::optional<BoutRow> row, find_bout(database, bout));
  if (!row) {
    return std::nullopt;
  }
  Family family;
  FC_TRY(family.head, whole(database, std::move(*row)));
  FC_TRY(std::vector<BoutRow> inner, bouts_inside(database, bout));
  for (BoutRow& one : inner) {
    FC_TRY(WholeBout inside, whole(database, std::move(one)));
    family.inner.push_back(std::move(inside));
  }
  return family;
}

std::size_t leave_out_misfits(Family& family, const OpenMatch& open) {
  if (family.inner.empty()) {
    return 0;
  }
  const auto whole = open(family.head.script);
  const auto outer = open(family.head.script);
  if (!whole || !outer || !replay(**whole, family.head.script)) {
    return 0;  // a long game that is damaged says nothing about them
  }
  // Sorted by place, so the long game is played once.
  return std::erase_if(family.inner, [&](const WholeBout& bout) { return !check_asked_for(**outer, family.head, bout); });
}

Result<void> check_going_out(const Family& family) {
  FC_TRY(check_script(family.head.script));
  for (const WholeBout& bout : family.inner) {
    FC_TRY(check_script(bout.script));
  }
  return {};
}

std::string to_lines(const Family& family, bool bare) {
  std::string lines = to_line(family.head, bare, false);
  for (const WholeBout& bout : family.inner) {
    lines += to_line(bout, bare, true);
  }
  return lines;
}

Result<WholeBout> read_whole_bout(std::string_view text, const OpenMatch& open) {
  WholeBout bout;
  FC_TRY(bout.script, parse_script(text));
  FC_TRY(const auto match, open(bout.script));
  FC_TRY(replay(*match, bout.script));
  FC_TRY(check_types(bout.script));  // what nobody has asked for yet too: the book holds dice and texts
  bout.row.begun = bout.row.touched = std::time(nullptr);
  bout.row.game = bout.script.game;
  bout.row.setup = bout.script.setup;
  bout.row.standing = match->standing();
  FC_TRY(const Json json, parse_json(text, "script"));
  if (json.contains("kept")) {
    FC_TRY(read_kept(json["kept"], match->seats(), bout));
  }
  if (bout.seats.empty()) {
    const std::string unknown(unknown_sitter);
    bout.seats.assign(static_cast<std::size_t>(match->seats()), {.sitter = unknown, .profile = unknown});
  }
  return bout;
}

namespace {

/// Whether a script that cannot be used says at least that it belongs inside a long game.
bool says_inside(std::string_view text) {
  const Result<Json> json = parse_json(text, "script");
  return json && json->is_object() && json->contains("kept") && (*json)["kept"].is_object() &&
         (*json)["kept"].contains("inside");
}

/// Inner bouts in a row whose long game is not there.
struct Orphans {
  std::size_t line = 1;  ///< of the first of them
  std::size_t count = 0;
};

/// bad_line: the one before them that could not be read; 0: nothing is before them.
ReadFamily left_out(const Orphans& orphans, std::size_t bad_line) {
  const std::string bouts = orphans.count == 1 ? "1 bout" : fmt::format("{} bouts", orphans.count);
  const std::string remedy =
      bad_line == 0 ? "the long game that they are inside is not before them; put its line there"
                    : fmt::format("line {} could not be read, so their long game is not known; mend that line", bad_line);
  return {orphans.line, orphans.line,
          fault(FaultCode::missing_key, "kept.inside",
                fmt::format("{} from here on left out: {}, and import the file again", bouts, remedy))};
}

ReadFamily left_out(Misfits misfits) {
  Fault& first = misfits.first;
  first.detail +=
      misfits.count == 1 ? "; this bout is left out" : fmt::format("; {} bouts that do not fit are left out", misfits.count);
  return {misfits.line, misfits.line, tl::make_unexpected(std::move(first))};
}

}  // namespace

std::vector<ReadFamily> read_families(std::string_view text, const OpenMatch& open) {
  std::vector<ReadFamily> families;
  std::optional<std::size_t> last;  // the place of the family that further inner bouts belong to
  std::vector<InnerLine> inner;     // of that family
  Orphans orphans;
  std::size_t bad_line = 0;
  std::size_t wrong = 0;
  const auto close = [&] {
    if (last && !inner.empty()) {
      Result<Misfits> misfits = take_in_places(*families[*last].family, std::exchange(inner, {}), open);
      if (!misfits) {
        families[*last].family = tl::make_unexpected(misfits.error());
      } else if (misfits->count > 0) {
        families.push_back(left_out(std::move(*misfits)));
      }
    }
    last.reset();
    if (orphans.count > 0) {
      families.push_back(left_out(std::exchange(orphans, {}), bad_line));
    }
  };
  for (const ScriptText& script : split_scripts(text)) {
    Result<WholeBout> bout = read_whole_bout(script.text, open);
    if (!bout) {
      const bool is_last = ++wrong == most_wrong_lines;
      if (is_last || !says_inside(script.text)) {
        close();
        bad_line = script.line;
      }
      families.push_back({script.line, script.line, tl::make_unexpected(bout.error())});
      if (is_last) {
        families.push_back({script.line, script.line,
                            fault(FaultCode::surplus, "", "what follows is not read: too much before it is no bout")});
        break;
      }
    } else if (!bout->row.inside) {
      close();
      last = families.size();
      ReadFamily& begun = families.emplace_back();
      begun.line = begun.wrong_line = script.line;
      begun.family->head = std::move(*bout);
    } else if (last) {
      inner.push_back({.line = script.line, .bout = std::move(*bout)});
    } else if (orphans.count++ == 0) {
      orphans.line = script.line;
    }
  }
  close();
  return families;
}

Result<BoutId> find_equal(const Database& database, const Script& script) {
  FC_TRY(std::vector<BoutId> candidates,
         numbers(database.ask("SELECT id FROM bout WHERE fingerprint = ?1 ORDER BY id", fingerprint_of(script))));
  const std::size_t known = candidates.size();
  FC_TRY(const std::vector<BoutId> unknown,
         numbers(database.ask("SELECT id FROM bout WHERE fingerprint IS NULL AND game = ?1 AND setup = ?2 ORDER BY id",
                              script.game, script.setup)));
  candidates.insert(candidates.end(), unknown.begin(), unknown.end());
  for (std::size_t place = 0; place < candidates.size(); ++place) {
    const BoutId bout = candidates[place];
    FC_TRY(const Script kept, script_of(database, {.id = bout, .game = script.game, .setup = script.setup}));
    if (place >= known) {
      FC_TRY(database.tell("UPDATE bout SET fingerprint = ?2 WHERE id = ?1", bout, fingerprint_of(kept)));
    }
    if (kept == script) {
      return bout;
    }
  }
  return BoutId{0};
}

namespace {

/// Adds the bouts inside it to a kept long game that has none in their places.
Result<void> insert_inside(const Database& database, BoutId head, const std::vector<WholeBout>& inner) {
  FC_TRY(const std::vector<BoutRow> kept, bouts_inside(database, head));
  bool added = false;
  for (const WholeBout& bout : inner) {
    const std::int64_t place = bout.row.inside ? bout.row.inside->place : 0;
    if (std::ranges::any_of(kept, [place](const BoutRow& row) { return row.inside->place == place; })) {
      continue;
    }
    WholeBout inside = bout;
    inside.row.inside = InsideOf{.bout = head, .place = place};
    FC_TRY(insert_whole(database, inside));
    added = true;
  }
  if (added) {
    // It was counted before it had bouts inside it.
    FC_TRY(Ledger ledger, Ledger::open(database));
    FC_TRY(ledger.count(head));
  }
  return {};
}

}  // namespace

Result<BoutId> insert_family(const Database& database, const Family& family) {
  FC_TRY(const BoutId head, insert_whole(database, family.head));
  FC_TRY(insert_inside(database, head, family.inner));
  return head;
}

namespace {

/// Answers that are alike by chance are fewer, or come before the first die.
constexpr std::size_t least_shared = 12;

template <class Values>
std::size_t shared_by(const Values& left, const Values& right) {
  return static_cast<std::size_t>(std::ranges::mismatch(left, right).in1 - left.begin());
}

/// How far two scripts of one set-up take the same course, answer by answer, and where that leads. Words behind the first
/// answer in which they differ may be alike: they belong to two courses.
Result<std::pair<Steps, Standing>> common_course(const Script& kept, Script script, const OpenMatch& open) {
  script.dice.resize(shared_by(kept.dice, script.dice));
  script.choices.resize(shared_by(kept.choices, script.choices));
  FC_TRY(const auto match, open(script));
  while (play_next(*match, script)) {
  }
  const Script& played = match->script();
  return std::pair(Steps{.dice = played.dice.size(), .choices = played.choices.size()}, match->standing());
}

}  // namespace

Result<std::optional<RelatedBout>> find_related(const Database& database, const Script& script, const OpenMatch& open) {
  std::optional<RelatedBout> nearest;
  FC_TRY(const std::vector<BoutId> candidates, numbers(database.ask(of_one_setup, script.game, script.setup)));
  for (const BoutId bout : candidates) {
    FC_TRY(const Script kept, script_of(database, {.id = bout, .game = script.game, .setup = script.setup}));
    if (shared_by(kept.dice, script.dice) + shared_by(kept.choices, script.choices) < least_shared) {
      continue;  // no more than that can be alike
    }
    FC_TRY(const auto course, common_course(kept, script, open));
    const Steps& shared = course.first;
    const auto is_whole = [&shared](const Script& of) {
      return shared == Steps{.dice = of.dice.size(), .choices = of.choices.size()};
    };
    const RelatedBout related{.bout = bout,
                              .relation = is_whole(script) ? RelatedBout::Relation::behind
                                          : is_whole(kept) ? RelatedBout::Relation::goes_on
                                                           : RelatedBout::Relation::parted,
                              .shared = shared,
                              .standing = course.second};
    const auto length = [](const RelatedBout& one) { return one.shared.dice + one.shared.choices; };
    if (shared.dice > 0 && length(related) >= least_shared &&
        (!nearest || length(related) > length(*nearest) ||
         (length(related) == length(*nearest) && related.relation == RelatedBout::Relation::goes_on))) {
      nearest = related;
    }
  }
  return nearest;
}

Result<CameIn> take_in(const Database& database, const Family& family, const OpenMatch& open) {
  CameIn came{.inner = family.inner.size()};
  std::vector<WholeBout> inner = family.inner;
  FC_TRY(came.bout, find_equal(database, family.head.script));
  if (came.bout == 0 && !family.inner.empty()) {
    FC_TRY(came.related, find_related(database, family.head.script, open));
  }
  if (came.related && came.related->relation == RelatedBout::Relation::behind) {
    came.bout = came.related->bout;
    // Where the older copy ends the other one has gone on, perhaps after another bout.
    std::erase_if(inner, [&family](const WholeBout& one) {
      return one.row.inside && one.row.inside->place >= static_cast<std::int64_t>(family.head.script.choices.size());
    });
  }
  came.was_there = came.bout != 0;
  if (came.was_there) {
    FC_TRY(insert_inside(database, came.bout, inner));
    return came;
  }
  Family added = family;
  if (came.related) {
    added.head.row.fork =
        ForkOf{.bout = came.related->bout, .place = came.related->shared, .length = came.related->standing.length};
  }
  FC_TRY(came.bout, insert_family(database, added));
  return came;
}

}  // namespace fc::records
