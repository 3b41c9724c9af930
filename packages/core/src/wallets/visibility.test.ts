import { expect, test } from 'vitest'
import type { Wallet } from '../contract/index.ts'
import { isInjectedHidden, isWalletVisible, type Visibility } from './visibility.ts'

const metaMaskId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

/** Source: docs/specification.md, section 2: all sixteen cases. */
test.each<[isMobile: number, installed: number, rdns: number, excluded: number, hidden: boolean]>([
  [0, 0, 0, 0, true],
  [0, 0, 0, 1, true],
  [0, 0, 1, 0, true],
  [0, 0, 1, 1, true],
  [0, 1, 0, 0, false],
  [0, 1, 0, 1, true],
  [0, 1, 1, 0, false],
  [0, 1, 1, 1, true],
  [1, 0, 0, 0, true],
  [1, 0, 0, 1, true],
  [1, 0, 1, 0, false],
  [1, 0, 1, 1, true],
  [1, 1, 0, 0, false],
  [1, 1, 0, 1, true],
  [1, 1, 1, 0, false],
  [1, 1, 1, 1, true],
])('injected: mobile %i, installed %i, rdns %i, excluded %i', (...row) => {
  const [isMobile, isInstalled, hasRdns, isExcluded, hidden] = row

  expect(
    isInjectedHidden({
      isMobile: isMobile === 1,
      isInstalled: isInstalled === 1,
      hasRdns: hasRdns === 1,
      isExcluded: isExcluded === 1,
    }),
  ).toBe(hidden)
})

const all: Visibility = {
  usesWallets: true,
  usesInjected: true,
  usesAnnounced: true,
  excludeWalletIds: [],
}
const announced: Wallet = {
  id: 'io.metamask',
  rdns: 'io.metamask',
  name: 'MetaMask',
  namespace: 'eip155',
  kind: 'announced',
  isAmbiguous: false,
}
const injected: Wallet = { ...announced, id: 'injected', rdns: undefined, kind: 'injected' }
const provided: Wallet = { ...announced, id: 'own', rdns: undefined, name: 'Own', kind: 'provided' }

test.each<[rule: string, wallet: Wallet, given: Partial<Visibility>, isVisible: boolean]>([
  ['announced', announced, {}, true],
  ['injected', injected, {}, true],
  ['handed over', provided, {}, true],
  ['announced, wallets off', announced, { usesWallets: false }, false],
  ['injected, wallets off', injected, { usesWallets: false }, false],
  ['handed over, wallets off', provided, { usesWallets: false }, false],
  ['announced, announced off', announced, { usesAnnounced: false }, false],
  ['announced, injected off', announced, { usesInjected: false }, true],
  ['injected, injected off', injected, { usesInjected: false }, false],
  ['injected, announced off', injected, { usesAnnounced: false }, true],
  ['handed over, both off', provided, { usesInjected: false, usesAnnounced: false }, true],
  ['excluded by rdns', announced, { excludeWalletIds: ['io.metamask'] }, false],
  ['excluded by the listing id', announced, { excludeWalletIds: [metaMaskId] }, false],
  ['excluded by name', injected, { excludeWalletIds: ['MetaMask'] }, false],
  ['injected, excluded by the listing id', injected, { excludeWalletIds: [metaMaskId] }, false],
  ['handed over, excluded by id', provided, { excludeWalletIds: ['own'] }, false],
  ['another one excluded', announced, { excludeWalletIds: ['app.phantom'] }, true],
])('%s', (...[, wallet, given, isVisible]) => {
  expect(isWalletVisible(wallet, { ...all, ...given }, { isMobile: false })).toBe(isVisible)
})
