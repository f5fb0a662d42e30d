// Words and rulebook in the present language.
#pragma once

#include <filesystem>
#include <string>
#include <utility>

#include "core/result.h"
#include "library/rulebook.h"
#include "library/words.h"

namespace fc::cabinet {

class Language {
 public:
  explicit Language(std::filesystem::path data) : data_(std::move(data)) {}

  /// Loads a language, "en" or "fr". Fault: it cannot be read; the previous one stays.
  Result<void> speak(const std::string& language) {
    FC_TRY(Words words, Words::load(data_, language));
    FC_TRY(Rulebook rulebook, Rulebook::load(data_, language));
    words_ = std::move(words);
    rulebook_ = std::move(rulebook);
    return {};
  }
  [[nodiscard]] const Words& words() const { return words_; }
  [[nodiscard]] const Rulebook& rulebook() const { return rulebook_; }

 private:
  std::filesystem::path data_;
  Words words_;
  Rulebook rulebook_;
};

}  // namespace fc::cabinet
