// `tankard chronicle`: a campaign told from its save.
#include "command/program.h"

#include <string>

using namespace tankard;
using namespace tankard::command::test;

TEST_CASE("a campaign that has ended is told whole, and leaves its save as it was") {
    Folder folder;
    const Ended played = run(
        {"play", "black_water", "--seats", "3", "--seed", "8", "--auto", "greedy", "--saves", folder.path()});
    REQUIRE_MESSAGE(played.status == 0, played.complaints);
    save::DiskFiles files;
    const std::string path = folder / "black_water-1.tankard";
    const std::string before = files.read(path);
    const Ended told = run({"chronicle", "--saves", folder.path()});
    CHECK_MESSAGE(told.status == 0, told.complaints);
    // As often as --auto says that a chapter was gone through.
    const std::string gone =
        played.printed.substr(0, played.printed.find("\n", played.printed.find('\n') + 1));
    int chapters = 0;
    const auto times = [](const std::string& text, const std::string& outcome) {
        int count = 0;
        for (std::size_t at = text.find(outcome); at != std::string::npos; at = text.find(outcome, at + 1))
            ++count;
        return count;
    };
    for (const auto& [went, is_told] : {std::pair{": alive", ": victory"}, {": dead", ": defeat"}})
        chapters += times(gone, went) - times(told.printed, is_told);
    CHECK(chapters == 0);
    CHECK(told.printed.find("kill") != std::string::npos);
    CHECK(told.printed.find("★ Level 2!") != std::string::npos);
    CHECK(told.printed.find("The story so far: ") != std::string::npos);

    const Ended kept =
        run({"chronicle", "--saves", folder.path(), "--language", "it", "--out", folder / "storia.txt"});
    CHECK_MESSAGE(kept.status == 0, kept.complaints);
    const std::string text = files.read(folder / "storia.txt");
    CHECK(text.find("La storia fin qui: ") != std::string::npos);
    CHECK(text.find("[tale") == std::string::npos);
    const Ended beside = run({"chronicle", "--saves", folder.path(), "--out", folder / "storia.txt"});
    CHECK_MESSAGE(beside.printed.find("storia (2).txt") != std::string::npos, beside.printed);
    CHECK(run({"chronicle", "--saves", folder.path(), "--out", path}).status == 1);
    CHECK(files.read(path) == before);
}

TEST_CASE("what cannot be printed where it should go is no success") {
    for (const char* words : {" credits", " --help", " reference lords"}) {
        Program program({"-c", binary() + words + " > /dev/full"}, "/bin/sh");
        CHECK(program.finish() == 1);
        CHECK(program.complaints.find("disk full") != std::string::npos);
    }
}

TEST_CASE("saves of older content are told as far as it says something") {
    for (const std::string name : {"ended", "mid_chapter", "table_2_ended", "table_2_mid_chapter"}) {
        const Ended told = run({"chronicle", source_folder("/tests/golden/") + name + ".tankard"});
        CHECK_MESSAGE(told.status == 0, told.complaints);
        CHECK(told.printed.find("The Mill") != std::string::npos);
        CHECK(told.printed.find('[') == std::string::npos);
    }
    const Ended first = run({"chronicle", source_folder("/tests/golden/first_ended.tankard")});
    CHECK(first.status == 1);
    CHECK(first.complaints.find("first days") != std::string::npos);
}
