-- SPDX-License-Identifier: MIT

scenario "Vanguard Captain: two Recruits here after another card" {
  p1 = {
    hand = { "Unit 0", "Vanguard Captain" }, pool = { energy = 3, order = 1 },
    at = { ["West Field"] = { "Unit 1" } },
  },
  function(t)
    t.p1:play("Unit 0"):at("base")
    t.p1:play("Vanguard Captain"):at("West Field")
    t:pass_all()
    t:expect(t:at("West Field")):is { "Unit 1", "Vanguard Captain", "Recruit", "Recruit" }
  end,
}

scenario "Vanguard Captain: none as the first card" {
  p1 = { hand = { "Vanguard Captain" }, pool = { energy = 3, order = 1 } },
  function(t)
    t.p1:play("Vanguard Captain")
    t:expect_chain(0)
    t:expect("Recruit"):gone()
  end,
}

scenario "812.3 Vanguard Captain: it has Legion" {
  p1 = { base = { "Vanguard Captain" } },
  function(t) t:expect("Vanguard Captain"):keyword("legion") end,
}

scenario "375 Vanguard Captain: Zilean adds one more Recruit, here too, once a turn" {
  p1 = { hand = { "Unit 0", "Vanguard Captain" }, pool = { energy = 3, order = 1 }, at = { ["West Field"] = { "Zilean, Time Mage" } } },
  function(t)
    t.p1:play("Unit 0"):at("base")
    t.p1:play("Vanguard Captain"):at("West Field")
    t:resolve()
    t.p1:yes()
    t:pass_all()
    t:expect(t:at("West Field")):has("Recruit", 3)
  end,
}

scenario "Vanguard Captain: a team mate's card is no card that its player has played (812.2)" {
  format = "2v2",
  p1 = { hand = { "Vanguard Captain", "Vanguard Captain" }, pool = { energy = 6, order = 2 } }, p2 = {},
  p3 = { hand = { "Consult the Past" }, pool = { energy = 4 } }, p4 = {},
  function(t)
    t.p1:invite()
    t.p3:play("Consult the Past")
    t:resolve()
    t.p1:play("Vanguard Captain#1")
    t:expect_no_event("trigger", "Vanguard Captain#1")
    t:expect(t.p1.base):is { "Vanguard Captain" }
    t.p1:play("Vanguard Captain#2")            -- the first one is a card that its player has played
    t:pass_all()
    t:expect_event("trigger", "Vanguard Captain#2")
    t:expect(t.p1.base):is { "Vanguard Captain", "Vanguard Captain", "Recruit", "Recruit" }
  end }
