#include "cabinet/program/language.h"

namespace fc::cabinet {

Result<void> Language::speak(const std::string& language) {
  Result<Words> words = Words::load(data_, language);
  if (!words) {
    return tl::make_unexpected(std::move(words.error()));
  }
  Result<Rulebook> rulebook = Rulebook::load(data_, language);
  if (!rulebook) {
    return tl::make_unexpected(std::move(rulebook.error()));
  }
  words_ = std::move(*words);
  rulebook_ = std::move(*rulebook);
  return {};
}

}  // namespace fc::cabinet
