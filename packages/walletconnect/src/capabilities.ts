import {
  type AccountId,
  addressOf,
  namespaceOf,
  networkOf,
  type PairedSession,
  referenceOf,
} from '@latchkey/core/contract'
import type { SessionStruct } from './library/types.ts'
import { asList } from './read-accounts.ts'

/** Longer texts are not read as capabilities. */
const MAX_LENGTH = 100_000

/**
 * EIP-5792 capabilities that a wallet sent along with the session, by account id. Wallets sort them by
 * account, by address and chain, or by chain alone, and write them as text or as objects.
 *
 * @returns undefined when the wallet sent none.
 */
export function readCapabilities(
  { sessionProperties, scopedProperties }: SessionStruct,
  accounts: readonly AccountId[],
): Readonly<Record<string, unknown>> | undefined {
  const ofSession = record(Object(sessionProperties).capabilities)
  const scoped = record(scopedProperties)
  const found = accounts
    .filter((account) => namespaceOf(account) === 'eip155')
    .map((account) => [account, capabilitiesOf(account, ofSession, scoped)] as const)
    .filter(([, capabilities]) => Object.keys(capabilities).length > 0)
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/**
 * Answers `wallet_getCapabilities` (EIP-5792) with the capabilities that the wallet sent with the session.
 *
 * @returns undefined if it sent none for that address and these chains: then the wallet has to be asked.
 */
export function knownCapabilities(
  { capabilities = {}, accounts }: PairedSession,
  params: unknown,
): Readonly<Record<string, unknown>> | undefined {
  const [address, chains] = asList(params)
  const requested = asList(chains)
  const found = accounts
    .filter((account) => hasAddress(account, address) && capabilities[account] !== undefined)
    .map((account) => [hexChainId(account), capabilities[account]] as const)
    .filter(([chain]) => requested.length === 0 || requested.includes(chain))
  const isComplete = found.length > 0 && found.length >= requested.length
  return isComplete ? Object.fromEntries(found) : undefined
}

type Table = Readonly<Record<string, unknown>>

function capabilitiesOf(account: AccountId, ofSession: Table, scoped: Table): Table {
  const chain = hexChainId(account)
  const address = addressOf(account)
  const ofNetwork = record(scoped[networkOf(account)])
  return {
    ...record(ofSession[chain]),
    ...record(record(named(ofSession, address))[chain]),
    ...record(named(ofSession, account)),
    ...record(named(ofNetwork, account) ?? ofNetwork['capabilities']),
  }
}

/** Wallets write an address here in other letters than in their accounts. */
function named(table: Table, name: string): unknown {
  const key = Object.keys(table).find((each) => each.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : table[key]
}

/** A chain id in the form of EIP-5792; empty for a network without a numeric id. */
function hexChainId(account: AccountId): string {
  const reference = referenceOf(account)
  return /^[0-9]+$/.test(reference) ? `0x${BigInt(reference).toString(16)}` : ''
}

function hasAddress(account: AccountId, address: unknown): boolean {
  return typeof address === 'string' && addressOf(account).toLowerCase() === address.toLowerCase()
}

function record(value: unknown): Table {
  const read = typeof value === 'string' ? parse(value) : value
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
}

function parse(text: string): unknown {
  if (text.length > MAX_LENGTH) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    // A wallet may send any text.
    return undefined
  }
}
