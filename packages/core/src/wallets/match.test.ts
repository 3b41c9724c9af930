import { expect, test } from 'vitest'
import type { Namespace, Wallet } from '../contract/index.ts'
import { matchWallet } from './match.ts'
import type { WalletClaim } from './wallet-names.ts'

const metaMaskId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const phantomId = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'

const metaMask: Wallet = {
  id: 'io.metamask',
  rdns: 'io.metamask',
  name: 'MetaMask',
  namespace: 'eip155',
  kind: 'announced',
  isAmbiguous: false,
}
const evil: Wallet = { ...metaMask, id: 'com.evil', rdns: 'com.evil' }
const phantom: Wallet = { ...metaMask, id: 'app.phantom', rdns: 'app.phantom', name: 'Phantom' }
const phantomOnSolana: Wallet = { ...phantom, id: 'Phantom', rdns: undefined, namespace: 'solana' }
const contested: Wallet = { ...metaMask, isAmbiguous: true }

const external = 'ConnectingExternal'
const pairing = 'ConnectingWalletConnect'

test.each<[rule: string, choice: WalletClaim, connectors: readonly Wallet[], view: string]>([
  [
    'a connector with the same rdns',
    { id: 'any', name: 'Any', rdns: 'io.metamask' },
    [phantom, metaMask],
    external,
  ],
  [
    'a connector with the same id in the listing',
    { id: metaMaskId, name: 'MetaMask' },
    [phantom, metaMask],
    external,
  ],
  [
    'a connector that is known by name',
    { id: phantomId, name: 'Phantom' },
    [phantomOnSolana],
    external,
  ],
  [
    'another rdns, although the name is the same',
    { id: metaMaskId, name: 'MetaMask', rdns: 'io.metamask' },
    [evil],
    pairing,
  ],
  ['no connector', { id: metaMaskId, name: 'MetaMask' }, [phantom], pairing],
  ['no connector at all', { id: metaMaskId, name: 'MetaMask' }, [], pairing],
  [
    'only an ambiguous connector',
    { id: metaMaskId, name: 'MetaMask', rdns: 'io.metamask' },
    [contested],
    pairing,
  ],
  [
    'the phone rdns on a desktop',
    { id: 'any', name: 'Any', rdns: 'io.metamask.mobile' },
    [metaMask],
    pairing,
  ],
])('%s', (...[, choice, connectors, view]) => {
  expect(matchWallet(choice, connectors, { isMobile: false }).view).toBe(view)
})

test('on a phone the mobile rdns of MetaMask matches its usual connector', () => {
  const choice = { id: 'any', name: 'Any', rdns: 'io.metamask.mobile' }

  expect(matchWallet(choice, [metaMask], { isMobile: true })).toEqual({
    view: 'ConnectingExternal',
    wallet: metaMask,
  })
})

test.each<[preferred: Namespace | undefined, namespace: Namespace]>([
  [undefined, 'eip155'],
  ['eip155', 'eip155'],
  ['solana', 'solana'],
  ['bip122', 'eip155'],
])('of several namespaces, with %s preferred, %s is used', (preferred, namespace) => {
  const choice = { id: phantomId, name: 'Phantom' }

  expect(
    matchWallet(choice, [phantom, phantomOnSolana], { isMobile: false, preferred }),
  ).toMatchObject({ wallet: { namespace } })
})
