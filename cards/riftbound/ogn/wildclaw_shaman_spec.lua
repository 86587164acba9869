-- SPDX-License-Identifier: MIT

scenario "Wildclaw Shaman: spends a buff to be buffed and ready" {
  rule = "383.3.b",
  p1 = { hand = { "Wildclaw Shaman" }, pool = { energy = 4 }, base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:play("Wildclaw Shaman"):yes():yes()
    t:pass_all()
    t:expect("Wildclaw Shaman"):ready():buffed():might(4)
    t:expect("Unit 2"):unbuffed():might(2)
  end,
}

scenario "Wildclaw Shaman: one may keep the buff" {
  p1 = { hand = { "Wildclaw Shaman" }, pool = { energy = 4 }, base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:play("Wildclaw Shaman"):no()
    t:pass_all()
    t:expect("Wildclaw Shaman"):exhausted():unbuffed()
    t:expect("Unit 2"):buffed()
  end,
}

scenario "Wildclaw Shaman: an enemy buff cannot be spent" {
  rule = "702.2.b.2",
  p1 = { hand = { "Wildclaw Shaman" }, pool = { energy = 4 } },
  p2 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:play("Wildclaw Shaman")
    t:pass_all()
    t:expect("Wildclaw Shaman"):exhausted():unbuffed()
    t:expect("Unit 2"):buffed()
  end,
}

scenario "Wildclaw Shaman: its buff can trigger Mistfall" {
  p1 = {
    hand = { "Wildclaw Shaman" }, pool = { energy = 4, body = 1 },
    base = { "Mistfall", { "Unit 2", buffs = 1 } },
  },
  function(t)
    t.p1:play("Wildclaw Shaman"):yes():yes()
    t:resolve()
    t.p1:no()
    t:expect("Wildclaw Shaman"):ready()
    t:expect("Mistfall"):ready()
  end,
}

scenario "484.8.c Wildclaw Shaman: a team mate's buff is not yours to spend" {
  format = "2v2",
  p1 = { hand = { "Wildclaw Shaman" }, pool = { energy = 9, any = 3 } },
  p3 = { base = { { "Unit 2", buffs = 1 } } },
  function(t)
    t.p1:play("Wildclaw Shaman"):at("base")
    t:pass_all()
    t:expect_decision("p1", "turn")
    t:expect("Wildclaw Shaman"):unbuffed():exhausted()
    t:expect("Unit 2"):buffed()
  end,
}
