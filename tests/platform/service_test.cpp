// What the program says to systemd: on a socket of the test's own.
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>

#include "platform/service.h"

namespace fc::platform {
namespace {

class ServiceTest : public testing::Test {
 protected:
  void SetUp() override {
    path_ = std::filesystem::path(testing::TempDir()) / ("fc-notify-" + std::to_string(getpid()));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path_.string().copy(address.sun_path, sizeof address.sun_path - 1);
    socket_ = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_NONBLOCK, 0);
    ASSERT_EQ(::bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
    setenv("NOTIFY_SOCKET", path_.c_str(), 1);
    setenv("WATCHDOG_USEC", "400000", 1);
  }
  void TearDown() override {
    ::close(socket_);
    std::filesystem::remove(path_);
    unsetenv("NOTIFY_SOCKET");
    unsetenv("WATCHDOG_USEC");
  }
  /// What has been said since the last call.
  std::string heard() const {
    std::string all;
    std::array<char, 256> words{};
    for (ssize_t size = 0; (size = ::recv(socket_, words.data(), words.size(), 0)) > 0;) {
      all += std::string(words.data(), static_cast<std::size_t>(size)) + ";";
    }
    return all;
  }

  std::filesystem::path path_;
  int socket_ = -1;
};

TEST_F(ServiceTest, hears_that_the_program_is_ready_when_the_first_picture_is_shown) {
  Service service;
  EXPECT_EQ(heard(), "");
  EXPECT_FALSE(service.wants_frame());
  service.frame_shown();
  EXPECT_EQ(heard(), "READY=1;");
  service.stopping();
  EXPECT_EQ(heard(), "STOPPING=1;");
}

TEST_F(ServiceTest, hears_signs_of_life_only_from_pictures_and_not_from_each) {
  Service service;
  service.frame_shown();
  service.frame_shown();
  EXPECT_EQ(heard(), "READY=1;") << "it was alive just now";
  std::this_thread::sleep_for(std::chrono::milliseconds(150));
  EXPECT_TRUE(service.wants_frame());
  EXPECT_EQ(heard(), "");
  service.frame_shown();
  EXPECT_EQ(heard(), "WATCHDOG=1;");
  EXPECT_FALSE(service.wants_frame());
}

TEST_F(ServiceTest, is_not_needed) {
  unsetenv("NOTIFY_SOCKET");
  unsetenv("WATCHDOG_USEC");
  Service service;
  service.frame_shown();
  EXPECT_FALSE(service.wants_frame());
  service.stopping();
  EXPECT_EQ(heard(), "");
}

}  // namespace
}  // namespace fc::platform
