// A bout of any game, stopped at a moment that is worth a picture.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/random.h"
#include "gallery.h"
#include "match/match.h"
#include "overlay/bout/game_panels.h"
#include "scene/game_scene.h"

namespace fc::overlay::test {

/// One bout and its scene, played by a generator until something is asked.
class Moment {
 public:
  Moment(const Words& words, std::unique_ptr<Match> match, std::vector<std::string> names, std::uint64_t seed);

  /// Plays on until `stop(need)`, at least `steps` answers.
  Moment& play(int steps, const std::function<bool(const Need&)>& stop);
  /// One answer by chance.
  void answer();
  /// One answer by name.
  void choose(std::string_view notation);

  /// The model at rest, or `before` seconds before the last cue ends. Seats take pads and keys by turns; all are people.
  [[nodiscard]] BoutModel model(double before);

  [[nodiscard]] const Match& match() const { return *match_; }
  [[nodiscard]] const scene::GameScene& scene() const { return *scene_; }
  [[nodiscard]] GamePanels& panels() { return *panels_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }

 private:
  const Words* words_;
  Random random_;
  std::vector<std::string> names_;
  std::unique_ptr<Match> match_;
  std::unique_ptr<scene::GameScene> scene_;
  std::unique_ptr<GamePanels> panels_;
};

/// True for a choice on that topic, a number or a game's own.
std::function<bool(const Need&)> asks(int topic);
/// True for a roll on that topic.
std::function<bool(const Need&)> rolls(int topic);
template <class Topic>
std::function<bool(const Need&)> asks(Topic topic) {
  return asks(static_cast<int>(topic));
}
template <class Topic>
std::function<bool(const Need&)> rolls(Topic topic) {
  return rolls(static_cast<int>(topic));
}

Exhibit exhibit(std::string name, const std::shared_ptr<Moment>& moment, BoutModel model);

/// The moment at rest after so many answers, or more until `stop(need)`. as: how it is shown; none: as it is.
Exhibit stopped(std::string name, const std::shared_ptr<Moment>& moment, int steps,
                const std::function<bool(const Need&)>& stop, BoutModel (*as)(BoutModel) = nullptr);

/// A bout of one of the tested games before its first question. setup: as in a script.
std::shared_ptr<Moment> moment_of(const Words& words, std::string_view slug, std::string_view setup,
                                  std::vector<std::string> names, std::uint64_t seed);

/// In front of each other everybody picks, and the first has.
BoutModel sealed_by_first(BoutModel model);
/// The person on the first seat has the second too, by one device: nothing is picked in front of anybody.
BoutModel held_by_one(BoutModel model);
/// The first seat is a person with the usual controls, and plays against a bot.
BoutModel against_bot(BoutModel model);

/// Who meets whom. sitters: as `TaleModel::sitters`.
Exhibit tale_of(std::string name, const std::shared_ptr<Moment>& moment, std::vector<std::string> sitters);
/// Plays the bout to its end for the newspaper.
Exhibit paper_of(std::string name, const std::shared_ptr<Moment>& moment);

/// An even pair over twelve rounds.
Odds odds_for_show(const Words& words);

/// A match set-up of that game: a person against a bot, without cards and options.
SetupModel setup_against_bot(std::string_view slug);
/// The same with the cards of red and blue, card_of(catalogue, id).
template <class Catalogue, class CardOf>
SetupModel setup_of_two(std::string_view slug, const Catalogue& catalogue, std::array<std::string_view, 2> ids,
                        CardOf card_of) {
  SetupModel model = setup_against_bot(slug);
  for (const std::string_view id : ids) {
    model.cards.push_back(card_of(catalogue, *catalogue.find(id)));
  }
  return model;
}
/// Adds an option row, worded by "<slug>.option.<key>".
void add_option(SetupModel& model, std::string_view key, std::vector<std::string> values, int value);

}  // namespace fc::overlay::test
