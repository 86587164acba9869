-- SPDX-License-Identifier: MIT
return card {
  id = "ogn-225", name = "Solari Chief", type = "unit",
  domains = { "order" }, cost = { energy = 5, power = { order = 1 } }, might = 4,
  tags = { "Mount Targon" },

  when_played {
    targets = { unit { enemy = true } },
    run = function(game, me, enemy)
      if enemy.stunned == true then
        game.kill(enemy)
      else
        game.stun(enemy)
      end
    end,
  },
}
