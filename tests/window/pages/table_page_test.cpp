// The table at every size and scale: nothing clipped, nothing overlapping, every choice within reach.
#include "window/pages/table_page.h"

#include "save/disk_files.h"
#include "window/fixture.h"
#include "window/pages/dialog.h"
#include "window/pages/dragging.h"
#include "window/pages/offering.h"
#include "window/pages/passage_sheet.h"
#include "window/pages/whole_card.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

const std::vector<std::string> kLog(40,
                                    "The Bog Hound swings at Anna: rolls 5 −3, 2 damage, and it is not the "
                                    "worst thing that happened on a Tuesday.");

/// Every option can be pressed here, or after scrolling.
std::string out_of_reach(const Ruler& ruler, const Moment& moment, const Size& size) {
    const Choosing choosing(moment.ask);
    const std::size_t count = moment.ask.choices.size();
    const auto page_at = [&](int scroll, Ref narrowed = {}) {
        return table_page(ruler,
                          {.scene = moment.scene,
                           .ask = &moment.ask,
                           .choosing = &choosing,
                           .log = kLog,
                           .reading = {scroll, narrowed}},
                          size.w, size.h);
    };
    const Shape shape = moment.ask.question.shape;
    if (shape == Shape::read || shape == Shape::confirm || shape == Shape::amount)
        return has_spot(page_at(0), Does::settle, shape == Shape::confirm ? 1 : 0) ? "" : "nothing to press";
    std::set<std::size_t> seen;
    std::set<std::uint64_t> opened;
    const std::function<void(Ref)> look = [&](Ref narrowed) {
        for (int scroll = 0; scroll <= static_cast<int>(count); ++scroll) {
            const Page page = page_at(scroll, narrowed);
            for (std::size_t i = 0; i < count; ++i)
                for (std::size_t row = 0; row < count; ++row)  // equal ones are one row
                    if (moment.ask.choices[row].label == moment.ask.choices[i].label &&
                        has_spot(page, Does::choose, static_cast<std::int64_t>(row)))
                        seen.insert(i);
            for (const Spot& spot : page.spots)  // what is about one thing on the table
                if (const auto thing = static_cast<std::uint64_t>(spot.number);
                    !narrowed && spot.does == Does::narrow && spot.stop && opened.insert(thing).second)
                    look(Ref::from_bits(thing));
            if (page.hidden == 0) break;
        }
    };
    look({});
    return seen.size() == count ? "" : fmt::format("{} of {} choices", seen.size(), count);
}

/// How many cards are left in a deck is said once, in the band or where its rest is looked at.
std::string deck_not_counted(const Page& page, const scene::Scene& scene) {
    for (const scene::Zone& zone : scene.zones) {
        if (!zone.pile) continue;
        const std::string wanted = fmt::format("{} {}\n", zone.label, zone.size);
        int told = 0;
        for (const Piece& piece : page.pieces) {
            if (piece.thing == kZoneThing + index(zone.id))
                told += piece.texts.size() >= 2 && piece.texts.back().words == fmt::format("{}", zone.size) &&
                                (piece.texts[piece.texts.size() - 2].words == zone.label ||
                                 piece.hint + "\n" == wanted)
                            ? 1
                            : 10;
            if (piece.thing == kPilesThing &&
                ("\n" + piece.hint + "\n").find("\n" + wanted) != std::string::npos)
                ++told;
        }
        if (told != 1) return fmt::format("{} {} stands there {} times", zone.label, zone.size, told);
    }
    return "";
}

