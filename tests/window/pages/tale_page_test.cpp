// A chapter's end, as a page: at every size and type size nothing is cut, and all of it can be reached.
#include "window/pages/tale_page.h"

#include "text/utf8.h"
#include "window/fixture.h"
#include "window/pages/chronicle_page.h"
#include "window/pages/table_page.h"
#include "window/pages/tale_columns.h"
#include "window/pages/tale_scene.h"
#include "window/told.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

/// In a line, or as a number and what it is called.
bool tells(const std::set<std::string>& words, const scene::Deed& deed) {
    if (words.contains(deed.words)) return true;
    const std::string number = std::to_string(deed.amount);
    return words.contains(number) && std::any_of(words.begin(), words.end(), [&](const std::string& name) {
               return name.size() > 1 && name != number &&
                      deed.words.size() <= name.size() + number.size() + 2 &&
                      deed.words.find(name.substr(1)) != std::string::npos;
           });
}

void read(const Page& page, std::set<std::string>& words) {
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            words.insert(text.words);
}

}  // namespace

TEST_CASE("a chapter's end fits its window, and scrolling reaches every deed") {
    for (const char* code : {"en", "it"})
        for (const int seats : {1, 4, 6}) {
            const scene::Tale told = first_evening(seats, code, 21);
            for (const Size size : kSizes)
                for (const int percent : kScales) {
                    const Ruler ruler{garamond(), language(code), em_of(size.w, size.h, percent)};
                    std::set<std::string> words;
                    for (int scroll = 0, hidden = 0; scroll <= hidden; ++scroll) {
                        const Page page = tale_page(ruler, told, {"on"}, scroll, size.w, size.h);
                        hidden = page.hidden;
                        REQUIRE_MESSAGE(fault_of(page) == "",
                                        seats << " " << size.w << " " << percent << " " << fault_of(page));
                    }
                    int hidden = 0;
                    for (int scroll = 0; scroll <= hidden; ++scroll) {
                        const Page page = tale_page(
                            ruler, told,
                            {.on = "on", .more = {fold_button(language(code), true)}, .unfolded = true},
                            scroll, size.w, size.h);
                        hidden = page.hidden;
                        REQUIRE_MESSAGE(fault_of(page) == "",
                                        seats << " " << size.w << " " << percent << " " << fault_of(page));
                        read(page, words);
                        CHECK(std::any_of(page.spots.begin(), page.spots.end(),
                                          [](const Spot& spot) { return spot.does == Does::pick; }));
                    }
                    for (const scene::Part& part : told.parts)
                        for (const scene::Deed& deed : part.deeds)
                            if (part.seat != SeatId::none && percent <= 100)
                                CHECK_MESSAGE(tells(words, deed), deed.words << " of " << seats);
                }
        }
}

TEST_CASE("how a chapter ended is the largest word of its page, and the picture grows with the room") {
    const scene::Tale told = first_evening(2, "en", 21);
    const Ruler ruler{garamond(), language("en"), em_of(1920, 1080, 100)};
    const Page page = tale_page(ruler, told, {"on"}, 0, 1920, 1080);
    const Text* largest = nullptr;
    float high = 0;
    for (const Piece& piece : page.pieces) {
        for (const Text& text : piece.texts)
            if (text.face != static_cast<std::uint8_t>(Typeface::icon) &&
                text.words.find_first_not_of("0123456789") != std::string::npos &&  // no number of a deed
                (largest == nullptr || text.size > largest->size))
                largest = &text;
        for (const Figure& figure : piece.shapes)
            if (figure.look == Look::picture) high = figure.box.h;
    }
    REQUIRE(largest != nullptr);
    CHECK(largest->words == text::capitalise(told.outcome));
    CHECK(high > ruler.em * 6);
}

