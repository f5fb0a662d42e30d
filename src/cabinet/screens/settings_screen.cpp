#include "cabinet/screens/settings_screen.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>

namespace fc::cabinet {
namespace {

/// What each page shows, row by row.
enum class Row : std::uint8_t {
  language,
  fullscreen,
  text_scale,
  reduced_motion,
  keeps_pace,
  speed,
  shuffle_picks,
  live_odds,
  hints,
  effects_volume,
  crowd_volume,
  music_volume,
  master_volume
};
constexpr std::array display_rows{Row::language, Row::fullscreen, Row::text_scale, Row::reduced_motion, Row::keeps_pace};
constexpr std::array play_rows{Row::speed, Row::shuffle_picks, Row::live_odds, Row::hints};
constexpr std::array sound_rows{Row::effects_volume, Row::crowd_volume, Row::music_volume, Row::master_volume};

struct Leaf {
  std::string_view title;
  std::span<const Row> rows;
};
constexpr std::array<Leaf, 3> leaves{
    {{"menu.settings.display", display_rows}, {"menu.settings.play", play_rows}, {"menu.settings.sound", sound_rows}}};

constexpr std::array<int, 4> speeds{1, 2, 4, 0};
constexpr std::array<int, 5> text_scales{100, 125, 150, 175, 200};
constexpr std::array<std::string_view, 4> groups{"pad", "keyboard", "left", "right"};

/// The place of a value in a list, or of the one nearest to it.
int place_in(std::span<const int> list, int value) {
  const auto found = std::ranges::min_element(list, {}, [value](int each) { return std::abs(each - value); });
  return static_cast<int>(found - list.begin());
}

/// name: "speed"; its words are "menu.settings.speed" and "menu.settings.help.speed".
overlay::OptionRow choice(std::string_view name, std::vector<std::string> values, int value) {
  return {.label = "menu.settings." + std::string(name),
          .values = std::move(values),
          .value = value,
          .help = "menu.settings.help." + std::string(name)};
}

overlay::OptionRow on_off(std::string_view name, bool on) { return choice(name, {"menu.off", "menu.on"}, on ? 1 : 0); }

std::string percent_words(int percent, const Words& words) {
  return words.say("menu.odds.percent", {{"percent", std::to_string(percent)}});
}

overlay::OptionRow volume(std::string_view name, int percent, const Words& words) {
  std::vector<std::string> values;
  for (int value = 0; value <= 100; value += volume_step) {
    values.push_back(percent_words(value, words));
  }
  return choice(name, std::move(values), percent / volume_step);
}

overlay::OptionRow shown(Row row, const Settings& settings, const Words& words) {
  switch (row) {
    case Row::language:
      return choice("language", {"menu.language.en", "menu.language.fr"}, settings.language == "fr" ? 1 : 0);
    case Row::fullscreen: return on_off("fullscreen", settings.fullscreen);
    case Row::text_scale: {
      std::vector<std::string> values;
      std::ranges::transform(text_scales, std::back_inserter(values),
                             [&](int scale) { return percent_words(scale, words); });
      return choice("text_scale", std::move(values), place_in(text_scales, settings.text_scale));
    }
    case Row::reduced_motion: return on_off("reduced_motion", settings.reduced_motion);
    case Row::keeps_pace: return on_off("keeps_pace", settings.keeps_pace);
    case Row::speed:
      return choice("speed", {"menu.speed.1", "menu.speed.2", "menu.speed.4", "menu.speed.instant"},
                    place_in(speeds, settings.speed));
    case Row::shuffle_picks: return on_off("shuffle_picks", settings.shuffle_picks);
    case Row::live_odds: return on_off("live_odds", settings.live_odds);
    case Row::hints: return on_off("hints", settings.hints);
    case Row::effects_volume: return volume("effects_volume", settings.volumes.effects, words);
    case Row::crowd_volume: return volume("crowd_volume", settings.volumes.crowd, words);
    case Row::music_volume: return volume("music_volume", settings.volumes.music, words);
    case Row::master_volume: break;
  }
  return volume("master_volume", settings.volumes.master, words);
}

overlay::SettingsPage page_of(const Leaf& leaf, const Settings& settings, const Words& words) {
  overlay::SettingsPage page{.title = std::string(leaf.title), .rows = {}};
  for (const Row row : leaf.rows) {
    page.rows.push_back(shown(row, settings, words));
  }
  return page;
}

/// A game's own settings, under its name.
overlay::SettingsPage page_of(const CornerGame& game, const Settings& settings) {
  const std::string slug(game.slug());
  const ChosenValues chosen = settings.of(slug);
  overlay::SettingsPage page{.title = "menu.game." + slug + ".name", .rows = {}};
  for (const GameSetting& setting : game.settings()) {
    const std::string label = (slug + ".setting.").append(setting.key);
    overlay::OptionRow row{
        .label = label, .values = {}, .value = static_cast<int>(setting.chosen_in(chosen)), .help = label + "_help"};
    for (const SettingValue& value : setting.values) {
      row.values.emplace_back(value.word);
    }
    page.rows.push_back(std::move(row));
  }
  return page;
}

/// The actions of a group of controls that are listed. Who holds the whole keyboard picks in its left half, as a bout shows.
std::vector<std::string> actions_of(std::string_view group) {
  std::vector<std::string> actions;
  for (const std::string_view action : platform::actions_in_order(group)) {
    const bool picks = action.find(".pick-") != std::string_view::npos;
    actions.push_back(picks && group == "keyboard" ? "left" + std::string(action.substr(group.size()))
                                                   : std::string(action));
  }
  return actions;
}

overlay::DeviceLook look_of(std::string_view group) {
  if (group == "pad") {
    return overlay::DeviceLook::xbox;
  }
  return overlay::DeviceLook::keyboard;
}

}  // namespace

bool SettingsScreen::press(const Press& press) {
  if (goes_back(press)) {
    if (listening_for_.empty()) {
      flow_->back();
    }
    listening_for_.clear();
    return true;
  }
  const bool shoulder = press.button == Button::shoulder_left || press.button == Button::shoulder_right;
  if (press.down && shoulder && listening_for_.empty()) {
    state_.page = press.button == Button::shoulder_left ? 0 : overlay::settings_tabs - 1;
    state_.scroll = 0;
    return true;
  }
  return !listening_for_.empty();
}

std::vector<const CornerGame*> SettingsScreen::games() const {
  std::vector<const CornerGame*> games;
  for (const auto& game : subjects_.games.all()) {
    if (!game->settings().empty()) {
      games.push_back(game.get());
    }
  }
  return games;
}

overlay::SettingsModel SettingsScreen::model() const {
  overlay::SettingsModel model;
  for (const Leaf& leaf : leaves) {
    model.pages.push_back(page_of(leaf, subjects_.settings, subjects_.language.words()));
  }
  for (const CornerGame* game : games()) {
    model.pages.push_back(page_of(*game, subjects_.settings));
  }
  for (const std::string_view group : groups) {
    model.groups.push_back("menu.hand." + std::string(group));
  }
  model.group = group_;
  const std::string_view group = groups[static_cast<std::size_t>(group_)];
  for (const std::string& action : actions_of(group)) {
    if (action == listening_for_) {
      model.listening = static_cast<int>(model.bindings.size());
    }
    model.bindings.push_back({.label = "menu.action." + action.substr(action.find('.') + 1),
                              .control = std::string(subjects_.devices.bindings().control(action)),
                              .look = look_of(group)});
  }
  return model;
}

void SettingsScreen::update(double) {
  if (listening_for_.empty()) {
    return;
  }
  platform::Devices& devices = subjects_.devices;
  if (const std::string control = devices.last_control(groups[static_cast<std::size_t>(group_)]); !control.empty()) {
    if (devices.bindings().bind(listening_for_, control)) {
      subjects_.settings.controls = devices.bindings().changed();
    }
    listening_for_.clear();
  }
}

std::optional<overlay::SettingsAction> SettingsScreen::picture(overlay::Ui& ui) const {
  return overlay::settings_screen(model(), state_, ui);
}

void SettingsScreen::speak(const std::string& language) {
  if (const Result<void> read = subjects_.language.speak(language); read) {
    subjects_.settings.language = language;
  } else {
    subjects_.announcer.say(one_line(read.error()));
  }
}

void SettingsScreen::act(const overlay::SettingsAction& action) {
  using Kind = overlay::SettingsAction::Kind;
  switch (action.kind) {
    case Kind::back: flow_->back(); break;
    case Kind::set: change(action); break;
    case Kind::choose_group:
      group_ = std::clamp(action.value, 0, static_cast<int>(groups.size()) - 1);
      listening_for_.clear();
      break;
    case Kind::rebind: {
      const auto actions = actions_of(groups[static_cast<std::size_t>(group_)]);
      listening_for_ = actions[static_cast<std::size_t>(action.row)];
      subjects_.devices.forget_last_control();
      break;
    }
    case Kind::restore:
      subjects_.devices.bindings() = platform::Bindings();
      subjects_.settings.controls.clear();
      break;
  }
}

void SettingsScreen::change(const overlay::SettingsAction& action) {
  Settings& settings = subjects_.settings;
  const auto row = static_cast<std::size_t>(action.row);
  const auto value = static_cast<std::size_t>(action.value);
  const bool on = action.value == 1;
  const auto page = static_cast<std::size_t>(action.page);
  if (page >= leaves.size()) {
    const CornerGame& game = *games()[page - leaves.size()];
    const GameSetting& setting = game.settings()[row];
    settings.games[std::string(game.slug())].insert_or_assign(std::string(setting.key), setting.values[value].id);
    return;
  }
  switch (leaves[page].rows[row]) {
    case Row::language: speak(on ? "fr" : "en"); break;
    case Row::fullscreen: settings.fullscreen = on || stays_fullscreen_; break;
    case Row::text_scale: settings.text_scale = text_scales[value]; break;
    case Row::reduced_motion: settings.reduced_motion = on; break;
    case Row::keeps_pace: settings.keeps_pace = on; break;
    case Row::speed: settings.speed = speeds[value]; break;
    case Row::shuffle_picks: settings.shuffle_picks = on; break;
    case Row::live_odds: settings.live_odds = on; break;
    case Row::hints: settings.hints = on; break;
    case Row::effects_volume:
      settings.volumes.effects = action.value * volume_step;
      subjects_.soundboard.play(Sound::bell, 1);  // so loud is it now
      break;
    case Row::crowd_volume:
      settings.volumes.crowd = action.value * volume_step;
      subjects_.soundboard.play(Sound::gasp, 1);
      break;
    case Row::music_volume:
      settings.volumes.music = action.value * volume_step;  // the band plays on
      break;
    case Row::master_volume:
      settings.volumes.master = action.value * volume_step;
      subjects_.soundboard.play(Sound::bell, 1);
      break;
  }
}

}  // namespace fc::cabinet
