import { type AccountId, isLatchkeyError, type Undo } from '../contract/index.ts'
import { workWithin } from '../platform/work-within.ts'
import type { ActivityPage } from '../store/activity-state.ts'
import type { RootState, Snapshot } from '../store/root-state.ts'
import { untilKnown } from '../store/until-known.ts'

/** What the addresses that an account paid are read with. */
export interface SentBeforeDeps {
  readonly state: RootState
  readonly timers: { after(delayMs: number, run: () => void): Undo }
  subscribe(listener: () => void): Undo
  /** The beginning of a history; undefined where no server has histories of the network. */
  readLatest(account: AccountId, signal: AbortSignal): Promise<ActivityPage | undefined>
}

/** How long a transfer waits for a history, in milliseconds. */
const HISTORY_WAIT_MS = 3_000

/** Waits for a history that is being read: only it tells whom an address imitates. Source: docs/security.md, S29. */
export async function untilHistoryIsRead(
  { state, timers, subscribe }: Omit<SentBeforeDeps, 'readLatest'>,
  account: AccountId,
  signal: AbortSignal,
): Promise<void> {
  const read = (): true | undefined =>
    state.activity[account]?.status === 'loading' ? undefined : true
  const limit = { limitMs: HISTORY_WAIT_MS, timers }
  // One that is too slow says nothing.
  await workWithin(limit, (own) => untilKnown(subscribe, own, read), signal).catch(() => {})
}

/**
 * The histories that are known, that of an account among them: it is read where nothing of it is known.
 *
 * @returns undefined where that could not be read in time, or where no server has it.
 * @throws LatchkeyError `aborted`.
 */
export async function readSentBefore(
  deps: SentBeforeDeps,
  account: AccountId,
  signal: AbortSignal,
): Promise<Snapshot['activity'] | undefined> {
  const { state, timers, readLatest } = deps
  await untilHistoryIsRead(deps, account, signal)
  if (state.activity[account]?.status === 'ready') return state.activity
  try {
    const limit = { limitMs: HISTORY_WAIT_MS, timers }
    const page = await workWithin(limit, (own) => readLatest(account, own), signal)
    if (page === undefined) return undefined
    const read = { status: 'ready', pages: [page.transactions], readAtMs: 0 } as const
    return { ...state.activity, [account]: read }
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'aborted')) throw thrown
    return undefined
  }
}
