// What companions answer without advice: always something that fits.
#include "play/companions/companion.h"

#include "play/fixture.h"

using namespace tankard;
using namespace tankard::play::test;

TEST_CASE("a companion takes nothing that another seat may interject") {
    const Table table = beginning(library(), 1, 2, 3).table;
    for (const Shape shape : {Shape::choose_one, Shape::choose_some, Shape::distribute}) {
        Question question;
        question.shape = shape;
        question.seat = SeatId{0};
        question.most = 3;
        question.offer(intern("own"), {}, {}, 3).offer(intern("other"), {}, {}, 3);
        question.interject(SeatId{1}, intern("aside"));
        NoHooks none;
        for (std::uint64_t salt = 1; salt <= 50; ++salt) {
            const Answer answer =
                play::decide(play::Policy::random, library().rules(), none, question, table, salt);
            CHECK(misfit(question, answer).empty());
            CHECK(interjected(question, answer) == nullptr);
        }
    }
}
