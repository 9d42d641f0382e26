#include "window/audio/sound.h"

#include "text/looks.h"

#include <cmath>
#include <numbers>
#include <utility>

namespace tankard::window {
namespace {

// Levels (window/waves.h: finish). What is heard with every choice stays in the background.
constexpr double kSoft = 0.07;
constexpr double kPlain = 0.11;
constexpr double kLoud = 0.15;

Samples click() {
    Wave wave = silence(0.09);
    ring(wave, 0, 1'140, 0.045, 1.0);
    ring(wave, 0, 2'390, 0.025, 0.5);
    ring(wave, 0, 4'020, 0.012, 0.25);
    puff(wave, 0, 3'000, 1.2, 0.006, 0.5, 11);
    return finish(std::move(wave), kSoft);
}

Samples card() {
    Wave wave = silence(0.22);
    Noise noise(21);
    Noise grain(22);
    Filter paper(0.9);
    Filter rough(1.4);
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double time = time_of(i);
        rough.feed(grain.next(), 110);
        paper.feed(noise.next(), glide(time, 0, 0.13, 1'900, 4'600));
        wave[i] = paper.band() * hump(time, 0, 0.075, 0.15) * (0.55 + 4 * std::abs(rough.low()));
    }
    puff(wave, 0.128, 2'600, 1.6, 0.035, 0.9, 23);  // it lies
    thump(wave, 0.128, 230, 150, 0.06, 0.35);
    return finish(std::move(wave), kSoft);
}

Samples page() {
    Wave wave = silence(0.6);
    Noise noise(31);
    Noise grain(32);
    Filter leaf(1.1);
    Filter rough(1.4);
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double time = time_of(i);
        rough.feed(grain.next(), 45);
        const double pitch =
            time < 0.25 ? glide(time, 0, 0.25, 1'100, 3'600) : glide(time, 0.25, 0.5, 3'600, 1'300);
        const double swell = hump(time, 0, 0.09, 0.3) * 0.7 + hump(time, 0.16, 0.33, 0.52);
        leaf.feed(noise.next() * swell * (0.4 + 7 * std::abs(rough.low())), pitch);
        wave[i] = leaf.band();
    }
    Noise crackle(33);
    for (int i = 0; i < 14; ++i) {
        const double at = crackle.between(0.04, 0.4);
        puff(wave, at, crackle.between(2'500, 6'000), 0.8, 0.008, 0.5, 100 + static_cast<std::uint64_t>(i));
    }
    puff(wave, 0.43, 420, 1.5, 0.11, 1.7, 34);  // it falls on the others
    return finish(std::move(wave), kSoft);
}

/// Beside each tone a second one, a little off: a coin is never quite round, and shimmers.
void strike_coin(Wave& wave, double at, double stretch, double loudness) {
    struct Tone {
        double pitch;
        double seconds;
        double loudness;
    };
    static constexpr Tone kTones[] = {
        {2'740, 0.42, 0.5}, {4'460, 0.50, 1.0}, {6'380, 0.34, 0.7}, {8'150, 0.22, 0.5}, {10'900, 0.12, 0.35}};
    for (const Tone& tone : kTones) {
        ring(wave, at, tone.pitch * stretch, tone.seconds, tone.loudness * loudness);
        ring(wave, at, tone.pitch * stretch * 1.0043, tone.seconds * 0.9, tone.loudness * loudness * 0.6);
    }
    puff(wave, at, 7'000, 1.5, 0.006, 0.8 * loudness, 41);
}

Samples coin() {
    Wave wave = silence(0.65);
    strike_coin(wave, 0, 1, 0.6);
    strike_coin(wave, 0.075, 1.087, 1);
    return finish(std::move(wave), kPlain);
}

Samples dice() {
    Wave wave = silence(1.0);
    Noise chance(51);
    std::uint64_t seed = 500;
    const auto hit = [&](double at, double loudness) {
        const double size = chance.between(0.88, 1.14);
        ring(wave, at, 780 * size, 0.055, loudness);
        ring(wave, at, 1'930 * size, 0.035, 0.7 * loudness);
        ring(wave, at, 3'350 * size, 0.02, 0.45 * loudness);
        puff(wave, at, 2'600, 1.6, 0.009, 0.9 * loudness, ++seed);
        thump(wave, at, 210, 160, 0.07, 0.5 * loudness);
    };
    // Each of the two jumps lower and lower: the hops grow shorter and softer.
    for (const double start : {0.0, 0.031}) {
        double hop = 0.15;
        double loudness = 1;
        for (double at = start; at < 0.85 && hop > 0.015; at += hop) {
            hit(at, loudness * chance.between(0.7, 1));
            hop *= chance.between(0.76, 0.92);
            loudness *= 0.87;
        }
    }
    return finish(std::move(wave), kPlain);
}

Samples knock() {
    Wave wave = silence(0.16);
    ring(wave, 0, 760, 0.06, 1.0);
    ring(wave, 0, 1'870, 0.035, 0.6);
    ring(wave, 0, 3'240, 0.018, 0.4);
    puff(wave, 0, 2'500, 1.6, 0.008, 0.9, 531);
    thump(wave, 0, 205, 150, 0.09, 0.8);
    return finish(std::move(wave), kPlain);
}

Samples clack() {
    Wave wave = silence(0.14);
    ring(wave, 0, 1'180, 0.07, 1.0);
    ring(wave, 0, 2'760, 0.04, 0.7);
    ring(wave, 0, 4'310, 0.02, 0.4);
    puff(wave, 0, 3'600, 1.4, 0.007, 0.9, 541);
    thump(wave, 0, 330, 260, 0.05, 0.4);
    return finish(std::move(wave), kPlain);
}

/// Cardboard hardly rings.
Samples tap() {
    Wave wave = silence(0.12);
    puff(wave, 0, 900, 1.7, 0.03, 1.2, 551);
    puff(wave, 0, 2'200, 1.4, 0.008, 0.6, 552);
    ring(wave, 0, 430, 0.03, 0.5);
    thump(wave, 0, 240, 130, 0.06, 0.9);
    return finish(std::move(wave), kPlain);
}

Samples thud() {
    Wave wave = silence(0.22);
    thump(wave, 0, 260, 110, 0.16, 1.2);
    puff(wave, 0, 500, 1.5, 0.05, 0.9, 561);
    ring(wave, 0, 610, 0.05, 0.35);
    return finish(std::move(wave), kPlain);
}

Samples blow() {
    Wave wave = silence(0.5);
    thump(wave, 0, 210, 62, 0.34, 1.2);
    puff(wave, 0, 1'500, 1.8, 0.05, 1.6, 61);
    puff(wave, 0.004, 420, 1.2, 0.16, 1.4, 62);
    ring(wave, 0, 318, 0.18, 0.5);
    ring(wave, 0, 547, 0.13, 0.4);
    ring(wave, 0, 911, 0.09, 0.3);
    for (double& each : wave)
        each = std::tanh(1.3 * each);
    return finish(std::move(wave), kLoud);
}

Samples growl() {
    Wave wave = silence(1.15);
    Noise noise(71);
    Noise throat(72);
    Filter chest(0.25);
    Filter mouth(0.22);
    Filter teeth(0.4);
    Filter wander(1.4);
    double phase = 0;
    bool odd = false;
    double pulse = 1;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double time = time_of(i);
        wander.feed(throat.next(), 14);
        const double pitch = time < 0.4 ? glide(time, 0, 0.4, 52, 88) : glide(time, 0.4, 1.15, 88, 47);
        phase += pitch * (1 + 2.5 * wander.low()) / kRate;
        if (phase >= 1) {
            phase -= 1;
            odd = !odd;
            pulse = (odd ? 1 : 0.55) * throat.between(0.75, 1.1);  // every second fold is late: a rough voice
        }
        const double folds = pulse * (phase < 0.35 ? std::sin(std::numbers::pi * phase / 0.35) : -0.25);
        const double breath = noise.next() * (phase < 0.5 ? 0.34 : 0.1);
        const double swell =
            hump(time, 0, 0.3, 1.15) * (1 - 0.3 * std::sin(2 * std::numbers::pi * 23 * time));
        const double in = (folds + breath) * swell;
        const double open = hump(time, 0.05, 0.45, 1.1);
        chest.feed(in, 230 + 190 * open);
        mouth.feed(in, 640 + 420 * open);
        teeth.feed(in, 2'100 + 500 * open);
        wave[i] = std::tanh(2.2 * (chest.band() + 0.8 * mouth.band() + 0.35 * teeth.band()));
    }
    return finish(std::move(wave), kLoud);
}

/// One horn, one note: the louder it is blown, the brighter it is.
void blow_horn(Wave& wave, double at, double seconds, double pitch, double loudness) {
    double phase = 0;
    const double end = at + seconds;
    for (std::size_t i = 0; i < wave.size(); ++i) {
        const double time = time_of(i);
        if (time < at || time >= end + 0.09) continue;
        const double attack = glide(time, at, at + 0.035, 0, 1);
        const double rest = glide(time, end - 0.02, end + 0.09, 1, 0);
        const double swell = glide(time, at + 0.05, end, 0.85, 1);
        const double breath = attack * attack * rest * rest * swell;
        const double bright = 0.12 + 0.5 * breath;
        const double shake =
            0.004 * glide(time, at + 0.25, at + 0.5, 0, 1) * std::sin(2 * std::numbers::pi * 5.3 * time);
        phase += 2 * std::numbers::pi * pitch * (1 + shake - 0.012 * (1 - attack)) / kRate;
        // All overtones at once: the sum of bright^k sin(k phase).
        wave[i] += loudness * breath * (1 - bright * bright) * std::sin(phase) /
                   (1 - 2 * bright * std::cos(phase) + bright * bright);
    }
}

Samples fanfare() {
    Wave wave = silence(1.5);
    constexpr double kG = 392.00;
    constexpr double kC = 523.25;
    constexpr double kE = 659.26;
    constexpr double kTop = 783.99;
    blow_horn(wave, 0.00, 0.10, kG, 0.8);
    blow_horn(wave, 0.14, 0.10, kC, 0.85);
    blow_horn(wave, 0.28, 0.10, kE, 0.9);
    blow_horn(wave, 0.42, 0.72, kTop, 0.8);
    blow_horn(wave, 0.14, 0.10, kE / 2, 0.5);
    blow_horn(wave, 0.28, 0.10, kG, 0.5);
    blow_horn(wave, 0.42, 0.72, kE * 1.0015, 0.5);
    blow_horn(wave, 0.42, 0.72, kC * 0.9985, 0.5);
    blow_horn(wave, 0.42, 0.72, kC / 2, 0.45);
    add_hall(wave, 0.55);
    return finish(std::move(wave), kPlain);
}

Samples knell() {
    Wave wave = silence(1.5);
    struct Tone {
        double part;
        double seconds;
        double loudness;
    };
    static constexpr Tone kBell[] = {{0.5, 4.0, 0.55},   {1.0, 3.0, 0.8},  {1.183, 2.4, 0.55},
                                     {1.506, 1.8, 0.35}, {2.0, 1.5, 0.6},  {2.514, 0.9, 0.2},
                                     {2.662, 0.8, 0.2},  {3.011, 0.6, 0.2}};
    constexpr double kPitch = 196;
    for (const Tone& tone : kBell) {
        ring(wave, 0.02, kPitch * tone.part, tone.seconds, tone.loudness * 0.7);
        ring(wave, 0.02, kPitch * tone.part * 1.0021, tone.seconds, tone.loudness * 0.5);
    }
    for (const double at : {0.0, 0.55}) {
        thump(wave, at, 120, 66, 0.4, at > 0 ? 0.8 : 1.1);
        puff(wave, at, 260, 1.6, 0.12, 0.7, 91);
    }
    add_hall(wave, 0.4);
    for (std::size_t i = 0; i < wave.size(); ++i)
        wave[i] *= 1 - hump(time_of(i), 0.7, 1.5, 1.6);
    return finish(std::move(wave), kPlain);
}

}  // namespace

std::string_view name_of(Sound sound) {
    static_assert(text::kSounds.size() == kSounds.size());
    return text::kSounds[static_cast<std::size_t>(sound)];
}

Samples synthesise(Sound sound) {
    switch (sound) {
        case Sound::click: return click();
        case Sound::card: return card();
        case Sound::page: return page();
        case Sound::coin: return coin();
        case Sound::dice: return dice();
        case Sound::knock: return knock();
        case Sound::clack: return clack();
        case Sound::tap: return tap();
        case Sound::thud: return thud();
        case Sound::blow: return blow();
        case Sound::growl: return growl();
        case Sound::fanfare: return fanfare();
        case Sound::knell: return knell();
    }
    return {};
}

}  // namespace tankard::window
