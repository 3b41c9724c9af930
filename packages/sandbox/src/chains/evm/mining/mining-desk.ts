import type { Hex } from 'viem'
import { SandboxError } from '../../../sandbox-error.ts'
import type { NodeTransaction } from '../activity/node-answers.ts'
import type { NodeRequest } from '../node-request.ts'

/** Controls when transactions in the pool are mined into blocks. */
export interface MiningDesk {
  /** Transactions stay in the node's pool from now on. The sandbox's own orders wait, too. */
  pause(): Promise<void>
  /** Mines what waits, and every transaction as it arrives. */
  resume(): Promise<void>
  /** Mines blocks; the first one takes what waits. */
  mine(blocks?: number): Promise<void>
  /** Transactions in the pool. */
  pending(): Promise<readonly Hex[]>
  /** Removes a transaction from the pool, as if the node had forgotten it. */
  drop(hash: Hex): Promise<void>
  /**
   * Puts another transaction with the same number in its place, as its sender would: one that does
   * nothing, or the same with higher fees.
   *
   * @returns The hash of the new one.
   */
  replace(hash: Hex, how?: Replacement): Promise<Hex>
  /** Removes the newest blocks with their transactions. */
  rollBack(blocks: number): Promise<void>
  /** Replaces the newest blocks by empty ones: their transactions are in no block any more. */
  reorganise(blocks: number): Promise<void>
}

/** The kind of transaction that replaces a pending one. */
export type Replacement = 'cancel' | 'speed-up'

/** Makes the desk of a chain. */
export function createMiningDesk(request: NodeRequest): MiningDesk {
  const mine = async (blocks = 1) => {
    await request('anvil_mine', [`0x${blocks.toString(16)}`])
  }
  const pending = async () => (await readPool(request)).map(({ hash }) => hash)
  return {
    mine,
    pending,
    async pause() {
      await request('evm_setAutomine', [false])
    },
    async resume() {
      await request('evm_setAutomine', [true])
      if ((await pending()).length > 0) await mine()
    },
    async drop(hash) {
      if ((await request('anvil_dropTransaction', [hash])) === null) throw notPending(hash)
    },
    replace: (hash, how = 'cancel') => replace(request, hash, how),
    async rollBack(blocks) {
      await request('anvil_rollback', [blocks])
    },
    async reorganise(blocks) {
      await request('anvil_reorg', [blocks, []])
    },
  }
}

async function replace(request: NodeRequest, hash: Hex, how: Replacement): Promise<Hex> {
  const found = (await readPool(request)).find((one) => one.hash === hash)
  if (!found) throw notPending(hash)
  const { from, to, input, value, nonce, gas, gasPrice } = found
  const price = `0x${(BigInt(gasPrice) * 2n).toString(16)}`
  const fees = { maxFeePerGas: price, maxPriorityFeePerGas: price }
  const content =
    how === 'cancel' ? { to: from, value: '0x0', data: '0x' } : { to, value, data: input }
  await request('anvil_impersonateAccount', [from])
  const sent = await request('eth_sendTransaction', [{ from, nonce, gas, ...fees, ...content }])
  // A node answers with the hash.
  return sent as Hex
}

interface PoolEntry extends NodeTransaction {
  readonly gas: Hex
  readonly gasPrice: Hex
}

async function readPool(request: NodeRequest): Promise<readonly PoolEntry[]> {
  const { pending, queued } = Object(await request('txpool_content'))
  // A pool is listed by sender, then by number (Geth's txpool module).
  const lists = [pending, queued] as readonly Record<string, Record<string, PoolEntry>>[]
  return lists.flatMap((list) => Object.values(list).flatMap((own) => Object.values(own)))
}

function notPending(hash: Hex): SandboxError {
  return new SandboxError('wrong-option', `No transaction ${hash} waits for its block.`)
}
