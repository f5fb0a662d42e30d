// Standard input, output and error as a program may trust them.
#pragma once

namespace fc {

/// Before anything is opened: opens in the place of those that the caller has closed one that holds nothing. Else the next
/// file that is opened, as the book of bouts, would take a number that the program prints to.
void hold_standard_files();

}  // namespace fc