/// Every page of some games, at every size and scale.
void look_for_faults(const char* code) {
    int pages = 0;
    for (int seats : {1, 2, 4, 6})
        for (const Moment& moment : moments(seats, code, 9, 14))
            for (const Size& size : kSizes)
                for (int scale : kScales) {
                    const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                    const Choosing choosing(moment.ask);
                    const Page page = table_page(
                        ruler,
                        {.scene = moment.scene,
                         .ask = &moment.ask,
                         .choosing = &choosing,
                         .log = kLog,
                         .rolls = {{"Anna", 4, CardId::none, {"4 +3 −1 = 6", "4, +3 (Axe), −1 (Fog) = 6"}}}},
                        size.w, size.h);
                    const std::string fault = fault_of(page);
                    INFO(std::string(code), " ", seats, " heroes, ", size.w, "x", size.h, " at ", scale,
                         " %: ", moment.ask.prompt);
                    CHECK(fault == "");
                    if (moment.scene.table) {
                        CHECK_MESSAGE(has_look(page, Look::focus), "whoever is asked is not to be seen");
                        if (scale <= 100) CHECK(deck_not_counted(page, moment.scene) == "");
                    }
                    ++pages;
                }
    CHECK(pages > 1000);
}

/// At 1920x1080, in English.
Page full_page(const Moment& moment) {
    const Ruler ruler{garamond(), language("en"), em_of(1920, 1080, 100)};
    const Choosing choosing(moment.ask);
    return table_page(ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = kLog},
                      1920, 1080);
}

}  // namespace

TEST_CASE("whoever chooses a hero sees all of them as cards, at every size and scale") {
    for (const char* code : {"en", "it"}) {
        const Moment moment = moments(3, code, 1, 1).front();
        REQUIRE(!moment.scene.table);
        for (const Size& size : kSizes)
            for (const int scale : kScales) {
                INFO(code, " ", size.w, "x", size.h, " at ", scale, " %");
                const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                const Choosing choosing(moment.ask);
                const Page page = table_page(
                    ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = kLog},
                    size.w, size.h);
                CHECK(fault_of(page) == "");
                for (std::size_t i = 0; i < moment.ask.choices.size(); ++i) {
                    const auto card =
                        std::find_if(page.pieces.begin(), page.pieces.end(),
                                     [i](const Piece& piece) { return piece.thing == kChoiceThing + i; });
                    REQUIRE(card != page.pieces.end());
                    CHECK(std::any_of(card->shapes.begin(), card->shapes.end(),
                                      [](const Figure& figure) { return figure.look == Look::scene; }));
                    std::string words;
                    for (const Text& text : card->texts)
                        words += text.words + " ";
                    CHECK(words.find(moment.ask.choices[i].face->name.substr(0, 3)) != std::string::npos);
                    CHECK(words.find("…") == std::string::npos);
                }
            }
    }
}

TEST_CASE("heroes to choose from: pictures of a row are equally high, and every row stands in the middle") {
    const Moment moment = moments(3, "en", 1, 1).front();
    for (const Size& size : kSizes)
        for (const int scale : kScales) {
            INFO(size.w, "x", size.h, " at ", scale, " %");
            const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
            const Choosing choosing(moment.ask);
            const Page page = table_page(
                ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = kLog},
                size.w, size.h);
            struct Row {
                std::set<float> pictures;
                std::size_t cards = 0;
                float left = 1'000'000;
                float right = 0;
            };
            std::map<float, Row> rows;
            for (const Piece& piece : page.pieces) {
                if (piece.thing < kChoiceThing || piece.thing >= kDieThing) continue;
                Row& row = rows[piece.box.y];
                ++row.cards;
                row.left = std::min(row.left, piece.box.x);
                row.right = std::max(row.right, piece.box.right());
                for (const Figure& figure : piece.shapes)
                    if (figure.look == Look::scene) row.pictures.insert(figure.box.h);
            }
            REQUIRE(!rows.empty());
            const Row& first = rows.begin()->second;
            for (const auto& [_, row] : rows) {
                CHECK(row.pictures.size() == 1);
                CHECK(std::abs(row.left + row.right - first.left - first.right) <= 4);
                CHECK(row.cards + 1 >= first.cards);
            }
        }
}