TEST_CASE("a deed that nobody did as much of has a laurel, and only that") {
    scene::Tale told{.title = "The Mill", .outcome = "won"};
    const auto hero = [&](int seat, int kills) {
        scene::Part part{.seat = static_cast<SeatId>(seat), .player = "P"};
        part.deeds.push_back({.words = std::to_string(kills) + " kills", .icon = "⚔", .amount = kills});
        part.deeds.push_back({.words = "5 healed", .icon = "♥", .amount = 5});
        told.parts.push_back(part);
    };
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const auto laurels = [&] {
        const Page page = tale_page(ruler, told, {.on = "on", .unfolded = true}, 0, 1280, 720);
        int count = 0;
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts)
                if (text.ink == Ink::gold && text.words == "9") ++count;
        return count;
    };
    hero(0, 9);
    CHECK(laurels() == 0);  // alone one is not the best of anybody
    hero(1, 4);
    CHECK(laurels() == 1);
    hero(2, 9);
    CHECK(laurels() == 0);
}

TEST_CASE(
    "at 1280x720 a scene is a third of four heroes' tale, and each has one number in large, the others "
    "small") {
    for (const char* code : {"en", "it"})
        for (const std::uint64_t seed : {21U, 22U, 23U, 24U}) {
            scene::Tale told = first_evening(4, code, seed);
            if (seed == 24) {  // a level each is usual, and here no way leads on
                for (scene::Part& part : told.parts)
                    part.milestones = {{"Level 2!", "+1 with all Weapons."}};
                told.way = {};
            }
            REQUIRE(told.backdrop != nullptr);
            const Ruler ruler{garamond(), language(code), em_of(1280, 720, 100)};
            const Page page =
                tale_page(ruler, told, {"on", {fold_button(language(code), false)}}, 0, 1280, 720);
            CAPTURE(seed);
            CHECK(fault_of(page) == "");
            CHECK(page.hidden == 0);
            std::set<std::string> words;
            read(page, words);
            const std::vector<TaleStage> stages = tale_stages(page);
            REQUIRE(stages.size() == 1);
            CHECK(stages[0].box.w > 1280 * 0.9F);
            CHECK(stages[0].box.h > 720 * 0.27F);
            REQUIRE(stages[0].ribbon);
            CHECK(stages[0].box.holds(*stages[0].ribbon));
            CHECK(stages[0].ribbon->h < stages[0].box.h * 0.45F);
            std::multiset<std::string> large;
            for (const Piece& piece : page.pieces)
                for (const Text& text : piece.texts)
                    if (text.size > ruler.em * 2 &&
                        text.words.find_first_not_of("0123456789") == std::string::npos)
                        large.insert(text.words);
            std::multiset<std::string> feats;
            for (const scene::Part& part : told.parts) {
                if (part.seat == SeatId::none) continue;
                const auto told_of =
                    std::count_if(part.deeds.begin(), part.deeds.end(),
                                  [&](const scene::Deed& deed) { return tells(words, deed); });
                CHECK((told_of >= 5 || seed != 24));  // one in large, and the four best of the rest
                REQUIRE(part.feat < part.deeds.size());
                const scene::Deed& feat = part.deeds[part.feat];
                if (feat.words.find(std::to_string(feat.amount)) != std::string::npos)
                    feats.insert(std::to_string(feat.amount));
                if (!part.known.empty())
                    CHECK_MESSAGE(std::any_of(words.begin(), words.end(),
                                              [&](const std::string& line) {
                                                  return line.size() > 3 && part.known.starts_with(line);
                                              }),
                                  part.known);
                for (const scene::Milestone& milestone : part.milestones)
                    CHECK_MESSAGE(std::any_of(words.begin(), words.end(),
                                              [&](const std::string& line) {  // of several, or the whole
                                                  return line.size() > 4 &&
                                                         (milestone.words.starts_with(line) ||
                                                          line.ends_with(": " + milestone.words));
                                              }),
                                  milestone.words);
            }
            CHECK(large == feats);
        }
}

