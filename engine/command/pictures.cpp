// For authors: which drawings there are, as names or as a page to look at. And whose they are.
#include "command/say.h"
#include "command/shared.h"
#include "text/counted.h"
#include "text/credits.h"
#include "text/drawings.h"
#include "text/utf8.h"
#include "window/pages/type.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::command {
namespace {

constexpr int kColumns = 100;
constexpr int kBetween = 2;

constexpr std::string_view kPage = R"(<!doctype html>
<meta charset="utf-8">
<title>Drawings: {word}</title>
<style>
@font-face {{ font-family: drawings; src: url("file://{font}"); }}
body {{ background: #e9dcc0; color: #2a1a0c; font-family: serif; }}
figure {{ display: inline-block; width: 9em; margin: .5em; text-align: center; vertical-align: top; }}
b {{ display: block; font: 5em/1.1 drawings; }}
</style>
<h1>{word}</h1>
)";

std::string columns_of(const std::vector<std::string_view>& names) {
    std::size_t longest = 0;
    for (std::string_view name : names)
        longest = std::max(longest, name.size());
    const std::size_t wide = longest + kBetween;
    const std::size_t across = std::max<std::size_t>(1, kColumns / wide);
    const std::size_t down = (names.size() + across - 1) / across;
    std::string lines;
    for (std::size_t row = 0; row < down; ++row) {
        std::string line;
        for (std::size_t at = row; at < names.size(); at += down)
            line += text::fit(names[at], static_cast<int>(wide));
        line.erase(line.find_last_not_of(' ') + 1);
        lines += line + "\n";
    }
    return lines;
}

}  // namespace

int pictures(const Options& options) {
    if (!options.out.empty() && !ends_in(options.out, {".html", ".htm"}))
        throw save::Error(fmt::format(
            "--out {}: the page is for a browser, and written to a file that ends in .html", options.out));
    std::vector<std::string_view> names = text::drawings_like(options.word);
    if (names.empty())
        throw save::Error(fmt::format("no drawing has a name like '{}': try another word", options.word));
    const std::string font =
        window::font_files(false).path[static_cast<std::size_t>(window::Typeface::drawing)];
    if (options.out.empty()) {
        show(stdout, columns_of(names));
    } else {
        if (font.empty()) throw save::Error("there are no drawings to look at here: see docs/pictures.md");
        std::string escaped;  // nothing but what a name can hold
        std::copy_if(options.word.begin(), options.word.end(), std::back_inserter(escaped),
                     [](unsigned char letter) { return std::isalnum(letter) != 0 || letter == '-'; });
        std::string page = fmt::format(
            fmt::runtime(kPage), fmt::arg("word", options.word.empty() ? "all" : text::visible_line(escaped)),
            fmt::arg("font", font));
        for (std::string_view name : names)
            page += fmt::format("<figure><b>&#x{:X};</b>{}</figure>\n",
                                static_cast<std::uint32_t>(*text::drawing(name)), name);
        save::DiskFiles().write(options.out, page);
        say("{}: {}\n", options.out, text::counted(names.size(), "drawing"));
    }
    if (font.empty())
        complain("The drawings themselves are not here: cards show glyphs instead (docs/pictures.md).\n");
    return 0;
}

int credits() {
    std::string all;
    for (std::string_view paragraph : text::credits()) {
        if (!all.empty()) all += "\n";
        for (const std::string& line : text::wrap(paragraph, kColumns, 2))
            all += line + "\n";
    }
    show(stdout, all);
    return 0;
}

}  // namespace tankard::command
