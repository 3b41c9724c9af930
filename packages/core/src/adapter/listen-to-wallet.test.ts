import { expect, test } from 'vitest'
import { listenToWallet } from './listen-to-wallet.ts'

test('a wallet that never removes a listener calls it no more after the undo', () => {
  const events: unknown[] = []
  const listeners: ((event: unknown) => void)[] = []
  const undo = listenToWallet(
    (listener) => void listeners.push(listener),
    (event) => void events.push(event),
  )

  listeners[0]?.('before')
  undo()
  listeners[0]?.('after')

  expect(events).toEqual(['before'])
})

test('what the wallet returns removes the listener, once', () => {
  let removals = 0
  const undo = listenToWallet(
    () => () => {
      removals += 1
    },
    () => {},
  )

  undo()
  undo()

  expect(removals).toBe(1)
})

test.each([
  [
    'when a listener is added',
    () => {
      throw new Error('No events')
    },
  ],
  ['later, when a listener is added', () => Promise.reject(new Error('No events'))],
  [
    'when a listener is removed',
    () => () => {
      throw new Error('It stays')
    },
  ],
])('a wallet that fails %s is no failure', (_when, subscribe) => {
  expect(() => listenToWallet(subscribe, () => {})()).not.toThrow()
})
