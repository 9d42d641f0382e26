-- expect: cannot set 'two': this table belongs to the file
use("lib/changed_base").two = 3
return card {}
-- file: toy/lib/changed_base.lua
return { two = 2 }
