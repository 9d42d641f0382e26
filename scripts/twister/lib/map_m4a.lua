-- Squares at odd places, edges between them: lib/plans.lua reads it.
return {
  "+-+ +-+ +-+",
  "|. .|B . .|",
  "+ + +-+-+ +",
  ":b . GH. .|",
  "+-+ + + + +",
  ":V . .|S .:",
  "+ + + + + +",
  "|. S . .|.:",
  "+-+ + +=+ +",
  "|S P b . b|",
  "+-+-+ +-+ +",
}
