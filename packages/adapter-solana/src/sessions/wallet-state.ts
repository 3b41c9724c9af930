import { readStandardAccounts, type StandardAccount, type Standing } from '@latchkey/core/adapter'
import { type AccountFacts, LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { isAddress } from '../address.ts'
import { chainOfNetwork, networkOfChain } from '../network-names.ts'

const FAMILY = { chainPrefix: 'solana', isAddress }

/** Where a wallet stands, whole. */
interface WholeStanding extends Standing<'solana'> {
  readonly addresses: readonly string[]
  readonly networkId: NetworkId<'solana'>
}

/** The accounts that a wallet shares now. @returns undefined when it gives something else. */
export function readAccounts(wallet: {
  readonly accounts: unknown
}): readonly StandardAccount[] | undefined {
  try {
    return readStandardAccounts(wallet.accounts, FAMILY)
  } catch {
    // A wallet that throws when its accounts are read gives none.
    return undefined
  }
}

/** @throws LatchkeyError `wallet.malformed`. */
export function needAccounts(answer: unknown): readonly StandardAccount[] {
  const accounts = readAccounts(Object(answer))
  if (accounts === undefined) throw new LatchkeyError('wallet.malformed', {})
  return accounts
}

/** Whether an account may be used on a network. */
export function isOn(networkId: NetworkId<'solana'>) {
  const chain = chainOfNetwork(networkId)
  return ({ chains }: StandardAccount): boolean => chains.includes(chain)
}

/**
 * Where a session stands: such wallets are on no network of their own, so it is the first one wished
 * for that an account serves, else the first that one does, with the accounts that serve it.
 *
 * @returns undefined without any account.
 */
export function standingOf(
  accounts: readonly StandardAccount[],
  wishes: readonly NetworkId<'solana'>[],
): WholeStanding | undefined {
  const networkIds = [...new Set(accounts.flatMap(({ chains }) => chains.map(networkOfChain)))]
  const networkId = wishes.find((wish) => networkIds.includes(wish)) ?? networkIds[0]
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
