// What ships of the dungeon fight, as the rules read it.
#pragma once

#include "campaign/manifest.h"
#include "fighter/definitions/content.h"
#include "fighter/scripting/registry.h"
#include "play/content/library.h"
#include "save/disk_files.h"
#include "script/host.h"
#include "source.h"

#include <memory>
#include <vector>

#include <doctest/doctest.h>

namespace tankard::fighter::test {

inline const save::Content& shipped_files() {
    static const save::Content all = [] {
        save::DiskFiles files;
        return play::read_content(files, source_folder(), "fighter");
    }();
    return all;
}

inline play::Library& library() {
    static play::Library shared(shipped_files(), "fighter");
    for (const Problem& problem : shared.problems())
        FAIL_CHECK(problem.show());
    REQUIRE(shared.problems().empty());
    return shared;
}

inline const Content& shipped() {
    static const Content content = [] {
        script::Files files;
        for (const auto& [path, text] : shipped_files().files)
            files.push_back({path, text});
        const script::Host host(files, std::vector<const Registry*>{&registry(), &campaign::registry()});
        Problems problems;
        Content read = read_content(host.sources(), problems);
        REQUIRE(problems.empty());
        return read;
    }();
    return content;
}

}  // namespace tankard::fighter::test
