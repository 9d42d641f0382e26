// A small campaign to save, used by the tests of this folder.
#pragma once

#include "save/campaign_file.h"
#include "save/memory_files.h"

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <variant>

namespace tankard::save {

inline const std::string kPath = "saves/friends.tankard";

inline Value example_header(std::string name = "Tuesday's friends") {
    Value header;
    header.set("id", "0123");
    header.set("name", std::move(name));
    header.set("campaign", "black_water");
    header.set("seed", 7);
    return header;
}

inline Content example_content(std::string text = "return chapter { plays = \"deckbuilder\" }") {
    return {{{"chapters/01_the_mill.lua", std::move(text)}, {"text/en.lua", "return {}"}}};
}

inline AnswerRecord answer(std::uint32_t number, std::int32_t value = 0) {
    return {number,       1, AnswerRecord::revealed, 0xabcd0000U + number, Answer{{value, 2}}, "play:axe",
            1000 + number};
}

inline SnapshotRecord snapshot(std::uint32_t number, bool root = false, std::string state = "the game") {
    Value summary;
    summary.set("chapter", "01_the_mill");
    return {root, number, std::move(state), 99, summary};
}

inline CampaignFile example_file(Files& files, const std::string& path = kPath) {
    auto file = CampaignFile::create(files, path, example_header(), example_content(), "0.1.0");
    file.append(snapshot(0, true));
    file.sync();
    return file;
}

/// The answers' values on a tape, with letters for the other steps: "1 s c h x 2" (x = salt).
inline std::string shown(std::span<const Step> steps) {
    std::string text;
    for (const auto& step : steps) {
        if (!text.empty()) text += ' ';
        if (const auto* mine = std::get_if<AnswerRecord>(&step))
            text += std::to_string(mine->answer.values.at(0));
        else
            text += "?xsch"[step.index()];
    }
    return text;
}

inline Loaded loaded(Files& files, const std::string& path = kPath) {
    const std::string bytes = files.read(path);
    Loaded out = load(bytes, path);
    out.reading = {};
    return out;
}

/// Whether a text is one sentence without a line break or a full stop in its middle.
inline bool one_sentence(const std::string& text) {
    return text.size() > 10 && text.find('\n') == std::string::npos && text.find(". ") == std::string::npos;
}

}  // namespace tankard::save
