#include "cabinet/kiosk/operator_settings.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "library/checked_json.h"

namespace fc::cabinet {
namespace {

using Unit = OperatorUnit;

constexpr std::array<int, 2> yes_no{0, 1};
constexpr std::array<int, 11> volumes{0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100};
constexpr std::array<int, 7> idle_times{20, 30, 45, 60, 90, 120, 300};
constexpr std::array<int, 24> hours{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23};
constexpr std::array<int, 5> attract_turns{0, 1, 2, 4, 8};
constexpr std::array<int, 6> prices{0, 1, 2, 3, 4, 5};
constexpr std::array<int, 6> coin_values{0, 1, 2, 3, 4, 5};
constexpr std::array<std::string_view, 6> coins{"", "key 5", "key C", "key F12", "pad guide", "pad misc1"};

constexpr std::array operator_play_rows{
    OperatorRow{"language", &OperatorSettings::language, yes_no, Unit::words},
    OperatorRow{"short_bouts", &OperatorSettings::short_bouts, yes_no, Unit::words},
    OperatorRow{"even_only", &OperatorSettings::even_only, yes_no, Unit::words},
};
constexpr std::array time_rows{
    OperatorRow{"still_there", &OperatorSettings::still_there, idle_times, Unit::seconds},
    OperatorRow{"opens", &OperatorSettings::opens, hours, Unit::hour},
    OperatorRow{"closes", &OperatorSettings::closes, hours, Unit::hour},
};
constexpr std::array sound_rows_of_operator{
    OperatorRow{"effects", &OperatorSettings::effects, volumes, Unit::percent},
    OperatorRow{"effects_floor", &OperatorSettings::effects_floor, volumes, Unit::percent},
    OperatorRow{"crowd", &OperatorSettings::crowd, volumes, Unit::percent},
    OperatorRow{"crowd_floor", &OperatorSettings::crowd_floor, volumes, Unit::percent},
    OperatorRow{"music", &OperatorSettings::music, volumes, Unit::percent},
    OperatorRow{"attract_sound", &OperatorSettings::attract_sound, attract_turns, Unit::words},
};
constexpr std::array coin_rows{
    OperatorRow{"price", &OperatorSettings::price, prices, Unit::words},
    OperatorRow{"coin_control", &OperatorSettings::coin_control, coin_values, Unit::words},
};
constexpr std::array<OperatorGroup, 4> groups_of_operator{{{"operator.adjustments.play", operator_play_rows},
                                                           {"operator.adjustments.times", time_rows},
                                                           {"operator.adjustments.sound", sound_rows_of_operator},
                                                           {"operator.adjustments.coins", coin_rows}}};

constexpr std::string_view game_prefix = "game ";

}  // namespace

bool OperatorSettings::is_open_at(int hour) const {
  if (opens == closes) {
    return true;
  }
  return opens < closes ? hour >= opens && hour < closes : hour >= opens || hour < closes;
}

std::span<const OperatorGroup> operator_groups() { return groups_of_operator; }

std::span<const std::string_view> coin_controls() { return coins; }

OperatorSettings operator_settings_from(const records::OperatorValues& values, OperatorSettings defaults) {
  OperatorSettings settings = std::move(defaults);
  for (const OperatorGroup& group : groups_of_operator) {
    for (const OperatorRow& row : group.rows) {
      const auto kept = values.find(row.key);
      if (kept == values.end()) {
        continue;
      }
      const std::string& text = kept->second;
      int value = 0;
      const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
      if (read.ec == std::errc() && std::ranges::find(row.values, value) != row.values.end()) {
        settings.*row.member = value;
      }
    }
  }
  for (const auto& [key, value] : values) {
    if (key.starts_with(game_prefix) && value == "0") {
      settings.games_off.insert(key.substr(game_prefix.size()));
    }
  }
  return settings;
}

records::OperatorValues values_of(const OperatorSettings& settings) {
  records::OperatorValues values;
  for (const OperatorGroup& group : groups_of_operator) {
    for (const OperatorRow& row : group.rows) {
      values[std::string(row.key)] = std::to_string(settings.*row.member);
    }
  }
  for (const std::string& game : settings.games_off) {
    values[std::string(game_prefix) + game] = "0";
  }
  return values;
}

int number_in(const records::OperatorValues& values, std::string_view key) {
  int number = 0;
  if (const auto found = values.find(key); found != values.end()) {
    std::from_chars(found->second.data(), found->second.data() + found->second.size(), number);
  }
  return std::max(0, number);
}

std::filesystem::path mirror_of(const std::filesystem::path& saves) { return saves / "kiosk.json"; }

records::OperatorValues mirrored_values(const std::filesystem::path& file) {
  records::OperatorValues values;
  const Json read = read_json_file(file).value_or(Json());
  if (!read.is_object()) {
    return values;
  }
  for (const auto& [key, value] : read.items()) {
    if (value.is_string()) {
      values.emplace(key, value.get<std::string>());
    }
  }
  return values;
}

std::string mirror_text(const records::OperatorValues& values) {
  Json all = Json::object();
  for (const auto& [key, value] : values) {
    all[key] = value;
  }
  return json_text(all) + "\n";
}

Settings visitor_defaults(Settings app, const OperatorSettings& operators) {
  app.language = operators.language == 1 ? "fr" : "en";
  app.volumes.effects = operators.effects;
  app.volumes.crowd = operators.crowd;
  app.volumes.music = operators.music;
  keep_floors(app, operators);
  return app;
}

void keep_floors(Settings& settings, const OperatorSettings& operators) {
  settings.volumes.effects = std::max(settings.volumes.effects, operators.effects_floor);
  settings.volumes.crowd = std::max(settings.volumes.crowd, operators.crowd_floor);
}

namespace {

PinAnswer answer_of(const std::string& steps, const std::string& hash) {
  if (sodium_init() < 0) {
    return {};
  }
  if (!hash.empty()) {
    return {.fits = crypto_pwhash_str_verify(hash.c_str(), steps.c_str(), steps.size()) == 0, .hash = {}};
  }
  std::array<char, crypto_pwhash_STRBYTES> made{};
  const bool done = crypto_pwhash_str(made.data(), steps.c_str(), steps.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                                      crypto_pwhash_MEMLIMIT_INTERACTIVE) == 0;
  return {.fits = done, .hash = done ? std::string(made.data()) : std::string()};
}

}  // namespace

bool is_fit_for_pin(const std::string& steps) {
  return steps.size() >= least_pin_steps && steps.size() <= most_pin_steps &&
         std::ranges::any_of(steps, [&steps](char step) { return step != steps.front(); });
}

int pin_delay_seconds(int wrong) {
  constexpr int longest = 60;
  constexpr int doublings = 6;  // 64 is more than the longest
  return wrong <= 0 ? 0 : std::min(longest, 1 << std::min(wrong - 1, doublings));
}

PinKeeper::PinKeeper()
    : worker_(
          [](const Task& task, const std::stop_token&) {
            if (task.first) {
              task.first();
            }
            PinAnswer answer = answer_of(task.steps, task.hash);
            answer.attempt = task.attempt;
            return answer;
          },
          [](const Task& task, const Fault&) { return PinAnswer{.attempt = task.attempt}; }) {}

}  // namespace fc::cabinet
