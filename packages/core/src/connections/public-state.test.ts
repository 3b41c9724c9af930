import { expect, test } from 'vitest'
import type { Snapshot } from '../store/root-state.ts'
import { publicAccount } from './public-state.ts'

const wallet = { id: 'io.fjord', namespace: 'eip155' as const, name: 'Fjord' }
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const session = {
  id: 'io.fjord',
  namespace: 'eip155' as const,
  walletId: 'io.fjord',
  accounts: [`eip155:1:${address}` as const],
  networkId: 'eip155:1' as const,
}
const network: Snapshot['network'] = { supported: [], activeNamespace: 'eip155', activeIds: {} }
const connected = { eip155: { status: 'connected' as const, session, wallet } }
const idle = { current: { step: 'idle' as const } }
const asking = { current: { step: 'awaitingWallet' as const, wallet } }

test.each([
  ['nobody', {}, idle, 'disconnected'],
  ['a wallet being asked', {}, asking, 'connecting'],
  ['an earlier session', { eip155: { status: 'reconnecting' as const } }, idle, 'reconnecting'],
  ['a session', connected, idle, 'connected'],
  ['a session while another wallet is asked', connected, asking, 'connected'],
])('status with %s', (_, accounts, connect, status) => {
  expect(publicAccount({ accounts, connect, network }).status).toBe(status)
})

test('an account has its addresses, one of another namespace has none', () => {
  const facts = { accounts: connected, connect: idle, network }

  expect(publicAccount(facts)).toMatchObject({
    address,
    caipAddress: `eip155:1:${address}`,
    isConnected: true,
    allAccounts: [{ namespace: 'eip155', address }],
  })
  expect(publicAccount(facts, 'solana')).toEqual({
    address: undefined,
    caipAddress: undefined,
    isConnected: false,
    status: 'disconnected',
    allAccounts: [],
  })
})

test('an account has the facts that its wallet gives', () => {
  const facts = {
    [address]: { type: 'payment', publicKey: '02ab', path: "m/84'/0'/0'/0/0" },
  } as const
  const accounts = { eip155: { ...connected.eip155, session: { ...session, facts } } }

  expect(publicAccount({ accounts, connect: idle, network }).allAccounts).toEqual([
    {
      namespace: 'eip155',
      address,
      caipAddress: `eip155:1:${address}`,
      type: 'payment',
      publicKey: '02ab',
      path: "m/84'/0'/0'/0/0",
    },
  ])
})
