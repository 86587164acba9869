-- SPDX-License-Identifier: MIT

scenario "Brynhir Thundersong: once her ability has resolved opponents cannot play cards this turn" {
  p1 = { hand = { "Brynhir Thundersong" }, pool = { energy = 6 } },
  p2 = { hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Brynhir Thundersong"):at("base")
    t:expect_chain(1)
    t.p1:pass()
    t:cannot(t.p2, "play", "Defy", "355.8") -- nothing to counter yet, but not forbidden
    t.p2:pass()
    t:expect_reason(t.p2, "Defy", { kind = "fails", topic = "forbidden", rule = "054", text = "Brynhir Thundersong" })
  end,
}

scenario "Brynhir Thundersong: in response to her ability they still can" {
  p1 = { hand = { "Brynhir Thundersong" }, pool = { energy = 6 } },
  p2 = { hand = { "Stupefy", "Stupefy" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Brynhir Thundersong"):at("base"):pass()
    t:can(t.p2, "play", "Stupefy#1")
    t.p2:pass()
    t:cannot(t.p2, "play", "Stupefy#1", "054")
  end,
}

scenario "Brynhir Thundersong: her player may go on, opponents may use abilities, and it ends with the turn" {
  p1 = {
    hand = { "Brynhir Thundersong", "Unit 1" }, pool = { energy = 7 },
    at = { ["West Field"] = { "Unit 2" } },
  },
  p2 = { hand = { "Unit 1", "Stupefy" }, runes = { fury = 2 } },
  function(t)
    t.p1:play("Brynhir Thundersong"):at("base")
    t:pass_all()
    t:can(t.p1, "play", "p1's Unit 1")
    t.p1:move("Unit 2", "base")
    t:cannot(t.p2, "play", "Stupefy", "054")
    t:next_turn()
    t:can(t.p2, "play", "Unit 1#2")
  end,
}

scenario "Brynhir Thundersong: tokens are no cards, so an opponent's ability still plays them" {
  rule = "182",
  p1 = { hand = { "Brynhir Thundersong", "Void Seeker" }, pool = { energy = 9, fury = 1 } },
  p2 = { at = { ["West Field"] = { "Carrion Dredger" } } },
  function(t)
    t.p1:play("Brynhir Thundersong"):at("base")
    t:pass_all()
    t.p1:play("Void Seeker"):on("Carrion Dredger")
    t:pass_all()
    t:expect_event("play", "Bird")
  end,
}

scenario "740.2 Brynhir Thundersong: opponents cannot play cards, a team mate can" {
  format = "2v2",
  p1 = { hand = { "Brynhir Thundersong" }, pool = { energy = 9, any = 3 } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 }, base = { "Unit 6" } },
  p3 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  p4 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Brynhir Thundersong")
    t:pass_all()
    t.p1:invite()
    t.p3:play("p3's Stupefy"):on("Unit 6"):pass()
    t.p4:pass()
    t.p1:pass()
    t:cannot(t.p2, "play", "p2's Stupefy")
  end,
}

scenario "390.4 Brynhir Thundersong: what she has begun stays with who played her, dead or stolen" {
  p1 = { hand = { "Brynhir Thundersong", "Vengeance" }, pool = { energy = 10, order = 2 } },
  p2 = { hand = { "Defy" }, pool = { energy = 1, calm = 1 } },
  function(t)
    t.p1:play("Brynhir Thundersong"):at("base")
    t:pass_all()
    t.p1:play("Vengeance"):on("Brynhir Thundersong")
    t:pass_all()
    t:expect("Brynhir Thundersong"):in_zone("trash")
    t:expect_reason(t.p2, "Defy", { kind = "fails", topic = "forbidden", rule = "054" })
  end,
}

test_card { id = "t-bry1", name = "Swap Sides", type = "spell", cost = {},
  targets = { unit {} }, run = function(game, me, it) game.take_control(it, { by = "opponent" }) end,
}

scenario "390.4 Brynhir Thundersong: under another player's control she silences the same players" {
  p1 = { hand = { "Brynhir Thundersong", "Swap Sides", "Unit 0" }, pool = { energy = 6 } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t.p1:play("Brynhir Thundersong"):at("base")
    t:pass_all()
    t.p1:play("Swap Sides"):on("Brynhir Thundersong")
    t:pass_all()
    t:expect("Brynhir Thundersong"):controlled_by("p2")
    t:can(t.p1, "play", "Unit 0")
    t:expect_reason(t.p2, "Stupefy", { kind = "fails", topic = "forbidden", rule = "054" })
  end,
}