TEST_CASE(
    "who did most of something has a medal, and the last chapter of a campaign more light than others") {
    scene::Tale told = first_evening(4, "en", 21);
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const auto medals = [&] {
        const Page page = tale_page(ruler, told, {"on"}, 0, 1280, 720);
        return std::count_if(page.pieces.begin(), page.pieces.end(), [](const Piece& piece) {
            return std::any_of(piece.shapes.begin(), piece.shapes.end(), [](const Figure& shape) {
                return shape.look == Look::seal && shape.frame == "gold";
            });
        });
    };
    const auto known = std::count_if(told.parts.begin(), told.parts.end(),
                                     [](const scene::Part& part) { return !part.known.empty(); });
    REQUIRE(known > 0);
    CHECK(medals() == known);
    told.ending = Ending::dead;
    CHECK(medals() == 0);
    told.ending = Ending::alive;
    for (scene::Part& part : told.parts)
        part.known.clear();
    CHECK(medals() == 0);

    const TaleStage stage{{0, 0, 1200, 240}, Rect{200, 168, 800, 60}};
    told.ending = Ending::alive;
    told.way = {.spaces = {{.here = true}, {.number = "2"}}};
    const float before = tale_scene(told, stage).staging.glory;
    told.way.spaces.pop_back();
    CHECK(tale_scene(told, stage).staging.glory > before);
}

TEST_CASE("the small numbers of all heroes stand in the same two columns") {
    const scene::Tale told = first_evening(4, "en", 21);
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    std::set<float> from;
    std::size_t numbers = 0;
    for (const std::vector<Piece>& column : tale_columns(ruler, told, 1200, Detail::quiet).rows)
        for (const Piece& piece : column)
            for (const Text& text : piece.texts)
                if (text.ink == Ink::faint && text.size == ruler.small() &&
                    text.face == static_cast<std::uint8_t>(Typeface::regular)) {
                    from.insert(text.box.x);
                    ++numbers;
                }
    CHECK(numbers > 20);
    CHECK(from.size() == 2);
}

TEST_CASE("a page tells four numbers of each hero to be read, and first those that nobody else reached") {
    const scene::Tale told = first_evening(4, "en", 21);
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const TaleColumns columns = tale_columns(ruler, told, 1200, Detail::four);
    std::size_t at = 0;
    for (const scene::Part& part : told.parts) {
        if (part.seat == SeatId::none) continue;
        std::set<std::string> written;
        for (const Piece& piece : columns.rows[at % columns.rows.size()])
            for (const Text& text : piece.texts)
                if (text.size == ruler.body()) written.insert(text.words);
        ++at;
        int shown = 0;
        int others = 0;  // of which somebody did as much
        int unbeaten = 0;
        for (const scene::Deed& deed : part.deeds) {
            const bool here = written.contains(deed.words);
            shown += here ? 1 : 0;
            const auto beaten = [&](const scene::Part& other) {
                return other.seat != part.seat && other.seat != SeatId::none &&
                       std::any_of(other.deeds.begin(), other.deeds.end(), [&](const scene::Deed& its) {
                           return its.icon == deed.icon && its.amount >= deed.amount;
                       });
            };
            if (&deed == &part.deeds[part.feat]) continue;
            if (std::none_of(told.parts.begin(), told.parts.end(), beaten))
                ++unbeaten;
            else
                others += here ? 1 : 0;
        }
        CHECK(shown == 4);
        CHECK(others == std::max(0, 4 - unbeaten));
        CHECK_FALSE(written.contains(part.deeds[part.feat].words));  // it stands there in large
    }
}

TEST_CASE("what a hero did stands beside the same of the others, and bold where nobody did as much") {
    const scene::Tale told = first_evening(4, "en", 21);
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const TaleColumns columns = tale_columns(ruler, told, 1200, Detail::quiet);
    struct Seen {
        float y = 0;
        bool bold = false;
    };
    const auto seen = [&](const std::string& words, std::size_t column) -> std::optional<Seen> {
        for (const Piece& piece : columns.rows[column])
            for (const Text& text : piece.texts)
                if (text.words == words && text.size == ruler.small())
                    return Seen{text.box.y, text.face == static_cast<std::uint8_t>(Typeface::bold)};
        return std::nullopt;
    };
    std::vector<scene::Part> heroes = told.parts;
    std::erase_if(heroes, [](const scene::Part& part) { return part.seat == SeatId::none; });
    std::map<std::string, float> lines;  // by sign
    std::map<std::string, int> most;
    std::size_t column = 0;
    for (const scene::Part& part : heroes) {
        for (const scene::Deed& deed : part.deeds) {
            const std::optional<Seen> here = seen(deed.words, column);
            REQUIRE_MESSAGE(here, deed.words);
            CHECK(lines.try_emplace(deed.icon, here->y).first->second == here->y);
            if (here->bold) ++most[deed.icon];
            const bool matched = std::any_of(heroes.begin(), heroes.end(), [&](const auto& other) {
                return &other != &part &&
                       std::any_of(other.deeds.begin(), other.deeds.end(), [&](const auto& its) {
                           return its.icon == deed.icon && its.amount >= deed.amount;
                       });
            });
            CHECK(here->bold == !matched);
        }
        ++column;
    }
    for (const auto& [_, times] : most)
        CHECK(times == 1);
    CHECK(most.size() > 3);
}

