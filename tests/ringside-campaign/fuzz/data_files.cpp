// The files of this game's data that the fuzzer bends.
#include "tests/fuzz/data_files.h"

#include "library/ringside-campaign/game.h"

namespace fc::ringside_campaign::test {

std::vector<fc::test::DataFile> data_files() { return {{check_file, "campaign.json"}, {check_file, "names.json"}}; }

}  // namespace fc::ringside_campaign::test
