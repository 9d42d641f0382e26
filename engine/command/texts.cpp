#include "command/say.h"
#include "command/shared.h"
#include "workshop/translation.h"

#include <string>

#include <fmt/format.h>

namespace tankard::command {

int texts(const Options& options) {
    save::DiskFiles files;
    const std::string campaign = campaign_of(options.campaign);
    const play::Library library(play::read_content(files, options.root, campaign), campaign);
    const std::string from = options.language == "en" ? "it" : "en";
    const std::string left = workshop::untranslated(library, from, options.language);
    if (left.empty()) complain("{}: every text of {} stands in {} too\n", campaign, from, options.language);
    show(stdout, left);
    return 0;
}

}  // namespace tankard::command
