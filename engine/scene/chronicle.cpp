#include "scene/chronicle.h"

#include "play/content/names.h"
#include "play/session/session.h"
#include "save/parts.h"
#include "scene/stage.h"
#include "scene/words.h"
#include "text/utf8.h"

#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>

namespace tankard::scene {
namespace {

std::unique_ptr<play::Library> library_with(save::Content content, const std::string& campaign) {
    auto library = std::make_unique<play::Library>(std::move(content), campaign);
    if (!library->problems().empty()) throw save::Error(library->problems().front().show());
    return library;
}

/// A chapter that cannot be replayed has at least its name.
Tale named(const campaign::State& state, const play::Library& library, const text::Language& language) {
    Tale tale;
    tale.chapter = state.chapter;
    tale.title = text::capitalise(language.noun(intern(state.chapter)));
    tale.picture = library.picture(intern(state.chapter));
    tale.backdrop = backdrop_of(library, state.chapter);
    return tale;
}

}  // namespace

Chronicle chronicle(save::Loaded& loaded, std::string_view language) {
    const std::string* campaign = loaded.header.at("campaign").text();
    if (campaign == nullptr) throw save::Error("it does not say which campaign it is");
    Chronicle made;
    std::unique_ptr<play::Library> library;
    for (const save::Part& part : save::parts_of(loaded.records)) {
        if (!library || part.new_epoch)
            library = library_with(save::content_of(loaded, part.content), *campaign);
        std::optional<Tale> tale = recount(*library, language, save::fold(part.records));
        const campaign::State root = play::read_state(*library, part.root());
        made.chapters.push_back(tale ? std::move(*tale) : named(root, *library, library->language(language)));
    }
    if (!library) library = library_with(loaded.content, *campaign);
    const text::Language& words = library->language(language);
    made.title = text::capitalise(words.noun(intern(*campaign)));
    made.picture = library->picture(intern(*campaign));
    if (loaded.tape.latest() == nullptr) return made;
    // As it stands behind the last answer.
    play::Session session(*library, loaded.tape, {.stop_at_end_of_tape = true});
    try {
        session.run();
    } catch (const play::Diverged&) {  // then as it was saved last
    } catch (const ScriptError&) {
    }
    const campaign::State& state = session.state();
    made.way = way_so_far(state, library->manifest(), words);
    const Words known(library->under(state.rules), language);
    for (const campaign::Member& member : state.members) {
        const Name hero = known.hero_of(member.sheet);
        made.party +=
            fmt::format("{}{}{}{}", made.party.empty() ? "" : " · ", play::player_shown(member.player),
                        hero ? ", " : "", hero ? text::capitalise(known.language().noun(hero)) : "");
    }
    for (const std::string& entry : state.chronicle)
        if (entry.starts_with("end:")) made.end = words.say(intern(entry.substr(4)));
    return made;
}

}  // namespace tankard::scene
