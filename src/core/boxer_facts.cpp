#include "core/boxer_facts.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "core/looks.h"
#include "core/named.h"
#include "core/random.h"

namespace fc {
namespace {

using fashion::Era;
using fashion::Weights;

/// Heights in centimetres that men of a class have, 0 minimumweight to 16 heavyweight.
constexpr std::array<std::int16_t, 17> usual_height{157, 160, 162, 164, 166, 168, 169, 171, 172,
                                                    174, 175, 177, 179, 181, 183, 186, 188};
constexpr std::uint8_t heaviest = 16;
constexpr int reach_above_height = 4;  ///< centimetres, of most boxers
constexpr int step_cm = 4;             ///< of a step of `Looks::height` and `Looks::reach`

/// One draw for each purpose, so that a new one changes nobody's looks.
enum class Draw : std::uint8_t {
  decade,
  height,
  reach,
  head,
  hair,
  whiskers,
  nose,
  brows,
  pattern,
  cut,
  boots,
  style,
  guard,
  southpaw,
  robe
};

/// FNV-1a over the bytes. Source: G. Fowler, L. C. Noll, K.-P. Vo.
constexpr std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char letter : text) {
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
  }
  return hash;
}

class Drawer {
 public:
  explicit Drawer(std::string_view id) : seed_(hash_of(id)) {}

  [[nodiscard]] std::uint32_t below(Draw draw, std::uint32_t bound) const {
    return random_stream(seed_, static_cast<std::uint64_t>(draw)).below(bound);
  }
  /// A place of the weights, each as often as its weight says.
  template <class Enum, std::size_t count>
  [[nodiscard]] Enum one_of(Draw draw, const Weights<count>& weights) const {
    std::uint32_t rest = below(draw, std::accumulate(weights.begin(), weights.end(), std::uint32_t{0}));
    std::size_t place = 0;
    while (rest >= weights[place]) {
      rest -= weights[place];
      ++place;
    }
    return static_cast<Enum>(place);
  }
  /// -2 to 2, 0 most often.
  [[nodiscard]] int about_usual(Draw draw) const {
    constexpr Weights<5> likely{1, 3, 5, 3, 1};
    return static_cast<int>(one_of<std::uint8_t>(draw, likely)) - 2;
  }

 private:
  std::uint64_t seed_;
};

Era era_of(const Looks& looks) { return fashion::era_by_decade[looks.decade]; }

int steps(int above_cm) {
  const int half = above_cm < 0 ? -step_cm / 2 : step_cm / 2;
  return std::clamp((above_cm + half) / step_cm, -2, 2);
}

TrunksCut cut_of(const Looks& looks, const Drawer& drawer) {
  constexpr std::uint8_t tights_until = 2;    // the 1910s, when half wore them
  constexpr std::uint8_t short_until = 6;     // the 1950s: short legs, waists above the navel
  constexpr std::uint8_t middling_until = 9;  // the 1980s
  if (looks.decade < tights_until || (looks.decade == tights_until && drawer.below(Draw::cut, 2) == 0)) {
    return TrunksCut::tights;
  }
  if (looks.decade <= short_until) {
    return TrunksCut::short_high;
  }
  return looks.decade <= middling_until ? TrunksCut::middling : TrunksCut::long_wide;
}

/// How a man of this style held his hands in his time.
Guard guard_of(const Looks& looks, BoxingStyle style, const Drawer& drawer) {
  constexpr std::uint8_t bare_knuckle_until = 2;  // the 1910s
  constexpr std::uint8_t peekaboo_from = 6;       // the 1950s
  const bool often = drawer.below(Draw::guard, 3) != 0;
  if (looks.decade <= bare_knuckle_until && (often || style == BoxingStyle::boxer || style == BoxingStyle::technician)) {
    return Guard::old_fashioned;
  }
  switch (style) {
    case BoxingStyle::boxer:
    case BoxingStyle::technician: return Guard::upright;
    case BoxingStyle::mover: return often ? Guard::low_handed : Guard::upright;
    case BoxingStyle::counterpuncher: return Guard::low_handed;
    case BoxingStyle::swarmer: return looks.decade >= peekaboo_from ? Guard::peekaboo : Guard::crouching;
    case BoxingStyle::slugger: break;
  }
  return Guard::crouching;
}

Nose nose_of(BoxingStyle style, const Drawer& drawer) {
  constexpr Weights<nose_count> of_most{5, 2, 2, 2};  // straight, broken, snub, hooked
  constexpr Weights<nose_count> of_brawlers{2, 6, 2, 1};
  const bool brawls = style == BoxingStyle::slugger || style == BoxingStyle::swarmer;
  return drawer.one_of<Nose>(Draw::nose, brawls ? of_brawlers : of_most);
}

Weights<hair_count> hair_weights(std::size_t era, bool lived) {
  Weights<hair_count> weights = fashion::hair_by_era[era];
  if (lived) {
    for (const Hair bold : {Hair::high_top, Hair::mullet, Hair::long_tied, Hair::braids}) {
      weights[place_of(bold)] = 0;
    }
  }
  return weights;
}

void build(Looks& looks, const BoxerFacts& facts, const Drawer& drawer) {
  looks.weight = std::min(facts.weight, heaviest);
  const int usual = usual_height[looks.weight];
  const int height = facts.height_cm > 0 ? steps(facts.height_cm - usual) : drawer.about_usual(Draw::height);
  const int own_height = facts.height_cm > 0 ? facts.height_cm : usual + height * step_cm;
  const int reach =
      facts.reach_cm > 0 ? steps(facts.reach_cm - own_height - reach_above_height) : drawer.about_usual(Draw::reach);
  looks.height = static_cast<std::int8_t>(height);
  looks.reach = static_cast<std::int8_t>(reach);
}

