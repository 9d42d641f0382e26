#include "window/pages/card_anatomy.h"

#include "window/pages/card_face.h"

#include <algorithm>

namespace tankard::window {
namespace {

constexpr float kWordsWorth = 0.8F;  ///< of their pictures, which give way a little for words beside numbers
constexpr float kLargeWorth = 0.9F;  ///< … and less for larger ones

/// What cards give up for numbers that need more room.
struct Price {
    float kept;                  ///< of their pictures at least
    bool kinds_may_sink = true;  ///< a word beside the numbers may come below them
};

/// The same as `wanted`, if no card loses a number or its rule for it, nor more than that.
Anatomy if_worth(const Ruler& ruler, std::span<const scene::Face* const> faces, float w, float h, float seen,
                 const Anatomy& common, Anatomy wanted, const Price& price) {
    if (common.sole) return common;
    for (const scene::Face* face : faces) {
        const CardFace plain(ruler, *face, w, seen, common);
        const CardFace other(ruler, *face, w, seen, wanted);
        const float picture = other.shared(h).picture;
        if (other.told() < plain.told() || (plain.tells_its_rule(h) && !other.tells_its_rule(h)) ||
            (!price.kinds_may_sink && other.has_rule() && !plain.has_rule()) ||
            picture < std::min(common.picture, plain.shared(h).picture) * price.kept)
            return common;
        if (picture > 0) wanted.picture = std::min(wanted.picture, picture);
    }
    return wanted;
}

/// With larger numbers, if they are worth it.
Anatomy with_large(const Ruler& ruler, std::span<const scene::Face* const> faces, float w, float h,
                   float seen, const Anatomy& common) {
    Anatomy larger = common;
    larger.large = true;
    return if_worth(ruler, faces, w, h, seen, common, larger, {.kept = kLargeWorth, .kinds_may_sink = false});
}

}  // namespace

Anatomy with_words(const Ruler& ruler, std::span<const scene::Face* const> faces, float w, float h,
                   float seen, const Anatomy& common, float kept) {
    Anatomy worded = common;
    worded.worded = true;
    return if_worth(ruler, faces, w, h, seen, common, worded, {.kept = kept});
}

Anatomy anatomy_of(const Ruler& ruler, const std::vector<const scene::Face*>& faces, float w, float h,
                   float seen) {
    const float shown = seen > 0 ? std::min(seen, w) : w;
    // One very long name does not make all others small.
    const auto least = static_cast<unsigned>(std::max(ruler.em * 0.74F, std::min(kLeastTitle, ruler.em)));
    Anatomy common;
    for (const scene::Face* face : faces)
        if (const CardFace card(ruler, *face, w, shown); card.lines() > 0)
            common.name = std::min(common.name, std::max(least, card.letters()));
        else
            common.named = false;
    const auto all = [&] {
        std::vector<CardFace> cards;
        for (const scene::Face* face : faces)
            cards.emplace_back(ruler, *face, w, shown, common);
        return cards;
    };
    std::size_t lines = 0;
    for (const CardFace& card : all())
        if (card.lines() <= 2) lines = std::max(lines, card.lines());
    common.lines = lines;
    common.sole = shown < w;
    for (const CardFace& card : all())
        common.sole = common.sole && card.has_sole_number() && card.shared(h).picture >= h * kStrip;
    common.rules =
        std::any_of(faces.begin(), faces.end(), [](const scene::Face* face) { return !face->rule.empty(); });
    for (const CardFace& card : all())
        common.rules = common.rules && card.tells_its_rule(h);
    for (const CardFace& card : all())
        if (const float own = card.shared(h).picture; own > 0) common.picture = std::min(common.picture, own);
    common = with_words(ruler, faces, w, h, shown, common, kWordsWorth);
    common = with_large(ruler, faces, w, h, shown, common);
    for (const CardFace& card : all())
        if (card.has_rule()) common.rule = std::min(common.rule, card.rule_letters(h));
    return common;
}

Anatomy beside_whole(const Ruler& ruler, const scene::Face& whole, float w, float h, Anatomy common) {
    if (const float own = CardFace(ruler, whole, w, w, common).shared(h).picture; own > 0)
        common.picture = std::min(common.picture, own);
    return common;
}

}  // namespace tankard::window
