import { expect, test } from 'vitest'
import type { RelayChange, RelayPort } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeRelay } from '../testing/fake-relay.ts'
import { createLazyPort } from './lazy-port.ts'

/** A load that the test resolves or rejects. */
interface Load {
  resolve(port: RelayPort): void
  reject(error: unknown): void
}

function aLazyPort() {
  const clock = createFakeClock()
  const loads: Load[] = []
  const changes: RelayChange[] = []
  const lazyPort = createLazyPort<RelayChange, RelayPort>(
    () => new Promise((resolve, reject) => void loads.push({ resolve, reject })),
  )
  lazyPort.subscribe((change) => changes.push(change))
  return { lazyPort, loads, changes, aPort: () => createFakeRelay({ clock }) }
}

const ONLINE: RelayChange = { type: 'line', isUp: true }

test('all callers share one load, and listeners get its changes until the stop', async () => {
  const { lazyPort, loads, changes, aPort } = aLazyPort()
  const port = aPort()
  expect(lazyPort.current()).toBeUndefined()

  const loading = Promise.all([lazyPort.load(), lazyPort.load()])
  loads[0]?.resolve(port)

  expect(await loading).toEqual([port, port])
  expect(loads).toHaveLength(1)
  expect(lazyPort.current()).toBe(port)
  port.emit(ONLINE)
  expect(changes).toEqual([ONLINE])
  lazyPort.stop()
  expect(port.listenerCount).toBe(0)
  expect(port.isStopped).toBe(true)
  expect(lazyPort.current()).toBeUndefined()
})

test('a failed load is retried by the next call', async () => {
  const { lazyPort, loads, aPort } = aLazyPort()
  const first = lazyPort.load()
  loads[0]?.reject(new Error('offline'))
  await expect(first).rejects.toThrow('offline')

  const second = lazyPort.load()
  loads[1]?.resolve(aPort())

  expect(await second).toBe(lazyPort.current())
})

test('a port that is loaded after the stop is stopped at once', async () => {
  const { lazyPort, loads, aPort } = aLazyPort()
  const loading = lazyPort.load()
  const port = aPort()
  lazyPort.stop()
  loads[0]?.resolve(port)

  await expect(loading).rejects.toMatchObject({ code: 'aborted' })
  expect(port.isStopped).toBe(true)
  expect(port.listenerCount).toBe(0)
  expect(lazyPort.current()).toBeUndefined()
})

test('a failure of a load before the stop does not load the next one twice', async () => {
  const { lazyPort, loads, aPort } = aLazyPort()
  const old = lazyPort.load()
  lazyPort.stop()
  const next = lazyPort.load()
  loads[0]?.reject(new Error('offline'))
  await expect(old).rejects.toThrow('offline')

  const again = lazyPort.load()
  loads[1]?.resolve(aPort())

  expect(await again).toBe(await next)
  expect(loads).toHaveLength(2)
})

test('listeners of an earlier port get the changes of the next one', async () => {
  const { lazyPort, loads, changes, aPort } = aLazyPort()
  const first = lazyPort.load()
  loads[0]?.resolve(aPort())
  await first
  lazyPort.stop()
  const second = lazyPort.load()
  const port = aPort()
  loads[1]?.resolve(port)
  await second

  port.emit(ONLINE)

  expect(changes).toEqual([ONLINE])
})
