#include "table/layout.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace tankard {
namespace {

using Lines = std::vector<std::string>;

int whole(const Value& value, int otherwise) {
    return value.integer() != nullptr ? static_cast<int>(*value.integer()) : otherwise;
}

template <typename Kinds>
int find(const Kinds& kinds, std::string_view word) {
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].name == Name::of(word)) return static_cast<int>(i);
    return -1;
}

class Drawing {
 public:
    Drawing(const View& view, const Pen& pen) : view_(view), table_(view.table()), pen_(pen) {}

    Lines rows(const Value& layout, int columns) const {
        Lines lines;
        for (const auto& [_, row] : layout.at("rows").entries())
            add(lines, this->row(row, columns));
        return lines;
    }

 private:
    static void add(Lines& lines, Lines more) { lines.insert(lines.end(), more.begin(), more.end()); }

    Lines row(const Value& row, int columns) const {
        if (row.at("each").is_nil()) return cells(row, SeatId::none, columns);
        const bool beside = row.at("beside").truth() != nullptr && *row.at("beside").truth();
        const int share = beside ? (columns - table_.seats() + 1) / table_.seats() : columns;
        Lines lines;
        std::vector<Lines> blocks;
        for (int seat = 0; seat < table_.seats(); ++seat) {
            Lines block{pen_.fit("[" + pen_.name(Ref::seat(seat_at(seat))) + "]", share)};
            add(block, cells(row, seat_at(seat), share));
            if (beside)
                blocks.push_back(std::move(block));
            else
                add(lines, std::move(block));
        }
        return beside ? joined(blocks, std::vector<int>(blocks.size(), share)) : lines;
    }

    Lines cells(const Value& row, SeatId seat, int columns) const {
        std::vector<const Value*> all;
        int left = columns;
        int shares = 0;
        for (const auto& [key, cell] : row.entries()) {
            if (!std::holds_alternative<std::int64_t>(key)) continue;
            all.push_back(&cell);
            left -= whole(cell.at("width"), 0) + (all.size() > 1 ? 1 : 0);
            shares += cell.at("width").is_nil() ? 1 : 0;
        }
        std::vector<Lines> blocks;
        std::vector<int> widths;
        int room = columns;
        for (const Value* cell : all) {
            int width = whole(cell->at("width"), shares > 0 ? left / shares : 0);
            width = std::clamp(width, 1, std::max(room, 1));
            if (room <= 0) break;
            room -= width + 1;
            widths.push_back(width);
            blocks.push_back(this->cell(*cell, seat, width));
        }
        return joined(blocks, widths);
    }

    Lines joined(const std::vector<Lines>& blocks, const std::vector<int>& widths) const {
        std::size_t height = 0;
        for (const Lines& block : blocks)
            height = std::max(height, block.size());
        Lines lines(height);
        for (std::size_t b = 0; b < blocks.size(); ++b)
            for (std::size_t line = 0; line < height; ++line) {
                if (b > 0) lines[line] += ' ';
                lines[line] += pen_.fit(line < blocks[b].size() ? blocks[b][line] : "", widths[b]);
            }
        return lines;
    }

    Lines cell(const Value& cell, SeatId seat, int width) const {
        Lines lines;
        const auto* caption = cell.at("caption").text();
        if (const auto* key = cell.at("text").text()) return pen_.wrap(pen_.word(*key), width);
        if (const auto* kind = cell.at("zone").text()) return zone(cell, *kind, seat, width);
        if (caption != nullptr) lines.push_back(pen_.word(*caption));
        if (cell.at("counters").is_table()) add(lines, pen_.wrap(counters(cell, seat), width));
        if (const auto* name = cell.at("track").text()) add(lines, track(cell, *name));
        for (const auto& [_, line] : cell.at("picture").entries())
            if (line.text() != nullptr) lines.push_back(filled(*line.text(), seat));
        if (!cell.at("board").is_nil()) add(lines, board(cell, seat));
        for (const auto& [_, row] : cell.at("rows").entries())
            add(lines, cells(row, seat, width));
        return lines;
    }

    Lines board(const Value& cell, SeatId seat) const {
        const auto& boards = table_.boards();
        const auto* word = cell.at("board").text();
        const bool own = word != nullptr && *word == "own" && seat != SeatId::none;
        const int number = own ? number_of(seat) + 1 : whole(cell.at("board"), 0);
        if (number < 1 || static_cast<std::size_t>(number) > boards.size()) return {"? board"};
        return draw_board(view_, boards[static_cast<std::size_t>(number - 1)], cell, pen_);
    }

    /// The zone of a word, for a seat if every seat has one; ZoneId::none if there is none.
    ZoneId zone_of(std::string_view word, SeatId seat) const {
        const int kind = find(table_.catalogue().zones, word);
        if (kind < 0) return ZoneId::none;
        const bool each = table_.catalogue().zones[static_cast<std::size_t>(kind)].scope == Scope::seat;
        const SeatId own = seat != SeatId::none ? seat : view_.seat();
        if (each && own == SeatId::none) return ZoneId::none;
        return table_.zone(kind, each ? own : SeatId::none);
    }

