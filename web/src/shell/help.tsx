// SPDX-License-Identifier: MIT
import { panes } from '../panes'
import { isOwner } from '../state/session'
import { Dialog } from './dialog'

export const keys: [string[], string][] = [
  [['Tab'], 'to the next thing that can be done'],
  [['← ↑ → ↓'], 'to the next card, also one that can do nothing now'],
  [['a … z'], 'takes the option with that letter'],
  [['Enter'], 'takes what is marked; confirms a choice; ends or passes when nothing is marked'],
  [['Escape'], 'takes the running step back, or closes what is open'],
  [['Space'], 'why? asks about the card that is marked'],
  [['Shift+Enter'], 'shows the card that is marked large'],
  [['F6'], 'to the next part of the page: board, question, pane'],
  [['Shift+P'], 'passes until something happens'],
  [['Ctrl+Z', 'Ctrl+Y'], 'undo, redo'],
  [['?'], 'this help'],
]

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Help and keys" onClose={onClose}>
      <div class="stack-v">
        <p>
          What lights up can be done now: click it, drag it to where it shall go, or press its
          letter in the list of options. Nothing else is legal.
        </p>
        <p>
          To read a card: click one that does not light up, click any card with the right button,
          rest a finger on it, or press Shift+Enter. There the owner of the table can also change
          it.
        </p>
        <dl class="keys">
          {keys.map(([names, text]) => (
            <>
              <dt>
                {names.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </>
          ))}
          {panes
            .filter((pane) => isOwner.value || !pane.owner)
            .map((pane) => (
              <>
                <dt>
                  <kbd>Alt+{pane.key.toUpperCase()}</kbd>
                </dt>
                <dd>
                  {pane.title}: {pane.hint}
                </dd>
              </>
            ))}
        </dl>
      </div>
    </Dialog>
  )
}
