import { readWallets } from '../api/endpoints/get-wallets.ts'
import type { CheckLink, ListedWallet } from '../api/endpoints/listed-wallet.ts'
import type { PairableWallet } from '../store/state/listing.ts'
import { BUTTON_NAMES } from './button-names.ts'
import { SEARCH_ENTRIES } from './constants.ts'
import { listedIdOf } from './listed-ids.ts'
import type { ListingDeps } from './listing-deps.ts'
import { foundQuestion, isNamed, ownNamed } from './named-wallet.ts'
import { findRule, LISTS_BY_RULE } from './precedence.ts'
import { precedenceFacts } from './precedence-facts.ts'
import { type ListingTools, toPairable } from './to-pairable.ts'
import { isWalletNamed } from './visibility.ts'

/**
 * Finds a wallet that a website names, among its own and in the listing.
 *
 * @param name - Its id in the listing, the name that buttons have for it, its rdns, or its name, in which
 *   blanks, capitals and a "Wallet" at the end don't matter.
 * @returns undefined where there is none, or where the options hide it.
 * @throws LatchkeyError as the requests to the listing.
 */
export type FindPairable = (name: string) => Promise<PairableWallet | undefined>

/** Creates the finder of one core. It requests each name once, unless the request failed. */
export function createFindPairable(deps: ListingDeps, tools: ListingTools): FindPairable {
  const requests = new Map<string, Promise<PairableWallet | undefined>>()

  async function request(name: string): Promise<PairableWallet | undefined> {
    try {
      const wallet = await find(deps, name, tools)
      const wallets = wallet === undefined ? [] : [wallet]
      deps.listing.write(foundQuestion(name), { status: 'ready', wallets })
      return wallet
    } catch (thrown) {
      requests.delete(name)
      throw thrown
    }
  }

  return async (name) => {
    const own = ownNamed(deps.state, name)
    if (own !== undefined) return own
    const requested = requests.get(name) ?? request(name)
    requests.set(name, requested)
    return await requested
  }
}

async function find(
  deps: ListingDeps,
  name: string,
  { checkLink, imageUrl }: ListingTools,
): Promise<PairableWallet | undefined> {
  const wallet = await findListed(deps, name, checkLink)
  const api = deps.services.walletApi
  if (wallet === undefined || api === undefined) return undefined
  const rule = findRule(wallet, precedenceFacts(deps.snapshot()))
  // A wallet of this browser is connected directly.
  const isShown = rule === 'installed' || LISTS_BY_RULE[rule].includes('all')
  return isShown ? toPairable(wallet, api, imageUrl) : undefined
}

/** The wallet in the listing, without the website's filters. */
export async function findListed(
  { services, timers }: ListingDeps,
  name: string,
  checkLink: CheckLink,
): Promise<ListedWallet | undefined> {
  const { walletApi } = services
  if (walletApi === undefined) return undefined
  const id = BUTTON_NAMES.get(name) ?? listedIdOf({ id: name, name })
  const query =
    id === undefined
      ? { page: 1, entries: SEARCH_ENTRIES, search: wordsOf(name) }
      : { page: 1, entries: 1, include: [id] }
  const { wallets } = await readWallets(walletApi, query, { checkLink, signal: timers.signal() })
  if (id !== undefined) return wallets[0]
  return (
    wallets.find((each) => isWalletNamed(each, [name])) ??
    wallets.find((each) => isNamed(each, name))
  )
}

/** Returns the last part of an rdns; a name may be written with hyphens. */
function wordsOf(name: string): string {
  return (name.split('.').at(-1) ?? name).replaceAll('-', ' ')
}
