// Named save points, and campaigns that go on from them.
#include "play/fixture.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::play;
using namespace tankard::play::test;

TEST_CASE("a branch goes on from its save point, and the campaign from where it was") {
    Library& lib = library();
    save::MemoryFiles files;
    std::map<std::uint32_t, std::uint64_t> seen;
    {
        auto file = new_file(files, beginning(lib, 2, 3, 29));
        Evening evening(lib, file.tape(), &file);
        std::uint32_t next = 30;
        evening.people.instead = [&](const Question&, const campaign::State&) -> std::optional<Reply> {
            if (evening.session.answers() < next) return std::nullopt;
            next += 40;
            return SavePoint{fmt::format("point {}", next)};
        };
        evening.people.quit_at = 130;
        evening.session.run();
        seen = evening.people.seen;
    }
    const std::vector<save::MarkRow> marks = save::list_marks(files, kPath);
    REQUIRE(marks.size() == 3);
    int number = 0;
    for (const save::MarkRow& mark : marks) {
        const std::string path = fmt::format("saves/branch-{}.tankard", ++number);
        save::branch(files, mark, path, Value::table());
        save::Loaded loaded;
        auto file = save::CampaignFile::open(files, path, loaded);
        CHECK(!loaded.damage);
        CHECK(file.tape().answers() == mark.answers);
        CHECK(hash_at_end_of(lib, file.tape()) == seen.at(mark.answers));
        Evening evening(lib, file.tape(), &file);
        evening.people.quit_at = mark.answers + 20;
        CHECK(evening.session.run() == Session::End::left);
    }
    for (const std::uint32_t answers : {1U, 50U, 100U}) {
        const std::string path = fmt::format("saves/answer-{}.tankard", answers);
        save::branch(files, kPath, path, answers, Value::table());
        save::Loaded loaded;
        auto file = save::CampaignFile::open(files, path, loaded);
        CHECK(file.tape().answers() == answers);
        Evening evening(lib, file.tape(), &file);
        evening.people.quit_at = 125;
        evening.session.run();
        CHECK(evening.people.last_seen == seen.at(evening.people.seen.rbegin()->first));
    }
    save::Loaded loaded;
    auto file = save::CampaignFile::open(files, kPath, loaded);
    CHECK(hash_at_end_of(lib, file.tape()) == seen.rbegin()->second);
}

TEST_CASE("two save points of one campaign never have the same name") {
    Library& lib = library();
    save::MemoryFiles files;
    for (const std::uint32_t until : {20U, 30U}) {
        save::Loaded loaded;
        auto file = until == 20 ? new_file(files, beginning(lib, 2, 3, 29))
                                : save::CampaignFile::open(files, kPath, loaded);
        Evening evening(lib, file.tape(), &file);
        evening.people.quit_at = until;
        bool said = false;
        evening.people.instead = [&](const Question&, const campaign::State&) -> std::optional<Reply> {
            if (evening.session.answers() < until - 5 || said) return std::nullopt;
            said = true;
            return SavePoint{"before the mill"};
        };
        evening.session.run();
        REQUIRE(said);
        CHECK(evening.people.refused.size() == (until == 20 ? 0 : 1));
        for (const std::string& sentence : evening.people.refused)
            CHECK(one_sentence(sentence));
    }
    CHECK(save::list_marks(files, kPath).size() == 1);
}
