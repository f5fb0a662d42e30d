// How near a champion's bets among champions come to those of an oracle that judges in another way: it knows how champions
// think, finds by Bayes' rule from the bets really laid which hands the fighters may hold, and plays the rest of the fight
// out again and again after every placement. Built and run on demand, some minutes:
// build/.../bin/knock_out_bets_oracle [positions] [playouts] [seed of the first game]
//
// What a placement gains is measured against the mean of the placements weighed. The oracle chooses by one half of the
// playouts and is measured by the other, or chance would count as knowledge.
#include <cstdlib>
#include <iostream>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "bots/knock-out/fight_terms.h"
#include "bots/knock-out/game.h"
#include "games.h"

namespace fc::knock_out {
namespace {

constexpr int players = 4;
constexpr std::array both{Corner::red, Corner::blue};
using Shares = std::vector<double>;

/// A placement of this fight with the state before it, and all placements before it in words.
struct Placed {
  State before;
  Choice choice;
  std::string history;
};

/// One placement weighed: what the champion expects, and what came of it in each half of the playouts.
struct Judged {
  Weighed weighed;
  std::array<double, 2> lead{};
};

class Oracle {
 public:
  explicit Oracle(int playouts)
      : setup_(test::setup_of(players)),
        study_(test::training_book(), in_simulations),
        champion_(make_controller(Level::champion, test::training_book(), in_simulations)),
        playouts_(playouts) {}

  [[nodiscard]] const Setup& setup() const { return setup_; }
  Controller& champion() { return *champion_; }

  /// Every placement that the champion weighs, judged. placed: the fight's bets so far.
  std::vector<Judged> judge(const State& state, const std::vector<Placed>& placed, const std::string& history) {
    bets_.clear();
    const BriefOf<Rules> brief = test::brief_of(setup_, state);
    const int seat = brief.need().seat;
    std::array<Shares, 2> hands;
    for (const Corner corner : both) {
      if (state.fight.seat(corner) != seat) {
        hands[fc::index_of(corner)] = possible_hands(brief, corner, placed);
      }
    }
    const std::array<Fortunes, endings> leads = study_.picture(setup_, brief.view(), {}).leads;
    std::vector<Judged> judged;
    for (const Weighed& one : weigh_placements(brief, study_, {})) {
      judged.push_back({.weighed = one});
    }
    for (int playout = 0; playout < 2 * playouts_; ++playout) {
      Random dice(random_stream(17, static_cast<std::uint64_t>(playout)));
      const State dealt = deal(state, hands, dice);
      for (Judged& one : judged) {
        one.lead[static_cast<std::size_t>(playout % 2)] +=
            play_out(dealt, one.weighed.choice, seat, leads, dice, history) / playouts_;
      }
    }
    return judged;
  }

 private:
  /// A champion's bet follows from what he knows, so it is worked out once.
  Choice bet(const State& state, const std::string& history) {
    const BriefOf<Rules> brief = test::brief_of(setup_, state);
    std::string known = history;
    if (const auto corner = state.fight.corner_of(brief.need().seat)) {
      known += Rules::notation(training_of(state.fight.of(*corner).training));
    }
    const auto [place, is_new] = bets_.try_emplace(known);
    if (is_new) {
      place->second = best_placement(brief, study_, {});
    }
    return place->second;
  }

  /// Which trainings explain all that the manager of a corner has bet.
  Shares possible_hands(const BriefOf<Rules>& brief, Corner corner, const std::vector<Placed>& placed) {
    const Fighter& fighter = brief.view().seen.fight.of(corner);
    const int seat = owner_of(fighter.boxer);
    const Range trained = study_.training(setup_, brief.view(), corner, {});
    const HandsOfSize& table = hand_table.hands(brief.view().training_count[fc::index_of(corner)]);
    Shares shares(table.count);
    for (std::size_t hand = 0; hand < table.count; ++hand) {
      const auto explains = [&](const Placed& one) {
        State with_hand = one.before;
        with_hand.fight.of(corner).training = table.cards[hand];
        return Rules::need(setup_, one.before).seat != seat || bet(with_hand, one.history) == one.choice;
      };
      const bool is_likely = trained[hand] > 1e-4F;
      shares[hand] = is_likely && std::all_of(placed.begin(), placed.end(), explains) ? trained[hand] : 0;
    }
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    for (double& share : shares) {
      share = sum > 0 ? share / sum : 1.0 / static_cast<double>(table.count);
    }
    return shares;
  }

