// Whoever sits below: the plaque is used, every number has its word, and nobody is seen there twice.
#include "window/fixture.h"
#include "window/pages/places.h"
#include "window/pages/portrait.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

struct Plaque {
    explicit Plaque(const Moment& moment, int scale = 100)
        : ruler{garamond(), language("en"), em_of(1280, 720, scale)} {
        const Choosing choosing(moment.ask);
        const TableView view{.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = log};
        const Offering offering(view);
        below = offering.focus();
        box = places_of({ruler, view, offering, below, below}, 1280, 720).plaque;
        page = table_page(ruler, view, 1280, 720);
        for (const Piece& piece : page.pieces)
            if (box.inset(-1).holds(piece.box)) {
                for (const Text& text : piece.texts) {
                    boxes.push_back(text.box);
                    words.push_back(text.words);
                }
                for (const Figure& shape : piece.shapes)
                    if (shape.look != Look::focus && shape.look != Look::marked) boxes.push_back(shape.box);
            }
    }
    bool says(const std::string& word) const {
        return std::find(words.begin(), words.end(), word) != words.end();
    }
    bool tells(const std::string& word) const {
        return std::any_of(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
            return box.holds(piece.box) && piece.hint.find(word) != std::string::npos;
        });
    }
    /// The highest part of the plaque in which nothing stands, of its height.
    float emptiest() const {
        std::vector<std::pair<float, float>> taken;
        for (const Rect& each : boxes)
            taken.emplace_back(each.y, each.bottom());
        std::sort(taken.begin(), taken.end());
        float at = box.y;
        float most = 0;
        for (const auto& [from, to] : taken) {
            most = std::max(most, from - at);
            at = std::max(at, to);
        }
        return std::max(most, box.bottom() - at) / box.h;
    }
    /// The same at the right of the portrait.
    float emptiest_beside() const {
        Plaque beside = *this;
        const float middle = box.x + box.w * 0.55F;
        std::erase_if(beside.boxes, [&](const Rect& each) { return each.right() < middle; });
        return beside.emptiest();
    }

    static inline const std::vector<std::string> log{"Somebody walks on."};
    Ruler ruler;
    const scene::Seat* below = nullptr;
    Rect box;
    Page page;
    std::vector<Rect> boxes;
    std::vector<std::string> words;
};

std::vector<Moment> moments_of(const char* campaign, int seats, int every = 5) {
    play::Library library = library_of(campaign);
    std::vector<Moment> all = test::moments_of(library, seats, "en", every, 30);
    std::erase_if(all, [](const Moment& moment) { return !moment.scene.table; });
    return all;
}

}  // namespace

TEST_CASE("no great part of a plaque is empty paper, whoever sits there and whatever they play") {
    int seen = 0;
    for (const char* campaign : {"black_water", "gauntlet", "fighter", "lords", "twister"})
        for (const int seats : {2, 3})
            for (const Moment& moment : moments_of(campaign, seats)) {
                const Plaque plaque(moment);
                INFO(campaign, " ", seats, ": ", moment.ask.prompt, " ", shown(plaque.box));
                CHECK(plaque.emptiest() < 0.2F);
                CHECK(plaque.emptiest_beside() < 0.42F);
                ++seen;
            }
    CHECK(seen > 100);
}

TEST_CASE("what a hero can do is told in large letters as well") {
    int told = 0;
    for (const char* campaign : {"gauntlet", "fighter"})
        for (const Moment& moment : moments_of(campaign, 3)) {
            const Plaque plaque(moment, 150);
            const scene::Card* self = self_of(*plaque.below);
            if (self == nullptr) continue;
            for (const scene::Badge& fact : self->face.badges) {
                INFO(campaign, ": ", moment.ask.prompt, " ", fact.label, " ", fact.value);
                CHECK(std::any_of(plaque.words.begin(), plaque.words.end(), [&](const std::string& words) {
                    return words.find(fact.value) != std::string::npos;
                }));
                ++told;
            }
        }
    CHECK(told > 100);
}

