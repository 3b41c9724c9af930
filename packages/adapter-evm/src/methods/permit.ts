import {
  type AccountId,
  type AllowanceOf,
  addressOf,
  LatchkeyError,
  type NodeReader,
  networkOf,
  type Permit,
} from '@latchkey/core/contract'
import { type Hex, hashDomain } from 'viem'
import type { Handle } from '../session-store.ts'
import { firstBytes, word } from './abi-words.ts'
import { isReverted } from './is-reverted.ts'
import { requireReviewed } from './require-reviewed.ts'
import { signTypedData } from './sign-message.ts'

/** `name()`. Source: ERC-20. */
const NAME = '0x06fdde03'
/** `version()`; tokens without it have version 1. Source: EIP-2612. */
const VERSION = '0x54fd4d50'
const FIRST_VERSION = '1'
/** `nonces(address)`. Source: EIP-2612. */
const NONCES = '0x7ecebe00'
/** `DOMAIN_SEPARATOR()`. Source: EIP-2612. */
const SEPARATOR = '0x3644e515'

const ONE_WORD = /^0x[0-9a-f]{64}$/i
/** r, s and v. */
const SIGNATURE = /^0x([0-9a-f]{64})([0-9a-f]{64})([0-9a-f]{2})$/i
const NO_CODE = '0x'

const DOMAIN = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
] as const
const PERMIT = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
]

/** The allowance that a permit grants, and its end. */
export interface PermitOf extends AllowanceOf<'eip155'> {
  readonly amount: bigint
  /** Epoch seconds. */
  readonly deadlineS: number
}

/**
 * Reads what a token's owner has to sign. Source: EIP-2612.
 *
 * @returns undefined where the token's domain is not what it says it is, and for accounts that are
 * contracts, whose signatures tokens do not know.
 */
export async function preparePermit(
  nodes: NodeReader,
  { account, token, spender, amount, deadlineS }: PermitOf,
  signal: AbortSignal,
): Promise<Permit | undefined> {
  const networkId = networkOf(account)
  const owner = addressOf(account)
  const ask = (data: string): Promise<unknown> =>
    nodes.read(networkId, 'eth_call', [{ to: token, data }, 'latest'], signal)
  const [code, name, version, nonce, separator] = await Promise.all([
    nodes.read(networkId, 'eth_getCode', [owner, 'latest'], signal),
    ask(NAME).then(readText, undefinedWhereReverted),
    ask(VERSION).then(readText, undefinedWhereReverted),
    ask(`${NONCES}${word(owner)}`).then(readWord, undefinedWhereReverted),
    ask(SEPARATOR).then(readWord, undefinedWhereReverted),
  ])
  if (code !== NO_CODE || name === undefined || nonce === undefined) return undefined
  const chainId = Number(networkId.slice('eip155:'.length))
  const domain = { name, version: version ?? FIRST_VERSION, chainId, verifyingContract: token }
  if (separator === undefined || separatorOf(domain) !== separator.toLowerCase()) return undefined
  const message = {
    owner,
    spender,
    value: `${amount}`,
    nonce: `${BigInt(nonce)}`,
    deadline: `${deadlineS}`,
  }
  return { domain, types: { Permit: PERMIT }, primaryType: 'Permit', message }
}

/**
 * Asks the wallet to sign a permit: one request, never repeated.
 *
 * @returns The parameters of `permit`, ABI-encoded without a selector.
 * @throws LatchkeyError `wallet.changed`, `wallet.request-rejected`, `wallet.malformed`, …
 */
export async function signPermit(
  handle: Handle,
  { account, permit }: { readonly account: AccountId<'eip155'>; readonly permit: Permit },
  signal: AbortSignal,
): Promise<string> {
  await requireReviewed(handle, account, signal)
  const signature = await signTypedData(
    handle,
    { sessionId: handle.session.id, account, data: permit },
    signal,
  )
  const [, r = '', s = '', recovery = ''] = SIGNATURE.exec(signature) ?? []
  if (recovery === '') throw new LatchkeyError('wallet.malformed', {})
  const parity = Number.parseInt(recovery, 16)
  const { owner, spender, value, deadline } = permit.message
  const amounts = [value, deadline].map((text) => `0x${BigInt(text).toString(16)}`)
  // Some wallets count from 0.
  const words = [owner, spender, ...amounts, parity < 27 ? parity + 27 : parity].map(word)
  return `0x${words.join('')}${r}${s}`.toLowerCase()
}

function separatorOf(domain: Permit['domain']): string {
  const { verifyingContract, ...rest } = domain
  return hashDomain({
    // An address is hexadecimal with its prefix.
    domain: { ...rest, chainId: BigInt(rest.chainId), verifyingContract: verifyingContract as Hex },
    types: { EIP712Domain: DOMAIN },
  })
}

function undefinedWhereReverted(thrown: unknown): undefined {
  if (isReverted(thrown)) return undefined
  throw thrown
}

function readWord(answer: unknown): string | undefined {
  return typeof answer === 'string' && ONE_WORD.test(answer) ? answer : undefined
}

/** The text exactly as it is hashed. */
function readText(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || !answer.startsWith('0x') || answer === '0x') return undefined
  try {
    const bytes = firstBytes(answer).match(/../g) ?? []
    const numbers = bytes.map((each) => Number.parseInt(each, 16))
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(numbers))
  } catch {
    // Not what ERC-20 says: the token has no domain that could be known.
    return undefined
  }
}
