#include "library/text_files.h"

#include <algorithm>
#include <cstdio>
#include <string>
#include <system_error>

#include "core/cleaned.h"
#include "library/rulebook.h"
#include "library/whole_file.h"
#include "library/words.h"

namespace fc {

namespace fs = std::filesystem;

Result<std::vector<fs::path>> text_folders(const fs::path& data) {
  std::error_code error;
  std::vector<fs::path> folders;
  for (fs::directory_iterator entry(data, error), end; !error && entry != end; entry.increment(error)) {
    std::error_code ignored;
    if (fs::is_directory(entry->path() / "text", ignored)) {
      folders.push_back(entry->path() / "text");
    }
  }
  if (error) {
    return fault(FaultCode::cannot_read, data.string(), "no folder of data here; name it with --data");
  }
  std::ranges::sort(folders);
  return folders;
}

std::vector<fs::path> text_files_in(const fs::path& folder, std::string_view language) {
  const std::string ending = "." + std::string(language) + ".json";
  std::error_code error;
  std::vector<fs::path> files;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    if (entry->path().filename().string().ends_with(ending)) {
      files.push_back(entry->path());
    }
  }
  std::ranges::sort(files);
  return files;
}

Result<Json> read_text_file(const fs::path& file) {
  FC_TRY(const auto text, read_whole(file));
  auto json = parse_json(text);
  if (!json) {
    const bool unsound = json.error().code == FaultCode::bad_json;
    return fault(json.error().code, file.string(), json.error().detail + (unsound ? "; install the data again" : ""));
  }
  if (!json->is_object()) {
    return fault(FaultCode::wrong_type, file.string(), "must hold one object, not " + described(*json));
  }
  return json;
}

namespace {

constexpr bool has_glyph(char32_t letter) {
  return (letter >= 0x20 && letter <= 0x7E) || (letter >= 0xA0 && letter <= 0xFF) || letter == 0x152 || letter == 0x153 ||
         letter == 0x178 || (letter >= 0x2010 && letter <= 0x2026) || letter == 0x20AC || letter == 0x2212;
}

void check_glyphs(std::string_view text, const std::string& where, std::vector<Fault>& faults) {
  if (const std::string letter = letter_without_glyph(text); !letter.empty()) {
    faults.push_back({.code = FaultCode::unknown_value, .where = where, .detail = letter + " is not in our typefaces"});
  }
}

std::string joined(const std::set<std::string>& names) {
  std::string list;
  for (const auto& name : names) {
    list += (list.empty() ? "{" : " {") + name + "}";
  }
  return list.empty() ? "none" : list;
}

/// What `words` lacks or says otherwise than `first`, whose keys are the measure.
void compare_words(const Words& first, const Words& words, std::vector<Fault>& faults) {
  const std::string here = std::string(words.language()) + ": ";
  for (const auto& [key, text] : first.all()) {
    if (!words.has(key)) {
      const std::string other(first.language());
      faults.push_back({.code = FaultCode::missing_key, .where = here + key, .detail = "stands in " + other + ", not here"});
    } else if (places_in(text) != places_in(words[key])) {
      faults.push_back(
          {.code = FaultCode::unknown_value,
           .where = here + key,
           .detail = "has the places " + joined(places_in(words[key])) + ", should have " + joined(places_in(text))});
    }
  }
}

bool same_shape(const RulebookLine& a, const RulebookLine& b) {
  return a.kind == b.kind && a.cells.size() == b.cells.size();
}

void compare_pages(const std::vector<RulebookPage>& first, const std::vector<RulebookPage>& pages, std::string_view language,
                   std::vector<Fault>& faults) {
  const std::string here = std::string(language) + ": rulebook";
  if (!std::ranges::equal(first, pages, {}, &RulebookPage::id, &RulebookPage::id)) {
    faults.push_back(
        {.code = FaultCode::missing_key, .where = here, .detail = "does not have the same pages in the same order"});
    return;
  }
  for (std::size_t i = 0; i < pages.size(); ++i) {
    if (!std::ranges::equal(first[i].lines, pages[i].lines, same_shape)) {
      faults.push_back({.code = FaultCode::unknown_value,
                        .where = here + ": " + pages[i].id,
                        .detail = "does not have the same kinds of lines as in the other language"});
    }
  }
}

void check_page_glyphs(const RulebookPage& page, std::string_view language, std::vector<Fault>& faults) {
  const std::string where = std::string(language) + ": rulebook: " + page.id;
  check_glyphs(page.title, where, faults);
  for (const auto& line : page.lines) {
    check_glyphs(line.text, where, faults);
    for (const auto& cell : line.cells) {
      check_glyphs(cell, where, faults);
    }
  }
}

}  // namespace

std::set<std::string> places_in(std::string_view text) {
  std::set<std::string> places;
  for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find('}', open);
    if (close != std::string_view::npos) {
      const std::string_view place = text.substr(open + 1, close - open - 1);
      places.emplace(place.substr(0, place.find(':')));
    }
  }
  return places;
}

