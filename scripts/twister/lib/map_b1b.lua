-- Squares at odd places, edges between them: lib/plans.lua reads it.
return {
  "+-+-+ +-+ +",
  "|. . . . .|",
  "+ +-+ + + +",
  "|P|.H. . .|",
  "+-+-+ + + +",
  ":. .|. G|.:",
  "+-+ + +-+ +",
  "|.|. . P .|",
  "+ + + + +=+",
  "|. . . . .:",
  "+ +-+ +-+-+",
}
