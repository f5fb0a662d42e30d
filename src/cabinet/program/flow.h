// Which screen follows which, in one place. A screen says what happened on it; what comes next is decided here, and so no
// screen knows another.
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
#include "records/tallies.h"
#include "scene/game_scene.h"
#include "scene/stage.h"

namespace fc::cabinet {

// The stack of screens, and what shall happen to it: done between frames, so that no screen vanishes under its own feet.

class Director {
 public:
  /// Everything makes room for this screen.
  void go(std::unique_ptr<Screen> screen) { orders_.push_back({Order::go, std::move(screen)}); }
  /// This screen comes on top.
  void push(std::unique_ptr<Screen> screen) { orders_.push_back({Order::push, std::move(screen)}); }
  /// The topmost screen goes.
  void pop() { orders_.push_back({Order::pop, nullptr}); }
  void quit() { quitting_ = true; }

  [[nodiscard]] bool quitting() const { return quitting_; }
  [[nodiscard]] bool has_orders() const { return !orders_.empty(); }
  /// Carries the orders out on this stack. True if a screen that has never been shown came on top.
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

struct AppContext;
struct RosterQuery;
class CornerGame;
struct BoutPlan;
struct FirstBout;
class Interruptible;
class LongGame;
struct BoutInside;
struct PageBetween;
struct HallQuery;
struct HallContext;
struct Way;

/// A bout that was told to its end.
struct BoutOver {
  CornerGame* game = nullptr;
  const Match* match = nullptr;             ///< finished
  KeptAs kept;                              ///< as what it is kept, if it is
  BoutKind kind = BoutKind::played;         ///< replay: it was looked up among the kept ones
  const scene::GameScene* scene = nullptr;  ///< it has told all of it
  scene::Stage last_moment;                 ///< for the newspaper's photograph
};

class Flow {
 public:
  /// app must outlive it.
  explicit Flow(AppContext& app) : app_(&app) {}

  /// The program begins: the screen that its options ask for. Fault: their script cannot be used.
  Result<void> begin();

  // The way into a bout.
  void to_title();
  void to_corners();
  void to_setup(std::string_view slug);
  /// To the corners. Until the title is seen again, this game's set-up opens as it was left.
  void leave_setup(const CornerGame& game, BoutPlan plan);
  /// plan, seat: whom this seat brings is looked for; filters: what was looked for last, and from then on what is looked
  /// for; choose: told who it is. Both must outlive the screen.
  void open_roster(CornerGame& game, const BoutPlan& plan, int seat, RosterQuery& filters,
                   std::function<void(const std::string& id)> choose);
  /// Whether a player can make boxers of this game here and now: not in a kiosk, and not where nothing can be kept.
  [[nodiscard]] bool has_gym(const CornerGame& game) const;
  /// id: of the roster, whom the Gym begins with, and whom this seat of the plan could bring against the others; done: told
  /// who was kept, with an empty id when somebody was removed. What it touches must outlive the screen.
  void open_gym(CornerGame& game, const BoutPlan& plan, int seat, std::string_view id,
                std::function<void(const std::string& id)> done);
  /// What would become of this plan's bout; nothing happens where the game has nothing to say to that.
  void open_desk(CornerGame& game, const BoutPlan& plan);
  /// A newcomer's bout, for whoever pressed, up to its tale of the tape; nothing happens where no game offers one.
  void to_first_bout();
  /// bout: its script is of its plan.
  void to_tale(CornerGame& game, FirstBout bout);
  /// The first bell; a script that cannot be opened leads to the title, which says why.
  void ring_bell(CornerGame& game, const Script& script);
  void to_lesson(CornerGame& game, const Script& script);
  /// Bots box for the house; in a kiosk the reel is shown.
  void to_demonstration();
  /// The newest bout that is not over goes on; a notice says why it cannot.
  void resume_unfinished();
  /// What another program boxes is shown, now and from now on; a line says if that is nothing.
  void watch();
  /// A kept bout goes on, or its newspaper lies on top of this screen if it is over; a notice says why it cannot.
  void open_kept(records::BoutId bout);

  // Out of a bout.
  void demonstration_left();
  void bout_left();
  void bout_over(const BoutOver& over);
  void replay_over();

