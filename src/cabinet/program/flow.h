// Decides which screen follows which. Screens report what happened; the next screen is chosen here, so no screen knows
// another.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cabinet/bout/bout_run.h"
#include "cabinet/keeping/kept_bouts.h"
#include "cabinet/program/bout_plan.h"
#include "cabinet/screens/screen.h"
#include "core/result.h"
#include "match/match.h"
#include "records/results.h"
#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::cabinet {

// Pending changes of the stack of screens. They are carried out between frames, so that no screen is destroyed while it
// runs.

class ScreenTransitions {
 public:
  /// This screen replaces the whole stack.
  void go(std::unique_ptr<Screen> screen) { orders_.push_back({Order::go, std::move(screen)}); }
  /// Puts this screen on top.
  void push(std::unique_ptr<Screen> screen) { orders_.push_back({Order::push, std::move(screen)}); }
  /// Removes the topmost screen, unless it is the only one.
  void pop() { orders_.push_back({Order::pop, nullptr}); }
  void quit() { quitting_ = true; }

  [[nodiscard]] bool quitting() const { return quitting_; }
  [[nodiscard]] bool has_orders() const { return !orders_.empty(); }
  /// Carries out the pending changes on this stack. Returns true if a screen is on top that has never been shown.
  bool carry_out(std::vector<std::unique_ptr<Screen>>& stack);

 private:
  enum class Order : std::uint8_t { go, push, pop };
  struct Entry {
    Order order = Order::pop;
    std::unique_ptr<Screen> screen;
  };
  std::vector<Entry> orders_;
  bool quitting_ = false;
};

class Announcer;
class Flow;
class Language;
class Photographer;
class PressGuard;
class Seating;
class Soundboard;
struct AppContext;
struct Clock;
struct Settings;

/// The parts of AppContext that the screens of a bout use: where it is fought, shown again or reviewed.
struct BoutContext {
  Flow& flow;
  const Clock& clock;
  PressGuard& guard;
  const Language& language;
  const Settings& settings;
  Seating& seating;
  Announcer& announcer;
  Soundboard& soundboard;
  KeptBouts& kept;
  Photographer& photographer;
  bool waits = false;  ///< blocks for background computations, in virtual time
};
BoutContext bout_context_of(AppContext& app);

struct RosterQuery;
class CornerGame;
struct BoutPlan;
struct FirstBout;
class BoutScreen;
struct InnerBout;
struct LongGamePage;
struct HallQuery;
struct HallContext;
struct NoticeChoice;

/// A bout that has been shown to its end.
struct BoutOver {
  CornerGame* game = nullptr;
  const Match* match = nullptr;             ///< finished
  KeptAs kept;                              ///< where it is kept, if it is
  BoutKind kind = BoutKind::played;         ///< replay: it was opened from the kept bouts
  const scene::GameScene* scene = nullptr;  ///< the scene after the whole bout
  scene::Stage last_moment;                 ///< for the newspaper's photograph
  std::vector<bool> people{};               ///< by seat: who still sits there is a person; empty: nobody knows
};

class Flow {
 public:
  /// app must outlive it.
  explicit Flow(AppContext& app) : app_(&app) {}

  /// Shows the screen that the options ask for. Fault: their script cannot be used.
  Result<void> begin();

  // The way into a bout.
  void to_title();
  void to_corners();
  void to_setup(std::string_view slug);
  /// Goes to the corners. Until the title is shown again, this game's set-up opens with this plan.
  void leave_setup(const CornerGame& game, BoutPlan plan);
  /// Opens the roster to choose for this seat of the plan. filters: the last search, updated by the new one; choose: called
  /// with the chosen id. filters and what choose touches must outlive the screen.
  void open_roster(CornerGame& game, const BoutPlan& plan, int seat, RosterQuery& filters,
                   std::function<void(const std::string& id)> choose);
  /// Whether a player can make boxers of this game: not in a kiosk, and not where nothing can be saved.
  [[nodiscard]] bool has_gym(const CornerGame& game) const;
  /// Opens the Gym. id: of the roster, the boxer to begin with, for this seat of the plan against the others; done: called
  /// with the id of the saved boxer, or an empty id when one was removed. What it touches must outlive the screen.
  void open_gym(CornerGame& game, const BoutPlan& plan, int seat, std::string_view id,
                std::function<void(const std::string& id)> done);
  /// Opens the what-if desk for this plan's bout; does nothing if the game does not support it.
  void open_desk(CornerGame& game, const BoutPlan& plan);
  /// Starts a newcomer's bout, for whoever pressed, with its tale of the tape; does nothing if no game offers one.
  void to_first_bout();
  /// Shows the tale of the tape. bout: its script must be that of its plan.
  void to_tale(CornerGame& game, FirstBout bout);
  /// Starts the bout. If the script cannot be opened, the title is shown with the reason.
  void start_bout(CornerGame& game, const Script& script);
  void to_lesson(CornerGame& game, const Script& script);
  /// Shows a demonstration bout between bots; in a kiosk the reel.
  void to_demonstration();
  /// Resumes the newest unfinished bout; a notice gives the reason if that fails.
  void resume_unfinished();
  /// Shows the bout that another program is playing, live; if there is none, the title with a message.
  void watch();
  /// Resumes a kept bout, or, if it is over, shows its newspaper on top of this screen; a notice gives the reason if that
  /// fails.
  void open_kept(records::BoutId bout);

  // Out of a bout.
  void demonstration_left();
  void bout_left();
  void bout_over(const BoutOver& over);
  void replay_over();

