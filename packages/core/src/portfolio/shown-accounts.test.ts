import { expect, test } from 'vitest'
import type { NetworkId, Session } from '../contract/index.ts'
import { initialAuthState as anAuthState } from '../embedded-wallet/embedded-wallet.state.ts'
import type { AccountHoldings, Holding, PortfolioState } from '../store/state/portfolio.ts'
import { aChain, createTestCore } from '../testing/create-test-core.ts'
import { accountsToRead, portfolioAccounts, portfolioOf, shownAccounts } from './shown-accounts.ts'

const SMART = {
  user: { address: '0x1', accounts: [] },
  accountType: 'smartAccount',
  isSmartAccountDeployed: true,
} as const

function factsOf(
  scope: PortfolioState['scope'],
  { networkIds, isSmart = false }: { networkIds?: readonly NetworkId[]; isSmart?: boolean } = {},
) {
  const { core } = createTestCore({
    networks: [aChain({ id: 1 }), aChain({ id: 10 }), aChain({ id: 8453 })],
  })
  const session: Session = {
    id: 's',
    namespace: 'eip155',
    walletId: 'w',
    networkId: 'eip155:10',
    networkIds,
    accounts: ['eip155:10:0x1'],
  }
  const embedded = isSmart ? SMART : undefined
  const wallet = { id: 'w', namespace: 'eip155', name: 'Fjord', embedded } as const
  const snapshot = core.snapshot()
  const auth = { ...anAuthState(), smartAccountNetworkIds: ['eip155:10', 'eip155:1'] as const }
  return {
    ...snapshot,
    auth: isSmart ? auth : undefined,
    network: { ...snapshot.network, activeNamespace: 'eip155' as const },
    portfolio: { scope, accounts: {} },
    accounts: { eip155: { status: 'connected' as const, session, wallet } },
  }
}

test.each<[rule: string, facts: ReturnType<typeof factsOf>, shown: string]>([
  ['the active network alone', factsOf('network'), '10'],
  ['all of the namespace, the active one first', factsOf('namespace'), '10 1 8453'],
  [
    'only networks that the wallet serves',
    factsOf('namespace', { networkIds: ['eip155:10', 'eip155:8453'] }),
    '10 8453',
  ],
  ['a smart account where it exists', factsOf('namespace', { isSmart: true }), '10 1'],
  ['nothing without an account', { ...factsOf('namespace'), accounts: {} as never }, ''],
])('%s', (_rule, facts, shown) => {
  expect(
    shownAccounts(facts)
      .map((account) => account.split(':')[1])
      .join(' '),
  ).toBe(shown)
})

test('nothing is read while the wallet is on a network that the website does not support', () => {
  const facts = factsOf('network')
  expect(accountsToRead(facts)).toEqual(shownAccounts(facts))
  const supported = facts.network.supported.filter(({ id }) => id !== 'eip155:10')
  const activeIds = { eip155: 'eip155:10' } as const
  const elsewhere = { ...facts, network: { ...facts.network, supported, activeIds } }
  expect(accountsToRead(elsewhere)).toEqual([])
  const options = { ...facts.options, allowUnsupportedChain: true }
  expect(accountsToRead({ ...elsewhere, options })).toEqual(shownAccounts(elsewhere))
})

test('an address of Bitcoin is on one network', () => {
  const account = 'bip122:000000000019d6689c085ae165831e93:bc1qone'
  const session: Session = {
    id: 's',
    namespace: 'bip122',
    walletId: 'w',
    networkId: 'bip122:000000000019d6689c085ae165831e93',
    accounts: [account],
  }
  const facts = factsOf('namespace')

  expect(
    portfolioAccounts({
      ...facts,
      network: { ...facts.network, activeNamespace: 'bip122' },
      accounts: {
        bip122: {
          status: 'connected',
          session,
          wallet: { id: 'w', namespace: 'bip122', name: 'Satchel' },
        },
      },
    }),
  ).toEqual([account])
})

function holding(valueUsd?: number): Holding {
  return { networkId: 'eip155:1', amountText: '1', decimals: 6, valueUsd }
}

test.each<
  [rule: string, lists: (AccountHoldings | undefined)[], total: number | undefined, state: string]
>([
  ['nothing is known yet', [undefined], undefined, 'loading partial'],
  ['an empty account is worth 0', [{ status: 'ready', holdings: [] }], 0, 'ready'],
  [
    'the sum of two networks',
    [
      { status: 'ready', holdings: [holding(2)] },
      { status: 'ready', holdings: [holding(3)] },
    ],
    5,
    'ready',
  ],
  [
    'a network that is not read yet makes it partial',
    [{ status: 'ready', holdings: [holding(2)] }, { status: 'loading' }],
    2,
    'loading partial',
  ],
  [
    'tokens that could not be listed are not worth 0',
    [{ status: 'unavailable', holdings: [] }],
    undefined,
    'unavailable partial',
  ],
  [
    'an unknown value makes the total partial',
    [{ status: 'ready', holdings: [holding(2), holding()] }],
    2,
    'ready partial',
  ],
  [
    'without any known value there is no total',
    [{ status: 'ready', holdings: [holding()] }],
    undefined,
    'ready partial',
  ],
  [
    'a network that is not listed makes it partial',
    [{ status: 'ready', holdings: [holding(2)] }, { status: 'unavailable' }],
    2,
    'ready partial',
  ],
  ['no account', [], undefined, 'none'],
  ['no source lists anything', [{ status: 'unavailable' }], undefined, 'unavailable partial'],
  [
    'one network is still loading',
    [{ status: 'ready', holdings: [holding(2)] }, { status: 'loading' }],
    2,
    'loading partial',
  ],
])('%s', (_rule, lists, total, state) => {
  const { status, totalUsd, isPartial } = portfolioOf(lists)

  expect(totalUsd).toBe(total)
  expect(`${status}${isPartial ? ' partial' : ''}`).toBe(state)
})
