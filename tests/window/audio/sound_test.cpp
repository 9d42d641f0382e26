// What holds for every sound, and for a loudspeaker with and without a device. Nothing here can be heard:
// OpenAL is told to take its null device, or none at all.
#include "window/audio/loudspeaker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tankard::window;

namespace {

double amplitude(std::int16_t sample) { return sample / 32767.0; }

/// Of the loudest twentieth of a second.
double loudest(const Samples& samples) {
    constexpr std::size_t kWindow = kRate / 20;
    double most = 0;
    for (std::size_t from = 0; from == 0 || from + kWindow <= samples.size(); from += kWindow / 4) {
        double sum = 0;
        for (std::size_t i = from; i < std::min(from + kWindow, samples.size()); ++i)
            sum += amplitude(samples[i]) * amplitude(samples[i]);
        most = std::max(most, std::sqrt(sum / kWindow));
    }
    return most;
}

/// In a process of its own, since OpenAL reads its variables once: what it wrote to standard error, and after
/// a dash whether all was well.
template <typename Act>
std::string apart(const char* drivers, Act act) {
    int err[2];
    REQUIRE(::pipe(err) == 0);
    const pid_t process = ::fork();
    REQUIRE(process >= 0);
    if (process == 0) {
        ::dup2(err[1], 2);
        ::close(err[0]);
        if (drivers != nullptr) ::setenv("ALSOFT_DRIVERS", drivers, 1);
        bool well = false;
        try {
            well = act();
        } catch (...) {
        }
        ::_exit(well ? 0 : 1);
    }
    ::close(err[1]);
    std::string said;
    std::array<char, 512> buffer{};
    for (ssize_t got = 0; (got = ::read(err[0], buffer.data(), buffer.size())) > 0;)
        said.append(buffer.data(), static_cast<std::size_t>(got));
    ::close(err[0]);
    int status = 0;
    ::waitpid(process, &status, 0);
    return said + (WIFEXITED(status) && WEXITSTATUS(status) == 0 ? "- well" : "- not well");
}

/// Everything that can be asked of it, whatever there is to hear it with.
bool use(Loudspeaker& speaker) {
    for (const Sound sound : kSounds)
        speaker.play(sound);
    speaker.set_volume(140);
    if (speaker.volume() != Loudspeaker::kLoudest) return false;
    speaker.set_volume(-3);
    if (speaker.volume() != 0) return false;
    speaker.set_volume(40);
    speaker.mute(true);
    speaker.play(Sound::blow, 0.5);
    return speaker.muted() && speaker.volume() == 40;
}

/// Waits for the desk's thread, ten seconds at most.
bool comes_to(const Loudspeaker& speaker, int started) {
    for (int i = 0; i < 2'000 && speaker.started() < started; ++i)
        ::usleep(5'000);
    return speaker.started() == started;
}

}  // namespace

TEST_CASE("every sound is short, begins and ends at rest, is never cut off at full scale") {
    for (const Sound sound : kSounds) {
        CAPTURE(name_of(sound));
        const Samples samples = synthesise(sound);
        CHECK(samples.size() >= static_cast<std::size_t>(0.08 * kRate));
        CHECK(samples.size() <= static_cast<std::size_t>(1.5 * kRate));
        double peak = 0;
        double middle = 0;
        for (const std::int16_t sample : samples) {
            peak = std::max(peak, std::abs(amplitude(sample)));
            middle += amplitude(sample);
        }
        CHECK(peak > 0.15);
        CHECK(peak < 0.91);
        CHECK(std::abs(middle / static_cast<double>(samples.size())) < 0.002);
        CHECK(std::abs(amplitude(samples.front())) < 0.01);
        for (std::size_t i = samples.size() - 44; i < samples.size(); ++i)
            CHECK(std::abs(amplitude(samples[i])) < 0.01);
    }
}

TEST_CASE("sounds are about equally loud; a click, a card and a page are softest") {
    for (const Sound sound : kSounds) {
        CAPTURE(name_of(sound));
        const double loudness = loudest(synthesise(sound));
        CHECK(loudness > 0.05);
        CHECK(loudness < 0.25);
        if (sound == Sound::click || sound == Sound::card || sound == Sound::page)
            CHECK(loudness < 0.09);
        else
            CHECK(loudness > 0.09);
    }
}

TEST_CASE("a sound is the same each time, and no other") {
    std::set<Samples> all;
    std::set<std::string_view> names;
    for (const Sound sound : kSounds) {
        CHECK(synthesise(sound) == synthesise(sound));
        all.insert(synthesise(sound));
        names.insert(name_of(sound));
    }
    CHECK(all.size() == kSounds.size());
    CHECK(names.size() == kSounds.size());
    CHECK(kSounds.back() == Sound::knell);
}

TEST_CASE("without a sound device a loudspeaker is silent, and says nothing about it") {
    const auto silent = [] {
        Loudspeaker speaker;
        const bool used = use(speaker);
        return used && !speaker.has_device() && use(speaker) && speaker.started() == 0;
    };
    CHECK(apart("none", silent) == "- well");
}

TEST_CASE("whatever device this machine has, nothing is written to standard error") {
    CHECK(apart(nullptr, [] {
              Loudspeaker speaker;
              speaker.mute(true);
              speaker.has_device();
              return use(speaker);
          }) == "- well");
}

TEST_CASE("with a device sounds are started, several at once, unless it is silent") {
    const auto heard = [] {
        Loudspeaker speaker;
        if (!speaker.has_device()) return false;
        for (const Sound sound : kSounds)
            speaker.play(sound);
        const int all = static_cast<int>(kSounds.size());
        if (!comes_to(speaker, all)) return false;
        speaker.mute(true);
        speaker.play(Sound::coin);
        speaker.mute(false);
        speaker.set_volume(0);
        speaker.play(Sound::coin);
        speaker.set_volume(60);
        speaker.play(Sound::coin, 0);
        if (!comes_to(speaker, all)) return false;
        speaker.play(Sound::coin);
        return comes_to(speaker, all + 1);
    };
    CHECK(apart("null", heard) == "- well");
}

TEST_CASE("a loudspeaker may end at once, before all is ready") {
    CHECK(apart("null", [] {
              for (int i = 0; i < 3; ++i) {
                  Loudspeaker speaker;
                  speaker.play(Sound::fanfare);
              }
              return true;
          }) == "- well");
}
