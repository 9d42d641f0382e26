// The page of a report: whole, self-contained, and safe from what strangers call their files.
#include "rehearse/page.h"

#include "rehearse/gnuplot.h"
#include "rehearse/plots.h"

#include <string>
#include <string_view>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::rehearse;

namespace {

std::size_t times(const std::string& text, std::string_view piece) {
    std::size_t count = 0;
    for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1))
        ++count;
    return count;
}

Report small(const std::string& chapter) {
    Report report;
    report.campaign = "black_water";
    report.policy = "greedy";
    report.games = 20;
    report.targets.set(chapter, 60);
    for (int seats = 1; seats <= 2; ++seats) {
        Group group{seats, "difficulty=grim", {}};
        ChapterFigures& figures = group.result.chapters[chapter];
        figures.chapters = {20, 11};
        figures.turns.add(30, 20);
        figures.decisions.add(200, 20);
        figures.falls["drowned_miller"] = 3;
        figures.falls[""] = 1;
        figures.bought["nugget"] = 4;
        figures.owned["nugget"] = {10, 7};
        report.groups.push_back(group);
    }
    return report;
}

}  // namespace

TEST_CASE("the page has every plot, and nothing from elsewhere") {
    const auto page = page_of(small("01_the_mill"));
    if (!page) return;  // no gnuplot here
    CHECK(times(*page, "<svg") == 4);
    CHECK(times(*page, "</svg>") == 4);
    for (const char* id : {"wins", "curve", "lengths", "falls"})
        CHECK(page->find(fmt::format("<figure class=\"{}\">", id)) != std::string::npos);
    CHECK(times(*page, "<details>") == 2);
    for (const char* reach : {"src=", "<script", "<link", "@import", "url(http", "href=\"http"})
        CHECK_MESSAGE(page->find(reach) == std::string::npos, reach);
}

TEST_CASE("every mark that a plot of the page uses is in the same plot") {
    const auto page = page_of(small("01_the_mill"));
    if (!page) return;
    for (std::size_t at = page->find("xlink:href='#"); at != std::string::npos;
         at = page->find("xlink:href='#", at + 1)) {
        const std::size_t from = at + 13;
        const std::string mark = page->substr(from, page->find('\'', from) - from);
        CHECK_MESSAGE(page->find("id='" + mark + "'") != std::string::npos, mark);
    }
}

TEST_CASE("a chapter's name is no command for gnuplot and no tag on the page") {
    const std::string rude = "01_`touch /tmp/x`'\"; system('x')\n<script>alert(1)</script>";
    for (const Plot& plot : plots_of(small(rude), "difficulty=grim"))
        for (const char* piece : {"`", "system(", "<script", "touch /"})
            CHECK_MESSAGE(plot.script.find(piece) == std::string::npos, piece);
    if (const auto page = page_of(small(rude))) CHECK(page->find("<script") == std::string::npos);
}

TEST_CASE("what gnuplot refuses is told with its own words") {
    try {
        if (!draw_svg("set terminal svg\nplot nonsense(\n")) return;
        FAIL("drawn");
    } catch (const save::Error& error) {
        CHECK(std::string_view(error.what()).starts_with("gnuplot could not draw a plot: "));
    }
}

TEST_CASE("names are shown without numbers and underscores") {
    CHECK(shown_name("01_the_mill") == "The mill");
    CHECK(shown_name("drowned_miller") == "Drowned miller");
    CHECK(shown_name("42") == "42");
}
