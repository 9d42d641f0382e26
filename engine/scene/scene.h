// A scene: all that somebody may see of a game at one moment, in words and numbers, before anybody draws it.
// Plain data with no reference into the game, so that another thread may have it; made from view + layout +
// question (scene/stage.h). It knows no rule: what zones and counters there are, and what stands for them in
// a picture, says the rule set's layout.lua.
#pragma once

#include "play/content/backdrop.h"
#include "registry/adds.h"
#include "scene/board.h"
#include "scene/chart.h"
#include "scene/face.h"
#include "scene/throw.h"
#include "scene/topics.h"
#include "table/ids.h"
#include "table/name.h"
#include "table/question.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tankard::scene {

struct Card {
    CardId id = CardId::none;
    Face face;
    SeatId owner = SeatId::none;  ///< whose figure it is, by the layout's `owner`; none: nobody's
    int place = 0;                ///< in a zone of numbered places the one on which it lies, from 1; else 0
};

/// Where on a table the cards of a zone belong (layout.lua, `roles`).
enum class Role : std::uint8_t {
    played,   ///< on the stage at the left: what the turn is about
    faced,    ///< on the stage in the middle: what everybody, or whoever has the turn, stands before
    offered,  ///< on the stage at the right: what may be taken
    hand,     ///< what somebody holds
    front,    ///< open before somebody
    self,     ///< whom somebody plays: one card is on the plaque, several lie open
    plaque,   ///< a seal on somebody's plaque
    strip,    ///< a pile with a count at the head
};

/// What a numbered place costs and gives, by the layout.
using Terms = std::vector<Badge>;

struct Zone {
    ZoneId id = ZoneId::none;
    Name kind;
    std::string label;
    std::string icon;  ///< a glyph; empty: none
    std::string ink;   ///< the layout's word for its colour
    int size = 0;
    bool seen = true;    ///< false: its cards are hidden from whoever looks
    bool pile = false;   ///< only its size matters
    bool ruled = false;  ///< what its cards do matters to everybody
    Role role = Role::front;
    int spaces = 0;                     ///< numbered places for its cards
    std::vector<Terms> terms{};         ///< of each of them, from the first; empty: nothing is said
    std::vector<std::string> told{};    ///< the same in a sentence each
    std::optional<Face> face{};         ///< of the card that leads there, by the layout
    CardId leads_there = CardId::none;  ///< that card of who looks; none: they have none
    std::vector<Card> cards;            ///< from the top
};

struct Seat {
    SeatId id = SeatId::none;
    std::string player;
    std::string hero;
    std::shared_ptr<const Face> played;  ///< that hero's card; null: they play none that lies nowhere
    std::string plays;      ///< the one card on the table that stands for them, if they are no hero
    std::string picture;    ///< the hero's, as of a face
    std::string colour;     ///< the hero's own, as of a face; empty: none
    bool lettered = false;  ///< it is nobody's: what is theirs on the table has their form and letter
    bool companion = false;
    bool active = false;  ///< has the turn
    bool leads = false;
    std::string out;  ///< a word for why it takes no part, such as "dead"; empty: it does
    std::vector<Badge> counters;
    std::vector<Badge> idle;  ///< counters at 0, which nobody needs to see
    std::vector<Zone> zones;
    std::vector<Board> boards;
    std::vector<Track> tracks;  ///< its own

    /// Whether a counter is seen on a track.
    bool on_track(Name counter) const {
        for (const Track& track : tracks)
            if (track.counter == counter || track.by == counter) return true;
        return false;
    }
};

/// What of a table a question makes the middle of the stage (layout.lua, `stars`).
enum class Star : std::uint8_t {
    none,    ///< what it always is
    spaces,  ///< the numbered places
    faced,   ///< whoever is faced, and the square that is asked about
};

/// Why somebody could not do something to a thing.
struct Hindered {
    Ref figure;
    Ref thing;  ///< none: to anything else
    std::string why;
};

