-- SPDX-License-Identifier: MIT
-- A keyword stands for abilities; a card that has it says keywords = { "@word@" }.
keyword "@word@" {
  reminder = "While I attack, I have N Might more.",
  takes_value = true, -- keywords = { @word@ = 2 }; without it: { "@word@" }

  static { while_ = { attacking = true }, affects = "me", might = number.keyword("@word@") },
}