TEST_CASE("heroes to choose from: each has a colour of its own and says in a line what it does") {
    for (const char* code : {"en", "it"}) {
        const Moment moment = moments(3, code, 1, 1).front();
        const Ruler ruler{garamond(), language(code), em_of(1280, 720, 100)};
        const Choosing choosing(moment.ask);
        const Page page =
            table_page(ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = kLog},
                       1280, 720);
        std::set<std::string> colours;
        std::size_t heroes = 0;
        std::string told;  // what is said of the one in large
        for (const Piece& piece : page.pieces) {
            const bool on_table = piece.thing >= kChoiceThing && piece.thing < kDieThing;
            for (const Text& text : piece.texts)
                if (!on_table) told += text.words + "\n";
            if (!on_table) continue;
            ++heroes;
            const scene::Face& face = *moment.ask.choices[piece.thing - kChoiceThing].face;
            CHECK_FALSE(face.role.empty());
            CHECK(std::any_of(piece.texts.begin(), piece.texts.end(),
                              [&](const Text& text) { return text.words == face.role; }));
            colours.insert(face.frame);
            CHECK(piece.shapes.front().frame == face.frame);
        }
        CHECK(heroes == moment.ask.choices.size());
        CHECK(colours.size() == heroes);
        const scene::Face& first = *moment.ask.choices.front().face;
        CHECK(told.find(first.role) != std::string::npos);
        for (const scene::Badge& badge : first.badges)
            CHECK_MESSAGE(told.find(badge.label) != std::string::npos, badge.label);
    }
}

TEST_CASE("a table of every game that ships has its place behind it, and light falls on its stage") {
    for (const char* campaign : {"black_water", "five_to_eleven", "set_menu", "fighter", "gauntlet", "lords",
                                 "lords_training", "twister"}) {
        play::Library library = library_of(campaign);
        const std::vector<Moment> all = moments_of(library, 2, "en", 3, 8);
        const auto moment =
            std::find_if(all.begin(), all.end(), [](const Moment& moment) { return moment.scene.table; });
        INFO(campaign);
        REQUIRE(moment != all.end());
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Page page = table_page(ruler, {.scene = moment->scene, .log = kLog}, 1280, 720);
        CHECK(page.backdrop != nullptr);
        CHECK(page.backdrop == moment->scene.backdrop);
        CHECK(page.lit.w > 0);
    }
}

TEST_CASE("red says nothing of who is asked") {
    int asked = 0;
    for (const Moment& moment : moments(3, "en", 3, 20)) {
        if (moment.ask.who.empty()) continue;
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Choosing choosing(moment.ask);
        const Page page =
            table_page(ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = kLog},
                       1280, 720);
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts) {
                if (text.words != moment.ask.who) continue;
                CHECK(text.ink != Ink::red);
                ++asked;
            }
    }
    CHECK(asked > 0);
}

TEST_CASE("nothing is clipped and nothing overlaps, for 1 to 6 heroes, at every size and scale, in English") {
    look_for_faults("en");
}

TEST_CASE("nothing is clipped and nothing overlaps, for 1 to 6 heroes, at every size and scale, in Italian") {
    look_for_faults("it");
}

TEST_CASE("every choice can be pressed, at the smallest window with the largest type too") {
    for (const char* code : {"en", "it"})
        for (int seats : {1, 6})
            for (const Moment& moment : moments(seats, code, 7, 25))
                for (const Size& size : {kSizes[0], kSizes[1]})
                    for (int scale : {75, 100, 200}) {
                        const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, scale)};
                        INFO(std::string(code), " ", seats, " heroes, ", size.w, "x", size.h, " at ", scale,
                             " %: ", moment.ask.prompt);
                        CHECK(out_of_reach(ruler, moment, size) == "");
                    }
}

