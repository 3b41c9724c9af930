import { expect, test } from 'vitest'
import { createPage } from '../testing/a-page.ts'
import { createScriptedWallet, type ScriptedWallet } from '../testing/scripted-wallet.ts'
import type { FoundWallet } from './found-wallet.ts'
import { readInjected, toInjectedWallets, withoutListed } from './injected.ts'

function flagged(...flags: readonly string[]): ScriptedWallet {
  return Object.assign(
    createScriptedWallet(),
    Object.fromEntries(flags.map((flag) => [flag, true])),
  )
}

function names(wallets: readonly FoundWallet[]): readonly (readonly [string, string])[] {
  return wallets.map(({ wallet: { id, name } }) => [id, name])
}

function announced(rdns: string, provider = createScriptedWallet()): FoundWallet {
  const wallet = { id: rdns, rdns, name: rdns, namespace: 'eip155', kind: 'announced' } as const
  return { provider, wallet: { ...wallet, isAmbiguous: false } }
}

function pageWith(ethereum: unknown): ReturnType<typeof createPage> {
  return Object.defineProperty(createPage(), 'ethereum', { value: ethereum })
}

test('the injected wallet is found', () => {
  const provider = createScriptedWallet()

  expect(readInjected(pageWith(provider))).toEqual([provider])
})

test('a page with several wallets lists each of them once', () => {
  const [one, other] = [createScriptedWallet(), createScriptedWallet()]
  const shared = Object.assign(createScriptedWallet(), {
    providers: [one, other, one, 'no wallet'],
  })

  expect(readInjected(pageWith(shared))).toEqual([one, other])
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'ethereum'],
  ['an object that can not be asked', {}],
])('%s in the page is not a wallet', (_what, ethereum) => {
  expect(readInjected(pageWith(ethereum))).toEqual([])
})

test('a page that throws when it is read has no wallet', () => {
  const page = Object.defineProperty(createPage(), 'ethereum', {
    get() {
      throw new Error('Do not read me')
    },
  })

  expect(readInjected(page)).toEqual([])
})

test.each([
  [['isMetaMask'], 'io.metamask', 'MetaMask'],
  [['isMetaMask', 'isRabby'], 'io.rabby', 'Rabby Wallet'],
  [['isMetaMask', 'isBraveWallet'], 'com.brave.wallet', 'Brave Wallet'],
  [['isMetaMask', 'isZerion'], 'io.zerion.wallet', 'Zerion'],
  [['isTrustWallet'], 'com.trustwallet.app', 'Trust Wallet'],
  [['isCoinbaseWallet'], 'com.coinbase.wallet', 'Coinbase Wallet'],
  [['isMetaMask', 'isUnheardOf'], 'injected', 'Browser Wallet'],
  [[], 'injected', 'Browser Wallet'],
  [['isUnheardOf'], 'injected', 'Browser Wallet'],
])('flags %j name the wallet', (flags, id, name) => {
  expect(names(toInjectedWallets([flagged(...flags)], []))).toEqual([[id, name]])
})

test('a flag that throws when it is read does not count', () => {
  const provider = Object.defineProperty(createScriptedWallet(), 'isRabby', {
    get() {
      throw new Error('Do not read me')
    },
  })

  expect(names(toInjectedWallets([provider], []))).toEqual([['injected', 'Browser Wallet']])
})

test('wallets of the same name have different ids, and are ambiguous', () => {
  const providers = [createScriptedWallet(), flagged('isRabby'), createScriptedWallet()]

  const wallets = toInjectedWallets(providers, [])

  expect(names(wallets)).toEqual([
    ['injected', 'Browser Wallet'],
    ['io.rabby', 'Rabby Wallet'],
    ['injected#2', 'Browser Wallet'],
  ])
  expect(wallets.map(({ wallet }) => wallet.isAmbiguous)).toEqual([true, false, true])
})

test("a wallet with only MetaMask's flag is not MetaMask if MetaMask is announced", () => {
  const metaMask = flagged('isMetaMask')
  const pretender = flagged('isMetaMask')

  const wallets = toInjectedWallets([pretender, metaMask], [announced('io.metamask', metaMask)])

  expect(names(wallets)).toEqual([
    ['injected', 'Browser Wallet'],
    ['io.metamask', 'MetaMask'],
  ])
})

test('a wallet has one row: identified by its object', () => {
  const provider = createScriptedWallet()
  const wallets = toInjectedWallets([provider], [])

  expect(withoutListed(wallets, [announced('io.fjord', provider)])).toEqual([])
  expect(withoutListed(wallets, [announced('io.fjord')])).toEqual(wallets)
})

test('a wallet has one row: identified by its name if it has two objects', () => {
  const wallets = toInjectedWallets([flagged('isRabby')], [])

  expect(withoutListed(wallets, [announced('io.rabby')])).toEqual([])
})
