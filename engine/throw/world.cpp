#include "throw/world.h"

#include "throw/ground.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <btBulletDynamicsCommon.h>

namespace tankard::thrown {
namespace {

constexpr btScalar kStep = 1.0F / kStepsASecond;
constexpr btScalar kGravity = 981;
constexpr btScalar kMass = 1;  ///< nothing depends on it
constexpr auto kHalf = static_cast<btScalar>(kEdge / 2);
constexpr btScalar kReach = kHalf * 1.7321F;
constexpr btScalar kTouch = 0.03F;    ///< nearer than that is a touch
constexpr btScalar kStill = 1.5F;     ///< slower than that, and
constexpr btScalar kUnturned = 0.6F;  ///< turning less than that,
constexpr int kStillSteps = 12;       ///< for so long, is rest
constexpr int kHopSteps = 4;          ///< so long in the air, and the next touch is another bounce
constexpr btScalar kLevel = 0.996F;   ///< a face that leans more is no face up
constexpr btScalar kFloor = -10;      ///< below the table's edge
constexpr btScalar kAudible = 14;     ///< centimetres a second; the weight of a die at rest is 4 a step
constexpr int kOneKnock = 8;          ///< so many steps apart, and contacts are two knocks

struct Surface {
    btScalar friction;
    btScalar restitution;
};
constexpr Surface kDie{1, 1};  ///< Bullet multiplies both bodies' figures
constexpr Surface kWood{0.35F, 0.5F};
constexpr Surface kCardboard{0.6F, 0.22F};
constexpr Surface kHead{0.4F, 0.5F};

constexpr Obstacle kObstacles[] = {Obstacle::block, Obstacle::card, Obstacle::head};

btVector3 bullet(const Vector& vector) {
    return {static_cast<btScalar>(vector.x), static_cast<btScalar>(vector.y),
            static_cast<btScalar>(vector.z)};
}
Vector plain(const btVector3& vector) { return {vector.x(), vector.y(), vector.z()}; }

btDefaultCollisionConstructionInfo small_pools() {
    btDefaultCollisionConstructionInfo info;
    info.m_defaultMaxPersistentManifoldPoolSize = 16;
    info.m_defaultMaxCollisionAlgorithmPoolSize = 16;
    return info;
}

/// One step at a time, without what Bullet does for frames of another length.
class Dynamics final : public btDiscreteDynamicsWorld {
 public:
    using btDiscreteDynamicsWorld::btDiscreteDynamicsWorld;
    void step() {
        applyGravity();
        internalSingleStepSimulation(kStep);
        clearForces();
    }
};

class World {
 public:
    World(const Start& start, const Scenery& scenery) : scenery_(scenery) {
        dispatcher_.registerCollisionCreateFunc(BOX_SHAPE_PROXYTYPE, CUSTOM_CONCAVE_SHAPE_TYPE,
                                                &onto_ground_);
        swapped_.m_swapped = true;
        dispatcher_.registerCollisionCreateFunc(CUSTOM_CONCAVE_SHAPE_TYPE, BOX_SHAPE_PROXYTYPE, &swapped_);
        world_.setGravity({0, 0, -kGravity});
        btContactSolverInfo& solver = world_.getSolverInfo();
        solver.m_restitutionVelocityThreshold = 8;
        solver.m_splitImpulsePenetrationThreshold = -0.02F;
        solver.m_numIterations = 6;
        add(table_, {0, 0, 0}, kWood);
        add(target_, {0, 0, 0}, kCardboard);
        const auto edge = static_cast<btScalar>(kTable);
        for (const btScalar side : {-1.0F, 1.0F}) {
            add(rim_, {side * (edge + kRimHalf), 0, 0}, kWood);
            add(rim_turned_, {0, side * (edge + kRimHalf), 0}, kWood);
        }
        for (const Obstacle each : kObstacles)
            if (has(scenery.obstacles, each)) put(each);
        btVector3 inertia;
        cube_.calculateLocalInertia(kMass, inertia);
        die_ = std::make_unique<btRigidBody>(
            btRigidBody::btRigidBodyConstructionInfo(kMass, nullptr, &cube_, inertia));
        btQuaternion lay(static_cast<btScalar>(start.lay[0]), static_cast<btScalar>(start.lay[1]),
                         static_cast<btScalar>(start.lay[2]), static_cast<btScalar>(start.lay[3]));
        if (lay.length2() > 0)
            lay.normalize();
        else
            lay = btQuaternion::getIdentity();
        const btTransform at(lay, bullet(start.place));
        die_->setWorldTransform(at);
        die_->setInterpolationWorldTransform(at);
        die_->setLinearVelocity(bullet(start.speed));
        die_->setAngularVelocity(bullet(start.spin));
        die_->setFriction(kDie.friction);
        die_->setRestitution(kDie.restitution);
        die_->setActivationState(DISABLE_DEACTIVATION);
        world_.addRigidBody(die_.get());
    }
    World(const World&) = delete;
    World& operator=(const World&) = delete;
    ~World() {
        world_.removeRigidBody(die_.get());
        for (const auto& body : still_)
            world_.removeRigidBody(body.get());
    }

