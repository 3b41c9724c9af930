import { expect, test } from 'vitest'
import type { RelayChange, RelayPort } from '../contract/index.ts'
import { createTestCore } from '../testing/create-test-core.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeRelay } from '../testing/fake-relay.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createRelay } from './relay.ts'

/** A load whose end a test decides. */
interface Load {
  resolve(port: RelayPort): void
  reject(error: unknown): void
}

function aRelay() {
  const clock = createFakeClock()
  const loads: Load[] = []
  const changes: RelayChange[] = []
  const relay = createRelay({
    store: { state: createTestCore().core.snapshot() },
    ports: { clock, storage: createFakeStorage() },
    relay: {
      source: {
        load: () => new Promise((resolve, reject) => void loads.push({ resolve, reject })),
      },
      name: 'latchkey/a',
      url: 'wss://relay.example',
      provider: undefined,
    },
  })
  relay.subscribe((change) => changes.push(change))
  return { relay, loads, changes, aPort: () => createFakeRelay({ clock }) }
}

const ONLINE: RelayChange = { type: 'line', isUp: true }

test('one load serves every caller, and its changes reach the listeners until the end', async () => {
  const { relay, loads, changes, aPort } = aRelay()
  const port = aPort()
  expect(relay.current()).toBeUndefined()

  const loading = Promise.all([relay.load(), relay.load()])
  loads[0]?.resolve(port)

  expect(await loading).toEqual([port, port])
  expect(loads).toHaveLength(1)
  expect(relay.current()).toBe(port)
  port.tell(ONLINE)
  expect(changes).toEqual([ONLINE])
  relay.stop()
  expect(port.listenerCount).toBe(0)
  expect(port.isStopped).toBe(true)
  expect(relay.current()).toBeUndefined()
})

test('a load that failed is tried again by the next call', async () => {
  const { relay, loads, aPort } = aRelay()
  const first = relay.load()
  loads[0]?.reject(new Error('offline'))
  await expect(first).rejects.toMatchObject({ code: 'relay.unavailable' })

  const second = relay.load()
  loads[1]?.resolve(aPort())

  expect(await second).toBe(relay.current())
})

test('a port that arrives after the end is stopped at once', async () => {
  const { relay, loads, aPort } = aRelay()
  const loading = relay.load()
  const port = aPort()
  relay.stop()
  loads[0]?.resolve(port)

  await expect(loading).rejects.toMatchObject({ code: 'aborted' })
  expect(port.isStopped).toBe(true)
  expect(port.listenerCount).toBe(0)
  expect(relay.current()).toBeUndefined()
})

test('a failure from before the end does not make the next load be made twice', async () => {
  const { relay, loads, aPort } = aRelay()
  const old = relay.load()
  relay.stop()
  const next = relay.load()
  loads[0]?.reject(new Error('offline'))
  await expect(old).rejects.toMatchObject({ code: 'relay.unavailable' })

  const again = relay.load()
  loads[1]?.resolve(aPort())

  expect(await again).toBe(await next)
  expect(loads).toHaveLength(2)
})

test('listeners of an earlier port get the changes of the next one', async () => {
  const { relay, loads, changes, aPort } = aRelay()
  const first = relay.load()
  loads[0]?.resolve(aPort())
  await first
  relay.stop()
  const second = relay.load()
  const port = aPort()
  loads[1]?.resolve(port)
  await second

  port.tell(ONLINE)

  expect(changes).toEqual([ONLINE])
})
