// The screen of a bout: input handling, and interruptions.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cabinet/bout/attendance.h"
#include "cabinet/bout/bout_run.h"
#include "cabinet/bout/live_odds.h"
#include "cabinet/bout/long_game.h"
#include "cabinet/bout/narrator.h"
#include "cabinet/bout/notices.h"
#include "cabinet/bout/pace.h"
#include "cabinet/bout/pick_table.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/keeping/seats_record.h"
#include "cabinet/keeping/settings.h"
#include "cabinet/program/clock.h"
#include "cabinet/program/flow.h"
#include "cabinet/program/language.h"
#include "cabinet/program/route.h"
#include "cabinet/program/seats.h"
#include "cabinet/program/soundboard.h"
#include "cabinet/screens/front_page_screen.h"
#include "overlay/bout/game_panels.h"
#include "scene/layout.h"

namespace fc::cabinet {

/// Input accepted on a bout's panels, or on the curtain (none).
struct BoutAnswer {
  std::optional<overlay::BoutAction> on_panels;
};

/// How a bout is saved.
struct SaveTarget {
  records::BoutRecorder* growing = nullptr;  ///< the conductor's recorder; null: not in the records, or only shown
  bool with_names = true;                    ///< store people's names
  KeptAs as;

  [[nodiscard]] KeptAs now() const { return growing != nullptr ? KeptAs{.row = growing->bout()} : as; }
};

class BoutScreen final : public ScreenOf<BoutAnswer> {
 public:
  /// A new bout with the current seats. Fault: the script is invalid.
  static Result<std::unique_ptr<Screen>> begin(AppContext& app, CornerGame& game, const Script& opening, BoutKind kind);
  /// A new bout that continues a copy of another one, which is unchanged. from: where the other is saved. Fault: the script
  /// is invalid.
  static Result<std::unique_ptr<Screen>> go_on_from(AppContext& app, CornerGame& game, const Script& so_far,
                                                    const KeptAs& from);
  /// The lesson: the person in the first seat learns, bots are the partners.
  static Result<std::unique_ptr<Screen>> lesson(AppContext& app, CornerGame& game, const Script& script);
  /// A demonstration by bots, in the requested game or the next in turn.
  static Result<std::unique_ptr<Screen>> demonstration(AppContext& app);
  /// Continues a saved bout, or replays a finished one. Fault: it cannot be read.
  static Result<std::unique_ptr<Screen>> from_records(AppContext& app, records::BoutId bout);
  /// Continues or replays a script file. Fault: the file is invalid.
  static Result<std::unique_ptr<Screen>> from_file(AppContext& app, const std::filesystem::path& file);
  /// Replays a script from the start. on_top: closing returns to the screen below. Fault: the script is invalid.
  static Result<std::unique_ptr<Screen>> again(AppContext& app, const Script& script, KeptAs kept, bool on_top = false);

  /// Asks the question at the end of a script again; the person has that seat. hear: gets every answer, in the referee's
  /// notation, instead of the match. Fault: the script is invalid.
  static Result<std::unique_ptr<Screen>> puzzle(AppContext& app, CornerGame& game, const Script& so_far, int seat,
                                                std::function<std::string(const std::string& answer)> hear);

  /// Follows a bout that another program is playing, from where it stands now, and those after it. Fault: it cannot be read.
  static Result<std::unique_ptr<Screen>> watch(AppContext& app, records::BoutId bout);

  /// A bout inside a long game, new or continued. Its result goes to `inside.listener`. Fault: the script is invalid.
  static Result<std::unique_ptr<Screen>> inside(AppContext& app, InnerBout inside);

  bool press(const Press& press) override;
  bool point(const platform::Pointer& pointer) override;
  void covered() override;
  void devices_changed() override { hurrying_ = false; }
  void window_left() override;
  void update(double dt) override;
  [[nodiscard]] bool moving() const override {
    return run_.moving() || stamping_ || lesson_.is_read(room_.clock.seconds) || shown_questions_ != run_.asked_count() ||
           shown_advice_ != coach_advises_ || inactive_.counts_hold() || shown_offer_ != inactive_.offered() ||
           life_.changed();
  }
  [[nodiscard]] double rest_seconds() const override { return life_.until_next(idle_rest_seconds); }
  [[nodiscard]] bool waiting() const override { return run_.thinking(); }
  void prepare(const overlay::Ui& ui) override;
  [[nodiscard]] const scene::Stage* stage() const override { return &stage_; }
  [[nodiscard]] std::optional<scene::Stage> stage_in(double seconds) const override;
  [[nodiscard]] scene::LayoutShape layout_shape() const override {
    return run_.scene().layout_at(run_.clock(), motion()).for_letters(text_scale_);
  }
  [[nodiscard]] bool plays_by_itself() const override {
    return !run_.asks_people() && !coach_waits() && !curtained() && !holds_;
  }
  [[nodiscard]] bool is_attract_mode() const override { return kind_ == BoutKind::demonstration; }
  [[nodiscard]] bool is_quiet() const override { return secret_; }
  [[nodiscard]] Tune tune() const override { return Tune::none; }
  [[nodiscard]] std::string rulebook_page() const override { return run_.game().rulebook_page(run_.match()); }

