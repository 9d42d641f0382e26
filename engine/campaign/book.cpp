#include "campaign/book.h"

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

std::string read_version(Book& book, const Value& value) {
    book.version = value.text() != nullptr ? version_of(*value.text()) : std::nullopt;
    return book.version ? "" : "should be a version such as \"1.2.0\", not " + value.show();
}

std::string read_authors(Book& book, const Value& value) {
    std::string wrong = "should be a list of names, each of 1 to 80 letters in one line";
    const Value::Entries& entries = value.entries();
    if (entries.empty() || entries.size() > kMostAuthors) return wrong;
    for (const auto& [key, name] : entries) {
        if (!std::holds_alternative<std::int64_t>(key) || !is_line(name)) return wrong;
        book.authors.push_back(*name.text());
    }
    return "";
}

std::string read_licence(Book& book, const Value& value) {
    if (!is_line(value)) return "should be a licence's name in one line, such as \"CC-BY-4.0\"";
    book.licence = *value.text();
    return "";
}

std::string read_needs(Book& book, const Value& value) {
    if (!value.is_table()) return "should be a table of names and ranges, such as { tankard = \">=0.1 <1\" }";
    if (value.entries().size() > kMostNeeds) return fmt::format("should name at most {} others", kMostNeeds);
    for (const auto& [key, wanted] : value.entries()) {
        if (!is_name(key)) return "should name each adventure: { harbour = \">=1.2 <2\" }";
        const std::string& name = std::get<std::string>(key);
        const auto range = wanted.text() != nullptr ? range_of(*wanted.text()) : std::nullopt;
        if (!range)
            return fmt::format("should give a range of '{}' such as \">=1.2 <2\", not {}", name,
                               wanted.show());
        book.needs.push_back({name, *range});
    }
    return "";
}

}  // namespace

const Definition<Book>& book_fields() {
    static const Definition<Book> fields = [] {
        Definition<Book> d("campaign",
                           "A campaign's manifest: the file returns this table, without a word before it.");
        d.whole_file("campaign.lua")
            .field("start", &Book::start, "The first chapter, by id. It must be there.")
            .field("least_players", &Book::least_players, {1, 6}, "The fewest players.")
            .field("most_players", &Book::most_players, {1, 6}, "The most players.")
            .field("losses_allowed", &Book::losses_allowed, {1, 99},
                   "Chapters lost, with none won in between, before the last page (see the setting "
                   "`losses_since`).")
            .field("version", "a text", "This version of the adventure, such as \"1.2.0\".", read_version)
            .field("authors", "a list of texts", "Who wrote it.", read_authors)
            .field("licence", "a text", "Under which licence it may be passed on.", read_licence)
            .field("needs", "a table",
                   "Versions of Tankard, of rule sets and of other adventures: { tankard = \">=0.1 <1\" }.",
                   read_needs)
            .field("settings", "a table",
                   "House rules of this campaign, by name, such as { difficulty = \"grim\" }.",
                   [](Book& book, const Value& value) {
                       book.settings = value;
                       return value.is_table() ? std::string() : std::string("should be a table of settings");
                   });
        return d;
    }();
    return fields;
}

Book read_book(std::string id, const Value& manifest, std::span<const Source> sources, Problems& problems) {
    Book book;
    book.id = std::move(id);
    Source source{.kind = "campaign", .id = book.id, .file = book.id + "/campaign.lua", .facts = manifest};
    book_fields().read(source, book, problems);
    std::vector<std::string_view> names;
    for (const Source& each : sources)
        if (each.kind == "chapter") book.chapters.push_back(each.id);
    for (const std::string& name : book.chapters)
        names.push_back(name);
    if (std::find(names.begin(), names.end(), book.start) == names.end()) {
        problems.push_back({source.file, 1,
                            fmt::format("'start' should be one of the campaign's chapters, not '{}'{}",
                                        book.start, or_meant(book.start, names)),
                            Problem::Part::other, "start"});
    }
    return book;
}

std::vector<SettingInfo> settings_under(const RuleSet& rules) {
    std::vector<SettingInfo> all(rules.settings().begin(), rules.settings().end());
    all.push_back({"losses_since",
                   {"any_win", "new_win"},
                   {},
                   "any_win",
                   "From when the chapters lost are counted that end a campaign: since the last one won, or "
                   "since the last one won for the first time."});
    all.push_back({"undo",
                   {"free", "to_line", "vote"},
                   {},
                   "free",
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
