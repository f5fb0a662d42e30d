#include "platform/process.h"

#include <SDL.h>
#include <fcntl.h>
#include <malloc.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <system_error>
#include <thread>

namespace fc::platform {
namespace {

constexpr auto large_page = std::size_t{2} << 20U;

/// Asks for large pages for what fills them: a system that would fetch a picture of the whole window by pages of 4 KiB stops
/// the frame two thousand times. block: has not been touched.
void* in_large_pages(void* block, std::size_t bytes) {
#ifdef MADV_HUGEPAGE
  if (block != nullptr && bytes >= large_page) {
    const std::size_t before = (large_page - reinterpret_cast<std::uintptr_t>(block) % large_page) % large_page;
    madvise(static_cast<std::byte*>(block) + before, (bytes - before) / large_page * large_page, MADV_HUGEPAGE);
  }
#else
  static_cast<void>(bytes);
#endif
  return block;
}

/// A block that is large begins with a large page, and ends with one where little of that is left over.
void* allocate(std::size_t bytes) {
  if (bytes < large_page) {
    return std::malloc(bytes);
  }
  if (const std::size_t rest = bytes % large_page; rest > large_page / 4 * 3) {
    bytes += large_page - rest;
  }
  void* block = nullptr;
  return posix_memalign(&block, large_page, bytes) == 0 ? in_large_pages(block, bytes) : nullptr;
}

void* allocate_zeroed(std::size_t count, std::size_t bytes) {
  void* const block = std::calloc(count, bytes);
  return count * bytes < 2 * large_page ? block : in_large_pages(block, count * bytes);
}

}  // namespace

void give_way_to_others() { SDL_SetThreadPriority(SDL_THREAD_PRIORITY_LOW); }

void prepare_memory_for_pictures() {
#ifdef __GLIBC__
  constexpr int mebibyte = 1 << 20U;
  mallopt(M_MMAP_THRESHOLD, 2 * mebibyte);
  mallopt(M_TRIM_THRESHOLD, 16 * mebibyte);
#endif
  SDL_SetMemoryFunctions(allocate, allocate_zeroed, std::realloc, std::free);
}

void give_memory_back() {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

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

Result<void> run_program(std::vector<std::string> command, const std::filesystem::path& folder,
                         const std::stop_token& stop) {
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
  posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
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
