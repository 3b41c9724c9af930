import { expect, test } from 'vitest'
import type { Route } from '../store/routes.ts'
import { type Opening, openingRoute } from './opening-route.ts'

const address = 'eip155:1:0x1111111111111111111111111111111111111111'
const networks: Route = { view: 'Networks', params: {} }
const toBase: Route = { view: 'SwitchNetwork', params: { networkId: 'eip155:8453' } }
const account: Route = { view: 'Account', params: {} }
const allWallets: Route = { view: 'AllWallets', params: {} }
const email: Route = { view: 'EmailLogin', params: {} }
const create: Route = { view: 'Create', params: {} }
const code: Route = { view: 'ConnectingWalletConnectBasic', params: {} }

const usual: Opening = {
  hasAdapters: true,
  isManualWalletConnect: false,
  canPair: true,
  hasLogins: false,
  hasEmailLogin: false,
  isMobile: false,
  isUnsupported: false,
}

test.each<[rule: string, given: Partial<Opening>, view: string]>([
  ['no adapters, no address, mobile', { hasAdapters: false, isMobile: true }, 'AllWallets'],
  ['no adapters, no address, desktop', { hasAdapters: false }, 'ConnectingWalletConnectBasic'],
  [
    'the same for a requested view',
    { hasAdapters: false, requested: networks, isMobile: true },
    'AllWallets',
  ],
  [
    'the login by e-mail that is requested by name',
    { requested: email, hasLogins: true, hasEmailLogin: true },
    'EmailLogin',
  ],
  [
    'the login by e-mail, on a site with other logins',
    { requested: email, hasLogins: true },
    'Connect',
  ],
  ['a login, on a site without logins', { requested: email }, 'Connect'],
  ['a wallet to create, on a site without logins', { requested: create }, 'Connect'],
  ['no adapters but an address', { hasAdapters: false, address }, 'Account'],
  [
    'no adapters but an address, requested',
    { hasAdapters: false, address, requested: networks },
    'Networks',
  ],
  ['manual control, mobile', { isManualWalletConnect: true, isMobile: true }, 'AllWallets'],
  ['manual control, desktop', { isManualWalletConnect: true }, 'ConnectingWalletConnectBasic'],
  [
    'manual control with an address',
    { isManualWalletConnect: true, address },
    'ConnectingWalletConnectBasic',
  ],
  [
    'manual control, requested',
    { isManualWalletConnect: true, requested: networks },
    'ConnectingWalletConnectBasic',
  ],
  ['requested, not connected', { requested: networks }, 'Networks'],
  ['requested, connected', { requested: networks, address }, 'Networks'],
  [
    'requested Connect, connected',
    { requested: { view: 'Connect', params: {} }, address },
    'Connect',
  ],
  [
    'requested, on an unsupported network',
    { requested: networks, address, isUnsupported: true },
    'Networks',
  ],
  ['an address', { address }, 'Account'],
  ['an address, mobile', { address, isMobile: true }, 'Account'],
  ['not connected', {}, 'Connect'],
  ['not connected, mobile', { isMobile: true }, 'Connect'],
  ['an address on an unsupported network', { address, isUnsupported: true }, 'UnsupportedChain'],
  ['an unsupported network but no address', { isUnsupported: true }, 'Connect'],
  ['requested Account, not connected', { requested: account }, 'Connect'],
  ['requested Account, connected', { requested: account, address }, 'Account'],
  ['requested AllWallets', { requested: allWallets }, 'AllWallets'],
  [
    'requested AllWallets, without wallet-connect',
    { requested: allWallets, canPair: false },
    'Connect',
  ],
  [
    'requested AllWallets, connected, without wallet-connect',
    { requested: allWallets, address, canPair: false },
    'Connect',
  ],
  ['requested a code, without wallet-connect', { requested: code, canPair: false }, 'Connect'],
  ['neither adapters nor wallet-connect', { hasAdapters: false, canPair: false }, 'Connect'],
  ['neither of them, mobile', { hasAdapters: false, canPair: false, isMobile: true }, 'Connect'],
  [
    'neither of them, another view requested',
    { hasAdapters: false, canPair: false, requested: networks },
    'Networks',
  ],
  [
    'manual control without wallet-connect: the website shows its own address',
    { isManualWalletConnect: true, canPair: false },
    'ConnectingWalletConnectBasic',
  ],
])('%s', (_rule, given, view) => {
  expect(openingRoute({ ...usual, ...given }).view).toBe(view)
})

test('a requested view keeps its parameters', () => {
  expect(openingRoute({ ...usual, address, requested: toBase })).toEqual(toBase)
})
