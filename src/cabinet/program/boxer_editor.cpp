#include "cabinet/program/boxer_editor.h"

#include <system_error>
#include <vector>

#include "core/cleaned.h"
#include "library/own_boxers.h"

namespace fc::cabinet {

std::string own_name(std::string_view written) {
  std::string name;
  while (!written.empty()) {
    const std::string_view before = written;
    const bool plain = is_plain(take_letter(written));
    const std::string_view letter = before.substr(0, before.size() - written.size());
    if (plain && name.size() + letter.size() > longest_own_name) {
      return name;
    }
    name += plain ? letter : std::string_view();
  }
  return name;
}

std::string name_of_another(std::string name) {
  constexpr std::string_view second = " II";
  return name.size() + second.size() <= longest_own_name ? name.append(second) : name;
}

std::string free_own_id(const std::filesystem::path& folder, std::string_view name) {
  std::vector<std::string> taken;
  std::error_code error;
  for (std::filesystem::directory_iterator at(folder, error); !error && at != std::filesystem::directory_iterator();
       at.increment(error)) {
    taken.push_back(at->path().stem().string());
  }
  return new_own_id(name, taken);
}

std::string trimmed(std::string name) {
  name.erase(0, name.find_first_not_of(' '));
  name.erase(name.find_last_not_of(' ') + 1);
  return name;
}

}  // namespace fc::cabinet
