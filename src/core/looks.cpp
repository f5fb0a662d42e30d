#include "core/looks.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "core/named.h"
#include "core/random.h"

namespace fc {
namespace {

constexpr std::array<std::string_view, 14> decades{"1890s", "1900s", "1910s", "1920s", "1930s", "1940s", "1950s",
                                                   "1960s", "1970s", "1980s", "1990s", "2000s", "2010s", "2020s"};
constexpr std::array<std::string_view, hair_count> hairs{"bald",     "cropped", "receding",  "side-parted", "centre-parted",
                                                         "slicked",  "quiff",   "curly",     "afro",        "flat-top",
                                                         "high-top", "mullet",  "long-tied", "braids"};
constexpr std::array<std::string_view, whiskers_count> whiskers{"shaven",    "stubble", "pencil",     "thick", "handlebar",
                                                                "horseshoe", "goatee",  "chin-strap", "full"};
constexpr std::array<std::string_view, head_count> heads{"square", "long-jawed", "round", "narrow", "heavy-jawed", "wide"};
constexpr std::array<std::string_view, nose_count> noses{"straight", "broken", "snub", "hooked"};
constexpr std::array<std::string_view, brows_count> brows{"plain", "thick", "thin", "joined"};
constexpr std::array<std::string_view, trunks_pattern_count> patterns{
    "plain", "side-stripe", "double-stripe", "hoops", "checks", "halves", "chevrons", "dots", "star", "fringe"};
constexpr std::array<std::string_view, trunks_cut_count> cuts{"tights", "short-high", "middling", "long-wide"};
constexpr std::array<std::string_view, boots_count> boots{"low", "high", "laced", "tasselled"};
constexpr std::array<std::string_view, guard_count> guards{"upright", "old-fashioned", "crouching", "peekaboo",
                                                           "low-handed"};
constexpr std::array<std::string_view, 2> stances{"orthodox", "southpaw"};
constexpr std::array<std::string_view, 2> robes{"plain", "striped"};

}  // namespace

std::span<const std::string_view> looks_words(LooksField field) {
  switch (field) {
    case LooksField::decade: return decades;
    case LooksField::hair: return hairs;
    case LooksField::whiskers: return whiskers;
    case LooksField::head: return heads;
    case LooksField::nose: return noses;
    case LooksField::brows: return brows;
    case LooksField::trunks: return patterns;
    case LooksField::cut: return cuts;
    case LooksField::boots: return boots;
    case LooksField::guard: return guards;
    case LooksField::stance: return stances;
    case LooksField::robe: break;
  }
  return robes;
}

int looks_value(const Looks& looks, LooksField field) {
  switch (field) {
    case LooksField::decade: return looks.decade;
    case LooksField::hair: return static_cast<int>(looks.hair);
    case LooksField::whiskers: return static_cast<int>(looks.whiskers);
    case LooksField::head: return static_cast<int>(looks.head);
    case LooksField::nose: return static_cast<int>(looks.nose);
    case LooksField::brows: return static_cast<int>(looks.brows);
    case LooksField::trunks: return static_cast<int>(looks.pattern);
    case LooksField::cut: return static_cast<int>(looks.cut);
    case LooksField::boots: return static_cast<int>(looks.boots);
    case LooksField::guard: return static_cast<int>(looks.guard);
    case LooksField::stance: return looks.southpaw ? 1 : 0;
    case LooksField::robe: break;
  }
  return looks.robe_striped ? 1 : 0;
}

void set_looks_value(Looks& looks, LooksField field, int value) {
  switch (field) {
    case LooksField::decade: looks.decade = static_cast<std::uint8_t>(value); return;
    case LooksField::hair: looks.hair = static_cast<Hair>(value); return;
    case LooksField::whiskers: looks.whiskers = static_cast<Whiskers>(value); return;
    case LooksField::head: looks.head = static_cast<Head>(value); return;
    case LooksField::nose: looks.nose = static_cast<Nose>(value); return;
    case LooksField::brows: looks.brows = static_cast<Brows>(value); return;
    case LooksField::trunks: looks.pattern = static_cast<TrunksPattern>(value); return;
    case LooksField::cut: looks.cut = static_cast<TrunksCut>(value); return;
    case LooksField::boots: looks.boots = static_cast<Boots>(value); return;
    case LooksField::guard: looks.guard = static_cast<Guard>(value); return;
    case LooksField::stance: looks.southpaw = value != 0; return;
    case LooksField::robe: looks.robe_striped = value != 0; return;
  }
}

LooksWish wish_of(const Looks& looks) {
  LooksWish wish;
  for (std::size_t field = 0; field < looks_field_count; ++field) {
    wish.choose(static_cast<LooksField>(field), looks_value(looks, static_cast<LooksField>(field)));
  }
  return wish;
}

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

Shape shape_of(Whiskers kind) {
  switch (kind) {
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
  const Weights<trunks_pattern_count>& usual_patterns = fashion::pattern_by_era[place_of(era_of(second))];
  if (second.pattern == first.pattern) {
    std::size_t next = place_of(second.pattern);
    do {
      next = (next + 1) % usual_patterns.size();
    } while (usual_patterns[next] == 0);
    second.pattern = static_cast<TrunksPattern>(next);
  }
  const Weights<hair_count>& usual_hair = fashion::hair_by_era[place_of(era_of(second))];
  const std::size_t own = place_of(second.hair);
  for (std::size_t step = 1; step < usual_hair.size() && look_alike(first, second); ++step) {
    const std::size_t next = (own + step) % usual_hair.size();
    second.hair = usual_hair[next] > 0 ? static_cast<Hair>(next) : second.hair;
  }
  return second;
}

Looks told_apart(std::span<const Looks> first, Looks second) {
  for (const Looks& one : first) {
    second = told_apart(one, second);
  }
  return second;
}

}  // namespace fc
