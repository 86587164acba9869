-- SPDX-License-Identifier: MIT

scenario "Hallowed Tomb: holding here, the Chosen Champion comes back to the Champion Zone" {
  battlefields = { "Hallowed Tomb", "East Field" },
  p1 = {
    champion = { "Jinx, Rebel" }, at = { ["Hallowed Tomb"] = { "Unit 1" } },
    hand = { "Chemtech Enforcer" }, pool = { energy = 7, chaos = 1 }, trash = { "Unit 2" },
  },
  p2 = { hand = { "Vengeance" }, runes = { order = 6 } },
  function(t)
    t.p1:play("Jinx, Rebel"):at("base")
    t:next_turn()
    t.p2:play("Vengeance"):on("Jinx, Rebel")
    t:pass_all()
    t.p2:end_turn()
    t.p1:yes():on("Jinx, Rebel")
    t:resolve()
    t:expect("Jinx, Rebel"):in_zone("champion")
    t:expect("Unit 2"):in_zone("trash")
  end,
}

scenario "Hallowed Tomb: not while the Champion Zone holds a card" {
  battlefields = { "Hallowed Tomb", "East Field" },
  p1 = {
    champion = { "Jinx, Rebel" }, at = { ["Hallowed Tomb"] = { "Unit 1" } }, trash = { "Jinx, Rebel" },
  },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t.p1:yes()
    t:resolve()
    t:expect(t.p1.trash):is { "Jinx, Rebel" }
    t:expect(t.p1.champion):count(1)
  end,
}

scenario "Hallowed Tomb: another champion in the trash is not the chosen one" {
  battlefields = { "Hallowed Tomb", "East Field" },
  p1 = { at = { ["Hallowed Tomb"] = { "Unit 1" } }, trash = { "Darius, Trifarian" } },
  turn = "p2",
  function(t)
    t.p2:end_turn()
    t:expect_chain(0)
    t:expect("Darius, Trifarian"):in_zone("trash")
  end,
}

scenario "484.8.c Hallowed Tomb: your own Chosen Champion, not a team mate's" {
  format = "2v2", battlefields = { "Hallowed Tomb", "East Field", "North Field" }, turn = "p3",
  p1 = { at = { ["Hallowed Tomb"] = { "Unit 1" } } },
  p3 = { champion = { "Jinx, Rebel" }, pool = { energy = 5, chaos = 1 } },
  p4 = { hand = { "Vengeance" }, runes = { order = 6 } },
  function(t)
    t.p3:play("Jinx, Rebel"):at("base")
    t:next_turn()
    t.p4:play("Vengeance"):on("Jinx, Rebel")
    t:pass_all()
    t:expect(t.p3.trash):is { "Jinx, Rebel" }
    t:next_turn()
    t:expect_event("hold")
    t:expect_no_event("trigger", "Hallowed Tomb")
    t:expect(t.p3.trash):is { "Jinx, Rebel" }
  end,
}
