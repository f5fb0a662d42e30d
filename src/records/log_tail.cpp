#include "records/log_tail.h"

#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>

namespace fc::records {
namespace {

constexpr std::size_t header_size = 32;
constexpr std::size_t frame_header_size = 24;
constexpr std::uint32_t magic_little = 0x377f0682;  ///< the sums were made of little-endian words
constexpr std::uint32_t magic_big = 0x377f0683;

std::uint32_t big_endian(std::string_view bytes, std::size_t place) {
  std::uint32_t word = 0;
  for (std::size_t byte = 0; byte < 4; ++byte) {
    word = (word << 8U) | static_cast<unsigned char>(bytes[place + byte]);
  }
  return word;
}

/// The running sum over the header and all frames so far.
struct LogSum {
  std::uint32_t one = 0;
  std::uint32_t two = 0;

  void add(std::string_view bytes, bool big) {
    const auto word = [&](std::size_t place) {
      const std::uint32_t read = big_endian(bytes, place);
      return big ? read : __builtin_bswap32(read);
    };
    for (std::size_t place = 0; place + 8 <= bytes.size(); place += 8) {
      one += word(place) + two;
      two += word(place + 4) + one;
    }
  }
  friend bool operator==(const LogSum&, const LogSum&) = default;
};

LogSum told_in(std::string_view bytes, std::size_t place) {
  return {.one = big_endian(bytes, place), .two = big_endian(bytes, place + 4)};
}

}  // namespace

bool has_unread_tail(const std::filesystem::path& database) {
  const std::filesystem::path file = database.string() + "-wal";
  std::error_code failed;
  if (!std::filesystem::is_regular_file(file, failed)) {
    return false;
  }
  std::ifstream log(file, std::ios::binary);
  std::string header(header_size, '\0');
  if (!log.read(header.data(), header_size)) {
    return false;
  }
  const std::uint32_t magic = big_endian(header, 0);
  const bool big = magic == magic_big;
  LogSum sum;
  sum.add(std::string_view(header).substr(0, frame_header_size), big);
  bool adds_up = (big || magic == magic_little) && sum == told_in(header, frame_header_size);
  constexpr std::uint32_t usual_page = 4096;
  const std::uint32_t page_size = adds_up ? big_endian(header, 8) : usual_page;
  std::string frame(frame_header_size + page_size, '\0');
  while (log.read(frame.data(), static_cast<std::streamsize>(frame.size()))) {
    const bool first_salt = big_endian(frame, 8) == big_endian(header, 16);
    const bool second_salt = big_endian(frame, 12) == big_endian(header, 20);
    if (adds_up) {
      sum.add(std::string_view(frame).substr(0, 8), big);
      sum.add(std::string_view(frame).substr(frame_header_size), big);
      adds_up = first_salt && second_salt && sum == told_in(frame, 16);
    }
    // The frame that ends a change says how large the database is then. Frames of an older log have both salts otherwise.
    const bool ends_change = big_endian(frame, 4) != 0;
    if (!adds_up && ends_change && (first_salt || second_salt)) {
      return true;
    }
  }
  return false;
}

}  // namespace fc::records
