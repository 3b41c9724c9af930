import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TransactionStatus } from '../contract/index.ts'
import type { PendingProgress } from '../store/state/activity.ts'
import {
  DOUBT_MS,
  isOpen,
  NOT_CONFIRMED_AFTER_MS,
  type PendingEvent,
  transition,
} from './pending.machine.ts'

type State = TransactionStatus['state']
type Answer = State | 'silence'

function eventOf(answer: Answer, atMs: number): PendingEvent {
  if (answer === 'silence') return { type: 'unanswered', atMs }
  return { type: 'answered', status: { state: answer }, atMs }
}

interface Course {
  readonly start?: PendingProgress
  /** Between two answers. */
  readonly everyMs?: number
}

function after(answers: string, { start, everyMs = DOUBT_MS }: Course = {}): PendingProgress {
  let known: PendingProgress = start ?? { step: 'pending' }
  let atMs = 0
  for (const answer of answers.split(' ') as Answer[]) {
    known = transition({ ...known, sentAtMs: 0 }, eventOf(answer, atMs))
    atMs += everyMs
  }
  return known
}

test.each([
  ['pending', 'pending'],
  ['unknown unknown unknown', 'pending'],
  ['silence silence', 'pending'],
  ['confirmed', 'confirmed'],
  ['failed', 'failed'],
  ['partial', 'partial'],
  ['different', 'different'],
  ['pending different different', 'different'],
  ['unknown pending unknown confirmed', 'confirmed'],
  // One node may be behind the others.
  ['replaced', 'pending'],
  ['replaced replaced', 'replaced'],
  ['expired', 'pending'],
  ['expired expired', 'expired'],
  ['replaced expired', 'pending'],
  ['replaced pending replaced', 'pending'],
  ['replaced silence replaced', 'pending'],
  ['replaced confirmed', 'confirmed'],
  // A block that is replaced by another one.
  ['confirmed pending', 'pending'],
  ['failed pending confirmed', 'confirmed'],
  ['confirmed replaced replaced', 'replaced'],
  ['confirmed replaced confirmed', 'confirmed'],
  // A node that forgets.
  ['confirmed unknown', 'confirmed'],
  ['confirmed unknown confirmed unknown', 'confirmed'],
  ['confirmed unknown unknown', 'pending'],
  ['failed silence silence', 'failed'],
  ['confirmed unknown silence unknown', 'confirmed'],
  // A late receipt.
  ['replaced replaced confirmed', 'confirmed'],
  ['expired expired unknown unknown', 'expired'],
  ['expired expired pending', 'pending'],
])('after %s it is %s', (answers, step) => {
  expect(after(answers).step).toBe(step)
})

test.each([
  ['replaced replaced', DOUBT_MS - 1, 'pending'],
  ['expired expired', 0, 'pending'],
  ['confirmed unknown unknown', DOUBT_MS - 1, 'confirmed'],
  ['replaced replaced replaced', DOUBT_MS / 2, 'replaced'],
  ['replaced replaced pending replaced replaced', DOUBT_MS / 2, 'pending'],
  ['replaced replaced silence replaced replaced', DOUBT_MS / 2, 'pending'],
])('after %s, one each %i ms, it is %s', (answers, everyMs, step) => {
  expect(after(answers, { everyMs }).step).toBe(step)
})

test('the transactions of a batch stay known', () => {
  const named = { state: 'confirmed', transactionIds: ['0xab'] } as const
  const known = transition(
    { step: 'pending', sentAtMs: 0 },
    { type: 'answered', status: named, atMs: 0 },
  )

  expect(known.transactionIds).toEqual(['0xab'])
  expect(after('confirmed silence', { start: known }).transactionIds).toEqual(['0xab'])
})

test('what is open for two minutes is not confirmed yet, and nothing worse', () => {
  const known = { step: 'pending', sentAtMs: 0 } as const
  const stepAfter = (answer: Answer, atMs: number) => transition(known, eventOf(answer, atMs)).step

  for (const answer of ['pending', 'unknown', 'silence'] as const) {
    expect(stepAfter(answer, NOT_CONFIRMED_AFTER_MS - 1)).toBe('pending')
    expect(stepAfter(answer, NOT_CONFIRMED_AFTER_MS)).toBe('notConfirmedYet')
  }
  expect(stepAfter('confirmed', NOT_CONFIRMED_AFTER_MS)).toBe('confirmed')
})

test('a hint is remembered for the next question', () => {
  const status = { state: 'pending', hint: 7 } as const
  const first = transition({ step: 'pending', sentAtMs: 0 }, { type: 'answered', status, atMs: 0 })

  expect(first.hint).toBe(7)
  expect(after('unknown replaced pending', { start: first }).hint).toBe(7)
})

test('the time of a decision is that of the first answer', () => {
  const first = transition({ step: 'pending', sentAtMs: 0 }, eventOf('confirmed', 5))
  const second = transition({ ...first, sentAtMs: 0 }, eventOf('confirmed', 9))

  expect(second.decidedAtMs).toBe(5)
  expect(after('pending', { start: second }).decidedAtMs).toBeUndefined()
})

const ANSWERS: readonly Answer[] = [
  'pending',
  'unknown',
  'confirmed',
  'failed',
  'partial',
  'replaced',
  'expired',
  'silence',
]

test('no step is ever reached but by what a node said, whatever nodes say', () => {
  const answers = fc.array(fc.constantFrom(...ANSWERS), { maxLength: 20 })
  const times = fc.array(fc.nat(200_000), { minLength: 20, maxLength: 20 })

  fc.assert(
    fc.property(answers, times, (said, waits) => {
      let known: PendingProgress = { step: 'pending' }
      let atMs = 0
      const heard: Heard[] = []
      said.forEach((answer, index) => {
        atMs += waits[index] ?? 0
        const before = known
        known = transition({ ...before, sentAtMs: 0 }, eventOf(answer, atMs))
        heard.push({ answer, atMs })
        expectSaid({ before, after: known, heard, atMs })
      })
    }),
    { numRuns: 5_000, seed: 6 },
  )
})

interface Heard {
  readonly answer: Answer
  readonly atMs: number
}

interface Observation {
  readonly before: PendingProgress
  readonly after: PendingProgress
  readonly heard: readonly Heard[]
  readonly atMs: number
}

/** How long nodes have said the same as now. */
function sameForMs(heard: readonly Heard[], atMs: number): number {
  const last = heard.at(-1)?.answer
  const other = heard.map(({ answer }) => answer === last).lastIndexOf(false)
  return atMs - (heard[other + 1]?.atMs ?? atMs)
}

function expectSaid({ before, after: now, heard, atMs }: Observation): void {
  const last = heard.at(-1)?.answer
  const isSure = sameForMs(heard, atMs) >= DOUBT_MS
  expect(isOpen(now.step)).toBe(now.decidedAtMs === undefined)
  if (now.step === before.step) return
  if (now.step === 'replaced' || now.step === 'expired') {
    expect([last, isSure]).toEqual([now.step, true])
  } else if (now.step === 'notConfirmedYet') {
    expect(atMs).toBeGreaterThanOrEqual(NOT_CONFIRMED_AFTER_MS)
    if (!isOpen(before.step)) expect(['pending', 'unknown']).toContain(last)
  } else if (now.step === 'pending') {
    expect(last === 'pending' || (last === 'unknown' && isSure)).toBe(true)
  } else {
    expect(now.step).toBe(last)
  }
}
