-- Squares at odd places, edges between them: lib/plans.lua reads it.
return {
  "+ +-+ +-+-+",
  "|b . b|b .:",
  "+-+ + + + +",
  ":. .|. G .:",
  "+ + + + + +",
  ":S .|.|. V|",
  "+ + + + + +",
  ":S P . .|.:",
  "+-+ + + +=+",
  "|. . .HB S:",
  "+-+-+ + +-+",
}