  static State deal(State state, const std::array<Shares, 2>& hands, Random& dice) {
    for (const Corner corner : both) {
      const Shares& shares = hands[fc::index_of(corner)];
      if (!shares.empty()) {
        Cards& training = state.fight.of(corner).training;
        training = hand_table.hands(count_of(training)).cards[draw(shares, dice)];
      }
    }
    return state;
  }

  /// The lead of a seat when the fight is over: what its ending means, and what the bets brought.
  double play_out(State state, Choice choice, int seat, const std::array<Fortunes, endings>& leads, Random dice,
                  std::string history) {
    Fortunes net{};
    std::optional<Ending> ending;
    const auto listen = [&](const Event& event) {
      if (const auto* end = std::get_if<FightEnded>(&event)) {
        ending = ending_of(end->winner, end->knockout);
      } else if (const auto* paid = std::get_if<NetPaid>(&event)) {
        net[static_cast<std::size_t>(paid->seat)] = static_cast<double>(paid->net) / 1000;
      }
    };
    for (;;) {
      history += state.phase == Phase::bet ? Rules::notation(choice) + ' ' : "";
      Rules::play_choice(setup_, state, choice, listen);
      if (ending) {
        const Fortunes bets = knock_out::leads(players, net);
        return leads[static_cast<std::size_t>(*ending)][static_cast<std::size_t>(seat)] +
               bets[static_cast<std::size_t>(seat)];
      }
      const BriefOf<Rules> brief = test::brief_of(setup_, state);
      const std::uint64_t thought = dice.bits();
      choice = state.phase == Phase::bet ? bet(state, history) : brief.legal()[champion_->decide(brief, thought, {})];
    }
  }

  Setup setup_;
  FightStudy study_;
  std::unique_ptr<Controller> champion_;
  int playouts_;
  std::map<std::string, Choice> bets_;
};

/// What was to be gained, what the champion gained, and what he expected to gain.
struct Gains {
  double possible = 0;
  double gained = 0;
  double expected = 0;
  int positions = 0;

  void add(const std::vector<Judged>& judged, Choice chosen) {
    ++positions;
    const auto count = static_cast<double>(judged.size());
    for (const std::size_t half : {std::size_t{0}, std::size_t{1}}) {
      const auto* best = &judged[0];
      double mean = 0;
      for (const Judged& one : judged) {
        best = one.lead[1 - half] > best->lead[1 - half] ? &one : best;
        mean += one.lead[half] / count;
        gained += one.weighed.choice == chosen ? one.lead[half] / 2 : 0;
        expected += ((one.weighed.choice == chosen ? one.weighed.lead : 0) - one.weighed.lead / count) / 2;
      }
      gained -= mean / 2;
      possible += (best->lead[half] - mean) / 2;
    }
  }

  void print(const std::string& who) const {
    std::cout << who << ": " << positions << " bets, a bet could gain " << possible / positions << " thousand, gained "
              << gained / positions << " (" << 100 * gained / possible << " %), expected " << expected / positions << '\n';
  }
};

void compare(int positions, int playouts, std::uint64_t first_game) {
  Oracle oracle(playouts);
  const Setup& setup = oracle.setup();
  Random pick(first_game + 1);
  std::map<std::string, Gains> gains;  // by who bets when
  int judged = 0;
  for (std::uint64_t game = first_game; judged < positions; ++game) {
    Random dice(game);
    State state = Rules::opening(setup);
    std::vector<Placed> placed;
    std::string history;
    std::size_t wanted = 0;
    while (state.phase != Phase::finished && judged < positions) {
      const BriefOf<Rules> brief = test::brief_of(setup, state);
      if (state.phase == Phase::challenge) {
        placed.clear();
        history.clear();
        wanted = pick.below(bet_rounds * players);
      }
      const Choice choice = brief.legal()[oracle.champion().decide(brief, dice.bits(), {})];
      if (state.phase == Phase::bet) {
        if (placed.size() == wanted) {
          const std::string who = state.fight.corner_of(brief.need().seat) ? "fighters" : "bystanders";
          const std::vector<Judged> answers = oracle.judge(state, placed, history);
          gains[who].add(answers, choice);
          gains[who + ", round " + std::to_string(state.fight.bet_round)].add(answers, choice);
          ++judged;
        }
        placed.push_back({state, choice, history});
        history += Rules::notation(choice) + ' ';
      }
      Rules::play_choice(setup, state, choice, NoEvents{});
    }
  }
  for (const auto& [who, gained] : gains) {
    gained.print(who);
  }
}

}  // namespace
}  // namespace fc::knock_out

int main(int argc, char** argv) {
  fc::knock_out::compare(argc > 1 ? std::atoi(argv[1]) : 40, argc > 2 ? std::atoi(argv[2]) : 60,
                         argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 0);
}
