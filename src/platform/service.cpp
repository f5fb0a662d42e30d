#include "platform/service.h"

#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "core/result.h"

namespace fc::platform {
namespace {

constexpr int signs_of_life = 4;  ///< in the watchdog's time

std::string_view from_environment(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr ? value : std::string_view();
}

long long number_from_environment(const char* name) {
  long long number = 0;
  const std::string_view text = from_environment(name);
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

}  // namespace

Service::Service() : socket_(from_environment("NOTIFY_SOCKET")) {
  // WATCHDOG_PID is that of the compositor which runs us, where one does: the sign of life is ours all the same.
  between_ = std::chrono::microseconds(std::max(0LL, number_from_environment("WATCHDOG_USEC")) / signs_of_life);
}

void Service::say(std::string_view words) const {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (socket_.empty() || socket_.size() >= sizeof address.sun_path) {
    return;
  }
  std::ranges::copy(socket_, address.sun_path);
  if (socket_.front() == '@') {
    address.sun_path[0] = '\0';  // a socket without a file
  }
  const int speaker = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (speaker >= 0) {
    const auto length = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + socket_.size());
    static_cast<void>(
        ::sendto(speaker, words.data(), words.size(), MSG_NOSIGNAL, reinterpret_cast<const sockaddr*>(&address), length));
    ::close(speaker);
  }
}

bool Service::wants_frame() const { return between_.count() > 0 && is_ready_ && Clock::now() - last_ >= between_; }

void Service::frame_shown() {
  if (!is_ready_) {
    is_ready_ = true;
    last_ = Clock::now();
    say("READY=1");
  } else if (wants_frame()) {
    last_ = Clock::now();
    say("WATCHDOG=1");
  }
}

void Service::stopping() { say("STOPPING=1"); }

namespace {

constexpr std::array<int, 3> leaving{SIGTERM, SIGINT, SIGHUP};

bool is_ignored(int signal) {
  struct sigaction now {};
  return sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
}

}  // namespace

LeaveSignals::LeaveSignals() {
  sigset_t held;
  sigemptyset(&held);
  for (const int signal : leaving) {
    // One that is held back arrives even if it is ignored.
    if (!is_ignored(signal)) {
      sigaddset(&held, signal);
    }
  }
  pthread_sigmask(SIG_BLOCK, nullptr, &before_);
  descriptor_ = signalfd(-1, &held, SFD_NONBLOCK | SFD_CLOEXEC);
  if (descriptor_ >= 0) {
    pthread_sigmask(SIG_BLOCK, &held, nullptr);
  }
}

LeaveSignals::~LeaveSignals() {
  // What arrived meanwhile has been heeded: it must not end the program when it is let through.
  static_cast<void>(arrived());
  if (descriptor_ >= 0) {
    ::close(descriptor_);
  }
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

bool LeaveSignals::arrived() {
  bool any = false;
  signalfd_siginfo signal{};
  while (descriptor_ >= 0 && ::read(descriptor_, &signal, sizeof signal) == static_cast<ssize_t>(sizeof signal)) {
    any = true;
  }
  return any;
}

void LeaveSignals::ignore_further() {
  for (const int signal : leaving) {
    std::signal(signal, SIG_IGN);
  }
}

bool LeaveSignals::wait_or(int other) const {
  std::array<pollfd, 2> files{
      {{.fd = descriptor_, .events = POLLIN, .revents = 0}, {.fd = other, .events = POLLIN, .revents = 0}}};
  while (::poll(files.data(), files.size(), -1) < 0 && errno == EINTR) {
  }
  return (files[0].revents & POLLIN) != 0;
}

LeaveBell::LeaveBell(const LeaveSignals& signals, std::function<void()> ring) : enough_(eventfd(0, EFD_CLOEXEC)) {
  if (enough_ >= 0) {
    listener_ = std::thread([&signals, enough = enough_, ring = std::move(ring)] {
      static_cast<void>(fault_thrown_by([&] {
        if (signals.wait_or(enough)) {
          ring();
        }
      }));
    });
  }
}

LeaveBell::~LeaveBell() {
  if (enough_ >= 0) {
    eventfd_write(enough_, 1);
    listener_.join();
    ::close(enough_);
  }
}

}  // namespace fc::platform
