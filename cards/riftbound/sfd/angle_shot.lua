-- SPDX-License-Identifier: MIT
-- Which of the two is done is said as it resolves; attaching what is attached there already
-- does nothing (434.1.g), and so does detaching what is not (435.1.a.1).
return card {
  id = "sfd-011", name = "Angle Shot", type = "spell",
  domains = { "fury" }, cost = { energy = 2 },
  keywords = { "reaction" },

  targets = {
    unit {},
    gear { tags = "Equipment", controller = number.target(1, "controller") },
  },
  run = function(game, me, who, what)
    if game.exists(who) and game.exists(what) then
      if game.yes("Attach the Equipment to the unit? Otherwise it is detached from it.") then
        game.attach(what, who)
      elseif game.attached_to(what) == who then
        game.detach(what)
      end
    end
    game.draw(1)
  end,
}
