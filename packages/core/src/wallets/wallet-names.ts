/**
 * What is known of some wallets by heart. Nothing here makes a wallet trusted: an identity that a
 * wallet claims by its name alone never stands against its rdns.
 * Source: docs/constants.json, `connectors`.
 */

/** How the public listing names a wallet. */
export const LISTED_ID = /^[0-9a-f]{64}$/

/** How many digits tell listed wallets apart; all of them would be much to load for every visitor. */
export const MARK_LENGTH = 8

/** What ids in the public listing begin with, by connector id and by name. */
const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    coinbaseWallet: 'fd20dc42',
    coinbaseWalletSDK: 'fd20dc42',
    safe: '225affb1',
    ledger: '19177a98',
    okx: '971e689d',
    MetaMask: 'c57ca95b',
    Trust: '4622a2b2',
    Solflare: '1ca0bdd4',
    Phantom: 'a797aa35',
    Coin98: '2a3c8904',
    'Magic Eden': '8b830a2b',
    Backpack: '2bd8c14e',
    'Bitget Wallet': '38f5d18b',
    Frontier: '85db4314',
    'Xverse Wallet': '2a87d74a',
    Leather: '483afe1d',
  }),
)

/** Connector ids of a wallet whose reverse domain name is known. */
const COINBASE = /^coinbaseWallet(SDK)?$/

/** Name of a wallet that does not say which one it is. */
export const BROWSER_WALLET = 'Browser Wallet'

/** What a wallet says of itself. */
export interface WalletClaim {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
}

/** The one name under which a wallet is known that goes by two. */
export function knownName(name: string): string {
  return name === 'Trust Wallet' ? 'Trust' : name
}

/** What the wallet's id in the public listing begins with, where it has one or is known by heart. */
export function listingMark({ id, name }: Pick<WalletClaim, 'id' | 'name'>): string | undefined {
  return markOf(id) ?? MARKS.get(id) ?? MARKS.get(knownName(name))
}

/** What an id of the public listing begins with; undefined for any other id. */
export function markOf(id: string): string | undefined {
  return LISTED_ID.test(id) ? id.slice(0, MARK_LENGTH) : undefined
}

/** The wallet's reverse domain name; on a phone the mobile one stands for the usual one. */
export function rdnsOf({ id, rdns }: WalletClaim, isMobile: boolean): string | undefined {
  const own = rdns ?? (COINBASE.test(id) ? 'com.coinbase.wallet' : undefined)
  return isMobile && own === 'io.metamask.mobile' ? 'io.metamask' : own
}
