#include "match/thinker.h"

#include <utility>

namespace fc {

Thinker::Thinker()
    : worker_(
          [](Question& question, const std::stop_token& stop) {
            return Thought{.seat = question.seat,
                           .answer = question.controller->decide(*question.brief, question.seed, stop)};
          },
          [](const Question& question, const Fault& thrown) {
            return Thought{.seat = question.seat, .answer = 0, .thrown = thrown};
          }) {}

void Thinker::ask(int seat, Controller& controller, std::unique_ptr<Brief> brief, std::uint64_t seed) {
  worker_.hand_over({.seat = seat, .controller = &controller, .brief = std::move(brief), .seed = seed});
}

}  // namespace fc
