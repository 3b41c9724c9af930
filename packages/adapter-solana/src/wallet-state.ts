import {
  readStandardAccounts,
  type StandardAccount,
  type WalletState,
} from '@latchkey/core/adapter'
import { type AccountFacts, LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { isAddress } from './address.ts'
import { chainOfNetwork, networkOfChain } from './network-names.ts'

const ACCOUNT_FORMAT = { chainPrefix: 'solana', isAddress }

/** Accounts and network of a wallet, without missing parts. */
interface FullWalletState extends WalletState<'solana'> {
  readonly addresses: readonly string[]
  readonly networkId: NetworkId<'solana'>
}

/** The accounts that a wallet shares now. @returns undefined for invalid accounts. */
export function readAccounts(wallet: {
  readonly accounts: unknown
}): readonly StandardAccount[] | undefined {
  try {
    return readStandardAccounts(wallet.accounts, ACCOUNT_FORMAT)
  } catch {
    // A wallet that throws when its accounts are read has no valid accounts.
    return undefined
  }
}

/** @throws LatchkeyError `wallet.malformed`. */
export function requireAccounts(answer: unknown): readonly StandardAccount[] {
  const accounts = readAccounts(Object(answer))
  if (accounts === undefined) throw new LatchkeyError('wallet.malformed', {})
  return accounts
}

/** Returns a filter for the accounts that may be used on a network. */
export function isOn(networkId: NetworkId<'solana'>) {
  const chain = chainOfNetwork(networkId)
  return ({ chains }: StandardAccount): boolean => chains.includes(chain)
}

/**
 * Chooses the network and the accounts of a session. Wallets of the Wallet Standard have no network
 * of their own, so that it is the first preferred network with an account, otherwise the first
 * network of an account.
 *
 * @returns undefined without any account.
 */
export function stateOf(
  accounts: readonly StandardAccount[],
  preferred: readonly NetworkId<'solana'>[],
): FullWalletState | undefined {
  const networkIds = [...new Set(accounts.flatMap(({ chains }) => chains.map(networkOfChain)))]
  const networkId = preferred.find((id) => networkIds.includes(id)) ?? networkIds[0]
  if (networkId === undefined) return undefined
  const here = accounts.filter(isOn(networkId))
  return {
    networkId,
    networkIds,
    addresses: here.map(({ address }) => address),
    facts: factsOf(here),
  }
}

function factsOf(
  accounts: readonly StandardAccount[],
): Readonly<Record<string, AccountFacts>> | undefined {
  const named = accounts.filter(({ label }) => label !== undefined)
  if (named.length === 0) return undefined
  return Object.fromEntries(named.map(({ address, label }) => [address, { label }]))
}
