// SPDX-License-Identifier: MIT
//
// Links to the seats of a table, and one for spectators. Who has a seat's link plays that seat.
// A link to the game holds all of it: it opens the game on another page, also without a server.
import { useEffect, useRef, useState } from 'preact/hooks'
import { seatName } from '../play/board'
import { formatRoute } from '../state/route'
import { complain, note, wire } from '../state/session'
import { linkToGame } from '../state/shared'
import type { Table } from '../state/tables'
import { workerOfPage } from '../wire/port'
import { Dialog } from './dialog'

/** The address of this page with a key behind its #. */
export function addressOf(key: string, base = location.href): string {
  const address = new URL(base)
  address.hash = formatRoute({ key, path: [] }).replace(/&at=\/$/, '')
  return address.href
}

export function LinksDialog(props: { table: Table; onClose: () => void }) {
  return workerOfPage() === null ? <SeatLinks {...props} /> : <OnlyGameLink {...props} />
}

/** Without a server nobody can come to this table; the game can be sent. */
function OnlyGameLink({ table, onClose }: { table: Table; onClose: () => void }) {
  return (
    <Dialog title="Share" onClose={onClose}>
      <div class="stack-v">
        <p class="quiet">
          This page has no server, so nobody else can sit down at this table. Who opens this link
          gets the game as it stands now, with both hands and the order of the decks.
        </p>
        <GameLink table={table} />
      </div>
    </Dialog>
  )
}

function GameLink({ table }: { table: Table }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    setAddress(null)
    linkToGame(wire(), table.id).then(setAddress, complain)
  }, [table.id])
  return address === null ? null : <LinkRow title="The game" address={address} />
}

/** Whether an address leads to no other computer. */
export function onlyHere(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)
}

/** The seats in the order in which one invites: those of other persons, of bots, one's own. */
function invited(table: Table): number[] {
  const rank = (seat: number) => {
    if (table.chairs.value.some((chair) => chair.seat === seat)) return 2
    return table.seats.value.find((one) => one.seat === seat)?.who === 'person' ? 0 : 1
  }
  return table.seats.value.map(({ seat }) => seat).sort((a, b) => rank(a) - rank(b) || a - b)
}

function whose(table: Table, seat: number): string {
  if (table.chairs.value.some((chair) => chair.seat === seat)) return ', yours'
  const who = table.seats.value.find((one) => one.seat === seat)?.who
  return who === undefined || who === 'person' ? '' : `, a bot plays it (${who})`
}

function SeatLinks({ table, onClose }: { table: Table; onClose: () => void }) {
  const [links, setLinks] = useState<{ seats: string[]; watch: string } | null>(null)
  const read = (renew: boolean) =>
    wire()
      .ask('links', { table: table.id, ...(renew ? { renew } : {}) })
      .then((reply) => {
        setLinks({ seats: ([] as string[]).concat(reply.seats ?? []), watch: reply.watch })
        if (renew) note('The old links open nothing any more.')
      })
      .catch(complain)
  useEffect(() => void read(false), [table.id])
  return (
    <Dialog title="Invite" onClose={onClose}>
      <div class="stack-v">
        <p>Send a link. Who opens it sits there and sees what that seat may know, nothing else.</p>
        {onlyHere(location.hostname) && (
          <p class="panel small" data-only-here>
            This table can be reached from this computer only. For others, end it with Ctrl-C, start
            it again with <code>--listen 0.0.0.0</code>, and open the address that it prints: the
            game is kept, and its links begin with that address.
          </p>
        )}
        {links &&
          invited(table).map((seat) => (
            <LinkRow
              key={seat}
              title={`Seat ${seat + 1}: ${seatName(table, seat)}${whose(table, seat)}`}
              address={addressOf(links.seats[seat]!)}
            />
          ))}
        {links && <LinkRow title="Spectators" address={addressOf(links.watch)} />}
        <button type="button" class="button danger" onClick={() => void read(true)}>
          Make new links; the old ones end
        </button>
      </div>
    </Dialog>
  )
}

function LinkRow({ title, address }: { title: string; address: string }) {
  const field = useRef<HTMLInputElement>(null)
  // a page that came over plain HTTP from another computer has no clipboard of its own
  const copy = async () => {
    field.current?.select()
    if (navigator.clipboard) await navigator.clipboard.writeText(address)
    else if (!document.execCommand('copy')) throw new Error('Press Ctrl+C: the link is marked.')
    note('Copied.')
  }
  return (
    <div class="link-row">
      <label class="field">
        {title}
        <input
          ref={field}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button
        type="button"
        class="button"
        aria-label={`Copy: ${title}`}
        onClick={() => void copy().catch(complain)}
      >
        Copy
      </button>
    </div>
  )
}
