#include "overlay/bout/paper_variants.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/random.h"

namespace fc::overlay {
namespace {

std::uint64_t mixed(std::uint64_t sum, std::uint64_t more) {
  std::uint64_t state = sum ^ more;
  return splitmix64(state);
}

std::uint64_t number_of(std::string_view text) {
  std::uint64_t number = text.size();
  for (const char letter : text) {
    number = mixed(number, static_cast<unsigned char>(letter));
  }
  return number;
}

std::uint64_t number_of(const Script& bout) {
  std::uint64_t number = mixed(number_of(bout.game), number_of(bout.setup));
  for (const int die : bout.dice) {
    number = mixed(number, static_cast<std::uint64_t>(die));
  }
  for (const std::string& choice : bout.choices) {
    number = mixed(number, number_of(choice));
  }
  return number;
}

/// Whether a page says that: "<bout> <key> <key> ".
bool says(std::string_view page, const std::string& key) { return page.find(" " + key + " ") != std::string_view::npos; }

}  // namespace

PaperVariants::PaperVariants(const Words& words, const Script& bout, std::span<const std::string> lately)
    : words_(words), bout_(number_of(bout)), lately_(lately), printed_(fmt::format("{:016x} ", bout_)) {}

std::string PaperVariants::take(const std::string& topic) {
  std::vector<std::string> keys;
  for (std::string key = topic + ".1"; words_.has(key); key = topic + "." + std::to_string(keys.size() + 1)) {
    keys.push_back(key);
  }
  if (keys.empty()) {
    return topic;
  }
  Random order = random_stream(bout_, number_of(topic));
  for (std::size_t left = keys.size(); left > 1; --left) {
    std::swap(keys[left - 1], keys[order.below(static_cast<std::uint32_t>(left))]);
  }
  const std::string_view self = std::string_view(printed_).substr(0, printed_.find(' '));
  const auto before = std::ranges::find_if(lately_, [self](const std::string& page) { return page.starts_with(self); });
  // How many bouts ago it was printed, as far as anybody remembers.
  const auto ago = [this](const std::string& key) {
    return std::ranges::find_if(lately_, [&key](const std::string& page) { return says(page, key); }) - lately_.begin();
  };
  const auto said =
      std::ranges::find_if(keys, [&](const std::string& key) { return before != lately_.end() && says(*before, key); });
  const std::string chosen = said != keys.end() ? *said : *std::ranges::max_element(keys, {}, ago);
  printed_.append(chosen).append(" ");
  return chosen;
}

std::string PaperVariants::quote(const std::string& topic, std::string_view name, Words::Arguments places) {
  const std::string said = words_.say(take(topic), places);
  return words_.say("menu.front_page.quote", {{"quote", said}, {"name", name}});
}

void remember_printed(std::vector<std::string>& lately, const std::string& page) {
  const std::string_view bout = std::string_view(page).substr(0, page.find(' '));
  std::erase_if(lately, [bout](const std::string& other) { return other.starts_with(bout); });
  lately.insert(lately.begin(), page);
  lately.resize(std::min(lately.size(), bouts_without_repetition - 1));
}

}  // namespace fc::overlay
