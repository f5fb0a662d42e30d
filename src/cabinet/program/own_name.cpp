#include "cabinet/program/own_name.h"

#include <system_error>
#include <vector>

#include "library/own_boxers.h"

namespace fc::cabinet {
namespace {

constexpr std::size_t longest_name = 40;  ///< bytes, as `cleaned`

/// Without the last letter if only some of its bytes are there, and without control characters.
std::string whole_letters(std::string text) {
  std::erase_if(text, [](char byte) { return static_cast<unsigned char>(byte) < ' ' || byte == '\x7f'; });
  const auto byte = [&text](std::size_t place) { return static_cast<unsigned char>(text[place]); };
  std::size_t last = text.size();
  do {
    last -= last > 0 ? 1 : 0;
  } while (last > 0 && (byte(last) & 0xC0U) == 0x80U);
  if (!text.empty()) {
    const std::size_t length = byte(last) >= 0xF0U ? 4 : byte(last) >= 0xE0U ? 3 : byte(last) >= 0xC0U ? 2 : 1;
    text.resize(text.size() - last < length ? last : text.size());
  }
  return text;
}

}  // namespace

std::string own_name(std::string_view written) {
  return whole_letters(std::string(written.substr(0, longest_name)));
}

std::string name_of_another(std::string name) {
  constexpr std::string_view second = " II";
  return name.size() + second.size() <= longest_name ? name.append(second) : name;
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
