-- SPDX-License-Identifier: MIT
scenario "Sirius Symboli: Bane" {
  p1 = { field = { "Sirius Symboli" } },
  function(t)
    t:expect("Sirius Symboli"):keyword("bane", "race")
  end }

scenario "Sirius Symboli: her Bane destroys what she fights" {
  p1 = { field = { "Sirius Symboli" } },
  p2 = { field = { { "Follower 5/6", engaged = true } } },
  function(t)
    t.p1:attack("Sirius Symboli", "Follower 5/6")
    t:pass_all()
    t:expect("Follower 5/6"):in_zone("cemetery")
  end }
