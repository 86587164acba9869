-- SPDX-License-Identifier: MIT

scenario "Peak Guardian: buffs itself, and at a battlefield the others there" {
  p1 = {
    hand = { "Peak Guardian" }, pool = { energy = 6, order = 1 },
    at = { ["West Field"] = { "Unit 1", "Unit 2" } }, base = { "Unit 3" },
  },
  function(t)
    t.p1:play("Peak Guardian"):at("West Field")
    t:pass_all()
    t:expect("Peak Guardian"):buffed()
    t:expect("Unit 1"):buffed()
    t:expect("Unit 2"):buffed()
    t:expect("Unit 3"):unbuffed()
  end,
}

scenario "Peak Guardian: in the base only itself" {
  p1 = { hand = { "Peak Guardian" }, pool = { energy = 6, order = 1 }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Peak Guardian")
    t:pass_all()
    t:expect("Peak Guardian"):buffed()
    t:expect("Unit 3"):unbuffed()
  end,
}

scenario "740.1 Peak Guardian: a team mate's units are elsewhere, and there they are not buffed" {
  format = "2v2",
  p1 = { hand = { "Peak Guardian" }, pool = { energy = 9, any = 3 }, at = { ["West Field"] = { "Unit 1" } } },
  p3 = { at = { ["East Field"] = { "Unit 2" } }, base = { "Unit 3" } },
  function(t)
    t.p1:play("Peak Guardian"):at("West Field")
    t:pass_all()
    t:expect("Peak Guardian"):buffed()
    t:expect("Unit 1"):buffed()
    t:expect("Unit 2"):unbuffed()
    t:expect("Unit 3"):unbuffed()
  end,
}

scenario "Peak Guardian: enemies there are not buffed, and itself only once" {
  p1 = { hand = { "Peak Guardian" }, pool = { energy = 6, order = 1 }, at = { ["West Field"] = { { "Lee Sin, Ascetic", buffs = 1 } } } },
  p2 = { at = { ["East Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Peak Guardian"):at("West Field")
    t:pass_all()
    t:expect("Peak Guardian"):attribute("buffs", 1)
    t:expect("Lee Sin, Ascetic"):attribute("buffs", 2)
    t:expect("Unit 3"):unbuffed()
  end,
}