TEST_CASE(
    "every shipped card, hero and Monster fits its plate and its card, in both languages at every scale") {
    const Catalogue& catalogue = *play::test::library().rules().catalogue();
    for (const char* code : {"en", "it"}) {
        const scene::Words words(play::test::library(), code);
        const scene::Stage stage(play::test::library(), words);
        for (std::size_t def = 0; def < catalogue.definitions.size(); ++def) {
            const scene::Card card{CardId{1}, stage.face(static_cast<DefId>(def))};
            for (int scale : kScales) {
                const Ruler ruler{garamond(), language(code), em_of(1280, 720, scale)};
                INFO(catalogue.definitions[def].text(), " ", code, " ", scale);
                CHECK(fault_of(plate(ruler, card, ruler.em * 12)) == "");
                CHECK(fault_of(plate(ruler, card, ruler.em * 40)) == "");
                CHECK(fault_of(whole_card(ruler, card, ruler.em * 8.6F, ruler.em * 11.2F)) == "");
                CHECK(fault_of(large_card(ruler, card.face, {"Not enough intelligence."}, ruler.em * 17,
                                          2000)) == "");
            }
        }
    }
}

TEST_CASE(
    "what may well be chosen glows; all of it can be pressed, and equal cards are as good as each other") {
    int glowing = 0;
    int heaps = 0;
    for (const Moment& moment : moments(3, "en", 1, 60)) {
        const Page page = full_page(moment);
        for (const Piece& piece : page.pieces) {
            if (!piece.glows || piece.thing == 0) continue;
            ++glowing;
            const Spot* spot = page.spot_at(piece.box.x + 3, piece.box.y + 3);
            REQUIRE(spot != nullptr);
            CHECK((spot->does == Does::choose || spot->does == Does::narrow));
            heaps += std::any_of(piece.texts.begin(), piece.texts.end(),
                                 [](const Text& text) { return text.words.starts_with("×"); });
        }
    }
    CHECK(glowing > 60);
    CHECK(heaps > 15);
}

TEST_CASE("what only a mistake could be done with does not glow, and can be pressed all the same") {
    int doubtful = 0;
    for (const Moment& moment : moments(3, "en", 1, 60)) {
        const Page page = full_page(moment);
        for (const Piece& piece : page.pieces) {
            if (piece.lift == 0) continue;
            bool warned = false;
            bool good = false;
            for (const scene::Choice& choice : moment.ask.choices)
                if (choice.object.kind() == RefKind::card &&
                    index(choice.object.as_card()) + 1 == piece.thing)
                    (choice.caution.empty() ? good : warned) = true;
            if (!warned && !good) continue;
            CHECK(piece.glows == good);
            const Spot* spot = page.spot_at(piece.box.x + 3, piece.box.y + 3);
            REQUIRE(spot != nullptr);
            CHECK((spot->does == Does::choose || spot->does == Does::narrow));
            doubtful += good ? 0 : 1;
        }
    }
    CHECK(doubtful > 3);
}

TEST_CASE("what one's own hero can do is pressed on the portrait, and no card of it lies elsewhere") {
    int own = 0;
    for (const char* code : {"en", "it"})
        for (const Moment& moment : moments(3, code, 1, 200)) {
            const Ruler ruler{garamond(), language(code), em_of(1280, 720, 100)};
            const Choosing choosing(moment.ask);
            const TableView view{
                .scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = kLog};
            const Offering offering(view);
            const std::optional<std::size_t> choice = offering.about_self();
            if (!choice) continue;
            CHECK(moment.ask.choices[*choice].face->picture == offering.focus()->picture);
            const Page page = table_page(ruler, view, 1280, 720);
            const Piece* portrait = nullptr;
            for (const Piece& piece : page.pieces) {
                if (piece.thing != kChoiceThing + *choice) continue;
                CHECK(portrait == nullptr);
                portrait = &piece;
            }
            REQUIRE(portrait != nullptr);
            CHECK(portrait->box.y > page.lit.bottom());
            const Spot* spot =
                page.spot_at(portrait->box.x + portrait->box.w / 2, portrait->box.y + portrait->box.h / 2);
            REQUIRE(spot != nullptr);
            CHECK((spot->does == Does::choose || spot->does == Does::narrow));
            CHECK(fault_of(page) == "");
            ++own;
        }
    CHECK(own > 5);
}

