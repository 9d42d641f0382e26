#include "window/audio/loudspeaker.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include <AL/alc.h>
#include <SFML/Audio/Sound.hpp>
#include <SFML/Audio/SoundBuffer.hpp>
#include <dlfcn.h>

namespace tankard::window {
namespace {

void say_nothing(const char*, int, const char*, int, const char*, ...) {}

/// OpenAL has a variable for its own complaints; ALSA, which it opens when it is asked for a device, has a
/// function. Not linked: where ALSA is missing nobody complains. The handle stays open, so that OpenAL
/// finds the library as we leave it.
void hush_alsa() {
    void* alsa = ::dlopen("libasound.so.2", RTLD_LAZY | RTLD_LOCAL);
    if (alsa == nullptr) return;
    using Handler = void (*)(const char*, int, const char*, int, const char*, ...);
    using SetHandler = int (*)(Handler);
    if (auto* set = reinterpret_cast<SetHandler>(::dlsym(alsa, "snd_lib_error_set_handler")))
        set(say_nothing);
}

/// Looked for before SFML is asked for anything: without a device it would say so on standard error.
bool there_is_a_device() {
    hush_alsa();
    ALCdevice* device = ::alcOpenDevice(nullptr);
    if (device == nullptr) return false;
    ::alcCloseDevice(device);
    return true;
}

/// The same sound again and again is a machine: each time a little higher or lower.
float pitch_of(int number) {
    static constexpr float kPitches[] = {1.0F, 0.965F, 1.03F, 0.985F, 1.015F};
    return kPitches[static_cast<std::size_t>(number) % std::size(kPitches)];
}

bool is_tune(Sound sound) { return sound == Sound::fanfare || sound == Sound::knell; }

/// What belongs to SFML; lives in the desk's thread.
class Voices {
 public:
    Voices() {
        for (const Sound sound : kSounds) {
            const Samples samples = synthesise(sound);
            buffers_[static_cast<std::size_t>(sound)].loadFromSamples(samples.data(), samples.size(), 1,
                                                                      kRate);
        }
    }
    void play(Sound sound, double part, double volume, int number) {
        Voice& voice = voices_[next_];
        next_ = (next_ + 1) % voices_.size();
        voice.part = part;
        voice.sound.stop();
        voice.sound.setBuffer(buffers_[static_cast<std::size_t>(sound)]);
        voice.sound.setPitch(is_tune(sound) ? 1.0F : pitch_of(number));
        voice.sound.setVolume(static_cast<float>(volume * part));
        voice.sound.play();
    }
    void set_volume(double volume) {
        for (Voice& voice : voices_)
            voice.sound.setVolume(static_cast<float>(volume * voice.part));
    }

 private:
    struct Voice {
        sf::Sound sound;
        double part = 1;
    };
    std::array<sf::SoundBuffer, kSounds.size()> buffers_;  // before the voices, which must end first
    std::array<Voice, Loudspeaker::kVoices> voices_;
    std::size_t next_ = 0;
};

}  // namespace

class Loudspeaker::Desk {
 public:
    Desk() {
        try {
            thread_ = std::jthread([this] { work(); });
        } catch (const std::system_error&) {  // no room for another thread: no sound
            state_ = State::none;
        }
    }
    ~Desk() {
        {
            const std::scoped_lock hold(lock_);
            closing_ = true;
        }
        changed_.notify_all();
    }
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    void play(Sound sound, double part) {
        {
            const std::scoped_lock hold(lock_);
            if (state_ != State::works || silent() || part <= 0) return;
            if (wanted_.size() < kVoices) wanted_.emplace_back(sound, std::min(part, 1.0));
        }
        changed_.notify_all();
    }
    template <typename Change>
    void change(Change change) {
        {
            const std::scoped_lock hold(lock_);
            change(*this);
            turned_ = true;
        }
        changed_.notify_all();
    }
    template <typename T>
    T ask(T Desk::*which) const {
        const std::scoped_lock hold(lock_);
        return this->*which;
    }
    bool has_device() const {
        std::unique_lock hold(lock_);
        changed_.wait(hold, [this] { return state_ != State::opening; });
        return state_ == State::works;
    }

    int volume_ = kLoudest;
    bool muted_ = false;
    int started_ = 0;

 private:
    enum class State : std::uint8_t { opening, none, works };

    bool silent() const { return muted_ || volume_ == 0; }
    void become(State state) {
        {
            const std::scoped_lock hold(lock_);
            state_ = state;
        }
        changed_.notify_all();
    }
    /// Whatever goes wrong here, the game goes on in silence.
    void work() {
        try {
            if (there_is_a_device()) serve();
        } catch (const std::exception&) {
        }
        become(State::none);
    }
    void serve() {
        Voices voices;
        become(State::works);
        std::unique_lock hold(lock_);
        while (true) {
            changed_.wait(hold, [this] { return closing_ || turned_ || !wanted_.empty(); });
            if (closing_) return;
            const auto wanted = std::exchange(wanted_, {});
            const bool turned = std::exchange(turned_, false);
            const double volume = silent() ? 0 : volume_;
            const int before = started_;
            started_ += static_cast<int>(wanted.size());
            hold.unlock();
            if (turned) voices.set_volume(volume);
            for (std::size_t i = 0; i < wanted.size(); ++i)
                voices.play(wanted[i].first, wanted[i].second, volume, before + static_cast<int>(i));
            hold.lock();
        }
    }

    mutable std::mutex lock_;
    mutable std::condition_variable changed_;
    State state_ = State::opening;
    bool closing_ = false;
    bool turned_ = false;
    std::vector<std::pair<Sound, double>> wanted_;
    std::jthread thread_;  // last: it uses the others, and is waited for before they go
};

Loudspeaker::Loudspeaker() {
    ::setenv("ALSOFT_LOGLEVEL", "0", 0);
    desk_ = std::make_unique<Desk>();
}
Loudspeaker::~Loudspeaker() = default;

void Loudspeaker::play(Sound sound, double part) { desk_->play(sound, part); }
void Loudspeaker::set_volume(int volume) {
    desk_->change([&](Desk& desk) { desk.volume_ = std::clamp(volume, 0, kLoudest); });
}
int Loudspeaker::volume() const { return desk_->ask(&Desk::volume_); }
void Loudspeaker::mute(bool muted) {
    desk_->change([&](Desk& desk) { desk.muted_ = muted; });
}
bool Loudspeaker::muted() const { return desk_->ask(&Desk::muted_); }
bool Loudspeaker::has_device() const { return desk_->has_device(); }
int Loudspeaker::started() const { return desk_->ask(&Desk::started_); }

}  // namespace tankard::window