/// A way to answer. `object` and `target` say what on the table it is about.
struct Choice {
    int number =
        0;  ///< that it is called by, from 1; what nobody could tell from it has the same. 0: its place
    std::string label;
    std::string title;        ///< the label without what stands in brackets behind it …
    std::string consequence;  ///< … which is this: what it costs, does, or whom it is about
    std::string beyond{};     ///< the consequence without what is read on the card that it is about
    std::string rule;         ///< what its card does, if the layout wants that beside it
    std::string subject{};    ///< the name of its card …
    std::string brief{};      ///< … and what is done with it, in a word or two; empty: not without its name
    std::string icon;         ///< the figure of its card, or the layout's for what is done; empty: none
    std::string caution;      ///< what is better known before; empty: nothing
    Ref object;
    Ref target;
    std::optional<Face> face;        ///< of an object that lies nowhere: a hero to choose
    int cost = 0;                    ///< of a square: what it costs; 0: nothing is said
    std::vector<Ref> way;            ///< to a square, step by step; empty: nothing is said
    std::vector<CardId> figures;     ///< who could do it next; empty: nothing is said …
    std::vector<Goal> goals;         ///< … to what each of them …
    std::vector<Hindered> hindered;  ///< … and to what not, and why
    std::vector<Odds> at_goals{};    ///< what it may come to with each goal of which that is known
    int turns = 0;                   ///< by so many quarters clockwise the block of the square it is about
    std::string pigment;             ///< the layout's word for the colour of what is done; empty: none
    int limit = 0;                   ///< distribute, record: the most for this one
    std::uint8_t group = 0;          ///< choose_some with groups: one of each but 0
    SeatId seat = SeatId::none;      ///< an interjection of this seat
    std::optional<Odds> odds{};      ///< what it may come to; nothing: that is not known
    std::optional<int> total{};      ///< what a side of Ask::sums comes to with it (layout.lua, `adds`)
};

struct Refused {
    std::string why;  ///< "Buy the Axe for 30: not enough money"
    Ref object;
    std::string reason{};  ///< "not enough money"
};

/// One of the party between two chapters: who comes next time, or stays away.
struct Comrade {
    Ref who;  ///< as answers are about them
    std::string player;
    std::string hero;     ///< empty: they have none yet
    std::string picture;  ///< the hero's, as of a face; empty: none
    bool companion = false;
    bool absent = false;  ///< sits the coming chapter out
};

/// Somebody has answered in an open secret round, and may answer anew until all have.
struct SecondThought {
    SeatId seat = SeatId::none;
    std::string label;
};

struct Ask {
    Question question;  ///< as the door asks it; an answer is checked against it
    std::string prompt;
    std::string who;  ///< who is asked; empty: anybody
    std::vector<Choice> choices;
    std::vector<Refused> refused;
    std::vector<std::string> why;  ///< the same, in as few lines as can be
    std::vector<SecondThought> second_thoughts;
    std::vector<Badge> budget;  ///< what is left to spend in this turn, if it is that of who is asked
    Star star = Star::none;
    std::vector<Name> star_with;      ///< zones of who is asked that lie on the stage meanwhile
    Ref star_at;                      ///< the square of theirs that it is about; none: the layout says none
    std::optional<std::size_t> done;  ///< the choice that ends what is being done (layout.lua, `done`)
    std::optional<std::size_t> back;  ///< … and that leaves what was only begun (layout.lua, `back`)
    bool takes_back = false;  ///< whoever leaves it takes back what led to it (layout.lua, `taken_back`)
    std::optional<std::size_t>
        likely;            ///< the choice (amount: how much) that most would take; none: not said
    std::string last_sum;  ///< the last told sentence with a sum and its parts; empty: none
    std::optional<std::pair<int, int>> sums;  ///< what either side of Scene::facing comes to so far
    std::optional<Throw> thrown;  ///< a die is to be thrown; the record of a real one is an answer as well
};

