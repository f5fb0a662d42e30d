// A bout laid out in time from its first bell to its end, so that any moment of it can be shown at once: its match, a scene
// with every cue, and where in the script each step lies. Jumping is moving the clock.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cabinet/program/corner_game.h"
#include "library/words.h"
#include "match/conductor.h"
#include "overlay/replay/time_line.h"
#include "records/bouts.h"
#include "scene/game_scene.h"
#include "scene/sounds.h"

namespace fc::cabinet {

/// What a seat answered, as the screen words it: "Left jab".
struct GivenAnswer {
  int seat = 0;
  std::string label;
};

/// One die with those that fall with it, one answer, or the secret picks that are opened together.
struct ReplayStep {
  double clock = 0;        ///< when it begins to be told
  records::Steps place{};  ///< how much of the script lies before it
  NeedKind kind = NeedKind::roll;
  bool secret = false;                 ///< the answers were sealed
  std::vector<GivenAnswer> answers{};  ///< of a choice, in the order of the script
};

/// A moment that somebody looks for again, as it can be seen in the ring.
struct Bookmark {
  overlay::TimeLineMark::Kind kind = overlay::TimeLineMark::Kind::bell;
  double clock = 0;
  std::optional<Corner> who{};
  int round = 1;
};

class ReplayTrack {
 public:
  static constexpr int steps_a_frame = 30;

  /// Nothing is laid out yet. game, words must outlive it. Fault: what is wrong with the script.
  static Result<std::unique_ptr<ReplayTrack>> open(const CornerGame& game, const Script& script, const Words& words);

  /// Lays out so many more steps. Default: as many as no frame is late for; a bout of fifteen rounds is whole in a second.
  void lay_out(int steps = steps_a_frame);
  /// All of the script lies there.
  [[nodiscard]] bool whole() const { return whole_; }
  /// The match at the end of what is laid out.
  [[nodiscard]] const Match& match() const { return conductor_->match(); }
  [[nodiscard]] const scene::GameScene& scene() const { return *scene_; }
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  /// In order; the first begins at 0.
  [[nodiscard]] const std::vector<ReplayStep>& steps() const { return steps_; }
  /// The step that is being told then; 0 before there is any.
  [[nodiscard]] std::size_t step_at(double clock) const;
  /// The first step that lies behind that place of the script; the number of steps if none does.
  [[nodiscard]] std::size_t step_behind(const records::Steps& place) const;
  /// What the screen called an answer when it was first offered to a question of that topic; null: it never was.
  [[nodiscard]] const std::string* name_of_answer(const std::string& topic, const std::string& answer) const;
  /// When all that is laid out has been told.
  [[nodiscard]] double end() const { return scene_->end_time(); }
  /// In order, of what is laid out.
  [[nodiscard]] const std::vector<Bookmark>& bookmarks() const { return bookmarks_; }
  /// One more, where it belongs by its clock.
  void mark(const Bookmark& moment);
  /// What the man at the microphone says of that roll, or of the next two of its blow unless somebody is asked or the bell
  /// rings before; none: nothing. One of `steps`.
  [[nodiscard]] std::optional<scene::CommentaryLine> said_of(const ReplayStep& step, const Words& words) const;
  /// What stands of it below the ring when its dice rest. One of `steps`.
  [[nodiscard]] std::string shown_of(const ReplayStep& step, const Words& words) const;
  /// How much of the script lies before that moment's step.
  [[nodiscard]] records::Steps place_at(double clock) const;
  /// The bout as it stood before that place, as a script of its own.
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

}  // namespace fc::cabinet