  // From the newspaper.
  /// Plays a bout again from its first bell, with the seats as they are; a lesson from its own start.
  void rematch(CornerGame& game, const Script& script, BoutKind kind);
  void next_bout(CornerGame& game);
  /// Goes to the set-up for a new life of whoever this script was about.
  void begin_anew(CornerGame& game, const Script& script);
  /// Shows a replay over this screen. kept: where it is kept, if it is; at: it is paused before that place of its script.
  void show_again(const Script& script, const KeptAs& kept, std::optional<records::Steps> at = {});
  /// Opens the review of what decided a bout, over this screen. kept: where it is kept, if it is.
  void open_review(CornerGame& game, const Script& script, const KeptAs& kept);
  /// Asks the worst choice of the day's bout as a puzzle; shows a message if there is none.
  void open_daily_puzzle();
  /// Asks the last question of a script again in the ring, over this screen, for this seat; whoever presses may answer.
  /// hear: called with every answer, in the referee's notation; returns what it would have cost, shown beside it from then
  /// on. Empty: nothing.
  void ask_again(CornerGame& game, const Script& so_far, int seat,
                 std::function<std::string(const std::string& answer)> hear);
  /// Shows a notice over this screen. title: a key; ways: its buttons.
  void show_notice(std::string title, std::string text, std::vector<NoticeChoice> ways);
  /// Starts a separate bout from this point of another one, and lets seats be chosen anew. from: where the other one is
  /// kept, if it is.
  void go_on_from(CornerGame& game, const Script& so_far, const KeptAs& from);

  // What lies on top of a screen, and the way back to it.
  void open_rulebook(std::string_view page);
  void open_settings();
  void open_saved();
  void open_hall();
  /// Removes a person from everything that is kept, while a notice lies over this screen.
  void forget(const std::string& name);
  /// Called when that is done; goes back to the hall of fame. files: the player's own files that still name the person.
  void forgotten(const std::string& name, const Result<void>& done, const std::vector<std::filesystem::path>& files);
  /// Whether persons can be removed: not by visitors of a kiosk.
  [[nodiscard]] bool may_forget() const;
  /// Whether players may have files written: not in a kiosk, where strangers would fill the disk and could not take the
  /// files away.
  [[nodiscard]] bool may_write_files() const { return may_forget(); }
  void open_ranking(const HallQuery& query);
  /// game: slug; empty: all games.
  void open_party(records::Party party, std::string game);
  void pause(BoutScreen& bout);
  void tell_lost_pad(BoutScreen& bout);
  void ask_to_undo(BoutScreen& bout);
  void change_seats(const BoutScreen& bout);
  /// Somebody who does not sit yet sits down during a bout: whether he may. If a coin is missing it says so.
  bool seats_one_more();
  /// Asks who is present, before a long game of several people goes on.
  void ask_who_is_there(BoutScreen& bout);
  /// Shows a page of a long game over it until somebody continues.
  void show_long_game_page(LongGamePage page);
  /// A pad without a seat was pressed while one person plays alone: asks whether it is a second person or the same one with
  /// another pad. seat: a bot's, offered to a second person.
  void offer_corner(const BoutScreen& bout, int seat, DeviceId pad);
  /// Asks how the bout that a long game waits for is to be decided.
  void await_bout(BoutScreen& outer);
  /// Shows that bout over the long game. Fault: what is wrong with its script.
  Result<void> open_inside(InnerBout inside);
  void back() { transitions_.pop(); }

  // Of a kiosk.
  /// Asks for the operator's PIN, on top of any screen.
  void ask_for_pin();
  /// Lets the operator, who is logged in, choose a new PIN.
  void choose_pin();
  void open_operator_desk();
  void test_buttons();
  void test_picture();
  void ask_still_there();
  /// Shows the dark screen of closing time.
  void to_dark();
  void quit() { transitions_.quit(); }

  [[nodiscard]] ScreenTransitions& transitions() { return transitions_; }
  [[nodiscard]] const ScreenTransitions& transitions() const { return transitions_; }

 private:
  [[nodiscard]] HallContext hall_room();
  /// If another program uses the folder of saves, says so (once) and offers what can be done.
  void warn_of_locked_saves();
  void move_to_free_folder();
  /// Whether a bout of this game may begin or go on here; if not, says so.
  [[nodiscard]] bool is_offered(const CornerGame& game);
  /// Says why a kept bout cannot be opened; if its script is wrong from some place on, offers to go on from the last bell
  /// before it.
  void tell_unopened(records::BoutId bout, const Fault& fault);
  /// Whoever pressed last has the first seat, bots the others.
  void seat_alone(CornerGame& game, const Script& script);
  /// Goes to the screen, or announces why it cannot be opened.
  void go_or_announce_fault(Result<std::unique_ptr<Screen>> screen);
  void push_or_announce_fault(Result<std::unique_ptr<Screen>> screen);
  /// Opens the newspaper of a finished kept bout. Fault: the bout cannot be read.
  [[nodiscard]] Result<void> open_front_page(CornerGame& game, const KeptBout& kept);
  [[nodiscard]] std::unique_ptr<Screen> front_page(const BoutOver& over);
  /// Goes to the screen, or to the title, which says why it cannot be opened.
  void go_or_title(Result<std::unique_ptr<Screen>> screen);

  AppContext* app_;
  ScreenTransitions transitions_;
  std::map<std::string, BoutPlan> left_setups_;  ///< by game
  std::string corner_;                           ///< whose set-up was shown last; empty: none since the title
  bool asked_about_book_ = false;
};

}  // namespace fc::cabinet
