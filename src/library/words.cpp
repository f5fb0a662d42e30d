#include "library/words.h"

#include <algorithm>

#include "library/text_files.h"

namespace fc {
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

std::string Words::say(std::string_view key, Arguments arguments) const {
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
