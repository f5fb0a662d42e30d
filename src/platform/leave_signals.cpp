#include "platform/leave_signals.h"

#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

#include "core/result.h"

namespace fc::platform {
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
