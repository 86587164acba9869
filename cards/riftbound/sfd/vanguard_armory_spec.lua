-- SPDX-License-Identifier: MIT

scenario "Vanguard Armory: three Recruits, each where one likes" {
  rule = "355.2",
  p1 = { base = { "Vanguard Armory" }, at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:use("Vanguard Armory")
    t:pass_all()
    t.p1:choose("West Field")
    t.p1:choose("base")
    t.p1:choose("West Field")
    t:expect(t:at("West Field")):is { "Unit 1", "Recruit", "Recruit" }
    t:expect(t.p1.base):is { "Vanguard Armory", "Recruit" }
  end,
}

scenario "Vanguard Armory: once, until it is readied" {
  p1 = { base = { { "Vanguard Armory", exhausted = true } } },
  function(t) t:cannot(t.p1, "use", "Vanguard Armory") end,
}
