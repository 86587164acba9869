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

scenario "484.8.c Kai'Sa, Evolutionary: your trash and your points, not a team mate's" {
  format = "2v2",
  p1 = { base = { "Kai'Sa, Evolutionary" }, points = 1, trash = { "Consult the Past" }, pool = { fury = 1 } },
  p3 = { points = 6, trash = { "Gust" } },
  function(t)
    t.p1:move("Kai'Sa, Evolutionary", "West Field")
    t:showdown_pass()
    t:expect_decision("p1", "turn")
    t:expect(t.p1.trash):is { "Consult the Past" }
    t:expect(t.p3.trash):is { "Gust" }
  end,
}

scenario "425.1.a Kai'Sa, Evolutionary: countered, the spell lies in the trash" {
  p1 = { points = 3, base = { "Kai'Sa, Evolutionary" }, trash = { "Mobilize" } },
  p2 = { hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:move("Kai'Sa, Evolutionary", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:resolve()
    t.p1:pass()
    t.p2:play("Defy"):on("Mobilize")
    t:pass_all()
    t:expect(t.p1.trash):is { "Mobilize" }
    t:expect(t.p1.runes):count(0)
  end,
}

scenario "Kai'Sa, Evolutionary: Ganking; a conquest without her is nothing to her" {
  p1 = { points = 5, at = { ["West Field"] = { "Kai'Sa, Evolutionary" } }, base = { "Unit 1" }, trash = { "Gust" } },
  function(t)
    t:can(t.p1, "move", "Kai'Sa, Evolutionary", "East Field")
    t.p1:move("Unit 1", "East Field")
    t:showdown_pass()
    t:expect_decision("p1", "turn")
    t:expect_no_event("trigger", "Kai'Sa, Evolutionary")
  end,
}

scenario "416 Kai'Sa, Evolutionary: the spell that leaves the chain is recycled by you: Karma sees it" {
  p1 = { points = 3, base = { "Kai'Sa, Evolutionary", "Karma, Channeler" }, trash = { "Mobilize" } },
  function(t)
    t.p1:move("Kai'Sa, Evolutionary", "West Field")
    t:showdown_pass()
    t.p1:yes()
    t:resolve()
    t:resolve()
    t.p1:on("Karma, Channeler")
    t:pass_all()
    t:expect(t.p1.deck):has("Mobilize")
    t:expect("Karma, Channeler"):buffed()
  end,
}
