// What went of life since the last answer: on the scene, and on what is drawn of it.
#include "window/screens/losses.h"

#include "window/fixture.h"

#include <memory>

#include <doctest/doctest.h>

using namespace tankard;
using namespace tankard::window;
using namespace tankard::window::test;

namespace {

scene::Badge life(int amount) {
    return {intern("life"), "Life", fmt::format("{}/40", amount), "", amount, 40};
}

/// A seat, and a creature before it.
std::shared_ptr<const scene::Scene> having(int seat, int creature, const char* name = "Rat") {
    const auto made = std::make_shared<scene::Scene>();
    scene::Seat& who = made->seats.emplace_back();
    who.counters = {life(seat)};
    scene::Card card;
    card.id = static_cast<CardId>(3);
    card.face.name = name;
    card.face.badges = {life(creature)};
    who.zones.emplace_back().cards = {card};
    return made;
}

int seat_lost(const scene::Scene& scene) { return scene.seats.front().counters.front().lost; }
int card_lost(const scene::Scene& scene) {
    return scene.seats.front().zones.front().cards.front().face.badges.front().lost;
}

}  // namespace

TEST_CASE("what is lost adds up until somebody answers, and healing takes it back") {
    auto scene = having(30, 12);
    scene = with_losses(*scene, having(24, 12));
    CHECK(seat_lost(*scene) == 6);
    CHECK(card_lost(*scene) == 0);
    scene = with_losses(*scene, having(20, 5));
    CHECK(seat_lost(*scene) == 10);
    CHECK(card_lost(*scene) == 7);
    scene = with_losses(*scene, having(25, 5));
    CHECK(seat_lost(*scene) == 5);
    scene = with_losses(*scene, having(33, 5));
    CHECK(seat_lost(*scene) == 0);
    scene = without_losses(scene);
    CHECK(card_lost(*scene) == 0);
    const auto same = having(33, 5);
    CHECK(with_losses(*scene, same) == same);  // no copy where nothing is to be said
    CHECK(without_losses(same) == same);
}

TEST_CASE("another card in the same place has lost nothing") {
    const auto scene = with_losses(*having(30, 12, "Rat"), having(30, 4, "Bog Hound"));
    CHECK(card_lost(*scene) == 0);
}

TEST_CASE("a bar shows what went of it between what is left and what never was") {
    scene::Badge badge = life(20);
    for (const int lost : {0, 8, 20}) {
        badge.lost = lost;
        Piece piece;
        bar(piece, badge, {10, 10, 202, 20});
        const Figure* left = nullptr;
        const Figure* gone = nullptr;
        for (const Figure& shape : piece.shapes) {
            if (shape.look == Look::life) left = &shape;
            if (shape.look == Look::drained) gone = &shape;
        }
        REQUIRE(left != nullptr);
        CHECK(left->box.w == doctest::Approx(100));
        REQUIRE((gone != nullptr) == (lost > 0));
        if (gone == nullptr) continue;
        CHECK(gone->box.x == left->box.right());
        CHECK(gone->box.w == doctest::Approx(lost * 5));
    }
    CHECK(share_lost(badge) == doctest::Approx(0.5));
}
