#include "trials/chance_fit.h"

namespace fc::trials {
namespace {

/// Solves a x = b for a matrix that is symmetric and positive; `a` by rows.
std::vector<double> solved(std::vector<double> a, std::vector<double> b) {
  const std::size_t n = b.size();
  for (std::size_t column = 0; column < n; ++column) {
    for (std::size_t row = column + 1; row < n; ++row) {
      const double factor = a[row * n + column] / a[column * n + column];
      for (std::size_t place = column; place < n; ++place) {
        a[row * n + place] -= factor * a[column * n + place];
      }
      b[row] -= factor * b[column];
    }
  }
  for (std::size_t row = n; row-- > 0;) {
    for (std::size_t place = row + 1; place < n; ++place) {
      b[row] -= a[row * n + place] * b[place];
    }
    b[row] /= a[row * n + row];
  }
  return b;
}

}  // namespace

std::vector<double> fitted_weights(const Moments& moments) {
  constexpr int steps = 8;
  constexpr double ridge = 1;
  constexpr double millionths = 1e6;
  const std::size_t n = moments.terms;
  std::vector<double> weights(n, 0.0);
  for (int step = 0; step < steps; ++step) {
    std::vector<double> curve(n * n, 0.0);
    std::vector<double> slope(n);
    for (std::size_t place = 0; place < n; ++place) {
      slope[place] = -ridge * weights[place];
      curve[place * n + place] = ridge;
    }
    for (std::size_t moment = 0; moment < moments.count(); ++moment) {
      const float* const terms = &moments.figures[moment * n];
      double sum = 0;
      for (std::size_t place = 0; place < n; ++place) {
        sum += weights[place] * static_cast<double>(terms[place]);
      }
      const double said = 1 / (1 + std::exp(-sum));
      const double miss = static_cast<double>(moments.results[moment]) - said;
      const double doubt = said * (1 - said);
      for (std::size_t row = 0; row < n; ++row) {
        const double term = static_cast<double>(terms[row]);
        slope[row] += miss * term;
        for (std::size_t column = 0; column <= row; ++column) {
          curve[row * n + column] += doubt * term * static_cast<double>(terms[column]);
        }
      }
    }
    for (std::size_t row = 0; row < n; ++row) {
      for (std::size_t column = 0; column < row; ++column) {
        curve[column * n + row] = curve[row * n + column];
      }
    }
    const std::vector<double> change = solved(std::move(curve), std::move(slope));
    for (std::size_t place = 0; place < n; ++place) {
      weights[place] += change[place];
    }
  }
  for (double& weight : weights) {
    weight = std::round(weight * millionths) / millionths;
  }
  return weights;
}

Calibration calibration_of(std::span<const float> chances, std::span<const float> results) {
  Calibration found;
  double mean = 0;
  for (std::size_t place = 0; place < chances.size(); ++place) {
    const double said = static_cast<double>(chances[place]);
    const double result = static_cast<double>(results[place]);
    auto& tenth = found.tenths[std::min<std::size_t>(9, static_cast<std::size_t>(said * 10))];
    ++tenth.count;
    tenth.said += said;
    tenth.happened += result;
    found.brier += (said - result) * (said - result);
    mean += result;
  }
  const auto count = static_cast<double>(std::max<std::size_t>(1, chances.size()));
  mean /= count;
  for (const float result : results) {
    found.even_brier += (static_cast<double>(result) - mean) * (static_cast<double>(result) - mean);
  }
  found.brier /= count;
  found.even_brier /= count;
  for (auto& tenth : found.tenths) {
    tenth.said /= static_cast<double>(std::max<std::size_t>(1, tenth.count));
    tenth.happened /= static_cast<double>(std::max<std::size_t>(1, tenth.count));
  }
  return found;
}

}  // namespace fc::trials
