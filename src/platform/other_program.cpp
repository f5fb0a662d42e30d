#include "platform/other_program.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <system_error>
#include <thread>

namespace fc::platform {

bool is_installed(const std::string& program) {
  const char* const path = std::getenv("PATH");
  std::istringstream folders(path != nullptr ? path : "");
  for (std::string folder; std::getline(folders, folder, ':');) {
    if (!folder.empty() && access((std::filesystem::path(folder) / program).c_str(), X_OK) == 0) {
      return true;
    }
  }
  return false;
}

Result<void> run_program(std::vector<std::string> command, const std::stop_token& stop) {
  std::vector<char*> arguments;
  for (std::string& word : command) {
    arguments.push_back(word.data());
  }
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0);
  }
  pid_t child = 0;
  const int spawned = posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  if (spawned != 0) {
    return fault(FaultCode::unavailable, command[0], "cannot be started: " + std::generic_category().message(spawned));
  }
  constexpr std::chrono::milliseconds rest(30);
  for (int status = 0;;) {
    const pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child && WIFEXITED(status) && WEXITSTATUS(status) == 0) {
      return {};
    }
    if (ended == child || (ended < 0 && errno != EINTR)) {
      return fault(FaultCode::unavailable, command[0], "has failed");
    }
    if (stop.stop_requested()) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      return fault(FaultCode::unavailable, command[0], "was stopped");
    }
    std::this_thread::sleep_for(rest);
  }
}

}  // namespace fc::platform
