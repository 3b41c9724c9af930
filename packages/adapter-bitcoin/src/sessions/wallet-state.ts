import type { WalletState } from '@latchkey/core/adapter'
import type { AccountFacts, AccountType, NetworkId } from '@latchkey/core/contract'
import { type ChainKind, chainKindOf, networkOfName } from '../network-names.ts'
import type { WalletAnswer } from '../wallets/bitcoin-wallet.ts'
import type { WalletAccount } from './read-accounts.ts'

/** Accounts and network of a wallet, without missing parts. */
interface FullWalletState extends WalletState<'bip122'> {
  readonly addresses: readonly string[]
  readonly networkId: NetworkId<'bip122'>
  readonly facts: Readonly<Record<string, AccountFacts>>
}

/** The network if only the kind of an address is known. */
const USUAL: Readonly<Record<ChainKind, string>> = {
  main: 'mainnet',
  test: 'testnet',
  regtest: 'regtest',
}

/**
 * Chooses the network and the accounts of a session. The network is the wallet's own one; without
 * one, the first preferred network with an account, otherwise the first network of an account.
 * Payment accounts come first.
 *
 * @returns undefined without any account.
 */
export function stateOf(
  { network }: Pick<WalletAnswer, 'network'>,
  accounts: readonly WalletAccount[],
  preferred: readonly NetworkId<'bip122'>[],
): FullWalletState | undefined {
  const own = networkOfName(network)
  const known = own === undefined ? [...preferred, ...accounts.flatMap(networksOf)] : [own]
  const networkIds = [...new Set(known)].filter((id) => accounts.some(isOn(id)))
  const [networkId] = networkIds
  if (networkId === undefined) return undefined
  const here = accounts.filter(isOn(networkId))
  const purposes = new Map(here.map((account) => [account, purposeOf(account, here)]))
  const ordered = [...here].sort(
    (a, b) => Number(purposes.get(a) === 'ordinal') - Number(purposes.get(b) === 'ordinal'),
  )
  const facts = ordered.map(
    (account) => [account.address, factsOf(account, purposes.get(account))] as const,
  )
  return {
    networkId,
    // A wallet with its own network can be asked to switch to any other.
    networkIds: own === undefined ? networkIds : undefined,
    addresses: ordered.map(({ address }) => address),
    // Sorted, so that the order does not depend on the active account.
    facts: Object.fromEntries(facts.sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Whether an account may be used on a network. */
function isOn(networkId: NetworkId<'bip122'>) {
  const kind = chainKindOf(networkId)
  return ({ kinds, networkIds }: WalletAccount): boolean =>
    kinds.some((own) => own === kind) && (networkIds?.includes(networkId) ?? true)
}

function networksOf({ kinds, networkIds }: WalletAccount): readonly NetworkId<'bip122'>[] {
  return networkIds ?? kinds.flatMap((kind) => networkOfName(USUAL[kind]) ?? [])
}

/**
 * Beside an account of another type, a taproot account is for ordinals. Alone it may be for both.
 *
 * @returns undefined if it is unknown.
 */
function purposeOf(account: WalletAccount, all: readonly WalletAccount[]): AccountType | undefined {
  if (account.purpose !== undefined) return account.purpose
  if (account.type !== 'p2tr') return 'payment'
  return all.some(({ type }) => type !== 'p2tr') ? 'ordinal' : undefined
}

function factsOf(
  { publicKey, path, label }: WalletAccount,
  type: AccountType | undefined,
): AccountFacts {
  return {
    ...(type && { type }),
    ...(publicKey && { publicKey }),
    ...(path && { path }),
    ...(label && { label }),
  }
}
