import { NAMESPACES, type Undo } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import type { Mark, PageWindow } from './entries.ts'

interface Deps {
  readonly latchkey: Latchkey
  readonly page: PageWindow
  nowMs(): number
  add(mark: Mark): void
  /** Namespaces whose connections are stored. */
  readStored(): readonly string[]
}

/** A press that opened the modal happened at most so long before, in milliseconds; loading may take a while. */
const PRESS_MS = 5_000

/** The element of the panel, which is the target of every click in it. */
export const PANEL_NAME = 'latchkey-devtools'

/** The facts that are compared from one change to the next. */
interface Facts {
  readonly isOpen: boolean
  readonly isLoaded: boolean
  readonly requested: number
  readonly resuming: number
  readonly connected: number
  readonly stored: number
  /** Is true if the visitor's attempt failed and the modal still shows the failure. */
  readonly hasFailed: boolean
}

/** Notes the moments between a press and a stored connection, from public state and events alone. */
export function followMarks({ latchkey, page, nowMs, add, readStored }: Deps): Undo {
  let pressedAtMs = Number.NEGATIVE_INFINITY
  const onClick = ({ target, timeStamp }: Event): void => {
    // Buttons of this panel open nothing.
    if (Object(target).localName !== PANEL_NAME) pressedAtMs = timeStamp
  }
  const read = (): Facts => readFacts(latchkey, readStored().length)
  let facts = read()
  const check = (): void => {
    const before = facts
    facts = read()
    const atMs = nowMs()
    const wallet = latchkey.getWalletInfo()?.name
    const marks = marksBetween(before, facts)
    const isOpened = marks.includes('opened')
    if (isOpened && atMs - pressedAtMs <= PRESS_MS) {
      add({ mark: 'pressed', atMs: pressedAtMs })
    }
    for (const mark of marks) {
      add({ mark, atMs, ...(NAMING.has(mark) && wallet !== undefined && { wallet }) })
    }
  }
  page.addEventListener('click', onClick, { capture: true, passive: true })
  const undos = [
    latchkey.watch(check),
    latchkey.subscribeEvents((event) => {
      const atMs = nowMs()
      if (event.event === 'SELECT_WALLET') {
        add({ mark: 'chosen', atMs, wallet: event.properties.name })
      }
      if (event.event === 'USER_REJECTED') add({ mark: 'refused', atMs })
      if (event.event === 'CONNECT_ERROR') add({ mark: 'failed', atMs })
    }),
  ]
  return () => {
    page.removeEventListener('click', onClick, { capture: true })
    for (const undo of undos) undo()
  }
}

/** Moments at which the wallet is connected. */
const NAMING: ReadonlySet<Mark['mark']> = new Set(['answered', 'resumed', 'stored'])

function readFacts(latchkey: Latchkey, stored: number): Facts {
  const statuses = NAMESPACES.map((namespace) => latchkey.getAccount(namespace).status)
  const count = (status: (typeof statuses)[number]): number =>
    statuses.filter((each) => each === status).length
  const { open, initialized } = latchkey.getState()
  return {
    isOpen: open,
    isLoaded: initialized,
    stored,
    hasFailed: latchkey.getError() !== undefined,
    requested: count('connecting'),
    resuming: count('reconnecting'),
    connected: count('connected'),
  }
}

/** Lists the marks between two moments, in the order of a connection. */
export function marksBetween(before: Facts, now: Facts): readonly Mark['mark'][] {
  const isAnswered = now.connected > before.connected
  const isResumed = isAnswered && before.resuming > now.resuming
  const happened: readonly (readonly [Mark['mark'], boolean])[] = [
    ['loaded', now.isLoaded && !before.isLoaded],
    // A connected visitor opens the modal for something else.
    ['opened', now.isOpen && !before.isOpen && now.connected === 0],
    ['requested', now.requested > before.requested],
    ['resumed', isResumed],
    ['answered', isAnswered && !isResumed],
    ['stored', now.stored > before.stored],
    ['left', isLeft(before, now)],
  ]
  return happened.filter(([, has]) => has).map(([mark]) => mark)
}

/** The visitor closed the modal, or the view of a wallet that has not answered. What failed ends by its event. */
function isLeft(before: Facts, now: Facts): boolean {
  if (now.connected > before.connected) return false
  const isClosed = before.isOpen && !now.isOpen && now.connected === 0
  return isClosed || (now.requested < before.requested && !now.hasFailed)
}
