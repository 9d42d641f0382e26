// What commands print: the one way to a terminal's output, or to a file that stands for it. Whatever a text
// quotes from files, saves or the command line is shown as text/visible.h has it: each text that is put into
// a sentence is one line.
#pragma once

#include "text/visible.h"

#include <cstdio>
#include <string_view>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

namespace tankard::command {

/// To `out`, without a line break of its own; the text's line breaks stay.
void show(std::FILE* out, std::string_view text);

template <typename T>
decltype(auto) as_line(T&& value) {
    if constexpr (std::is_convertible_v<T, std::string_view>)
        return text::visible_line(value);
    else
        return std::forward<T>(value);
}

/// A sentence to the standard output.
template <typename... Args>
void say(fmt::format_string<Args...> format, Args&&... args) {
    show(stdout, fmt::format(fmt::runtime(format), as_line(std::forward<Args>(args))...));
}

/// A sentence to the standard error output.
template <typename... Args>
void complain(fmt::format_string<Args...> format, Args&&... args) {
    show(stderr, fmt::format(fmt::runtime(format), as_line(std::forward<Args>(args))...));
}

}  // namespace tankard::command
