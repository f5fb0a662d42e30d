#include "core/looks.h"

#include "core/named.h"

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

}  // namespace fc
