// Putting right by hand in the window: every way through its pages ends in a correction that the game takes.
#include "window/pages/correcting.h"

#include "play/session/correction.h"
#include "window/fixture.h"

#include <memory>
#include <optional>
#include <string_view>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

/// A question in mid-fight with the game as it is then.
struct Halt {
    std::shared_ptr<scene::Scene> scene;
    campaign::State state;
};

Halt halt() {
    using namespace tankard::play::test;
    const scene::Words words(library(), "en");
    const scene::Stage stage(library(), words);
    Halt found;
    int asked = 0;
    Evening evening(library(), tape_of(beginning(library(), 3, 3, 7)));
    evening.people.instead = [&](const Question& question,
                                 const campaign::State& state) -> std::optional<play::Reply> {
        if (++asked < 40) return std::nullopt;
        found.scene =
            std::make_shared<scene::Scene>(stage.scene(state, question.seat, evening.session.settings()));
        found.state = state;
        return play::Quit{};
    };
    evening.session.run();
    REQUIRE(found.scene);
    return found;
}

void write(Correcting& correcting, std::string_view words) {
    for (const char letter : words)
        correcting.type(static_cast<unsigned char>(letter));
    CHECK(correcting.pick(0));
}

std::size_t entry(const Dialog& sheet, std::string_view label) {
    for (std::size_t i = 0; i < sheet.entries.size(); ++i)
        if (sheet.entries[i].label.starts_with(label)) return i;
    FAIL("there is no entry " << label);
    return 0;
}

}  // namespace

TEST_CASE("every value of every seat and of the table can be put right") {
    const Halt here = halt();
    int made = 0;
    for (std::size_t whose = 0; whose <= here.scene->seats.size(); ++whose) {
        Correcting first(here.scene, language("en"));
        first.pick(whose);
        const std::size_t values = first.sheet().entries.size() - 1;
        for (std::size_t value = 0; value < values; ++value) {
            Correcting correcting(here.scene, language("en"));
            correcting.pick(whose);
            correcting.pick(value);
            write(correcting, "1x");  // a letter is no number
            CHECK(correcting.made() == nullptr);
            write(correcting, "the cat");
            REQUIRE(correcting.made() != nullptr);
            campaign::State state = here.state;
            CHECK_MESSAGE(play::misfit(*correcting.made(), state).empty(),
                          play::misfit(*correcting.made(), state));
            ++made;
        }
    }
    CHECK(made > 15);
}

TEST_CASE("a card is moved by hand from where it lies to where it should") {
    const Halt here = halt();
    Correcting correcting(here.scene, language("en"));
    correcting.pick(here.scene->seats.size() + 1);
    const scene::Seat& seat = here.scene->seats[1];
    correcting.pick(entry(correcting.sheet(), seat.player + ": Hand"));
    const CardId card = [&] {
        for (const scene::Zone& zone : seat.zones)
            if (zone.kind == Name::of("hand")) return zone.cards.at(0).id;
        return CardId::none;
    }();
    correcting.pick(0);
    correcting.pick(entry(correcting.sheet(), here.scene->seats[2].player + ": Hand"));
    write(correcting, "dropped");
    REQUIRE(correcting.made() != nullptr);
    campaign::State state = here.state;
    CHECK(play::apply_correction(*correcting.made(), state, play::test::library().rules()).empty());
    const Table& table = state.table;
    CHECK(table.where(card) == table.zone(kind_named(table.catalogue().zones, Name::of("hand")), seat_at(2)));
}

TEST_CASE("the way back leads out step by step, and nothing is made without a reason") {
    const Halt here = halt();
    Correcting correcting(here.scene, language("it"));
    const auto back = [&] { return correcting.pick(correcting.sheet().entries.size()); };
    correcting.pick(0);
    correcting.pick(0);
    CHECK(correcting.typing());
    correcting.pick(0);  // no number yet
    CHECK(correcting.typing());
    CHECK(back());
    CHECK(!correcting.typing());
    CHECK(back());
    CHECK(!back());
    correcting.pick(0);
    correcting.pick(0);
    write(correcting, "3");
    correcting.pick(0);
    CHECK(correcting.made() == nullptr);
    correcting.type(U'é');
    correcting.rub_out();
    CHECK(correcting.sheet().field.empty());
}
