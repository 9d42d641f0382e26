#include "workshop/check.h"

#include "command/say.h"
#include "command/shared.h"
#include "save/json.h"
#include "text/counted.h"
#include "workshop/package.h"

#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::command {
namespace {

std::string_view word_for(workshop::Level level) {
    switch (level) {
        case workshop::Level::error: return "error";
        case workshop::Level::warning: return "warning";
        case workshop::Level::hint: return "hint";
    }
    return "";
}

void print_json(const workshop::Findings& findings) {
    Value all = Value::table();
    for (const workshop::Finding& finding : findings) {
        Value each = Value::table();
        each.set("number", fmt::format("T{:03}", finding.number));
        each.set("level", std::string(word_for(finding.level)));
        each.set("file", finding.file);
        each.set("line", finding.line);
        each.set("message", finding.message);
        all.push(std::move(each));
    }
    show(stdout, save::to_json(all) + "\n");
}

}  // namespace

int check(const Options& options) {
    save::DiskFiles files;
    const std::string campaign = campaign_of(options.campaign);
    workshop::refuse_device_name(campaign);
    const play::Library library(play::read_content(files, options.root, campaign), campaign);
    const workshop::Findings findings =
        workshop::check(library, play::read_scenarios(files, options.root, campaign));
    int errors = 0;
    int hints = 0;
    for (const workshop::Finding& finding : findings) {
        errors += finding.level == workshop::Level::error ? 1 : 0;
        hints += finding.level == workshop::Level::hint ? 1 : 0;
    }
    if (options.json) {
        print_json(findings);
        return errors == 0 ? 0 : 1;
    }
    for (const workshop::Finding& finding : findings)
        if (finding.level != workshop::Level::hint || options.hints)
            say("{}:{}: {} T{:03}: {}\n", finding.file, finding.line, word_for(finding.level), finding.number,
                finding.message);
    say("{}, {}, {}{}\n", text::counted(errors, "error"),
        text::counted(findings.size() - static_cast<std::size_t>(errors + hints), "warning"),
        text::counted(hints, "hint"), hints > 0 && !options.hints ? " (--hints shows them)" : "");
    return errors == 0 ? 0 : 1;
}

}  // namespace tankard::command
