// SPDX-License-Identifier: MIT
//
// A colour for each family of cards: the domain or class that a card declares. Words that are not
// in the list get a hue of their own that is always the same.

const hues: Record<string, number> = {
  fury: 12,
  calm: 150,
  mind: 222,
  body: 32,
  chaos: 290,
  order: 52,
  forestcraft: 130,
  swordcraft: 44,
  runecraft: 225,
  dragoncraft: 24,
  abysscraft: 345,
  havencraft: 200,
  neutral: 260,
}

export function hueOf(word: string): number {
  const known = hues[word]
  if (known !== undefined) return known
  let sum = 7
  for (const letter of word) sum = (sum * 31 + letter.charCodeAt(0)) % 360
  return sum
}
