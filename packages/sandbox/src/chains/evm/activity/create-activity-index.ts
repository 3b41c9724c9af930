import type { Hex } from 'viem'
import type { EvmChain } from '../evm-chain.ts'
import { lowerCase } from '../lower-case.ts'
import type { ChainTransaction, PoolTransaction } from './chain-transaction.ts'
import { createBlockStore } from './create-block-store.ts'
import type { NodeTransaction } from './node-answers.ts'
import { readBlocks, readNodeTransaction } from './read-blocks.ts'

/** An index of the transactions of a chain by address. */
export interface ActivityIndex {
  /**
   * The transactions that concern an address up to the newest block, oldest first.
   *
   * @throws SandboxError `node-refused` when the node cannot be read.
   */
  transactionsOf(address: Hex): Promise<readonly ChainTransaction[]>
  /** The transactions that an address has in the node's pool. */
  pendingOf(address: Hex): Promise<readonly PoolTransaction[]>
}

/** Blocks that are read at once. */
const STRIDE = 100

/**
 * Creates the index of a chain. Each question first reads the new blocks, and again those that the
 * node has replaced (a reorganisation, `anvil_rollback`, `anvil_reset`).
 */
export function createActivityIndex({
  nodeUrl,
  request,
}: Pick<EvmChain, 'nodeUrl' | 'request'>): ActivityIndex {
  const store = createBlockStore()
  let lastUpdate: Promise<void> = Promise.resolve()

  /** One at a time: each continues where the one before it ended. */
  function update(): Promise<void> {
    const updated = lastUpdate.then(catchUp)
    // The caller gets the failure; the next one starts from what is there.
    lastUpdate = updated.catch(() => {})
    return updated
  }

  async function catchUp(): Promise<void> {
    const newest = Number(await request('eth_blockNumber'))
    await removeReplaced(newest)
    for (let from = store.count(); from <= newest; from = store.count()) {
      const count = Math.min(STRIDE, newest + 1 - from)
      const read = await readBlocks(
        nodeUrl,
        Array.from({ length: count }, (_, at) => from + at),
      )
      for (const block of read) if (store.isNext(block)) store.add(block)
      // The node replaced blocks during the reading: the next question reads the rest.
      if (store.count() < from + count) return
    }
  }

  async function removeReplaced(newest: number): Promise<void> {
    while (store.count() > newest + 1) store.removeLast()
    for (let last = store.last(); last; last = store.last()) {
      const found = await request('eth_getBlockByNumber', [`0x${last.number.toString(16)}`, false])
      if (Object(found).hash === last.hash) return
      store.removeLast()
    }
  }

  return {
    async transactionsOf(address) {
      await update()
      return store.transactionsOf(lowerCase(address))
    },
    async pendingOf(address) {
      const { pending, queued } = Object(await request('txpool_content'))
      // A pool is listed by sender, then by number (Geth's txpool module).
      const lists = [pending, queued] as readonly Record<Hex, Record<string, NodeTransaction>>[]
      return lists
        .flatMap((list) => Object.values(list[lowerCase(address)] ?? {}))
        .map(readNodeTransaction)
    },
  }
}