TEST_CASE("no deed is lost where two have one sign, or all did several together") {
    scene::Tale told = first_evening(4, "en", 21);
    const auto add = [](scene::Part& part, const std::string& words, const std::string& icon) {
        part.deeds.push_back({.words = words, .of = {}, .icon = icon, .amount = 2});
    };
    bool heroes = false;
    bool together = false;
    for (scene::Part& part : told.parts) {
        if (part.seat != SeatId::none && !heroes) {
            heroes = true;
            add(part, "2 odd jobs", part.deeds.front().icon);
        }
        if (part.seat == SeatId::none) {
            together = true;
            for (const char* words : {"2 lanterns", "2 ropes", "2 songs"})
                add(part, words, words);
        }
    }
    REQUIRE((heroes && together));
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    std::set<std::string> written;
    for (const std::vector<Piece>& column : tale_columns(ruler, told, 1400, Detail::quiet).rows)
        for (const Piece& piece : column)
            for (const Text& text : piece.texts)
                written.insert(text.words);
    for (const std::string words : {"2 odd jobs", "2 lanterns", "2 ropes", "2 songs"})
        CHECK_MESSAGE(written.contains(words), words);
}

TEST_CASE("unfolded, a tale has all numbers in large; the button that does it is on the page") {
    const scene::Tale told = first_evening(4, "en", 21);
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const Foot foot{.on = "on", .more = {fold_button(language("en"), true)}, .unfolded = true};
    const Page page = tale_page(ruler, told, foot, 0, 1280, 720);
    CHECK(page.hidden == 0);
    CHECK(has_spot(page, Does::command, static_cast<std::int64_t>(Command::details)));
    std::set<std::string> numbers;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            if (text.size >= ruler.large()) numbers.insert(text.words);
    for (const scene::Part& part : told.parts)
        for (const scene::Deed& deed : part.deeds)
            if (const std::string number = std::to_string(deed.amount);
                part.seat != SeatId::none && deed.words.find(number) != std::string::npos)
                CHECK_MESSAGE(numbers.contains(number), deed.words);
}

TEST_CASE(
    "those who came so far stand in the light before the place, apart; of a lost chapter they are shadows") {
    scene::Tale told = first_evening(4, "en", 21);
    const TaleStage stage{{0, 0, 1200, 240}, Rect{200, 168, 800, 60}};
    for (std::size_t count : {4U, 1U}) {
        std::erase_if(told.parts, [&](const scene::Part& part) {
            return part.seat != SeatId::none && index(part.seat) >= count;
        });
        for (const Ending ending : {Ending::alive, Ending::running, Ending::dead}) {
            told.ending = ending;
            const TaleScene made = tale_scene(told, stage);
            REQUIRE(made.backdrop != nullptr);
            CHECK(made.staging.deserted == (ending == Ending::dead));
            CHECK((made.staging.glory > 0) == (ending == Ending::alive));
            CHECK(made.staging.dye.has_value() == (ending == Ending::dead));
            REQUIRE(made.backdrop->middle.size() == count);
            CHECK(made.backdrop->far.size() == told.backdrop->far.size() + told.backdrop->middle.size());
            float end = 0;
            for (const play::Prop& prop : made.backdrop->middle) {
                const float middle = stage.box.w * static_cast<float>(prop.at) / 100;
                const float half = stage.box.h * static_cast<float>(prop.size) / 200;
                CHECK(middle - half >= end - 4);
                end = middle + half;
                CHECK(prop.size > 30);
                CHECK(stage.box.h * static_cast<float>(prop.size) / 100 <
                      stage.ribbon->y + stage.box.h * made.staging.sunk);
            }
            CHECK(end <= stage.box.w + 4);
        }
    }
    told.parts.clear();
    CHECK(tale_scene(told, stage).backdrop == told.backdrop);
    told.backdrop = nullptr;
    CHECK_FALSE(has_scene(told));
}

