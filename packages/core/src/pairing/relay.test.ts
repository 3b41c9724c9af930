import { expect, test } from 'vitest'
import type { RelaySource, TrackedEvent } from '../contract/index.ts'
import { createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { createRelay } from './relay.ts'

function aRelay(
  source: RelaySource | undefined,
  tracked: TrackedEvent[] = [],
  choice: TestCoreChoice = {},
) {
  return createRelay({
    store: { state: createTestCore(choice).core.snapshot() },
    ports: { clock: createFakeClock(), storage: createFakeStorage() },
    relay: {
      source,
      name: 'latchkey/a',
      url: 'wss://relay.example',
      provider: undefined,
      override: undefined,
    },
    ui: { track: (event) => void tracked.push(event) },
  })
}

test('without a relay, loading rejects with relay.missing', async () => {
  await expect(aRelay(undefined).load()).rejects.toMatchObject({ code: 'relay.missing' })
})

test('a relay that can not be loaded is unavailable, with the cause, and analytics get to know', async () => {
  const cause = new Error('offline at https://node.example/?key=secret')
  const tracked: TrackedEvent[] = []

  const loading = aRelay({ load: () => Promise.reject(cause) }, tracked).load()

  await expect(loading).rejects.toMatchObject({ code: 'relay.unavailable', cause })
  expect(tracked).toEqual([
    {
      type: 'error',
      event: 'INTERNAL_SDK_ERROR',
      properties: {
        errorType: 'UniversalProviderInitError',
        errorMessage: 'The relay could not be reached',
        uncaught: false,
      },
    },
  ])
})

test.each<[what: string, choice: TestCoreChoice, sent: string]>([
  ['a project', { projectId: 'p', endpoints: { relay: 'wss://relay.example' } }, 'p'],
  ['none, and a relay of its own', { endpoints: { relay: 'wss://relay.example' } }, 'latchkey'],
  ['none, and the public relay', {}, ''],
])('with %s the relay gets an id that it takes', async (_what, choice, sent) => {
  const asked: string[] = []
  const source: RelaySource = {
    load({ projectId }) {
      asked.push(projectId)
      return Promise.reject(new Error('offline'))
    },
  }

  await aRelay(source, [], { projectId: undefined, ...choice })
    .load()
    .catch(() => {})

  expect(asked).toEqual([sent])
})
