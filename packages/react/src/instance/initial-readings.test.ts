import type { LatchkeyOptions } from '@latchkey/core'
import { aChain } from '@latchkey/core/testing'
import { expect, test } from 'vitest'
import { initialReadings, reconnectingReadings } from './initial-readings.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const NETWORKS = [
  aChain(),
  aChain({ id: 8453, name: 'Base' }),
  aChain({ id: SOLANA, name: 'Solana' }),
] as const satisfies LatchkeyOptions['networks']

test('the network of a namespace is the default one, else its first, else none', () => {
  const { network } = initialReadings({ networks: NETWORKS, defaultNetwork: NETWORKS[1] })

  expect(network()).toMatchObject({ network: { name: 'Base' }, chainId: 8453 })
  expect(network('eip155')).toMatchObject({ caipNetworkId: 'eip155:8453' })
  expect(network('solana')).toMatchObject({ network: { name: 'Solana' }, caipNetworkId: SOLANA })
  expect(network('bip122')).toEqual({
    network: undefined,
    chainId: undefined,
    caipNetworkId: undefined,
    isSupported: true,
  })
})

test('state has the same network, and its namespace', () => {
  const { state } = initialReadings({ networks: NETWORKS, defaultNetwork: NETWORKS[2] })

  expect(state()).toMatchObject({ selectedNetworkId: SOLANA, activeChain: 'solana' })
})

test('networks are those of the requested namespace', () => {
  const { networks } = initialReadings({ networks: NETWORKS })
  const names = (namespace?: 'eip155' | 'solana') => networks(namespace).map(({ name }) => name)

  expect(names()).toEqual(['Ethereum', 'Base', 'Solana'])
  expect(names('eip155')).toEqual(['Ethereum', 'Base'])
  expect(names('solana')).toEqual(['Solana'])
})

test.each([undefined, 'eip155', 'solana', 'bip122'] as const)(
  'answers for %s stay the same',
  (namespace) => {
    const readings = initialReadings({ networks: NETWORKS })

    expect(readings.networks(namespace)).toBe(readings.networks(namespace))
    expect(readings.network(namespace)).toBe(readings.network(namespace))
  },
)

test('only stored namespaces are to be resumed', () => {
  const initial = initialReadings({ networks: NETWORKS })
  const { account } = reconnectingReadings(initial, 'solana,bip122')

  expect(account().status).toBe('reconnecting')
  expect(account('solana').status).toBe('reconnecting')
  expect(account('eip155')).toBe(initial.account('eip155'))
  expect(account('eip155').status).toBe('disconnected')
  expect(account('solana')).toBe(account('bip122'))
})

const ACCOUNTS = [
  `${SOLANA}:7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV`,
  'eip155:8453:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
] as const

test('accounts that a cookie names are shown, on their networks, the first one as the active one', () => {
  const { account, network, state } = initialReadings({ networks: NETWORKS }, ACCOUNTS)

  expect(account()).toBe(account('solana'))
  expect(account()).toMatchObject({ status: 'reconnecting', isConnected: true })
  expect(account('eip155')).toMatchObject({
    address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    allAccounts: [{ namespace: 'eip155', caipAddress: ACCOUNTS[1] }],
  })
  expect(account('bip122').status).toBe('disconnected')
  expect(network().caipNetworkId).toBe(SOLANA)
  expect(network('eip155').caipNetworkId).toBe('eip155:8453')
  expect(state()).toMatchObject({ selectedNetworkId: SOLANA, activeChain: 'solana' })
})

test('a network that the site does not have is not shown', () => {
  const [one] = NETWORKS
  const { account, network } = initialReadings({ networks: [one] }, [ACCOUNTS[1]])

  expect(account().caipAddress).toBe(ACCOUNTS[1])
  expect(network().caipNetworkId).toBe('eip155:1')
})

test('accounts of a cookie whose sessions are not stored are not shown while others are resumed', () => {
  const initial = initialReadings({ networks: NETWORKS }, ACCOUNTS)
  const { account } = reconnectingReadings(initial, 'solana,bip122')

  expect(account('solana')).toBe(initial.account('solana'))
  expect(account('bip122')).toMatchObject({ status: 'reconnecting', isConnected: false })
  expect(account('eip155').status).toBe('disconnected')
})
