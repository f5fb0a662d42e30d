// What bouts were made of, and the chances that say so.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <ostream>
#include <stop_token>
#include <utility>

#include "bots/analyst.h"
#include "cli/commands.h"
#include "cli/game_commands.h"
#include "cli/requests.h"
#include "core/cleaned.h"
#include "core/corner.h"
#include "library/catalogue_files.h"
#include "library/checked_json.h"
#include "match/games.h"
#include "match/script.h"
#include "trials/chance_fit.h"

namespace fc::cli {
namespace {

constexpr double points = 100;

/// Without the sign of a nothing.
double plain(double figure) { return figure == 0 ? 0 : figure; }

Json by_corner(const std::array<double, 2>& figures) { return {{"red", plain(figures[0])}, {"blue", plain(figures[1])}}; }

std::string_view kind_name(StepKind kind) {
  constexpr std::array<std::string_view, 3> names{"die", "choice", "picks"};
  return names[static_cast<std::size_t>(kind)];
}

Json step_json(const LedgerStep& step) {
  Json json{{"at", place_in_script(step)}, {"round", step.round},          {"kind", kind_name(step.kind)},
            {"topic", step.topic},         {"before", plain(step.before)}, {"after", plain(step.after)}};
  switch (step.kind) {
    case StepKind::die:
      json["faces"] = step.faces;
      json["luck"] = plain(step.luck);
      break;
    case StepKind::picks: json["reading"] = plain(step.reading); [[fallthrough]];
    case StepKind::choice:
      json["errors"] = by_corner(step.errors);
      for (const Corner corner : both_corners) {
        const StepAnswer& answer = step.chosen[index_of(corner)];
        if (!answer.taken.empty()) {
          json["taken"][std::string(name_of(corner))] = answer.taken;
          json["best"][std::string(name_of(corner))] = answer.best;
        }
      }
      break;
  }
  return json;
}

std::string_view habit_name(HabitKind kind) {
  constexpr std::array<std::string_view, 4> names{"always", "after-pick", "after-success", "after-failure"};
  return names[static_cast<std::size_t>(kind)];
}

Json read_json(const PicksRead& read) {
  Json json{{"picks", read.picks}, {"guessed", read.guessed}, {"allowed", read.allowed}};
  if (read.habit) {
    json["habit"] = {
        {"when", habit_name(read.habit->kind)}, {"topic", read.habit->topic}, {"pick", read.habit->pick},
        {"times", read.habit->times},           {"of", read.habit->of},       {"expected", read.habit->expected}};
    if (!read.habit->after.empty()) {
      json["habit"]["after"] = read.habit->after;
    }
  }
  return json;
}

Json accounts_json(const Ledger& ledger) {
  Json seats = Json::array();
  for (const SeatAccount& account : ledger.accounts) {
    Json seat{{"seat", seats.size()}, {"change", plain(account.change)}, {"given", plain(account.given)}};
    for (const AccountPart& part : account.parts) {
      seat["skill"][std::string(part.source)] = plain(part.skill);
      seat["luck"][std::string(part.source)] = plain(part.luck);
    }
    seat["deals"] = Json::array();
    for (const AccountDeal& deal : account.deals) {
      seat["deals"].push_back(
          {{"at", place_in_script(StepKind::choice, deal.place)}, {"fight", deal.round}, {"skill", plain(deal.skill)}});
    }
    seats.push_back(std::move(seat));
  }
  return {{"game", ledger.game}, {"over", ledger.over}, {std::string(ledger.holders), std::move(seats)}};
}

Json ledger_json(const Ledger& ledger) {
  if (!ledger.accounts.empty()) {
    return accounts_json(ledger);
  }
  Json json{{"game", ledger.game}};
  json["first_chance"] = ledger.first_chance;
  json["result"] = ledger.result;
  json["over"] = ledger.over;
  json["luck"] = plain(ledger.luck);
  json["luck_spread"] = ledger.luck_spread;
  json["reading"] = plain(ledger.reading);
  json["errors"] = by_corner(ledger.errors);
  json["unexplained"] = plain(ledger.unexplained);
  json["read"] = {{"red", read_json(ledger.read[0])}, {"blue", read_json(ledger.read[1])}};
  json["steps"] = Json::array();
  for (const LedgerStep& step : ledger.steps) {
    json["steps"].push_back(step_json(step));
  }
  return json;
}

/// The worst choices of one corner, worst first.
std::vector<const LedgerStep*> worst_of(const Ledger& ledger, std::size_t corner) {
  constexpr double worth_telling = 0.03;
  constexpr std::size_t most = 3;
  std::vector<const LedgerStep*> worst;
  for (const LedgerStep& step : ledger.steps) {
    if (step.errors[corner] >= worth_telling) {
      worst.push_back(&step);
    }
  }
  std::ranges::stable_sort(worst, std::greater(), [corner](const LedgerStep* step) { return step->errors[corner]; });
  worst.resize(std::min(worst.size(), most));
  return worst;
}

/// How easily a corner's picks could be guessed; empty: he made none in secret.
std::string read_words(Corner corner, const PicksRead& read) {
  if (read.picks == 0) {
    return {};
  }
  std::string words = fmt::format("  {}: {:.0f} of {} secret picks could be guessed; the best mix allows {:.0f}",
                                  name_of(corner), read.guessed, read.picks, read.allowed);
  if (read.habit) {
    words += fmt::format("; {} {}{}: {}, {} of {}", read.habit->topic, habit_name(read.habit->kind),
                         read.habit->after.empty() ? "" : " " + read.habit->after, read.habit->pick, read.habit->times,
                         read.habit->of);
  }
  return words + "\n";
}

std::string accounts_words(const Ledger& ledger, const std::vector<std::string>& names) {
  constexpr double thousand = 1000;
  std::string words = fmt::format("{}, in thousands:\n  {:12} {:>8} = {:>8}", ledger.game, "", "change", "given");
  for (const AccountPart& part : ledger.accounts.front().parts) {
    words += fmt::format(" {:>14} {:>13}", fmt::format("skill, {}", part.source), fmt::format("luck, {}", part.source));
  }
  for (std::size_t seat = 0; seat < ledger.accounts.size(); ++seat) {
    const SeatAccount& account = ledger.accounts[seat];
    words += fmt::format("\n  {:12} {:>8.1f} = {:>8.1f}", seat < names.size() ? names[seat] : std::to_string(seat),
                         account.change / thousand, account.given / thousand);
    for (const AccountPart& part : account.parts) {
      words += fmt::format(" {:>+14.1f} {:>+13.1f}", part.skill / thousand, part.luck / thousand);
    }
  }
  return words + "\n";
}

std::string ledger_words(const Ledger& ledger) {
  std::string words = fmt::format("{}: red {:.1f} % at first, {:.1f} % {}\n", ledger.game, points * ledger.first_chance,
                                  points * ledger.result, ledger.over ? "at the end" : "where it stands");
  words += fmt::format("  dice          {:+6.1f}\n  reading       {:+6.1f}\n  errors, red   {:+6.1f}\n",
                       points * ledger.luck, points * ledger.reading, -points * ledger.errors[0]);
  words += fmt::format("  errors, blue  {:+6.1f}\n  unexplained   {:+6.1f}\n", points * ledger.errors[1],
                       points * ledger.unexplained);
  for (const Corner corner : both_corners) {
    for (const LedgerStep* step : worst_of(ledger, index_of(corner))) {
      const StepAnswer& answer = step->chosen[index_of(corner)];
      words += fmt::format("  {} lost {:.1f} in round {} at {}: {}, not {}\n", name_of(corner),
                           points * step->errors[index_of(corner)], step->round, place_in_script(*step), answer.best,
                           answer.taken);
    }
    words += read_words(corner, ledger.read[index_of(corner)]);
  }
  return words;
}

/// Analyses script by script.
class Desk {
 public:
  Desk(const Games& games, bool json, const Streams& streams) : games_(games), json_(json), streams_(streams) {}

