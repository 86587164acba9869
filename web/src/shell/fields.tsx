// SPDX-License-Identifier: MIT
//
// Fields that hold what their reader is doing: a reply that comes meanwhile draws the page again, and
// takes neither the digits that are typed nor the choice that is on its way.
import { useState } from 'preact/hooks'

interface NumberProps {
  value: number
  min?: number | undefined
  max?: number | undefined
  name?: string
  /** Called with each number that is typed and lies within the bounds. */
  onNumber?: (value: number) => void
  /** Called when the reader is done: with Enter, a step of the wheel, or elsewhere. A promise: until it
   * is fulfilled, the field shows the new number; then what `value` says. */
  onDone?: (value: number) => Promise<unknown>
}

/** A number. What is typed stays as it is typed until the reader goes elsewhere. */
export function NumberField({ value, min, max, name, onNumber, onDone }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const numberOf = (text: string): number | null => {
    const number = Number(text)
    const fits = number >= (min ?? -Infinity) && number <= (max ?? Infinity)
    return text.trim() !== '' && Number.isInteger(number) && fits ? number : null
  }
  return (
    <input
      type="number"
      name={name}
      min={min}
      max={max}
      value={typed ?? value}
      onInput={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        const number = numberOf(text)
        if (number !== null) onNumber?.(number)
      }}
      onChange={(event) => {
        const text = event.currentTarget.value
        const number = numberOf(text)
        if (number === null) return
        void onDone?.(number).finally(() => setTyped((now) => (now === text ? null : now)))
      }}
      onBlur={() => {
        if (!onDone || numberOf(typed ?? '') === null) setTyped(null)
      }}
    />
  )
}

/** A choice that somebody else confirms: it is shown while it is on its way, and what `value` says
 * afterwards, also when it was refused. */
export function useChoice<T>(value: T, send: (value: T) => Promise<unknown>) {
  const [chosen, setChosen] = useState<{ value: T } | null>(null)
  const choose = (next: T) => {
    const mine = { value: next }
    setChosen(mine)
    void send(next).finally(() => setChosen((now) => (now === mine ? null : now)))
  }
  return [chosen === null ? value : chosen.value, choose] as const
}
