#include "scene/ringside-campaign/people.h"

namespace fc::ringside_campaign {

std::string_view man_name(const Setup& setup, Person person, const Words& words) {
  return words[std::string("ringside-campaign.man.").append(id_of(setup, person).text())];
}

std::string_view last_name(const Setup& setup, Person person, const Words& words) {
  const std::string_view name = man_name(setup, person, words);
  return name.substr(name.rfind(' ') + 1);  // npos + 1: the whole of a name of one word
}

}  // namespace fc::ringside_campaign
