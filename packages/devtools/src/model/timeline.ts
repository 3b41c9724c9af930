import type { Mark } from '../record/entries.ts'

/** One step of a connection. */
export interface TimelineStep {
  readonly mark: Mark['mark']
  readonly atMs: number
  /** Milliseconds since the step before; 0 for the first one. */
  readonly tookMs: number
  /** Milliseconds since the first step. */
  readonly sinceMs: number
}

/** One way to a connection, from the press or from what is known as its beginning. */
export interface Attempt {
  /** Its number, from 0: newer attempts come before it in the list. */
  readonly nth: number
  readonly wallet: string | undefined
  readonly outcome: 'connected' | 'refused' | 'failed' | 'left' | 'running'
  readonly steps: readonly TimelineStep[]
}

/** Marks that end an attempt; `stored` does so, too, and `answered` if another one begins. */
const ENDS: ReadonlySet<Mark['mark']> = new Set(['refused', 'failed', 'left', 'stored'])
/** Marks that belong to an attempt that has begun, and begin none. */
const FOLLOWING: ReadonlySet<Mark['mark']> = new Set([
  ...(['loaded', 'stored', 'refused', 'failed', 'left'] as const),
])

/** Orders what happened into attempts, the newest first. */
export function readTimeline(marks: readonly Mark[]): readonly Attempt[] {
  const attempts: Mark[][] = []
  // A press is known as one that opens the modal only when it is open.
  for (const mark of [...marks].sort((one, other) => one.atMs - other.atMs)) {
    const current = attempts.at(-1)
    if (current !== undefined && continues(current, mark)) {
      if (!current.some((each) => each.mark === mark.mark)) current.push(mark)
    } else if (!FOLLOWING.has(mark.mark)) attempts.push([mark])
  }
  return attempts.map(toAttempt).reverse()
}

function continues(current: readonly Mark[], { mark }: Mark): boolean {
  const has = (name: Mark['mark']): boolean => current.some((each) => each.mark === name)
  if (current.some((each) => ENDS.has(each.mark))) return false
  if (has('answered') || has('resumed')) return mark === 'stored'
  // A refusal before a wallet is chosen belongs to something else, such as a transaction.
  if (mark === 'refused' || mark === 'failed') return has('chosen') || has('requested')
  return mark !== 'pressed'
}

function toAttempt(marks: readonly Mark[], nth: number): Attempt {
  const startMs = marks[0]?.atMs ?? 0
  const has = (name: Mark['mark']): boolean => marks.some(({ mark }) => mark === name)
  return {
    nth,
    wallet: marks.flatMap(({ wallet }) => wallet ?? []).at(-1),
    outcome: outcomeOf(has),
    steps: marks.map(({ mark, atMs }, index) => ({
      mark,
      atMs,
      sinceMs: atMs - startMs,
      tookMs: atMs - (marks[index - 1]?.atMs ?? atMs),
    })),
  }
}

function outcomeOf(has: (mark: Mark['mark']) => boolean): Attempt['outcome'] {
  if (has('answered') || has('resumed')) return 'connected'
  return (['refused', 'failed', 'left'] as const).find(has) ?? 'running'
}
