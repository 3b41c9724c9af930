import { expect, test } from 'vitest'
import { listenToWallet } from './listen-to-wallet.ts'

test('a listener that the wallet never removes is not called after the undo', () => {
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

test('the function that the wallet returns removes the listener once', () => {
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
])('a wallet that throws %s causes no error', (_when, subscribe) => {
  expect(() => listenToWallet(subscribe, () => {})()).not.toThrow()
})
