import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'

import { createBus } from './events.ts'
import { settled } from './settled.ts'

function aWait() {
  const bus = createBus(
    () => {},
    () => undefined,
  )
  const listeners = new Set<() => void>()
  const knobs = { isGone: false }
  const result = settled<string>({
    bus,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    judge(event) {
      if (event.type === 'disconnected') return { value: event.namespaces.join() }
      return event.type === 'disconnectFailed' ? { error: event.error } : undefined
    },
    isGone: () => knobs.isGone,
  })
  const change = (): void => {
    for (const listener of [...listeners]) listener()
  }
  return { bus, result, change, knobs, listeners }
}

test('the event that ends it resolves, others are let pass', async () => {
  const { bus, result, change, listeners } = aWait()

  bus.publish({ type: 'modalOpened', isConnected: false })
  change()
  bus.publish({ type: 'disconnected', namespaces: ['eip155'] })

  await expect(result).resolves.toBe('eip155')
  expect(listeners.size).toBe(0)
})

test('a failure rejects with the failure itself', async () => {
  const { bus, result } = aWait()
  const error = new LatchkeyError('disconnect.failed', {})

  bus.publish({ type: 'disconnectFailed', error })

  await expect(result).rejects.toBe(error)
})

test('what nobody works on any more is aborted', async () => {
  const { result, change, knobs, listeners } = aWait()

  knobs.isGone = true
  change()

  await expect(result).rejects.toMatchObject({ code: 'aborted' })
  expect(listeners.size).toBe(0)
})
