#include <unistd.h>

#include <iostream>

#include "cli/command_line.h"

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  return fc::cli::run(argc, argv,
                      {.in = std::cin, .out = std::cout, .err = std::cerr, .terminal = isatty(STDERR_FILENO) != 0});
}
