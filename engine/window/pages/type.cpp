#include "window/pages/type.h"

#include "text/apostrophes.h"
#include "text/drawings.h"
#include "text/utf8.h"
#include "text/visible.h"

#include <stdexcept>
#include <unordered_map>

#include <ft2build.h>
#include FT_FREETYPE_H
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <system_error>
#include <utility>

#include <fmt/format.h>

namespace tankard::window {
namespace {

constexpr float kBoldSpace = 0.28F;  ///< between bold words at least, of their letters' size
/// So many widths are kept: a table shows some hundred texts and words at a time.
constexpr std::size_t kMostWidths = 16384;

constexpr const char* kGaramond = "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-";
constexpr const char* kDyslexic = "/usr/share/fonts/opentype/opendyslexic/OpenDyslexic-";
constexpr const char* kSymbola = "/usr/share/fonts/truetype/ancient-scripts/Symbola_hint.ttf";
constexpr const char* kPackages[] = {"fonts-ebgaramond", "fonts-opendyslexic", "fonts-symbola"};

/// As it is built, and as it is installed.
std::string find_drawings() {
    namespace fs = std::filesystem;
    std::error_code error;
    const fs::path folder = fs::weakly_canonical("/proc/self/exe", error).parent_path();
    for (const fs::path& place : {folder.parent_path(), folder.parent_path() / "share" / "tankard"})
        if (fs::path font = place / "drawings.ttf"; fs::exists(font, error)) return font.string();
    return {};
}

std::string package_of(const std::string& path) {
    if (path == kSymbola) return kPackages[2];
    return path.starts_with(kDyslexic) ? kPackages[1] : kPackages[0];
}

std::uint64_t key_of(char32_t letter, Typeface face, unsigned size) {
    return std::uint64_t{letter} << 32 | std::uint64_t{size} << 8 | static_cast<std::uint64_t>(face);
}

struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};
/// Of texts in one face and size.
using Widths = std::unordered_map<std::string, float, Hash, std::equal_to<>>;

}  // namespace

FontFiles font_files(bool dyslexic) {
    const std::string family = dyslexic ? kDyslexic : kGaramond;
    return {{family + "Regular.otf", family + "Italic.otf", family + "Bold.otf", kSymbola, find_drawings()},
            dyslexic};
}

std::unique_ptr<Type> type_or(const FontFiles& wanted, const FontFiles& otherwise, std::string& missing) {
    try {
        return std::make_unique<Type>(wanted);
    } catch (const std::runtime_error& error) {
        missing = error.what();
    }
    return std::make_unique<Type>(otherwise);
}

struct Type::FreeType {
    FreeType() {
        if (FT_Init_FreeType(&library) != 0) throw std::runtime_error("FreeType does not start");
    }
    ~FreeType() {
        for (FT_Face face : faces)
            if (face != nullptr) FT_Done_Face(face);
        FT_Done_FreeType(library);
    }
    FreeType(const FreeType&) = delete;
    FreeType& operator=(const FreeType&) = delete;

    FT_Library library = nullptr;
    FT_Face faces[kFaces] = {};
    unsigned sizes[kFaces] = {};
    std::unordered_map<std::uint64_t, float> advances;
    std::unordered_map<std::uint64_t, Widths> widths;
    std::size_t kept = 0;  ///< in all of them
};

Type::Type(FontFiles files) : files_(std::move(files)), library_(std::make_unique<FreeType>()) {
    for (std::size_t i = 0; i < kFaces; ++i)
        if (!files_.path[i].empty() &&
            FT_New_Face(library_->library, files_.path[i].c_str(), 0, &library_->faces[i]) != 0)
            throw std::runtime_error(fmt::format("the font {} cannot be read: install the package {}",
                                                 files_.path[i], package_of(files_.path[i])));
}

Type::~Type() = default;

Typeface Type::face_of(char32_t letter, Typeface face) const {
    if (text::is_drawn(letter) && knows(letter)) return Typeface::drawing;
    FT_Face own = library_->faces[static_cast<std::size_t>(face)];
    if (!files_.lining && letter >= U'0' && letter <= U'9') return Typeface::icon;
    return FT_Get_Char_Index(own, letter) != 0 ? face : Typeface::icon;
}

bool Type::knows(char32_t letter) const {
    return std::any_of(std::begin(library_->faces), std::end(library_->faces), [letter](FT_Face face) {
        return face != nullptr && FT_Get_Char_Index(face, letter) != 0;
    });
}

std::string_view Type::sign(std::string_view icon) const {
    if (icon.empty()) return icon;
    std::size_t end = 0;
    const char32_t letter = text::next_character(icon, end);
    if (!text::is_drawing(letter)) return icon;
    return knows(letter) ? icon.substr(0, end) : icon.substr(end);
}

