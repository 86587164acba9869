-- SPDX-License-Identifier: MIT

scenario "Fizz, Trickster: plays a spell of up to three Energy from the trash, then it is recycled" {
  p1 = {
    hand = { "Fizz, Trickster" }, pool = { energy = 3, chaos = 1 },
    trash = { "Back Off", "Falling Comet" },
  },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Fizz, Trickster"):yes()
    t:resolve()
    t.p1:choose("Unit 4")
    t:pass_all()
    t:expect("Unit 4"):stunned()
    t:expect(t.p1.trash):is { "Falling Comet" }
    t:expect(t.p1.deck):has("Back Off")
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Fizz, Trickster: its Power is paid; without it the spell stays" {
  rule = "356.1.b.2",
  p1 = {
    hand = { "Fizz, Trickster" }, pool = { energy = 3, chaos = 1 }, trash = { "Vault Breaker" },
  },
  function(t)
    t.p1:play("Fizz, Trickster"):yes()
    t:pass_all()
    t:expect(t.p1.trash):is { "Vault Breaker" }
    t:expect("Fizz, Trickster"):attribute("assault", 0)
  end,
}

scenario "Fizz, Trickster: one need not" {
  p1 = {
    hand = { "Fizz, Trickster" }, pool = { energy = 3, chaos = 1 }, trash = { "Back Off" },
  },
  function(t)
    t.p1:play("Fizz, Trickster"):no()
    t:expect_chain(0)
  end,
}
