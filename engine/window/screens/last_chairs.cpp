#include "window/screens/last_chairs.h"

#include "save/json.h"

#include <algorithm>
#include <string_view>

namespace tankard::window {
namespace {

constexpr std::string_view kFile = "/chairs.json";
constexpr std::string_view kLast = "last";            ///< the chairs, whatever was played
constexpr std::string_view kCampaigns = "campaigns";  ///< by name

Value read(save::Files& files, const std::string& saves) {
    const std::string path = saves + std::string(kFile);
    try {
        if (files.exists(path)) return save::from_json(files.read(path), path);
    } catch (const save::Error&) {  // as if it were the first evening
    }
    return Value::table();
}

}  // namespace

void recall_chairs(save::Files& files, const std::string& saves, Beginning& beginning) {
    const Value all = read(files, saves);
    if (const Value& mine = all.at(kCampaigns).at(beginning.campaign); mine.is_table())
        return recall(beginning, mine);
    if (!all.at(kLast).is_table()) return;
    recall(beginning, all.at(kLast));
    auto taken = std::count_if(beginning.chairs.begin(), beginning.chairs.end(),
                               [](const Chair& chair) { return chair.sits != Sits::nobody; });
    for (Chair& chair : beginning.chairs)  // this one may be for more
        if (chair.sits == Sits::nobody && taken < beginning.least) {
            chair.sits = Sits::greedy;
            ++taken;
        }
}

void keep_chairs(save::Files& files, const std::string& saves, const Beginning& beginning) {
    Value all = read(files, saves);
    Value campaigns = all.at(kCampaigns).is_table() ? all.at(kCampaigns) : Value::table();
    const Value mine = kept(beginning);
    campaigns.set(beginning.campaign, mine);
    all.set(std::string(kCampaigns), campaigns);
    Value last = Value::table();
    last.set("chairs", mine.at("chairs"));
    all.set(std::string(kLast), last);
    try {
        files.make_folders(saves);
        files.write(saves + std::string(kFile), save::to_json(all));
    } catch (const save::Error&) {
    }
}

}  // namespace tankard::window
