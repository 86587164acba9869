-- SPDX-License-Identifier: MIT
-- Each scenario tries another way out; all of them fail, and none leaves a mark.
local mark = "touch '@CANARY@'"

scenario "os" { function(t) os.execute(mark) end }
scenario "io" { function(t) io.open("@CANARY@", "w"):close() end }
scenario "popen" { function(t) io.popen(mark):close() end }
scenario "require" { function(t) require("os").execute(mark) end }
scenario "package" { function(t) package.loaded.os.execute(mark) end }
scenario "load" { function(t) load("os.execute([[" .. mark .. "]])")() end }
scenario "debug" { function(t) debug.getregistry()._LOADED.os.execute(mark) end }
scenario "a string's own library" { function(t) string.dump(function() end) end }
scenario "through a method's environment" { function(t) assert(t.expect._ENV.os, "no") end }
scenario "through the pool" { function(t) t.pool:diagnose_deck("@SECRET@") end }
scenario "through the deck" { function(t) t.pool:deck("@SECRET@") end }
scenario "a table of its own in an error" {
  function(t) error { message = "raised", table = { game = { events = function() while true do end end } } } end }
scenario "a text with control bytes" { function(t) error("\27]0;owned\7\27[31m") end }
