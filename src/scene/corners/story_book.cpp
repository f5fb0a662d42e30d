#include "scene/corners/story_book.h"

#include <algorithm>
#include <cstdlib>

#include "scene/commentary.h"
#include "scene/corners/two_men.h"
#include "scene/ornament.h"

namespace fc::scene {

std::string_view surname_of(std::string_view name) {
  const std::size_t space = name.find_last_of(' ');
  const std::string_view last = space == std::string_view::npos ? name : name.substr(space + 1);
  // "Floyd Mayweather Jr" and "Kid 7" are known by two words.
  return last.size() <= 2 ? name.substr(name.find_last_of(' ', space - 1) + 1) : last;
}

StoryBook::Round& StoryBook::now() {
  if (rounds_.empty()) {
    rounds_.push_back({});
  }
  return rounds_.back();
}

void StoryBook::begin(int round) { rounds_.push_back({.number = round}); }

void StoryBook::hit(const Hit& hit) {
  if (hit.weight >= hardest_.weight) {
    hardest_ = hit;
    hardest_round_ = now().number;
  }
}

void StoryBook::down(Corner who) { ++now().downs.at(index_of(who)); }

void StoryBook::cut(Corner who) { now().cut.at(index_of(who)) = true; }

void StoryBook::bell(int red, int blue) {
  now().score = {red, blue};
  now().rung = true;
}

void StoryBook::stopped(Corner winner) {
  now().over = true;
  now().winner = winner;
}

std::string StoryBook::line_of(const Round& round) const {
  const bool blue_ahead = round.score[1] > round.score[0];
  const Corner ahead = round.over ? round.winner : blue_ahead ? Corner::blue : Corner::red;
  const std::string_view key = round.over                         ? "menu.front_page.round.stopped"
                               : round.score[0] == round.score[1] ? "menu.front_page.round.level"
                                                                  : "menu.front_page.round.won";
  std::string line = words_.say(key, {{"round", std::to_string(round.number)},
                                      {"boxer", name(ahead)},
                                      {"opponent", name(other(ahead))},
                                      {"most", std::to_string(std::max(round.score[0], round.score[1]))},
                                      {"least", std::to_string(std::min(round.score[0], round.score[1]))}});
  for (const Corner corner : both_corners) {
    if (const int downs = round.downs.at(index_of(corner)); downs > 0) {
      line.append(" ").append(words_.say(downs == 1 ? "menu.front_page.round.down" : "menu.front_page.round.downs",
                                         {{"boxer", name(corner)}, {"count", std::to_string(downs)}}));
    }
    if (round.cut.at(index_of(corner))) {
      line.append(" ").append(words_.say("menu.front_page.round.cut", {{"boxer", name(corner)}}));
    }
  }
  return line;
}

Papers StoryBook::write() const {
  Papers papers;
  if (hardest_.weight > 0) {
    const std::string what = words_.say(hardest_.key, {{"boxer", name(hardest_.by)},
                                                       {"opponent", name(other(hardest_.by))},
                                                       {"punch", hardest_.punch},
                                                       {"points", std::to_string(hardest_.points)}});
    papers.blow =
        KeyBlow{.clock = hardest_.clock + photograph_after,
                .event = hardest_.event,
                .weight = hardest_.weight,
                .caption = words_.say("menu.front_page.blow", {{"round", std::to_string(hardest_round_)}, {"what", what}})};
  }
  for (const Round& round : rounds_) {
    if (round.rung || round.over) {
      const bool turns = round.over || round.downs != std::array{0, 0} || round.cut != std::array{false, false};
      papers.rounds.push_back({.text = line_of(round), .turns = turns});
    }
  }
  return papers;
}

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
