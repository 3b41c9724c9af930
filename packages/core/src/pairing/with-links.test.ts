import { expect, test } from 'vitest'
import type { PairableWallet } from '../store/state/listing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { createTestCore, type TestCoreChoice } from '../testing/create-test-core.ts'
import { withLinks } from './with-links.ts'

const BARE: PairableWallet = { id: 'plum', name: 'Plum' }
const LISTED: PairableWallet = { ...BARE, mobileLink: 'plum://listed' }
const USED = { ...BARE, namespace: 'eip155', mobileLink: 'plum://used' } as const

function known(wallet: PairableWallet, changes: Partial<Snapshot>, choice: TestCoreChoice = {}) {
  const snapshot = { ...createTestCore(choice).core.snapshot(), ...changes }
  return withLinks(snapshot, wallet)
}

const ready = (wallet: PairableWallet) => ({ status: 'ready', wallets: [wallet] }) as const
const catalog = (wallet: PairableWallet): Snapshot['catalog'] => ({
  filter: { search: '', isCertifiedOnly: false },
  pages: { 1: ready(wallet) },
})

test.each<[from: string, changes: Partial<Snapshot>, link: string | undefined]>([
  ['the listing', { listing: { named: ready(LISTED) } }, 'plum://listed'],
  ['a page of the listing', { catalog: catalog(LISTED) }, 'plum://listed'],
  ['the recent wallets', { recent: { wallets: [USED] } }, 'plum://used'],
  [
    'the listing before the recent wallets',
    { recent: { wallets: [USED] }, catalog: catalog(LISTED) },
    'plum://listed',
  ],
  ['nowhere', {}, undefined],
])('a wallet that was chosen without links gets them from %s', (_from, changes, link) => {
  expect(known(BARE, changes).mobileLink).toBe(link)
})

test("the website's own links of a wallet win over the listing, and are checked", () => {
  const customWallets = [{ ...BARE, mobileLink: 'plum://own', webappLink: 'javascript:alert(1)' }]

  expect(known(BARE, { catalog: catalog(LISTED) }, { customWallets })).toMatchObject({
    mobileLink: 'plum://own',
    webappLink: undefined,
  })
})

test('a wallet with a link is not changed', () => {
  const wallet = { ...BARE, desktopLink: 'plum://mine' }

  expect(known(wallet, { catalog: catalog(LISTED) })).toEqual(wallet)
})

test('a wallet that was injected before is found by its rdns', () => {
  const wallet = { id: 'dev.plum', name: 'Plum', rdns: 'dev.plum' }

  expect(
    known(wallet, { listing: { named: ready({ ...LISTED, rdns: 'dev.plum' }) } }).mobileLink,
  ).toBe('plum://listed')
})
