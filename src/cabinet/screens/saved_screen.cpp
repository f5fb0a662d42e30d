#include <utility>

#include "cabinet/bout/bout_screen.h"
#include "cabinet/screens/menu_screens.h"
#include "match/script.h"

namespace fc::cabinet {
namespace {

/// "Ali v Marciano"; more than two are counted up.
std::string title_of(const std::vector<std::string>& names) {
  std::string title;
  for (const std::string& name : names) {
    title += (title.empty() ? "" : names.size() == 2 ? " v " : ", ") + name;
  }
  return title;
}

/// A kept bout in words; what cannot be read says why.
overlay::SavedBout worded(const House& house, const KeptBout& kept) {
  overlay::SavedBout bout;
  bout.when = kept.when;
  bout.finished = kept.over;
  const Result<Script> script = read_script(kept.file);
  const CornerGame* game = script ? house.games.find(script->game) : nullptr;
  Result<std::unique_ptr<Match>> match =
      game != nullptr ? game->open(*script)
                      : fault(FaultCode::unknown_value, kept.file.string(), "of a game that is not in this build");
  Result<void> played = script && match ? replay(**match, *script) : Result<void>();
  if (!script || !match || !played) {
    bout.title = kept.file.filename().string();
    bout.detail = one_line(!script ? script.error() : !match ? match.error() : played.error());
    bout.readable = false;
    return bout;
  }
  const std::vector<std::string> names = game->names(*script, house.language.words());
  bout.title = title_of(names);
  bout.detail = worded((*match)->standing(), names, house.language.words());
  return bout;
}

}  // namespace

SavedScreen::SavedScreen(House& house) {
  look(house);
}

void SavedScreen::look(House& house) {
  house.kept.look_again();
  model_.bouts.clear();
  files_.clear();
  for (const KeptBout& kept : house.kept.bouts()) {
    model_.bouts.push_back(worded(house, kept));
    files_.push_back(kept.file);
  }
}

bool SavedScreen::press(House& house, const Press& press) {
  if (press.down && !press.repeat && press.button == Button::back) {
    house.director.pop();
    return true;
  }
  return false;
}

void SavedScreen::show(House& house, overlay::Ui& ui) {
  const auto action = overlay::saved_screen(model_, state_, ui);
  if (!action) {
    return;
  }
  if (action->kind == overlay::SavedAction::Kind::back) {
    house.director.pop();
    return;
  }
  const std::filesystem::path& file = files_[static_cast<std::size_t>(action->index)];
  if (action->kind == overlay::SavedAction::Kind::remove) {
    house.kept.remove(file);
    look(house);
    return;
  }
  Result<std::unique_ptr<Screen>> screen = BoutScreen::from_file(house, file);
  if (screen) {
    house.director.go(std::move(*screen));
  } else {
    house.announcer.say(one_line(screen.error()));
  }
}

}  // namespace fc::cabinet
