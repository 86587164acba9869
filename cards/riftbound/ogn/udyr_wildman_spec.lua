-- SPDX-License-Identifier: MIT

scenario "Udyr, Wildman: two damage for his buff" {
  p1 = { base = { { "Udyr, Wildman", buffs = 1 } } },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:use("Udyr, Wildman"):choose("mode 1"):on("Unit 3")
    t:expect("Udyr, Wildman"):unbuffed()
    t:pass_all()
    t:expect("Unit 3"):damage(2)
    t:cannot(t.p1, "use", "Udyr, Wildman")
  end,
}

scenario "Udyr, Wildman: the other modes, each once a turn" {
  p1 = {
    base = {
      { "Udyr, Wildman", buffs = 1, exhausted = true } }, hand = { "Pit Rookie", "Pit Rookie",
    },
    pool = { energy = 4 },
  },
  p2 = { at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:use("Udyr, Wildman"):choose("mode 3")
    t:pass_all()
    t:expect("Udyr, Wildman"):ready()
    t.p1:play("Pit Rookie"):on("Udyr, Wildman")
    t:pass_all()
    t.p1:use("Udyr, Wildman")
    t:expect_option("mode 1", "mode 2", "mode 4")
    t:expect_no_option("mode 3")
    t.p1:choose("mode 2"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):stunned()
    t.p1:play("Pit Rookie"):choose("Udyr, Wildman")
    t:pass_all()
    t.p1:use("Udyr, Wildman")
    t:expect_no_option("mode 2", "mode 3")
    t.p1:choose("mode 4")
    t:pass_all()
    t:expect("Udyr, Wildman"):attribute("ganking", 1)
  end,
}

scenario "Udyr, Wildman: next turn every mode is open again" {
  p1 = { base = { { "Udyr, Wildman", buffs = 1 } }, hand = { "Pit Rookie" }, runes = { body = 2 } },
  function(t)
    t.p1:use("Udyr, Wildman"):choose("mode 4")
    t:pass_all()
    t:next_turn()
    t:next_turn()
    t.p1:play("Pit Rookie"):on("Udyr, Wildman")
    t:pass_all()
    t:expect("Udyr, Wildman"):attribute("ganking", 0)
    t.p1:use("Udyr, Wildman")
    t:expect_option("mode 4")
  end,
}

scenario "Udyr, Wildman: nothing without a buff, nor with another's" {
  p1 = { base = { "Udyr, Wildman", { "Unit 1", buffs = 1 } } },
  function(t)
    t:cannot(t.p1, "use", "Udyr, Wildman")
  end,
}

scenario "Udyr, Wildman: modes without a target are not offered" {
  p1 = { base = { { "Udyr, Wildman", buffs = 1 } } },
  function(t)
    t.p1:use("Udyr, Wildman")
    t:expect_no_option("mode 1", "mode 2")
    t:expect_option("mode 3", "mode 4")
    t.p1:choose("mode 3")
    t:pass_all()
    t:expect("Udyr, Wildman"):ready()
  end,
}

scenario "Udyr, Wildman: two of them have modes of their own" {
  p1 = { base = { { "Udyr, Wildman", buffs = 1 }, { "Udyr, Wildman", buffs = 1 } } },
  function(t)
    t.p1:use("Udyr, Wildman"):choose("mode 3")
    t:pass_all()
    t.p1:use("Udyr, Wildman#2"):choose("mode 3")
    t:pass_all()
    t:expect("Udyr, Wildman#1"):unbuffed()
    t:expect("Udyr, Wildman#2"):unbuffed()
  end,
}

scenario "Udyr, Wildman: a stunned unit deals no combat damage" {
  p1 = { base = { "Unit 2", { "Udyr, Wildman", buffs = 1 } } },
  p2 = { at = { ["West Field"] = { "Unit 2" } } },
  function(t)
    t.p1:use("Udyr, Wildman"):choose("mode 2"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2#2"):stunned()
    t.p1:move("Unit 2", "West Field")
    t:combat()
    t:expect("p1's Unit 2"):at("West Field")
    t:expect("Unit 2#2"):in_zone("trash")
    t:expect_points("p1", 1)
  end,
}

scenario "Udyr, Wildman: Ganking from his ability" {
  p1 = { at = { ["West Field"] = { { "Udyr, Wildman", buffs = 1 } } } },
  function(t)
    assert(not t:offered(t.p1, "move", "Udyr, Wildman", "East Field"), "no Ganking yet")
    t.p1:use("Udyr, Wildman"):choose("mode 4")
    t:pass_all()
    t:can(t.p1, "move", "Udyr, Wildman", "East Field")
  end,
}

scenario "Udyr, Wildman: Ganking is for this turn" {
  p1 = { at = { ["West Field"] = { { "Udyr, Wildman", buffs = 1 } } } },
  function(t)
    t.p1:use("Udyr, Wildman"):choose("mode 4")
    t:pass_all()
    t:expect("Udyr, Wildman"):keyword("ganking")
    t:next_turn()
    t:expect("Udyr, Wildman"):no_keyword("ganking")
  end,
}
