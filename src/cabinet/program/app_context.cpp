#include "cabinet/program/app_context.h"

#include <utility>

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

Result<void> AppContext::adopt(Settings wanted) {
  settings = std::move(wanted);
  platform::Bindings& bindings = seating.devices().bindings();
  bindings = platform::Bindings();
  for (const auto& [action, control] : settings.controls) {
    // Checked when the settings were read.
    static_cast<void>(bindings.bind(action, control));
  }
  return language.speak(settings.language);
}

}  // namespace fc::cabinet
