// Works out data/knock-out/openings.csv and writes it to standard output. Run it after a change of the solver:
// build/.../bin/knock_out_openings > data/knock-out/openings.csv
#include <iostream>

#include "bots/knock-out/openings.h"

int main() {
  constexpr int passes = 4'000;
  std::cout << fc::knock_out::write_openings(fc::knock_out::work_out_openings(passes));
}
