import type { NodeBlock, RegtestNode } from './in-worker/regtest-node.ts'
import { startWorker } from './start-worker.ts'
import { minerScript, payOut, seedBitcoin } from './treasury.ts'

/** A running node with its coins. */
export interface SeededNode {
  readonly node: RegtestNode
  mine(blocks: number): Promise<NodeBlock>
  /** Pays an address and mines the payment. @returns The transaction's id. */
  fund(address: string, sats: bigint): Promise<string>
  stop(): Promise<void>
}

/**
 * Starts the node in its thread and mines the seeded coins.
 *
 * @throws SandboxError `bitcoin-failed`.
 */
export async function startSeededNode(): Promise<SeededNode> {
  const { node, stop } = await startWorker()
  let last: Promise<unknown> = seedBitcoin(node)
  /** Two at once would spend the same coins. */
  function inOrder<T>(task: () => Promise<T>): Promise<T> {
    const turn = last.then(task)
    // The caller gets its failure; the next one starts anyway.
    last = turn.catch(() => {})
    return turn
  }
  const mine = (blocks: number) => node.mine(blocks, minerScript())
  await last.catch(async (error) => {
    await stop()
    throw error
  })
  return {
    node,
    stop,
    mine: (blocks) => inOrder(() => mine(blocks)),
    fund: (address, sats) =>
      inOrder(async () => {
        const txid = await payOut(node, [{ address, sats }])
        await mine(1)
        return txid
      }),
  }
}
