#include "table/random.h"

namespace tankard {
namespace {

// Lets PCG's bounded draw count its steps.
struct Counted {
    using result_type = pcg32::result_type;
    static constexpr result_type min() { return pcg32::min(); }
    static constexpr result_type max() { return pcg32::max(); }
    result_type operator()() {
        ++steps;
        return generator();
    }
    pcg32& generator;
    std::uint64_t& steps;
};

}  // namespace

std::uint32_t Stream::below(std::uint32_t bound) {
    Counted counted{generator_, steps_};
    return pcg_extras::bounded_rand(counted, bound);
}

void Stream::salt(std::uint64_t value) {
    seed_ = mix(seed_ + steps_, value);
    steps_ = 0;
    generator_ = pcg32(seed_, purpose_);
}

}  // namespace tankard
