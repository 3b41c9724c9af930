import { LatchkeyError, type NetworkId, type NodeReader } from '@latchkey/core/contract'
import { isAddress } from '../address.ts'
import { encodeBase64 } from '../encoding.ts'
import { needAmount } from '../methods/need-amount.ts'
import { MAX_UNITS } from './priority.ts'

/** The nodes of one network, as far as transfers need them. */
export interface TransferNodes {
  /** The newest block, which a transaction names; it is taken for about a minute and a half. */
  latestBlockhash(): Promise<string>
  account(address: string): Promise<NodeAccount | undefined>
  /** Prices that were paid of late for a place beside others who write to `addresses`. */
  recentPrices(addresses: readonly string[]): Promise<readonly number[]>
  simulate(transaction: Uint8Array): Promise<Trial>
  /** What the network takes for a message, in lamports; undefined while it does not know the block. */
  fee(message: Uint8Array): Promise<bigint | undefined>
  /** What an account of this size has to hold, in lamports. */
  deposit(sizeBytes: number): Promise<bigint>
}

/** What became of a transaction that was only tried. */
interface Trial {
  /** What it took, in units; undefined where the node does not tell. */
  readonly units: number | undefined
  readonly failure: unknown
}

/** An account of the chain. */
interface NodeAccount {
  readonly owner: string
  /** As the node reads it, where it knows the program. */
  readonly parsed: unknown
}

/** The state that transfers are made from: seen by most, not yet final. */
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
      const { owner, data } = Object(value)
      return { owner: String(owner), parsed: Object(data).parsed }
    },
    async recentPrices(addresses) {
      const recent = await read('getRecentPrioritizationFees', addresses)
      if (!Array.isArray(recent)) throw new LatchkeyError('http.malformed', {})
      return recent.map((slot) => Number(needAmount(Object(slot).prioritizationFee)))
    },
    async simulate(transaction) {
      const { err, unitsConsumed } = Object(
        await readValue('simulateTransaction', encodeBase64(transaction), {
          ...CONFIRMED,
          ...{ encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true },
        }),
      )
      return { failure: err ?? undefined, units: readUnits(unitsConsumed) }
    },
    async fee(message) {
      const fee = await readValue('getFeeForMessage', encodeBase64(message), CONFIRMED)
      return fee === null || fee === undefined ? undefined : needAmount(fee)
    },
    deposit: async (sizeBytes) =>
      needAmount(await read('getMinimumBalanceForRentExemption', sizeBytes, CONFIRMED)),
  }
}

/** Nothing at all is never what a transaction took: such a node did not count. */
function readUnits(consumed: unknown): number | undefined {
  const units = Number(needAmount(consumed ?? 0))
  if (units > MAX_UNITS) throw new LatchkeyError('http.malformed', {})
  return units === 0 ? undefined : units
}
