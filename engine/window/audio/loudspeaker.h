// Lets sounds be heard: several at once, at a volume. Where there is no sound device it is silent: no error,
// and nothing on standard error, where the libraries below would otherwise complain.
//
// A thread of its own opens the device (a sound server may take its time), makes the sounds and starts them;
// so no call here waits for anything, and a sound that is asked for before all is ready is not heard. That
// thread owns all that belongs to SFML. If it cannot be started, or fails, there is no sound either.
#pragma once

#include "window/audio/sound.h"

#include <memory>

namespace tankard::window {

class Loudspeaker {
 public:
    static constexpr int kLoudest = 100;
    static constexpr int kVoices = 16;  ///< more at once are a din: the one that began first gives way

    /// One at a time, and made before other threads begin: it sets an environment variable (ALSOFT_LOGLEVEL,
    /// if it is not set).
    Loudspeaker();
    /// Sounds end with it.
    ~Loudspeaker();
    Loudspeaker(const Loudspeaker&) = delete;
    Loudspeaker& operator=(const Loudspeaker&) = delete;

    /// `part` of the volume, 0 to 1: a coin that falls far away.
    void play(Sound sound, double part = 1);
    /// 0 to 100, for what plays already too; numbers outside count as the nearest.
    void set_volume(int volume);
    int volume() const;
    /// Muted it stays at its volume.
    void mute(bool muted);
    bool muted() const;

    /// Waits until it is known; for a page of settings that wants to say that there is no device.
    bool has_device() const;
    /// How many sounds have been started; none without a device, and none while it is silent.
    int started() const;

 private:
    class Desk;
    std::unique_ptr<Desk> desk_;
};

}  // namespace tankard::window
