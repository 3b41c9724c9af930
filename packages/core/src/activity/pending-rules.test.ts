import { expect, test } from 'vitest'
import type { PendingTransaction } from '../store/state/activity.ts'
import { unexpiredPending, waitBeforeAsking } from './pending-rules.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const NOW_MS = 100 * DAY_MS

function sent(changes: Partial<PendingTransaction> = {}): PendingTransaction {
  return {
    id: '0x1',
    account: 'eip155:1:0xa',
    isBatch: false,
    sentAtMs: NOW_MS,
    step: 'pending',
    ...changes,
  }
}

test.each([
  ['just sent', {}, true],
  ['open for six days', { sentAtMs: NOW_MS - 6 * DAY_MS }, true],
  ['open for a week', { sentAtMs: NOW_MS - 7 * DAY_MS, step: 'notConfirmedYet' }, false],
  ['decided now', { sentAtMs: NOW_MS - 2 * DAY_MS, step: 'failed', decidedAtMs: NOW_MS }, true],
  ['decided an hour ago', { step: 'confirmed', decidedAtMs: NOW_MS - HOUR_MS }, false],
] as const)('what was %s is remembered: %#', (_name, changes, isKept) => {
  expect(unexpiredPending([sent(changes)], NOW_MS).length === 1).toBe(isKept)
})

test('the newest 99 are remembered, the newest first', () => {
  const all = Array.from({ length: 120 }, (_, index) =>
    sent({ id: `${index}`, sentAtMs: NOW_MS - 120 + index }),
  )

  const kept = unexpiredPending(all, NOW_MS)

  expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([99, '119', '21'])
})

test.each([
  ['just sent', {}, 2_000],
  ['open for 50 s', { sentAtMs: NOW_MS - 50_000 }, 10_000],
  ['open for an hour', { sentAtMs: NOW_MS - HOUR_MS, step: 'notConfirmedYet' }, 60_000],
  ['open for a day', { sentAtMs: NOW_MS - DAY_MS, step: 'notConfirmedYet' }, undefined],
  ['decided now', { step: 'confirmed', decidedAtMs: NOW_MS }, 15_000],
  ['decided a minute ago', { step: 'confirmed', decidedAtMs: NOW_MS - 60_000 }, undefined],
  ['sent in the future by another clock', { sentAtMs: NOW_MS + DAY_MS }, 2_000],
] as const)('about what was %s is asked in %#', (_name, changes, waitMs) => {
  expect(waitBeforeAsking(sent(changes), NOW_MS, false)).toBe(waitMs)
})

test('a page asks about an open transaction soon, however old it is', () => {
  const old = { sentAtMs: NOW_MS - 25 * HOUR_MS }

  expect(waitBeforeAsking(sent(old), NOW_MS, true)).toBe(2_000)
  expect(waitBeforeAsking(sent({ ...old, step: 'confirmed' }), NOW_MS, true)).toBeUndefined()
})
