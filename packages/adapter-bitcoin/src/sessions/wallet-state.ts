import type { Standing } from '@latchkey/core/adapter'
import type { AccountFacts, AccountType, NetworkId } from '@latchkey/core/contract'
import { type ChainKind, chainKindOf, networkOfName } from '../network-names.ts'
import type { WalletWord } from '../wallets/bitcoin-wallet.ts'
import type { WalletAccount } from './read-accounts.ts'

/** Where a wallet stands, whole. */
interface WholeStanding extends Standing<'bip122'> {
  readonly addresses: readonly string[]
  readonly networkId: NetworkId<'bip122'>
  readonly facts: Readonly<Record<string, AccountFacts>>
}

/** The network that is meant where nothing but the kind of an address is known. */
const USUAL: Readonly<Record<ChainKind, string>> = {
  main: 'mainnet',
  test: 'testnet',
  regtest: 'regtest',
}

/**
 * Where a session stands: on the wallet's own network, and where it is on none of its own, on the
 * first one wished for that an account serves, else the first that one does. Accounts for payments
 * come first.
 *
 * @returns undefined without any account.
 */
export function standingOf(
  { network }: Pick<WalletWord, 'network'>,
  accounts: readonly WalletAccount[],
  wishes: readonly NetworkId<'bip122'>[],
): WholeStanding | undefined {
  const own = networkOfName(network)
  const known = own === undefined ? [...wishes, ...accounts.flatMap(networksOf)] : [own]
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
    // A wallet on a network of its own can be asked for any other.
    networkIds: own === undefined ? networkIds : undefined,
    addresses: ordered.map(({ address }) => address),
    // In an order of their own: which account is in front says nothing about any of them.
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
 * Beside an account of another kind, taproot is where wallets keep ordinals. Alone it may be for both.
 *
 * @returns undefined where nobody says it.
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
