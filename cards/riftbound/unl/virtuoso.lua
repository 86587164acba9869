-- SPDX-License-Identifier: MIT
return card {
  id = "unl-181", name = "Virtuoso", type = "legend",
  domains = { "fury", "mind" }, tags = { "Jhin" },
  aliases = { "Jhin, Virtuoso" },

  when {
    event = "play", by = "you", subject = spell { zone = "trash" },
    if_ = number.event():at_least(4), optional = true,
    run = function(game, me)
      game.banish(game.event.subject, { with = me })
      local gallery = game.banished_with_me()
      if #gallery == 4 then
        game.put_in_trash(gallery)
        game.channel(4)
        game.draw(1)
      end
    end,
  },
}
