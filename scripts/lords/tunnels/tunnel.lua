-- DL-6, DL-49: three to begin with, the others are dug.
return tunnel {}
