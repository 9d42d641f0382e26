// Who sat where the last time.
#include "window/screens/last_chairs.h"

#include "save/memory_files.h"

#include <string>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;

namespace {

Beginning table(const std::string& campaign, std::size_t chairs, int least) {
    Beginning made{.campaign = campaign, .least = least};
    made.chairs.resize(chairs);
    first_offer(made);
    return made;
}

}  // namespace

TEST_CASE("each campaign remembers its chairs, and one that is new takes those of the last evening") {
    save::MemoryFiles files;
    Beginning mine = table("mill", 6, 1);
    mine.chairs[0].name = "Ada";
    mine.chairs[1].sits = Sits::nobody;
    keep_chairs(files, "saves", mine);
    Beginning other = table("ferry", 4, 2);
    recall_chairs(files, "saves", other);
    CHECK(other.chairs[0].name == "Ada");
    CHECK(other.chairs[1].sits == Sits::greedy);  // it is for two at least
    other.chairs[0].name = "Ben";
    keep_chairs(files, "saves", other);
    Beginning again = table("mill", 6, 1);
    recall_chairs(files, "saves", again);
    CHECK(again.chairs[0].name == "Ada");
    CHECK(again.chairs[1].sits == Sits::nobody);
}

TEST_CASE("damaged memories are as good as none") {
    save::MemoryFiles files;
    const Value usual = kept(table("mill", 3, 1));
    for (const char* torn :
         {"{ torn", "{ \"last\": 3, \"campaigns\": [] }", "{ \"last\": { \"chairs\": 7 } }"}) {
        files.put("saves/chairs.json", torn);
        Beginning made = table("mill", 3, 1);
        recall_chairs(files, "saves", made);
        CHECK(kept(made) == usual);
        keep_chairs(files, "saves", made);
        recall_chairs(files, "saves", made);
        CHECK(kept(made) == usual);
    }
}