    Course run(Path* path, Knocks* knocks) {
        for (course_.steps = 0; course_.steps < kMostSteps; ++course_.steps) {
            if (path != nullptr && course_.steps % kPathSteps == 0) path->push_back(pose());
            if (place().z() < kFloor) break;  // on the floor: it comes to rest there
            if (flies()) {
                fly();
            } else {
                world_.step();
                if (knocks != nullptr) listen(*knocks);
            }
            look();
            if (course_.rested) break;
        }
        if (path != nullptr) path->push_back(pose());
        settle();
        return course_;
    }

 private:
    static constexpr btScalar kRimHalf = 1;

    /// What stands in the way.
    struct Standing {
        Obstacle what;
        const btRigidBody* body;
        btVector3 middle;
        btVector3 half;
    };

    const btVector3& place() const { return die_->getWorldTransform().getOrigin(); }
    Pose pose() const {
        const btQuaternion lay = die_->getWorldTransform().getRotation();
        return {plain(place()), {lay.x(), lay.y(), lay.z(), lay.w()}};
    }

    btRigidBody* add(btCollisionShape& shape, const btVector3& at, const Surface& surface) {
        btRigidBody::btRigidBodyConstructionInfo info(0, nullptr, &shape);
        info.m_startWorldTransform.setIdentity();
        info.m_startWorldTransform.setOrigin(at);
        info.m_friction = surface.friction;
        info.m_restitution = surface.restitution;
        still_.push_back(std::make_unique<btRigidBody>(info));
        world_.addRigidBody(still_.back().get());
        return still_.back().get();
    }

    void put(Obstacle obstacle) {
        const Extent extent = extent_of(obstacle);
        const bool head = obstacle == Obstacle::head;
        if (head)
            in_the_way_.push_back(std::make_unique<btSphereShape>(static_cast<btScalar>(extent.half.x)));
        else
            in_the_way_.push_back(std::make_unique<btBoxShape>(bullet(extent.half)));
        const btVector3 middle = bullet(extent.middle);
        standing_.push_back({obstacle, add(*in_the_way_.back(), middle, head ? kHead : kCardboard), middle,
                             bullet(extent.half)});
    }

    /// Nothing is near that it could touch in this step: Bullet need not look for contacts.
    bool flies() const {
        const btVector3& at = place();
        const btVector3 speed = die_->getLinearVelocity();
        const btScalar room = kReach + speed.length() * kStep + kTouch;
        if (at.z() - room < static_cast<btScalar>(kThickness)) return false;
        const btScalar to_rim = static_cast<btScalar>(kTable) - std::max(std::abs(at.x()), std::abs(at.y()));
        if (at.z() - room < static_cast<btScalar>(kRim) && std::abs(to_rim) < room + 2 * kRimHalf)
            return false;
        for (const Standing& each : standing_) {
            const btVector3 away = (at - each.middle).absolute() - each.half;
            if (away.x() <= room && away.y() <= room && away.z() <= room) return false;
        }
        return true;
    }

