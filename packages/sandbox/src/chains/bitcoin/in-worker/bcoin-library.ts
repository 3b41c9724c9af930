import { createRequire } from 'node:module'

/** Bytes of the library, which is written for Node. */
type Bytes = Uint8Array & { toString(encoding: 'hex'): string }

/** The part of a transaction that the worker uses. */
export interface BcoinTx {
  readonly inputs: readonly { readonly prevout: object }[]
  rhash(): string
  toRaw(): Bytes
}

/** A transaction with its place; the height is -1 while it waits. */
export interface BcoinMeta {
  readonly tx: BcoinTx
  readonly height: number
  /** The hash of its block, in the byte order of the protocol. */
  readonly block: string | null
}

/** The view of earlier outputs. */
export interface BcoinView {
  getOutput(prevout: object): { readonly value: number; readonly script: BcoinScript } | null
}

/** The part of a script that the worker uses. */
export interface BcoinScript {
  getAddress(): object | null
  toRaw(): Bytes
}

/** A block's place in the chain. */
export interface BcoinEntry {
  readonly height: number
  readonly time: number
  rhash(): string
}

/** The part of the chain that the worker uses. */
export interface BcoinChain {
  readonly tip: BcoinEntry
  on(event: string, listener: (entry: BcoinEntry, block: { readonly txs: BcoinTx[] }) => void): void
  open(): Promise<void>
  add(block: object): Promise<unknown>
  getEntryByHeight(height: number): Promise<BcoinEntry | null>
  getEntryByHash(hash: string): Promise<BcoinEntry | null>
  getMeta(hash: string): Promise<BcoinMeta | null>
  getMetaByAddress(addresses: readonly object[]): Promise<BcoinMeta[]>
  getSpentView(tx: BcoinTx): Promise<BcoinView>
}

/** The part of the mempool that the worker uses. */
export interface BcoinMempool {
  readonly map: ReadonlyMap<string, { readonly tx: BcoinTx }>
  open(): Promise<void>
  /** @returns What it would need, when that is missing. */
  addTX(tx: BcoinTx): Promise<readonly unknown[] | null | undefined>
  getMeta(hash: string): BcoinMeta | null
  getSpentView(tx: BcoinTx): Promise<BcoinView>
  _addBlock(entry: BcoinEntry, txs: readonly BcoinTx[]): Promise<void>
}

/** The part of the miner that the worker uses. */
export interface BcoinMiner {
  open(): Promise<void>
  mineBlock(tip: null, address: object): Promise<object>
}

/** The parts of the library, without its server, its peers and its wallet. */
export interface Bcoin {
  readonly Chain: new (options: object) => BcoinChain
  readonly Mempool: new (options: object) => BcoinMempool
  readonly Miner: new (options: object) => BcoinMiner
  readonly Script: { fromRaw(hex: string, encoding: 'hex'): BcoinScript }
  readonly TX: { fromRaw(hex: string, encoding: 'hex'): BcoinTx }
}

/**
 * Loads the library in its JavaScript form. It asks for a database on disk that is built on
 * installation; a chain in memory does without.
 *
 * @param root - A file from which the library is found.
 */
export function loadBcoin(root: string): Bcoin {
  const load = createRequire(root)
  const loadInner = createRequire(load.resolve('bcoin'))
  const loadDatabase = createRequire(loadInner.resolve('bdb'))
  const disk = loadDatabase.resolve('leveldown')
  load.cache[disk] = { id: disk, filename: disk, loaded: true, exports: {} } as NodeJS.Module
  const { regtest } = load('bcoin/lib/protocol/networks')
  // As in Bitcoin Core: the library is from before these were settled.
  regtest.addressPrefix.bech32 = 'bcrt'
  regtest.minerWindow = 8
  regtest.activationThreshold = 6
  return {
    Chain: load('bcoin/lib/blockchain/chain'),
    Mempool: load('bcoin/lib/mempool/mempool'),
    Miner: load('bcoin/lib/mining/miner'),
    Script: load('bcoin/lib/script/script'),
    TX: load('bcoin/lib/primitives/tx'),
  }
}
