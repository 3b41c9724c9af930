import { expect, test } from 'vitest'
import { initialState } from '../initial-state.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { createFakeLogger } from '../testing/fake-logger.ts'
import { createAdapterHost } from './adapter-host.ts'

test('an adapter gets the account types of its own namespace', () => {
  const options = {
    networks: [aChain()],
    accountTypes: { bip122: ['payment'], eip155: ['eoa'] },
    defaultAccountTypes: { bip122: 'ordinal' },
  } as const
  const deps = {
    state: initialState(options, 0),
    ports: { http: createFakeHttp(), clock: createFakeClock(), logger: createFakeLogger() },
    services: { nodes: { read: () => Promise.reject(new Error('Nothing is read')) } },
  }

  expect(createAdapterHost(deps, { namespace: 'bip122' }).accountTypes).toEqual({
    allowed: ['payment'],
    preferred: 'ordinal',
  })
  expect(createAdapterHost(deps, { namespace: 'solana' }).accountTypes).toEqual({
    preferred: 'eoa',
  })
})

test('without a preference of the website the usual type comes first, and a later one counts', () => {
  const state = initialState({ networks: [aChain()] }, 0)
  const deps = {
    state,
    ports: { http: createFakeHttp(), clock: createFakeClock(), logger: createFakeLogger() },
    services: { nodes: { read: () => Promise.reject(new Error('Nothing is read')) } },
  }
  const host = createAdapterHost(deps, { namespace: 'bip122' })
  expect(host.accountTypes).toEqual({ preferred: 'payment' })

  state.options.defaultAccountTypes = { bip122: 'ordinal' }

  expect(host.accountTypes).toEqual({ preferred: 'ordinal' })
})
