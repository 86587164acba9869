-- SPDX-License-Identifier: MIT

scenario "Fiora, Victorious: Deflect, Ganking and Shield while she is Mighty" {
  p1 = { at = { ["West Field"] = { { "Fiora, Victorious", buffs = 1 } } } },
  p2 = { hand = { "Stupefy" }, pool = { energy = 1 } },
  function(t)
    t:expect("Fiora, Victorious"):attribute("deflect", 1):attribute("shield", 1)
    t:can(t.p1, "move", "Fiora, Victorious", "East Field")
    t:expect("Fiora, Victorious"):might(5)
  end,
}

scenario "Fiora, Victorious: none of them with 4 Might" {
  p1 = { at = { ["West Field"] = { "Fiora, Victorious" } } },
  function(t)
    t:expect("Fiora, Victorious"):attribute("deflect", 0):attribute("shield", 0)
    assert(not t:offered(t.p1, "move", "Fiora, Victorious", "East Field"), "she cannot gank")
  end,
}

scenario "355.15 Fiora, Victorious: Deflect that comes in response costs nothing more" {
  p1 = { hand = { "Incinerate" }, pool = { energy = 2 } },
  p2 = { at = { ["West Field"] = { "Fiora, Victorious" } }, hand = { "Discipline" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Incinerate"):on("Fiora, Victorious"):pass()
    t.p2:play("Discipline"):on("Fiora, Victorious")
    t:resolve()
    t:expect("Fiora, Victorious"):keyword("deflect")
    t:resolve()
    t:expect("Fiora, Victorious"):damage(2)
  end,
}
