import { LatchkeyError, type SignRequest, type SignTypedRequest } from '@latchkey/core/contract'
import type { Handle } from '../session-store.ts'
import { requestWallet, requireSignature } from './request-wallet.ts'
import { requireAccount } from './require-reviewed.ts'

/**
 * Asks the wallet to sign a text. Source: EIP-191.
 *
 * @throws LatchkeyError `wallet.request-rejected`, `wallet.unauthorized`, `wallet.malformed`, …
 */
export async function signMessage(
  handle: Handle,
  { account, text }: SignRequest<'eip155'>,
  signal: AbortSignal,
): Promise<string> {
  const params = [toHex(text), requireAccount(handle, account)]
  return requireSignature(
    await requestWallet(handle.provider, { method: 'personal_sign', params }, signal),
  )
}

/** Some wallets read a text that looks like hex as bytes, so that every text is sent as bytes. */
function toHex(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Fields a domain may have, in the order in which they are hashed. Source: EIP-712. */
const DOMAIN_FIELDS = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/**
 * Asks the wallet to sign structured data. Source: EIP-712.
 *
 * @throws LatchkeyError `wallet.request-rejected`, `wallet.unauthorized`, `wallet.malformed`, …
 */
export async function signTypedData(
  handle: Handle,
  { account, data }: SignTypedRequest<'eip155'>,
  signal: AbortSignal,
): Promise<string> {
  const params = [requireAccount(handle, account), toJson(data)]
  const question = { method: 'eth_signTypedData_v4', params }
  return requireSignature(await requestWallet(handle.provider, question, signal))
}

function toJson(data: unknown): string {
  if (typeof data === 'string') return data
  try {
    return JSON.stringify(withDomainType(data), bigintsAsText)
  } catch (cause) {
    throw new LatchkeyError('wallet.unsupported-method', {}, { cause })
  }
}

/** Wallets hash the domain by its type, which users of viem leave out. */
function withDomainType(data: unknown): unknown {
  const { domain, types } = Object(data)
  const fields = DOMAIN_FIELDS.filter(({ name }) => Object(domain)[name] !== undefined)
  return { ...Object(data), types: { EIP712Domain: fields, ...Object(types) } }
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
