import { expect, test } from 'vitest'
import type { Session } from '../contract/index.ts'
import { initialState } from '../initial-state.ts'
import { createAdapters } from '../store/adapters.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { createConnectionStore } from './connection-store.ts'

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const EVE = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function storing(session: Partial<Session>) {
  const state = initialState({ networks: [aChain()] }, 0)
  state.accounts.eip155 = {
    status: 'connected',
    wallet: aFakeWallet().wallet,
    session: {
      id: 'io.fjord',
      namespace: 'eip155',
      walletId: 'io.fjord',
      networkId: 'eip155:1',
      accounts: [`eip155:1:${EVE}`, `eip155:1:${ADA}`],
      ...session,
    },
  }
  return createConnectionStore({
    state,
    ports: { storage: createFakeStorage(), key: (name) => name, tabs: { post() {} } },
    adapters: createAdapters(),
  })
}

test('the active account is stored where the list of its wallet does not begin with it', () => {
  const store = storing({ isUnordered: true })

  store.save('eip155')

  expect(store.readInactive('eip155').chosen).toBe(EVE)
})

test('an account that the visitor did not choose is not stored where the list of its wallet begins with it', () => {
  const store = storing({})

  store.save('eip155')

  expect(store.readInactive('eip155').chosen).toBeUndefined()
})
