// Lua's words, for looking at a script without running it. Comments are left out; strings come as what they
// say. Whoever wants to know whether a file is Lua at all asks the host.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tankard::script {

struct Word {
    enum class Kind { name, text, number, sign } kind = Kind::sign;
    std::string text;  ///< a name or sign as it stands, a string's contents, a number's digits
    int line = 1;

    bool is(std::string_view sign_or_name) const { return kind != Kind::text && text == sign_or_name; }
};

std::vector<Word> lua_words(std::string_view source);

/// Whether it is a keyword such as `local`.
bool is_keyword(std::string_view name);

/// The place behind the `end` that closes the function, loop or condition whose keyword stands at `from`.
std::size_t end_of_block(const std::vector<Word>& words, std::size_t from);

}  // namespace tankard::script