  // What its notices see and do.

  [[nodiscard]] std::string round_line() const;
  [[nodiscard]] bool can_undo() const { return is_own(kind_) && run_.can_undo(); }
  void undo();
  /// Whether people may change seats during it.
  [[nodiscard]] bool can_change_seats() const { return kind_ == BoutKind::played; }
  /// Whether only its result is needed, so that it may be simulated.
  [[nodiscard]] bool can_simulate() const { return listener_ != nullptr; }
  /// Simulates the rest with bots in all seats, not shown.
  void simulate();
  /// Whether hints are available in this bout.
  [[nodiscard]] bool gives_hints() const { return kind_ == BoutKind::played && may_be_advised(); }
  /// Whether a hint is available now.
  [[nodiscard]] bool can_hint() const { return gives_hints() && advised() != nullptr; }
  /// Shows the hint.
  void hint();
  /// Leaves the bout; it is saved and can be continued.
  void leave();
  [[nodiscard]] std::string seat_name(int seat) const { return run_.names()[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] scene::SeatMark seat_mark(int seat) const { return marks_[static_cast<std::size_t>(seat)]; }

  [[nodiscard]] const Match& match() const { return run_.match(); }

  // Of a long game that is waiting for a bout (`NeedKind::bout`).

  /// Its id in the records; 0: it is not in the records.
  records::BoutId row_kept();
  /// How a person at this seat wants the awaited bout, if he need not be asked.
  [[nodiscard]] std::optional<overlay::BoutWay> only_way(int seat);
  /// Whether to announce the awaited bout briefly if nobody was asked about it.
  [[nodiscard]] bool announces_bout();
  /// Whether somebody asked earlier to watch it.
  [[nodiscard]] bool watches_bout();
  /// The bout's result (`Match::result_of`).
  void enter(const std::string& result) { run_.enter(result); }

  [[nodiscard]] BoutKind kind() const { return kind_; }
  [[nodiscard]] const Script& script() const { return run_.match().script(); }
  /// Whether a person's secret pick is awaited.
  [[nodiscard]] bool asks_in_secret() const { return run_.asks_people() && run_.match().need().secret; }
  /// The seats whose people may answer now, without those still waiting for the curtain.
  [[nodiscard]] std::vector<int> awaited();
  /// The seat of an unresponsive player that the others may give to a bot.
  [[nodiscard]] std::optional<int> offered_to_bot() const { return inactive_.offered(); }
  /// Whether the fast-forward button is held.
  [[nodiscard]] bool hurrying() const { return hurrying_; }
  /// Whether the sheet explaining all answers is open.
  [[nodiscard]] bool explains() const { return explained() != nullptr; }
  /// Whether a long game is paused before a bout (`Secretary::shows_bill`).
  [[nodiscard]] bool holds() const { return holds_; }
  /// Whether the curtain is down.
  [[nodiscard]] bool curtained() const { return picks_.curtain().has_value(); }
  /// Whether a lesson is paused until a text has been read.
  [[nodiscard]] bool coach_waits() const { return kind_ == BoutKind::lesson && lesson_.waits(room_.clock.seconds); }
  /// The scene's clock.
  [[nodiscard]] double clock() const { return run_.clock(); }
  /// Key of the coach's latest text.
  [[nodiscard]] const std::string& coach_says() const { return lesson_.says(); }
  /// The coach's advice on the open question; empty: none.
  [[nodiscard]] const std::string& coach_advises() const { return coach_advises_; }
  /// A question as displayed; in a puzzle with the cost of given answers.
  [[nodiscard]] overlay::OpenQuestion shown(const AskedQuestion& question) const;
  [[nodiscard]] const AskedQuestion& asked(std::size_t place) const { return run_.asked().at(place); }
  /// Whether saving currently fails.
  [[nodiscard]] bool unsaved() const { return unsaved_; }

 private:
  /// Goes on where a script stands, with those who sat there.
  static Result<std::unique_ptr<Screen>> resumed(AppContext& app, CornerGame& game, const Script& script,
                                                 const SeatsRecord& record, std::unique_ptr<Recorder> recorder,
                                                 SaveTarget save_target);
  static Result<std::unique_ptr<Screen>> begin_from(AppContext& app, CornerGame& game, const Script& opening, BoutKind kind,
                                                    std::optional<records::ForkOf> fork);
  BoutScreen(AppContext& app, CornerGame& game, std::unique_ptr<Conductor> conductor, BoutKind kind, SaveTarget save_target);

  // What presses do: bout_presses.cpp.
  bool take_press(const Press& press);
  bool press_in_demonstration(const Press& press);
  /// The pause menu; a puzzle has nothing to be paused.
  void leave_or_pause();
  /// Where several people sit, one of them hurries only what is being told; all of them together go on to what comes.
  void skip(DeviceId device);
  /// A person sits alone with a pad, and another pad is pressed: it is asked whether somebody takes a bot's corner. True:
  /// it is.
  bool offers_corner(const Press& press);
  [[nodiscard]] bool is_asked(DeviceId device);
  void say_whose_turn();
  /// A press came to nothing: this device has no seat, or somebody else is asked.
  void say_why_nothing(DeviceId device);
  /// All may read this about what the seat is asked, until it has answered.
  void remind(int seat, std::string text);
  void forget_reminder(int seat);
  /// Says who had gone and has his seat back. False: nobody.
  bool welcome_back(const std::vector<int>& back);
  /// Somebody is there.
  void hear(DeviceId device);
  /// The seats whose answer keeps somebody at another device waiting.
  [[nodiscard]] std::vector<int> kept_waiting_for();
  /// Whether this device is somebody's who is kept waiting by a seat that is offered to a bot.
  [[nodiscard]] bool waits_for_deserted(DeviceId device);
  void follow_inactive_players(double dt);
  bool answer_by_press(const Press& press);
  bool pick_by_press(const AskedQuestion& question, const Press& press);
  bool choose_by_press(const AskedQuestion& question, const Press& press);
  /// The seat picks at one of its prompt's places, or takes a piece there; beyond the places it puts its pieces back.
  void pick_at(const AskedQuestion& question, std::size_t place);
  void hand_in(const AskedQuestion& question, std::size_t option);
  /// There was nothing to be had where the seat pressed: all may read that, nobody where it was.
  void refuse(int seat);
  void seal(int seat);
  /// The open question that a person is asked: there is one at most, only secret ones come together. Null: none.
  [[nodiscard]] const AskedQuestion* asked_openly() const;
  /// Shows what every answer of this device's open question means, or puts that away. False: it is asked nothing openly.
  bool explain(DeviceId device);
  /// The open question whose answers are explained now; null: none is.
  [[nodiscard]] const AskedQuestion* explained() const;

  // What pointers do, and what is accepted on the panels: bout_pointing.cpp.
  [[nodiscard]] bool is_pointed_for(DeviceId pointer);
  /// The button that leaves a deserted seat to a bot, under a pointer. True: taken.
  bool hold_for_deserted(const platform::Pointer& pointer);
  bool point_at_ring(const platform::Pointer& pointer);
  /// Whether the device that pressed or clicked last may answer this question.
  [[nodiscard]] bool may_answer(const AskedQuestion& question) const;
  /// What was accepted on the panels, or the curtain that was opened.
  void act(const BoutAnswer& answer) override;
  void act_on_panels(const overlay::BoutAction& action);
  void give_order(const AskedQuestion& question, const std::string& order);

  [[nodiscard]] scene::Motion motion() const {
    return room_.settings.reduced_motion ? scene::Motion::reduced : scene::Motion::full;
  }
  /// Seats whose people have left are bots' from now on; who sits where is kept when it changes.
  void follow_seats();
  /// Lets the secretary answer what is foregone, so that it is never shown.
  void follow_secretary();
  /// Stands still before a bout, as long as the secretary says so.
  void follow_hold();
  /// Keeps who sits where beside the bout.
  void keep_seats();
  /// Of a long game on more than one evening: its own bout, and no other is shown in it now.
  [[nodiscard]] bool lasts_for_evenings() const { return is_own(kind_) && !run_.game().stands_on().empty(); }
  /// Somebody is back: what was decided for him meanwhile lies over the game.
  void tell_who_was_away(int seat);
  /// A page of what came after so many choices; none where there is nothing to tell. What leads on from it is left open.
  [[nodiscard]] std::optional<LongGamePage> page_since(std::size_t choices, std::optional<int> reader) const;
  /// Waits until the bout is kept; says so if it cannot be.
  void keep_whole();
  void end();
  /// What is watched goes on, as far as its program has kept it.
  void follow_book();
  /// In a lesson: stands still if there is something new to explain.
  void follow_coach();
  /// As `follow_coach`; whether it stands still now.
  bool stops_for_coach();
  /// Tells the guard of presses what has just come.
  void follow_news();
  /// Gives the house what begins to be heard in this frame.
  void make_sounds();
  /// Of the bout at `clock`, the men having breathed for so many seconds.
  [[nodiscard]] scene::Stage told_stage(double clock, double lived) const;
  void build_stage(const std::vector<AskedQuestion>& questions);

  /// Whether the one person at the table may be told what is best.
  [[nodiscard]] bool may_be_advised() const;
  /// The question about which the one person at the table may be told what is best. Null: there is none.
  [[nodiscard]] const AskedQuestion* advised() const;
  /// Has it reckoned what the coach or a hint may say.
  void follow_advice();

  [[nodiscard]] overlay::BoutModel panels_model() const;
  void show_offer(overlay::Ui& ui) const;
  /// Who can say how the chances of this bout stand, where that is wanted. Null: nobody.
  [[nodiscard]] const Analyst* live_analyst() const;
  [[nodiscard]] std::optional<BoutAnswer> picture(overlay::Ui& ui) const override;

  BoutContext room_;
  BoutRun run_;
  BoutKind kind_;
  SaveTarget save_target_;
  std::function<std::string(const std::string& answer)> hear_answer_;  ///< of a puzzle; else empty
  std::map<std::string, std::string> prices_;  ///< of a puzzle: of answers that were given, as they are said beside them
  InnerBoutListener* listener_ = nullptr;      ///< who waits for the end of a bout inside a long game; null: the newspaper
  bool watched_ = false;                       ///< another program boxes it
  bool on_top_ = false;                        ///< it is shown again over another screen, and leads back to it
  double looked_at_ = 0;                       ///< when the book was looked into for what is watched
  bool hurried_ = false;                       ///< it goes faster from bell to bell
  std::vector<scene::SeatMark> marks_;
  std::unique_ptr<overlay::GamePanels> panels_;
  std::unique_ptr<Secretary> secretary_;  ///< null: there is none in this game
  PickTable picks_;
  InactivePlayers inactive_;
  Narrator narrator_;
  LessonPace lesson_;
  LiveOdds odds_;
  std::string coach_advises_;  ///< in a lesson, about the question that is open; empty: nothing
  scene::Stage stage_;
  FlashPace flashes_;
  BackdropClock life_{1};  ///< of the men, while somebody is asked and the bout's clock stands still
  bool holds_ = false;
  std::optional<std::size_t> left_in_;  ///< the number that its result will have of a bout that was left, and goes on
  bool unsaved_ = false;
  bool hurrying_ = false;
  bool stamping_ = false;
  std::size_t explaining_ = 0;       ///< `BoutRun::asked_count` of the question whose sheet was asked for; 0: none
  bool secret_ = false;              ///< a secret question is open
  std::size_t heard_stamps_ = 0;     ///< `PickTable::stamps` that have sounded
  std::size_t shown_questions_ = 0;  ///< `BoutRun::asked_count` when the panels were drawn last
  std::size_t news_ = 0;             ///< of the bout and its coach, as the guard of presses knows it
  std::optional<int> curtain_;       ///< as it knows it
  struct Reminder {
    int seat = no_seat;
    std::string text;
  };
  Reminder reminded_;               ///< the last one
  std::vector<DeviceId> hurriers_;  ///< who has pressed to skip since the last thing that nobody may miss
  bool hint_wanted_ = false;        ///< and not told yet
  std::string shown_advice_;        ///< `coach_advises_` when the panels were drawn last
  std::optional<int> shown_offer_;  ///< `InactivePlayers::offered` when the panels were drawn last
  overlay::Box offer_place_;        ///< of what was drawn for it
  DeviceId answering_;              ///< whose press or click the overlay got last
  scene::Layout layout_;            ///< of the panels that were drawn last
  float text_scale_ = 1;            ///< of the panels that were drawn last
  std::optional<double> over_since_;
  /// And with whom they share, as they are kept beside the bout.
  std::vector<std::pair<Sitter, int>> kept_sitters_;
  Absences absences_;               ///< of a long game
  bool asks_who_is_there_ = false;  ///< before it goes on
  std::size_t evening_from_ = 0;    ///< choices when this evening began
  Adviser adviser_;
};

}  // namespace fc::cabinet
