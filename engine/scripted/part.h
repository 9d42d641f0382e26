// A table of rules.lua that is being read: each field is taken by its name, what is wrong is told with the
// path
// ("zones.hand"), and what nobody took is a mistake too.
#pragma once

#include "scripted/declarations.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tankard::scripted {

class Part {
 public:
    Part(Declarations& all, Problems& problems, const Value& value, std::string path);

    const Value& at(std::string_view name);
    void known(std::int64_t place) { places_.push_back(place); }
    bool truth(std::string_view name, bool otherwise);
    int integer(std::string_view name, Range range, int otherwise);
    /// Empty if it is left out.
    std::string_view text(std::string_view name);
    /// The place of a word among those that it may be.
    std::size_t one_of(std::string_view name, std::span<const std::string_view> words, std::size_t otherwise);
    /// A list of words.
    std::vector<std::string_view> words(std::string_view name);
    /// A table inside; an empty one if it is left out.
    Part part(std::string_view name);
    /// All entries of a table whose names are free: each is a word.
    std::vector<std::pair<std::string_view, const Value*>> named();

    std::string path(std::string_view name) const;
    void wrong(std::string_view name, const std::string& what);
    /// What was not asked for is a mistake.
    void done();

 private:
    Declarations& all_;
    Problems& problems_;
    const Value& value_;
    std::string path_;
    std::vector<std::string_view> names_;
    std::vector<std::int64_t> places_;
};

}  // namespace tankard::scripted
