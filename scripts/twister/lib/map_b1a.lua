-- Squares at odd places, edges between them: lib/plans.lua reads it.
return {
  "+ + +-+ + +",
  "|. . .H. .|",
  "+ +-+ + +-+",
  "|. . .|. .|",
  "+-+ + + + +",
  ":.|. . G|.:",
  "+ + + +-+ +",
  "|.|P . .|.|",
  "+ + + + + +",
  ":P . .H. .:",
  "+ + +-+ + +",
}
