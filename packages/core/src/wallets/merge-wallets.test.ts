import { expect, test } from 'vitest'
import type { Wallet } from '../contract/index.ts'
import { mergeWallets } from './merge-wallets.ts'

function aWallet(given: Partial<Wallet> & Pick<Wallet, 'id'>): Wallet {
  return { namespace: 'eip155', kind: 'announced', name: given.id, isAmbiguous: false, ...given }
}

/** An announced wallet with its rdns as id, as adapters create it. */
function announced(rdns: string, given: Partial<Wallet> = {}): Wallet {
  return aWallet({ id: rdns, rdns, ...given })
}

function onSolana(name: string, given: Partial<Wallet> = {}): Wallet {
  return aWallet({ id: name, name, namespace: 'solana', ...given })
}

function onBitcoin(name: string, given: Partial<Wallet> = {}): Wallet {
  return aWallet({ id: name, name, namespace: 'bip122', ...given })
}

const injected = aWallet({ id: 'injected', kind: 'injected', name: 'Browser Wallet' })
const explorerId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

const phantom = announced('app.phantom', { name: 'Phantom' })
const metaMask = announced('io.metamask', { name: 'MetaMask' })
const metaMaskMobile = announced('io.metamask.mobile', { name: 'MetaMask' })
const trust = announced('com.trustwallet.app', { name: 'Trust Wallet' })

/** Each row of the result as `namespace:id` of its wallets. */
function rows(wallets: readonly Wallet[], isMobile = false): readonly string[][] {
  return mergeWallets(wallets, { isMobile }).map((row) => {
    return row.wallets.map(({ namespace, id }) => `${namespace}:${id}`)
  })
}

test.each<[rule: string, wallets: readonly Wallet[], rows: readonly string[][]]>([
  [
    'different wallets have a row each',
    [metaMask, phantom],
    [['eip155:io.metamask'], ['eip155:app.phantom']],
  ],
  [
    'the same rdns, announced and injected, is one row',
    [aWallet({ id: 'x', rdns: 'io.metamask', kind: 'injected' }), metaMask],
    [['eip155:io.metamask']],
  ],
  [
    'the same id of the listing is one row',
    [metaMask, aWallet({ id: 'injected', kind: 'injected', name: 'MetaMask' })],
    [['eip155:io.metamask']],
  ],
  [
    'a wallet that has its listing id is the one that is known by name',
    [
      aWallet({ id: explorerId, kind: 'provided', name: 'Something' }),
      aWallet({ id: 'injected', kind: 'injected', name: 'MetaMask' }),
    ],
    [[`eip155:${explorerId}`]],
  ],
  [
    'two rdns are two wallets, whatever their names',
    [metaMask, announced('com.evil', { name: 'MetaMask' })],
    [['eip155:io.metamask'], ['eip155:com.evil']],
  ],
  [
    'the same name alone does not make one wallet of two in a namespace',
    [aWallet({ id: 'a', name: 'Nameless' }), aWallet({ id: 'b', name: 'Nameless' })],
    [['eip155:a'], ['eip155:b']],
  ],
  [
    'the nameless wallet of a browser is a row of its own',
    [metaMask, injected],
    [['eip155:io.metamask'], ['eip155:injected']],
  ],
  [
    'a wallet of several namespaces is one row',
    [phantom, onSolana('Phantom'), onBitcoin('Phantom')],
    [['eip155:app.phantom', 'solana:Phantom', 'bip122:Phantom']],
  ],
  [
    'Trust Wallet is Trust',
    [trust, onSolana('Trust')],
    [['eip155:com.trustwallet.app', 'solana:Trust']],
  ],
  [
    'entries of two namespaces are also matched by rdns',
    [announced('x.one', { name: 'One' }), onSolana('Uno', { rdns: 'x.one' })],
    [['eip155:x.one', 'solana:Uno']],
  ],
  [
    'entries of two namespaces with two rdns are two wallets',
    [announced('x.one', { name: 'One' }), onSolana('One', { rdns: 'x.two' })],
    [['eip155:x.one'], ['solana:One']],
  ],
  [
    'nameless browser wallets of two namespaces are two wallets',
    [injected, { ...injected, namespace: 'bip122' }],
    [['eip155:injected'], ['bip122:injected']],
  ],
  [
    'if two wallets could be the same one, all have their own rows',
    [metaMask, announced('com.evil', { name: 'MetaMask' }), onSolana('MetaMask')],
    [['eip155:io.metamask'], ['eip155:com.evil'], ['solana:MetaMask']],
  ],
  [
    'if two matching wallets are in one namespace, all have their own rows',
    [onSolana('Phantom'), onSolana('Phantom', { id: 'Phantom#2' }), phantom],
    [['solana:Phantom'], ['solana:Phantom#2'], ['eip155:app.phantom']],
  ],
])('%s', (_rule, wallets, expected) => {
  expect(rows(wallets)).toEqual(expected)
})

test('the mobile rdns of MetaMask is MetaMask, but only on a phone', () => {
  expect(rows([metaMask, metaMaskMobile], true)).toEqual([['eip155:io.metamask']])
  expect(rows([metaMask, metaMaskMobile], false)).toHaveLength(2)
})

test('ambiguous wallets stay separate and are merged with no other wallet', () => {
  const one = announced('io.metamask', { name: 'MetaMask', isAmbiguous: true })
  const two = announced('io.metamask', { id: 'io.metamask#2', name: 'MetaMask', isAmbiguous: true })

  const merged = mergeWallets([one, two, onSolana('MetaMask')], { isMobile: false })

  expect(merged.map(({ isAmbiguous }) => isAmbiguous)).toEqual([true, true, false])
})

test('an injected wallet with the name of an ambiguous one is not removed', () => {
  const contested = announced('io.metamask', { name: 'MetaMask', isAmbiguous: true })
  const own = aWallet({ id: 'injected', kind: 'injected', name: 'MetaMask' })

  expect(rows([contested, own])).toEqual([['eip155:io.metamask'], ['eip155:injected']])
})

test('wallets stay in the order in which they were found', () => {
  expect(rows([phantom, trust, metaMask]).flat()).toEqual([
    'eip155:app.phantom',
    'eip155:com.trustwallet.app',
    'eip155:io.metamask',
  ])
})