TEST_CASE("the way shows which chapter is told: that one stands out, and no other") {
    scene::Tale told = first_evening(2, "en", 21);
    REQUIRE_FALSE(told.way.spaces.empty());
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const auto marked = [&] {
        int count = 0;
        for (const Piece& piece : tale_page(ruler, told, {"on"}, 0, 1280, 720).pieces)
            count += std::any_of(piece.shapes.begin(), piece.shapes.end(),
                                 [](const Figure& shape) { return shape.look == Look::path; })
                         ? 1
                         : 0;
        return count;
    };
    CHECK(marked() == 1);
    for (scene::Space& space : told.way.spaces)
        space.here = false;
    CHECK(marked() == 0);
}

TEST_CASE("what all have reached is said once, what one has beside them, and Enter's button is seen first") {
    scene::Tale told = first_evening(4, "en", 21);
    for (scene::Part& part : told.parts) {
        part.milestones.clear();
        if (part.seat == SeatId::none) continue;
        part.milestones.push_back({"They all limp.", ""});
        if (index(part.seat) == 1) part.milestones.push_back({"One of them has a title.", ""});
    }
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const auto lines_with = [](const Page& page, std::string_view words) {
        int count = 0;
        for (const Piece& piece : page.pieces)
            for (const Text& text : piece.texts)
                count += text.words.find(words) != std::string::npos ? 1 : 0;
        return count;
    };
    const Page page = tale_page(ruler, told, {"on"}, 0, 1280, 720);
    CHECK(fault_of(page) == "");
    CHECK(lines_with(page, "all limp") == 1);
    CHECK(lines_with(page, "Everybody: They all limp.") == 1);
    CHECK(lines_with(page, "has a title") == 1);
    CHECK(has_look(page, Look::likely));
    for (scene::Part& part : told.parts)
        if (index(part.seat) == 2) part.milestones.clear();
    CHECK(lines_with(tale_page(ruler, told, {"on"}, 0, 1280, 720), "all limp") == 3);
}

TEST_CASE("facts that all have in common are one row, so that what one has is seen without scrolling") {
    scene::Tale told = first_evening(2, "en", 21);
    for (scene::Part& part : told.parts) {
        part.milestones.clear();
        if (part.seat == SeatId::none) continue;
        for (const char* fact : {"20 points", "7 tiles hold", "3 visitors sit in prison"})
            part.milestones.push_back({fact, ""});
        part.milestones.push_back({"A title", "It brings a laurel."});
    }
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const Page page = tale_page(ruler, told, {"on"}, 0, 1280, 720);
    int rows = 0;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts) {
            rows += text.words.starts_with("Everybody: ") ? 1 : 0;
            if (text.words.find("20 points") != std::string::npos)
                CHECK(text.words == "Everybody: 20 points · 7 tiles hold · 3 visitors sit in prison");
        }
    CHECK(rows == 2);  // what brings something is a row of its own
}

TEST_CASE("the chronicle of a campaign is one page, as high as it needs") {
    scene::Chronicle chronicle{.title = "Black Water", .party = "Anna, Barbarian"};
    for (const std::uint64_t seed : {21U, 22U, 23U})
        chronicle.chapters.push_back(first_evening(3, "en", seed));
    chronicle.way = chronicle.chapters.front().way;
    chronicle.end = "The story is told, the tankard empty, the bill paid. By whom is another story.";
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    const Page page = chronicle_page(ruler, chronicle, 1280);
    CHECK(fault_of(page) == "");
    CHECK(page.height > 1200);
    std::set<std::string> words;
    read(page, words);
    for (const scene::Tale& told : chronicle.chapters)
        for (const scene::Part& part : told.parts)
            for (const scene::Deed& deed : part.deeds)
                if (part.seat != SeatId::none) CHECK_MESSAGE(tells(words, deed), deed.words);
}

