// A page: everything that is drawn in the window at one moment, as rectangles, texts and places to press.
// Plain data; pages are arranged by pure functions (table_page.h, story_page.h …) and drawn by the painter.
//
// Units are pixels from the window's upper left corner. Pieces are drawn in their order. Every text's box
// lies within its piece's box, and pieces of one layer overlap only where one holds the other wholly.
#pragma once

#include "text/looks.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tankard::play {
struct Backdrop;
}

namespace tankard::window {

struct Kept;
struct OnTable;

struct Rect {
    float x = 0;
    float y = 0;
    float w = 0;
    float h = 0;

    float right() const { return x + w; }
    float bottom() const { return y + h; }
    bool holds(float px, float py) const { return px >= x && py >= y && px < right() && py < bottom(); }
    bool holds(const Rect& other) const;
    Rect inset(float by) const { return {x + by, y + by, w - 2 * by, h - 2 * by}; }
    friend bool operator==(const Rect&, const Rect&) = default;
};

/// `amber`, `rose` and `dusk` are gold, red and faint on dark ground; `figure` and `prop` are who stands on a
/// card's stage and what stands beside: both throw a shadow. `ghost` is who stood there, `blood` what a blow
/// costs.
enum class Ink : std::uint8_t {
    text,
    faint,
    light,
    red,
    green,
    gold,
    blue,
    amber,
    rose,
    dusk,
    figure,
    prop,
    ghost,
    blood,
    body  ///< behind a figure, where it is cut
};
enum class Align : std::uint8_t { left, centre, right };

/// What a rectangle looks like.
enum class Look : std::uint8_t {
    strip,    ///< the dark band at the top; with `frame`: in that colour
    panel,    ///< a sheet of parchment
    plaque,   ///< a dark board for one of the others; with `frame`: an edge of that colour
    tray,     ///< a dark place on the wood that things lie in
    title,    ///< with `frame`: the band of a card's name
    ring,     ///< with `frame`: a disc of that colour in a ring that is filled to `share`
    seal,     ///< with `frame`: a disc of paper in a ring of that colour
    count,    ///< a dark little plate for a number
    key,      ///< the same over what is drawn there, for what to type; with `frame`: of that colour
    likely,   ///< a button that is meant by what has been typed
    focus,    ///< the sheet of whoever is asked
    card,     ///< with `frame`: paper with a woodcut frame
    band,     ///< with `frame`: the coloured band of a card's head
    back,     ///< a card's back
    scene,    ///< with `frame`: the little stage of a picture, the `grain`th of that colour
    rays,     ///< light to all sides, from so far in the box: `share` of its width, `lost` of its height
    plinth,   ///< with `frame`: what somebody stands on who has no little stage, and mist of that colour
    groove,   ///< what a bar of life fills
    life,     ///< what is left of it: `share`
    drained,  ///< what went of it lately
    wound,    ///< on a picture, of a disc only slashes: `share` is left of who is there; the `grain`th
    die,      ///< with `frame`: what it shows, "1" to "6"
    chip,     ///< a small label
    button,
    chosen,   ///< a button that has been taken
    marked,   ///< an edge around a card that has been taken
    track,    ///< a slider's groove
    knob,     ///< the part of it that is filled
    rule,     ///< a fine line
    fine,     ///< a fainter one, between lines of a menu
    pale,     ///< a light one, on the wood
    caption,  ///< what words on a scene stand on; `grain` 1: a shade, `share` above, `lost` below; 2: its end
    veil,     ///< darkens what is below
    page,     ///< a book's page
    square,   ///< with `frame`: a space of a track or a chart
    ground,   ///< with `texture`, and a pigment as `frame`: of a square, or of a closed block
    bed,      ///< what a board's squares lie in
    eaves,    ///< the shadow of something higher on the ground beside it
    crag,     ///< rock that reaches over the edge of a square, towards the Side that `grain` % 4 is
    wall,     ///< on an edge
    door,     ///< on an edge: posts, and a leaf between them
    doorway,  ///< on an edge: posts, and nothing between them
    grate,    ///< on an edge: anything else that stands there
    seam,     ///< between squares that turn as one and others
    within,   ///< a golden edge inside a square that may be chosen; thin on the sides in `grain`
    coin,     ///< what a number on the ground stands on
    blot,     ///< the soft shadow of a thing on the floor
    path,     ///< a stretch of a way over a board
    shade,    ///< darkens a square that is out of sight
    halo,     ///< warm light behind a card that acts or is meant
    dim,      ///< what a card that is not has less of
    night,    ///< a darker veil over all that is drawn there: what a fight is not about; with `grain`: only
              ///< so many pixels along its edges, fading inwards
    pill,     ///< with `frame`: a rounded plate for a number and its sign
    stamp,    ///< a wax seal for how many there are
    picture,  ///< a drawing in perspective: the painter is given it beside the page
    marker,   ///< with `form`, and `frame`: a figure or a seat's mark; without: a thing's
};

/// The outlines of markers: one for each seat, so that no colour has to be told from another, and a plain
/// tile.
enum class Form : std::uint8_t { disc, notched, lozenge, shield, hexagon, house, tile };
inline constexpr std::uint8_t kSeatForms = 6;

/// How much a board's ground is looked at, or a card; of a card `quiet` is dark paper.
enum class Calm : std::uint8_t {
    lively,
    quiet,     ///< plain, so that who stands there is seen first
    receding,  ///< behind squares that may be chosen
};

struct Figure {
    Rect box;
    Look look = Look::panel;
    std::string frame{};  ///< the layout's word for a colour
    Form form = Form::tile;
    float share = 1;  ///< of a ring: 0 to 1
    float lost = 0;   ///< of a ring, beyond `share`: what went of it lately
    // Of what a board's ground is made of:
    text::Texture texture = text::Texture::flags;
    std::uint8_t grain = 0;  ///< which of its stones: neighbours are a little different; or bits, 1 << Side
    std::string stones{};  ///< the pigment of the floor round what is let into it, or of a die; empty: plain
    Calm calm = Calm::lively;
    bool lit = false;  ///< warm light falls on it: it may be chosen, or acts
};

/// How far above the lower edge of a Look::plinth the feet of who stands there are.
inline float plinth_height(const Rect& box) { return box.w * 0.045F + 9; }

struct Text {
    Rect box;
    std::string words{};    ///< one line
    std::uint8_t face = 0;  ///< window::Typeface
    std::uint16_t size = 0;
    Ink ink = Ink::text;
    Align align = Align::left;
    /// Of a figure that is too large for its stage: it grows until it is so broad or its head stands so far
    /// over its card. 0: it stays as it is.
    float broad = 0;
    float over = 0;
    std::string tint{};  ///< the pigment of the drawings in it; empty: `ink`
    bool sign = false;   ///< a drawing that is read: it lies on a key's plate, over pictures, as letters do
};

/// What pressing a place does.
enum class Does : std::uint8_t {
    nothing,
    choose,  ///< option `number`
    less,    ///< one less for option `number`; -1: the amount itself
    more,
    slide,    ///< the amount by the place pressed, between the question's least and most
    earlier,  ///< a marked option one place towards the front
    settle,   ///< that is the answer
    none_of,  ///< nothing is marked any more
    all_of,
    scroll,      ///< the list by `number` lines
    narrow,      ///< only the options about the thing `number`
    look,        ///< the thing `number` in large
    open_zone,   ///< the zone `number` in large
    open_piles,  ///< a list of what is counted at the head, each to be opened
    command,     ///< Command `number`
    pick,        ///< entry `number` of a list of the page's own
    square,      ///< the square `number`, the bits of its Ref
    reconsider,  ///< the seat `number` answers anew
    explain,     ///< the topic `number` of the rules that what is looked at belongs to
    pan,         ///< more of a board is seen towards the Side `number`
    others,      ///< of what the others may do meanwhile, the next `number` are shown
};

/// What people can ask for at any time; each has a key.
enum class Command : std::uint8_t {
    undo,
    redo,
    log,
    why,
    menu,
    help,
    close,
    save_point,
    hand_over,
    correct,
    peek,      ///< what is one's own and lies face down
    tale,      ///< what has been done in this chapter, and the story so far
    throwing,  ///< the throw on the screen, or the table and a die of one's own
    quit,
    back,
    rules,         ///< the rules to be read, topic by topic
    closer,        ///< boards larger
    farther,       ///< and smaller
    whole,         ///< all of them
    sight,         ///< what a figure sees
    keep_text,     ///< the chronicle as a text file
    keep_picture,  ///< and as a picture
    details,       ///< all numbers of a chapter that is told, or what is known of each
    count
};

struct Spot {
    Rect box;
    Does does = Does::nothing;
    std::int64_t number = 0;
    bool stop = true;  ///< whether Tab stops here
};

/// Piece::thing of a step on somebody's own track: this and above, up to the next.
inline constexpr std::uint64_t kStepThing = 1U << 18U;
/// Piece::thing of an option that could not say all: this and its number.
inline constexpr std::uint64_t kRowThing = 3U << 17U;
/// Piece::thing of a portrait on the card of who is after them: this and the seat's number.
inline constexpr std::uint64_t kVictimThing = 7U << 16U;
/// Piece::thing of the portrait of whoever may be chosen, or plays a hero: this and the seat's number.
inline constexpr std::uint64_t kSeatThing = 5U << 16U;
/// Piece::thing of a zone that is shown as a pile: this and the zone's number.
inline constexpr std::uint64_t kZoneThing = 1U << 19U;
/// Piece::thing of a choice that lies nowhere, such as a hero: this and the option's number.
inline constexpr std::uint64_t kChoiceThing = 1U << 20U;
/// Piece::thing of a number that rises where something was lost or won: this and above.
inline constexpr std::uint64_t kNumberThing = 1U << 30U;
/// Piece::thing of what a block of squares is made of while it turns: this and above.
inline constexpr std::uint64_t kTurnThing = 3U << 19U;
/// The square under the mouse, where nobody stands: looked at like a thing, and no piece.
inline constexpr std::uint64_t kGroundThing = 1U << 22U;
/// Piece::thing of the number of piles that have no room.
inline constexpr std::uint64_t kPilesThing = 1U << 23U;
/// Piece::thing of the chapter's title.
inline constexpr std::uint64_t kTitleThing = 7U << 17U;
/// Piece::thing of dice on the table: this and above. They roll in when they are new.
inline constexpr std::uint64_t kDieThing = 1U << 21U;

/// A thing that moves as one: a card, a panel, a button.
struct Piece {
    Rect box;
    std::uint64_t thing = 0;  ///< the same on two pages: it flies from one place to the other. 0: none
    std::uint8_t layer = 0;   ///< 1 and above lie over the table
    bool glows = false;       ///< may be chosen
    /// Cards of a fan lie over those of a lower lift, which show no text there; they rise when they are
    /// looked at. 0: it lies flat.
    std::uint8_t lift = 0;
    float turn = 0;  ///< degrees, about the middle of its lower edge
    std::vector<Figure> shapes;
    std::vector<Text> texts;
    std::string hint{};   ///< what a label beside it says when it is looked at; empty: nothing
    bool silent = false;  ///< a card that has no room to say what it does
};

/// How a piece stands that has not arrived yet: how far from its place, and turned and squeezed about its
/// middle.
struct Stance {
    float dx = 0;
    float dy = 0;
    float degrees = 0;  ///< clockwise
    float wide = 1;     ///< of its width
};
/// By Piece::thing.
using Flights = std::map<std::uint64_t, Stance>;

/// A point of a page.
struct Pin {
    float x = 0;
    float y = 0;
};

/// How a piece goes along with the block of squares that it belongs to (turning.h).
struct Swing {
    std::uint64_t thing = 0;
    Pin middle;            ///< of the block
    Pin held;              ///< what of the piece goes round the middle: the middle of its square
    int quarters = 0;      ///< clockwise, 1 to 3; 0: the block is turned over
    bool upright = false;  ///< it goes round, but does not turn itself
};

struct Page {
    float width = 0;
    float height = 0;
    std::vector<Piece> pieces;
    std::vector<Rect> seats{};  ///< where each seat's portrait is, by its number; empty: nowhere
    std::vector<Spot> spots;    ///< later ones lie above earlier ones
    std::vector<Swing> swings{};
    Rect lit;                                          ///< where light falls; empty: everywhere alike
    std::shared_ptr<const play::Backdrop> backdrop{};  ///< the place behind `lit`; may be null
    int hidden = 0;                      ///< lines of a list that did not fit and are reached by scrolling
    std::shared_ptr<const Kept> kept{};  ///< how cards lie on the stage; null: none do, or too small
    std::shared_ptr<const OnTable> on_table{};  ///< which answers are told there; null: nothing is asked
    std::set<int> numbers{};                    ///< of answers: those that are seen somewhere
    bool reads_out = false;  ///< what is said of numbered places stands beside the question already
    std::optional<std::size_t> portrays{};  ///< the choice that is told whole beside the question
    int shown = 0;  ///< lines of what is read that are on the page; 0: it does not say

    /// The uppermost spot there, or nothing.
    const Spot* spot_at(float x, float y) const;
};

}  // namespace tankard::window
