#include "command/languages.h"

#include "script/host.h"

#include <fmt/format.h>

namespace tankard::command {

Languages::Languages(save::Files& files, const std::string& root) {
    Problems problems;
    for (text::Language* language : {&english, &italian}) {
        const std::string path = fmt::format("{}/scripts/window/text/{}.lua", root, language->code());
        language->add(script::load_data({path, files.read(path)}, problems), path, problems);
    }
    refuse_if(problems, root + "/scripts/window");
}

}  // namespace tankard::command
