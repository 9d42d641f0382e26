// One file of the attack corpus (attacks/<family>/<name>.lua), and how a content is played against the toy
// rules so that its verdict can be compared.
//
// A file's first line is its verdict: "-- expect: " and a phrase of the sentence that must be told, or
// `harmless` (runs through, and the game is as it was), or `plays` (runs through, and changes the game by its
// rules only). Further content follows behind lines "-- file: toy/...". The first file's hooks are called one
// after another until one fails.
#pragma once

#include "source.h"
#include "toy.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace tankard::script {

struct Attack {
    std::string name;  ///< "family/name"
    std::string expect;
    Files files;

    bool runs() const { return expect == "harmless" || expect == "plays"; }
    bool owns(std::string_view path) const {
        return std::any_of(files.begin(), files.end(), [&](const File& file) { return file.path == path; });
    }
};

inline Attack read_attack(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    const std::string head = "-- expect: ";
    const std::size_t end = std::min(text.find('\n'), text.size());
    Attack attack;
    attack.name = path.parent_path().filename().string() + "/" + path.stem().string();
    if (text.starts_with(head)) attack.expect = text.substr(head.size(), end - head.size());
    // Compiled code is known by a file's first byte.
    const bool compiled = end + 1 < text.size() && text[end + 1] == '\x1b';
    std::string file = fmt::format("toy/cards/{}.lua", path.stem().string());
    const std::string mark = "\n-- file: ";
    for (std::size_t at = compiled ? end + 1 : 0; at < text.size();) {
        const std::size_t next = text.find(mark, at);
        attack.files.push_back({file, text.substr(at, next == std::string::npos ? next : next + 1 - at)});
        if (next == std::string::npos) break;
        at = std::min(text.find('\n', next + 1), text.size() - 1) + 1;
        file = text.substr(next + mark.size(), at - 1 - next - mark.size());
    }
    return attack;
}

/// All attacks, in one order.
inline std::vector<Attack> read_attacks() {
    std::vector<std::filesystem::path> paths;
    const std::filesystem::path root = source_folder("/tests/script/attacks");
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root))
        if (entry.path().extension() == ".lua") paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<Attack> attacks;
    for (const auto& path : paths)
        attacks.push_back(read_attack(path));
    return attacks;
}

/// What came of playing a content once.
struct Verdict {
    enum class Kind : std::uint8_t { good, refused, script_error, out_of_memory, rules_error };
    Kind kind = Kind::good;
    std::string sentence;
    std::uint64_t hash = 0;  ///< of the table as it was left

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// Calls every hook that the card's definition has, as one beat; stops at the first that fails.
inline Verdict play_all(Host& host, Toy& toy, CardId card) {
    Verdict verdict;
    const DefId definition = toy.table.def(card);
    host.begin_beat();
    try {
        for (const int hook : {Toy::on_play, Toy::on_poke, Toy::bonus, Toy::on_name}) {
            std::vector<Arg> args;
            if (hook == Toy::on_play) args = {Ref::seat(SeatId{0}), Ref::table(Toy::turn)};
            host.call(definition, hook, toy.table.ref(card), args);
        }
    } catch (const ScriptError& error) {
        verdict = {Verdict::Kind::script_error, error.what()};
    } catch (const OutOfMemory& error) {
        verdict = {Verdict::Kind::out_of_memory, error.what()};
    } catch (const std::logic_error& error) {
        verdict = {Verdict::Kind::rules_error, error.what()};
    }
    verdict.hash = hash_of(toy.table);
    return verdict;
}

/// Whether a sentence names a file of the content and a line.
inline bool names_a_place(std::string_view sentence) {
    const std::size_t end = sentence.find(".lua:");
    return sentence.starts_with("toy/") && end != std::string_view::npos && end + 5 < sentence.size() &&
           sentence[end + 5] >= '1' && sentence[end + 5] <= '9';
}

}  // namespace tankard::script
