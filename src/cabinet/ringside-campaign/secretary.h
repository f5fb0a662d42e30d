// Who spares a manager what is foregone: most of what a campaign asks has one sensible answer. Source:
// rules/ringside-campaign/rules.md, 10 (comfort).
//
// Orders of a person:
// | order | when he is asked | does |
// |---|---|---|
// | `book:joe-louis:gene-tunney:high:12` | `book` | all steps of the offer |
// | `sell:joe-louis:m3:sum:500` | `office` | all steps of the offer |
// | `trade:joe-louis:max-schmeling:even` (`add:500`, `ask:500`) | `office` | all steps of the offer |
// | `on` | `office`, `book` | he is asked nothing until something is worth a look |
//
// What he reckons: `chance:joe-louis:gene-tunney` (of the first, 0 to 1), `value:joe-louis:gene-tunney:high` (dollars that
// the bout promises the first man's manager), `takes:joe-louis:gene-tunney:high` (1 if the computer's manager would take it
// for the second man, else 0), `worth:joe-louis` (dollars that he promises until the end).
#pragma once

#include <memory>

#include "cabinet/program/secretary.h"

namespace fc::ringside_campaign {

std::unique_ptr<cabinet::Secretary> make_secretary();

}  // namespace fc::ringside_campaign
