#include "campaign/book.h"

namespace tankard::campaign {

Book read_book(std::string id, const Value& manifest, std::span<const Source> sources, Problems& problems) {
    static const Definition<Book> fields = [] {
        Definition<Book> d("campaign", "A campaign's manifest.");
        d.field("start", &Book::start, "The first chapter.")
            .field("least_players", &Book::least_players, {1, 6}, "The fewest players.")
            .field("most_players", &Book::most_players, {1, 6}, "The most players.")
            .field("losses_allowed", &Book::losses_allowed, {1, 99},
                   "Chapters lost, with none won for the first time in between, before the last page.")
            .field("settings", "a table", "House rules of this campaign.",
                   [](Book& book, const Value& value) {
                       book.settings = value;
                       return value.is_table() ? std::string() : std::string("should be a table of settings");
                   });
        return d;
    }();
    Book book;
    book.id = std::move(id);
    Source source{.kind = "campaign", .id = book.id, .file = book.id + "/campaign.lua", .facts = manifest};
    fields.read(source, book, problems);
    std::vector<std::string_view> names;
    for (const Source& each : sources)
        if (each.kind == "chapter") book.chapters.push_back(each.id);
    for (const std::string& name : book.chapters)
        names.push_back(name);
    if (std::find(names.begin(), names.end(), book.start) == names.end()) {
        problems.push_back({source.file, 1,
                            fmt::format("'start' should be one of the campaign's chapters, not '{}'{}",
                                        book.start, or_meant(book.start, names))});
    }
    return book;
}

std::vector<SettingInfo> settings_under(const RuleSet& rules) {
    std::vector<SettingInfo> all(rules.settings().begin(), rules.settings().end());
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
