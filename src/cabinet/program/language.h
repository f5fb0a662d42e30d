// Words and rulebook in the language that is spoken now.
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

  /// language: "en" or "fr". Fault: it cannot be read; the one before stays.
  Result<void> speak(const std::string& language) {
    FC_TRY(Words words, Words::load(data_, language));
    if (has_rulebook_) {
      FC_TRY(rulebook_, Rulebook::load(data_, language));
    }
    words_ = std::move(words);
    return {};
  }
  /// Reads the rulebook unless that is done: no first picture waits for it. Fault: it cannot be read.
  Result<void> read_rulebook() {
    if (!has_rulebook_) {
      FC_TRY(rulebook_, Rulebook::load(data_, words_.language()));
      has_rulebook_ = true;
    }
    return {};
  }
  [[nodiscard]] const Words& words() const { return words_; }
  /// Empty until it is read.
  [[nodiscard]] const Rulebook& rulebook() const { return rulebook_; }

 private:
  std::filesystem::path data_;
  Words words_;
  Rulebook rulebook_;
  bool has_rulebook_ = false;
};

}  // namespace fc::cabinet
