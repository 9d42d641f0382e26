// Places that have the stage: which order leads to each, and what is told beside the question.
#include "window/pages/readout.h"

#include "window/fixture.h"
#include "window/pages/leading_there.h"
#include "window/pages/numbered_places.h"
#include "window/pages/places.h"
#include "window/pages/table_page.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

struct Eyes {
    std::optional<std::size_t> pointed{};
    std::uint64_t raised = 0;
    Size size = kSizes[0];
    int scale = 100;
};

struct Told {
    Told(const Moment& moment, const char* code, const Eyes& reading = {})
        : ruler{garamond(), language(code), em_of(reading.size.w, reading.size.h, reading.scale)},
          choosing(moment.ask),
          view{.scene = moment.scene,
               .ask = &moment.ask,
               .choosing = &choosing,
               .log = log,
               .pointed = reading.pointed,
               .raised = reading.raised} {
        piece = readout(ruler, view, ruler.em * 17);
        page = table_page(ruler, view, reading.size.w, reading.size.h);
    }
    /// All its words, a blank between two lines.
    std::string words() const {
        std::string all;
        for (const Text& text : piece.value_or(Piece{}).texts)
            all += text.words + " ";
        return all;
    }
    const Piece* tile(const scene::Zone& zone) const {
        const auto found = std::find_if(page.pieces.begin(), page.pieces.end(), [&](const Piece& each) {
            return each.thing == kZoneThing + index(zone.id) && each.shapes.front().look == Look::card;
        });
        return found != page.pieces.end() ? &*found : nullptr;
    }

    Ruler ruler;
    Choosing choosing;
    std::vector<std::string> log{"Something happened."};
    TableView view;
    std::optional<Piece> piece;
    Page page;
};

std::vector<Moment> about_places(int seats, const char* code) {
    play::Library library = play::test::library_of("lords");
    std::vector<Moment> all = moments_of(library, seats, code, 2, 60);
    std::erase_if(all, [](const Moment& moment) { return moment.ask.star != scene::Star::spaces; });
    return all;
}

std::vector<const scene::Zone*> places(const scene::Scene& scene) {
    std::vector<const scene::Zone*> all;
    for (const scene::Zone& zone : scene.zones)
        if (zone.spaces > 0) all.push_back(&zone);
    return all;
}

}  // namespace

TEST_CASE("a place wears the number of the order that leads there, whether it lies in the hand or nowhere") {
    int held = 0;
    int nowhere = 0;
    for (const int seats : {2, 3})
        for (const Moment& moment : about_places(seats, "en")) {
            const Told table(moment, "en");
            for (const scene::Zone* zone : places(moment.scene)) {
                const LeadingThere there = leading_there(table.view, *zone);
                const Piece* tile = table.tile(*zone);
                REQUIRE(tile != nullptr);
                std::string number;
                for (const Figure& shape : tile->shapes)
                    for (const Text& text : tile->texts)
                        if (shape.look == Look::key && Rect(shape.box).inset(-1).holds(text.box) &&
                            text.ink == Ink::light)
                            number = text.words;
                if (!there.choice) {
                    CHECK(number.empty());
                    continue;
                }
                const scene::Choice& choice = moment.ask.choices[*there.choice];
                CHECK(number == std::to_string(choice.number));
                const Spot* spot = table.page.spot_at(tile->box.right() - 6, tile->box.bottom() - 6);
                REQUIRE(spot != nullptr);
                CHECK(spot->does == Does::choose);
                CHECK(spot->number == static_cast<std::int64_t>(*there.choice));
                (choice.object.as_card() == zone->leads_there ? held : nowhere) += 1;
            }
        }
    CHECK(held > 20);
    CHECK(nowhere > 4);
}

TEST_CASE("who points at an order, its line or its place reads what all its spaces cost and give") {
    int read = 0;
    int shut = 0;
    for (const char* code : {"en", "it"})
        for (const Moment& moment : about_places(2, code)) {
            CHECK_FALSE(Told(moment, code).piece.has_value());
            for (const scene::Zone* zone : places(moment.scene)) {
                const LeadingThere there = leading_there(Told(moment, code).view, *zone);
                std::vector<Eyes> ways{{.raised = kZoneThing + index(zone->id)}};
                if (there.choice) ways.push_back({.pointed = there.choice});
                if (zone->leads_there != CardId::none)
                    ways.push_back({.raised = index(zone->leads_there) + 1});
                for (const Eyes& way : ways) {
                    const Told told(moment, code, way);
                    CHECK(fault_of(*told.piece) == "");
                    const std::string words = told.words();
                    INFO(words);
                    CHECK(words.starts_with(zone->label + " "));
                    for (const std::string& each : zone->told)
                        CHECK(words.find(each) != std::string::npos);
                    CHECK(words.find(there.refused) != std::string::npos);
                    // What would be gained now is in bold.
                    const auto& texts = told.piece->texts;
                    const bool loud = std::any_of(texts.begin(), texts.end(), [](const Text& text) {
                        return text.face == static_cast<std::uint8_t>(Typeface::bold) &&
                               text.ink == Ink::light;
                    });
                    CHECK(loud == there.next.has_value());
                    ++read;
                }
                shut += there.refused.empty() ? 0 : 1;
            }
        }
    CHECK(read > 100);
    CHECK(shut > 4);
}

