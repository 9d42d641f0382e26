// What a script may write into a question: for the reference and editors. What reads it is
// script/questions.h.
#pragma once

#include "registry/registry.h"

namespace tankard::scripted {

void declare_question_fields(Registry& registry);

}  // namespace tankard::scripted
