// Texts that ship have one kind of quotation marks: “these” in English, «these» in Italian. A straight one in
// a Lua string is written \\".
#include "save/disk_files.h"
#include "source.h"

#include <algorithm>
#include <filesystem>
#include <string>

#include <doctest/doctest.h>

using namespace tankard;

TEST_CASE("no text has a straight quotation mark, nor one of the other language's") {
    namespace fs = std::filesystem;
    int files = 0;
    for (const std::string part : {"scripts", "adventures"})
        for (const auto& entry : fs::recursive_directory_iterator(source_folder("/") + part)) {
            const fs::path& path = entry.path();
            if (path.extension() != ".lua" || path.parent_path().filename() != "text") continue;
            ++files;
            const std::string text = save::DiskFiles().read(path.string());
            CHECK_MESSAGE(text.find("\\\"") == std::string::npos, path.string());
            for (const std::string& foreign : path.stem() == "it" ? std::vector<std::string>{"“", "”"}
                                                                  : std::vector<std::string>{"«", "»"})
                CHECK_MESSAGE(text.find(foreign) == std::string::npos, path.string(), " ", foreign);
            std::size_t open = 0;
            std::size_t close = 0;
            for (std::size_t at = 0; (at = text.find("“", at)) != std::string::npos; ++at)
                ++open;
            for (std::size_t at = 0; (at = text.find("”", at)) != std::string::npos; ++at)
                ++close;
            CHECK_MESSAGE(open == close, path.string());
        }
    CHECK(files > 20);
}
