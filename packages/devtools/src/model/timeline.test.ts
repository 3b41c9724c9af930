import { expect, test } from 'vitest'
import type { Mark } from '../record/entries.ts'
import { readTimeline } from './timeline.ts'

/** Marks a tenth of a second apart. */
function marks(...names: readonly Mark['mark'][]): readonly Mark[] {
  return names.map((mark, nth) => ({ mark, atMs: 1_000 + nth * 100 }))
}

test.each<[string, readonly Mark['mark'][], readonly string[]]>([
  ['nothing', [], []],
  [
    'from the press to what is stored',
    ['pressed', 'loaded', 'opened', 'chosen', 'requested', 'answered', 'stored'],
    ['connected: pressed loaded opened chosen requested answered stored'],
  ],
  [
    'a wallet that is requested',
    ['pressed', 'opened', 'requested'],
    ['running: pressed opened requested'],
  ],
  ['a refusal', ['chosen', 'requested', 'refused'], ['refused: chosen requested refused']],
  [
    'another try',
    ['chosen', 'requested', 'failed', 'requested', 'answered', 'stored'],
    ['connected: requested answered stored', 'failed: chosen requested failed'],
  ],
  [
    'opened again without a choice',
    ['pressed', 'opened', 'pressed', 'opened'],
    ['running: pressed opened', 'running: pressed opened'],
  ],
  [
    'a second wallet after it',
    ['requested', 'answered', 'requested'],
    ['running: requested', 'connected: requested answered'],
  ],
  ['a session of the last visit', ['loaded', 'resumed'], ['connected: resumed']],
  ['a refusal of something else', ['pressed', 'opened', 'refused'], ['running: pressed opened']],
  [
    'a wallet that is left, and another one',
    ['pressed', 'opened', 'chosen', 'requested', 'left', 'chosen', 'requested', 'left', 'left'],
    ['left: chosen requested left', 'left: pressed opened chosen requested left'],
  ],
  ['a modal that is closed', ['pressed', 'opened', 'left'], ['left: pressed opened left']],
  ['a failure that is closed', ['requested', 'failed', 'left'], ['failed: requested failed']],
  [
    'an account that is closed',
    ['requested', 'answered', 'left'],
    ['connected: requested answered'],
  ],
  ['an end without a beginning', ['loaded', 'stored', 'failed'], []],
])('%s', (_what, names, shown) => {
  const attempts = readTimeline(marks(...names))

  const written = attempts.map(
    ({ outcome, steps }) => `${outcome}: ${steps.map(({ mark }) => mark).join(' ')}`,
  )
  expect(written).toEqual(shown)
})

test('a step knows how long it took, and how long ago all began', () => {
  const [attempt] = readTimeline([
    { mark: 'opened', atMs: 130 },
    { mark: 'pressed', atMs: 100 },
    { mark: 'answered', atMs: 500, wallet: 'Fjord' },
  ])

  expect(attempt?.wallet).toBe('Fjord')
  expect(attempt?.steps.at(-1)).toEqual({ mark: 'answered', atMs: 500, tookMs: 370, sinceMs: 400 })
})
