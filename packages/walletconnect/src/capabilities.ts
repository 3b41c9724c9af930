import {
  type AccountId,
  addressOf,
  namespaceOf,
  networkOf,
  referenceOf,
} from '../contract/index.ts'
import type { Struct } from './client.ts'

/** Longer texts are none that a wallet has sent for this. */
const MAX_LENGTH = 100_000

/**
 * EIP-5792 capabilities that a wallet brought along with the session, by account id. Wallets write them
 * by account, by address and chain, or by chain alone, and as text or not.
 *
 * @returns undefined when it brought none.
 */
export function readCapabilities(
  { sessionProperties, scopedProperties }: Struct,
  accounts: readonly AccountId[],
): Readonly<Record<string, unknown>> | undefined {
  const whole = record(Object(sessionProperties).capabilities)
  const scoped = record(scopedProperties)
  const found = accounts
    .filter((account) => namespaceOf(account) === 'eip155')
    .map((account) => [account, capabilitiesOf(account, whole, scoped)] as const)
    .filter(([, capabilities]) => Object.keys(capabilities).length > 0)
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** A chain id as EIP-5792 writes it; empty for none. */
export function hexChainId(account: AccountId): string {
  const reference = referenceOf(account)
  return /^[0-9]+$/.test(reference) ? `0x${BigInt(reference).toString(16)}` : ''
}

type Bag = Readonly<Record<string, unknown>>

function capabilitiesOf(account: AccountId, whole: Bag, scoped: Bag): Bag {
  const chain = hexChainId(account)
  const address = addressOf(account)
  const byChain = record(scoped[networkOf(account)])
  return {
    ...record(whole[chain]),
    ...record(record(whole[address] ?? whole[address.toLowerCase()])[chain]),
    ...record(whole[account]),
    ...record(byChain[account] ?? byChain['capabilities']),
  }
}

function record(value: unknown): Bag {
  const read = typeof value === 'string' ? parse(value) : value
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : {}
}

function parse(text: string): unknown {
  if (text.length > MAX_LENGTH) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
