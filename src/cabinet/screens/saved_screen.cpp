#include <utility>

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
overlay::SavedBout worded(const CornerGames& games, const KeptBout& kept, const Words& words) {
  overlay::SavedBout bout;
  bout.when = kept.when;
  bout.finished = kept.over;
  const Result<Script> script = read_script(kept.file);
  const CornerGame* game = script ? games.find(script->game) : nullptr;
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
  const std::vector<std::string> names = game->names(*script, words);
  bout.title = title_of(names);
  bout.detail = worded((*match)->standing(), names, words);
  return bout;
}

}  // namespace

SavedScreen::SavedScreen(Flow& flow, const CornerGames& games, KeptBouts& kept, const Words& words)
    : flow_(&flow), games_(&games), kept_(&kept), words_(&words) {
  look();
}

void SavedScreen::look() {
  kept_->look_again();
  model_.bouts.clear();
  files_.clear();
  for (const KeptBout& kept : kept_->bouts()) {
    model_.bouts.push_back(worded(*games_, kept, *words_));
    files_.push_back(kept.file);
  }
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
  if (action.kind == overlay::SavedAction::Kind::back) {
    flow_->back();
    return;
  }
  const std::filesystem::path& file = files_[static_cast<std::size_t>(action.index)];
  if (action.kind == overlay::SavedAction::Kind::remove) {
    kept_->remove(file);
    look();
    return;
  }
  flow_->open_kept(file);
}

}  // namespace fc::cabinet
