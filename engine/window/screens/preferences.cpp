#include "window/screens/preferences.h"

#include "save/json.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr std::string_view kFile = "/settings.json";

int number(const Value& all, std::string_view key, int least, int most, int otherwise) {
    const std::int64_t* value = all.at(key).integer();
    return value != nullptr ? static_cast<int>(std::clamp<std::int64_t>(*value, least, most)) : otherwise;
}

bool truth(const Value& all, std::string_view key) {
    const bool* value = all.at(key).truth();
    return value != nullptr && *value;
}

}  // namespace

std::vector<std::string> lines_of(const Preferences& preferences, const text::Language& window) {
    const auto word = [&](const std::string& key) { return window.say(intern("window." + key)); };
    const auto on = [&](bool is) { return word(is ? "on" : "off"); };
    const std::pair<const char*, std::string> all[] = {
        {"text_size", fmt::format("{} %", preferences.text_percent)},
        {"contrast", on(preferences.high_contrast)},
        {"dyslexic", on(preferences.dyslexic)},
        {"motion", on(!preferences.reduced_motion)},
        {"pace", word(fmt::format("pace_{}", preferences.pace))},
        {"volume", fmt::format("{} %", preferences.volume)},
    };
    std::vector<std::string> lines;
    for (const auto& [key, value] : all)
        lines.push_back(fmt::format("{}: {}", word(key), value));
    return lines;
}

void change(Preferences& preferences, std::size_t which) {
    switch (which) {
        case 0:
            preferences.text_percent = preferences.text_percent >= 200 ? 75 : preferences.text_percent + 25;
            break;
        case 1: preferences.high_contrast = !preferences.high_contrast; break;
        case 2: preferences.dyslexic = !preferences.dyslexic; break;
        case 3: preferences.reduced_motion = !preferences.reduced_motion; break;
        case 4: preferences.pace = (preferences.pace + 1) % 3; break;
        case 5:
            preferences.volume = preferences.volume >= 100 ? 0 : std::min(100, preferences.volume + 10);
            break;
        default: break;
    }
}

Preferences read_preferences(save::Files& files, const std::string& saves) {
    Preferences read;
    const std::string path = saves + std::string(kFile);
    try {
        if (!files.exists(path)) return read;
        const Value all = save::from_json(files.read(path), path);
        read.text_percent = number(all, "text_percent", 75, 200, 100);
        read.dyslexic = truth(all, "dyslexic");
        read.high_contrast = truth(all, "high_contrast");
        read.reduced_motion = truth(all, "reduced_motion");
        read.pace = number(all, "pace", 0, 2, 1);
        read.volume = number(all, "volume", 0, 100, 70);
        if (const std::string* language = all.at("language").text())
            read.language = *language == "it" ? "it" : "en";
    } catch (const save::Error&) {
        return {};
    }
    return read;
}

void write_preferences(save::Files& files, const std::string& saves, const Preferences& preferences) {
    Value all = Value::table();
    all.set("text_percent", preferences.text_percent);
    all.set("dyslexic", preferences.dyslexic);
    all.set("high_contrast", preferences.high_contrast);
    all.set("reduced_motion", preferences.reduced_motion);
    all.set("pace", preferences.pace);
    all.set("volume", preferences.volume);
    if (!preferences.language.empty()) all.set("language", preferences.language);
    try {
        files.make_folders(saves);
        files.write(saves + std::string(kFile), save::to_json(all));
    } catch (const save::Error&) {  // it will be asked for again another evening
    }
}

}  // namespace tankard::window
