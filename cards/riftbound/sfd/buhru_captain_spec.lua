-- SPDX-License-Identifier: MIT

scenario "Buhru Captain: draws 1" {
  p1 = { hand = { "Buhru Captain" }, pool = { energy = 3, body = 1 } },
  function(t)
    t.p1:play("Buhru Captain"):yes()
    t:pass_all()
    t.p1:yes()
    t:expect(t.p1.hand):count(1)
    t:expect("Buhru Captain"):unbuffed()
  end,
}

scenario "Buhru Captain: or is buffed" {
  p1 = { hand = { "Buhru Captain" }, pool = { energy = 3, body = 1 } },
  function(t)
    t.p1:play("Buhru Captain"):yes()
    t:pass_all()
    t.p1:no()
    t:expect(t.p1.hand):count(0)
    t:expect("Buhru Captain"):buffed():might(4)
  end,
}

scenario "Buhru Captain: or neither" {
  p1 = { hand = { "Buhru Captain" }, pool = { energy = 3, body = 1 } },
  function(t)
    t.p1:play("Buhru Captain"):no()
    t:expect_chain(0)
    t:expect("Buhru Captain"):unbuffed()
  end,
}
