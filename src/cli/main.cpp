#include <atomic>
#include <csignal>
#include <iostream>

#include <unistd.h>

#include "cli/commands.h"
#include "generated/commit.h"
#include "library/whole_file.h"

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set it");

/// From the first question on Ctrl-C ends what is counted, and the program with what it has; until then the program.
bool is_interrupted() {
  static const bool is_heard = [] {
    struct sigaction action {};
    action.sa_handler = [](int /*signal*/) { interrupted = true; };
    // Whoever presses Ctrl-C twice has no patience for what was counted.
    action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_RESTART;
    return sigaction(SIGINT, &action, nullptr) == 0;
  }();
  return is_heard && interrupted;
}

}  // namespace

int main(int argc, char** argv) {
  fc::hold_standard_files();
  fc::end_in_one_line("four-corners-cli");
  std::ios::sync_with_stdio(false);
  const int status = fc::cli::run(argc, argv,
                                  {.in = std::cin,
                                   .out = std::cout,
                                   .err = std::cerr,
                                   .terminal = isatty(STDERR_FILENO) != 0,
                                   .interrupted = is_interrupted,
                                   .commit = FC_COMMIT});
  if (!std::cout.flush() && status == fc::cli::status_good) {
    std::cerr << "four-corners-cli: standard output: cannot be written\n";
    return fc::cli::status_unexpected;
  }
  return status;
}
