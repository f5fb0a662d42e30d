#include "platform/service.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdlib>

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

}  // namespace fc::platform
