#include "scene/the-ring/naming.h"

#include <string_view>

#include "core/result.h"

namespace fc::the_ring {

std::string key_of(std::string_view group, std::string_view word) {
  return std::string("the-ring.").append(group).append(".").append(word);
}

std::string key_of(Strategy strategy) { return key_of("strategy", name_of(strategy)); }

std::string key_of(Location location) { return key_of("location", name_of(location)); }

std::string key_in_sentence(Location location) { return key_of("on-location", name_of(location)); }

std::string key_of(Hand hand) { return key_of("hand", name_of(hand)); }

std::string key_in_sentence(Hand hand) { return key_of("a-hand", name_of(hand)); }

std::string key_of(Training training) { return key_of("training", name_of(training)); }

std::string key_of(Method method) { return key_of("method", name_of(method)); }

std::string rating_key(Strategy strategy) {
  switch (strategy) {
    case Strategy::body: return "the-ring.rating.body";
    case Strategy::load_up: return "the-ring.rating.ko";
    case Strategy::outside: return "the-ring.rating.out";
    case Strategy::tie_up: return "the-ring.rating.def";
    default: return "the-ring.rating.box";
  }
}

std::string clock_text(int seconds) {
  constexpr int minute = 60;
  const int rest = seconds % minute;
  return std::to_string(seconds / minute) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

std::string entry_text(int column, int number) { return std::to_string(column) + "/" + std::to_string(number); }

namespace {

/// What is told in each clause of each entry, a letter a blow, clauses parted by bars; row by row as on the chart, six
/// numbers a line, 12 lines a column. Transcribed from the texts of data/the-ring/basic-chart.json.
constexpr std::array<std::string_view, entry_count> clause_table{
    "jj|",     "|jl",     "j||Xc",   "c|c",       "|",         "jjr|jjr|u", "F",     "lr|",     "R|j",  "|j",    "K",
    "jr|j",    "L|jx",    "lr|l",    "jjr|jjr|u", "j|j|",      "V|M|j",     "|u",    "lr|l",    "|x",   "|u",    "j|jr",
    "jx|jx|r", "j|",      "c|c",     "jhx|jhx|l", "|l|",       "|",         "c|c",   "h|",      "|j",   "j|x",   "r|",
    "B|",      "|c|",     "R|R||jr", "B|",        "j|",        "K",         "L||jx", "|H",      "j",    "c|",    "|j",
    "W|",      "S",       "h|h",     "N",         "",          "j|",        "|l",    "|",       "W|",   "|r",    "jj|",
    "|j",      "j|",      "||",      "c||c",      "|h",        "jrl|j",     "|r|",   "j||Xc",   "|H",   "V|M|j", "L|jx",
    "|r",      "|",       "||",      "j|jhx",     "r|r||r",    "D|lr",      "l|lrl", "|j",      "jhx|", "|r",    "jhx|j",
    "|x",      "W|",      "Z",       "j|Xc",      "jhx|jhx|l", "|r|",       "|jl",   "R|R||jr", "|l|",  "j|jl",  "u|",
    "c|c",     "|H",      "|u",      "A||j",      "|x",        "|r|",       "c|",    "l||l",    "|x",   "ju|j",  "j|Xc",
    "A||j",    "jx|jx|r", "c|c",     "R|j",       "|",         "|",         "||",    "|c|",     "|r|"};

/// The letters of `clause_table`, in the order of ClauseWord.
constexpr std::string_view letters = "jxrlhucRLVBHDAMZWFKSNX";
static_assert(letters.size() == clause_word_count);

constexpr std::array<std::string_view, clause_word_count> clause_word_names{
    "jab",         "cross",         "right",        "left",          "left-hook",           "uppercut",
    "combination", "right-to-ribs", "left-to-ribs", "hook-to-liver", "combination-to-body", "right-to-heart",
    "digs-inside", "swings-at-air", "misses",       "falls-short",   "leans-on-him",        "feints",
    "blocked",     "slipped",       "clinch",       "hot-exchange"};

std::string chart_key(std::string_view group, std::string_view word) {
  std::string key("the-ring.chart.");
  key.append(group).append(".").append(word);
  return key;
}

/// Parts that stand side by side.
class Phrase {
 public:
  void add(std::string_view part) { text_.append(text_.empty() ? "" : ", ").append(part); }
  void add_number(std::string_view number) { text_.append(text_.empty() ? "" : " ").append(number); }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

std::string with_number(std::string_view key, int number, const Words& words) {
  return words.say(key, {{"n", std::to_string(number)}});
}

void add_stamina(Phrase& phrase, const Effects& effects, const Words& words) {
  if (effects.stm > 0 && effects.stm == effects.own_stm) {
    phrase.add(with_number("the-ring.chart.do.both-stm", effects.stm, words));
    return;
  }
  if (effects.stm > 0) {
    phrase.add(with_number("the-ring.chart.do.stm", effects.stm, words));
  }
  if (effects.own_stm > 0) {
    phrase.add(with_number("the-ring.chart.do.own-stm", effects.own_stm, words));
  }
}

const Entry& entry_of(const Setup& setup, int column, int number) {
  return setup.charts.basic[entry_place(column, number / 10, number % 10)];
}

/// An advantage of one of the two, as it is asked for.
std::string advantage(const Condition& asked, const Words& words) {
  return with_number(chart_key("either", name_of(asked.either)), asked.by, words);
}

}  // namespace

ClauseWords words_of_clause(int column, int number, std::size_t clause) {
  std::string_view line = clause_table[entry_place(column, number / 10, number % 10)];
  for (; clause > 0; --clause) {
    const std::size_t bar = line.find('|');
    FC_CHECK(bar != std::string_view::npos);
    line.remove_prefix(bar + 1);
  }
  ClauseWords told;
  for (const char letter : line.substr(0, line.find('|'))) {
    told.push_back(static_cast<ClauseWord>(letters.find(letter)));
  }
  return told;
}

std::string punches_of(const ClauseWords& told, const Words& words) {
  Phrase phrase;
  for (const ClauseWord one : told) {
    phrase.add(words[chart_key("told", clause_word_names[static_cast<std::size_t>(one)])]);
  }
  return phrase.text();
}

std::string clause_condition(const Entry& entry, std::size_t clause, const Words& words) {
  const Condition& asked = entry[clause].holds_if;
  Phrase phrase;
  if (asked.roller != Group::any) {
    phrase.add(words[chart_key("roller", name_of(asked.roller))]);
  }
  if (asked.plus > 0) {
    phrase.add(with_number("the-ring.chart.over-def", asked.plus, words));
  }
  if (asked.speed_advantage) {
    phrase.add(words["the-ring.chart.speed-advantage"]);
  }
  if (asked.either != Advantage::none) {
    phrase.add(advantage(asked, words));
  }
  if (asked.target != Group::any) {
    phrase.add(words[chart_key("target", name_of(asked.target))]);
  }
  if (asked.target_hurt) {
    phrase.add(words["the-ring.chart.target-hurt"]);
  }
  if (phrase.text().empty() && entry.size() > 1) {
    phrase.add(words["the-ring.chart.otherwise"]);
  }
  return phrase.text();
}

std::string clause_result(const Setup& setup, int column, int number, std::size_t clause, const Words& words) {
  const Effects& effects = entry_of(setup, column, number)[clause].effects;
  Phrase phrase;
  if (const std::string punches = punches_of(words_of_clause(column, number, clause), words); !punches.empty()) {
    phrase.add(punches);
  }
  if (effects.hard) {
    phrase.add(words["the-ring.chart.do.hard"]);
  }
  if (effects.counter) {
    phrase.add(words["the-ring.chart.do.counter"]);
  }
  if (effects.foul) {
    phrase.add(words["the-ring.chart.do.foul"]);
  }
  if (effects.score > 0) {
    phrase.add_number(with_sign(effects.score));
  }
  add_stamina(phrase, effects, words);
  if (effects.cut) {
    phrase.add(words["the-ring.chart.do.cut"]);
  }
  if (phrase.text().empty()) {
    phrase.add(words["the-ring.chart.do.nothing"]);
  }
  return phrase.text();
}

std::string asked_in_vain(const Setup& setup, const EntryRead& read, const Words& words) {
  if (read.clause != no_clause && read.effects != Effects{}) {
    return {};
  }
  std::string asked;
  for (std::size_t place = 0; const Clause& clause : entry_of(setup, read.column, read.number)) {
    const std::string condition = clause_condition(entry_of(setup, read.column, read.number), place++, words);
    if (clause.holds_if != Condition{} && clause.effects != Effects{}) {
      asked = asked.empty() ? condition : words.say("the-ring.chart.either-of", {{"one", asked}, {"other", condition}});
    }
  }
  return asked;
}

Corner actor_of(const EntryRead& read) {
  return read.clause != no_clause && read.effects.counter ? other(read.roller) : read.to;
}

std::string clause_reason(const EntryRead& read, const State& seen, const Names& names, const Words& words) {
  if (read.clause == no_clause) {
    return {};
  }
  const Condition& asked = read.condition;
  const std::string his = std::to_string(read.his);
  const std::string others = std::to_string(read.others);
  const auto man = [&names](Corner corner) { return std::string_view(names[fc::index_of(corner)]); };
  const auto does = [&](Corner corner) {
    return words.say(chart_key("does", name_of(seen.boxer(corner).strategy)), {{"boxer", man(corner)}});
  };
  Phrase phrase;
  if (asked.plus > 0) {
    phrase.add(words.say("the-ring.chart.because.plus", {{"n", std::to_string(read.his - read.others)},
                                                         {"rating", words[rating_key(seen.boxer(read.roller).strategy)]},
                                                         {"his", his},
                                                         {"others", others}}));
  }
  if (asked.speed_advantage) {
    phrase.add(words.say("the-ring.chart.because.speed", {{"boxer", man(read.to)}, {"his", his}, {"others", others}}));
  }
  if (asked.either != Advantage::none) {
    const Advantage kind = asked.either == Advantage::fastest ? Advantage::speed : asked.either;
    phrase.add(words.say(chart_key("because", name_of(kind)), {{"boxer", man(read.to)}, {"his", his}, {"others", others}}));
  }
  if (asked.roller != Group::any) {
    phrase.add(does(read.roller));
  }
  if (asked.target != Group::any) {
    phrase.add(does(other(read.roller)));
  }
  if (asked.target_hurt) {
    phrase.add(words.say("the-ring.chart.because.hurt", {{"boxer", man(other(read.roller))}}));
  }
  return phrase.text();
}

}  // namespace fc::the_ring
