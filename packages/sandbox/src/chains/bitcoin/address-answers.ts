import {
  type EsploraStatus,
  type EsploraTransaction,
  encodeTransaction,
} from './encode-transaction.ts'
import type { RegtestNode } from './in-worker/regtest-node.ts'

/** A coin that can be spent. */
export interface EsploraCoin {
  readonly txid: string
  readonly vout: number
  readonly status: EsploraStatus
  /** Satoshis. */
  readonly value: number
}

/** Everything about a script, what waits first, then the newest. */
export async function transactionsOf(
  node: RegtestNode,
  script: string,
): Promise<readonly EsploraTransaction[]> {
  const all = (await node.transactionsOf(script)).map(encodeTransaction)
  // The node finds by the hash within a script, which scripts of another kind may share.
  return all.filter((one) => touches(one, script)).reverse()
}

/** Coins of a script that nothing spends, not even what waits. */
export function coinsOf(
  transactions: readonly EsploraTransaction[],
  script: string,
): readonly EsploraCoin[] {
  const spent = new Set(
    transactions.flatMap(({ vin }) => vin.map(({ txid, vout }) => `${txid}:${vout}`)),
  )
  return transactions.flatMap(({ txid, vout, status }) =>
    vout.flatMap(({ scriptpubkey, value }, index) =>
      scriptpubkey === script && !spent.has(`${txid}:${index}`)
        ? [{ txid, vout: index, status, value }]
        : [],
    ),
  )
}

/** Sums of a script, of blocks and of what waits. Source: Esplora's REST. */
export function statsOf(
  transactions: readonly EsploraTransaction[],
  script: string,
): { readonly chain_stats: object; readonly mempool_stats: object } {
  const isMined = ({ status }: EsploraTransaction) => status.confirmed
  return {
    chain_stats: sums(transactions.filter(isMined), script),
    mempool_stats: sums(
      transactions.filter((one) => !isMined(one)),
      script,
    ),
  }
}

function sums(transactions: readonly EsploraTransaction[], script: string): object {
  const funded = transactions.flatMap(({ vout }) => vout).filter(isOf(script))
  const spent = transactions
    .flatMap(({ vin }) => vin.flatMap(({ prevout }) => prevout ?? []))
    .filter(isOf(script))
  const total = (outputs: readonly { readonly value: number }[]) =>
    outputs.reduce((sum, { value }) => sum + value, 0)
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: total(funded),
    spent_txo_count: spent.length,
    spent_txo_sum: total(spent),
    tx_count: transactions.length,
  }
}

function touches({ vin, vout }: EsploraTransaction, script: string): boolean {
  return vout.some(isOf(script)) || vin.some(({ prevout }) => prevout && isOf(script)(prevout))
}

function isOf(script: string) {
  return ({ scriptpubkey }: { readonly scriptpubkey: string }) => scriptpubkey === script
}
