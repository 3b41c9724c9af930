import { isLatchkeyError, type NetworkId, type NodeReader } from '../contract/index.ts'

/** `isValidSignature(bytes32,bytes)`, and its result for a valid signature. Source: EIP-1271. */
const MAGIC = '0x1626ba7e'

/** Codes that nodes use for a revert of the contract. */
const REVERT_CODES: ReadonlySet<number> = new Set([3, -32_015])

/** The general error of Geth: only its message distinguishes a revert from a node that failed. */
const GENERAL_ERROR = -32_000

const HASH = /^0x[0-9a-f]{64}$/i
const BYTES = /^0x(?:[0-9a-f]{2})*$/i

interface Input {
  readonly networkId: NetworkId<'eip155'>
  /** The contract that signed. */
  readonly address: string
  /** EIP-191 hash of the message, `0x…`. */
  readonly hash: string
  /** `0x…` */
  readonly signature: string
}

/**
 * Calls a contract to verify its signature.
 *
 * @returns false if the contract refuses the signature or reverts, or if there is no contract.
 * @throws LatchkeyError if the call failed: then the result is unknown.
 */
export async function isContractSignature(
  nodes: NodeReader,
  { networkId, address, hash, signature }: Input,
  signal?: AbortSignal,
): Promise<boolean> {
  if (!HASH.test(hash) || !BYTES.test(signature)) return false
  const call = { to: address, data: MAGIC + hash.slice(2) + encodeBytes(signature.slice(2)) }
  try {
    const answer = await nodes.read(networkId, 'eth_call', [call, 'latest'], signal)
    return typeof answer === 'string' && answer.toLowerCase().startsWith(MAGIC)
  } catch (error) {
    if (isReverted(error)) return false
    throw error
  }
}

function isReverted(error: unknown): boolean {
  if (!isLatchkeyError(error, 'rpc.failed')) return false
  const { context, cause } = error
  if (context.code === GENERAL_ERROR) return /revert/i.test(String(Object(cause).message))
  return REVERT_CODES.has(context.code)
}

/** The last argument of a call: its offset, its length, and its bytes in words of 32 bytes. */
function encodeBytes(hex: string): string {
  const padded = hex.padEnd(Math.ceil(hex.length / WORD) * WORD, '0')
  return word(64) + word(hex.length / 2) + padded
}

/** Hexadecimal digits of 32 bytes. */
const WORD = 64

function word(value: number): string {
  return value.toString(16).padStart(WORD, '0')
}
