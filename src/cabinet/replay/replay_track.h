// A whole bout as a timeline for random access: its match, a scene with all cues, and the script place of each step.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/corner_game.h"
#include "library/words.h"
#include "match/conductor.h"
#include "overlay/replay/time_line.h"
#include "records/bouts.h"
#include "scene/game_scene.h"
#include "scene/sounds.h"

namespace fc::cabinet {

/// A seat's answer in displayed words: "Left jab".
struct GivenAnswer {
  int seat = 0;
  std::string label;
};

/// One step: dice thrown together, one answer, or secret picks revealed together.
struct ReplayStep {
  double clock = 0;        ///< scene time of its start
  records::Steps place{};  ///< script place before it
  NeedKind kind = NeedKind::roll;
  bool secret = false;                 ///< the answers were secret
  std::vector<GivenAnswer> answers{};  ///< for a choice, in script order
};

/// A moment to jump to, with its visible cause.
struct Bookmark {
  overlay::TimeLineMark::Kind kind = overlay::TimeLineMark::Kind::bell;
  double clock = 0;
  std::optional<Corner> who{};
  int round = 1;
};

class ReplayTrack {
 public:
  static constexpr int steps_a_frame = 30;

  /// Opens a track without steps yet. game, words must outlive it. Fault: the script is invalid.
  static Result<std::unique_ptr<ReplayTrack>> open(const CornerGame& game, const Script& script, const Words& words);

  /// Plays more steps into the timeline. Default: few enough for one frame; a bout of fifteen rounds takes a second.
  void lay_out(int steps = steps_a_frame);
  /// Whether the whole script is laid out.
  [[nodiscard]] bool is_laid_out() const { return whole_; }
  /// The match after the steps so far.
  [[nodiscard]] const Match& match() const { return conductor_->match(); }
  [[nodiscard]] const scene::GameScene& scene() const { return *scene_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  /// In order; the first starts at 0.
  [[nodiscard]] const std::vector<ReplayStep>& steps() const { return steps_; }
  /// Index of the step being shown at `clock`; 0 before there is any.
  [[nodiscard]] std::size_t step_at(double clock) const;
  /// Index of the first step after a script place; steps().size() if there is none.
  [[nodiscard]] std::size_t step_behind(const records::Steps& place) const;
  /// The label of an answer when it was first offered for this topic; null: never.
  [[nodiscard]] const std::string* name_of_answer(const std::string& topic, const std::string& answer) const;
  /// End of everything laid out so far.
  [[nodiscard]] double end() const { return scene_->end_time(); }
  /// In order, of the steps so far.
  [[nodiscard]] const std::vector<Bookmark>& bookmarks() const { return bookmarks_; }
  /// Inserts a bookmark by its clock.
  void mark(const Bookmark& moment);
  /// The commentary on a roll or on the next two of its punch, up to the next question or bell; none: nothing was said.
  /// step: one of `steps`.
  [[nodiscard]] std::optional<scene::CommentaryLine> said_of(const ReplayStep& step, const Words& words) const;
  /// The caption of a roll when its dice rest. step: one of `steps`.
  [[nodiscard]] std::string shown_of(const ReplayStep& step, const Words& words) const;
  /// Script place before the step at `clock`.
  [[nodiscard]] records::Steps place_at(double clock) const;
  /// The script up to this place.
  [[nodiscard]] Script until(const records::Steps& place) const;

 private:
  ReplayTrack(const CornerGame& game, Script script, std::unique_ptr<Conductor> conductor, const Words& words);
  [[nodiscard]] std::vector<GivenAnswer> answers_now();
  /// What has become of a man by then.
  struct SeenMan {
    Corner corner = Corner::red;
    bool down = false;
    scene::Cuts cuts{};
  };
  /// Looks through what was laid out last.
  void look_for_marks(double from);
  void look_at_men(double clock, double since);
  static constexpr int glances_back = 40;
  /// A moment before a step, looking back from it towards another one.
  [[nodiscard]] double before_step(const ReplayStep& since, std::size_t next, int glance) const;
  /// When the last bell of what was laid out last is heard; `from` if none is.
  [[nodiscard]] double bell_after(double from) const;

  Script script_;
  const Words* words_;
  std::unique_ptr<Conductor> conductor_;
  std::vector<std::string> names_;
  std::unique_ptr<scene::GameScene> scene_;
  std::vector<ReplayStep> steps_;
  std::vector<Bookmark> bookmarks_;
  std::map<std::pair<std::string, std::string>, std::string> answer_names_;  ///< by topic and notation
  std::vector<SeenMan> men_;                                                 ///< of the last moment that was looked at
  int round_ = 0;
  bool whole_ = false;
};

/// A bout that is looked at again, and its track in one language.
struct ReplayedBout {
  CornerGame* game;
  Script script;
  KeptAs kept;
  std::unique_ptr<ReplayTrack> track;
  std::string language;

  /// The game and words must outlive it. Fault: the script is invalid.
  static Result<ReplayedBout> open(CornerGame& game, const Script& script, KeptAs kept, const Words& words);
  /// Words it in another language; returns whether there is a new track, without steps yet.
  bool turn_into(const Words& words);
};

}  // namespace fc::cabinet
