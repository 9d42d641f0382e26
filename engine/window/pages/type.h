// Type: how wide text is, and where its lines break. Measured with FreeType, so that a page can be arranged
// and tested without a display; the painter places every letter by the same widths.
//
// Sizes and widths are pixels. A letter that a face does not have is taken from the icons' face.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::window {

enum class Typeface : std::uint8_t { regular, italic, bold, icon, drawing };
inline constexpr std::size_t kFaces = 5;

/// The font files by face.
struct FontFiles {
    std::string path[kFaces];  ///< the drawings' may be empty: then there are none
    bool lining = true;        ///< false: figures are taken from the icons, as theirs are too easily misread
};

/// The Debian packages' files: EB Garamond, whose 1 is a small I, or OpenDyslexic, and Symbola for icons; and
/// the drawings' font, if it lies where the program does or in share/tankard beside that.
FontFiles font_files(bool dyslexic);

class Type {
 public:
    /// std::runtime_error with a sentence if a file is missing or is no font.
    explicit Type(FontFiles files);
    ~Type();
    Type(const Type&) = delete;
    Type& operator=(const Type&) = delete;

    const FontFiles& files() const { return files_; }
    /// The face that has this letter: `face`, the drawings' or the icons'.
    Typeface face_of(char32_t letter, Typeface face) const;
    /// Whether any face has it.
    bool knows(char32_t letter) const;
    /// An icon that is a drawing with a glyph for where there are none: one of the two. Anything else as it
    /// is.
    std::string_view sign(std::string_view icon) const;
    float advance(char32_t letter, Typeface face, unsigned size) const;
    /// How much nearer than that a letter stands to the one before it: 0 or less. Fonts of this kind say so
    /// in tables that FreeType does not read; these are the pairs that are seen.
    static float kern(char32_t before, char32_t letter, Typeface face, unsigned size);
    float width(std::string_view text, Typeface face, unsigned size) const;
    /// Of the words of a name, which are not to be broken.
    float longest_word(std::string_view text, Typeface face, unsigned size) const;
    /// From one line to the next.
    static float line(unsigned size) { return static_cast<float>(size) * 1.22F; }
    /// From a line's top to its baseline.
    static float baseline(unsigned size) { return static_cast<float>(size) * 0.92F; }
    /// Lines of at most `width`; a word that is longer is broken. A line break in the text stays.
    std::vector<std::string> wrap(std::string_view text, Typeface face, unsigned size, float width) const;
    /// The text, or its beginning and "…", in at most `width`.
    std::string fit(std::string_view text, Typeface face, unsigned size, float width) const;

 private:
    struct FreeType;

    FontFiles files_;
    std::unique_ptr<FreeType> library_;
};

/// Type of these files; or, if one is missing, of the others, and then `missing` is the sentence that says
/// so. std::runtime_error if both are no good.
std::unique_ptr<Type> type_or(const FontFiles& wanted, const FontFiles& otherwise, std::string& missing);

/// The letters of UTF-8 in one line, as text/visible.h has them: what a window shows is measured and drawn by
/// these. An apostrophe within a word is a curved one.
std::u32string letters_of(std::string_view text);

}  // namespace tankard::window
