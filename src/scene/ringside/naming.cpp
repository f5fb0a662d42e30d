#include "scene/ringside/naming.h"

#include "rules/ringside/rules.h"

namespace fc::ringside {

std::string key_of(Punch punch) { return "ringside.punch." + Rules::notation(choice_of(punch)); }

std::string key_in_sentence(Punch punch) { return "ringside.a-punch." + Rules::notation(choice_of(punch)); }

std::string key_of(Tactic tactic) { return "ringside.tactic." + Rules::notation(choice_of(tactic)); }

std::string key_of(Choice choice) { return "ringside.choice." + Rules::notation(choice); }

}  // namespace fc::ringside
