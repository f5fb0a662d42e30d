// Laid before a program's own libraries (LD_PRELOAD): memory that runs out once, at any place. FC_FAIL_AT: at which operator
// new of the main thread, counted from 1; with FC_FAIL_THREADS=1, of all other threads. FC_COUNT: a file that gets how many
// there were. Blocks of a few words do not count: nlohmann's JSON asks for such in its destructor, where nobody can help it.
#include <pthread.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <new>

namespace {

pthread_t main_thread;
std::atomic<bool> counting = false;
bool in_other_threads = false;
long fail_at = 0;
constexpr std::size_t least_counted = 256;  // bytes
std::atomic<long> count = 0;

__attribute__((constructor)) void begin_counting() {
  const char* const at = std::getenv("FC_FAIL_AT");
  fail_at = at != nullptr ? std::atol(at) : 0;
  in_other_threads = std::getenv("FC_FAIL_THREADS") != nullptr;
  main_thread = pthread_self();
  counting = true;
}

__attribute__((destructor)) void say_count() {
  const char* const file = std::getenv("FC_COUNT");
  std::FILE* const out = file != nullptr ? std::fopen(file, "w") : nullptr;
  if (out != nullptr) {
    std::fprintf(out, "%ld\n", count.load());
    std::fclose(out);
  }
}

}  // namespace

void* operator new(std::size_t size) {
  const bool counts =
      counting && size >= least_counted && (pthread_equal(pthread_self(), main_thread) == 0) == in_other_threads;
  void* const memory = counts && ++count == fail_at ? nullptr : std::malloc(size > 0 ? size : 1);
  if (memory == nullptr) {
    throw std::bad_alloc();
  }
  return memory;
}
