// What the fuzz targets share: a good game out of a golden save, and edits that bytes choose. An edit changes
// little, so that most of what is tried gets past the first length that is read.
#pragma once

#include "play/content/version.h"
#include "play/session/session.h"
#include "save/campaign_file.h"
#include "save/disk_files.h"
#include "save/memory_files.h"
#include "source.h"

#include <cstdint>
#include <exception>
#include <span>
#include <string>
#include <variant>

namespace tankard::fuzz {

using Bytes = std::span<const std::uint8_t>;

inline const std::string& golden_bytes() {
    static const std::string bytes =
        save::DiskFiles().read(source_folder("/tests/golden/table_2_mid_chapter.tankard"));
    return bytes;
}

inline const save::Loaded& golden() {
    static const save::Loaded loaded = save::load(golden_bytes(), "golden");
    return loaded;
}

inline play::Library& library() {
    static play::Library all(golden().content, "black_water");
    return all;
}

/// The golden save's records, behind a content that takes no time to unpack: contents are the script host's
/// affair (script_fuzz), and what is played on is played with the good one.
inline const std::string& lean_bytes() {
    static const std::string bytes = [] {
        save::MemoryFiles files;
        save::Content content;
        content.files = {{"black_water/campaign.lua", "return {}"}};
        const save::Loaded& from = golden();
        auto file =
            save::CampaignFile::create(files, "lean.tankard", from.header, content, play::kEngineVersion);
        for (const save::Record& record : from.records)
            if (!std::holds_alternative<save::EpochRecord>(record) &&
                !std::holds_alternative<save::HeaderRecord>(record))
                file.append(record);
        file.sync();
        return files.bytes("lean.tankard");
    }();
    return bytes;
}

/// Four bytes an edit: where (in 16 bits, spread over the text), how, and with what.
inline std::string edited(std::string text, Bytes edits) {
    for (std::size_t at = 0; at + 4 <= edits.size() && !text.empty(); at += 4) {
        const std::size_t place = (edits[at] << 8 | edits[at + 1]) % text.size();
        const std::uint8_t with = edits[at + 3];
        switch (edits[at + 2] % 6) {
            case 0: text[place] = static_cast<char>(with); break;
            case 1: text[place] = static_cast<char>(text[place] ^ 1 << with % 8); break;
            case 2: text[place] = static_cast<char>(text[place] + (with % 2 == 0 ? 1 : -1)); break;
            case 3: text.insert(place, with % 32, static_cast<char>(with)); break;
            case 4: text.erase(place, 1 + with % 32); break;
            case 5: text.insert(place, text.substr(with * text.size() / 256, 1 + with % 64)); break;
        }
    }
    return text;
}

/// A few moves of what was accepted: whatever rules, hooks and companions touch. Only a refusal may end it.
inline void play_on(const save::Tape& tape) {
    play::Session* playing = nullptr;
    int beats = 0;
    try {
        play::Session session(library(), tape, {.at_beat = [&](const campaign::State&) {
                                  if (++beats > 12) playing->leave();
                              }});
        playing = &session;
        session.run();
    } catch (const std::exception&) {
    }
}

}  // namespace tankard::fuzz
