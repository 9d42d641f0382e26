// Who sits at the table: chairs change hands, votes are secret, the party changes between two chapters.
#include "play/content/names.h"
#include "play/fixture.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

namespace {

bool asks(const Question& question, std::string_view prompt) { return question.prompt.text() == prompt; }

std::optional<std::size_t> option(const Question& question, std::string_view verb, int member = -1) {
    for (std::size_t i = 0; i < question.options.size(); ++i) {
        const Option& each = question.options[i];
        if (each.verb.text() == verb && (member < 0 || each.object.as_number() == member)) return i;
    }
    return std::nullopt;
}

Answer one(std::size_t place) { return {{static_cast<std::int32_t>(place)}}; }

/// The first chapter with two ways on, whether it is won or lost.
const save::Content& forked() {
    static const save::Content all = [] {
        save::Content content =
            changed("black_water/chapters/01_the_mill.lua", ", needs = \"miller_key\"", "");
        for (auto& [path, text] : content.files)
            if (path == "black_water/chapters/01_the_mill.lua") {
                const std::size_t at = text.find(R"({ { "go_on", "90_the_pit" } })");
                REQUIRE(at != std::string::npos);
                text.replace(
                    at, 29,
                    R"({ { "mill.follow_river", "02_the_ferry" }, { "mill.go_down", "02_the_cellar" } })");
            }
        return content;
    }();
    return all;
}

}  // namespace

TEST_CASE("a chair goes to a companion and comes back, and a resume knows whose it is") {
    Library& lib = library();
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 2, 3, 31));
    Evening evening(lib, file.tape(), &file);
    int stage = 0;
    std::uint32_t handed_at = 0;
    int asked_first = 0;
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<Reply> {
        const std::uint32_t now = evening.session.answers();
        if (stage == 0 && now >= 30 && question.seat == seat_at(0)) {
            stage = 1;
            handed_at = now;
            return Handover{0, true, ""};
        }
        if (stage == 1) {
            CHECK(state.members[0].companion);
            CHECK(question.seat != seat_at(0));
            if (now < handed_at + 60) return std::nullopt;
            stage = 2;
            return Handover{0, false, "Ada"};
        }
        if (stage == 2) {
            CHECK(!state.members[0].companion);
            CHECK(state.members[0].player == "Ada");
            if (question.seat == seat_at(0) && ++asked_first > 5) {
                stage = 3;
                return Undo{handed_at > 5 ? handed_at - 5 : 0};  // handing over is never taken back
            }
        }
        if (stage == 3 && now > handed_at + 20) return Quit{};
        return std::nullopt;
    };
    evening.session.run();
    CHECK(stage == 3);
    CHECK(asked_first > 5);
    CHECK(evening.session.tape().answers() > 0);
    const std::string bytes = files.bytes(kPath);
    CHECK(hash_at_end_of(lib, save::load(bytes, kPath).tape) == evening.people.last_seen);
}

TEST_CASE("whoever gave a chair to a companion can go back before its answers, and forward again") {
    Library& lib = library();
    Evening evening(lib, tape_of(beginning(lib, 2, 3, 31)));
    int stage = 0;
    std::uint32_t top = 0;
    std::uint64_t at_top = 0;
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<Reply> {
        const std::uint32_t now = evening.session.answers();
        switch (stage) {
            case 0:
                if (now < 30 || question.seat != seat_at(0)) return std::nullopt;
                stage = 1;
                return Handover{0, true, ""};
            case 1:
                if (question.seat != seat_at(1)) return std::nullopt;
                top = now;
                at_top = campaign::hash(state);
                stage = 2;
                return Undo{evening.session.tape().base()};
            case 2:
                CHECK(now < top);
                CHECK(question.seat != seat_at(0));
                stage = 3;
                return Undo{top};
            default:
                CHECK(now == top);
                CHECK(campaign::hash(state) == at_top);
                return Quit{};
        }
    };
    evening.session.run();
    CHECK(stage == 3);
    CHECK(evening.people.refused.empty());
}

TEST_CASE("a handover of nobody's chair is refused") {
    Library& lib = library();
    Evening evening(lib, tape_of(beginning(lib, 1, 2, 31)));
    bool said = false;
    evening.people.instead = [&](const Question&, const campaign::State&) -> std::optional<Reply> {
        if (said) return Quit{};
        said = true;
        return Handover{7, true, ""};
    };
    evening.session.run();
    REQUIRE(evening.people.refused.size() == 1);
    CHECK(one_sentence(evening.people.refused[0]));
}

TEST_CASE("a chair given to a kind of companion is played so, and nobody is called like one") {
    Library& lib = library();
    CHECK(is_companion_kind("Greedy"));
    CHECK(is_companion_kind("Companion"));
    CHECK_FALSE(is_companion_kind("greedily"));
    Policies policies(Policy::greedy);
    policies.put(seat_at(1), Policy::search);
    CHECK(policies.of(seat_at(0)) == Policy::greedy);
    CHECK(policies.of(seat_at(1)) == Policy::search);
    CHECK(policies.of(seat_at(2)) == Policy::greedy);
    // Two games that differ only in how the chair is played from there on.
    std::vector<std::uint64_t> hashes;
    for (const Policy policy : {Policy::greedy, Policy::random}) {
        Evening evening(lib, tape_of(beginning(lib, 2, 2, 31)));
        int step = 0;
        evening.people.quit_at = 60;
        evening.people.instead = [&](const Question&, const campaign::State& state) -> std::optional<Reply> {
            switch (step++) {
                case 10: return Handover{1, false, "greedy"};
                case 11:
                    CHECK(evening.people.refused.size() == 1);
                    CHECK(state.members[1].player == "player 2");
                    return Handover{1, true, "", policy};
                case 12: CHECK(state.members[1].companion); [[fallthrough]];
                default: return std::nullopt;
            }
        };
        evening.session.run();
        CHECK(evening.people.refused.size() == 1);
        CHECK(one_sentence(evening.people.refused.front()));
        hashes.push_back(evening.session.hash());
    }
    CHECK(hashes.front() != hashes.back());
}

