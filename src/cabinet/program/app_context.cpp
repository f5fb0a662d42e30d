#include "cabinet/program/app_context.h"

#include <random>
#include <system_error>
#include <utility>

#include "cabinet/keeping/kept_bouts.h"
#include "library/whole_file.h"
#include "records/folder.h"

namespace fc::cabinet {

AppContext::AppContext(const Options& asked, Folders found, std::uint64_t run_seed)
    : options(asked),
      folders(std::move(found)),
      seed(run_seed),
      language(folders.data),
      kept(folders.saves),
      odds(options.virtual_time),
      seating(options.offscreen),
      announcer(clock),
      soundboard(clock),
      flow(*this) {}

Result<void> AppContext::apply_settings(Settings wanted) {
  settings = std::move(wanted);
  platform::Bindings& bindings = seating.devices().bindings();
  bindings = platform::Bindings();
  for (const auto& [action, control] : settings.controls) {
    // Checked when the settings were read.
    static_cast<void>(bindings.bind(action, control));
  }
  return language.speak(settings.language);
}

namespace {

/// The drawings lie beside the data; with a data folder elsewhere, beside the program's own.
std::filesystem::path find_assets(const std::filesystem::path& data) {
  std::error_code failed;
  const std::filesystem::path beside = std::filesystem::weakly_canonical(data, failed).parent_path() / "assets";
  if (!std::filesystem::is_directory(beside / "common", failed)) {
    if (const Result<std::filesystem::path> own = find_data_folder({})) {
      return own->parent_path() / "assets";
    }
  }
  return beside;
}

std::filesystem::path find_saves(const Options& options, std::string& complaint) {
  if (!options.saves.empty()) {
    return options.saves;
  }
  const Result<std::filesystem::path> folder = records::per_user_folder();
  if (!folder) {
    complaint = one_line(folder.error());
    return {};
  }
  // It keeps few bouts, and its visitors see the hall: neither is for those of the house.
  return options.kiosk ? *folder / "kiosk" : *folder;
}

void override_settings(const Options& options, Settings& settings) {
  settings.speed = options.speed.value_or(settings.speed);
  settings.language = options.language.value_or(settings.language);
  settings.text_scale = options.text_scale.value_or(settings.text_scale);
  settings.reduced_motion = settings.reduced_motion || options.reduced_motion;
  settings.fullscreen = settings.fullscreen || options.fullscreen || options.kiosk;
  if (options.kiosk) {
    settings.names.clear();  // those of the house are nobody's business here
  }
}

std::uint64_t seed_of(const Options& options) {
  if (options.seed) {
    return *options.seed;
  }
  if (options.virtual_time) {
    return 1;
  }
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

/// What older versions kept as files goes into the records once.
void take_over_older_bouts(AppContext& app, std::string& complaint) {
  const Words& words = app.language.words();
  const auto taken = app.kept.take_over([&app](const Script& script) -> Result<std::unique_ptr<Match>> {
    const CornerGame* game = app.games.find(script.game);
    return game != nullptr ? game->open(script) : fault(FaultCode::unknown_value, "game", "is not in this build");
  });
  if (!taken) {
    complaint = unsaved_words(taken.error(), words);
  } else if (!taken->refused.empty()) {
    complaint = words.say("menu.fault.bouts_refused", {{"count", std::to_string(taken->refused.size())},
                                                       {"folder", taken->refused.front().parent_path().string()}});
  }
}

}  // namespace

Result<std::unique_ptr<AppContext>> open_app_context(const Options& options) {
  FC_TRY(const std::filesystem::path data, find_data_folder(options.data));
  std::string complaint;
  AppContext::Folders folders{.data = data, .assets = find_assets(data), .saves = find_saves(options, complaint)};
  platform::compose_letters_by(folders.assets / "common" / "dead-keys.compose");
  auto app = std::make_unique<AppContext>(options, std::move(folders), seed_of(options));
  FC_TRY(app->games, CornerGames::open(data));
  ReadSettings read = read_settings(app->kept.settings_file());
  for (const auto& game : app->games.all()) {
    take_over(read.older, game->slug(), game->settings(), read.settings);
  }
  app->own_settings = std::move(read.settings);
  app->began_settings = app->own_settings;
  override_settings(options, app->began_settings);
  if (!read.complaints.empty()) {
    complaint = read.complaints.front();
  }
  FC_TRY(app->apply_settings(app->began_settings));
  if (!options.game.empty() && app->games.find(options.game) == nullptr) {
    return fault(FaultCode::unknown_value, "--game",
                 "there is no game '" + options.game + "' in this build; there are: " + app->games.slugs());
  }
  if (!read.put_aside.empty()) {
    complaint = app->language.words().say("menu.fault.settings_put_aside", {{"file", read.put_aside.string()}});
  }
  take_over_older_bouts(*app, complaint);
  app->announcer.say(std::move(complaint));
  return app;
}

Result<platform::TimedInput> open_timed_input(const Options& options) {
  if (options.input.empty()) {
    return platform::TimedInput();
  }
  FC_TRY(const std::string text, read_whole(options.input));
  FC_TRY(std::vector<platform::TimedPress> presses, platform::read_timed_input(text, options.input));
  return platform::TimedInput(std::move(presses));
}

Result<platform::Window> open_window(const Options& options, const Settings& settings) {
  return platform::Window::open({.offscreen = options.offscreen,
                                 .fullscreen = settings.fullscreen && !options.offscreen,
                                 .width = options.width,
                                 .height = options.height,
                                 .renderer = options.renderer},
                                "Four Corners");
}

BoutContext bout_context_of(AppContext& app) {
  return {app.flow,
          app.clock,
          app.guard,
          app.language,
          app.settings,
          app.seating,
          app.announcer,
          app.soundboard,
          app.kept,
          app.photographer,
          app.options.virtual_time};
}

}  // namespace fc::cabinet
