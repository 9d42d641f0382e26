// Saves from earlier weeks. They must open for ever, or say in one sentence why not; a new one is added when
// the format or a record's version changes, and none is ever written again.
#include "save/disk_files.h"
#include "save/example.h"
#include "source.h"

#include <string>
#include <utility>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::save;

TEST_CASE("the golden save of the first week opens as it did") {
    DiskFiles files;
    const Loaded out = loaded(files, source_folder("/tests/save/golden/first_week.tankard"));
    CHECK(!out.damage);
    CHECK(out.header == example_header());
    CHECK(out.content == example_content(std::string(400, 'x')));
    CHECK(out.engine == "0.1.0");
    CHECK(out.records.size() == 12);
    CHECK(shown(out.tape.steps()) == "1 x 20 s c h");
    CHECK(out.tape.latest()->answer_number == 1);
    CHECK(*out.tape.root() == snapshot(0, true));
    CHECK(std::get<AnswerRecord>(out.tape.steps()[0]) == answer(1, 1));
}
