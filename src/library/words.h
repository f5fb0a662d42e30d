// On-screen text by key; English and French live in data/**/text.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/result.h"

namespace fc {

/// Texts of one language. Keys are dotted ("bare-knuckle.call.down"); values are one line of UTF-8 with named placeholders:
/// "{boxer} is down!".
class Words {
 public:
  using Arguments = std::initializer_list<std::pair<std::string_view, std::string_view>>;

  /// Reads data/<folder>/text/<topic>.<language>.json of every folder below `data`: objects of key -> text; keys of nested
  /// objects are joined with dots. language: "en" or "fr". Faults: cannot_read (no folder, no file of this language),
  /// bad_json, wrong_type (a value that is no text), unknown_key (a duplicate key, within or across files).
  static Result<Words> load(const std::filesystem::path& data, std::string_view language);

  /// The text of a key; the key itself if it is missing, so that a gap is visible and nothing fails.
  [[nodiscard]] std::string_view operator[](std::string_view key) const;
  /// The text with every {name} replaced; a placeholder not in `arguments` stays as it is.
  [[nodiscard]] std::string say(std::string_view key, Arguments arguments) const;
  [[nodiscard]] std::string say(std::string_view key,
                                std::span<const std::pair<std::string_view, std::string_view>> arguments) const;
  /// A number's digits in threes, with the mark of the language between them: "12,000". number: 0 or more.
  [[nodiscard]] std::string grouped(std::int64_t number) const;
  [[nodiscard]] bool has(std::string_view key) const;
  [[nodiscard]] const std::map<std::string, std::string, std::less<>>& all() const { return words_; }
  [[nodiscard]] std::string_view language() const { return language_; }

 private:
  std::string language_;
  std::map<std::string, std::string, std::less<>> words_;
};

}  // namespace fc