TEST_CASE("where a place is pointed at the readout says what its signs mean") {
    int signs = 0;
    for (const char* code : {"en", "it"})
        for (const Moment& moment : about_places(2, code))
            for (const scene::Zone* zone : places(moment.scene)) {
                const Told told(moment, code, {.raised = kZoneThing + index(zone->id)});
                const std::string words = told.words();
                for (const scene::Terms& terms : zone->terms)
                    for (const scene::Badge& term : terms) {
                        CHECK_MESSAGE(words.find(std::string(told.ruler.type.sign(term.icon)) + " " +
                                                 term.label) != std::string::npos,
                                      term.label);
                        ++signs;
                    }
            }
    CHECK(signs > 100);
}

TEST_CASE("the readout stands between the question and what happened, whose letters stay as they are") {
    int seen = 0;
    for (const Moment& moment : about_places(2, "en"))
        for (const Size& size : {kSizes[0], kSizes[1]}) {
            const scene::Zone& zone = *places(moment.scene).front();
            const Told told(moment, "en", {.raised = kZoneThing + index(zone.id), .size = size});
            CHECK(fault_of(told.page) == "");
            if (!told.page.reads_out) continue;
            const auto last = [](const Told& table) {
                const Text* found = nullptr;
                for (const Piece& piece : table.page.pieces)
                    for (const Text& text : piece.texts)
                        if (text.words == "Something happened.") found = &text;
                return found != nullptr ? std::optional(*found) : std::nullopt;
            };
            const auto before = last(Told(moment, "en", {.size = size}));
            const auto now = last(told);
            REQUIRE(before);
            REQUIRE(now);
            CHECK(now->size == before->size);
            CHECK(now->box.y == before->box.y);
            ++seen;
        }
    CHECK(seen > 10);
}

TEST_CASE("whoever gives orders sees on the stage who stands at their own door, whoever has the turn") {
    int own = 0;
    play::Library library = play::test::library_of("lords");
    for (const Moment& moment : moments_of(library, 2, "en", 1, 150)) {
        if (moment.ask.star != scene::Star::spaces) continue;
        const Told table(moment, "en");
        const Rect stage = table.page.lit;
        for (const scene::Seat& seat : moment.scene.seats)
            for (const scene::Zone& zone : seat.zones)
                for (const scene::Card& card : zone.cards) {
                    if (zone.role != scene::Role::faced) continue;
                    const bool seen = std::any_of(table.page.pieces.begin(), table.page.pieces.end(),
                                                  [&](const Piece& piece) {
                                                      return (piece.thing == index(card.id) + 1 ||
                                                              piece.thing == kZoneThing + index(zone.id)) &&
                                                             stage.inset(-2).holds(piece.box);
                                                  });
                    CHECK(seen == (seat.id == moment.ask.question.seat));
                    own += seen && !seat.active ? 1 : 0;
                }
    }
    CHECK(own > 2);
}

TEST_CASE("a label of what is folded tells, where it is pointed at, what lies there") {
    int told = 0;
    std::vector<Moment> all = about_places(2, "it");
    for (const int seats : {3, 4})  // the more there are the more is folded
        for (Moment& moment : about_places(seats, "it"))
            all.push_back(std::move(moment));
    for (const Moment& moment : all) {
        const Told table(moment, "it", {.scale = 150});  // the larger letters are the more is folded
        for (const scene::Zone& zone : moment.scene.zones) {
            if (zone.role != scene::Role::offered || zone.spaces > 0 || zone.cards.empty() || !zone.seen)
                continue;
            const auto label =
                std::find_if(table.page.pieces.begin(), table.page.pieces.end(),
                             [&](const Piece& piece) { return piece.thing == kZoneThing + index(zone.id); });
            if (label == table.page.pieces.end()) continue;
            for (const scene::Card& card : zone.cards)
                CHECK(label->hint.find(card.face.name) != std::string::npos);
            ++told;
        }
    }
    CHECK(told > 5);
}
