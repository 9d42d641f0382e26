// The ground of a throw for Bullet: the table, or the target on it. Both are flat and level, and the die is a
// cube, so contacts are exact: corners of the die on the surface, and the surface's edges under its faces.
// Bullet's own shapes would make the target with its holes out of some hundred pieces.
#pragma once

#include <btBulletDynamicsCommon.h>

namespace tankard::thrown {

class Ground final : public btConcaveShape {
 public:
    enum class Part { table, target };

    explicit Ground(Part part) : part_(part) { m_shapeType = CUSTOM_CONCAVE_SHAPE_TYPE; }

    Part part() const { return part_; }

    void getAabb(const btTransform& transform, btVector3& least, btVector3& most) const override;
    void processAllTriangles(btTriangleCallback*, const btVector3&, const btVector3&) const override {}
    void setLocalScaling(const btVector3&) override {}
    const btVector3& getLocalScaling() const override { return scaling_; }
    void calculateLocalInertia(btScalar, btVector3& inertia) const override { inertia.setZero(); }
    const char* getName() const override { return "ground"; }

 private:
    Part part_;
    btVector3 scaling_{1, 1, 1};
};

/// The contacts of a die with the ground.
class GroundAlgorithm final : public btCollisionAlgorithm {
 public:
    GroundAlgorithm(const btCollisionAlgorithmConstructionInfo& info, const btCollisionObjectWrapper* one,
                    const btCollisionObjectWrapper* other, bool swapped);
    ~GroundAlgorithm() override;

    void processCollision(const btCollisionObjectWrapper* one, const btCollisionObjectWrapper* other,
                          const btDispatcherInfo& info, btManifoldResult* result) override;
    btScalar calculateTimeOfImpact(btCollisionObject*, btCollisionObject*, const btDispatcherInfo&,
                                   btManifoldResult*) override {
        return 1;
    }
    void getAllContactManifolds(btManifoldArray& manifolds) override {
        if (manifold_ != nullptr) manifolds.push_back(manifold_);
    }

    struct CreateFunc final : btCollisionAlgorithmCreateFunc {
        btCollisionAlgorithm* CreateCollisionAlgorithm(btCollisionAlgorithmConstructionInfo& info,
                                                       const btCollisionObjectWrapper* one,
                                                       const btCollisionObjectWrapper* other) override {
            void* memory = info.m_dispatcher1->allocateCollisionAlgorithm(sizeof(GroundAlgorithm));
            return new (memory) GroundAlgorithm(info, one, other, m_swapped);
        }
    };

 private:
    btPersistentManifold* manifold_;
    bool swapped_;  ///< the ground is the first of the two
};

}  // namespace tankard::thrown
