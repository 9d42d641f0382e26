// What a drawing in perspective is made with: triangles in a room of centimetres, and discs, rings and
// strokes on the screen. Pure.
#pragma once

#include "window/pages/drawing.h"
#include "window/pages/perspective.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace tankard::window {

/// Brighter or darker; what is brighter than white is white.
Tint dimmed(Tint tint, double by);
/// As much less to be seen, 0 to 1.
Tint faded(Tint tint, double by);
/// 0 to 255.
std::uint8_t byte(double value);

/// A corner in the room.
struct Point3 {
    Vector at;
    Tint tint;
    double u = 0;
    double v = 0;
};

class Brush {
 public:
    Brush(const Eye& eye, const Rect& box, const std::string& glyph) : view_(eye, box) {
        drawing_.box = box;
        drawing_.glyph = glyph;
    }

    const Perspective& view() const { return view_; }
    const Rect& box() const { return drawing_.box; }
    std::vector<Corner>& coat(Skin skin, bool blended) { return drawing_.coat(skin, blended); }
    /// On the screen, over all that was drawn before.
    void add(const Letter& letter) { drawing_.add(letter); }
    Drawing take() { return std::move(drawing_); }

    /// In the room; what is too near to be seen is cut off.
    void triangle(std::vector<Corner>& into, const Point3& a, const Point3& b, const Point3& c) const;
    void quad(std::vector<Corner>& into, const Point3& a, const Point3& b, const Point3& c,
              const Point3& d) const;

 private:
    void corner(std::vector<Corner>& into, const Vector& seen, const Point3& point) const;

    Perspective view_;
    Drawing drawing_;
};

// On the screen, in pixels.
void flat(std::vector<Corner>& into, float x, float y, Tint tint, float u = 0, float v = 0);
void flat_quad(std::vector<Corner>& into, const Rect& box, Tint above, Tint below);
/// A disc or ring, soft where its edges fade.
void flat_ring(std::vector<Corner>& into, float x, float y, float inner, float outer, Tint inside,
               Tint outside);
void disc(std::vector<Corner>& into, float x, float y, float radius, Tint tint);
/// A line that is soft at its edges.
void stroke(std::vector<Corner>& into, float x0, float y0, float x1, float y1, float wide, Tint tint);

}  // namespace tankard::window
