// Who sits where, as the command line and the terminal have it: what cannot be is refused in one sentence,
// and what has been done is said.
#include "command/program.h"

#include <string>
#include <vector>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::command::test;

namespace {

bool has(const std::string& text, const std::string& piece) { return text.find(piece) != std::string::npos; }

std::vector<std::string> playing(const tankard::test::Folder& saves, std::vector<std::string> more,
                                 const std::string& language = "en") {
    std::vector<std::string> all{"play",    "black_water", "--terminal", "--seed", "3",
                                 "--saves", saves.path(),  "--language", language};
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

}  // namespace

TEST_CASE("chairs that do not fit the people are refused in one sentence") {
    const tankard::test::Folder saves;
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"--players", "ann,Ann"},
             {"--players", "Ann,Ben", "--seats", "1"},
             {"--players", "Ann", "--companions", "greedy,greedy"},
             {"--players", "Ann", "--seats", "2", "--companions", "greedy,search,greedy"}}) {
        const Ended ended = run(playing(saves, words), "\n");
        CHECK(ended.status == 1);
        CHECK_MESSAGE(one_complaint(ended), ended.complaints);
    }
    CHECK(run(playing(saves, {"--players", "Ann", "--seats", "2", "--companions", "search"})).status == 0);
}

TEST_CASE("give lists the chairs, and says who sits there now; a companion is called like nobody else") {
    const tankard::test::Folder saves;
    const Ended english = run(playing(saves, {"--players", "Ann,Thistle", "--seats", "3"}),
                              "give\ngive Ann greedy\ngive 1 Ada\ngive 1 new Ada\ngive ada THISTLE\n");
    CHECK_MESSAGE(has(english.printed, "1 Ann (in person)"), english.printed);
    CHECK_MESSAGE(has(english.printed, "2 Thistle (in person)"), english.printed);
    CHECK_MESSAGE(has(english.printed, "3 Flint (companion)"), english.printed);
    CHECK_MESSAGE(has(english.printed, "Now sits there: 1 Ann (companion)"), english.printed);
    CHECK_MESSAGE(has(english.printed, "! Nothing here is called Ada. Did you mean Ann?"), english.printed);
    CHECK_MESSAGE(has(english.printed, "Now sits there: 1 Ada (in person)"), english.printed);
    CHECK_MESSAGE(has(english.printed, "! somebody else is called Thistle"), english.printed);
    const Ended italian = run(playing(saves, {"--players", "Ann,Ben"}, "it"), "cedi\ncedi 1 compagno\n");
    CHECK_MESSAGE(has(italian.printed, "2 Ben (di persona)"), italian.printed);
    CHECK_MESSAGE(has(italian.printed, "Ora ci siede: 1 Ann (compagno)"), italian.printed);
}

TEST_CASE("a chair is given by its player or hero too, and nobody is renamed by a slip of the pen") {
    const tankard::test::Folder saves;
    const Ended ended =
        run(playing(saves, {"--players", "Anna,Ben", "--seats", "2"}),
            "1\n1\ngive Bne companion\ngive 1 nobody\ngive 1 greedi\ngive Ben search\ngive 9 Anna\ngive\n");
    CHECK_MESSAGE(has(ended.printed, "Bne. Did you mean Ben?"), ended.printed);
    CHECK_MESSAGE(has(ended.printed, "! Nothing here is called nobody"), ended.printed);
    CHECK_MESSAGE(has(ended.printed, "greedi. Did you mean greedy?"), ended.printed);
    CHECK_MESSAGE(has(ended.printed, "Now sits there: 2 Ben (companion)"), ended.printed);
    CHECK_MESSAGE(has(ended.printed, "1 Anna (in person)"), ended.printed);
}

TEST_CASE("a kind of companion that was given comes back with resume") {
    const tankard::test::Folder saves;
    run(playing(saves, {"--players", "Ann,Ben"}), "1\ngive 2 random\n");
    const Ended again = run({"resume", "--terminal", "--saves", saves.path()}, "give\n");
    CHECK_MESSAGE(has(again.printed, "2 Ben (companion)"), again.printed);
}

TEST_CASE("companions that play for people bring nobody to the table and send nobody away") {
    const tankard::test::Folder saves;
    run(playing(saves, {"--players", "Ann,Ben,Cleo,Dan"}), "");
    const Ended played = run({"resume", "--terminal", "--auto", "greedy", "--saves", saves.path()});
    REQUIRE_MESSAGE(played.status == 0, played.complaints);
    const Ended listed = run({"saves", "--saves", saves.path()});
    CHECK_MESSAGE(has(listed.printed, "Ann, Ben, Cleo, Dan\n"), listed.printed);
}

TEST_CASE("what check refuses is not begun, and a campaign that has begun goes on") {
    const Copy copy;
    const auto words = [&](std::vector<std::string> all) {
        all.insert(all.begin(), {"--content", copy.path()});
        all.insert(all.end(), {"--terminal", "--saves", copy / "saves"});
        return all;
    };
    CHECK(run(words({"play", "black_water", "--players", "Ann"}), "1\n").status == 0);
    copy.remove("adventures/black_water/chapters/02_the_ferry.lua");
    const Ended refused = run(words({"play", "black_water", "--players", "Ann"}), "1\n");
    CHECK(refused.status == 1);
    CHECK_MESSAGE(one_complaint(refused), refused.complaints);
    CHECK_MESSAGE(has(refused.complaints, "tankard check black_water"), refused.complaints);
    const Ended bench = run(words({"play", "black_water", "--players", "Ann", "--chapter", "01"}), "1\n");
    CHECK_MESSAGE(bench.status == 0, bench.complaints);
    const Ended resumed = run(words({"resume", "black_water-1"}), "1\n");
    CHECK_MESSAGE(resumed.status == 0, resumed.complaints);
}