TEST_CASE("what may be kept in a bag lies on the bare stage as cards, where there is room") {
    using namespace tankard::play::test;
    std::optional<Moment> bag;
    const scene::Words words(library(), "en");
    const scene::Stage stage(library(), words);
    Evening evening(library(), tape_of(beginning(library(), 2, 2, 3)));
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        if (state.stage != campaign::Stage::closing || question.options.empty()) return std::nullopt;
        bag = {stage.scene(state, question, evening.session.settings()), stage.ask(question, state)};
        return play::Quit{};
    };
    evening.session.run();
    REQUIRE(bag);
    int drawn = 0;
    const std::vector<std::string> log;
    for (const Size size : kSizes)
        for (const int percent : kScales) {
            const Ruler ruler{garamond(), language("en"), em_of(size.w, size.h, percent)};
            const Choosing choosing(bag->ask);
            const TableView view{.scene = bag->scene, .ask = &bag->ask, .choosing = &choosing, .log = log};
            const Page page = table_page(ruler, view, size.w, size.h);
            CHECK_MESSAGE(fault_of(page) == "", size.w << " " << percent << " " << fault_of(page));
            std::set<std::int64_t> cards;
            for (const Piece& piece : page.pieces)
                if (piece.thing >= kChoiceThing && piece.thing < kDieThing)
                    cards.insert(static_cast<std::int64_t>(piece.thing - kChoiceThing));
            CHECK((cards.empty() || cards.size() == bag->ask.choices.size()));
            drawn += cards.empty() ? 0 : 1;
        }
    CHECK(drawn > 8);
}

TEST_CASE("awards stand in a row of their own: the first figures of all heroes in one line") {
    scene::Tale told = first_evening(4, "en", 21);
    std::size_t heroes = 0;
    for (scene::Part& part : told.parts) {
        if (part.seat == SeatId::none) continue;
        part.milestones.clear();
        for (std::size_t i = 0; i < heroes; ++i)  // none, one, two, three
            part.milestones.push_back({.words = "Level 2!", .gained = i == 1 ? "" : "More of everything."});
        part.deeds = {part.deeds.front()};
        part.feat = 0;
        part.deeds.front().words = "987 XP";
        part.deeds.front().amount = 987;
        ++heroes;
    }
    REQUIRE(heroes == 4);
    const Ruler ruler{garamond(), language("en"), em_of(1920, 1080, 100)};
    const Page page = tale_page(ruler, told, {"on"}, 0, 1920, 1080);
    CHECK(fault_of(page) == "");
    std::set<float> lines;
    std::size_t figures = 0;
    for (const Piece& piece : page.pieces)
        for (const Text& text : piece.texts)
            if (text.words == "987") lines.insert(text.box.y), ++figures;
    CHECK(figures == 4);
    CHECK(lines.size() == 1);
}

TEST_CASE("a short way is a column beside the heroes, a longer one stands at the left of the buttons") {
    scene::Tale told = first_evening(4, "en", 21);
    REQUIRE(!told.way.spaces.empty());
    const Ruler ruler{garamond(), language("en"), em_of(1280, 720, 100)};
    for (const bool longer : {false, true}) {
        if (longer)
            for (int i = 0; i < 6; ++i) {
                scene::Space next = told.way.spaces.back();
                next.column = told.way.columns++;
                told.way.spaces.push_back(next);
            }
        const Page page = tale_page(ruler, told, {"on"}, 0, 1280, 720);
        CHECK(fault_of(page) == "");
        const auto sheet = std::find_if(page.pieces.begin(), page.pieces.end(), [](const Piece& piece) {
            return piece.shapes.size() == 5 && piece.shapes.front().look == Look::square;
        });
        REQUIRE(sheet != page.pieces.end());
        const auto on = std::find_if(page.spots.begin(), page.spots.end(),
                                     [](const Spot& spot) { return spot.does == Does::pick; });
        REQUIRE(on != page.spots.end());
        if (longer) {
            CHECK(sheet->box.right() < on->box.x);
            CHECK(std::abs(sheet->box.bottom() - on->box.bottom()) < 2);
        } else {
            CHECK(sheet->box.w < 1280 / 3.0F);
            CHECK(sheet->box.x > 1280 / 2.0F);
            CHECK(sheet->box.bottom() < on->box.y);
        }
    }
}