  // From the newspaper.
  /// Boxes a bout again from its first bell, for those who sat in it.
  void rematch(CornerGame& game, const Script& script, BoutKind kind);
  void next_bout(CornerGame& game);
  /// To the set-up, for whoever this script was about.
  void begin_anew(CornerGame& game, const Script& script);
  /// The bout is shown once more, over this screen; kept: as what it is kept, if it is; at: it stands still before that
  /// place of its script.
  void show_again(const Script& script, const KeptAs& kept, std::optional<records::Steps> at = {});
  /// What decided a bout, over this screen. kept: as what it is kept, if it is.
  void open_review(CornerGame& game, const Script& script, const KeptAs& kept);
  /// The worst choice of the day's bout is asked once more; nothing happens where nobody can reckon one.
  void open_daily_puzzle();
  /// The last question of a script is asked once more in the ring, over this screen, to whoever presses, in that seat.
  /// hear: told every answer, in the referee's words; says what that would have cost, from then on beside it. Empty:
  /// nothing.
  void ask_again(CornerGame& game, const Script& so_far, int seat,
                 std::function<std::string(const std::string& answer)> hear);
  /// Says something that needs to be read, over this screen. title: a key.
  void tell(std::string title, std::string text, std::vector<Way> ways);
  /// A bout of its own begins where so much of another one lies behind it, and seats are chosen anew; from: what that one is
  /// kept as, if it is.
  void go_on_from(CornerGame& game, const Script& so_far, const KeptAs& from);

  // What lies on top of a screen, and the way back to it.
  void open_rulebook(std::string_view page);
  void open_settings();
  void open_saved();
  void open_hall();
  /// Takes a person out of everything that is kept, behind a notice that lies over this screen as long as that takes.
  void forget(const std::string& name);
  /// It is done, and leads back to the hall of fame. files: of the player's own, that name the person too.
  void forgotten(const std::string& name, const Result<void>& done, const std::vector<std::filesystem::path>& files);
  /// Not by visitors of a kiosk.
  [[nodiscard]] bool may_forget() const;
  /// Whether whoever plays may have files written: strangers would fill a kiosk's disk, and could take nothing away.
  [[nodiscard]] bool may_write_files() const { return may_forget(); }
  void open_ranking(const HallQuery& query);
  /// game: slug; empty: all games.
  void open_party(records::Party party, std::string game);
  void pause(Interruptible& bout);
  void tell_lost_pad(Interruptible& bout);
  void ask_to_undo(Interruptible& bout);
  void change_seats(const Interruptible& bout);
  /// A long game of several people goes on: who of them is there is asked before anything else.
  void ask_who_is_there(Interruptible& bout);
  /// A page of a long game that goes on lies over it until somebody leads on.
  void show_between(PageBetween page);
  /// A pad that holds no seat was pressed beside somebody who plays alone: a second person, or himself with another pad?
  /// seat: of a bot, which it is offered.
  void offer_corner(const Interruptible& bout, int seat, DeviceId pad);
  /// A long game waits for a bout.
  void await_bout(LongGame& outer);
  /// That bout is shown over the long game. Fault: what is wrong with its script.
  Result<void> open_inside(BoutInside inside);
  void back() { director_.pop(); }

  // Of a kiosk.
  /// The operator wants in: on top of whatever there is.
  void ask_for_pin();
  /// He is in, and wants another PIN.
  void choose_pin();
  void open_operator_desk();
  void test_buttons();
  void test_picture();
  void ask_still_there();
  /// Closing time.
  void to_dark();
  void quit() { director_.quit(); }

  [[nodiscard]] Director& director() { return director_; }
  [[nodiscard]] const Director& director() const { return director_; }

 private:
  [[nodiscard]] HallContext hall_room();
  /// Where another program writes into the folder of saves, that is said once, with the ways that are left.
  void ask_about_book();
  void move_to_free_folder();
  /// Why a kept bout cannot be opened; where its script goes wrong, going on from its last sound bell is offered.
  void tell_unopened(records::BoutId bout, const Fault& fault);
  /// The house says why a screen cannot be opened.
  void go_or_say(Result<std::unique_ptr<Screen>> screen);
  void push_or_say(Result<std::unique_ptr<Screen>> screen);
  /// The newspaper of a kept bout that is over. Fault: it cannot be read.
  [[nodiscard]] Result<void> open_front_page(CornerGame& game, const KeptBout& kept);
  [[nodiscard]] std::unique_ptr<Screen> front_page(const BoutOver& over);
  /// The title says why a screen cannot be opened.
  void go_or_title(Result<std::unique_ptr<Screen>> screen);

  AppContext* app_;
  Director director_;
  std::map<std::string, BoutPlan> left_setups_;  ///< by game
  bool asked_about_book_ = false;
};

}  // namespace fc::cabinet
