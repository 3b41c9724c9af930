import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { TakenFault } from '../faults/create-faults.ts'
import type { DisturbDeps } from '../faults/disturb.ts'
import type { Mailbox } from './mailbox.ts'

/** A mail on its way into the mailbox. */
export interface Delivery {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
}

interface Line {
  readonly socket: Socket | undefined
  hangUp(): void
}

/** The reply to a mail that is not taken now and may be tried again. Source: RFC 5321, 4.2.3. */
const REFUSED = 451

/**
 * Counts a delivery and puts it into the mailbox, or does what the part's fault says.
 *
 * @throws Error with a `responseCode` when the mail is refused.
 */
export async function takeDelivery(
  { faults, requests, mailbox }: DisturbDeps & { readonly mailbox: Mailbox },
  delivery: Delivery,
  line: Line,
): Promise<void> {
  const seen = { method: 'MAIL', path: '/', rpcMethods: [], atMs: performance.now() }
  requests.note(['smtp', 'mail'], seen)
  const taken = faults.take(['smtp', 'mail'], [])
  const arrived = taken ? await misbehave(delivery, taken, line) : delivery
  for (const to of arrived?.to ?? []) mailbox.add({ ...delivery, ...arrived, to })
}

/** @returns What arrives all the same. */
async function misbehave(
  delivery: Delivery,
  { fault, cleared }: TakenFault,
  { socket, hangUp }: Line,
): Promise<Delivery | undefined> {
  switch (fault.kind) {
    case 'slow':
      // Removing a fault continues what waits for it.
      await pause(fault.ms, undefined, { signal: cleared }).catch(() => undefined)
      return delivery
    case 'status':
      throw refusal(fault.status)
    case 'garbage':
      return { ...delivery, text: '=?x-nobody-knows?=' }
    case 'half-body':
      return { ...delivery, text: delivery.text.slice(0, delivery.text.length / 2) }
    case 'silence':
      await Promise.race([once(cleared, 'abort'), socket && once(socket, 'close')])
      hangUp()
      return undefined
    case 'reset':
      hangUp()
      return undefined
  }
}

function refusal(status: number): Error {
  return Object.assign(new Error(`The sandbox was told to answer ${status}`), {
    responseCode: REFUSED,
  })
}
