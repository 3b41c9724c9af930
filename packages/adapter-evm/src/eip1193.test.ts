import { expect, test } from 'vitest'
import { type Eip1193Provider, listen } from './eip1193.ts'

test('a listener of a wallet that adds it and throws is removed', () => {
  const listeners = new Set<unknown>()
  const provider = {
    request: async () => undefined,
    on(_event: string, listener: unknown) {
      listeners.add(listener)
      throw new Error('no events')
    },
    removeListener: (_event: string, listener: unknown) => void listeners.delete(listener),
  } as Eip1193Provider

  const undo = listen(provider, 'accountsChanged', () => undefined)
  expect(listeners.size).toBe(1)
  undo()

  expect(listeners.size).toBe(0)
})