TEST_CASE("the kind of companion to which a chair was given is kept for another evening") {
    Library& lib = library();
    save::MemoryFiles files;
    auto file = new_file(files, beginning(lib, 2, 2, 31));
    Evening evening(lib, file.tape(), &file);
    evening.people.quit_at = 20;
    bool given = false;
    evening.people.instead = [&](const Question&, const campaign::State&) -> std::optional<Reply> {
        if (evening.session.answers() < 10 || std::exchange(given, true)) return std::nullopt;
        return Handover{1, true, "", Policy::random};
    };
    evening.session.run();
    const save::Loaded loaded = save::load(files.bytes(kPath), kPath);
    REQUIRE(loaded.header.at("companions").text() != nullptr);
    const auto kept = policies_named(*loaded.header.at("companions").text());
    REQUIRE(kept);
    CHECK(kept->of(seat_at(0)) == Policy::greedy);
    CHECK(kept->of(seat_at(1)) == Policy::random);
    CHECK(kept->of(seat_at(2)) == Policy::greedy);
    CHECK(*loaded.header.at("campaign").text() == "black_water");
}

TEST_CASE("names that differ in capitals alone are the same, and no companion has anybody's") {
    CHECK(same_name("ann", "Ann"));
    CHECK(same_name("Élodie", "élodie"));
    CHECK_FALSE(same_name("Ann", "Anna"));
    const text::Language& english = library().language("en");
    const std::vector<std::string> usual = companion_names(english, {}, 0, 6);
    REQUIRE(usual.size() == 6);
    const std::vector<std::string> beside = companion_names(english, {"ann", "SORREL", usual[1]}, 3, 3);
    REQUIRE(beside.size() == 3);
    for (std::size_t i = 0; i < beside.size(); ++i) {
        CHECK_FALSE(same_name(beside[i], "Sorrel"));
        CHECK_FALSE(same_name(beside[i], usual[1]));
        for (std::size_t j = 0; j < i; ++j)
            CHECK(beside[i] != beside[j]);
    }
    CHECK(companion_names(english, {"Ann"}, 1, 1).front() == usual[1]);
}

TEST_CASE("the way on is a secret vote of the persons, and a vote can be taken back") {
    Library lib(forked(), "black_water");
    REQUIRE(lib.problems().empty());
    Evening evening(lib, tape_of(beginning(lib, 2, 3, 31)));
    std::vector<SeatId> voters;
    bool back = false;
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<Reply> {
        if (state.chapters_played == 1 && state.stage == campaign::Stage::party) return Quit{};
        if (!asks(question, "path")) return std::nullopt;
        CHECK(question.secret);
        CHECK(question.options.size() == 2);
        if (voters.size() == 1 && !back) {
            back = true;
            voters.clear();
            return Undo{evening.session.answers() - 1};
        }
        voters.push_back(question.seat);
        return one(1);
    };
    evening.session.run();
    CHECK(back);
    CHECK(voters == std::vector<SeatId>{seat_at(0), seat_at(1)});
    CHECK(evening.session.state().chapter == "02_the_cellar");
    const std::uint64_t hash = evening.people.last_seen;
    CHECK(hash_at_end_of(lib, evening.session.tape()) == hash);
}

TEST_CASE("between two chapters people sit out, come back, join, and companions become persons") {
    Library& lib = library();
    Evening evening(lib, tape_of(beginning(lib, 2, 3, 31)));
    int step = 0;
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<Reply> {
        if (state.chapters_played == 1 && state.stage == campaign::Stage::play) return Quit{};
        if (!asks(question, "party")) return std::nullopt;
        CHECK(question.seat == SeatId::none);
        const auto choose = [&](std::string_view verb, int member) -> std::optional<Reply> {
            const auto place = option(question, verb, member);
            REQUIRE_MESSAGE(place, verb << " is not on offer");
            return one(*place);
        };
        switch (step++) {
            case 0: return choose("sits_out", 1);
            case 1: CHECK(!option(question, "sits_out", 0)); return choose("to_person", 2);
            case 2: return choose("comes_back", 1);
            case 3: return choose("to_companion", 1);
            case 4: return choose("sits_out", 0);
            case 5: return choose("joins", -1);
            default: return choose("go_on", -1);
        }
    };
    evening.session.run();
    const campaign::State& state = evening.session.state();
    REQUIRE(state.members.size() == 4);
    CHECK(!state.members[0].present);
    CHECK(state.members[1].companion);
    CHECK(!state.members[2].companion);
    CHECK(state.seats == std::vector<std::uint8_t>{1, 2, 3});
    CHECK(!state.members[3].sheet.is_nil());
    CHECK(state.table.seats() == 3);
    CHECK(hash_at_end_of(lib, evening.session.tape()) == evening.people.last_seen);
}
