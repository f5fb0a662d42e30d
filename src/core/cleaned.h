// Foreign text in our own lines.
#pragma once

#include <string>
#include <string_view>

namespace fc {

/// One short line, whatever bytes come in: at most 40 of them and an ellipsis, no control characters.
std::string cleaned(std::string_view text);

}  // namespace fc