/// Somebody whom everybody looks at comes in, or falls (layout.lua, `entrances` and `exits`).
struct Entrance {
    std::string name;
    std::string line;  ///< what is said of them; may be empty
    std::string picture;
    std::shared_ptr<const play::Backdrop> backdrop;  ///< never null
    bool falls = false;                              ///< their light goes out
    std::string told{};  ///< of who falls: the sentence that tells it, with who struck the blow
};

/// Two that face each other, and what either comes to.
struct Duel {
    struct Side {
        Token token;
        int sum = 0;
        bool gone = false;      ///< they stand nowhere any more
        std::string made_of{};  ///< "3 + 4": what that is the sum of; empty: nobody says
    };
    Side from;  ///< whose doing it is
    Side to;
    std::string sign{};  ///< a glyph that stands between them; empty: none
};

/// How somebody came out of a deed: what they had left before it, and after.
struct Fared {
    Token token;
    Badge before;
    int after = 0;
    bool gone = false;  ///< they stand there no more
};

/// What has just come, with an author's words about it or with what it brings, as a page (layout.lua,
/// `passages`), or what a deed came to (`outcomes`).
struct Passage {
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    std::string title;
    std::string about;    ///< below it: whose it is; may be empty
    std::string picture;  ///< as of a face
    std::vector<std::string> paragraphs;
    std::vector<std::string> signs{};  ///< of each paragraph, as in the log; or none at all
    std::string frame{};               ///< a word for its look, as of a face
    std::optional<Track> track{};      ///< on which somebody has come so far by it
    bool deed = false;                 ///< what somebody did, in the rule set's own sentences …
    std::size_t verdict = kNone;       ///< … from this paragraph on what it came to; kNone: none says so
    std::optional<Duel> duel{};        ///< … and who faced whom, instead of a picture …
    std::vector<Fared> fared{};        ///< … or how each of many came out of it
};

/// Two figures on boards that face each other now, such as in a fight (layout.lua, `facing`).
struct Facing {
    CardId from = CardId::none;       ///< whose doing it is
    CardId to = CardId::none;         ///< the other
    std::vector<CardId> with_from{};  ///< who takes part on either side
    std::vector<CardId> with_to{};
    std::string sign{};  ///< a glyph that stands between them; empty: none

    /// Both, then who takes part.
    std::vector<CardId> all() const {
        std::vector<CardId> everybody{from, to};
        everybody.insert(everybody.end(), with_from.begin(), with_from.end());
        everybody.insert(everybody.end(), with_to.begin(), with_to.end());
        return everybody;
    }
};

/// What a die comes to.
struct Summed {
    std::string brief;           ///< "5 −2 = 3"
    std::string named;           ///< "5, −2 (Broken Ladle) = 3"
    std::optional<int> total{};  ///< the number itself, such as damage; none: the layout does not say
    Ref to{};                    ///< whom it is for; none: the layout does not say
};

struct Scene {
    std::string title;                               ///< the chapter
    std::optional<Face> chapter;                     ///< … with its rule; none: it has none
    std::string picture;                             ///< the chapter's, as of a face
    std::shared_ptr<const play::Backdrop> backdrop;  ///< a boss's on the stage, or the chapter's; null: none
    bool table = false;                              ///< whether anything lies on it
    SeatId viewer = SeatId::none;
    bool hands_closed = false;
    bool veiled = false;  ///< whoever it lies before may see more, but not before everybody
    std::vector<Badge> counters;
    std::vector<Badge> idle;  ///< counters at 0
    std::vector<Zone> zones;
    std::vector<Board> boards;
    std::vector<Track> tracks;
    std::vector<Chart> charts;
    std::optional<Facing> facing;  ///< none that the viewer sees
    std::vector<Seat> seats;
    std::vector<Comrade> company;        ///< between two chapters, when nothing lies on the table; else empty
    std::shared_ptr<const Rules> rules;  ///< what there is to read of the rules; may be null
    std::uint32_t turn = 0;              ///< so many answers stood when the turn began; 0: nobody says
    std::uint32_t answers = 0;           ///< given in this chapter
    std::uint32_t undo_line = 0;         ///< the first that may be taken back to
};

}  // namespace tankard::scene