TEST_CASE("what a hero's rule says at length has no pill there too") {
    int told = 0;
    for (const Moment& moment : moments_of("fighter", 3)) {
        const Plaque plaque(moment);
        const scene::Card* self = self_of(*plaque.below);
        if (self == nullptr || self->face.rule.find("Red:") == std::string::npos) continue;
        const auto says = [&](std::string_view beginning) {
            return std::any_of(plaque.words.begin(), plaque.words.end(), [&](const std::string& words) {
                return words.find(beginning) != std::string::npos;
            });
        };
        CHECK(says("Red:"));
        CHECK_FALSE(says("red:"));
        ++told;
    }
    CHECK(told > 10);
}

TEST_CASE("a number on a plaque has its word below it, or beside one's own board where it is looked at") {
    for (const char* campaign : {"gauntlet", "lords", "twister"})
        for (const Moment& moment : moments_of(campaign, 3)) {
            const Plaque plaque(moment);
            INFO(campaign, ": ", moment.ask.prompt);
            const bool home = moment.ask.star == scene::Star::spaces;
            for (const scene::Badge& badge : plaque.below->counters)
                CHECK_MESSAGE((home ? plaque.tells(badge.label) : plaque.says(badge.label)), badge.label);
        }
}

TEST_CASE(
    "whom somebody plays stands on the plaque with what they can do, and nowhere else below the stage") {
    for (const char* campaign : {"fighter", "gauntlet"}) {
        int told = 0;
        for (const Moment& moment : moments_of(campaign, 3)) {
            const Plaque plaque(moment);
            const scene::Card* self = self_of(*plaque.below);
            if (self == nullptr) continue;
            INFO(campaign, ": ", moment.ask.prompt);
            int times = 0;
            for (const Piece& piece : plaque.page.pieces)
                for (const Text& text : piece.texts)
                    if (text.box.y > plaque.box.y && text.box.right() < plaque.page.width * 0.75F &&
                        text.words == figure_of(plaque.ruler, self->face) && text.ink == Ink::figure)
                        ++times;
            CHECK(times == 1);
            std::string all;
            for (const std::string& word : plaque.words)
                all += word + " ";
            for (const std::string& word :
                 plaque.ruler.type.wrap(self->face.rule, Typeface::regular, 17, 200))
                CHECK_MESSAGE(all.find(word.substr(0, word.find(' '))) != std::string::npos, word);
            ++told;
        }
        CHECK_MESSAGE(told > 3, campaign);
    }
}

TEST_CASE("no two who play no hero of their own have the same colour behind their portraits") {
    std::set<std::string> hues;
    for (int seat = 0; seat < 6; ++seat)
        hues.insert(hue_of({.id = static_cast<SeatId>(seat)}));
    CHECK(hues.size() == 6);
    CHECK(hue_of({.id = SeatId{0}, .colour = "teal"}) == "teal");
}

TEST_CASE("the key of a seal that can be pressed stands between it and its name") {
    int keys = 0;
    for (const Moment& moment : moments_of("black_water", 2, 2)) {
        const Plaque plaque(moment);
        const TableView view{.scene = moment.scene, .ask = &moment.ask, .log = plaque.log};
        const Offering offering(view);
        for (const scene::Zone& zone : plaque.below->zones) {
            if (zone.role != scene::Role::plaque || zone.cards.size() != 1 || !offering.needs(zone)) continue;
            const CardId card = zone.cards.front().id;
            for (const Piece& seal : plaque.page.pieces)
                if (seal.thing == index(card) + 1 && plaque.box.holds(seal.box))
                    for (const Piece& key : plaque.page.pieces)
                        for (const Figure& shape : key.shapes)
                            if (key.thing < kChoiceThing && shape.look == Look::key &&
                                plaque.box.holds(shape.box)) {
                                CHECK(shape.box.x >= seal.box.right());
                                ++keys;
                            }
        }
    }
    CHECK(keys > 3);
}
