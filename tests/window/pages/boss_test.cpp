// What a boss does stands line by line, and what holds now is lit.
#include "window/fixture.h"
#include "window/pages/card_parts.h"

#include <algorithm>
#include <optional>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

using Force = scene::Clause::Force;

const scene::Card* boss_of(const scene::Scene& scene) {
    for (const scene::Zone& zone : scene.zones)
        for (const scene::Card& card : zone.cards)
            if (zone.role == scene::Role::faced && !card.face.clauses.empty()) return &card;
    return nullptr;
}

constexpr std::size_t kFewAround = 1;

/// Who stands there besides the boss, and the Loot between them.
std::size_t crowd_of(const scene::Scene& scene) {
    std::size_t all = 0;
    for (const scene::Seat& seat : scene.seats)
        for (const scene::Zone& zone : seat.zones)
            if (zone.role == scene::Role::faced || zone.role == scene::Role::offered)
                all += zone.cards.size();
    return all;
}

}  // namespace

TEST_CASE("every state of a boss that a text names is the beginning of one sentence of its rule") {
    int phases = 0;
    for (const char* campaign : {"black_water", "five_to_eleven", "set_menu"}) {
        const play::Library library = library_of(campaign);
        for (const char* code : {"en", "it"}) {
            const text::Language& words = library.language(code);
            for (const std::string& key : words.keys()) {
                if (!key.starts_with("phase.")) continue;
                const std::string id = key.substr(6, key.rfind('.') - 6);
                const std::string begins = words.say(intern(key));
                const std::string rule = words.say(intern("rule." + id));
                INFO(code, " ", key, ": ", begins);
                CHECK((rule.starts_with(begins) || rule.find(". " + begins) != std::string::npos));
                ++phases;
            }
        }
    }
    CHECK(phases > 20);
}

TEST_CASE("a boss's sentences stand in lines; what holds now is lit, what will hold is told and not lit") {
    int now = 0;
    int later = 0;
    for (const Moment& moment : moments(4, "en", 1, 900)) {
        const scene::Card* boss = boss_of(moment.scene);
        if (boss == nullptr) continue;
        const int scale = now % 2 == 0 ? 100 : 150;  // in large letters too
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, scale)};
        const Choosing choosing(moment.ask);
        const Page page = table_page(
            ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = {}}, 1280, 720);
        const auto piece = std::find_if(page.pieces.begin(), page.pieces.end(),
                                        [&](const Piece& each) { return each.thing == index(boss->id) + 1; });
        REQUIRE(piece != page.pieces.end());
        for (const scene::Clause& clause : boss->face.clauses) {
            const auto line = std::find_if(piece->texts.begin(), piece->texts.end(), [&](const Text& text) {
                return text.words.size() > 8 && clause.words.starts_with(text.words);
            });
            REQUIRE_MESSAGE(line != piece->texts.end(), clause.words);
            const bool lit =
                std::any_of(piece->shapes.begin(), piece->shapes.end(), [&](const Figure& shape) {
                    return shape.look == Look::title && shape.box.inset(-1).holds(line->box);
                });
            CHECK(lit == (clause.force == Force::now));
            now += clause.force == Force::now ? 1 : 0;
            later += clause.force == Force::not_now ? 1 : 0;
        }
        if (now > 4 && later > 4) return;
    }
    CHECK(now > 0);
    CHECK(later > 0);
}

TEST_CASE("in large letters a boss's sentences are larger too: the picture gives way") {
    int all = 0;
    int grown = 0;
    int given_way = 0;
    for (const Moment& moment : moments(4, "en", 1, 900)) {
        const scene::Card* boss = boss_of(moment.scene);
        if (boss == nullptr || boss->face.clauses.size() < 3) continue;
        const auto letters = [&](int scale) {
            const Ruler ruler{garamond(), language("en"), em_of(1280, 720, scale)};
            const Choosing choosing(moment.ask);
            const Page page = table_page(
                ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = {}}, 1280,
                720);
            for (const Piece& piece : page.pieces)
                if (piece.thing == index(boss->id) + 1 && stage_of(piece) != nullptr)
                    given_way += stage_of(piece)->box.w * 1.3F < paper_of(piece).w ? 1 : 0;
            for (const Piece& piece : page.pieces)
                for (const Text& text : piece.texts)
                    if (piece.thing == index(boss->id) + 1 && text.words.size() > 8 &&
                        boss->face.clauses.back().words.starts_with(text.words))
                        return static_cast<int>(text.size);
            return 0;
        };
        const int usual = letters(100);
        const int large = letters(150);
        if (large == 0 && crowd_of(moment.scene) > kFewAround) continue;  // in a crowd it has no room for any
        CHECK_MESSAGE(large >= usual, boss->face.name);
        grown += usual < 18 && large * 10 >= usual * 11 ? 1 : 0;  // else there was room before
        if (++all == 60) break;
    }
    CHECK(grown > 20);
    CHECK(given_way > 0);
}
