#include "window/audio/waves.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace tankard::window {
namespace {

constexpr double kTurn = 2 * std::numbers::pi;
constexpr double kPeak = 0.9;
constexpr double kOneInThousand = 6.907755;  // ln 1000
constexpr double kFadeIn = 0.001;
constexpr double kFadeOut = 0.02;

std::size_t sample_at(double seconds) {
    return seconds <= 0 ? 0 : static_cast<std::size_t>(std::lround(seconds * kRate));
}

/// Takes away what lies below a pitch.
void high_pass(Wave& wave, double pitch) {
    const double keep = std::exp(-kTurn * pitch / kRate);
    double before = 0;
    double out = 0;
    for (double& each : wave) {
        out = keep * (out + each - before);
        before = each;
        each = out;
    }
}

/// Of the loudest twentieth of a second. Deep tones count less, as they do for an ear.
double loudness(Wave wave) {
    high_pass(wave, 150);
    const std::size_t window = std::min(wave.size(), sample_at(0.05));
    double sum = 0;
    double most = 0;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        sum += wave[i] * wave[i];
        if (i >= window) sum -= wave[i - window] * wave[i - window];
        most = std::max(most, sum);
    }
    return std::sqrt(most / static_cast<double>(std::max<std::size_t>(window, 1)));
}

void fade(Wave& wave) {
    const auto part = [](double seconds, std::size_t i) {
        return std::min(1.0, static_cast<double>(i) / (seconds * kRate));
    };
    for (std::size_t i = 0; i < wave.size(); ++i)
        wave[i] *= part(kFadeIn, i) * part(kFadeOut, wave.size() - 1 - i);
}

}  // namespace

Wave silence(double seconds) { return Wave(sample_at(seconds), 0.0); }

double Noise::next() { return static_cast<double>(generator_()) / 2147483648.0 - 1; }

void Filter::feed(double in, double pitch) {
    const double g = std::tan(kTurn / 2 * std::clamp(pitch, 10.0, 0.45 * kRate) / kRate);
    const double high = (in - (width_ + g) * first_ - second_) / (1 + g * (g + width_));
    band_ = g * high + first_;
    low_ = g * band_ + second_;
    first_ = g * high + band_;
    second_ = g * band_ + low_;
}

double hump(double time, double from, double top, double to) {
    if (time <= from || time >= to) return 0;
    const double part = time < top ? (time - from) / (top - from) : (to - time) / (to - top);
    return part * part * (3 - 2 * part);
}

double glide(double time, double from, double to, double a, double b) {
    return a + (b - a) * std::clamp((time - from) / (to - from), 0.0, 1.0);
}

void ring(Wave& wave, double at, double pitch, double seconds, double loudness) {
    const double keep = std::exp(-kOneInThousand / (seconds * kRate));
    const double turn = 2 * keep * std::cos(kTurn * pitch / kRate);
    double before = 0;
    double now = loudness * keep * std::sin(kTurn * pitch / kRate);
    const std::size_t end = std::min(wave.size(), sample_at(at + 1.5 * seconds));
    for (std::size_t i = sample_at(at); i < end; ++i) {
        wave[i] += before;
        const double next = turn * now - keep * keep * before;
        before = now;
        now = next;
    }
}

void puff(Wave& wave, double at, double pitch, double width, double seconds, double loudness,
          std::uint64_t seed) {
    Noise noise(seed);
    Filter filter(width);
    const double keep = std::exp(-kOneInThousand / (seconds * kRate));
    const std::size_t end = std::min(wave.size(), sample_at(at + 1.5 * seconds));
    for (std::size_t i = sample_at(at); i < end; ++i) {
        filter.feed(noise.next() * loudness, pitch);
        wave[i] += filter.band();
        loudness *= keep;
    }
}

void thump(Wave& wave, double at, double high, double low, double seconds, double loudness) {
    const double keep = std::exp(-kOneInThousand / (seconds * kRate));
    double phase = 0;
    const std::size_t begin = sample_at(at);
    const std::size_t end = std::min(wave.size(), sample_at(at + 1.5 * seconds));
    for (std::size_t i = begin; i < end; ++i) {
        wave[i] += loudness * std::sin(phase);
        phase += kTurn * (low + (high - low) * std::exp(-9 * time_of(i - begin) / seconds)) / kRate;
        loudness *= keep;
    }
}

void add_hall(Wave& wave, double share) {
    Wave heard(wave.size(), 0.0);
    for (const double way : {0.0297, 0.0371, 0.0411, 0.0437}) {
        Wave back(sample_at(way), 0.0);
        double dull = 0;
        for (std::size_t i = 0; i < wave.size(); ++i) {
            double& echo = back[i % back.size()];
            heard[i] += echo / 4;
            dull = 0.6 * echo + 0.4 * dull;  // walls take the high tones first
            echo = wave[i] + 0.72 * dull;
        }
    }
    for (std::size_t i = 0; i < wave.size(); ++i)
        wave[i] += share * heard[i];
}

Samples finish(Wave wave, double level) {
    high_pass(wave, 25);
    fade(wave);
    double peak = 0;
    for (const double each : wave)
        peak = std::max(peak, std::abs(each));
    const double gain = std::min(level / std::max(loudness(wave), 1e-9), kPeak / std::max(peak, 1e-9));
    Samples samples;
    samples.reserve(wave.size());
    for (const double each : wave)
        samples.push_back(static_cast<std::int16_t>(std::lround(each * gain * 32767)));
    return samples;
}

}  // namespace tankard::window
