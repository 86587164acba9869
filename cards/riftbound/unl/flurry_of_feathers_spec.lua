-- SPDX-License-Identifier: MIT

scenario "Flurry of Feathers: counters a spell" {
  p1 = { hand = { "Vengeance" }, pool = { energy = 4, order = 2 } },
  p2 = { base = { "Unit 5" }, hand = { "Flurry of Feathers" }, pool = { energy = 4, calm = 2 } },
  function(t)
    t.p1:play("Vengeance"):on("Unit 5"):pass()
    t.p2:play("Flurry of Feathers"):choose("mode 1"):on("Vengeance")
    t:pass_all()
    t:expect("Unit 5"):at("base")
    t:expect("Bird"):gone()
  end,
}

scenario "Flurry of Feathers: or four Birds, each where you like" {
  p1 = {
    at = { ["West Field"] = { "Unit 2" } }, hand = { "Flurry of Feathers" },
    pool = { energy = 4, calm = 2 },
  },
  function(t)
    t.p1:play("Flurry of Feathers")
    t:resolve()
    t.p1:at("base"):at("West Field"):at("base"):at("base")
    t:expect(t.p1.base):has("Bird", 3)
    t:expect(t:at("West Field")):has("Bird", 1)
    t:expect("Bird#1"):might(1):exhausted():attribute("deflect", 1)
  end,
}

scenario "Flurry of Feathers: without a spell there is nothing to counter" {
  rule = "355.8",
  p1 = { base = { "Unit 1" }, hand = { "Flurry of Feathers" }, pool = { energy = 4, calm = 2 } },
  function(t)
    t.p1:play("Flurry of Feathers")
    t:expect_chain(1)
    t:resolve()
    t:expect(t.p1.base):has("Bird", 4)
  end,
}
