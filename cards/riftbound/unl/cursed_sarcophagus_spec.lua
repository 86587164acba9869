-- SPDX-License-Identifier: MIT

scenario "Cursed Sarcophagus: banishes the units of the own trash, and plays them for their costs" {
  rule = "427",
  p1 = { hand = { "Cursed Sarcophagus" }, trash = { "Unit 1", "Unit 2", "Gust" },
    pool = { energy = 6, chaos = 1 } },
  p2 = { trash = { "Unit 3" } },
  function(t)
    t.p1:play("Cursed Sarcophagus")
    t:pass_all()
    t:expect(t.p1.banishment):is { "Unit 1", "Unit 2" }
    t:expect(t.p1.trash):is { "Gust" }
    t:expect(t.p2.trash):is { "Unit 3" }
    t.p1:use("Cursed Sarcophagus"):on("Unit 2")
    t:pass_all()
    t:expect("Unit 2"):at("base")
    t:expect("Unit 1"):in_zone("banishment")
    t:expect_number("p1", "energy", 0)
    t:expect("Cursed Sarcophagus"):exhausted()
  end,
}

scenario "Cursed Sarcophagus: what it did not banish it does not play" {
  p1 = { base = { "Cursed Sarcophagus" }, banishment = { "Unit 1" }, pool = { energy = 3 } },
  function(t)
    t:cannot(t.p1, "use", "Cursed Sarcophagus", "355.8")
  end,
}

scenario "Cursed Sarcophagus: what could not be paid for stays banished with it" {
  rule = "358.4",
  p1 = { hand = { "Cursed Sarcophagus" }, trash = { "Unit 2" }, pool = { energy = 4, chaos = 1 } },
  function(t)
    t.p1:play("Cursed Sarcophagus")
    t:pass_all()
    t.p1:use("Cursed Sarcophagus")
    t:pass_all()
    t:expect("Unit 2"):in_zone("banishment"):attribute("banished_with_me", 0)
    t:next_turn()
    t:next_turn()
    t:can(t.p1, "use", "Cursed Sarcophagus")
  end,
}

scenario "484.8.c Cursed Sarcophagus: your trash, not a team mate's" {
  format = "2v2",
  p1 = { hand = { "Cursed Sarcophagus" }, pool = { energy = 4, chaos = 1 }, trash = { "Unit 1" } },
  p3 = { trash = { "Unit 2" } },
  function(t)
    t.p1:play("Cursed Sarcophagus")
    t:pass_all()
    t:expect("Unit 1"):in_zone("banishment")
    t:expect("Unit 2"):in_zone("trash")
  end,
}
