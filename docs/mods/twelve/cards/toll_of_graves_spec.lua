-- SPDX-License-Identifier: MIT

scenario "Toll of Graves: as much as died last turn, whoever's turn and units" {
  p1 = { hand = { "Hidden Blade", "Hidden Blade" }, base = { "Unit 2" }, pool = { energy = 4, order = 2 },
    at = { ["West Field"] = { "Unit 3" } } },
  p2 = { at = { ["East Field"] = { "Unit 1", "Unit 6" } }, hand = { "Toll of Graves" }, runes = { order = 1 } },
  function(t)
    t.p1:play("Hidden Blade"):on("Unit 1")
    t:pass_all()
    t.p1:play("Hidden Blade"):on("Unit 3")
    t:pass_all()
    t:next_turn()
    t.p2:play("Toll of Graves"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):damage(2)
  end }

scenario "Toll of Graves: what dies this turn does not count, nor what died two turns ago" {
  p1 = { hand = { "Hidden Blade", "Toll of Graves", "Hidden Blade" }, runes = { order = 6 } },
  p2 = { at = { ["East Field"] = { "Unit 1", "Unit 2", "Unit 6" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Unit 1")
    t:pass_all()
    local now = t:copy()
    now.p1:play("Toll of Graves"):on("Unit 6")
    now:pass_all()
    now:expect("Unit 6"):damage(0)
    t:next_turn()
    t:next_turn()
    t.p1:play("Hidden Blade"):on("Unit 2")
    t:pass_all()
    t.p1:play("Toll of Graves"):on("Unit 6")
    t:pass_all()
    t:expect("Unit 6"):damage(0)
  end }
