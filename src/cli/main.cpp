#include <csignal>
#include <iostream>

#include <unistd.h>

#include "cli/commands.h"
#include "generated/commit.h"
#include "library/whole_file.h"

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

}  // namespace

int main(int argc, char** argv) {
  fc::hold_standard_files();
  fc::end_in_one_line("four-corners-cli");
  std::ios::sync_with_stdio(false);
  struct sigaction action {};
  action.sa_handler = [](int /*signal*/) { interrupted = true; };
  // Whoever presses Ctrl-C twice has no patience for what was counted.
  action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
  sigaction(SIGINT, &action, nullptr);
  return fc::cli::run(argc, argv,
                      {.in = std::cin,
                       .out = std::cout,
                       .err = std::cerr,
                       .terminal = isatty(STDERR_FILENO) != 0,
                       .interrupted = &interrupted,
                       .commit = FC_COMMIT});
}
