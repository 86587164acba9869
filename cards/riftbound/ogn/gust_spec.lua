-- SPDX-License-Identifier: MIT

scenario "Gust: returns a unit of three Might or less at a battlefield" {
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2" }, at = { ["West Field"] = { "Unit 3", "Unit 4" } } },
  function(t)
    t.p1:play("Gust"):on("Unit 3")
    t:pass_all()
    t:expect(t.p2.hand):is { "Unit 3" }
  end,
}

scenario "Gust: damage does not make a unit smaller" {
  rule = "142", id = "RB-RU-252",
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { base = { "Unit 2" }, at = { ["West Field"] = { { "Unit 6", damage = 3 } } } },
  function(t)
    t:cannot(t.p1, "play", "Gust")
  end,
}

scenario "Gust: a target that has grown is illegal" {
  rule = "359.3.e.2",
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { hand = { "Discipline" }, pool = { energy = 2 }, at = { ["West Field"] = { "Unit 3" } } },
  function(t)
    t.p1:play("Gust"):on("Unit 3"):pass()
    t.p2:play("Discipline"):on("Unit 3")
    t:pass_all()
    t:expect("Unit 3"):at("West Field"):might(5)
  end,
}

scenario "Gust: a token that is returned is gone" {
  rule = "183.1",
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Recruit" } } },
  function(t)
    t.p1:play("Gust"):on("Recruit")
    t:pass_all()
    t:expect("Recruit"):gone()
  end,
}

scenario "Gust: auras count for the limit" {
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Lee Sin, Centered", { "Unit 2", buffs = 1 } } } },
  function(t)
    t:cannot(t.p1, "play", "Gust")
  end,
}

scenario "Gust: its printed numbers and keywords" {
  p1 = { hand = { "Gust" } },
  function(t)
    t:expect("Gust"):attribute("energy", 1):has("keyword", "reaction")
  end,
}

scenario "Gust: not a unit of four Might" {
  rule = "355.8",
  p1 = { hand = { "Gust" }, pool = { energy = 1 } },
  p2 = { at = { ["West Field"] = { "Unit 4" } } },
  function(t)
    t:cannot(t.p1, "play", "Gust", "355.8")
  end,
}
