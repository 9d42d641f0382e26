#include "rehearse/page.h"

#include "rehearse/gnuplot.h"
#include "rehearse/page_style.h"
#include "rehearse/page_tables.h"
#include "rehearse/plots.h"
#include "text/counted.h"

#include <fmt/format.h>

namespace tankard::rehearse {
namespace {

void replace_all(std::string& text, std::string_view piece, std::string_view by) {
    for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + by.size()))
        text.replace(at, piece.size(), by);
}

/// A picture as a part of the page: without its own head, with the page's type, and with names that no other
/// picture of the page has.
std::string embedded(std::string svg, const std::string& name) {
    svg.erase(0, svg.find("<svg"));
    replace_all(svg, "font-family=\"Georgia\"", "font-family=\"EB Garamond, Garamond, Georgia, serif\"");
    for (const char* reference : {" id=\"", " id='", "href='#", "href=\"#", "url(#"})
        replace_all(svg, reference, reference + name + "-");
    return svg;
}

std::string heading(const Report& report) {
    std::string text = fmt::format(
        "<header>\n<p>A rehearsal of</p>\n<h1>{}</h1>\n<p>{} for each party size, from seed {}, played "
        "by {} companions</p>\n",
        escaped(shown_name(report.campaign)), text::counted(report.games, "game"), report.seed,
        escaped(report.policy));
    if (report.share.shards > 1)
        text += fmt::format("<p>shard {} of {} only</p>\n", report.share.shard, report.share.shards);
    return text + "</header>\n";
}

std::string page_around(const Report& report, const std::string& body) {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
        "content=\"width=device-width\">\n<title>{0}: a "
        "rehearsal</title>\n<style>{1}</style>\n</head>\n<body>\n"
        "<main>\n{2}{3}<footer>Content {4}. The same seeds give the same page.</footer>\n</main>\n</body>\n"
        "</html>\n",
        escaped(shown_name(report.campaign)), kPageStyle, heading(report), body, escaped(report.content));
}

}  // namespace

std::optional<std::string> page_of(const Report& report) {
    std::string body;
    int pictures = 0;
    for (const std::string& settings : report.choices()) {
        if (!settings.empty()) body += fmt::format("<h2>{}</h2>\n", escaped(settings));
        body += overview_table(report, settings);
        for (const Plot& plot : plots_of(report, settings)) {
            const std::optional<std::string> svg = draw_svg(plot.script);
            if (!svg) return std::nullopt;
            body += fmt::format("<figure class=\"{}\">\n{}<figcaption>{}</figcaption>\n</figure>\n", plot.id,
                                embedded(*svg, fmt::format("p{}", ++pictures)), plot.caption);
        }
        for (const Group& group : report.groups)
            if (group.settings == settings) body += group_tables(report, group);
    }
    return page_around(report, body);
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (char letter : text)
        switch (letter) {
            case '&': safe += "&amp;"; break;
            case '<': safe += "&lt;"; break;
            case '>': safe += "&gt;"; break;
            case '"': safe += "&quot;"; break;
            default: safe += letter;
        }
    return safe;
}

}  // namespace tankard::rehearse
