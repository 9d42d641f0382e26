// Many things to choose from that lie nowhere, such as Skills: cards that say what they do, one of them
// whole.
#include "window/fixture.h"
#include "window/pages/card_parts.h"
#include "window/pages/table_page.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

/// In the middle of a fight somebody may learn any of all Skills.
Moment learning(const std::string& code) {
    Moment moment = moments(2, code, 1, 12).back();
    const play::Library& library = play::test::library();
    const scene::Words words(library, code);
    const scene::Stage stage(library, words);
    scene::Ask ask;
    ask.question.seat = moment.ask.question.seat;
    ask.prompt = "Which?";
    const auto& definitions = library.rules().catalogue()->definitions;
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        const auto def = static_cast<DefId>(i);
        if (library.rules().kind(def) != Name::of("skill")) continue;
        ask.question.offer(intern("learn"), Ref::definition(def));
        scene::Choice choice;
        choice.label = choice.title = std::string(definitions[i].text());
        choice.object = Ref::definition(def);
        choice.face = stage.face(def);
        ask.choices.push_back(std::move(choice));
    }
    moment.ask = std::move(ask);
    return moment;
}

}  // namespace

TEST_CASE("all Skills lie as cards while one is chosen, and the one that is pointed at is told whole") {
    for (const char* code : {"en", "it"}) {
        const Moment moment = learning(code);
        REQUIRE(moment.ask.choices.size() > 10);
        for (const Size& size : kSizes)
            for (const int scale : {100, 150}) {
                INFO(code, " ", size.w, "x", size.h, " at ", scale, " %");
                const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                const Choosing choosing(moment.ask);
                const std::vector<std::string> log;
                TableView view{.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = log};
                view.pointed = 3;
                const Page page = table_page(ruler, view, size.w, size.h);
                CHECK(fault_of(page) == "");
                std::string told;
                for (const Piece& piece : page.pieces)
                    for (const Text& text : piece.texts)
                        told += text.words + " ";
                std::string rule = moment.ask.choices[3].face->rule;
                CHECK_MESSAGE(told.find(rule.substr(0, rule.find(' '))) != std::string::npos, told);
                for (std::size_t i = 0; i < moment.ask.choices.size(); ++i) {
                    const auto lies = [&](const Piece& piece) { return piece.thing == kChoiceThing + i; };
                    const auto piece = std::find_if(page.pieces.begin(), page.pieces.end(), lies);
                    REQUIRE(piece != page.pieces.end());
                    CHECK(piece->box.w >= ruler.em * 3);
                    CHECK(piece->box.h >= ruler.em * 2.5F);
                    CHECK(has_spot(page, Does::choose, static_cast<std::int64_t>(i)));
                    if (!page.portrays) continue;
                    // What it does is told beside: it is its picture.
                    for (const Text& text : piece->texts)
                        CHECK_FALSE((text.face == static_cast<std::uint8_t>(Typeface::regular) &&
                                     moment.ask.choices[i].face->rule.starts_with(text.words)));
                    if (const Figure* stage = stage_of(*piece); stage != nullptr && scale == 100)
                        CHECK(stage->box.h >= piece->box.h * 0.5F);
                }
            }
    }
}
