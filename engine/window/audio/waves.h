// What sounds are made of: noise, things that ring when they are struck, filters, a hall; and the last step,
// which makes samples of them. A wave is a row of amplitudes, kRate of them a second; several are laid over
// one another in one. Times are in seconds, pitches in hertz. All of it is arithmetic without state
// elsewhere: the same recipe gives the same wave.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <pcg_random.hpp>

namespace tankard::window {

inline constexpr int kRate = 44'100;

using Wave = std::vector<double>;
using Samples = std::vector<std::int16_t>;  ///< one channel

Wave silence(double seconds);
constexpr double time_of(std::size_t sample) { return static_cast<double>(sample) / kRate; }

/// White noise between -1 and 1.
class Noise {
 public:
    explicit Noise(std::uint64_t seed) : generator_(seed) {}
    double next();
    /// Evenly between two numbers.
    double between(double low, double high) { return low + (high - low) * (next() + 1) / 2; }

 private:
    pcg32 generator_;
};

/// A filter of second order whose pitch may move with every sample.
class Filter {
 public:
    /// `width`: 2 is wide and soft, 0.1 rings.
    explicit Filter(double width) : width_(width) {}
    void feed(double in, double pitch);
    double low() const { return low_; }
    double band() const { return width_ * band_; }

 private:
    double width_;
    double first_ = 0;
    double second_ = 0;
    double low_ = 0;
    double band_ = 0;
};

/// 0 at `from`, 1 at `top`, 0 at `to`, rounded; 0 outside.
double hump(double time, double from, double top, double to);
/// A value that goes from `a` to `b` between two times, and stays.
double glide(double time, double from, double to, double a, double b);

/// Something is struck: a sine that falls to a thousandth in `seconds`.
void ring(Wave& wave, double at, double pitch, double seconds, double loudness);
/// A scratch or a puff: noise through a filter, falling to a thousandth in `seconds`.
void puff(Wave& wave, double at, double pitch, double width, double seconds, double loudness,
          std::uint64_t seed);
/// A skin or a body: a sine whose pitch sinks from `high` to `low` while it falls to a thousandth.
void thump(Wave& wave, double at, double high, double low, double seconds, double loudness);
/// Walls round it: what was heard, quieter and again.
void add_hall(Wave& wave, double share);

/// The wave at a level: the loudest twentieth of a second, as an ear hears it, has this root mean square (0
/// to 1 of full scale), unless its peaks would then pass nine tenths. It begins and ends at zero.
Samples finish(Wave wave, double level);

}  // namespace tankard::window
