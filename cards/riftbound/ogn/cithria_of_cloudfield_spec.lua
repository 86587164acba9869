-- SPDX-License-Identifier: MIT

scenario "Cithria of Cloudfield: buffed when I play another unit, once" {
  p1 = { base = { "Cithria of Cloudfield" }, hand = { "Unit 0", "Unit 0" } },
  function(t)
    t.p1:play("Unit 0")
    t:pass_all()
    t:expect("Cithria of Cloudfield"):buffed():might(2)
    t.p1:play("Unit 0#2")
    t:pass_all()
    t:expect("Cithria of Cloudfield"):might(2)
  end,
}

scenario "Cithria of Cloudfield: not by her own play, not by a gear" {
  p1 = { hand = { "Cithria of Cloudfield", "Orb of Regret" }, pool = { energy = 3 } },
  function(t)
    t.p1:play("Cithria of Cloudfield")
    t.p1:play("Orb of Regret")
    t:expect_chain(0)
    t:expect("Cithria of Cloudfield"):unbuffed()
  end,
}

scenario "Cithria of Cloudfield: a token is a unit; an opponent's is not mine" {
  p1 = { base = { "Cithria of Cloudfield" }, legend = { "Herald of the Arcane" }, pool = { energy = 1 } },
  p2 = { hand = { "Unit 0" } },
  function(t)
    t:next_turn()
    t.p2:play("Unit 0")
    t:expect_chain(0)
    t:next_turn()
    t.p1:use("Herald of the Arcane")
    t:pass_all()
    t:expect("Cithria of Cloudfield"):buffed()
  end,
}

scenario "411.4 Cithria of Cloudfield: a unit that you play, not a team mate" {
  format = "2v2", turn = "p3",
  p1 = { base = { "Cithria of Cloudfield" } },
  p3 = { hand = { "Unit 1" }, pool = { energy = 1 } },
  function(t)
    t.p3:play("Unit 1")
    t:expect("Unit 1"):at("base")
    t:expect_no_event("trigger", "Cithria of Cloudfield")
  end,
}