std::string letter_without_glyph(std::string_view text) {
  while (!text.empty()) {
    const char32_t taken = take_letter(text);
    const char32_t letter = taken == no_letter ? 0xFFFD : taken;
    if (!has_glyph(letter)) {
      std::array<char, 16> name{};
      std::snprintf(name.data(), name.size(), "U+%04X", static_cast<unsigned>(letter));
      return name.data();
    }
  }
  return {};
}

std::vector<Fault> check_texts(const std::filesystem::path& data) {
  std::vector<Fault> faults;
  std::vector<Words> words;
  std::vector<Rulebook> books;
  for (const std::string_view language : languages) {
    auto loaded = Words::load(data, language);
    auto book = Rulebook::load(data, language);
    if (!loaded || !book) {
      faults.push_back(loaded ? book.error() : loaded.error());
      continue;
    }
    for (const auto& [key, text] : loaded->all()) {
      check_glyphs(text, std::string(language) + ": " + key, faults);
    }
    for (const auto& page : book->pages()) {
      check_page_glyphs(page, language, faults);
    }
    words.push_back(std::move(*loaded));
    books.push_back(std::move(*book));
  }
  for (std::size_t i = 1; i < words.size(); ++i) {
    compare_words(words.front(), words[i], faults);
    compare_words(words[i], words.front(), faults);
    compare_pages(books.front().pages(), books[i].pages(), words[i].language(), faults);
  }
  return faults;
}

namespace {

using Entries = std::map<std::string, std::string, std::less<>>;

/// Adds the texts of `object`, whose keys begin with `prefix`, to `words`.
Result<void> gather(const Json& object, const std::string& prefix, const std::string& file, Entries& words) {
  for (const auto& [name, value] : object.items()) {
    const std::string key = prefix.empty() ? name : prefix + "." + name;
    if (value.is_object()) {
      FC_TRY(gather(value, key, file, words));
    } else if (!value.is_string()) {
      return fault(FaultCode::wrong_type, file, key + " must be a text or an object of texts");
    } else if (!words.emplace(key, value.get<std::string>()).second) {
      return fault(FaultCode::unknown_key, file, key + " is already in another file of this language; keep one");
    }
  }
  return {};
}

}  // namespace

Result<Words> Words::load(const std::filesystem::path& data, std::string_view language) {
  FC_TRY(const auto folders, text_folders(data));
  Words words;
  words.language_ = language;
  for (const auto& folder : folders) {
    for (const auto& file : text_files_in(folder, language)) {
      FC_TRY(const auto json, read_text_file(file));
      FC_TRY(gather(json, "", file.string(), words.words_));
    }
  }
  if (words.words_.empty()) {
    return fault(FaultCode::cannot_read, data.string(), "holds no words in \"" + words.language_ + "\"; choose en or fr");
  }
  return words;
}

std::string_view Words::operator[](std::string_view key) const {
  const auto found = words_.find(key);
  return found == words_.end() ? key : std::string_view(found->second);
}

namespace {

/// A place may ask for a form: "{points} {points:point|points}". One of the two; French has the first for nothing too.
std::string_view form_for(std::string_view number, std::string_view forms, std::string_view language) {
  const std::size_t between = std::min(forms.find('|'), forms.size());
  const bool one = number == "1" || (number == "0" && language == "fr");
  return one ? forms.substr(0, between) : forms.substr(std::min(between + 1, forms.size()));
}

}  // namespace

std::string Words::grouped(std::int64_t number) const {
  constexpr std::size_t group = 3;
  std::string digits = std::to_string(number);
  for (std::size_t place = digits.size(); place > group;) {
    place -= group;
    digits.insert(place, (*this)["menu.desk.thousands"]);
  }
  return digits;
}

std::string Words::say(std::string_view key, Arguments arguments) const {
  return say(key, std::span(arguments.begin(), arguments.size()));
}

std::string Words::say(std::string_view key,
                       std::span<const std::pair<std::string_view, std::string_view>> arguments) const {
  const std::string_view text = (*this)[key];
  std::string said;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t open = text.find('{', at);
    const std::size_t close = open == std::string_view::npos ? open : text.find('}', open);
    if (close == std::string_view::npos) {
      return said.append(text.substr(at));
    }
    said.append(text.substr(at, open - at));
    const std::string_view place_text = text.substr(open + 1, close - open - 1);
    const std::size_t forms = place_text.find(':');
    const std::string_view name = place_text.substr(0, forms);
    // A place that nobody fills stays to be seen, as a missing key does.
    std::string_view filled = text.substr(open, close + 1 - open);
    for (const auto& [place, value] : arguments) {
      if (place == name) {
        filled = forms == std::string_view::npos ? value : form_for(value, place_text.substr(forms + 1), language_);
      }
    }
    said.append(filled);
    at = close + 1;
  }
  return said;
}

bool Words::has(std::string_view key) const { return words_.contains(key); }

}  // namespace fc
