-- SPDX-License-Identifier: MIT

scenario "Kai'Sa, Evolutionary: plays a spell from the trash that costs less than your points, and recycles it" {
  p1 = {
    points = 3, base = { "Kai'Sa, Evolutionary" }, trash = { "Vault Breaker", "Falling Comet" },
    pool = { fury = 1 },
  },
  function(t)
    t.p1:move("Kai'Sa, Evolutionary", "West Field")
    t:combat()
    t.p1:yes()
    t:resolve()
    t:expect_number("p1", "fury", 0)
    t:pass_all()
    t:expect("Kai'Sa, Evolutionary"):attribute("assault", 2)
    t:expect(t.p1.trash):is { "Falling Comet" }
    t:expect(t.p1.deck):has("Vault Breaker")
  end,
}

scenario "Kai'Sa, Evolutionary: not one that costs as much as your points" {
  p1 = { base = { "Kai'Sa, Evolutionary" }, trash = { "Vault Breaker" }, pool = { fury = 1 } },
  function(t)
    t.p1:move("Kai'Sa, Evolutionary", "West Field")
    t:combat()
    t:pass_all()
    t:expect(t.p1.trash):is { "Vault Breaker" }
  end,
}
