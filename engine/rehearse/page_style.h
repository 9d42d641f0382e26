// How a page looks: a calm sheet with wide margins, set in a book's type.
#pragma once

#include <string_view>

namespace tankard::rehearse {

inline constexpr std::string_view kPageStyle = R"(
:root { color-scheme: light; }
body { margin: 0; background: #f6f0e2; color: #3a3128;
  font: 18px/1.55 "EB Garamond", Garamond, Georgia, "Times New Roman", serif; font-variant-numeric: oldstyle-nums; }
main { max-width: 1040px; margin: 48px auto; padding: 56px 72px 72px; background: #fffdf7;
  border: 1px solid #e2d8c3; }
header { text-align: center; margin-bottom: 40px; }
header p { margin: 6px 0; color: #7a6c59; font-style: italic; }
h1 { margin: 0; font-size: 46px; font-weight: normal; line-height: 1.2; }
h2 { margin: 64px 0 20px; font-size: 29px; font-weight: normal; text-align: center; }
h2::after { content: ""; display: block; width: 72px; margin: 14px auto 0; border-top: 1px solid #b8a888; }
h3 { margin: 34px 0 8px; font-size: 20px; font-weight: normal; font-variant: small-caps; color: #8a4b36; }
figure { margin: 44px 0; }
figure svg { display: block; width: 100%; height: auto; font-variant-numeric: lining-nums; }
figcaption { max-width: 760px; margin: 8px auto 0; text-align: center; color: #7a6c59; font-style: italic; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; font-size: 16px; }
th { padding: 4px 10px; font-weight: normal; font-style: italic; color: #7a6c59; text-align: right;
  border-bottom: 1px solid #b8a888; vertical-align: bottom; }
td { padding: 4px 10px; text-align: right; border-bottom: 1px solid #efe7d6; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td.words, th.words { text-align: left; }
small { color: #8a7c68; font-size: 14px; }
.met { color: #5d7038; } .hard { color: #a5482f; } .easy { color: #a1742b; } .open { color: #8a7c68; }
details { margin: 18px 0; padding: 12px 22px; border: 1px solid #e2d8c3; background: #fdf9ee; }
summary { cursor: pointer; font-size: 21px; }
summary small { margin-left: 12px; }
code { font: 14px/1.5 "DejaVu Sans Mono", Menlo, Consolas, monospace; color: #5b4f40; }
.games p { margin: 6px 0; }
.care { color: #7a6c59; font-style: italic; }
footer { margin-top: 56px; text-align: center; color: #8a7c68; font-size: 15px; }
@media print { body { background: none; } main { border: 0; margin: 0; padding: 0; max-width: none; } }
)";

}  // namespace tankard::rehearse