  /// Fault: what is wrong with the script, or the data.
  Result<void> take(std::string_view text) {
    FC_TRY(const Script script, parse_script(text));
    FC_TRY(const auto opened, games_.open(script));
    auto& commands = commands_[std::string(opened->game())];
    if (!commands) {
      FC_TRY(commands, commands_of(games_, opened->game()));
    }
    if (commands->analyst() == nullptr) {
      return fault(FaultCode::unavailable, script.game,
                   "has no chances of its own; of a long game take the bouts inside it, each a script");
    }
    FC_TRY(const Ledger ledger, commands->analyst()->analyse(script, std::stop_token()));
    if (json_) {
      streams_.out << ledger_json(ledger).dump() << '\n';
    } else {
      streams_.out << (ledger.accounts.empty() ? ledger_words(ledger) : accounts_words(ledger, commands->names(script)));
    }
    return {};
  }

 private:
  const Games& games_;
  bool json_;
  const Streams& streams_;
  std::map<std::string, std::unique_ptr<GameCommands>, std::less<>> commands_;
};

void write_proof(const trials::Calibration& proof, std::size_t moments, const Streams& streams) {
  streams.out << fmt::format("{} moments, Brier {:.4f} (of the mean alone {:.4f})\n", moments, proof.brier,
                             proof.even_brier);
  for (const auto& tenth : proof.tenths) {
    streams.out << fmt::format("  {:7}  said {:5.1f} %  happened {:5.1f} %  {:+.1f}\n", tenth.count, points * tenth.said,
                               points * tenth.happened, points * (tenth.happened - tenth.said));
  }
}

/// What V leaves unexplained of a bout, in points of a hundred.
void write_missed(std::vector<float> missed, const Streams& streams) {
  if (missed.empty()) {
    return;
  }
  const double mean = std::accumulate(missed.begin(), missed.end(), 0.0) / static_cast<double>(missed.size());
  std::ranges::transform(missed, missed.begin(), [](float one) { return std::abs(one); });
  std::ranges::sort(missed);
  streams.out << fmt::format("{} bouts, unexplained: mean {:+.2f}, half of them below {:.1f}, nine of ten below {:.1f}\n",
                             missed.size(), points * mean, points * missed[missed.size() / 2],
                             points * missed[missed.size() * 9 / 10]);
}

}  // namespace

Result<int> analyse(const std::filesystem::path& data, const AnalyseArguments& arguments, const Streams& streams) {
  FC_TRY(const auto games, open_games(data));
  Desk desk(games, arguments.json, streams);
  bool all_answered = true;
  for (const std::string& file : arguments.files.empty() ? std::vector<std::string>{"-"} : arguments.files) {
    const auto text = read_input(file, streams);
    if (!text) {
      all_answered = complain(streams, text.error()) == status_good;
      continue;
    }
    const std::vector<ScriptText> scripts = split_scripts(*text);
    if (scripts.empty()) {
      all_answered =
          complain(streams, {.code = FaultCode::missing_key, .where = file, .detail = "holds no script"}) == status_good;
    }
    for (const ScriptText& script : scripts) {
      if (const auto done = desk.take(script.text); !done) {
        const std::string message = one_line(done.error());
        if (arguments.json) {
          streams.out << error_answer(message) << '\n';
        }
        streams.err << escaped(file) << ':' << script.line << ": " << escaped(message) << '\n';
        all_answered = false;
      }
    }
  }
  return all_answered ? status_good : status_bad_input;
}

Result<int> chances(const std::filesystem::path& data, const ChancesArguments& arguments, const Streams& streams) {
  FC_TRY(const auto asked, open_asked_game(data, arguments.game, "GAME"));
  const std::string& slug = asked.slug;
  GameCommands* const game = asked.commands.get();
  const auto terms = game->fitted_terms();
  if (terms.empty()) {
    return fault(FaultCode::unavailable, "GAME", "has no chances to fit");
  }
  const auto folder = asked.games.find(slug)->data();
  FC_TRY(const auto weights, read_chances(folder, slug, terms));
  std::optional<ProgressBar> bar;
  bool interrupted = false;
  const trials::FitRun run{.bouts = arguments.bouts, .seed = arguments.seed, .progress = [&](std::uint64_t done) {
                             if (bar) {
                               bar->show(done);
                             }
                             interrupted = streams.interrupted && streams.interrupted();
                             return !interrupted;
                           }};
  if (streams.terminal) {
    bar.emplace(streams.err, arguments.prove ? arguments.bouts : trials::bouts_of_fit(run));
  }
  if (arguments.prove) {
    for (const bool explores : {false, true}) {
      trials::FitRun part = run;
      part.explores = explores;
      const trials::Moments moments = game->moments(part, weights, false);
      streams.out << (explores ? "Where men strayed before, " : "Of contenders, ");
      write_proof(trials::calibration_of(moments.chances, moments.results), moments.count(), streams);
      if (moments.lookaheads > 0) {
        streams.out << fmt::format("V within a turn: {:.1f} us on average\n",
                                   moments.microseconds / static_cast<double>(moments.lookaheads));
      }
      part.bouts = std::max<std::uint64_t>(1, run.bouts / 10);
      write_missed(game->moments(part, weights, true).missed, streams);
    }
    return interrupted ? status_interrupted : status_good;
  }
  const auto fitted = trials::fitted_chances(
      run, game->fits_units(),
      [&game](const trials::FitRun& part, std::span<const double> so_far) { return game->moments(part, so_far, true); });
  if (interrupted) {
    return status_interrupted;
  }
  streams.out << write_chances(slug, arguments.bouts, arguments.seed, terms, fitted);
  return status_good;
}

}  // namespace fc::cli
