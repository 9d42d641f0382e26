#include "play/fixture.h"

#include <doctest/doctest.h>

namespace tankard::play::test {

TEST_CASE("a further library shares all but the script host, and plays the same games") {
    Library further = library().further();
    CHECK(&further.rules() == &library().rules());
    CHECK(&further.content() == &library().content());
    CHECK(&further.host() != &library().host());
    const auto played = [](Library& with) {
        Session session(with, tape_of(beginning(with, 0, 3, 11)),
                        {.policy = Policy::random, .remember = false});
        session.run();
        return campaign::hash(session.state());
    };
    CHECK(played(further) == played(library()));
}

}  // namespace tankard::play::test
