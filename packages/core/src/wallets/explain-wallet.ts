import type { CheckLink } from '../api/endpoints/listed-wallet.ts'
import type { Snapshot } from '../store/state/root.ts'
import { findListed } from './find-listed.ts'
import { limitWallets } from './limit-wallets.ts'
import type { ListingDeps } from './listing-deps.ts'
import { isAmong } from './local-rules.ts'
import { offeredWallets } from './narrowed.ts'
import { offersPairing } from './offers-pairing.ts'
import {
  findRule,
  LISTS_BY_RULE,
  type WalletFacts,
  type WalletList,
  type WalletRule,
} from './precedence.ts'
import { precedenceFacts } from './precedence-facts.ts'
import { isWalletNamed, isWalletVisible } from './visibility.ts'

/** Why a wallet is in the lists, or is not. For developers; none of it is shown to visitors. */
export interface WalletExplanation {
  /**
   * The rule that decides. `over-limit`, `ambiguous`: about wallets of this browser, see the sentence;
   * `unknown`: the wallet is neither in this browser nor in the listing.
   */
  readonly rule: WalletRule | 'over-limit' | 'ambiguous' | 'unknown'
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
    'It is in this browser. Only `excludeWalletIds`, `open({ namespace })` and more than 100 wallets ' +
    'could hide it.',
  'over-limit':
    'It is in this browser, but more than 100 wallets of its namespace are, and Connect shows those first ' +
    'that the options, the recent wallets or the loaded wallet listing know.',
  ambiguous:
    'More than one wallet of this browser claims to be it: each has a row of its own, and none of them is ' +
    'connected again without the visitor.',
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
  '`walletConnect` of @latchkey/walletconnect, `enableWalletConnect`, and a `projectId` or a relay of your own.'

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
  const listed = await findListed(deps, name, checkLink)
  const wallet = listed ?? known.find((each) => isWalletNamed(each, [name]))
  const { usesInjected, usesAnnounced, usesWallets } = state.options
  const hints = usesWallets && !(usesInjected && usesAnnounced) ? [NOT_LOOKED_FOR] : []
  if (wallet === undefined) {
    return { rule: 'unknown', lists: [], explanation: [SAYINGS.unknown, ...hints].join(' ') }
  }
  const rule = findRule(wallet, facts)
  const hereRule = explainHere(wallet, rule, state)
  if (hereRule !== undefined) {
    const others = listed === undefined ? [] : reachableLists(rule, state)
    const beside = others.filter((list) => list !== 'connect' && list !== 'headless')
    const lists = [...LISTS_HERE[hereRule], ...beside]
    return { rule: hereRule, wallet, lists, explanation: SAYINGS[hereRule] }
  }
  const all = LISTS_BY_RULE[rule]
  const isHere = rule === 'installed'
  const lists = reachableLists(rule, state)
  const lack = lists.length === all.length ? [] : [NO_PAIRING]
  const explanation = [SAYINGS[rule], ...lack, ...(isHere ? [] : hints)].join(' ')
  return { rule, wallet, lists, explanation }
}

/** Lists of wallets in this browser. The other lists are of the wallet listing. */
const LISTS_HERE = { 'over-limit': [], ambiguous: ['connect', 'headless'] } as const

/** The reason outside of the precedence, for wallets in this browser; undefined if the precedence decides. */
function explainHere(
  wallet: WalletFacts,
  rule: WalletRule,
  state: Snapshot,
): keyof typeof LISTS_HERE | undefined {
  if (rule === 'wallets-off' || rule === 'excluded') return undefined
  const { device, options } = state
  const visible = offeredWallets(state).filter((each) => isWalletVisible(each, options, device))
  const claims = visible.filter((each) => isAmong(each, [wallet], device))
  if (claims.length === 0) return undefined
  const shown = limitWallets(visible, state)
  if (!claims.some((each) => shown.includes(each))) return 'over-limit'
  return claims.every(({ isAmbiguous }) => isAmbiguous) ? 'ambiguous' : undefined
}

/** The lists of a rule that this website can show: it may offer no pairing. */
function reachableLists(rule: WalletRule, { options }: Snapshot): readonly WalletList[] {
  const all = LISTS_BY_RULE[rule]
  const canReach = rule === 'installed' || offersPairing(options)
  return canReach ? all : all.filter((list) => list === 'suggested')
}
