#include "workshop/scenario_data.h"

#include <string_view>
#include <utility>

#include <fmt/format.h>

namespace tankard::workshop {
namespace {

template <typename T>
void add_part_fields(Definition<T>& d) {
    d.field("at", "a text", "The question before which `table` is set.", [](T& part, const Value& value) {
        if (value.text() != nullptr) part.at = *value.text();
        return value.text() != nullptr ? std::string() : "should be a text, not " + value.show();
    });
    const std::pair<std::string_view, Value ScenarioPart::*> tables[] = {
        {"start", &ScenarioPart::start},  {"before", &ScenarioPart::before}, {"table", &ScenarioPart::table},
        {"flags", &ScenarioPart::flags},  {"dice", &ScenarioPart::dice},     {"play", &ScenarioPart::play},
        {"expect", &ScenarioPart::expect}};
    for (const auto& [name, member] : tables)
        d.field(name, "a table", "", [member = member](T& part, const Value& value) {
            part.*member = value;
            return value.is_table() ? std::string() : "should be a table, not " + value.show();
        });
}

const Definition<ScenarioPart>& part_fields() {
    static const Definition<ScenarioPart> all = [] {
        Definition<ScenarioPart> d("part", "What happens in one chapter of a scenario.");
        add_part_fields(d);
        return d;
    }();
    return all;
}

std::string read_next(Scenario& scenario, const Value& value) {
    if (!value.is_table()) return "should be a list of chapters' parts, not " + value.show();
    for (const auto& [_, entry] : value.entries()) {
        if (!entry.is_table()) return "should be a list of tables, one for each further chapter";
        if (std::string wrong = part_fields().read(scenario.next.emplace_back(), entry); !wrong.empty())
            return fmt::format("[{}]: {}", scenario.next.size(), wrong);
    }
    return "";
}

const Definition<Scenario>& fields() {
    static const Definition<Scenario> all = [] {
        Definition<Scenario> d("scenario", "A test of an adventure.");
        d.field("name", &Scenario::name, "What it shows.")
            .field("chapter", &Scenario::chapter, "Which chapter; the campaign's first if left out.")
            .field("seed", &Scenario::seed, {0, 1'000'000}, "The seed.")
            .field("next", "a list", "", read_next);
        const std::pair<std::string_view, Value Scenario::*> tables[] = {
            {"heroes", &Scenario::heroes},
            {"companions", &Scenario::companions},
            {"settings", &Scenario::settings}};
        for (const auto& [name, member] : tables)
            d.field(name, "a table", "", [member = member](Scenario& scenario, const Value& value) {
                scenario.*member = value;
                return value.is_table() ? std::string() : "should be a table, not " + value.show();
            });
        add_part_fields(d);
        return d;
    }();
    return all;
}

}  // namespace

void read_scenario(const Source& source, Scenario& scenario, Problems& problems) {
    fields().read(source, scenario, problems);
}

}  // namespace tankard::workshop
