#include "window/pages/card_anatomy.h"

#include "window/pages/card_face.h"

#include <algorithm>

namespace tankard::window {
namespace {

constexpr float kWordsWorth = 0.8F;  ///< of their pictures, which give way a little for words beside numbers
constexpr float kLargeWorth = 0.9F;  ///< … and less for larger ones

/// The same with larger numbers, if no card loses a number or a word of its rule for them.
Anatomy with_large(const Ruler& ruler, const std::vector<const scene::Face*>& faces, float w, float h,
                   float seen, const Anatomy& common) {
    if (common.sole) return common;
    Anatomy larger = common;
    larger.large = true;
    for (const scene::Face* face : faces) {
        const CardFace plain(ruler, *face, w, seen, common);
        const CardFace large(ruler, *face, w, seen, larger);
        const float picture = large.shared(h).picture;
        if (large.told() < plain.told() || (plain.tells_its_rule(h) && !large.tells_its_rule(h)) ||
            (large.has_rule() && !plain.has_rule()) ||
            picture < std::min(common.picture, plain.shared(h).picture) * kLargeWorth)
            return common;
        if (picture > 0) larger.picture = std::min(larger.picture, picture);
    }
    return larger;
}

}  // namespace

Anatomy with_words(const Ruler& ruler, std::span<const scene::Face* const> faces, float w, float h,
                   float seen, const Anatomy& common, float kept) {
    if (common.sole) return common;
    Anatomy worded = common;
    worded.worded = true;
    for (const scene::Face* face : faces) {
        const CardFace plain(ruler, *face, w, seen, common);
        const CardFace told(ruler, *face, w, seen, worded);
        const float picture = told.shared(h).picture;
        if (told.told() < plain.told() || (plain.tells_its_rule(h) && !told.tells_its_rule(h)) ||
            picture < std::min(common.picture, plain.shared(h).picture) * kept)
            return common;
        if (picture > 0) worded.picture = std::min(worded.picture, picture);
    }
    return worded;
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
    return with_large(ruler, faces, w, h, shown, common);
}

Anatomy beside_whole(const Ruler& ruler, const scene::Face& whole, float w, float h, Anatomy common) {
    if (const float own = CardFace(ruler, whole, w, w, common).shared(h).picture; own > 0)
        common.picture = std::min(common.picture, own);
    return common;
}

}  // namespace tankard::window