/// What of hair, whiskers, trunks one tells from the cheap seats.
enum class Shape : std::uint8_t { nothing, small, large };

Shape shape_of(Hair hair) {
  switch (hair) {
    case Hair::bald:
    case Hair::cropped:
    case Hair::receding: return Shape::nothing;
    case Hair::side_parted:
    case Hair::centre_parted:
    case Hair::slicked: return Shape::small;
    default: return Shape::large;
  }
}

Shape shape_of(Whiskers whiskers) {
  switch (whiskers) {
    case Whiskers::shaven:
    case Whiskers::stubble: return Shape::nothing;
    case Whiskers::pencil:
    case Whiskers::goatee:
    case Whiskers::chin_strap: return Shape::small;
    default: return Shape::large;
  }
}

/// 0: the same; 1: another one of much the same shape; 2: another shape.
template <class Part>
int difference(Part left, Part right) {
  const bool large = shape_of(left) == Shape::large;
  return left == right ? 0 : shape_of(left) != shape_of(right) || large ? 2 : 1;
}

}  // namespace

std::uint8_t decade_of(int first, int last) {
  constexpr int to_best_years = 8;
  const int middle = last > 0 ? std::min((first + last) / 2, first + to_best_years) : first + to_best_years / 2;
  return static_cast<std::uint8_t>(std::clamp((middle - first_looks_year) / 10, 0, looks_decade_count - 1));
}

Looks looks_of(std::string_view id, const BoxerFacts& facts, const LooksWish& wish) {
  const Drawer drawer(id);
  Looks looks;
  const int wished = wish[LooksField::decade];
  const std::uint8_t known =
      facts.decade.value_or(static_cast<std::uint8_t>(drawer.below(Draw::decade, looks_decade_count)));
  looks.decade = wished >= 0 ? static_cast<std::uint8_t>(wished) : std::min<std::uint8_t>(known, looks_decade_count - 1);
  build(looks, facts, drawer);
  const BoxingStyle style =
      facts.styles.empty() ? static_cast<BoxingStyle>(drawer.below(Draw::style, boxing_style_count)) : facts.styles[0];
  const std::size_t era = place_of(era_of(looks));
  const std::size_t size = looks.weight < 6 ? 0 : looks.weight < 12 ? 1 : 2;
  constexpr Weights<brows_count> brows_weights{4, 3, 2, 1};  // plain, thick, thin, joined
  looks.head = drawer.one_of<Head>(Draw::head, fashion::head_by_build[size]);
  looks.hair = drawer.one_of<Hair>(Draw::hair, hair_weights(era, facts.lived));
  looks.whiskers = drawer.one_of<Whiskers>(Draw::whiskers, fashion::whiskers_by_era[era]);
  looks.nose = nose_of(style, drawer);
  looks.brows = drawer.one_of<Brows>(Draw::brows, brows_weights);
  looks.pattern = drawer.one_of<TrunksPattern>(Draw::pattern, fashion::pattern_by_era[era]);
  looks.cut = cut_of(looks, drawer);
  looks.boots = drawer.one_of<Boots>(Draw::boots, fashion::boots_by_era[era]);
  looks.guard = guard_of(looks, style, drawer);
  looks.southpaw = facts.southpaw.value_or(drawer.below(Draw::southpaw, 8) == 0);
  looks.robe_striped = drawer.below(Draw::robe, 3) == 0;
  for (std::size_t place = 0; place < looks_field_count; ++place) {
    const auto field = static_cast<LooksField>(place);
    if (wish[field] >= 0) {
      set_looks_value(looks, field, wish[field]);
    }
  }
  return looks;
}

bool look_alike(const Looks& left, const Looks& right) {
  // Two afros are two afros, whatever else is on the men.
  const int told_from = left.hair == right.hair && shape_of(left.hair) == Shape::large ? 4 : 3;
  int told = difference(left.hair, right.hair) + difference(left.whiskers, right.whiskers);
  told += left.pattern != right.pattern ? 1 : 0;
  told += left.cut != right.cut ? 1 : 0;
  told += left.head != right.head ? 1 : 0;
  told += std::abs(left.weight - right.weight) >= 4 ? 2 : 0;
  told += std::abs(left.height - right.height) >= 2 ? 1 : 0;
  return told < told_from;
}

Looks told_apart(const Looks& first, Looks second) {
  if (!look_alike(first, second)) {
    return second;
  }
  const Weights<trunks_pattern_count>& patterns = fashion::pattern_by_era[place_of(era_of(second))];
  if (second.pattern == first.pattern) {
    std::size_t next = place_of(second.pattern);
    do {
      next = (next + 1) % patterns.size();
    } while (patterns[next] == 0);
    second.pattern = static_cast<TrunksPattern>(next);
  }
  const Weights<hair_count>& hairs = fashion::hair_by_era[place_of(era_of(second))];
  const std::size_t own = place_of(second.hair);
  for (std::size_t step = 1; step < hairs.size() && look_alike(first, second); ++step) {
    const std::size_t next = (own + step) % hairs.size();
    second.hair = hairs[next] > 0 ? static_cast<Hair>(next) : second.hair;
  }
  return second;
}

}  // namespace fc
