import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'

import { createEvents } from './events.ts'
import { settled } from './settled.ts'

function aWait() {
  const events = createEvents(() => undefined)
  const listeners = new Set<() => void>()
  const knobs = { isEnded: false }
  const result = settled<string>({
    events,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    outcomeOf(event) {
      if (event.type === 'disconnected') return { value: event.namespaces.join() }
      return event.type === 'disconnectFailed' ? { error: event.error } : undefined
    },
    isEnded: () => knobs.isEnded,
  })
  const change = (): void => {
    for (const listener of [...listeners]) listener()
  }
  return { events, result, change, knobs, listeners }
}

test('it resolves with the final event and ignores others', async () => {
  const { events, result, change, listeners } = aWait()

  events.emit({ type: 'modalOpened', isConnected: false })
  change()
  events.emit({ type: 'disconnected', namespaces: ['eip155'] })

  await expect(result).resolves.toBe('eip155')
  expect(listeners.size).toBe(0)
})

test('it rejects with the failure itself', async () => {
  const { events, result } = aWait()
  const error = new LatchkeyError('disconnect.failed', {})

  events.emit({ type: 'disconnectFailed', error })

  await expect(result).rejects.toBe(error)
})

test('it rejects with aborted when the machine is idle', async () => {
  const { result, change, knobs, listeners } = aWait()

  knobs.isEnded = true
  change()

  await expect(result).rejects.toMatchObject({ code: 'aborted' })
  expect(listeners.size).toBe(0)
})
