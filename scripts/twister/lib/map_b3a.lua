-- Squares at odd places, edges between them: lib/plans.lua reads it.
return {
  "+-+ + + +-+",
  "|. . . .|.|",
  "+ +-+ +-+=+",
  ":. .|G .|.:",
  "+ + + +-+ +",
  ":. . . .H.|",
  "+ + + +-+-+",
  "|. .|.|.|.:",
  "+ + +=+ + +",
  "|. . . . P|",
  "+ +-+ +-+-+",
}
