#include "window/pages/sockets.h"

#include "window/pages/answer_numbers.h"
#include "window/pages/card_anatomy.h"
#include "window/pages/fitting.h"
#include "window/pages/numeral.h"
#include "window/pages/order_seal.h"
#include "window/pages/places.h"
#include "window/pages/whole_card.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {
namespace {

constexpr std::int32_t kMostSockets = 5;  ///< of more it is a list
constexpr float kShape = 0.72F;           ///< of a card's height: its width
constexpr float kLeast = 5;               ///< ems: in less nothing is read
constexpr float kBetween = 1.4F;          ///< ems
constexpr float kNumeral = 0.26F;         ///< of a socket's height
constexpr float kNumeralBroad = 0.8F;     ///< of its width, at most
constexpr float kPlate = 1.9F;            ///< ems: the seal with the place of a chosen one …
constexpr float kMostPlate = 0.24F;       ///< … and of a socket's height at most

class Sockets {
 public:
    Sockets(const Setting& setting, const scene::Ask& ask, float w, float h)
        : setting_(setting), ruler_(setting.ruler), ask_(ask), choosing_(*setting.view.choosing) {
        const auto count = static_cast<float>(ask.question.most);
        between_ = std::round(ruler_.em * kBetween);
        const float widest = (w - between_ * (count - 1)) / count;
        for (std::size_t option = 0; option < ask.question.own(); ++option)
            cards_.push_back(card_of(option));
        h_ = std::floor(std::min({h, ruler_.em * kTallestHeld, widest / kShape}));
        w_ = std::floor(std::min(widest, std::max(h_ * kShape, needed())));
    }

    /// The name of each has room, at least.
    bool fit() const {
        return h_ >= ruler_.em * kLeast && w_ >= needed() &&
               std::all_of(cards_.begin(), cards_.end(), [](const auto& card) { return card.has_value(); });
    }

    Block block() const {
        Block all;
        std::vector<const scene::Face*> faces;
        for (const std::optional<scene::Card>& card : cards_)
            faces.push_back(&card->face);
        const Anatomy common = anatomy_of(ruler_, faces, w_, h_);
        for (std::size_t at = 0; at < static_cast<std::size_t>(ask_.question.most); ++at) {
            const float x = static_cast<float>(at) * (w_ + between_);
            if (at >= choosing_.count())
                all.take(empty(at), x, 0);
            else
                lay(all, at, common, x);
        }
        return all;
    }

 private:
    /// As the longest word of a name needs it.
    float needed() const {
        const auto size = static_cast<unsigned>(static_cast<float>(ruler_.body()) * 0.76F);
        float word = 0;
        for (const std::optional<scene::Card>& card : cards_)
            if (card) word = std::max(word, ruler_.type.longest_word(card->face.name, Typeface::bold, size));
        return std::ceil(word + ruler_.em * 1.1F);
    }

    /// The card that an option is about, wherever it lies before who is asked: what it does is read on the
    /// table.
    std::optional<scene::Card> card_of(std::size_t option) const {
        const auto in_brief = [](scene::Card card) {
            card.face.rule.clear();
            card.face.flavour.clear();
            return card;
        };
        const scene::Choice& choice = ask_.choices[option];
        if (setting_.below != nullptr)
            for (const scene::Zone& zone : setting_.below->zones)
                for (const scene::Card& card : zone.cards)
                    if (is_about(choice, Ref::card(card.id, 0))) return in_brief(card);
        if (choice.face) return in_brief({CardId::none, *choice.face});
        return std::nullopt;
    }

    /// The number of what will lie there; golden is the one that is next.
    Piece empty(std::size_t at) const {
        Piece socket;
        socket.box = {0, 0, w_, h_};
        const bool next = at == choosing_.count() && setting_.view.ask != nullptr;
        socket.shapes.push_back({socket.box, Look::tray, ""});
        socket.glows = next;  // as the places do that may be chosen for it
        const std::string words = numeral(at + 1);
        const unsigned size = fitting(ruler_.type, words, Typeface::bold,
                                      static_cast<unsigned>(h_ * kNumeral), w_ * kNumeralBroad, 1);
        socket.texts.push_back(line_of(ruler_, words, Typeface::bold, size, next ? Ink::amber : Ink::ghost, 0,
                                       std::floor((h_ - Type::line(size)) / 2), w_, Align::centre));
        return socket;
    }

    /// Keys go to the place on the table, the mouse to either; a press on its number moves it to the front.
    void lay(Block& into, std::size_t at, const Anatomy& common, float x) const {
        const std::size_t option = choosing_.at(at);
        const scene::Card& card = *cards_[option];
        Piece piece = whole_card(ruler_, card, w_, h_, 0, common);
        piece.thing = card.id != CardId::none ? index(card.id) + 1 : kChoiceThing + option;
        const float side = std::round(std::min(ruler_.em * kPlate, h_ * kMostPlate));
        const float edge = std::round(ruler_.em * 0.3F);
        const Rect plate{edge, edge, side, side};
        put_order_seal(ruler_, piece, at + 1, plate);
        if (setting_.view.ask != nullptr) {
            const auto number = static_cast<std::int64_t>(option);
            into.spots.push_back({{x, 0, w_, h_}, Does::choose, number, false});
            if (at > 0)
                into.spots.push_back({{x + plate.x, plate.y, side, side}, Does::earlier, number, false});
        }
        into.take(std::move(piece), x, 0);
    }

    const Setting& setting_;
    const Ruler& ruler_;
    const scene::Ask& ask_;
    const Choosing& choosing_;
    std::vector<std::optional<scene::Card>> cards_;  ///< by option
    float between_ = 0;
    float w_ = 0;  ///< of a socket
    float h_ = 0;
};

}  // namespace

bool wants_order(const scene::Ask& ask) {
    const Question& asked = ask.question;
    return asked.shape == Shape::choose_some && asked.ordered && !asked.groups && asked.most >= 2 &&
           asked.most <= kMostSockets && asked.most < static_cast<std::int32_t>(asked.own()) &&
           std::all_of(ask.choices.begin(), ask.choices.begin() + static_cast<std::ptrdiff_t>(asked.own()),
                       [](const scene::Choice& choice) { return choice.caution.empty(); });
}

bool are_in_sockets(const Setting& setting, const Page& table) {
    const TableView& view = setting.view;
    const scene::Ask* ask = view.asked();
    if (ask == nullptr || view.choosing == nullptr || view.reading.narrowed || !wants_order(*ask))
        return false;
    if (view.ask == nullptr) return view.lay != nullptr && view.lay->in_sockets;
    std::vector<bool> pressed(ask->question.own());
    for (const Spot& spot : table.spots)
        if (spot.does == Does::choose && static_cast<std::size_t>(spot.number) < pressed.size())
            pressed[static_cast<std::size_t>(spot.number)] = true;
    return std::find(pressed.begin(), pressed.end(), false) == pressed.end();
}

std::optional<Block> sockets(const Setting& setting, float w, float h) {
    const Sockets all(setting, *setting.view.asked(), w, h);
    if (!all.fit()) return std::nullopt;
    return all.block();
}

}  // namespace tankard::window
