// Looking up the names that a rule set's layout.lua uses among those that there are.
#pragma once

#include "play/content/library.h"
#include "script/lua_words.h"
#include "workshop/finding.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::workshop {

using Texts = std::vector<std::string_view>;

class LayoutLookup {
 public:
    LayoutLookup(const play::Library& library, Findings& findings);

    /// What is not among the `known` is a finding (T025): "there is no <what> '<name>'". Values that are no
    /// texts are passed over.
    void one(const Value& name, std::span<const std::string_view> known, std::string_view what);
    /// Every entry of a list, or every value of a table.
    void list(const Value& names, std::span<const std::string_view> known, std::string_view what);
    /// What is there and not so is a finding: "'<name>' should be <wanted>, not <value>"; a table is not
    /// shown.
    void should_be(const Value& value, bool so, const std::string& name, std::string_view wanted);
    /// The names of a table's entries; those with numbers are passed over.
    void keys(const Value& table, std::span<const std::string_view> known, std::string_view what);

 private:
    void look_up(const std::string& name, std::span<const std::string_view> known, std::string_view what);
    int line_of(const std::string& name) const;

    std::string file_;
    std::vector<script::Word> words_;
    Findings& findings_;
};

}  // namespace tankard::workshop