TEST_CASE("who may be chosen is pressed on the portrait, which shines and wears the number") {
    int chosen = 0;
    for (const Moment& moment : moments(3, "en", 1, 40)) {
        const bool all_seats = std::all_of(moment.ask.choices.begin(), moment.ask.choices.end(),
                                           [](const scene::Choice& choice) {
                                               return choice.object.kind() == RefKind::seat && !choice.target;
                                           });
        if (!all_seats || moment.ask.choices.empty() || !moment.scene.table) continue;
        ++chosen;
        const Page page = full_page(moment);
        for (std::size_t i = 0; i < moment.ask.choices.size(); ++i) {
            const std::size_t place = index(moment.ask.choices[i].object.as_seat());
            REQUIRE(place < page.seats.size());
            const Rect portrait = page.seats[place];
            const Spot* spot = page.spot_at(portrait.x + portrait.w / 2, portrait.y + portrait.h / 2);
            REQUIRE(spot != nullptr);
            CHECK(spot->does == Does::choose);
            CHECK(spot->number == static_cast<std::int64_t>(i));
            const auto frame = std::find_if(page.pieces.begin(), page.pieces.end(), [&](const Piece& piece) {
                return piece.thing == kSeatThing + place;
            });
            REQUIRE(frame != page.pieces.end());
            CHECK(frame->glows);
            CHECK(page.numbers.contains(moment.ask.choices[i].number));
        }
        CHECK(fault_of(page) == "");
    }
    CHECK(chosen > 0);
}

TEST_CASE("what somebody's hero does is looked at on their portrait, whoever it is") {
    int seen = 0;
    for (const Moment& moment : moments(3, "en", 8, 20)) {
        if (!moment.scene.table) continue;
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Choosing choosing(moment.ask);
        const Page page =
            table_page(ruler, {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = kLog},
                       1280, 720);
        for (const scene::Seat& seat : moment.scene.seats) {
            if (seat.hero.empty()) continue;
            REQUIRE(seat.played);
            CHECK(seat.played->name == seat.hero);
            CHECK_FALSE(seat.played->rule.empty());
            const std::size_t place = index(seat.id);
            const auto portrait =
                std::find_if(page.pieces.begin(), page.pieces.end(),
                             [&](const Piece& piece) { return piece.thing == kSeatThing + place; });
            REQUIRE(portrait != page.pieces.end());
            const Rect& seated = page.seats[place];
            CHECK(portrait->box.holds(seated.x + seated.w / 2, seated.y + seated.h / 2));
            ++seen;
        }
    }
    CHECK(seen > 6);
}

TEST_CASE("while a card is dragged only those shine that it may go to") {
    const auto shining = [](const Moment& moment, const std::optional<Spot>& lifted) {
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Choosing choosing(moment.ask);
        const Page page = table_page(
            ruler,
            {.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = kLog, .lifted = lifted},
            1280, 720);
        std::set<std::uint64_t> all;
        for (const Piece& piece : page.pieces)
            if (piece.glows && piece.thing > 0 && piece.thing < kStepThing) all.insert(piece.thing - 1);
        return all;
    };
    int dragged_onto = 0;
    for (const Moment& moment : moments(3, "en", 1, 60)) {
        if (!moment.scene.table || moment.ask.question.shape != Shape::choose_one) continue;
        for (const scene::Seat& seat : moment.scene.seats)
            for (const scene::Zone& zone : seat.zones) {
                if (zone.role != scene::Role::hand || seat.id != moment.ask.question.seat) continue;
                for (const scene::Card& card : zone.cards) {
                    const Spot lifted{{}, Does::look, static_cast<std::int64_t>(index(card.id)), false};
                    for (const std::uint64_t thing : shining(moment, lifted)) {
                        const Spot onto{{}, Does::look, static_cast<std::int64_t>(thing), false};
                        CHECK(dragged(moment.scene, moment.ask, lifted, onto).choice);
                        CHECK(thing != index(card.id));
                        ++dragged_onto;
                    }
                }
            }
    }
    CHECK(dragged_onto > 5);
}

