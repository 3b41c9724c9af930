import { expect, test } from 'vitest'
import type { RelaySource } from '../contract/index.ts'
import { createTestCore } from '../testing/create-test-core.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createRelay } from './relay.ts'

function aRelay(source: RelaySource | undefined) {
  return createRelay({
    store: { state: createTestCore().core.snapshot() },
    ports: { clock: createFakeClock(), storage: createFakeStorage() },
    relay: { source, name: 'latchkey/a', url: 'wss://relay.example', provider: undefined },
  })
}

test('without a relay, loading rejects with relay.missing', async () => {
  await expect(aRelay(undefined).load()).rejects.toMatchObject({ code: 'relay.missing' })
})

test('a relay that can not be loaded is unavailable, with the cause', async () => {
  const cause = new Error('offline')

  const loading = aRelay({ load: () => Promise.reject(cause) }).load()

  await expect(loading).rejects.toMatchObject({ code: 'relay.unavailable', cause })
})
