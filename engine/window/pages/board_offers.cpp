#include "window/pages/board_offers.h"

namespace tankard::window {

const Offers& no_offers() {
    static const Offers none{.square = [](Ref) { return false; },
                             .cost = [](Ref) { return 0; },
                             .token = [](Piece&, CardId) { return Spot{}; }};
    return none;
}

}  // namespace tankard::window