TEST_CASE("a card that is dragged lies in the hand as it did: it goes along with the mouse from there") {
    int lifted = 0;
    for (const Moment& moment : moments(3, "en", 1, 40)) {
        const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
        const Choosing choosing(moment.ask);
        TableView view{.scene = moment.scene, .ask = &moment.ask, .choosing = &choosing, .log = kLog};
        const Page before = table_page(ruler, view, 1280, 720);
        for (const Piece& piece : before.pieces) {
            if (piece.lift == 0 || !piece.glows) continue;
            const auto spot = std::find_if(before.spots.begin(), before.spots.end(),
                                           [&](const Spot& each) { return each.box == piece.box; });
            if (spot == before.spots.end()) continue;
            view.lifted = *spot;
            const Page after = table_page(ruler, view, 1280, 720);
            const auto same = std::find_if(after.pieces.begin(), after.pieces.end(),
                                           [&](const Piece& each) { return each.thing == piece.thing; });
            REQUIRE(same != after.pieces.end());
            CHECK(same->box == piece.box);
            CHECK(same->glows);
            ++lifted;
        }
    }
    CHECK(lifted > 20);
}

TEST_CASE("a hand that is hidden from whoever looks is a number, never a card") {
    const scene::Words words(play::test::library(), "en");
    const scene::Stage stage(play::test::library(), words);
    using namespace tankard::play::test;
    Evening evening(library(), tape_of(beginning(library(), 3, 3, 9, setting("hands", "closed"))));
    int looked = 0;
    evening.people.quit_at = 60;
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        if (question.seat == SeatId::none || state.table.cards() == 0) return std::nullopt;
        const scene::Scene scene = stage.scene(state, question, evening.session.settings());
        for (const scene::Seat& seat : scene.seats)
            for (const scene::Zone& zone : seat.zones) {
                if (zone.kind != Name::of("hand") || seat.id == question.seat) continue;
                CHECK(!zone.seen);
                CHECK(zone.cards.empty());
                ++looked;
            }
        return std::nullopt;
    };
    evening.session.run();
    CHECK(looked > 50);
}

TEST_CASE("sheets: story pages, long lists and menus at every size and scale") {
    const std::string prose =
        "Nine days ago the river at Osier End turned black. Not muddy: black, like the inside of a boot. The "
        "fish left on "
        "the first day, the washing on the second.";
    Dialog story{
        .title = "The Mill", .ornament = "❦", .story = true, .entries = {{"Turn the page", "", "↵"}}};
    story.paragraphs.assign(5, prose);
    Dialog list{.title = "Saved campaigns", .subtitle = "All of them", .ornament = "📜", .over = true};
    for (int i = 0; i < 40; ++i)
        list.entries.push_back(
            {"Black Water (black_water-1.tankard)", "2026-11-21 · Anna, Ben, Chiara · the ferry", "▶"});
    Dialog field{.title = "Who plays?",
                 .paragraphs = {prose},
                 .entries = {{"To the tavern", "", "↵"}},
                 .field = std::string(180, 'w'),
                 .typing = true};
    Dialog passage = passage_sheet({"A Light in the Gallery",
                                    "Anna",
                                    play::test::library().picture(intern("09_light_in_the_gallery")),
                                    {prose}},
                                   "Back to the table");
    const scene::Token archer{.card = CardId{3}, .face = {.name = "Postal Archer", .picture = "bowman"}};
    Dialog outcome = passage_sheet({.title = "The Postal Archer delivers a bolt to the Unemployed Angel",
                                    .paragraphs = {"Anna plays a 4: 7.", "Bela plays a 2: 4.", prose},
                                    .deed = true,
                                    .verdict = 1,
                                    .duel = scene::Duel{{archer, 7, false, "3 + 4"}, {archer, 4, true}}},
                                   "Back to the table");
    const auto fared = [&](int after) {
        return scene::Fared{archer, {.name = intern("health"), .amount = 3}, after, after == 0};
    };
    Dialog battle = passage_sheet({.title = "Anna meets the heroes at the Tunnel",
                                   .paragraphs = {"Fatigue: 1. Everybody takes it.", prose},
                                   .deed = true,
                                   .fared = {fared(0), fared(3), fared(2), fared(0)}},
                                  "Back to the table");
    for (Dialog* sheet : {&story, &list, &field, &passage, &outcome, &battle})
        for (const Size& size : kSizes)
            for (int scale : kScales)
                for (int scroll : {0, 3, 1000}) {
                    sheet->scroll = scroll;
                    const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, scale)};
                    const Page page = dialog_page(ruler, *sheet, size.w, size.h);
                    INFO(sheet->title, " ", size.w, "x", size.h, " at ", scale, " %, scrolled ", scroll);
                    CHECK(fault_of(page) == "");
                    CHECK(std::any_of(page.spots.begin(), page.spots.end(),
                                      [](const Spot& spot) { return spot.does == Does::pick; }));
                }
}

