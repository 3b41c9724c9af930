import { sortNamespaces, type Wallet } from '../contract/index.ts'
import type { Snapshot } from '../store/state/root.ts'
import { isAmong } from './local-rules.ts'
import { isWalletNamed } from './visibility.ts'
import { knownName, type WalletClaim } from './wallet-names.ts'

/** The parts of the state that know wallets. */
export type WalletLimitFacts = Pick<
  Snapshot,
  'options' | 'device' | 'recent' | 'listing' | 'catalog'
>

/** A page in which more wallets announce themselves is broken or hostile. Source: docs/security.md, S23. */
const MAX_PER_NAMESPACE = 100

/**
 * At most 100 wallets of each namespace, in their order. Where there are more, those stay that the
 * website, the recent list or an answer of the listing knows; of several with one identity the first
 * one, then the others. What is left over goes to the wallets found first.
 */
export function limitWallets(
  wallets: readonly Wallet[],
  facts: WalletLimitFacts,
): readonly Wallet[] {
  if (wallets.length <= MAX_PER_NAMESPACE) return wallets
  const namespaces = sortNamespaces(wallets.map(({ namespace }) => namespace))
  const limited = namespaces.flatMap((namespace) => {
    const found = wallets.filter((wallet) => wallet.namespace === namespace)
    return found.length > MAX_PER_NAMESPACE ? bestKnown(found, facts) : found
  })
  const isWithinLimit = new Set(limited)
  return wallets.filter((wallet) => isWithinLimit.has(wallet))
}

function bestKnown(wallets: readonly Wallet[], facts: WalletLimitFacts): readonly Wallet[] {
  const isKnown = createIsKnown(facts)
  const known = wallets.filter(isKnown)
  const identities = known.map(({ rdns, name }) => rdns ?? name)
  const first = known.filter((_, index) => identities.indexOf(identities[index] ?? '') === index)
  return [...new Set([...first, ...known, ...wallets])].slice(0, MAX_PER_NAMESPACE)
}

function createIsKnown({
  options,
  device,
  recent,
  listing,
  catalog,
}: WalletLimitFacts): (wallet: Wallet) => boolean {
  const answers = [...Object.values(listing), ...Object.values(catalog.pages)]
  const known: readonly WalletClaim[] = [
    ...recent.wallets,
    ...options.customWallets,
    ...answers.flatMap((answer) => answer?.wallets ?? []),
  ]
  const names = new Set(known.map(({ name }) => knownName(name)))
  const ids = [
    ...options.featuredWalletIds,
    ...options.includeWalletIds,
    ...Object.keys(options.connectorImages),
  ]
  return (wallet) =>
    wallet.kind === 'provided' ||
    names.has(knownName(wallet.name)) ||
    isWalletNamed(wallet, ids) ||
    isAmong(wallet, known, device)
}