    Lines zone(const Value& cell, const std::string& word, SeatId seat, int width) const {
        const ZoneId zone = zone_of(word, seat);
        if (zone == ZoneId::none) return {"? " + word};
        const auto* caption = cell.at("caption").text();
        std::string head = pen_.word(caption != nullptr ? *caption : word);
        const std::vector<CardId> cards = view_.cards(zone);
        const auto* given = cell.at("show").text();
        const std::string_view show = given != nullptr ? std::string_view(*given) : "cards";
        auto name = [&](CardId card) { return pen_.name(table_.ref(card)); };
        if (show == "count" || (cards.empty() && !table_.empty(zone)))
            return {fmt::format("{}: {}", head, table_.size(zone))};
        if (cards.empty()) return {head + ": -"};
        if (show == "top")
            return pen_.wrap(fmt::format("{}: {} ({})", head, name(cards[0]), cards.size()), width);
        if (show == "line") {
            std::string all;
            for (CardId card : cards)
                all += (all.empty() ? "" : ", ") + name(card);
            return pen_.wrap(head + ": " + all, width);
        }
        Lines lines{head};
        const auto most = static_cast<std::size_t>(std::max(1, whole(cell.at("lines"), 99)));
        for (std::size_t i = 0; i < cards.size() && i < most; ++i)
            lines.push_back(i + 1 == most && cards.size() > most ? fmt::format(" + {}", cards.size() - i)
                                                                 : " " + name(cards[i]));
        return lines;
    }

    /// A counter of the seat, else of the table, else how many cards a zone holds.
    std::string number(std::string_view word, SeatId seat) const {
        const Catalogue& catalogue = table_.catalogue();
        const SeatId own = seat != SeatId::none ? seat : view_.seat();
        if (const int which = find(catalogue.seat_counters, word); which >= 0 && own != SeatId::none)
            return fmt::format("{}", table_.get(own, which));
        if (const int which = find(catalogue.table_counters, word); which >= 0)
            return fmt::format("{}", table_.get(which));
        const ZoneId zone = zone_of(word, seat);
        return zone == ZoneId::none ? "?" : fmt::format("{}", table_.size(zone));
    }

    std::string counters(const Value& cell, SeatId seat) const {
        std::string all;
        for (const auto& [_, word] : cell.at("counters").entries())
            if (word.text() != nullptr)
                all += fmt::format("{}{} {}", all.empty() ? "" : " · ", pen_.word(*word.text()),
                                   number(*word.text(), seat));
        return all;
    }

    Lines track(const Value& cell, const std::string& name) const {
        const int which = find(table_.catalogue().seat_counters, name);
        if (which < 0) return {"? " + name};
        const int from = whole(cell.at("from"), 0);
        const int to = std::min(whole(cell.at("to"), from), from + 200);
        std::string scale;
        std::string under;
        std::vector<std::string> places;
        int widest = 2;
        for (int level = from; level <= to; ++level) {
            std::string here;
            for (int seat = 0; seat < table_.seats(); ++seat)
                if (table_.get(seat_at(seat), which) == level) here += pen_.mark(Ref::seat(seat_at(seat)));
            widest = std::max(widest, static_cast<int>(here.size()));
            places.push_back(std::move(here));
        }
        for (int level = from; level <= to; ++level) {
            const auto* mark = cell.at("marks").at(level).text();
            scale += pen_.fit(mark != nullptr ? pen_.word(*mark) : fmt::format("{}", level), widest) + " ";
            const std::string& here = places[static_cast<std::size_t>(level - from)];
            under += pen_.fit(here.empty() ? "." : here, widest) + " ";
        }
        return {under, scale};
    }

    std::string filled(std::string_view line, SeatId seat) const {
        std::string drawn;
        while (!line.empty()) {
            const std::size_t open = line.find('{');
            const std::size_t close = line.find('}', open);
            drawn += line.substr(0, open);
            if (open == std::string_view::npos || close == std::string_view::npos) break;
            const std::string shown = number(line.substr(open + 1, close - open - 1), seat);
            const std::size_t space = close - open + 1;
            drawn += std::string(space - std::min(space, shown.size()), ' ') + shown;
            line.remove_prefix(close + 1);
        }
        return drawn;
    }

    const View& view_;
    const Table& table_;
    const Pen& pen_;
};

}  // namespace

std::vector<std::string> draw_layout(const View& view, const Value& layout, const Pen& pen, int columns) {
    Lines lines = Drawing(view, pen).rows(layout, columns);
    for (std::string& line : lines)
        line = pen.fit(line, columns);
    return lines;
}

}  // namespace tankard
