import { expect, test } from 'vitest'
import type { Wallet } from '../contract/index.ts'
import { walletPlatforms } from '../pairing/platforms.ts'
import type { PairableWallet } from '../store/state/listing.ts'
import { createTestCore } from '../testing/create-test-core.ts'
import { matchWallet } from './match.ts'
import { connectRows } from './offered-rows.ts'

interface InApp {
  /** The id of the wallet that the browser of the app adds to the page. */
  readonly rdns: string
  readonly kind?: Wallet['kind']
  /** The same wallet in the public listing, with its links. */
  readonly listed: PairableWallet
}

function listed(id: string, name: string, rdns?: string): PairableWallet {
  const link = name.toLowerCase().replaceAll(' ', '')
  return { id: id.padEnd(64, '0'), name, rdns, mobileLink: `${link}://` }
}

/** Browsers of wallets on a phone: the wallet is in the page, and in the listing with links that open its app. */
test.each<[name: string, InApp]>([
  [
    'MetaMask',
    { rdns: 'io.metamask.mobile', listed: listed('c57ca95b', 'MetaMask', 'io.metamask') },
  ],
  [
    'Trust Wallet',
    {
      rdns: 'com.trustwallet.app',
      kind: 'injected',
      listed: listed('4622a2b2', 'Trust Wallet', 'com.trustwallet.app'),
    },
  ],
  ['Phantom', { rdns: 'app.phantom', listed: listed('a797aa35', 'Phantom', 'app.phantom') }],
  [
    'Coinbase Wallet',
    {
      rdns: 'com.coinbase.wallet',
      listed: listed('fd20dc42', 'Coinbase Wallet', 'com.coinbase.wallet'),
    },
  ],
  ['Rainbow', { rdns: 'me.rainbow', listed: listed('1ae92b26', 'Rainbow', 'me.rainbow') }],
  [
    'Rabby Wallet',
    { rdns: 'io.rabby', kind: 'injected', listed: listed('18388be9', 'Rabby Wallet', 'io.rabby') },
  ],
])('in the browser of %s the wallet has one row, and no link leads into its app', (name, row) => {
  const { rdns, kind = 'announced', listed: other } = row
  const wallet: Wallet = { id: rdns, rdns, namespace: 'eip155', kind, name, isAmbiguous: false }
  const base = createTestCore({ projectId: 'p1' }).core.snapshot()
  const snapshot = {
    ...base,
    device: { ...base.device, isMobile: true },
    wallets: { local: [wallet] },
    catalog: { ...base.catalog, pages: { 0: { status: 'ready' as const, wallets: [other] } } },
  }

  const rows = connectRows(snapshot).filter((each) => each.name === name)

  expect(rows).toMatchObject([{ kind, choices: [{ namespace: 'eip155', walletId: rdns }] }])
  expect(rows[0]?.wallet).toBeUndefined()
  // Chosen in AllWallets, it is the same wallet: one request, in the press.
  expect(matchWallet(other, [wallet], { isMobile: true })).toEqual({
    view: 'ConnectingExternal',
    wallet,
  })
  expect(walletPlatforms(other, { isMobile: true, isInstalled: true, hasAdapters: true })[0]).toBe(
    'browser',
  )
})
