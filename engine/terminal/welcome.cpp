#include "terminal/welcome.h"

#include "play/companions/companion.h"
#include "play/content/names.h"
#include "terminal/answers.h"
#include "terminal/style.h"
#include "text/apostrophes.h"
#include "text/utf8.h"
#include "text/visible.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <optional>

#include <fmt/format.h>

namespace tankard::terminal {
namespace {

void print(const std::string& text) {
    for (const std::string& line :
         text::wrap(text::with_apostrophes(text::visible_lines(text)), columns(), 0)) {
        std::fwrite(line.data(), 1, line.size(), stdout);
        std::fputc('\n', stdout);
    }
}

/// A line, or nothing at the end of input. What cannot be seen is dropped: nobody is called so.
std::optional<std::string> line() {
    std::fputs("> ", stdout);
    std::fflush(stdout);
    std::string typed;
    if (!std::getline(std::cin, typed)) return std::nullopt;
    typed = trimmed(text::visible_line(typed));
    if (command_of(typed) == "quit") return std::nullopt;
    return typed;
}

std::vector<std::string> names_in(const std::string& typed) {
    std::vector<std::string> names;
    std::string name;
    for (char letter : typed + ",")
        if (letter == ',') {
            if (name = trimmed(name); !name.empty()) names.push_back(play::player_shown(name));
            name.clear();
        } else {
            name += letter;
        }
    return names;
}

bool names_alike(const std::vector<std::string>& names) {
    for (auto one = names.begin(); one != names.end(); ++one)
        if (std::any_of(names.begin(), one,
                        [&](const std::string& other) { return play::same_name(*one, other); }))
            return true;
    return false;
}

}  // namespace

std::optional<std::string> ask_campaign(const std::vector<Offer>& offers, const text::Language& words) {
    print(words.say(intern("window.play_which")));
    for (std::size_t i = 0; i < offers.size(); ++i)
        print(fmt::format("{:>3} {} ({})", i + 1, offers[i].title, offers[i].id));
    while (const auto typed = line()) {
        std::vector<std::string> meant;
        for (std::size_t i = 0; i < offers.size(); ++i) {
            if (*typed == offers[i].id || *typed == fmt::format("{}", i + 1)) return offers[i].id;
            if (means(*typed, offers[i].title) || means(*typed, text::spelt_out(offers[i].id)))
                meant.push_back(offers[i].id);
        }
        if (meant.size() == 1) return meant.front();
        print(fmt::format("1-{}: {}", offers.size(), words.say(intern("window.play_how"))));
    }
    return std::nullopt;
}

bool welcome(const play::Library& library, std::string_view language, std::vector<std::string>& players,
             int& seats) {
    const text::Language& words = library.language(language);
    print(text::capitalise(words.noun(intern(library.campaign()))));
    const Name blurb = intern("blurb." + library.campaign());
    if (words.has(blurb)) print(words.say(blurb));
    print("");
    const auto most = static_cast<std::size_t>(library.manifest().most_players);
    print(words.say(intern("ui.who_plays")));
    while (players.empty()) {
        const auto typed = line();
        if (!typed) return false;
        if (!command_of(*typed).empty()) {  // nobody is called help
            print(words.say(intern("ui.who_plays")));
            continue;
        }
        players = names_in(*typed);
        if (players.size() > most) {
            print(words.say(intern("ui.too_many")));
            players.clear();
        }
        if (std::any_of(players.begin(), players.end(), play::is_companion_kind)) {
            print(words.say(intern("ui.nobodys_name")));
            players.clear();
        }
        if (names_alike(players)) {
            print(words.say(intern("ui.same_names")));
            players.clear();
        }
    }
    if (seats > 0 || players.size() == most) return true;
    print(words.say(intern(players.size() == 1 ? "ui.companions_alone" : "ui.companions")));
    while (const auto typed = line()) {
        const bool number = typed->size() == 1 && (*typed)[0] >= '0' && (*typed)[0] <= '5';
        const int companions = typed->empty() ? (players.size() == 1 ? 1 : 0)
                               : number       ? (*typed)[0] - '0'
                                              : -1;
        if (companions >= 0 && players.size() + static_cast<std::size_t>(companions) <= most) {
            seats = static_cast<int>(players.size()) + companions;
            return true;
        }
        print(fmt::format("0-{}", most - players.size()));
    }
    return false;
}

}  // namespace tankard::terminal
