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
    ['pressed', 'loaded', 'opened', 'chosen', 'asked', 'answered', 'stored'],
    ['connected: pressed loaded opened chosen asked answered stored'],
  ],
  ['a wallet that is asked', ['pressed', 'opened', 'asked'], ['running: pressed opened asked']],
  ['a refusal', ['chosen', 'asked', 'refused'], ['refused: chosen asked refused']],
  [
    'another try',
    ['chosen', 'asked', 'failed', 'asked', 'answered', 'stored'],
    ['connected: asked answered stored', 'failed: chosen asked failed'],
  ],
  [
    'opened again without a choice',
    ['pressed', 'opened', 'pressed', 'opened'],
    ['running: pressed opened', 'running: pressed opened'],
  ],
  [
    'a second wallet after it',
    ['asked', 'answered', 'asked'],
    ['running: asked', 'connected: asked answered'],
  ],
  ['a session of the last visit', ['loaded', 'resumed'], ['connected: resumed']],
  ['a refusal of something else', ['pressed', 'opened', 'refused'], ['running: pressed opened']],
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
