-- SPDX-License-Identifier: MIT

test_card { id = "t-zap", name = "Zap", type = "spell", keywords = { "reaction" }, cost = { energy = 0 },
  targets = { unit {} }, run = function(game, me, it) game.kill(it) end,
}

scenario "Rell, Magnetic: attacking, she plays a cheap Equipment for nothing and wears it" {
  rule = "386",
  p1 = { base = { "Rell, Magnetic" }, hand = { "Doran's Blade", "B.F. Sword", "Orb of Regret" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t:expect("Rell, Magnetic"):attribute("tank", 1)
    t.p1:move("Rell, Magnetic", "West Field"):yes()
    t:resolve()
    t:expect_option("Doran's Blade")
    t:expect_no_option("B.F. Sword")
    t:expect_no_option("Orb of Regret")
    t.p1:choose("Doran's Blade")
    t:resolve()
    t:expect("Doran's Blade"):attached_to("Rell, Magnetic"):at("West Field")
    t:expect("Rell, Magnetic"):might(6)
  end,
}

scenario "Rell, Magnetic: she may say that there is none" {
  p1 = { base = { "Rell, Magnetic" }, hand = { "Doran's Blade" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Rell, Magnetic", "West Field"):yes()
    t:resolve()
    t.p1:choose()
    t:expect(t.p1.hand):is { "Doran's Blade" }
    t:expect("Rell, Magnetic"):might(4)
  end,
}

scenario "Rell, Magnetic: or not let it trigger at all" {
  p1 = { base = { "Rell, Magnetic" }, hand = { "Doran's Blade" } },
  p2 = { at = { ["West Field"] = { "Unit 9" } } },
  function(t)
    t.p1:move("Rell, Magnetic", "West Field"):no()
    t:expect_chain(0)
  end,
}

scenario "359.3.e Rell, Magnetic: gone, the Equipment is played all the same and stays unattached" {
  rule = "359.3.e",
  p1 = { base = { "Rell, Magnetic" }, hand = { "Doran's Blade" } },
  p2 = { at = { ["West Field"] = { "Unit 5" } }, hand = { "Zap" } },
  function(t)
    t.p1:move("Rell, Magnetic", "West Field"):yes():pass()
    t.p2:play("Zap"):on("Rell, Magnetic")
    t:resolve()
    t:resolve()
    t.p1:choose("Doran's Blade")
    t:pass_all()
    t:expect("Doran's Blade"):at("base"):unattached()
  end,
}
