import type { WalletState } from '@latchkey/core/adapter'
import type {
  AccountFacts,
  AccountType,
  AccountTypeRules,
  NetworkId,
} from '@latchkey/core/contract'
import { type ChainKind, chainKindOf, networkOfName } from './network-names.ts'
import type { WalletAccount } from './read-accounts.ts'
import type { WalletAnswer } from './wallets/bitcoin-wallet.ts'

/** Accounts and network of a wallet, without missing parts. */
interface FullWalletState extends WalletState<'bip122'> {
  readonly addresses: readonly string[]
  readonly networkId: NetworkId<'bip122'>
  readonly facts: Readonly<Record<string, AccountFacts>>
}

/** The networks and account types that the website prefers. */
export interface StatePreferences {
  /** Networks, the best one first. */
  readonly networkIds: readonly NetworkId<'bip122'>[]
  readonly types?: AccountTypeRules | undefined
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
 * Accounts of the type that the website prefers come first, those for ordinals last; accounts of
 * types that it does not allow are left out.
 *
 * @returns undefined without any account.
 */
export function stateOf(
  { network }: Pick<WalletAnswer, 'network'>,
  accounts: readonly WalletAccount[],
  { networkIds: preferred, types = {} }: StatePreferences,
): FullWalletState | undefined {
  const own = networkOfName(network)
  const known = own === undefined ? [...preferred, ...accounts.flatMap(networksOf)] : [own]
  const networkIds = [...new Set(known)].filter((id) => allowedOn(id, accounts, types).length > 0)
  const [networkId] = networkIds
  if (networkId === undefined) return undefined
  const rank = ({ type }: AllowedAccount): number => {
    if (type === 'ordinal') return types.preferred === type ? 0 : 2
    return type !== undefined && type === types.preferred ? 0 : 1
  }
  const ordered = [...allowedOn(networkId, accounts, types)].sort((a, b) => rank(a) - rank(b))
  const facts = ordered.map(
    ({ account, type }) => [account.address, factsOf(account, type)] as const,
  )
  return {
    networkId,
    // A wallet with its own network can be asked to switch to any other.
    networkIds: own === undefined ? networkIds : undefined,
    addresses: ordered.map(({ account }) => account.address),
    // Sorted, so that the order does not depend on the active account.
    facts: Object.fromEntries(facts.sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** An account that the website allows. */
interface AllowedAccount {
  readonly account: WalletAccount
  /** undefined if it is unknown. */
  readonly type: AccountType | undefined
}

/** The accounts that may be used on a network. */
function allowedOn(
  networkId: NetworkId<'bip122'>,
  accounts: readonly WalletAccount[],
  { allowed, preferred }: AccountTypeRules,
): readonly AllowedAccount[] {
  const here = accounts.filter(isOn(networkId))
  return here.flatMap((account) => {
    const purposes = purposesOf(account, here)
    if (purposes.length === 0) return [{ account, type: undefined }]
    const fitting = purposes.filter((type) => allowed?.includes(type) ?? true)
    const type = [preferred, 'payment' as const].find((each) => fitting.some((it) => it === each))
    return fitting.length === 0 ? [] : [{ account, type: type ?? fitting[0] }]
  })
}

/** Returns a filter for the accounts that may be used on a network. */
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
 * @returns An empty list if they are unknown.
 */
function purposesOf(
  { purposes, type }: WalletAccount,
  all: readonly WalletAccount[],
): readonly AccountType[] {
  if (purposes !== undefined) return purposes
  if (type !== 'p2tr') return ['payment']
  return all.some((other) => other.type !== 'p2tr') ? ['ordinal'] : []
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
