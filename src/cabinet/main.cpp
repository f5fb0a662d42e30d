#include <fmt/core.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <variant>

#include "cabinet/program/command_line.h"
#include "cabinet/program/loop.h"
#include "core/cleaned.h"
#include "generated/commit.h"
#include "library/whole_file.h"
#include "platform/process.h"

namespace {

int run(int count, char** arguments) {
  const auto start = std::chrono::steady_clock::now();
  fc::hold_standard_files();
  // Whoever reads the commentary may go: the bout goes on.
  std::signal(SIGPIPE, SIG_IGN);
  fc::platform::prepare_memory_for_pictures();
  const auto read = fc::cabinet::read_command_line(count, arguments, FC_COMMIT);
  if (const auto* exit_request = std::get_if<fc::cabinet::ExitRequest>(&read)) {
    if (exit_request->status == 0) {
      fmt::print("{}", exit_request->text);
    } else {
      fmt::print(stderr, "four-corners: {}\n", fc::escaped(exit_request->text));
    }
    return exit_request->status;
  }
  return fc::cabinet::run(std::get<fc::cabinet::Options>(read), start);
}

}  // namespace

int main(int count, char** arguments) {
  fc::end_in_one_line("four-corners");
  try {
    const int status = run(count, arguments);
    // Whoever reads may go, but a full disk is told.
    if (std::fflush(stdout) != 0 && errno != EPIPE && status == 0) {
      std::fprintf(stderr, "four-corners: standard output: cannot be written: %s\n", std::strerror(errno));
      return 1;
    }
    return status;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "four-corners: unexpected: %s\n", error.what());
    return 1;
  }
}
