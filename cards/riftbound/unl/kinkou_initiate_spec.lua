-- SPDX-License-Identifier: MIT

scenario "Kinkou Initiate: other units with 5 Might together draw a card" {
  p1 = { hand = { "Kinkou Initiate" }, pool = { energy = 3 }, base = { "Unit 2", "Unit 3" } },
  function(t)
    t.p1:play("Kinkou Initiate")
    t:pass_all()
    t:expect(t.p1.hand):count(1)
  end,
}

scenario "Kinkou Initiate: 4 do not; its own Might does not count" {
  p1 = { hand = { "Kinkou Initiate" }, pool = { energy = 3 }, base = { "Unit 4" } },
  p2 = { base = { "Unit 4" } },
  function(t)
    t.p1:play("Kinkou Initiate")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "484.8.c Kinkou Initiate: your other units, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Kinkou Initiate" }, pool = { energy = 3 }, base = { "Unit 4" } },
  p3 = { base = { "Unit 5" } },
  function(t)
    t.p1:play("Kinkou Initiate")
    t:pass_all()
    t:expect(t.p1.hand):count(0)
  end,
}