    /// A step of Bullet's own integration without its search for contacts.
    void fly() {
        die_->applyGravity();
        die_->integrateVelocities(kStep);
        btTransform next;
        die_->predictIntegratedTransform(kStep, next);
        die_->proceedToTransform(next);
        die_->clearForces();
        touches_ = {};
    }

    struct Touches {
        bool table = false;
        bool target = false;
        Obstacle obstacles = Obstacle::none;
    };

    Touches touching() {
        Touches touches;
        for (int i = 0; i < dispatcher_.getNumManifolds(); ++i) {
            const btPersistentManifold* manifold = dispatcher_.getManifoldByIndexInternal(i);
            bool touched = false;
            for (int j = 0; j < manifold->getNumContacts(); ++j)
                touched = touched || manifold->getContactPoint(j).getDistance() < kTouch;
            if (!touched) continue;
            const btCollisionObject* other =
                manifold->getBody0() == die_.get() ? manifold->getBody1() : manifold->getBody0();
            if (other == still_[0].get()) touches.table = true;
            if (other == still_[1].get()) touches.target = true;
            for (const Standing& each : standing_)
                if (other == each.body) touches.obstacles = touches.obstacles | each.what;
        }
        return touches;
    }

    Struck struck(const btCollisionObject* other) const {
        if (other == still_[0].get()) return Struck::table;
        if (other == still_[1].get()) return Struck::target;
        for (const Standing& each : standing_)
            if (other == each.body) return each.what == Obstacle::head ? Struck::head : Struck::block;
        return Struck::rim;
    }

    /// What pushed the die in the step that is over, and how much; its mass is one.
    void listen(Knocks& knocks) {
        for (int i = 0; i < dispatcher_.getNumManifolds(); ++i) {
            const btPersistentManifold* manifold = dispatcher_.getManifoldByIndexInternal(i);
            btScalar force = 0;
            for (int j = 0; j < manifold->getNumContacts(); ++j)
                force += manifold->getContactPoint(j).getAppliedImpulse();
            if (force < kAudible) continue;
            const Struck what =
                struck(manifold->getBody0() == die_.get() ? manifold->getBody1() : manifold->getBody0());
            const double time = static_cast<double>(course_.steps + 1) / kStepsASecond;
            const auto same = std::find_if(knocks.rbegin(), knocks.rend(),
                                           [&](const Knock& each) { return each.what == what; });
            if (same != knocks.rend() && (time - same->time) * kStepsASecond < kOneKnock + 0.5)
                same->force = std::max(same->force, static_cast<double>(force));
            else
                knocks.push_back({time, what, force});
        }
    }

    void look() {
        touches_ = flies() ? Touches{} : touching();
        if (!course_.target) {
            if (has(touches_.obstacles, Obstacle::block)) course_.struck = true;
            if (has(touches_.obstacles, Obstacle::head) && !any_table_) course_.headed = true;
            if (has(touches_.obstacles, Obstacle::card)) brushed_ = true;
            look_over();
        }
        if (touches_.target) course_.target = true;
        if (touches_.table && !course_.target) {
            if (since_table_ >= kHopSteps) bounce();
            any_table_ = true;
        }
        since_table_ = touches_.table ? 0 : since_table_ + 1;
        const bool still = (touches_.table || touches_.target) &&
                           die_->getLinearVelocity().length() < kStill &&
                           die_->getAngularVelocity().length() < kUnturned;
        still_for_ = still ? still_for_ + 1 : 0;
        course_.rested = still_for_ >= kStillSteps;
    }

    /// Whether it passes above the card now, between its ends, after a bounce.
    void look_over() {
        const btVector3 at = place();
        for (const Standing& each : standing_)
            if (each.what == Obstacle::card && last_.y() < each.middle.y() && at.y() >= each.middle.y())
                course_.cleared = course_.bounces > 0 && std::abs(at.x()) < each.half.x() &&
                                  at.z() > each.middle.z() + each.half.z();
        course_.cleared = course_.cleared && !brushed_;
        last_ = at;
    }

