// Entries of a list are picked by their numbers, from 1: a number is taken as soon as no longer one could be
// meant, and Enter ends a shorter one.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>

namespace tankard::window {

class TypedNumber {
 public:
    /// A letter is typed on a list of `count` entries. True: it was a digit. `take` tells what it led to.
    bool type(char32_t letter, std::size_t count);
    /// The same where numbers have gaps, and some are out of sight: `seen` come first, and what is not among
    /// them, of `all`, is meant only by digits that none of them begins with.
    bool type(char32_t letter, const std::set<int>& seen, const std::set<int>& all);
    /// Enter. False if nothing was typed.
    bool end();
    /// One digit less. False if nothing was typed.
    bool rub_out();
    void clear() { digits_.clear(); }

    bool empty() const { return digits_.empty(); }
    /// What was typed so far: numbers begin like it.
    const std::string& digits() const { return digits_; }
    /// The place, from 0, of the entry that is picked, once.
    std::optional<std::size_t> take();

 private:
    std::string digits_;
    std::optional<std::size_t> meant_;
};

}  // namespace tankard::window
