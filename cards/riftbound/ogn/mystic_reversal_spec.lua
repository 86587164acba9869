-- SPDX-License-Identifier: MIT

scenario "Mystic Reversal: the spell is yours, with new choices" {
  p1 = { hand = { "Falling Comet" }, pool = { energy = 5 }, at = { ["West Field"] = { "Unit 5" } } },
  p2 = {
    hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 },
    at = { ["East Field"] = { "Unit 4" } },
  },
  function(t)
    t.p1:play("Falling Comet"):on("Unit 4"):pass()
    t.p2:play("Mystic Reversal")
    t:resolve()
    t.p2:yes():choose("Unit 5")
    t:pass_all()
    t:expect("Unit 5"):in_zone("trash")
    t:expect("Unit 4"):at("East Field")
    t:expect(t.p1.trash):has("Falling Comet")
  end,
}

scenario "Mystic Reversal: without new choices the old ones stay, seen by the new controller" {
  p1 = { hand = { "Back Off" }, pool = { energy = 3 }, base = { "Unit 5" } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 }, base = { "Unit 4" } },
  function(t)
    t.p1:play("Back Off"):on("Unit 4"):pass()
    t.p2:play("Mystic Reversal")
    t:resolve()
    t.p2:no()
    t:pass_all()
    t:expect("Unit 4"):stunned()
    t:expect(t.p2.hand):count(1)
    t:expect(t.p1.hand):count(0)
  end,
}

scenario "Mystic Reversal: not itself, and not without a spell" {
  rule = "355.9.c",
  p1 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 } },
  function(t)
    t:cannot(t.p1, "play", "Mystic Reversal", "355.8")
  end,
}

scenario "188.2 Mystic Reversal: Hidden Blade turned round: the new victim's controller draws" {
  p1 = { hand = { "Hidden Blade" }, pool = { energy = 2, order = 1 }, at = { ["West Field"] = { "Unit 5" } } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 }, at = { ["East Field"] = { "Unit 4" } } },
  function(t)
    t.p1:play("Hidden Blade"):on("Unit 4"):pass()
    t.p2:play("Mystic Reversal"):on("Hidden Blade")
    t:resolve()
    t.p2:yes():choose("Unit 5")
    t:pass_all()
    t:expect_event("die", "Unit 5", { by = "p2" })
    t:expect(t.p1.hand):count(2)
    t:expect(t.p2.hand):count(0)
    t:expect(t.p1.trash):has("Hidden Blade")
  end,
}

scenario "740.1 Mystic Reversal: a team mate's spell too; its \"you\" is the new controller" {
  format = "2v2",
  p1 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 } },
  p3 = { hand = { "Confront" }, pool = { energy = 2 } },
  turn = "p3",
  function(t)
    t.p3:play("Confront"):pass()
    t.p4:pass()
    t.p1:play("Mystic Reversal")
    t:resolve()
    t:pass_all()
    t:expect(t.p1.hand):count(1)
    t:expect(t.p3.hand):count(0)
    t:expect("Confront"):in_zone("trash"):owned_by("p3")
  end,
}

scenario "Mystic Reversal: nobody is asked about new choices where there are none" {
  rule = "355",
  p1 = { hand = { "Consult the Past" }, pool = { energy = 4 } },
  p2 = { hand = { "Mystic Reversal" }, pool = { energy = 4, calm = 3 } },
  function(t)
    t.p1:play("Consult the Past"):pass()
    t.p2:play("Mystic Reversal")
    t:resolve()
    t:expect_decision("p2", "priority")
    t:pass_all()
    t:expect(t.p2.hand):count(2)
  end,
}
