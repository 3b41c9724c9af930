import { isLatchkeyError, type NetworkId, type NodeReader } from '../contract/index.ts'

/** `isValidSignature(bytes32,bytes)`, and what it answers for a good one. Source: EIP-1271. */
const MAGIC = '0x1626ba7e'

/** The contract itself gave up: a revert, under the codes that nodes use for it. */
const REVERT_CODES: ReadonlySet<number> = new Set([3, -32_000, -32_015])

const HASH = /^0x[0-9a-f]{64}$/i
const BYTES = /^0x(?:[0-9a-f]{2})*$/i

interface Input {
  readonly networkId: NetworkId<'eip155'>
  /** The contract that is said to have signed. */
  readonly address: string
  /** EIP-191 hash of the message, `0x…`. */
  readonly hash: string
  /** `0x…` */
  readonly signature: string
}

/**
 * Asks a contract whether a signature is its own.
 *
 * @returns False when the contract says no, reverts, or is none.
 * @throws LatchkeyError when it could not be asked: that says nothing about the signature.
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
    if (isLatchkeyError(error, 'rpc.failed') && REVERT_CODES.has(error.context.code)) return false
    throw error
  }
}

/** The last argument of a call: where it begins, its length, and itself in words of 32 bytes. */
function encodeBytes(hex: string): string {
  const padded = hex.padEnd(Math.ceil(hex.length / WORD) * WORD, '0')
  return word(64) + word(hex.length / 2) + padded
}

/** Hexadecimal digits of 32 bytes. */
const WORD = 64

function word(value: number): string {
  return value.toString(16).padStart(WORD, '0')
}
