// Somebody makes up an answer, press by press: what is marked, how much, in which order. Any shape of
// question; no drawing and no rule.
#pragma once

#include "scene/scene.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tankard::window {

class Choosing {
 public:
    Choosing() = default;
    explicit Choosing(const scene::Ask& ask);

    /// An option is pressed. One that is an answer by itself is given at once; of several it is marked or
    /// taken back. One more than may be marked replaces the last.
    std::optional<Answer> press(std::size_t option);
    /// Yes or no, to a question that wants one of them.
    static Answer say(bool yes) { return {{yes ? 1 : 0}}; }
    /// One more or less: of the amount (option -1), or for an option. What is not possible does nothing.
    void step(std::int64_t option, int by);
    /// So much for an option, as far as it goes.
    void set(std::size_t option, int value);
    /// A digit more of the amount, or the first one of another; what is more than the most begins anew.
    void type(int digit);
    void rub_out();
    /// The amount at a share 0..1 of the way from least to most.
    void slide(float share);
    /// A marked option one place towards the front.
    void earlier(std::size_t option);
    /// A marked option to a place among the marked ones.
    void put(std::size_t option, std::size_t place);
    void all();
    void none();
    /// The answer, if what is made up is one.
    std::optional<Answer> settle() const;

    bool marked(std::size_t option) const { return place(option) != 0; }
    /// 1 for the first that was marked; 0: not marked.
    std::size_t place(std::size_t option) const;
    std::size_t count() const { return marked_.size(); }
    /// What was marked as the `place`th, from 0; less than count().
    std::size_t at(std::size_t place) const { return marked_[place]; }
    std::int32_t amount() const { return amount_; }
    std::int32_t share(std::size_t option) const { return shares_[option]; }
    /// Points that are not given out yet (distribute).
    std::int32_t left() const;

 private:
    Question question_;
    std::vector<std::size_t> marked_;
    std::vector<std::int32_t> shares_;
    std::int32_t amount_ = 0;
    std::int32_t typed_ = 0;  ///< of it, so far
};

}  // namespace tankard::window
