#include "trials/chance_fit.h"

#include <numeric>

#include "library/catalogue_files.h"

namespace fc::trials {
namespace {

static_assert(numbers_of_units == 2 * chance_units);

/// One time that units are learnt: from one in so many of the bouts, with this trust.
struct Refinement {
  std::uint64_t one_in;
  double trust;
};
constexpr std::array refinements{Refinement{20, 0.8}, Refinement{20, 0.8}, Refinement{10, 0.6}, Refinement{5, 0.4},
                                 Refinement{3, 0.2}};

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

double rounded(double weight) {
  constexpr double millionths = 1e6;
  return std::round(weight * millionths) / millionths;
}

/// Of the terms alone. Newton's method with a small ridge.
std::vector<double> weights_of_terms(const Moments& moments) {
  constexpr int steps = 8;
  constexpr double ridge = 1;
  const std::size_t n = moments.terms;
  std::vector<double> weights(n, 0.0);
  std::vector<float> terms(n);
  for (int step = 0; step < steps; ++step) {
    std::vector<double> curve(n * n, 0.0);
    std::vector<double> slope(n);
    for (std::size_t place = 0; place < n; ++place) {
      slope[place] = -ridge * weights[place];
      curve[place * n + place] = ridge;
    }
    for (std::size_t moment = 0; moment < moments.count(); ++moment) {
      const float* const men = &moments.figures[moment * 2 * n];
      double sum = 0;
      for (std::size_t place = 0; place < n; ++place) {
        terms[place] = men[place] - men[n + place];
      }
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
  std::ranges::transform(weights, weights.begin(), rounded);
  return weights;
}

/// The weights of a V with units while they are learnt, as if all terms were about as large as 1.
class Learner {
 public:
  /// weights: to begin with, of the terms alone or with those of units.
  Learner(const Moments& moments, const std::vector<double>& weights)
      : moments_(moments), terms_(moments.terms), sizes_(sizes_of(moments)), differences_(terms_) {
    for (std::size_t place = 0; place < weights.size(); ++place) {
      weights_.push_back(static_cast<float>(weights[place]) * size_of(place));
    }
    const std::size_t all = terms_ + weights_of_units(terms_);
    Random random = random_stream(terms_, 0);
    const float wide = 1.5F / std::sqrt(static_cast<float>(terms_));
    while (weights_.size() < all) {
      const float even = static_cast<float>(random.below(2001)) / 1000 - 1;
      const bool says = weights_.size() >= terms_ + chance_units && weights_.size() < terms_ + 2 * chance_units;
      weights_.push_back(says ? 0 : even * wide);
    }
    slopes_.resize(all);
    means_.resize(all);
    squares_.resize(all);
  }

  /// All moments some times over, in an order of chance.
  void learn() {
    constexpr std::size_t times = 6;
    constexpr std::size_t batch = 128;
    std::vector<std::uint32_t> order(moments_.count());
    std::iota(order.begin(), order.end(), 0U);
    Random random = random_stream(terms_, 1);
    const std::size_t batches = order.size() / batch;
    for (std::size_t time = 0; time < times; ++time) {
      for (std::size_t left = order.size(); left > 1; --left) {
        std::swap(order[left - 1], order[random.below(static_cast<std::uint32_t>(left))]);
      }
      for (std::size_t one = 0; one < batches; ++one) {
        std::ranges::fill(slopes_, 0.0F);
        for (std::size_t place = 0; place < batch; ++place) {
          take(order[one * batch + place]);
        }
        step(batch, static_cast<float>(time * batches + one) / static_cast<float>(times * batches));
      }
    }
  }

  [[nodiscard]] std::vector<double> weights() const {
    std::vector<double> found;
    for (std::size_t place = 0; place < weights_.size(); ++place) {
      found.push_back(rounded(static_cast<double>(weights_[place] / size_of(place))));
    }
    return found;
  }

 private:
  static std::vector<float> sizes_of(const Moments& moments) {
    std::vector<double> squares(moments.terms);
    for (std::size_t place = 0; place < moments.figures.size(); ++place) {
      const auto figure = static_cast<double>(moments.figures[place]);
      squares[place % moments.terms] += figure * figure;
    }
    std::vector<float> sizes;
    for (const double square : squares) {
      const double size = std::sqrt(square / static_cast<double>(2 * std::max<std::size_t>(1, moments.count())));
      sizes.push_back(size > 1e-3 ? static_cast<float>(size) : 1.0F);
    }
    return sizes;
  }
  /// How large the term is that this weight is of.
  [[nodiscard]] float size_of(std::size_t place) const {
    if (place < terms_) {
      return sizes_[place];
    }
    const std::size_t unit = (place - terms_) / (2 * chance_units);
    return unit == 0 ? 1 : sizes_[unit - 1];
  }

  /// Adds what a moment says about the weights.
  void take(std::size_t moment) {
    using Units = std::array<float, chance_units>;
    const float* const figures = &moments_.figures[moment * 2 * terms_];
    const float* const begins = &weights_[terms_];
    const float* const says = begins + chance_units;
    const float* const first = says + chance_units;
    std::array<Units, 2> sums{};
    float sum = 0;
    seen_.clear();
    for (std::size_t term = 0; term < terms_; ++term) {
      const float red = figures[term] / sizes_[term];
      const float blue = figures[terms_ + term] / sizes_[term];
      sum += weights_[term] * (red - blue);
      differences_[term] = red - blue;
      if (red == 0 && blue == 0) {
        continue;
      }
      seen_.push_back({term, red, blue});
      const float* const own = first + term * 2 * chance_units;
      const float* const others = own + chance_units;
      for (std::size_t unit = 0; unit < chance_units; ++unit) {
        sums[0][unit] += red * own[unit] + blue * others[unit];
        sums[1][unit] += blue * own[unit] + red * others[unit];
      }
    }
    std::array<Units, 2> flat;
    Units said;
    for (std::size_t unit = 0; unit < chance_units; ++unit) {
      std::array<float, 2> bends{};
      for (const std::size_t man : {0U, 1U}) {
        const float in = begins[unit] + sums[man][unit];
        const float steep = 1 / (1 + std::abs(in));
        bends[man] = in * steep;
        flat[man][unit] = steep * steep;
      }
      said[unit] = bends[0] - bends[1];
      sum += says[unit] * said[unit];
    }
    const float miss = moments_.results[moment] - 1 / (1 + std::exp(-sum));
    for (std::size_t term = 0; term < terms_; ++term) {
      slopes_[term] += miss * differences_[term];
    }
    float* const begin_slopes = &slopes_[terms_];
    float* const say_slopes = begin_slopes + chance_units;
    float* const first_slope = say_slopes + chance_units;
    for (std::size_t unit = 0; unit < chance_units; ++unit) {
      say_slopes[unit] += miss * said[unit];
      flat[0][unit] *= miss * says[unit];
      flat[1][unit] *= -miss * says[unit];
      begin_slopes[unit] += flat[0][unit] + flat[1][unit];
    }
    for (const auto& [term, red, blue] : seen_) {
      float* const own = first_slope + term * 2 * chance_units;
      float* const others = own + chance_units;
      for (std::size_t unit = 0; unit < chance_units; ++unit) {
        own[unit] += red * flat[0][unit] + blue * flat[1][unit];
        others[unit] += blue * flat[0][unit] + red * flat[1][unit];
      }
    }
  }

  /// Adam's: a step of the same size for all weights, along what the last moments say.
  /// done: 0 to 1, how much of the learning is.
  void step(std::size_t batch, float done) {
    constexpr float keeps = 0.9F;
    constexpr float keeps_squares = 0.999F;
    const float size = 0.003F * (1 - done) + 0.00003F;
    ++steps_;
    const float mean_part = 1 - std::pow(keeps, static_cast<float>(steps_));
    const float square_part = 1 - std::pow(keeps_squares, static_cast<float>(steps_));
    for (std::size_t place = 0; place < weights_.size(); ++place) {
      const float slope = slopes_[place] / static_cast<float>(batch);
      means_[place] = keeps * means_[place] + (1 - keeps) * slope;
      squares_[place] = keeps_squares * squares_[place] + (1 - keeps_squares) * slope * slope;
      weights_[place] += size * (means_[place] / mean_part) / (std::sqrt(squares_[place] / square_part) + 1e-7F);
    }
  }

  struct Seen {
    std::size_t term;
    float red;
    float blue;
  };

  const Moments& moments_;
  std::size_t terms_;
  std::vector<float> sizes_;
  std::vector<float> weights_;
  std::vector<float> slopes_;
  std::vector<float> means_;
  std::vector<float> squares_;
  std::vector<float> differences_;  ///< of the moment that is looked at: red's less blue's, by term
  std::vector<Seen> seen_;
  int steps_ = 0;
};

}  // namespace

std::vector<double> fitted_chances(const FitRun& run, bool with_units, const BoxMoments& box) {
  std::uint64_t boxed = 0;
  bool whole = true;
  const auto moments_of = [&](FitRun part, const std::vector<double>& weights) {
    part.progress = [&](std::uint64_t done) { return whole = !run.progress || run.progress(boxed + done); };
    part.explores = true;
    Moments moments = box(part, weights);
    boxed += part.bouts;
    return moments;
  };
  std::vector<double> weights = weights_of_terms(moments_of(run, {}));
  for (std::size_t time = 0; whole && time < refinements.size(); ++time) {
    FitRun part = run;
    part.bouts /= refinements[time].one_in;
    part.seed += time + 1;
    part.trust = refinements[time].trust;
    const Moments moments = moments_of(part, weights);
    if (with_units) {
      Learner learner(moments, weights);
      learner.learn();
      weights = learner.weights();
    } else {
      weights = weights_of_terms(moments);
    }
  }
  return whole ? weights : std::vector<double>();
}

std::uint64_t bouts_of_fit(const FitRun& run) {
  std::uint64_t bouts = run.bouts;
  for (const Refinement& refinement : refinements) {
    bouts += run.bouts / refinement.one_in;
  }
  return bouts;
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
