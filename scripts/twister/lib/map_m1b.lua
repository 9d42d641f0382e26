-- Squares at odd places, edges between them: lib/plans.lua reads it.
return {
  "+ + +-+ +-+",
  ":.|. .H. C|",
  "+ +-+ + + +",
  "|. . C G S|",
  "+ + + + +-+",
  "|A . . .H.:",
  "+ + + + + +",
  "|.|. A . Z|",
  "+ + + + + +",
  ":. . S .|.:",
  "+-+ + + +-+",
}
