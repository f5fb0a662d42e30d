// The operator's desk: settings that act at once, audits of every day, tests, and the log of changes.
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <fstream>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "cabinet/kiosk/operator_screens.h"
#include "cabinet/program/app_context.h"
#include "core/program.h"
#include "library/checked_json.h"
#include "library/whole_file.h"
#include "records/exchange.h"
#include "records/folder.h"

namespace fc::cabinet {
namespace {

namespace fs = std::filesystem;

constexpr double desk_stays = 120;
constexpr double look_again_seconds = 5;

/// What is counted, in the order of the list; its words are "operator.audit.<what>".
struct Counted {
  std::string_view what;
  enum class As : std::uint8_t { number, hours, minutes, peak } as = As::number;
  bool has_parts = false;  ///< a line for each detail below
};
constexpr std::array<Counted, 17> counted{{{"visit"},
                                           {"visit_seconds", Counted::As::minutes},
                                           {"seat"},
                                           {"bout", Counted::As::number, true},
                                           {"over", Counted::As::number, true},
                                           {"length", Counted::As::number, true},
                                           {"gone", Counted::As::number, true},
                                           {"coin"},
                                           {"spent"},
                                           {"refused"},
                                           {"on", Counted::As::hours},
                                           {"start"},
                                           {"plug"},
                                           {records::slowest_frame, Counted::As::peak},
                                           {"fault", Counted::As::number, true},
                                           {"operator"},
                                           {"wrong_pin"}}};

/// As it is shown.
double in_unit(double amount, Counted::As as) {
  constexpr double hour = 3600;
  constexpr double minute = 60;
  return as == Counted::As::hours ? amount / hour : as == Counted::As::minutes ? amount / minute : amount;
}

std::string figure(double amount, Counted::As as) {
  return as == Counted::As::hours ? fmt::format("{:.1f}", in_unit(amount, as)) : fmt::format("{:.0f}", in_unit(amount, as));
}

/// The folder of saves, and every stick that is in. Source: proc(5), mounts: blanks in names are \040 there.
std::vector<fs::path> export_folders(const fs::path& saves) {
  std::vector<fs::path> folders;
  if (!saves.empty()) {
    folders.push_back(saves / "exports");
  }
  constexpr std::string_view blank = "\\040";
  constexpr std::array<std::string_view, 3> places{"/media/", "/run/media/", "/mnt"};
  std::ifstream mounts("/proc/self/mounts");
  for (std::string device, folder, rest; mounts >> device >> folder && std::getline(mounts, rest);) {
    for (std::size_t at = 0; (at = folder.find(blank)) != std::string::npos;) {
      folder.replace(at, blank.size(), " ");
    }
    if (std::ranges::any_of(places, [&folder](std::string_view place) { return folder.starts_with(place); })) {
      folders.emplace_back(folder);
    }
  }
  return folders;
}

std::string csv_of(const std::vector<records::AuditRow>& rows) {
  std::string text = records::csv_row(std::array<std::string, 4>{"day", "what", "detail", "amount"});
  for (const records::AuditRow& row : rows) {
    text += records::csv_row(
        std::array<std::string, 4>{std::to_string(row.day), row.what, row.detail, std::to_string(row.amount)});
  }
  return text;
}

std::string json_of(const std::vector<records::AuditRow>& rows) {
  Json list = Json::array();
  for (const records::AuditRow& row : rows) {
    list.push_back({{"day", row.day}, {"what", row.what}, {"detail", row.detail}, {"amount", row.amount}});
  }
  return json_text(list) + "\n";
}

std::string clock_words(std::int64_t seconds) {
  const std::time_t then = seconds;
  std::tm local{};
  localtime_r(&then, &local);
  return fmt::format("{:%Y-%m-%d %H:%M}", local);
}

std::string value_words(const OperatorRow& row, int value, const Words& words) {
  switch (row.unit) {
    case OperatorUnit::words:
      return std::string(words["operator.value." + std::string(row.key) + "-" + std::to_string(value)]);
    case OperatorUnit::percent: return words.say("menu.odds.percent", {{"percent", std::to_string(value)}});
    case OperatorUnit::seconds: return std::to_string(value) + " s";
    case OperatorUnit::hour: return fmt::format("{:02}:00", value);
    case OperatorUnit::count: break;
  }
  return std::to_string(value);
}

/// The row of that key; null: there is none.
const OperatorRow* row_of(std::string_view key) {
  for (const OperatorGroup& group : operator_groups()) {
    const auto found = std::ranges::find(group.rows, key, &OperatorRow::key);
    if (found != group.rows.end()) {
      return &*found;
    }
  }
  return nullptr;
}

std::string name_of_game(std::string_view slug, const Words& words) {
  return std::string(words["menu.game." + std::string(slug) + ".name"]);
}

/// Where a visitor was, as `Kiosk::count` has it: "title", "setup <page>", "bout <page>" by the rulebook's pages.
std::string place_words(std::string_view place, const Words& words, const Rulebook& book) {
  const std::size_t blank = std::min(place.find(' '), place.size());
  const std::string screen(place.substr(0, blank));
  const std::string page(place.substr(std::min(blank + 1, place.size())));
  const std::string key = "operator.place." + screen;
  if (!words.has(key)) {
    return std::string(place);
  }
  const std::size_t found = book.find(page);
  if (found >= book.pages().size()) {
    return std::string(words[key]);
  }
  const RulebookPage& shown = book.pages()[found];
  const std::string game = name_of_game(shown.book, words);
  return screen == "bout" ? game + " · " + shown.title : game + " · " + std::string(words[key]);
}

/// A detail in words: games, ways to end and places by their names, and the rest as it is.
std::string part_words(std::string_view what, std::string_view detail, const CornerGames& games, const Words& words,
                       const Rulebook& book) {
  if (what == "length") {
    return std::string(words["operator.audit_length." + std::string(detail)]);
  }
  if (what == "gone") {
    return place_words(detail, words, book);
  }
  const std::size_t blank = std::min(detail.find(' '), detail.size());
  const std::string first(detail.substr(0, blank));
  if (games.find(first) == nullptr) {
    return std::string(detail);
  }
  const std::string method(detail.substr(std::min(blank + 1, detail.size())));
  const std::string key = "menu.method." + method;
  return name_of_game(first, words) + (method.empty() ? "" : " · " + (words.has(key) ? std::string(words[key]) : method));
}

}  // namespace

OperatorDesk::OperatorDesk(AppContext& app)
    : OperatorPage(desk_stays), app_(&app), folders_(export_folders(app.folders.saves)) {
  refresh();
}

bool OperatorDesk::press(const Press& press) {
  touched();
  if (goes_back(press)) {
    app_->flow.back();
    return true;
  }
  return false;
}

bool OperatorDesk::point(const platform::Pointer& pointer) {
  if (pointer.kind != platform::Pointer::Kind::moved) {
    touched();  // a mouse may tremble
  }
  if (pointer.kind == platform::Pointer::Kind::pressed && pointer.secondary) {
    app_->flow.back();
    return true;
  }
  return false;
}

void OperatorDesk::update(double dt) {
  if (state_.page != looked_at_ || app_->clock.seconds - looked_ >= look_again_seconds) {
    refresh();
  }
  if (has_gone(dt)) {
    app_->flow.back();
  }
}

void OperatorDesk::prepare(const overlay::Ui&) { fresh_ = false; }

std::optional<overlay::OperatorAction> OperatorDesk::picture(overlay::Ui& ui) const {
  return overlay::operator_desk(model_, state_, ui);
}

void OperatorDesk::act(const overlay::OperatorAction& action) {
  using Kind = overlay::OperatorAction::Kind;
  constexpr float loud = 1;
  touched();
  switch (action.kind) {
    case Kind::leave: app_->flow.back(); return;
    case Kind::set: set(action); break;
    case Kind::change_pin: app_->flow.choose_pin(); return;
    case Kind::show_audit:
      model_.shown_audit = action.row;
      plot_shown();
      return;
    case Kind::next_span:
      by_month_ = !by_month_;
      plot_shown();
      return;
    case Kind::next_folder:
      if (const std::size_t count = folders_.size(); count > 0) {
        folder_ = (folder_ + count + static_cast<std::size_t>(action.value + static_cast<int>(count))) % count;
      }
      break;
    case Kind::export_audits: export_audits(); break;
    case Kind::reset_audits: app_->kiosk.reset_audits(); break;
    case Kind::test_buttons: app_->flow.test_buttons(); return;
    case Kind::test_picture: app_->flow.test_picture(); return;
    case Kind::test_left: app_->soundboard.play({.sound = Sound::bell, .strength = loud, .side = -1}); return;
    case Kind::test_right: app_->soundboard.play({.sound = Sound::bell, .strength = loud, .side = 1}); return;
    case Kind::test_both: app_->soundboard.play(Sound::bell, loud); return;
    case Kind::check_book:
      app_->kiosk.begin_work([file = app_->kept.records().file()]() -> DeskOutcome {
        const Result<void> sound = records::look_through(file);
        return sound ? DeskOutcome{.key = "operator.said.book_sound"}
                     : DeskOutcome{.key = "operator.said.failed", .detail = one_line(sound.error())};
      });
      return;
  }
  refresh();
}

void OperatorDesk::set(const overlay::OperatorAction& action) {
  const std::span<const OperatorGroup> groups = operator_groups();
  const auto page = static_cast<std::size_t>(action.page);
  const auto row = static_cast<std::size_t>(action.row);
  if (page < groups.size()) {
    const OperatorRow& changed = groups[page].rows[row];
    app_->kiosk.set(changed.key, changed.member, changed.values[static_cast<std::size_t>(action.value)]);
    return;
  }
  const auto& games = app_->games.all();
  const OperatorSettings& settings = app_->kiosk.settings();
  const auto offered = std::ranges::count_if(games, [&settings](const auto& game) { return settings.offers(game->slug()); });
  if (action.value == 0 && offered <= 1) {
    app_->announcer.say(std::string(app_->language.words()["operator.said.last_game"]));
  } else {
    app_->kiosk.offer(std::string(games[row]->slug()), action.value == 1);
  }
}

void OperatorDesk::export_audits() {
  const fs::path folder = folders_.empty() ? fs::path() : folders_[folder_];
  static_cast<void>(app_->kiosk.recorder().flush());
  constexpr std::int64_t last_day = 99991231;
  auto rows = app_->kept.records().read(
      [](const records::Database& database) { return records::audits_between(database, 0, last_day); });
  if (folder.empty() || !rows) {
    app_->announcer.say(
        app_->language.words().say("operator.said.failed", {{"detail", rows ? std::string() : one_line(rows.error())}}));
    return;
  }
  app_->kiosk.note("export", {}, folder.string());
  app_->kiosk.begin_work([rows = std::move(*rows), folder, day = app_->kiosk.day()]() -> DeskOutcome {
    const fs::path stem = folder / ("four-corners-audits-" + std::to_string(day));
    for (const auto& [ending, text] : {std::pair(".csv", csv_of(rows)), std::pair(".json", json_of(rows))}) {
      fs::path file = stem;
      file += ending;
      if (const Result<void> written = write_whole(file, text); !written) {
        return {.key = "operator.said.failed", .detail = one_line(written.error())};
      }
    }
    return {.key = "operator.said.exported", .detail = stem.string() + ".csv"};
  });
}

void OperatorDesk::refresh() {
  looked_ = app_->clock.seconds;
  looked_at_ = state_.page;
  fresh_ = true;
  switch (state_.page) {
    case 0: look_at_adjustments(); break;
    case 1: look_at_audits(); break;
    case 2: look_at_facts(); break;
    default: look_at_log();
  }
  model_.folder = folders_.empty() ? std::string("-") : folders_[folder_].string();
}

void OperatorDesk::look_at_adjustments() {
  const Words& words = app_->language.words();
  const OperatorSettings& settings = app_->kiosk.settings();
  model_.adjustments.clear();
  for (const OperatorGroup& group : operator_groups()) {
    overlay::SettingsPage page{.title = std::string(group.title), .rows = {}};
    for (const OperatorRow& row : group.rows) {
      overlay::OptionRow shown{.label = "operator.set." + std::string(row.key),
                               .values = {},
                               .value = 0,
                               .help = "operator.help." + std::string(row.key)};
      for (const int value : row.values) {
        if (value == settings.*row.member) {
          shown.value = static_cast<int>(shown.values.size());
        }
        shown.values.push_back(value_words(row, value, words));
      }
      page.rows.push_back(std::move(shown));
    }
    model_.adjustments.push_back(std::move(page));
  }
  overlay::SettingsPage games{.title = "operator.adjustments.games", .rows = {}};
  for (const auto& game : app_->games.all()) {
    games.rows.push_back({.label = "menu.game." + std::string(game->slug()) + ".name",
                          .values = {"menu.off", "menu.on"},
                          .value = settings.offers(game->slug()) ? 1 : 0,
                          .help = {}});
  }
  model_.adjustments.push_back(std::move(games));
}

void OperatorDesk::look_at_audits() {
  constexpr std::int64_t last_day = 99991231;
  const auto read = app_->kept.records().read(
      [](const records::Database& database) { return records::audits_between(database, 0, last_day); });
  if (!read) {
    app_->announcer.say(app_->language.words().say("operator.said.failed", {{"detail", one_line(read.error())}}));
    return;
  }
  const Words& words = app_->language.words();
  const Kiosk& kiosk = app_->kiosk;
  const std::array<std::int64_t, 4> since{kiosk.day(), kiosk.day(6), kiosk.day(29), 0};
  model_.audits.clear();
  counts_.clear();
  const auto add_line = [&](const Counted& kind, const std::string* detail, std::string name) {
    std::array<double, 4> sums{};
    Counts counts{.days = {}, .is_peak = kind.as == Counted::As::peak};
    for (const records::AuditRow& row : *read) {
      if (row.what != kind.what || (detail != nullptr && row.detail != *detail)) {
        continue;
      }
      const auto amount = static_cast<double>(row.amount);
      counts.days[row.day] += in_unit(amount, kind.as);
      for (std::size_t column = 0; column < since.size(); ++column) {
        // What a clock that was ahead has counted is of no day that is shown.
        const bool is_in = row.day >= since[column] && (row.day <= kiosk.day() || since[column] == 0);
        sums[column] = !is_in ? sums[column] : counts.is_peak ? std::max(sums[column], amount) : sums[column] + amount;
      }
    }
    overlay::AuditLine line{.name = std::move(name), .figures = {}, .is_part = detail != nullptr};
    std::ranges::transform(sums, line.figures.begin(), [&kind](double sum) { return figure(sum, kind.as); });
    model_.audits.push_back(std::move(line));
    counts_.push_back(std::move(counts));
  };
  for (const Counted& kind : counted) {
    add_line(kind, nullptr, std::string(words["operator.audit." + std::string(kind.what)]));
    std::set<std::string> details;
    for (const records::AuditRow& row : *read) {
      if (kind.has_parts && row.what == kind.what && !row.detail.empty()) {
        details.insert(row.detail);
      }
    }
    for (const std::string& detail : details) {
      add_line(kind, &detail, part_words(kind.what, detail, app_->games, words, app_->language.rulebook()));
    }
  }
  model_.shown_audit = std::clamp(model_.shown_audit, 0, static_cast<int>(model_.audits.size()) - 1);
  plot_shown();
}

void OperatorDesk::plot_shown() {
  fresh_ = true;
  const Words& words = app_->language.words();
  const auto shown = static_cast<std::size_t>(model_.shown_audit);
  if (shown >= counts_.size()) {
    return;  // they could not be read
  }
  const Counts& counts = counts_[shown];
  model_.plot_head = model_.audits[shown].name;
  model_.plot_span = words[by_month_ ? "operator.audits.year" : "operator.audits.month"];
  const std::int64_t today = app_->kiosk.day();
  const auto month_of = [](std::int64_t day) { return day / 10'000 * 12 + day / 100 % 100 - 1; };
  constexpr int plotted_days = 30;
  constexpr int plotted_months = 12;
  const int most = by_month_ ? plotted_months : plotted_days;
  overlay::PlotModel plot{.from = static_cast<float>(1 - most), .to = 1};
  overlay::Curve curve{.is_stepped = true};
  for (int ago = most - 1; ago >= 0; --ago) {
    const std::int64_t day = by_month_ ? 0 : app_->kiosk.day(ago);
    const std::int64_t month = month_of(today) - ago;
    double value = 0;
    for (const auto& [then, amount] : counts.days) {
      if (by_month_ ? then > 0 && month_of(then) == month : then == day) {
        value = counts.is_peak ? std::max(value, amount) : value + amount;
      }
    }
    curve.points.push_back({.at = static_cast<float>(-ago), .value = static_cast<float>(value)});
    constexpr int ticks_a_year = 3;
    if (by_month_ && ago % ticks_a_year == 0) {
      plot.times.push_back({.at = static_cast<float>(-ago), .text = fmt::format("{}-{:02}", month / 12, month % 12 + 1)});
    } else if (!by_month_ && ago % 7 == 0) {
      plot.times.push_back({.at = static_cast<float>(-ago), .text = fmt::format("{:02}-{:02}", day / 100 % 100, day % 100)});
    }
  }
  curve.points.push_back({.at = 1, .value = curve.points.back().value});  // today is as wide as any other day
  plot.curves.push_back(std::move(curve));
  overlay::fit_values(plot, 5);
  for (overlay::PlotTick& tick : plot.values) {
    tick.text = fmt::format("{:.0f}", tick.at);
  }
  model_.plot = std::move(plot);
}

std::string OperatorDesk::worded_change(const records::LogRow& row) const {
  const Words& words = app_->language.words();
  constexpr std::string_view game = "game ";
  std::string name;
  std::string was = row.was;
  std::string became = row.became;
  if (const OperatorRow* setting = row_of(row.what)) {
    const auto worded = [&](const std::string& text) {
      const auto value = std::ranges::find(setting->values, std::atoi(text.c_str()));
      return value == setting->values.end() ? text : value_words(*setting, *value, words);
    };
    name = words["operator.set." + row.what];
    was = worded(row.was);
    became = worded(row.became);
  } else if (row.what.starts_with(game)) {
    name = words["menu.game." + row.what.substr(game.size()) + ".name"];
    was = words[row.was == "1" ? "menu.on" : "menu.off"];
    became = words[row.became == "1" ? "menu.on" : "menu.off"];
  } else {
    name = words["operator.changed." + row.what];
    was = row.was;
    became = row.became;
  }
  if (was.empty() && became.empty()) {
    return name;
  }
  return words.say("operator.changed.line", {{"name", name}, {"what", was.empty() ? became : was + " \u2192 " + became}});
}

void OperatorDesk::look_at_log() {
  constexpr int shown_changes = 100;
  const auto read = app_->kept.records().read(
      [](const records::Database& database) { return records::latest_changes(database, shown_changes); });
  model_.log.clear();
  for (const records::LogRow& row : read.value_or(std::vector<records::LogRow>())) {
    model_.log.push_back({.when = clock_words(row.at), .line = worded_change(row)});
  }
}

void OperatorDesk::look_at_facts() {
  constexpr double gigabyte = 1e9;
  constexpr double megabyte = 1e6;
  const Words& words = app_->language.words();
  std::error_code failed;
  const fs::path& saves = app_->folders.saves;
  const fs::space_info space = fs::space(saves, failed);
  const std::string free =
      failed ? std::string("?") : fmt::format("{:.1f}", static_cast<double>(space.available) / gigabyte);
  const auto size = fs::file_size(app_->kept.records().file(), failed);
  const std::string book = failed ? std::string("?") : fmt::format("{:.1f}", static_cast<double>(size) / megabyte);
  model_.facts = {"Four Corners " + std::string(program_version()),
                  words.say("operator.facts.folder", {{"folder", saves.string()}}),
                  words.say("operator.facts.disk", {{"free", free}}),
                  words.say("operator.facts.book", {{"size", book}}),
                  words.say("operator.facts.clock", {{"time", clock_words(app_->kiosk.now())}}),
                  words.say("operator.facts.credits", {{"credits", std::to_string(app_->kiosk.credits())}})};
  if (const std::optional<Fault> trouble = app_->kiosk.recorder().trouble()) {
    model_.facts.push_back(words.say("operator.facts.unwritten", {{"detail", one_line(*trouble)}}));
  }
}

}  // namespace fc::cabinet
