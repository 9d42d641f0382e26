#include "play/content/backdrop.h"

#include "registry/registry.h"
#include "text/drawings.h"
#include "text/looks.h"
#include "text/utf8.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace tankard::play {
namespace {

constexpr std::string_view kParts[] = {"sky", "light", "ground", "far", "middle", "near", "pigment"};
constexpr std::string_view kSkies[] = {"day", "dawn", "dusk", "night", "storm", "cave", "hall"};
constexpr std::string_view kLights[] = {"none", "moon", "sun", "lamp"};
constexpr std::string_view kGrounds[] = {"earth", "water", "stone", "boards"};
constexpr std::string_view kLightParts[] = {"at", "high", "size"};
constexpr std::string_view kPropParts[] = {"at", "size", "rise", "every", "pigment"};

/// The first key of a table that is neither 1 nor one of these.
std::string odd_key(const Value& table, std::span<const std::string_view> words, bool first) {
    for (const auto& [key, _] : table.entries()) {
        const auto* word = std::get_if<std::string>(&key);
        if (word == nullptr && first && std::get<std::int64_t>(key) == 1) continue;
        if (word == nullptr) return fmt::format("has no use for a value at {}", std::get<std::int64_t>(key));
        if (std::find(words.begin(), words.end(), *word) == words.end())
            return fmt::format("has no '{}'{}", *word, or_meant(*word, words));
    }
    return "";
}

template <typename Kind>
std::string read_word(const Value& value, std::span<const std::string_view> words, Kind& kind) {
    const std::string* word = value.text();
    const auto found =
        std::find(words.begin(), words.end(), word != nullptr ? std::string_view(*word) : std::string_view());
    if (found == words.end())
        return fmt::format("should be one of {}, not {}{}", fmt::join(words, ", "), value.show(),
                           word != nullptr ? or_meant(*word, words) : "");
    kind = static_cast<Kind>(found - words.begin());
    return "";
}

std::string read_percent(const Value& table, std::string_view part, int least, int most, int& number) {
    const Value& value = table.at(part);
    if (value.is_nil()) return "";
    const std::int64_t* integer = value.integer();
    if (integer == nullptr || *integer < least || *integer > most)
        return fmt::format("'{}' should be an integer from {} to {}, not {}", part, least, most,
                           value.show());
    number = static_cast<int>(*integer);
    return "";
}

std::string read_pigment(const Value& value, std::string& pigment) {
    if (value.is_nil()) return "";
    std::size_t which = 0;
    std::string wrong = read_word(value, text::kPigments, which);
    if (wrong.empty()) pigment = text::kPigments[which];
    return wrong;
}

/// What is wrong first; each is asked only if those before it found nothing.
template <typename... Reads>
std::string first_wrong(Reads... reads) {
    std::string wrong;
    static_cast<void>(((wrong = reads(), wrong.empty()) && ...));
    return wrong;
}

std::string read_light(const Value& value, Backdrop& backdrop) {
    const Value& kind = value.is_table() ? value.at(1) : value;
    return first_wrong([&] { return value.is_table() ? odd_key(value, kLightParts, true) : ""; },
                       [&] { return read_word(kind, kLights, backdrop.light); },
                       [&] { return read_percent(value, "at", 0, 100, backdrop.light_at); },
                       [&] { return read_percent(value, "high", 0, 120, backdrop.light_high); },
                       [&] { return read_percent(value, "size", 2, 80, backdrop.light_size); });
}

/// `unknown`: its name, if no drawing has it.
std::string read_prop(const Value& value, Prop& prop, std::string& unknown) {
    const std::string* name = value.is_table() ? value.at(1).text() : value.text();
    text::Figures figures = name != nullptr ? text::read_figures(*name) : text::Figures();
    if (figures.wrong || figures.count != 1)
        return fmt::format("should be a drawing such as {{ \"pine-tree\", at = 10 }}, not {}", value.show());
    std::size_t at = 0;
    if (figures.unknown.empty())
        prop.letter = text::next_character(figures.letters, at);
    else
        unknown = std::move(figures.unknown.front());
    return first_wrong([&] { return value.is_table() ? odd_key(value, kPropParts, true) : ""; },
                       [&] { return read_percent(value, "at", -20, 120, prop.at); },
                       [&] { return read_percent(value, "size", 2, 200, prop.size); },
                       [&] { return read_percent(value, "rise", -100, 100, prop.rise); },
                       [&] { return read_percent(value, "every", 5, 200, prop.every); },
                       [&] {
                           const std::string wrong = read_pigment(value.at("pigment"), prop.pigment);
                           return wrong.empty() ? wrong : "'pigment' " + wrong;
                       });
}

std::string read_props(const Value& list, std::vector<Prop>& props, std::vector<std::string>& unknown) {
    if (!list.is_table()) return fmt::format("should be a list of drawings, not {}", list.show());
    std::size_t place = 0;
    for (const auto& [key, value] : list.entries()) {
        ++place;
        const auto* number = std::get_if<std::int64_t>(&key);
        if (number == nullptr || *number != static_cast<std::int64_t>(place))
            return "should be a list: { { \"pine-tree\", at = 10 }, … }";
        if (place > kMostProps) return fmt::format("has more than {} drawings", kMostProps);
        Prop prop;
        std::string no_drawing;
        if (const std::string wrong = read_prop(value, prop, no_drawing); !wrong.empty())
            return fmt::format("[{}] {}", place, wrong);
        if (no_drawing.empty())
            props.push_back(prop);
        else
            unknown.push_back(std::move(no_drawing));
    }
    return "";
}

}  // namespace

std::shared_ptr<const Backdrop> plain_backdrop(std::string_view picture) {
    auto made = std::make_shared<Backdrop>();
    made->sky = Sky::cave;
    made->light = Light::lamp;
    made->light_at = 50;
    made->light_high = 60;
    made->light_size = 4;
    made->ground = Ground::stone;
    std::size_t first = 0;
    made->middle.push_back({.letter = text::next_character(picture, first), .size = kFigure});
    return made;
}

std::string read_backdrop(const Value& entry, Backdrop& backdrop, std::vector<std::string>& unknown) {
    if (!entry.is_table())
        return fmt::format("should be a table such as {{ sky = \"night\" }}, not {}", entry.show());
    if (std::string odd = odd_key(entry, kParts, false); !odd.empty()) return odd;
    for (const std::string_view part : kParts) {
        const Value& value = entry.at(part);
        if (value.is_nil()) continue;
        const std::string wrong = part == "sky"       ? read_word(value, kSkies, backdrop.sky)
                                  : part == "ground"  ? read_word(value, kGrounds, backdrop.ground)
                                  : part == "light"   ? read_light(value, backdrop)
                                  : part == "far"     ? read_props(value, backdrop.far, unknown)
                                  : part == "pigment" ? read_pigment(value, backdrop.pigment)
                                  : part == "middle"  ? read_props(value, backdrop.middle, unknown)
                                                      : read_props(value, backdrop.near, unknown);
        if (!wrong.empty()) return fmt::format("'{}' {}", part, wrong);
    }
    return "";
}

}  // namespace tankard::play
