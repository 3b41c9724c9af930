import type { Bcoin, BcoinMempool, BcoinMeta, BcoinTx, BcoinView } from './bcoin-library.ts'

/** A transaction as the node hands it out; everything else is read from its bytes. */
export interface NodeTransaction {
  readonly txid: string
  /** With witnesses. */
  readonly hex: string
  /** The outputs its inputs spend, in their order; null for what a block was paid. */
  readonly spent: readonly ({ readonly value: number; readonly script: string } | null)[]
  /** Null while it waits. */
  readonly block: NodeBlock | null
}

/** A block. */
export interface NodeBlock {
  readonly height: number
  readonly hash: string
  /** Seconds since 1970. */
  readonly time: number
}

/** The methods of a regtest node. Scripts and transactions are hexadecimal. */
export interface RegtestNode {
  tip(): Promise<NodeBlock>
  blockAt(height: number): Promise<NodeBlock | null>
  /** Mines blocks with everything that waits. @returns The new tip. */
  mine(count: number, script: string): Promise<NodeBlock>
  /** @returns Its id. @throws Error that says why it is refused. */
  send(hex: string): Promise<string>
  transaction(txid: string): Promise<NodeTransaction | null>
  /** Everything that pays a script or spends from it, oldest first, what waits last. */
  transactionsOf(script: string): Promise<readonly NodeTransaction[]>
}

/** Starts a chain of one block, in memory. */
export async function startRegtestNode({
  Chain,
  Mempool,
  Miner,
  Script,
  TX,
}: Bcoin): Promise<RegtestNode> {
  const network = 'regtest'
  const chain = new Chain({ network, memory: true, indexTX: true, indexAddress: true })
  const mempool = new Mempool({ network, chain, memory: true })
  const miner = new Miner({ network, chain, mempool })
  // The block is added before the next one is made: listeners are waited for.
  chain.on('connect', (entry, { txs }) => mempool._addBlock(entry, txs))
  await chain.open()
  await mempool.open()
  await miner.open()

  async function handOut({ tx, height, block }: BcoinMeta): Promise<NodeTransaction> {
    const isWaiting = height === -1
    const view = await (isWaiting ? mempool : chain).getSpentView(tx)
    const entry = block === null || isWaiting ? null : await chain.getEntryByHash(block)
    return {
      txid: tx.rhash(),
      hex: tx.toRaw().toString('hex'),
      spent: spentBy(tx, view),
      block: entry && { height: entry.height, hash: entry.rhash(), time: entry.time },
    }
  }

  return {
    tip: async () => blockOf(chain.tip),
    async blockAt(height) {
      const entry = await chain.getEntryByHeight(height)
      return entry && blockOf(entry)
    },
    async mine(count, script) {
      const address = Script.fromRaw(script, 'hex').getAddress()
      if (address === null) throw new Error('this script has no address')
      for (let mined = 0; mined < count; mined += 1)
        await chain.add(await miner.mineBlock(null, address))
      return blockOf(chain.tip)
    },
    send: async (hex) => takeIn(mempool, readTransaction(TX, hex)),
    async transaction(txid) {
      const hash = reversed(txid)
      const meta = mempool.getMeta(hash) ?? (await chain.getMeta(hash))
      return meta && handOut(meta)
    },
    async transactionsOf(script) {
      const address = Script.fromRaw(script, 'hex').getAddress()
      const mined = address === null ? [] : await chain.getMetaByAddress([address])
      const waiting = [...mempool.map.values()].map(({ tx }) => ({ tx, height: -1, block: null }))
      const all = await Promise.all([...mined, ...waiting].map(handOut))
      return all.sort((one, other) => heightOf(one) - heightOf(other))
    },
  }
}

async function takeIn(mempool: BcoinMempool, tx: BcoinTx): Promise<string> {
  const txid = tx.rhash()
  // Like Bitcoin Core: sending the same transaction again succeeds.
  if (mempool.getMeta(reversed(txid)) !== null) return txid
  const missing = await mempool.addTX(tx)
  if (Array.isArray(missing)) throw new Error('bad-txns-inputs-missingorspent')
  return txid
}

function readTransaction(TX: Bcoin['TX'], hex: string): BcoinTx {
  try {
    return TX.fromRaw(hex, 'hex')
  } catch {
    throw new Error('TX decode failed')
  }
}

function spentBy(tx: BcoinTx, view: BcoinView): NodeTransaction['spent'] {
  return tx.inputs.map(({ prevout }) => {
    const output = view.getOutput(prevout)
    return output && { value: output.value, script: output.script.toRaw().toString('hex') }
  })
}

function blockOf(entry: { height: number; time: number; rhash(): string }): NodeBlock {
  return { height: entry.height, hash: entry.rhash(), time: entry.time }
}

function heightOf({ block }: NodeTransaction): number {
  return block?.height ?? Number.POSITIVE_INFINITY
}

/** The protocol writes hashes in the reverse byte order of explorers. */
function reversed(hex: string): string {
  return (hex.match(/../g) ?? []).reverse().join('')
}
