-- Squares at odd places, edges between them: lib/plans.lua reads it.
return {
  "+-+-+ +-+ +",
  "|C . Z . .|",
  "+ + +-+ +-+",
  "|. V . . .:",
  "+ + + + + +",
  ":.|. .H. K|",
  "+=+ + +-+ +",
  ":. G|. . .:",
  "+ + + +-+ +",
  "|. S K .|.|",
  "+-+ + +-+-+",
}
