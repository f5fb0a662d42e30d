#include "scene/corners/announcer.h"

#include <cstdlib>

#include "scene/commentary.h"
#include "scene/ornament.h"

namespace fc::scene {

Announcer::Line Announcer::line(Ink ink, const std::string& topic, Words::Arguments arguments) const {
  return Remark{.text = words_.say(variant_of(topics_ + topic, moment_, words_), arguments), .ink = ink};
}

Announcer::Line Announcer::about_nobody(const std::string& topic, Words::Arguments arguments) const {
  return line(Ink::ink, topic, arguments);
}

Announcer::Line Announcer::about(Corner corner, const std::string& topic) const {
  return line(ink_of(corner), topic, {{"boxer", name(corner)}, {"opponent", name(other(corner))}});
}

Announcer::Line Announcer::told(Corner corner, std::string_view key, Words::Arguments arguments) const {
  return Remark{.text = words_.say(key, arguments), .ink = ink_of(corner)};
}

Announcer::Line Announcer::with_effect(Line story, std::string_view key) const {
  if (story) {
    story->text.append(" ").append(words_[key]);
  }
  return story;
}

std::string with_sign(int amount) { return (amount < 0 ? "\u2013" : "+") + std::to_string(std::abs(amount)); }

}  // namespace fc::scene
