#include "cabinet/keeping/background_writer.h"

#include <utility>

#include "library/whole_file.h"

namespace fc::cabinet {

BackgroundWriter::BackgroundWriter()
    : worker_([](const Page& page, const std::stop_token&) { return write_whole(page.file, page.text); }) {}

void BackgroundWriter::write(const std::filesystem::path& file, std::string text) {
  worker_.hand_over({.file = file, .text = std::move(text)}, [&file](const Page& waiting) { return waiting.file == file; });
}

std::optional<Fault> BackgroundWriter::take_fault() {
  std::optional<Fault> fault;
  while (const std::optional<Result<void>> written = worker_.take()) {
    if (!*written) {
      fault = written->error();
    }
  }
  return fault;
}

}  // namespace fc::cabinet
