#include "scripted/question_fields.h"

#include "registry/shape_words.h"

namespace tankard::scripted {
namespace {

DefinitionInfo question() {
    DefinitionInfo info{.name = "question", .doc = "What `game:ask` and `game:ask_secret` put."};
    info.fields = {
        {.name = "seat", .type = "a seat", .doc = "Who is asked.", .standard = "the whole table"},
        {.name = "prompt", .type = "a text", .doc = "The key of its text, `ask.PROMPT`."},
        {.name = "shape",
         .type = "a word",
         .doc = "How it is answered.",
         .words = kShapeWords,
         .standard = "one"},
        {.name = "options",
         .type = "a list of options, words or handles",
         .doc = "What may be chosen.",
         .part = "option"},
        {.name = "refused", .type = "a list of refusals", .doc = "What may not, and why.", .part = "refusal"},
        {.name = "least",
         .type = "an integer",
         .doc = "How many are chosen at the least, or the least amount; of points to distribute all, if it "
                "is left out."},
        {.name = "most",
         .type = "an integer",
         .doc = "How many at the most (all, if it is left out), the greatest amount, or the points to "
                "distribute."},
        {.name = "ordered",
         .type = "true or false",
         .doc = "Whether the order of what is chosen counts.",
         .standard = "false"},
        {.name = "groups",
         .type = "true or false",
         .doc = "Whether of each group one at the most is chosen.",
         .standard = "false"},
        {.name = "slots", .type = "a table", .doc = "What stands in the places of its text."},
    };
    return info;
}

DefinitionInfo option() {
    DefinitionInfo info{.name = "option",
                        .doc =
                            "An answer that is open: a word alone, a handle alone, or a table. `cost`, "
                            "`way`, `figures` and `goals` are for the eyes alone, and no part of what the "
                            "question is; with a cost or a way the object is a square."};
    info.fields = {
        {.name = "1",
         .type = "a word, or a handle alone",
         .doc = "What would be done; its text is `do.VERB`."},
        {.name = "2", .type = "a handle, an integer or a definition's id", .doc = "With what."},
        {.name = "3", .type = "a handle, an integer or a definition's id", .doc = "To what, or for what."},
        {.name = "number",
         .type = "an integer",
         .doc = "A figure that belongs to it: what of it may be given at the most, or `{n}` of its text.",
         .standard = "0"},
        {.name = "group",
         .type = "an integer",
         .doc = "Its group, where a question has groups.",
         .range = {0, 255},
         .standard = "0"},
        {.name = "by",
         .type = "a seat",
         .doc = "Another seat that may use it before the question is answered; these stand last."},
        {.name = "caution",
         .type = "a text",
         .doc = "The key of what is better known before, `why.CAUTION`; it stands beside the option."},
        {.name = "cost",
         .type = "an integer",
         .doc = "What it costs to come there; it stands on the square.",
         .standard = "0"},
        {.name = "way",
         .type = "a list of squares",
         .doc = "The way there, from where it begins to the option's own square; it is drawn when somebody "
                "points at the option."},
        {.name = "figures",
         .type = "a list of cards",
         .doc = "Who could do it next; they are marked on their boards while it is asked, and of the option "
                "that somebody points at alone those."},
        {.name = "goals",
         .type = "a list of goals",
         .doc = "To what each of the `figures` could do it. In the window a figure that is held shows them, "
                "and one that is pressed, or onto which it is dragged, is chosen at once wherever the "
                "questions behind this one ask for it.",
         .part = "goal"},
    };
    return info;
}

DefinitionInfo goal() {
    DefinitionInfo info{.name = "goal", .doc = "To what one of an option's `figures` could do it."};
    info.fields = {
        {.name = "1", .type = "a card", .doc = "Who: one of the `figures`."},
        {.name = "2", .type = "a square, an edge or a card", .doc = "To what."},
        {.name = "cost",
         .type = "an integer",
         .doc = "What it would cost; it stands on the square.",
         .standard = "0"},
        {.name = "reason",
         .type = "a text",
         .doc =
             "The key of why it could not do it to that after all, `why.REASON`: told to who tries. Without "
             "a second value it is why not to anything else."},
    };
    return info;
}

DefinitionInfo refusal() {
    DefinitionInfo info{.name = "refusal", .doc = "What may not be done: shown to who asks why."};
    info.fields = {
        {.name = "1", .type = "a text", .doc = "What would be done."},
        {.name = "2", .type = "a handle, an integer or a definition's id", .doc = "With what."},
        {.name = "reason", .type = "a text", .doc = "The key of the reason, `why.REASON`."},
        {.name = "about",
         .type = "a handle, an integer or a definition's id",
         .doc = "What the reason speaks of."},
    };
    return info;
}

}  // namespace

void declare_question_fields(Registry& registry) {
    registry.part(question());
    registry.part(option());
    registry.part(goal());
    registry.part(refusal());
}

}  // namespace tankard::scripted
