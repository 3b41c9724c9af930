import { expect, test } from 'vitest'
import type { Namespace } from '../contract/index.ts'
import { initialAuthState } from '../embedded-wallet/embedded-wallet.state.ts'
import type { AuthState } from '../store/state/auth.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { ConnectingFacts } from './connecting.ts'
import { publicAccount, publicState } from './public-state.ts'

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
const resting: Omit<ConnectingFacts, 'connect'> = {
  network,
  pairing: { current: { step: 'idle' } },
  modal: { isOpen: false, isLoading: false, refusals: 0 },
  router: { history: [{ view: 'Connect', params: {} }], direction: 'next' },
}
const connected = { eip155: { status: 'connected' as const, session, wallet } }
const idle = { current: { step: 'idle' as const } }
const pending = { current: { step: 'awaitingWallet' as const, wallet } }

test.each([
  ['no session', {}, idle, 'disconnected'],
  ['a wallet being asked', {}, pending, 'connecting'],
  ['an earlier session', { eip155: { status: 'reconnecting' as const } }, idle, 'reconnecting'],
  ['a session', connected, idle, 'connected'],
  ['a session while another wallet is asked', connected, pending, 'connected'],
])('status with %s', (_, accounts, connect, status) => {
  expect(publicAccount({ ...resting, accounts, connect }).status).toBe(status)
})

test('an account has its addresses, one of another namespace has none', () => {
  const facts = { ...resting, accounts: connected, connect: idle }

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

  expect(publicAccount({ ...resting, accounts, connect: idle }).allAccounts).toEqual([
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

const twoNamespaces: Snapshot['network'] = {
  supported: (['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const).map((id) => ({
    id,
    name: id,
    nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 9 },
    rpcUrls: [],
    isTestnet: false,
  })),
  activeNamespace: 'eip155',
  activeIds: {},
}
const codeView = { view: 'ConnectingWalletConnect', params: {} } as const
const pairingAddress = { uri: 'wc:1', expiresAtMs: 1 }

test.each<[step: Snapshot['pairing']['current'], status: string]>([
  [{ step: 'preparing' }, 'connecting'],
  [{ step: 'waiting', ...pairingAddress }, 'connecting'],
  [{ step: 'linking', ...pairingAddress }, 'connecting'],
  [{ step: 'expired' }, 'disconnected'],
  [{ step: 'failed', error: { code: 'unknown', message: '' } }, 'disconnected'],
])('while pairing is at $step, the status is %s', (current, status) => {
  const facts = {
    ...resting,
    accounts: {},
    connect: idle,
    network: twoNamespaces,
    pairing: { current },
    modal: { ...resting.modal, isOpen: true },
    router: { history: [codeView], direction: 'next' as const },
  }
  const statusOn = (namespace?: Namespace) => publicAccount(facts, namespace).status

  expect([statusOn(), statusOn('eip155'), statusOn('solana')]).toEqual([status, status, status])
  expect(statusOn('bip122')).toBe('disconnected')
})

test('an address that was made before a wallet was chosen connects nothing', () => {
  const facts = {
    ...resting,
    accounts: {},
    connect: idle,
    network: twoNamespaces,
    pairing: { current: { step: 'waiting' as const, ...pairingAddress } },
    modal: { ...resting.modal, isOpen: true },
  }

  expect(publicAccount(facts).status).toBe('disconnected')
})

test.each<[what: string, steps: Partial<AuthState>, status: string, isLoading: boolean]>([
  ['nothing', {}, 'disconnected', false],
  [
    'an e-mail being sent',
    { email: { current: { step: 'sending', email: 'a@b.c' } } },
    'connecting',
    true,
  ],
  [
    'a code being awaited',
    {
      email: {
        current: { step: 'awaitingCode', email: 'a@b.c', isResending: false, triesLeft: 5 },
      },
    },
    'connecting',
    false,
  ],
  [
    'a failed e-mail',
    {
      email: {
        current: { step: 'failed', email: 'a@b.c', error: { code: 'unknown', message: '' } },
      },
    },
    'disconnected',
    false,
  ],
  [
    'the window of a social login',
    { social: { current: { step: 'awaitingResult', provider: 'google' } } },
    'connecting',
    false,
  ],
  ['Farcaster', { farcaster: { current: { step: 'connecting' } } }, 'connecting', true],
])('a login with %s gives its status on its own namespace', (_what, steps, status, isLoading) => {
  const facts = {
    ...resting,
    accounts: {},
    connect: idle,
    network: { ...twoNamespaces, activeNamespace: 'bip122' as const },
    auth: { ...initialAuthState(), networkIds: ['eip155:1'] as const, ...steps },
  }

  expect(publicAccount(facts).status).toBe(status)
  expect(publicAccount(facts, 'eip155').status).toBe(status)
  expect(publicAccount(facts, 'solana').status).toBe('disconnected')
  expect(publicState({ ...facts, ...loaded }).loading).toBe(isLoading)
})

const loaded = {
  lifecycle: { isStarted: true, isInitialized: true },
  listing: {},
  catalog: { filter: { search: '', isCertifiedOnly: false }, pages: {} },
}
const waiting = { status: 'loading', wallets: [] } as const
const open = { ...resting.modal, isOpen: true }

test.each<[what: string, facts: Partial<Snapshot>, isLoading: boolean]>([
  ['nothing', {}, false],
  ['what the website reports', { modal: { ...resting.modal, isLoading: true } }, true],
  [
    'a page of wallets',
    { modal: open, catalog: { ...loaded.catalog, pages: { 1: waiting } } },
    true,
  ],
  ['featured wallets', { modal: open, listing: { named: waiting } }, true],
  ['wallets of a closed modal', { listing: { named: waiting } }, false],
  [
    'another account type',
    { auth: { ...initialAuthState(), accountType: { current: { step: 'applying', to: 'eoa' } } } },
    true,
  ],
])('the state reports that %s is loading', (_what, facts, isLoading) => {
  const state = publicState({ ...resting, ...loaded, connect: idle, ...facts })

  expect(state.loading).toBe(isLoading)
})