TEST_CASE("a story's paragraphs are told by their first line, and a note in brackets stands apart") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const Dialog story{.title = "The Mill",
                       .paragraphs = {"The first.\nThe second.\n\nThe third.", "The fourth.", "(A note.)"},
                       .story = true};
    const Page page = dialog_page(ruler, story, 1280, 720);
    CHECK(fault_of(page) == "");
    std::vector<float> tops;
    const Text* note = nullptr;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts) {
            if (text.words == "(A note.)") note = &text;
            for (const char* ordinal : {"second", "third", "fourth"})
                if (text.words.find(ordinal) != std::string::npos) {
                    CHECK(text.words.starts_with("\u00a0"));
                    tops.push_back(text.box.y);
                }
        }
    REQUIRE(tops.size() == 3);
    CHECK(tops[1] - tops[0] == tops[2] - tops[1]);
    REQUIRE(note != nullptr);
    CHECK(note->face == static_cast<std::uint8_t>(Typeface::italic));
    CHECK(note->box.y - tops[2] > (tops[2] - tops[1]) * 1.5F);
}

TEST_CASE("what is told in one line has no drop capital and stands in the middle") {
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const auto capital = [&](const std::string& told) {
        const Page page = dialog_page(ruler, {.title = "A", .paragraphs = {told}, .story = true}, 1280, 720);
        bool found = false;
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts) {
                found = found || text.words == told.substr(0, 1);
                if (text.words == told) CHECK(text.align == Align::centre);
            }
        return found;
    };
    CHECK_FALSE(capital("Every attack is one better."));
    CHECK(capital(
        "Lines and lines and lines and lines and lines and lines and lines and lines and lines and lines."));
    CHECK(capital("One line.\nAnd another."));
}

TEST_CASE("a card in large explains its keywords, as many as there is room for") {
    const scene::Words words(play::test::library(), "en");
    const scene::Stage stage(play::test::library(), words);
    const Name anvil = intern("anvil_on_a_stick");
    const auto& definitions = play::test::library().rules().catalogue()->definitions;
    const auto at = std::find(definitions.begin(), definitions.end(), anvil);
    REQUIRE(at != definitions.end());
    const scene::Face face = stage.face(static_cast<DefId>(at - definitions.begin()));
    REQUIRE(face.meanings);
    const auto explains = [&](std::string_view topic) {
        return std::any_of(face.meanings->begin(), face.meanings->end(), [&](const scene::Meaning& meaning) {
            return meaning.sentence.starts_with(topic);
        });
    };
    CHECK(explains("Attack: "));
    CHECK(explains("Heavy: "));
    CHECK(explains("Armour: "));
    CHECK_FALSE(explains("Dodge: "));
    const Ruler ruler{garamond(), language("en"), 17};
    const float whole = large_card(ruler, face, {}, 290, 5000).box.h;
    for (const float most : {300.0F, 450.0F, 600.0F, whole}) {
        const Piece piece = large_card(ruler, face, {}, 290, most);
        CHECK(fault_of(piece) == "");
        CHECK(piece.box.h <= std::max(most, large_card(ruler, face, {}, 290, 0).box.h));
    }
    CHECK(large_card(ruler, face, {}, 290, whole).box.h == whole);
}
