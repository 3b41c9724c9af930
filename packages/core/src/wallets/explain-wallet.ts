import type { CheckLink } from '../api/endpoints/listed-wallet.ts'
import { findListed } from './find-listed.ts'
import type { ListingDeps } from './listing-deps.ts'
import { offersPairing } from './offers-pairing.ts'
import {
  findRule,
  LISTS_BY_RULE,
  type WalletFacts,
  type WalletList,
  type WalletRule,
} from './precedence.ts'
import { precedenceFacts } from './precedence-facts.ts'
import { isWalletNamed } from './visibility.ts'

/** Why a wallet is in the lists, or is not. For developers; none of it is shown to visitors. */
export interface WalletExplanation {
  /** The rule that decides; `unknown`: the wallet is neither in this browser nor in the listing. */
  readonly rule: WalletRule | 'unknown'
  /** Lists that contain it. */
  readonly lists: readonly WalletList[]
  /** The wallet that was found. */
  readonly wallet?: WalletFacts | undefined
  /** The same as a sentence. */
  readonly explanation: string
}

const SAYINGS: Readonly<Record<WalletExplanation['rule'], string>> = {
  'wallets-off': '`enableWallets` is false: no wallet is offered.',
  excluded: 'It is in `excludeWalletIds`, which goes before everything else.',
  installed:
    'It is in this browser. Only `excludeWalletIds` and `open({ namespace })` could hide it.',
  recent: 'It was connected before. Neither `includeWalletIds` nor `networks` narrow that.',
  custom: 'It is in `customWallets`. Neither `includeWalletIds` nor `networks` narrow that.',
  featured: 'It is in `featuredWalletIds`. Neither `includeWalletIds` nor `networks` narrow that.',
  'not-included': '`includeWalletIds` is given, and it is not in there.',
  'other-networks':
    'It supports none of the `networks` of this website, or of those that `open({ namespace })` shows.',
  included: 'It is in `includeWalletIds`.',
  listed:
    'It is in the wallet listing, and no option hides it. Connect itself shows at most two such wallets.',
  unknown:
    'No adapter found it in this browser, and neither the options nor the wallet listing have it.',
}

const NO_PAIRING =
  'It can only be suggested, not connected: wallets that are not in this browser need ' +
  '`walletConnect` of @latchkey/walletconnect, `enableWalletConnect` and a `projectId`.'

/** Wallets that may be in this browser, but are not searched for. */
const NOT_LOOKED_FOR =
  'Wallets in this browser are not found by `window.ethereum` where `enableInjected` is false, and not ' +
  'by EIP-6963 or the Wallet Standard where `enableEIP6963` is false, as now.'

/**
 * Finds the rule that decides about a wallet.
 *
 * @param name - Its id in the listing, its rdns, its connector id, or its exact name.
 * @throws LatchkeyError as the requests to the listing, if one is needed.
 */
export async function explainWallet(
  deps: ListingDeps,
  name: string,
  checkLink: CheckLink,
): Promise<WalletExplanation> {
  const state = deps.snapshot()
  const facts = precedenceFacts(state)
  const known = [...state.wallets.local, ...state.recent.wallets, ...state.options.customWallets]
  const wallet: WalletFacts | undefined =
    (await findListed(deps, name, checkLink)) ?? known.find((each) => isWalletNamed(each, [name]))
  const { usesInjected, usesAnnounced, usesWallets } = state.options
  const hints = usesWallets && !(usesInjected && usesAnnounced) ? [NOT_LOOKED_FOR] : []
  if (wallet === undefined) {
    return { rule: 'unknown', lists: [], explanation: [SAYINGS.unknown, ...hints].join(' ') }
  }
  const rule = findRule(wallet, facts)
  const all = LISTS_BY_RULE[rule]
  const isHere = rule === 'installed'
  const canReach = isHere || offersPairing(state.options)
  const lack = canReach || all.length === 0 ? [] : [NO_PAIRING]
  return {
    rule,
    wallet,
    lists: canReach ? all : all.filter((list) => list === 'suggested'),
    explanation: [SAYINGS[rule], ...lack, ...(isHere ? [] : hints)].join(' '),
  }
}