float Type::advance(char32_t letter, Typeface face, unsigned size) const {
    const std::uint64_t key = key_of(letter, face, size);
    if (const auto known = library_->advances.find(key); known != library_->advances.end())
        return known->second;
    const auto which = static_cast<std::size_t>(face_of(letter, face));
    FT_Face font = library_->faces[which];
    if (library_->sizes[which] != size) {
        FT_Set_Pixel_Sizes(font, 0, size);
        library_->sizes[which] = size;
    }
    // The same hinting as SFML's glyphs, so that widths and pictures agree.
    float advance = 0;
    if (FT_Load_Char(font, letter, FT_LOAD_TARGET_NORMAL | FT_LOAD_FORCE_AUTOHINT) == 0)
        advance = static_cast<float>(font->glyph->metrics.horiAdvance) / 64.0F;
    if (letter == U' ' && face == Typeface::bold)  // fitted to pixels, bold words run into each other
        advance = std::max(advance, std::round(static_cast<float>(size) * kBoldSpace));
    return library_->advances[key] = advance;
}

float Type::width(std::string_view text, Typeface face, unsigned size) const {
    FreeType& library = *library_;
    if (library.kept >= kMostWidths) {
        library.widths.clear();
        library.kept = 0;
    }
    Widths& widths = library.widths[key_of(0, face, size)];
    if (const auto known = widths.find(text); known != widths.end()) return known->second;
    float sum = 0;
    char32_t before = 0;
    for (char32_t letter : letters_of(text)) {
        sum += advance(letter, face, size) + kern(before, letter, face, size);
        before = letter;
    }
    widths.emplace(text, sum);
    ++library.kept;
    return sum;
}

float Type::kern(char32_t before, char32_t letter, Typeface face, unsigned size) {
    if (face != Typeface::regular && face != Typeface::bold && face != Typeface::italic) return 0;
    constexpr std::u32string_view kRound = U"aceogqsdàèéòù";
    const auto leans = [&](std::u32string_view letters) {
        return letters.find(letter) != std::u32string_view::npos;
    };
    float ems = 0;
    switch (before) {
        case U'W':
        case U'V': ems = leans(kRound) ? 0.07F : leans(U"iruìm.,") ? 0.045F : 0; break;
        case U'Y': ems = leans(kRound) ? 0.09F : leans(U"iur.,") ? 0.06F : 0; break;
        case U'T': ems = leans(kRound) ? 0.07F : leans(U"ruwy.,") ? 0.06F : 0; break;
        case U'F':
        case U'P': ems = leans(kRound) ? 0.03F : leans(U".,") ? 0.08F : 0; break;
        default: break;
    }
    return -std::round(ems * static_cast<float>(size));
}

std::vector<std::string> Type::wrap(std::string_view text, Typeface face, unsigned size, float width) const {
    std::vector<std::string> lines;
    std::string line;
    std::string word;
    float reached = 0;  // the line's
    const float space = advance(U' ', face, size);
    const auto end_word = [&] {
        if (word.empty()) return;
        const float wide = this->width(word, face, size);
        if (line.empty()) {
            line = word;
            reached = wide;
        } else if (reached + space + wide <= width) {  // a space leans on nobody
            line.append(1, ' ').append(word);
            reached += space + wide;
        } else {
            lines.push_back(std::exchange(line, word));
            reached = wide;
        }
        while (reached > width) {  // a word alone that is too long
            std::string head;
            std::string rest;
            for (char32_t letter : letters_of(line)) {
                std::string& part =
                    rest.empty() && (head.empty() ||
                                     this->width(head, face, size) + advance(letter, face, size) <= width)
                        ? head
                        : rest;
                text::append_character(part, letter);
            }
            if (rest.empty()) break;
            lines.push_back(head);
            line = rest;
            reached = this->width(line, face, size);
        }
        word.clear();
    };
    for (char letter : text::visible_lines(text)) {
        if (letter != ' ' && letter != '\n') {
            word += letter;
            continue;
        }
        end_word();
        if (letter == '\n') lines.push_back(std::exchange(line, {}));
    }
    end_word();
    if (!line.empty() || lines.empty()) lines.push_back(line);
    return lines;
}

float Type::longest_word(std::string_view text, Typeface face, unsigned size) const {
    float most = 0;
    for (const std::string_view word : text::split_words(text))
        most = std::max(most, width(word, face, size));
    return most;
}

std::string Type::fit(std::string_view text, Typeface face, unsigned size, float width) const {
    if (this->width(text, face, size) <= width) return text::visible_line(text, text.size());
    const float dots = advance(U'…', face, size);
    std::string shown;
    float sum = 0;
    for (char32_t letter : letters_of(text)) {
        sum += advance(letter, face, size);
        if (sum + dots > width) break;
        text::append_character(shown, letter);
    }
    while (shown.ends_with(' '))
        shown.pop_back();
    return shown + "…";
}

std::u32string letters_of(std::string_view text) {
    const std::string shown = text::with_apostrophes(text::visible_line(text, text.size()));
    std::u32string letters;
    letters.reserve(shown.size());
    for (std::size_t at = 0; at < shown.size();)
        letters.push_back(text::next_character(shown, at));
    return letters;
}

}  // namespace tankard::window
