// Works out data/knock-out/training_book.csv and writes it to standard output. Run it after a change of the solver:
// build/.../bin/knock_out_training_book > data/knock-out/training_book.csv
#include <iostream>

#include "bots/knock-out/season_outlook.h"

int main() {
  constexpr int passes = 4'000;
  std::cout << fc::knock_out::write_training_book(fc::knock_out::work_out_training_book(passes));
}
