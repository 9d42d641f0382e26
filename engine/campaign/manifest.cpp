#include "campaign/manifest.h"

#include "text/visible.h"

#include <cstdint>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard::campaign {
namespace {

constexpr std::size_t kLongestLine = 80;
constexpr std::int64_t kMostAuthors = 40;
constexpr std::size_t kMostNeeds = 40;

/// Strangers' words are shown in lists: nothing in them may be invisible.
bool is_line(const Value& value) {
    const std::string* text = value.text();
    return text != nullptr && !text->empty() && text->size() <= kLongestLine &&
           text::visible_line(*text, kLongestLine) == *text;
}

bool is_name(const Value::Key& key) {
    const auto* name = std::get_if<std::string>(&key);
    return name != nullptr && !name->empty() && name->size() <= kLongestLine &&
           name->find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos;
}

std::string read_version(Manifest& manifest, const Value& value) {
    manifest.version = value.text() != nullptr ? version_of(*value.text()) : std::nullopt;
    return manifest.version ? "" : "should be a version such as \"1.2.0\", not " + value.show();
}

std::string read_authors(Manifest& manifest, const Value& value) {
    std::string wrong = "should be a list of names, each of 1 to 80 letters in one line";
    const Value::Entries& entries = value.entries();
    if (entries.empty() || entries.size() > kMostAuthors) return wrong;
    for (const auto& [key, name] : entries) {
        if (!std::holds_alternative<std::int64_t>(key) || !is_line(name)) return wrong;
        manifest.authors.push_back(*name.text());
    }
    return "";
}

std::string read_licence(Manifest& manifest, const Value& value) {
    if (!is_line(value)) return "should be a licence's name in one line, such as \"CC-BY-4.0\"";
    manifest.licence = *value.text();
    return "";
}

std::string read_needs(Manifest& manifest, const Value& value) {
    if (!value.is_table()) return "should be a table of names and ranges, such as { tankard = \">=0.1 <1\" }";
    if (value.entries().size() > kMostNeeds) return fmt::format("should name at most {} others", kMostNeeds);
    for (const auto& [key, wanted] : value.entries()) {
        if (!is_name(key)) return "should name each adventure: { harbour = \">=1.2 <2\" }";
        const std::string& name = std::get<std::string>(key);
        const auto range = wanted.text() != nullptr ? range_of(*wanted.text()) : std::nullopt;
        if (!range)
            return fmt::format("should give a range of '{}' such as \">=1.2 <2\", not {}", name,
                               wanted.show());
        manifest.needs.push_back({name, *range});
    }
    return "";
}

}  // namespace

const Definition<Manifest>& manifest_fields() {
    static const Definition<Manifest> fields = [] {
        Definition<Manifest> d(
            "campaign", "A campaign's manifest: the file returns this table, without a word before it.");
        d.whole_file("campaign.lua")
            .field("start", &Manifest::start, "The first chapter, by id. It must be there.")
            .field("rules", "a text",
                   "The rule set of the campaign's own chapters; what stands in a folder with another rule "
                   "set's "
                   "name is played under that one. `deckbuilder` if left out.",
                   [](Manifest& manifest, const Value& value) -> std::string {
                       if (value.text() == nullptr || !is_name(*value.text()))
                           return "should be a rule set's name, such as \"gauntlet\", not " + value.show();
                       manifest.rules = *value.text();
                       return "";
                   })
            .field("least_players", &Manifest::least_players, {1, 6}, "The fewest players.")
            .field("most_players", &Manifest::most_players, {1, 6}, "The most players.")
            .field("losses_allowed", &Manifest::losses_allowed, {1, 99},
                   "Chapters lost, with none won in between, before the last page (see the setting "
                   "`losses_since`).")
            .field("version", "a text", "This version of the adventure, such as \"1.2.0\".", read_version)
            .field("authors", "a list of texts", "Who wrote it.", read_authors)
            .field("licence", "a text", "Under which licence it may be passed on.", read_licence)
            .field("needs", "a table",
                   "Versions of Tankard, of rule sets and of other adventures: { tankard = \">=0.1 <1\" }.",
                   read_needs)
            .field("settings", "a table",
                   "House rules of this campaign, by name, such as { difficulty = \"grim\" }; those of "
                   "another rule "
                   "set in a table with its name.",
                   [](Manifest& manifest, const Value& value) {
                       manifest.settings = value;
                       return value.is_table() ? std::string() : std::string("should be a table of settings");
                   });
        return d;
    }();
    return fields;
}

Manifest read_manifest(std::string id, const Value& table, std::span<const Source> sources,
                       Problems& problems) {
    Manifest manifest;
    manifest.id = std::move(id);
    Source source{
        .kind = "campaign", .id = manifest.id, .file = manifest.id + "/campaign.lua", .facts = table};
    manifest_fields().read(source, manifest, problems);
    std::vector<std::string_view> names;
    for (const Source& each : sources)
        if (each.kind == "chapter") manifest.chapters.push_back(each.id);
    for (const std::string& name : manifest.chapters)
        names.push_back(name);
    if (std::find(names.begin(), names.end(), manifest.start) == names.end()) {
        problems.push_back({source.file, 1,
                            fmt::format("'start' should be one of the campaign's chapters, not '{}'{}",
                                        manifest.start, or_meant(manifest.start, names)),
                            Problem::Part::other, "start"});
    }
    return manifest;
}

std::vector<SettingInfo> settings_under(const RuleSet& rules) {
    std::vector<SettingInfo> all(rules.settings().begin(), rules.settings().end());
    all.push_back({"losses_since",
                   {"any_win", "new_win"},
                   {},
                   "new_win",
                   "From when the chapters lost are counted that end a campaign: since the last one won, or "
                   "since the last one won for the first time. A party that loses one chapter and wins its "
                   "way back to it has got nowhere, and might go round for ever."});
    all.push_back({"undo",
                   {"free", "to_line", "vote"},
                   {},
                   rules.rivals() ? "to_line" : "free",
                   "How far moves may be taken back: always, to the last draw or roll, or if the table "
                   "agrees."});
    all.push_back({"undo_luck",
                   {"same", "fresh"},
                   {},
                   "same",
                   "Whether dice and draws come the same again after taking back."});
    return all;
}

}  // namespace tankard::campaign
