-- SPDX-License-Identifier: MIT

scenario "Ultrasoft Poro: at a battlefield, two Birds" {
  p1 = { at = { ["West Field"] = { "Ultrasoft Poro" } } },
  function(t)
    t.p1:use("Ultrasoft Poro")
    t:pass_all()
    t.p1:choose("West Field")
    t.p1:choose("base")
    t:expect(t:at("West Field")):is { "Ultrasoft Poro", "Bird" }
    t:expect(t.p1.base):is { "Bird" }
  end,
}

scenario "Ultrasoft Poro: not from the base" {
  rule = "377.2.b",
  p1 = { base = { "Ultrasoft Poro" } },
  function(t) t:cannot(t.p1, "use", "Ultrasoft Poro") end,
}
