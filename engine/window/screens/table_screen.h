// The game in the window: shows frames at a readable pace (table_screen.cpp), takes answers and wishes
// (table_screen_input.cpp), how boards are looked at (table_screen_boards.cpp), and what lies over the table:
// log, menu, a card in large, story pages.
#pragma once

#include "scene/log.h"
#include "window/link/link.h"
#include "window/pages/boards_seen.h"
#include "window/pages/correcting.h"
#include "window/pages/dialog.h"
#include "window/pages/tale_page.h"
#include "window/screens/app.h"
#include "window/screens/leaf.h"
#include "window/screens/rolling.h"
#include "window/screens/scenery.h"
#include "window/screens/throwing.h"
#include "window/screens/turning_blocks.h"

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace tankard::window {

class TableScreen final : public Screen {
 public:
    TableScreen(App& app, Link& link) : app_(&app), link_(&link) {}

    Page page(const Ruler& ruler, float width, float height) override;
    void press(const Spot& spot, float share) override;
    bool type(char32_t letter) override;
    bool key(sf::Keyboard::Key key, bool control) override;
    void scroll(int by) override;
    void wheel(int by, float x, float y) override;
    bool pan(int rows, int columns) override;
    bool pinch(const Pinch& pinch) override;
    bool point(const Spot& spot) override;
    void look(std::uint64_t thing) override;
    bool lift(const Spot& from) override;
    void drop(const Spot& from, const Spot& to) override;
    bool grab(float x, float y) override;
    void pull(float x, float y) override;
    void let_go(float x, float y) override;
    const Drawing* drawing(Clock::time_point now) override;
    bool animates() const override;
    bool update(Clock::time_point now) override;
    bool done() const override { return ended_; }
    void close() override { link_->close(); }
    bool asks() const override {
        return ask_ != nullptr || over_ != Over::nothing || (throwing_ && throwing_->lies());
    }
    std::uint32_t question() const override { return questions_; }
    std::shared_ptr<const scene::Rules> rules() const override { return scene_->rules; }
    std::vector<std::string> topics() const override;
    float swung(Clock::time_point now) const override { return turning_.share(now); }
    std::optional<std::size_t> likely() const override;
    bool moves() const override { return over_ == Over::nothing && !story() && !throws(); }

 private:
    enum class Over : std::uint8_t {
        nothing,
        log,
        why,
        menu,
        save_point,
        name,
        chairs,
        sentence,
        curtain,
        tale,
        entrance,
        passage,
        zone,
        piles,
        correct
    };
    /// The game waits until this page has been answered or read.
    bool held() const {
        return over_ == Over::sentence || over_ == Over::name || over_ == Over::curtain ||
               over_ == Over::tale || over_ == Over::entrance || over_ == Over::passage;
    }
    /// A name is typed.
    bool naming() const { return over_ == Over::save_point || over_ == Over::name; }
    struct MenuEntry {
        Command what;
        std::string_view word;
        std::string_view key;
    };
    static constexpr MenuEntry kMenu[] = {
        {Command::back, "go_on", "Esc"},
        {Command::undo, "undo", "Z"},
        {Command::redo, "redo", "X"},
        {Command::log, "log", "L"},
        {Command::tale, "tale", "J"},
        {Command::why, "why", "W"},
        {Command::save_point, "save_point", "S"},
        {Command::hand_over, "chairs", "G"},
        {Command::correct, "put_right", "P"},
        {Command::rules, "rules", "?"},
        {Command::help, "keys", "F1"},
        {Command::quit, "leave", "^Q"},
    };

    /// Whatever happens is shown at once.
    bool quiet() const {
        return hurry_ || app_->preferences().pace == 0 || app_->preferences().reduced_motion;
    }
    void take(Frame frame);
    void say(Said said);
    void answer(const std::optional<Answer>& answer);
    void command(Command what);
    // table_screen_boards.cpp
    /// Boards are on the screen, and nothing lies over them.
    bool sees_boards() const { return over_ == Over::nothing && !story() && !throws(); }
    /// Larger or smaller.
    void zoom(int by);
    /// What somebody sees is shown, or no longer: whoever is pointed at, else whom the question is about.
    void show_sight();
    /// What the answer that is pointed at would turn is shown turned.
    void look_ahead();
    /// What lies there, in large.
    void open(ZoneId zone);
    /// A square is pressed: the one answer that is about it, a choice among several, or why there is none.
    void square(const Spot& spot);
    /// Whoever is held could do something to that thing: it is answered, and the rest is meant; or it is told
    /// why not. False if neither.
    bool leads(Ref thing);
    /// Only what can be done with a thing is shown; or all again, if it was that already; or it is what
    /// whoever is held is for.
    void narrow(Ref thing);
    /// An option is chosen: of what somebody could do whose figure was pressed before, by them.
    void choose(std::size_t option);
    /// What was aimed at is what this question is about: it is answered; or it is told why nothing comes of
    /// it.
    void hit();
    std::string why_not(const std::vector<Ref>& things) const;
    void picked(std::size_t entry);
    // table_screen_throw.cpp
    /// A throw stands in the window instead of the table.
    bool throws() const { return throwing_ && (!throwing_->aims() || !by_hand()); }
    /// Whoever is asked throws a die of their own.
    bool by_hand() const;
    void begin_throw();
    void let_fly();
    void end_throw();
    void press_throw(const Spot& spot, float share);
    void other_way();
    /// A die of one's own: where on the target it lies is pressed.
    bool may_tell() const { return ask_ && ask_->thrown && !throws() && target_.w > 0; }
    void tell(float x, float y);
    /// Unless the place has been set to another section since.
    std::optional<thrown::Point> shown_told() const;
    /// A step of putting right by hand is done; `goes_on`: there is another.
    void step(bool goes_on);
    /// All numbers of the tale, or fewer.
    void fold_tale();
    /// Leaves the tale, or reads on in it.
    void read_tale();
    /// An entrance or a passage, until somebody has looked.
    bool looks_on() const { return over_ == Over::entrance || over_ == Over::passage; }
    /// Space was meant for what went before this page.
    bool comes_in_haste() const;
    /// Leaves what was only to be looked at.
    void look_on();
    /// The stage set on a page of a story, a tale or an entrance.
    Page staged(const Ruler& ruler, Page page);
    /// The table with its question.
    Page table(const Ruler& ruler, float width, float height);
    /// A page for everybody; what one seat reads stands beside the table.
    bool story() const {
        return ask_ != nullptr && ask_->question.shape == Shape::read && ask_->question.seat == SeatId::none;
    }
    /// What stands on the button of a page that is read.
    std::string turn() const { return word(leaf_.more() ? "read_on" : "read"); }
    Dialog over() const;
    Dialog story_dialog() const;
    Dialog menu() const;
    Dialog zone_dialog() const;
    Dialog piles_dialog() const;
    const scene::Card* card(std::uint64_t thing) const;
    /// The card or the choice that is looked at closely; null: none.
    const scene::Face* looked_at() const;
    /// The number that is being typed: of a choice, or of an entry of what lies over the table.
    TypedNumber& typed_number() { return over_ == Over::nothing ? reading_.number : number_; }
    /// Picks by it, if it is whole; true.
    bool by_number();
    /// What has been lost or won between two scenes, to be seen where it happened.
    void compare(const scene::Scene& before, const scene::Scene& after);
    void add_numbers(const Ruler& ruler, Page& page) const;
    void add_whisper(const Ruler& ruler, Page& page) const;
    /// It is an amount that is asked for.
    bool asks_how_much() const;
    /// Of what is asked: that key says yes.
    bool says_yes_with(std::string_view key) const;
    /// Why nothing may be done with it now; nothing, if nothing is asked.
    std::vector<std::string> refusals(Ref thing) const;
    void add_name(const Ruler& ruler, Page& page) const;
    std::uint64_t card_of(const Spot& spot) const;
    void add_ground(const Ruler& ruler, Page& page) const;
    float look_at(const Ruler& ruler, const Page& page, float w) const;
    void add_look(const Ruler& ruler, Page& page) const;
    std::string word(std::string_view key) const {
        return app_->words().say(intern("window." + std::string(key)));
    }

    App* app_;
    Link* link_;
    std::shared_ptr<const scene::Scene> scene_ = std::make_shared<scene::Scene>();
    std::shared_ptr<const scene::Ask> ask_;
    std::shared_ptr<const scene::Tale> tale_;
    std::shared_ptr<const scene::Entrance> entrance_;
    std::shared_ptr<const scene::Passage> passage_;
    Scenery scenery_;                             ///< of a story, a tale or an entrance
    std::shared_ptr<const scene::Ask> answered_;  ///< a moment ago: it stays until others really think
    std::shared_ptr<const OnTable> lay_;          ///< what of it was told on the table
    Clock::time_point answered_at_{};
    /// A number that rises from a card or a portrait.
    struct Change {
        CardId card = CardId::none;
        SeatId seat = SeatId::none;
        int by = 0;
        bool life = true;  ///< else money or whatever else is counted
        std::uint64_t thing = 0;
    };
    TurningBlocks turning_;
    std::vector<Change> changes_;
    Clock::time_point changed_at_{};
    std::uint64_t changes_told_ = 0;
    Choosing choosing_;
    /// Whom the next question is about, by what was dragged or held before: who answered.
    struct Aim {
        SeatId by = SeatId::none;
        std::vector<Ref> onto;
        bool goes_on = false;   ///< a deed: the first of them does it, which may be asked first
        bool who_said = false;  ///< … and was
    };
    Aim aimed_;
    std::optional<Correcting> correcting_;
    std::optional<Throwing> throwing_;
    std::set<SeatId> by_hand_;  ///< who throws dice of their own
    int casts_ = 0;             ///< how often somebody has thrown here
    Rect target_{};             ///< on the page, where a die of one's own is told
    std::optional<thrown::Point> told_;
    bool telling_ = false;  ///< the mouse is down on it
    Drawing target_drawing_;
    std::optional<Drawing> company_;  ///< of the page, if the party sits on it
    Reading reading_;
    std::shared_ptr<const Kept> kept_;  ///< how cards lie on the stage
    std::set<int> numbers_;             ///< of answers: those that are seen on the page
    BoardsSeen boards_;
    std::optional<std::size_t> pointed_;  ///< choice
    std::optional<Spot> lifted_;          ///< what is dragged
    /// Why nothing came of what somebody did, for a while: beside what it was about, else beside the
    /// question.
    struct Whisper {
        std::string words;
        Rect about;
        Clock::time_point since{};
    };
    std::optional<Whisper> whisper_;
    std::string asked_last_;    ///< who; empty: nobody yet, or a curtain has fallen since
    Rect pressed_at_{};         ///< the spot that was pressed last
    std::uint64_t raised_ = 0;  ///< Piece::thing
    Ref pointed_square_;
    Ref watcher_;           ///< whose sight is shown
    bool control_ = false;  ///< the last key came with Control
    scene::Log log_;
    std::uint32_t heard_to_ = 0;  ///< so many answers stood at the last line from the journal
    struct Fresh {
        std::string line;
        bool story = false;  ///< an author's words
    };
    std::vector<Fresh> fresh_;  ///< told since somebody last answered, or a turn began: a story page's text
    std::map<std::string, std::size_t>
        read_to_;  ///< by who answers: so many lines were told when they last did
    Rolling rolling_;
    std::vector<Roll> rolls_;
    std::uint32_t throws_ = 0;
    TypedNumber number_;
    std::string sentence_;
    std::string field_;
    Clock::time_point next_at_{};
    Clock::time_point table_since_{};  ///< the table is seen as it is now
    std::optional<Frame> curtain_;     ///< comes when that has been seen for a while
    Clock::time_point page_since_{};   ///< an entrance, a passage or a tale
    bool tells_ = false;               ///< what happens is being shown: nobody is waited for
    std::uint64_t looked_at_ = 0;
    ZoneId opened_ = ZoneId::none;
    Over over_ = Over::nothing;
    int scroll_ = 0;               ///< of what lies over the table
    Leaf leaf_;                    ///< of a story or a tale
    bool unfolded_ = false;        ///< a tale tells all numbers
    std::uint32_t questions_ = 0;  ///< asked so far
    bool letter_spent_ = false;    ///< the letter of the key that opened a page is not written on it
    bool hurry_ = false;           ///< whatever waits is shown at once
    bool ended_ = false;
};

}  // namespace tankard::window
