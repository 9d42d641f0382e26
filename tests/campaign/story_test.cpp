// What the story keeps is saved at every beat: it is bounded, and going over is a script's mistake.
#include "campaign/story.h"

#include "campaign/ways.h"

#include <functional>
#include <string>

#include <doctest/doctest.h>
#include <fmt/format.h>

using namespace tankard;
using namespace tankard::campaign;

namespace {

struct Evening {
    State state;
    Manifest book;
    Story story{state, book};

    Evening() {
        book.chapters = {"mill"};
        state.members.resize(1);
        state.members[0].sheet = Value::table();
        state.seats = {0};
    }
};

std::string error(const std::function<void()>& work) {
    try {
        work();
    } catch (const VerbError& error) {
        return error.what();
    }
    return "";
}

const std::string kLong(1'000, 'x');

}  // namespace

TEST_CASE("flags are bounded in number and length, and those that are set can always be changed") {
    Evening evening;
    for (std::size_t i = 0; i < kMostFlags; ++i)
        evening.story.set_flag(fmt::format("flag_{}", i), std::nullopt);
    CHECK(error([&] { evening.story.set_flag("one_more", 1); }).find("500 flags already") !=
          std::string::npos);
    CHECK(error([&] { evening.story.set_flag("flag_7", 2); }).empty());
    evening.story.clear_flag("flag_8");
    CHECK(error([&] { evening.story.set_flag("one_more", 1); }).empty());
    CHECK(error([&] { evening.story.set_flag(kLong, 1); }).find("at most 64 letters") != std::string::npos);
    CHECK(evening.story.has_flag("one_more"));
    CHECK_FALSE(evening.story.has_flag(kLong));
}

TEST_CASE("trophies are bounded in number and length") {
    Evening evening;
    for (std::size_t i = 0; i < kMostTrophies; ++i)
        evening.story.give_trophy(SeatId{0}, "trophy.mill");
    CHECK(error([&] { evening.story.give_trophy(SeatId{0}, "trophy.mill"); }).find("room for 60 trophies") !=
          std::string::npos);
    CHECK(evening.state.members[0].sheet.at("trophies").entries().size() == kMostTrophies);
    CHECK(error([&] { Evening().story.give_trophy(SeatId{0}, kLong); }).find("at most 200") !=
          std::string::npos);
}

TEST_CASE("paths, endings and what is told are bounded in number and length") {
    Evening evening;
    Value path = Value::table();
    path.push("left");
    path.push("mill");
    Value paths = Value::table();
    for (std::size_t i = 0; i < kMostPaths; ++i)
        paths.push(path);
    CHECK(error([&] { evening.story.choose(paths); }).empty());
    paths.push(path);
    CHECK(error([&] { evening.story.choose(paths); }).find("at most 20 paths") != std::string::npos);
    Value long_path = path;
    long_path.set("needs", kLong);
    Value one = Value::table();
    one.push(long_path);
    CHECK(error([&] { evening.story.choose(one); }).find("'needs' has at most 200") != std::string::npos);
    CHECK(error([&] { evening.story.finish(kLong); }).find("at most 200") != std::string::npos);
    CHECK(error([&] { evening.story.tell(kLong, std::nullopt, std::nullopt); }).find("at most 200") !=
          std::string::npos);
}
