#include "text/credits.h"

namespace tankard::text {

std::span<const std::string_view> credits() {
    static constexpr std::string_view kParagraphs[] = {
        "Drawings: game-icons.net, under the licence Creative Commons Attribution 3.0 Unported (CC BY 3.0), "
        "https://creativecommons.org/licenses/by/3.0/; made into a font, and otherwise unchanged. Icons made "
        "by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, "
        "Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog, Lucas, Faithtoken, Skoll, Andy Meneely, "
        "Cathelineau, Kier Heyl, Aussiesim, Sparker, Zeromancer, Rihlsul, Quoting, Guard13007, DarkZaitzev, "
        "SpencerDub, GeneralAce135, Zajkonur and others whom game-icons.net names.",
        "Type: EB Garamond by Georg Duffner, OpenDyslexic by Abelardo Gonzalez, Symbola by George Douros.",
        "Code: Lua, SFML, FreeType, OpenAL Soft, fmt, utf8proc, xxHash and Zstandard; and within the program "
        "cereal, RapidJSON, CLI11 and PCG, whose terms stand in the package's file copyright.",
    };
    return kParagraphs;
}

}  // namespace tankard::text
