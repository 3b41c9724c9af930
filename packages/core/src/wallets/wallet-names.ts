/**
 * A table of well-known wallets. Nothing here makes a wallet trusted: an identity that a wallet claims
 * by its name only never wins over its rdns.
 * Source: docs/constants.json, `connectors`.
 */

/** The form of ids in the public listing. */
export const LISTED_ID = /^[0-9a-f]{64}$/

/** Number of digits that distinguish listed wallets; whole ids would be much to load. */
export const MARK_LENGTH = 8

/** The starts of ids in the public listing, by connector id and by name. */
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

/** Name of a wallet without a name of its own. */
export const BROWSER_WALLET = 'Browser Wallet'

/** The identity that a wallet claims. */
export interface WalletClaim {
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
}

/** The first name of a wallet that has two. */
export function knownName(name: string): string {
  return name === 'Trust Wallet' ? 'Trust' : name
}

/** The start of the wallet's id in the public listing, from the wallet itself or from the table. */
export function listingMark({ id, name }: Pick<WalletClaim, 'id' | 'name'>): string | undefined {
  return markOf(id) ?? MARKS.get(id) ?? MARKS.get(knownName(name))
}

/** The start of an id of the public listing; undefined for any other id. */
export function markOf(id: string): string | undefined {
  return LISTED_ID.test(id) ? id.slice(0, MARK_LENGTH) : undefined
}

/** The wallet's reverse domain name; on a phone the mobile one is replaced by the usual one. */
export function rdnsOf({ id, rdns }: WalletClaim, isMobile: boolean): string | undefined {
  const own = rdns ?? (COINBASE.test(id) ? 'com.coinbase.wallet' : undefined)
  return isMobile && own === 'io.metamask.mobile' ? 'io.metamask' : own
}
