-- SPDX-License-Identifier: MIT

scenario "Cannon Barrage: two to each enemy unit in combat, to nobody else" {
  rule = "741.3",
  p1 = { hand = { "Cannon Barrage" }, pool = { energy = 2, body = 1 }, base = { "Unit 5" } },
  p2 = {
    base = { "Unit 1" },
    at = { ["West Field"] = { "Unit 2", "Unit 3" }, ["East Field"] = { "Unit 4" } },
  },
  function(t)
    t.p1:move("Unit 5", "West Field")
    t.p1:play("Cannon Barrage")
    t:pass_all()
    t:expect("Unit 2"):in_zone("trash")
    t:expect("Unit 3"):damage(2)
    t:expect("Unit 4"):damage(0)
    t:expect("Unit 1"):damage(0)
    t:expect("Unit 5"):damage(0)
  end,
}

scenario "Cannon Barrage: outside of a combat nothing happens" {
  rule = "055.1",
  p1 = { hand = { "Cannon Barrage" }, pool = { energy = 2, body = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 1" } } },
  function(t)
    t.p1:play("Cannon Barrage")
    t:pass_all()
    t:expect("Unit 1"):at("West Field"):damage(0)
    t:expect(t.p1.trash):is { "Cannon Barrage" }
  end,
}

scenario "740.2 Cannon Barrage: enemies in a combat of a team mate" {
  format = "2v2", turn = "p3",
  p1 = { hand = { "Cannon Barrage" }, pool = { energy = 5, any = 3 } },
  p2 = { at = { ["West Field"] = { "Unit 6" } } },
  p3 = { base = { "Unit 4" } },
  function(t)
    t.p3:move("Unit 4", "West Field"):pass()
    t.p4:pass()
    t.p1:play("Cannon Barrage")
    t:resolve()
    t:expect("Unit 6"):damage(2)
    t:expect("Unit 4"):damage(0)
  end,
}
