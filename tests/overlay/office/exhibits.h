// The parts of a desk with sample contents: what the tests draw, and what people look at (FC_GALLERY=<folder> writes PNGs).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "overlay/controls/ui.h"

namespace fc::overlay::test {

struct OfficeExhibit {
  std::string name;
  std::function<void(Ui&)> show;
};

std::vector<OfficeExhibit> office_exhibits();

}  // namespace fc::overlay::test
