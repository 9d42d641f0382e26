#include "throw/ground.h"

#include "throw/target.h"

#include <array>
#include <cmath>
#include <numbers>

namespace tankard::thrown {
namespace {

constexpr auto kHalf = static_cast<btScalar>(kEdge / 2);
constexpr auto kTop = static_cast<btScalar>(kThickness);
constexpr btScalar kNear = 0.02F;    ///< so far above the ground a contact is kept
constexpr btScalar kShallow = 0.3F;  ///< so far inside its edge the target has no side
constexpr double kAlongEdge = 0.25;  ///< between points of a round edge that are looked at
const btScalar kReach = kHalf * 1.7321F;

struct Circle {
    btScalar x;
    btScalar y;
    btScalar radius;
};

const std::array<Circle, kHoles>& holes() {
    static const std::array<Circle, kHoles> all = [] {
        std::array<Circle, kHoles> made{};
        for (int i = 0; i < kHoles; ++i)
            made[static_cast<std::size_t>(i)] = {static_cast<btScalar>(hole(i).x),
                                                 static_cast<btScalar>(hole(i).y),
                                                 static_cast<btScalar>(kHole)};
        return made;
    }();
    return all;
}

/// How far a point is inside the target's edge (negative: outside), and which way leads out.
btScalar inside(btScalar x, btScalar y, btVector3& out) {
    const btScalar away = std::sqrt(x * x + y * y);
    btScalar depth = static_cast<btScalar>(kTarget) - away;
    out = away > 0 ? btVector3(x / away, y / away, 0) : btVector3(1, 0, 0);
    for (const Circle& circle : holes()) {
        const btScalar dx = circle.x - x;
        const btScalar dy = circle.y - y;
        const btScalar to = std::sqrt(dx * dx + dy * dy);
        if (to - circle.radius >= depth) continue;
        depth = to - circle.radius;
        out = to > 0 ? btVector3(dx / to, dy / to, 0) : btVector3(1, 0, 0);
    }
    return depth;
}

/// Collects contacts; normals point away from the ground.
struct Contacts {
    btManifoldResult& result;
    bool swapped;

    void add(const btVector3& normal, const btVector3& on_ground, btScalar distance) const {
        if (!swapped)
            result.addContactPoint(normal, on_ground, distance);
        else
            result.addContactPoint(-normal, on_ground + normal * distance, distance);
    }
};

void touch_table(const btTransform& die, const Contacts& contacts) {
    btVector3 out;
    for (int i = 0; i < 8; ++i) {
        const btVector3 corner = die * btVector3((i & 1) != 0 ? kHalf : -kHalf, (i & 2) != 0 ? kHalf : -kHalf,
                                                 (i & 4) != 0 ? kHalf : -kHalf);
        if (corner.z() > kNear) continue;
        if (std::abs(corner.x()) > kTable || std::abs(corner.y()) > kTable) continue;
        if (inside(corner.x(), corner.y(), out) > 0) continue;  // there the target is above the table
        contacts.add({0, 0, 1}, {corner.x(), corner.y(), 0}, corner.z());
    }
}

/// Points of a round edge of the target inside the die: it leans on them.
void touch_edge(const btTransform& die, const Circle& circle, const Contacts& contacts) {
    const btVector3 middle = die.getOrigin();
    const btScalar dx = middle.x() - circle.x;
    const btScalar dy = middle.y() - circle.y;
    const btScalar away = std::sqrt(dx * dx + dy * dy);
    if (std::abs(away - circle.radius) > kReach) return;
    const double spread =
        circle.radius <= kReach ? std::numbers::pi : std::asin(std::min(1.0F, kReach / circle.radius)) * 1.1;
    const double angle = std::atan2(dy, dx);
    const int points = static_cast<int>(std::ceil(spread * circle.radius / kAlongEdge));
    for (int i = -points; i <= points; ++i) {
        const double at = angle + spread * i / points;
        const btVector3 point(circle.x + circle.radius * static_cast<btScalar>(std::cos(at)),
                              circle.y + circle.radius * static_cast<btScalar>(std::sin(at)), kTop);
        const btVector3 local = die.invXform(point);
        int axis = -1;
        btScalar depth = 0;
        for (int each = 0; each < 3; ++each) {
            const btScalar within = kHalf - std::abs(local[each]);
            if (within <= -kNear) {
                axis = -1;
                break;
            }
            if (axis < 0 || within < depth) {
                axis = each;
                depth = within;
            }
        }
        if (axis < 0) continue;
        btVector3 normal = die.getBasis().getColumn(axis) * (local[axis] > 0 ? -1.0F : 1.0F);
        if (normal.z() < 0) continue;
        contacts.add(normal, point, -depth);
    }
}

void touch_target(const btTransform& die, const Contacts& contacts) {
    const btVector3 middle = die.getOrigin();
    if (middle.z() > kTop + kReach + kNear) return;
    btVector3 out;
    for (int i = 0; i < 8; ++i) {
        const btVector3 corner = die * btVector3((i & 1) != 0 ? kHalf : -kHalf, (i & 2) != 0 ? kHalf : -kHalf,
                                                 (i & 4) != 0 ? kHalf : -kHalf);
        const btScalar above = corner.z() - kTop;
        if (above > kNear) continue;
        const btScalar depth = inside(corner.x(), corner.y(), out);
        if (depth <= 0) continue;
        if (depth < kShallow && depth < -above)
            contacts.add(out, corner + out * depth, -depth);
        else
            contacts.add({0, 0, 1}, {corner.x(), corner.y(), kTop}, above);
    }
    touch_edge(die, {0, 0, static_cast<btScalar>(kTarget)}, contacts);
    for (const Circle& circle : holes())
        touch_edge(die, circle, contacts);
}

}  // namespace

void Ground::getAabb(const btTransform& /*transform*/, btVector3& least, btVector3& most) const {
    const auto half = static_cast<btScalar>(part_ == Part::table ? kTable : kTarget);
    least = {-half, -half, -kReach - 1};
    most = {half, half, part_ == Part::table ? 0 : kTop};
}

GroundAlgorithm::GroundAlgorithm(const btCollisionAlgorithmConstructionInfo& info,
                                 const btCollisionObjectWrapper* one, const btCollisionObjectWrapper* other,
                                 bool swapped)
    : btCollisionAlgorithm(info),
      manifold_(m_dispatcher->getNewManifold(one->getCollisionObject(), other->getCollisionObject())),
      swapped_(swapped) {}

GroundAlgorithm::~GroundAlgorithm() { m_dispatcher->releaseManifold(manifold_); }

void GroundAlgorithm::processCollision(const btCollisionObjectWrapper* one,
                                       const btCollisionObjectWrapper* other, const btDispatcherInfo&,
                                       btManifoldResult* result) {
    const btCollisionObjectWrapper* die = swapped_ ? other : one;
    const auto* ground = static_cast<const Ground*>((swapped_ ? one : other)->getCollisionShape());
    result->setPersistentManifold(manifold_);
    // Which body Bullet takes for the first is the manifold's matter, and the result's to set right.
    const Contacts contacts{*result, swapped_};
    if (ground->part() == Ground::Part::table)
        touch_table(die->getWorldTransform(), contacts);
    else
        touch_target(die->getWorldTransform(), contacts);
    result->refreshContactPoints();
}

}  // namespace tankard::thrown
