#include "cabinet/program/command_line.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <string_view>

#include "cabinet/program/corner_game.h"
#include "core/program.h"
#include "library/whole_file.h"

namespace fc::cabinet {
namespace {

constexpr std::string_view epilogue =
    "A bout is saved at every step. SIGTERM, SIGINT and SIGHUP leave like a player does, a kiosk too.\n";
constexpr int smallest_side = 200;
constexpr int largest_side = 8192;

/// Reads "1280x720". False: it is not a size.
bool read_size(const std::string& text, int& width, int& height) {
  const char* const end = text.data() + text.size();
  const auto first = std::from_chars(text.data(), end, width);
  if (first.ec != std::errc() || first.ptr == end || *first.ptr != 'x') {
    return false;
  }
  const auto second = std::from_chars(first.ptr + 1, end, height);
  const auto fits = [](int side) { return side >= smallest_side && side <= largest_side; };
  return second.ec == std::errc() && second.ptr == end && fits(width) && fits(height);
}

/// The slugs of all games, with commas and in braces, as CLI11 writes the values of an option.
std::string slugs_in_braces() {
  std::string slugs;
  for (const CornerEntry& game : listed_corners()) {
    slugs.append(slugs.empty() ? "{" : ",").append(game.slug);
  }
  return slugs + "}";
}

void add_playing(CLI::App& app, Options& options) {
  app.add_option("--game", options.game, "straight into this game's match set-up")->type_name(slugs_in_braces());
  app.add_flag("--first-bout", options.first_bout, "straight to a newcomer's first bout");
  app.add_option("--script", options.script,
                 "continue a saved bout, which is kept in FILE as it goes on, or watch one that is over")
      ->type_name("FILE");
  app.add_flag("--demo", options.demo, "bots play, for ever; any press leaves to the cabinet");
  app.add_flag("--kiosk", options.kiosk, "fullscreen, attract mode, cannot be left");
  app.add_option("--seed", options.seed, "every die and bot choice of this run follows from it")
      ->check([](const std::string& text) {
        return read_seed(text) ? std::string() : std::string(seed_wanted).append(", not ").append(text);
      })
      ->type_name("N");
  app.add_option("--data", options.data, "folder of boxers, charts and words (default: found above the program)")
      ->type_name("DIR");
  app.add_option("--saves", options.saves, "folder of saved bouts and settings (default: ~/.local/share/four-corners)")
      ->type_name("DIR");
}

void add_display(CLI::App& app, Options& options, std::string& size) {
  auto* fullscreen = app.add_flag("--fullscreen", options.fullscreen, "borderless at the desktop's size");
  app.add_option("--window", size, "size of the window (default: 1280x720)")->type_name("WxH")->excludes(fullscreen);
  app.add_option("--renderer", options.renderer, "SDL renderer (default: accelerated, then software)")->type_name("NAME");
  app.add_option("--lang", options.language, "language")->check(CLI::IsMember({"en", "fr"}));
  app.add_option("--text-scale", options.text_scale, "size of text in per cent")->check(CLI::Range(100, 200));
  app.add_flag("--reduced-motion", options.reduced_motion, "no shaking, no flashes");
  app.add_flag("--mute", options.mute, "no sound");
}

void add_measuring(CLI::App& app, Options& options) {
  app.add_flag("--offscreen", options.offscreen, "paint to memory; needs no display");
  app.add_flag("--virtual-time", options.virtual_time, "one sixtieth of a second a frame, whatever the machine does");
  app.add_option("--frames", options.frames, "quit after this many frames")
      ->check(CLI::Range(1L, 1000000000L))
      ->type_name("N");
  app.add_option("--shot-every", options.shot_every, "write a picture every N frames")
      ->check(CLI::Range(1L, 1000000000L))
      ->type_name("N");
  app.add_option("--shots", options.shots, "folder of those pictures (default: shots)")->type_name("DIR");
  app.add_option("--input", options.input, "timed presses, JSON Lines")->type_name("FILE");
  app.add_flag("--stats", options.stats, "at the end one JSON line of frame costs");
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

}  // namespace

std::variant<Options, ExitRequest> read_command_line(int count, const char* const* arguments, std::string_view commit) {
  CLI::App app("Four boxing board games in one ring.", "four-corners");
  Options options;
  std::string size;
  std::string speed;
  add_playing(app, options);
  add_display(app, options, size);
  add_measuring(app, options);
  app.add_option("--speed", speed, "how fast a bout is shown")->check(CLI::IsMember({"1", "2", "4", "instant"}));
  app.set_version_flag("--version", std::string(program_version()),
                       "print version, commit and signature of the data, and leave");
  app.set_help_flag("-h,--help", "print this and leave");
  app.footer(std::string(epilogue).append(exit_statuses));
  try {
    app.parse(count, arguments);
  } catch (const CLI::CallForHelp&) {
    return ExitRequest{.status = 0, .text = app.help()};
  } catch (const CLI::CallForVersion&) {
    const auto data = find_data_folder(options.data);
    return ExitRequest{.status = 0,
                       .text = version_line("four-corners", commit, data ? data_signature(*data) : std::string())};
  } catch (const CLI::ParseError& error) {
    return ExitRequest{.status = 2, .text = first_line(error.what()) + "; see --help"};
  }
  if (!size.empty() && !read_size(size, options.width, options.height)) {
    return ExitRequest{.status = 2, .text = "--window: '" + size + "' is no size from 200x200 to 8192x8192, like 1280x720"};
  }
  if (!speed.empty()) {
    options.speed = speed == "instant" ? 0 : std::stoi(speed);
  }
  return options;
}

}  // namespace fc::cabinet
