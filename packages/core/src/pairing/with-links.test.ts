import { expect, test } from 'vitest'
import type { PairableWallet, Snapshot } from '../store/root-state.ts'
import { createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { wholeWallet } from './with-links.ts'

const FACE: PairableWallet = { id: 'plum', name: 'Plum' }
const LISTED: PairableWallet = { ...FACE, mobileLink: 'plum://listed' }
const USED = { ...FACE, namespace: 'eip155', mobileLink: 'plum://used' } as const

function known(wallet: PairableWallet, changes: Partial<Snapshot>, choice: TestCoreChoice = {}) {
  const snapshot = { ...createTestCore(choice).core.snapshot(), ...changes }
  return wholeWallet(snapshot, wallet)
}

const ready = (wallet: PairableWallet) => ({ status: 'ready', wallets: [wallet] }) as const
const catalog = (wallet: PairableWallet): Snapshot['catalog'] => ({
  wish: { search: '', isCertifiedOnly: false },
  pages: { 1: ready(wallet) },
})

test.each<[from: string, changes: Partial<Snapshot>, link: string | undefined]>([
  ['what the website was answered', { listing: { named: ready(LISTED) } }, 'plum://listed'],
  ['a page of the listing', { catalog: catalog(LISTED) }, 'plum://listed'],
  ['what is remembered', { recent: { wallets: [USED] } }, 'plum://used'],
  [
    'the listing before what is remembered',
    { recent: { wallets: [USED] }, catalog: catalog(LISTED) },
    'plum://listed',
  ],
  ['nowhere', {}, undefined],
])('a wallet that was chosen by its face has what opens it from %s', (_from, changes, link) => {
  expect(known(FACE, changes).mobileLink).toBe(link)
})

test('what the website says of its own wallet goes before the listing, and is judged', () => {
  const customWallets = [{ ...FACE, mobileLink: 'plum://own', webappLink: 'javascript:alert(1)' }]

  expect(known(FACE, { catalog: catalog(LISTED) }, { customWallets })).toMatchObject({
    mobileLink: 'plum://own',
    webappLink: undefined,
  })
})

test('whoever says what opens a wallet is believed', () => {
  const wallet = { ...FACE, desktopLink: 'plum://mine' }

  expect(known(wallet, { catalog: catalog(LISTED) })).toEqual(wallet)
})

test('a wallet that was in the browser once is found by its rdns', () => {
  const wallet = { id: 'dev.plum', name: 'Plum', rdns: 'dev.plum' }

  expect(
    known(wallet, { listing: { named: ready({ ...LISTED, rdns: 'dev.plum' }) } }).mobileLink,
  ).toBe('plum://listed')
})
