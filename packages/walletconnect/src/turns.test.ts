import { createFakeClock } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Takes a turn per name; notes which began, and holds what ends each. */
function taken(...names: readonly string[]) {
  const clock = createFakeClock()
  const turns = createTurns(clock)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const undos = new Map(
    names.map((name) => [
      name,
      turns.take((end) => {
        begun.push(name)
        ends.set(name, end)
      }),
    ]),
  )
  return {
    clock,
    begun,
    end: (name: string) => ends.get(name)?.(),
    undo: (name: string) => undos.get(name)?.(),
  }
}

test('a request that has no number yet keeps the next one waiting, however long that takes', async () => {
  const { clock, begun, end } = taken('one', 'two')

  await clock.advance(60_000)
  expect(begun).toEqual(['one'])

  end('one')
  await clock.advance(1)
  expect(begun).toEqual(['one', 'two'])
})

test('no two requests are numbered in one millisecond', async () => {
  const { clock, begun, end } = taken('one', 'two')
  await clock.advance(0)

  end('one')
  await clock.advance(0)
  expect(begun).toEqual(['one'])

  await clock.advance(1)
  expect(begun).toEqual(['one', 'two'])
})

test('a request that ends while the library holds it lets the next one begin', async () => {
  const { clock, begun, undo } = taken('one', 'two')
  await clock.advance(0)

  undo('one')
  await clock.advance(1)

  expect(begun).toEqual(['one', 'two'])
})

test('a request that ends before its turn is never begun', async () => {
  const { clock, begun, end, undo } = taken('one', 'two', 'three')
  await clock.advance(0)

  undo('two')
  end('one')
  await clock.advance(1)

  expect(begun).toEqual(['one', 'three'])
})
