-- SPDX-License-Identifier: MIT

scenario "Trifarian Gloryseeker: buffed after another card" {
  p1 = { hand = { "Unit 0", "Trifarian Gloryseeker" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Unit 0")
    t.p1:play("Trifarian Gloryseeker")
    t:pass_all()
    t:expect("Trifarian Gloryseeker"):buffed():might(3)
  end,
}

scenario "Trifarian Gloryseeker: not as the first card" {
  p1 = { hand = { "Trifarian Gloryseeker" }, pool = { energy = 2 } },
  function(t)
    t.p1:play("Trifarian Gloryseeker")
    t:expect_chain(0)
    t:expect("Trifarian Gloryseeker"):unbuffed()
  end,
}
