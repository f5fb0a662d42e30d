#include <algorithm>
#include <utility>

#include "cabinet/bout/notices.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/seats_record.h"
#include "cabinet/screens/menu_screens.h"

namespace fc::cabinet {
namespace {

constexpr int bouts_a_page = 40;

Result<std::unique_ptr<Match>> open_match(const CornerGames& games, const Script& script) {
  const CornerGame* const game = games.find(script.game);
  if (game == nullptr) {
    return fault(FaultCode::unknown_value, "game", "there is no game \"" + script.game + "\"; known: " + games.slugs());
  }
  return game->open(script);
}

Result<std::vector<records::BoutRow>> newest(const records::Database& database) {
  return bouts_before(database, 0, bouts_a_page);
}

}  // namespace

SavedScreen::SavedScreen(Flow& flow, const CornerGames& games, KeptBouts& kept, const Words& words, Announcer& announcer)
    : flow_(&flow),
      games_(&games),
      kept_(&kept),
      words_(&words),
      announcer_(&announcer),
      import_(
          kept.records(), [&games](const Script& script) { return open_match(games, script); },
          [&games, &words](const Script& script) { return games.find(script.game)->names(script, words); }) {
  turn_to(newest);
}

void SavedScreen::turn_to(const Page& page) {
  auto rows = kept_->records().read(page);
  if (!rows) {
    announcer_->say(unsaved_words(rows.error(), *words_));
    return;
  }
  const auto one_beyond = [this](auto ask, records::BoutId from) {
    const auto found = kept_->records().read([&](const records::Database& database) { return ask(database, from, 1); });
    return found && !found->empty();
  };
  rows_ = std::move(*rows);
  state_ = {};
  model_ = {};
  model_.is_importing = import_.at_work();
  model_.read_only = !flow_->may_write_files();
  for (const records::BoutRow& row : rows_) {
    const BoutWords words = words_of(row, *games_, *words_);
    const auto seats =
        kept_->records().read([&row](const records::Database& database) { return seats_of(database, row.id); });
    const std::string people = seats ? people_of(*seats) : std::string();
    const std::string fork = fork_words(row);
    std::string detail = people.empty() ? words.line : words.line + " \u00b7 " + people;
    detail += fork.empty() ? fork : " \u00b7 " + fork;
    model_.bouts.push_back({.title = words.title,
                            .detail = std::move(detail),
                            .when = time_words(row.touched),
                            .finished = row.standing.over,
                            .readable = words.readable,
                            .can_review = words.readable && row.standing.over && can_review(row.game)});
  }
  model_.has_newer = !rows_.empty() && one_beyond(records::bouts_after, rows_.front().id);
  model_.has_older = !rows_.empty() && one_beyond(records::bouts_before, rows_.back().id);
}

bool SavedScreen::can_review(const std::string& slug) const {
  const CornerGame* const game = games_->find(slug);
  return game != nullptr && game->any_analyst() != nullptr;
}

std::string SavedScreen::fork_words(const records::BoutRow& row) const {
  const auto fork = kept_->records().read([&row](const records::Database& database) { return fork_of(database, row.id); });
  if (!fork || !*fork) {
    return {};
  }
  const records::ForkOf& from = **fork;
  const CornerGame* const game = games_->find(row.game);
  if (game != nullptr && !game->stands_on().empty()) {
    return std::string((*words_)["menu.saved.kin.fork"]);
  }
  return words_->say(from.bout == 0 ? "replay.fork_of_unkept" : "replay.fork_of",
                     {{"number", std::to_string(from.bout)}, {"round", std::to_string(std::max(1, from.length))}});
}

std::string SavedScreen::related_words(const records::RelatedBout& related) const {
  const auto row =
      kept_->records().read([&related](const records::Database& database) { return find_bout(database, related.bout); });
  const CornerGame* const game = row && *row ? games_->find((*row)->game) : nullptr;
  if (game == nullptr) {
    return {};
  }
  const records::BoutRow& kept = **row;
  const BoutWords words = words_of(kept, *games_, *words_);
  const Script opening{.game = kept.game, .setup = kept.setup, .dice = {}, .choices = {}};
  return words_->say("menu.saved.kin." + std::string(records::relation_of(related)),
                     {{"title", words.title},
                      {"when", time_words(kept.touched)},
                      {"where", worded(related.standing, game->names(opening, *words_), *words_)}});
}

bool SavedScreen::press(const Press& press) {
  if (goes_back(press)) {
    flow_->back();
    return true;
  }
  return false;
}

std::optional<overlay::SavedAction> SavedScreen::picture(overlay::Ui& ui) const {
  return overlay::saved_screen(model_, state_, ui);
}

void SavedScreen::act(const overlay::SavedAction& action) {
  using Kind = overlay::SavedAction::Kind;
  switch (action.kind) {
    case Kind::back: flow_->back(); break;
    case Kind::newer:
      turn_to([from = rows_.front().id](const records::Database& database) {
        return bouts_after(database, from, bouts_a_page);
      });
      break;
    case Kind::older:
      turn_to([from = rows_.back().id](const records::Database& database) {
        return bouts_before(database, from, bouts_a_page);
      });
      break;
    case Kind::import_bouts:
      import_.begin(kept_->scripts_folder());
      model_.is_importing = true;
      break;
    case Kind::go_on:
    case Kind::replay:
    case Kind::why:
    case Kind::export_bout:
    case Kind::remove: act_on(rows_[static_cast<std::size_t>(action.index)].id, action.kind); break;
  }
}

void SavedScreen::update(double) {
  if (const auto report = import_.take()) {
    kept_->drop_cached_lists();
    turn_to(newest);
    tell(*report);
  }
}

void SavedScreen::tell(const ScriptImport::Report& report) {
  if (report.came + report.were_there == 0 && report.refused.empty()) {
    announcer_->say(words_->say("menu.saved.no_files", {{"folder", kept_->scripts_folder().string()}}));
    return;
  }
  std::string line = words_->say("menu.saved.brought_in", {{"came", std::to_string(report.came)},
                                                           {"there", std::to_string(report.were_there)},
                                                           {"refused", std::to_string(report.refused.size())}});
  if (report.related.size() == 1) {
    line += " " + related_words(report.related.front());
  }
  if (!report.refused.empty()) {
    line += " " + one_line(report.refused.front());
  }
  if (report.related.size() <= 1) {
    announcer_->say(line);
    return;
  }
  // More than anybody reads in passing.
  constexpr std::size_t most = 4;
  for (std::size_t each = 0; each < std::min(most, report.related.size()); ++each) {
    line += "\n" + related_words(report.related[each]);
  }
  if (report.related.size() > most) {
    line += "\n" + words_->say("menu.saved.kin.more", {{"number", std::to_string(report.related.size() - most)}});
  }
  flow_->show_notice("menu.saved.kin.heading", std::move(line),
                     {{.words = std::string((*words_)["menu.fault.read"]), .take = {}}});
}

void SavedScreen::act_on(records::BoutId bout, overlay::SavedAction::Kind kind) {
  using Kind = overlay::SavedAction::Kind;
  if (kind == Kind::remove && !kept_->claim()) {
    announcer_->say(std::string((*words_)["menu.held.no_removing"]));
  } else if (kind == Kind::remove) {
    const records::BoutId newest = rows_.front().id;
    kept_->remove(bout);
    turn_to([newest](const records::Database& database) { return bouts_before(database, newest + 1, bouts_a_page); });
  } else if (kind == Kind::export_bout) {
    const auto file = kept_->export_bout(bout);
    announcer_->say(file ? words_->say("menu.kept_as", {{"file", file->string()}}) : one_line(file.error()));
  } else if (kind == Kind::go_on) {
    flow_->open_kept(bout);
  } else if (const auto kept = kept_->open(bout); kept && kind == Kind::why) {
    flow_->open_review(*games_->find(kept->script.game), kept->script, {.row = bout});
  } else if (kept) {
    flow_->show_again(kept->script, {.row = bout});
  } else {
    announcer_->say(one_line(kept.error()));
  }
}

}  // namespace fc::cabinet
