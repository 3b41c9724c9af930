import { LatchkeyError, type NetworkId, type NodeReader } from '@latchkey/core/contract'
import { isAddress } from '../address.ts'
import { encodeBase64 } from '../encoding.ts'
import { requireAmount } from '../methods/require-amount.ts'
import { MAX_UNITS } from '../priority.ts'

/** The requests to the nodes of one network that transfers need. */
export interface TransferNodes {
  /** The latest blockhash, which a transaction contains; it is valid for about 90 seconds. */
  latestBlockhash(): Promise<string>
  account(address: string): Promise<NodeAccount | undefined>
  /** In lamports. */
  balance(address: string): Promise<bigint>
  /** Recent priority fees of transactions that write to `addresses`. */
  recentPrices(addresses: readonly string[]): Promise<readonly number[]>
  simulate(transaction: Uint8Array): Promise<Trial>
  /** The fee of a message, in lamports; undefined while the node does not know the block. */
  fee(message: Uint8Array): Promise<bigint | undefined>
  /** The rent-exempt deposit of an account of this size, in lamports; not less than networks take. */
  deposit(sizeBytes: number): Promise<bigint>
}

/** Result of a simulation. */
interface Trial {
  /** Consumed compute units; undefined if the node does not report them. */
  readonly units: number | undefined
  readonly failure: unknown
}

/** An account of the chain. */
export interface NodeAccount {
  readonly owner: string
  /** A program. */
  readonly isExecutable: boolean
  readonly hasData: boolean
  /** Data parsed by the node, if it knows the program. */
  readonly parsed: unknown
}

/**
 * Reads the least that an account without data keeps, in lamports, or nothing. Source: Solana, rent.
 */
export const LEAST_LEFT = 890_880n

/** Lamports for each byte of an account, and the bytes that every account has besides. Source: Solana, rent. */
const [BYTE_DEPOSIT, ACCOUNT_BYTES] = [6_960n, 128n]
/** No network takes this many times what Solana takes. */
const MOST_TIMES = 10n

/**
 * Reads the fee that the network takes, as a node says it, but not less than the least: what is reviewed is the most that
 * it may cost. Source: docs/security.md, S65.
 *
 * @throws LatchkeyError `http.malformed` for what is too much to be true.
 */
export function atLeast(stated: bigint, usual: bigint): bigint {
  if (stated > usual * MOST_TIMES) throw new LatchkeyError('http.malformed', {})
  return stated > usual ? stated : usual
}

/** Transfers are built from confirmed state, which is not final yet. */
const CONFIRMED = { commitment: 'confirmed' }

/** Reads from the nodes of a network. */
export function transferNodes(
  nodes: NodeReader,
  networkId: NetworkId<'solana'>,
  signal: AbortSignal,
): TransferNodes {
  const read = (method: string, ...params: readonly unknown[]): Promise<unknown> =>
    nodes.read(networkId, method, params, signal)
  const readValue = async (method: string, ...params: readonly unknown[]) =>
    Object(await read(method, ...params)).value
  return {
    async latestBlockhash() {
      const { blockhash } = Object(await readValue('getLatestBlockhash', CONFIRMED))
      if (typeof blockhash !== 'string' || !isAddress(blockhash))
        throw new LatchkeyError('http.malformed', {})
      return blockhash
    },
    async account(address) {
      const options = { ...CONFIRMED, encoding: 'jsonParsed' }
      const value = await readValue('getAccountInfo', address, options)
      if (value === null || value === undefined) return undefined
      const { owner, data, executable } = Object(value)
      const text: unknown = Array.isArray(data) ? data[0] : data
      return {
        owner: String(owner),
        isExecutable: executable === true,
        hasData: text !== '' && text !== undefined && text !== null,
        parsed: Object(data).parsed,
      }
    },
    async balance(address) {
      return requireAmount(await readValue('getBalance', address, CONFIRMED))
    },
    async recentPrices(addresses) {
      const recent = await read('getRecentPrioritizationFees', addresses)
      if (!Array.isArray(recent)) throw new LatchkeyError('http.malformed', {})
      return recent.map((slot) => Number(requireAmount(Object(slot).prioritizationFee)))
    },
    async simulate(transaction) {
      const { err, unitsConsumed } = Object(
        await readValue('simulateTransaction', encodeBase64(transaction), {
          ...CONFIRMED,
          encoding: 'base64',
          sigVerify: false,
          replaceRecentBlockhash: true,
        }),
      )
      return { failure: err ?? undefined, units: readUnits(unitsConsumed) }
    },
    async fee(message) {
      const fee = await readValue('getFeeForMessage', encodeBase64(message), CONFIRMED)
      return fee === null || fee === undefined ? undefined : requireAmount(fee)
    },
    async deposit(sizeBytes) {
      const stated = await read('getMinimumBalanceForRentExemption', sizeBytes, CONFIRMED)
      return atLeast(requireAmount(stated), (ACCOUNT_BYTES + BigInt(sizeBytes)) * BYTE_DEPOSIT)
    },
  }
}

/** No transaction consumes zero units: such a node did not count. */
function readUnits(consumed: unknown): number | undefined {
  const units = Number(requireAmount(consumed ?? 0))
  if (units > MAX_UNITS) throw new LatchkeyError('http.malformed', {})
  return units === 0 ? undefined : units
}