    void bounce() {
        const auto which = static_cast<std::size_t>(course_.bounces);
        course_.bounces = std::min(course_.bounces + 1, fighter::kMostBounces);
        if (which >= scenery_.kicks.size()) return;
        const Point kick = scenery_.kicks[which];
        die_->setLinearVelocity(die_->getLinearVelocity() +
                                btVector3(static_cast<btScalar>(kick.x), static_cast<btScalar>(kick.y), 0));
    }

    /// Where it lies. Whether it rests, leans or still moves when the time is over: the face that is nearest
    /// to being up counts, of equal ones the first; it lies where the opposite face is.
    void settle() {
        const btTransform& at = die_->getWorldTransform();
        btScalar highest = -1;
        for (int face = 0; face < 6; ++face) {
            const btScalar up = at.getBasis().getColumn(face / 2).z() * (face % 2 == 0 ? 1.0F : -1.0F);
            if (up <= highest) continue;
            highest = up;
            course_.face = face;
        }
        course_.cocked = highest < kLevel;
        course_.end = plain(at.getOrigin());
        course_.table = touches_.table || at.getOrigin().z() < 0;
        const int axis = course_.face / 2;
        const btScalar below = course_.face % 2 == 0 ? -kHalf : kHalf;
        std::array<Point, 4> corners;
        constexpr btScalar kAround[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            btVector3 corner(0, 0, 0);
            corner[axis] = below;
            corner[(axis + 1) % 3] = kAround[i][0] * kHalf;
            corner[(axis + 2) % 3] = kAround[i][1] * kHalf;
            corner = at * corner;
            corners[i] = {corner.x(), corner.y()};
        }
        course_.place = at.getOrigin().z() < 0 ? Spot::off : section_below(corners);
    }

    Scenery scenery_;
    btDefaultCollisionConfiguration configuration_{small_pools()};
    btCollisionDispatcher dispatcher_{&configuration_};
    GroundAlgorithm::CreateFunc onto_ground_;
    GroundAlgorithm::CreateFunc swapped_;
    btSimpleBroadphase broadphase_{16};
    btSequentialImpulseConstraintSolver solver_;
    Dynamics world_{&dispatcher_, &broadphase_, &solver_, &configuration_};
    Ground table_{Ground::Part::table};
    Ground target_{Ground::Part::target};
    btBoxShape rim_{{kRimHalf, static_cast<btScalar>(kTable) + 2 * kRimHalf, static_cast<btScalar>(kRim)}};
    btBoxShape rim_turned_{{static_cast<btScalar>(kTable), kRimHalf, static_cast<btScalar>(kRim)}};
    btBoxShape cube_{{kHalf, kHalf, kHalf}};
    std::vector<std::unique_ptr<btCollisionShape>> in_the_way_;
    std::vector<std::unique_ptr<btRigidBody>> still_;  ///< table, target, rim, what stands in the way
    std::vector<Standing> standing_;
    std::unique_ptr<btRigidBody> die_;
    Course course_;
    Touches touches_;
    btVector3 last_{0, 0, 0};
    bool brushed_ = false;  ///< it touched the card
    bool any_table_ = false;
    int since_table_ = kHopSteps;
    int still_for_ = 0;
};

}  // namespace

Extent extent_of(Obstacle obstacle) {
    switch (obstacle) {
        case Obstacle::block: return {{11, -44, 10}, {1, 13, 10}};
        case Obstacle::card: return {{0, -33, 3.15}, {4.4, 0.1, 3.15}};
        case Obstacle::head: return {{0, -46, 40}, {9, 9, 9}};
        default: return {};
    }
}

Course run(const Start& start, const Scenery& scenery, Path* path, Knocks* knocks) {
    return World(start, scenery).run(path, knocks);
}

}  // namespace tankard::thrown
