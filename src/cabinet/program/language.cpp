#include "cabinet/program/language.h"

namespace fc::cabinet {

Result<void> Language::speak(const std::string& language) {
  FC_TRY(Words words, Words::load(data_, language));
  FC_TRY(Rulebook rulebook, Rulebook::load(data_, language));
  words_ = std::move(words);
  rulebook_ = std::move(rulebook);
  return {};
}

}  // namespace fc::cabinet
