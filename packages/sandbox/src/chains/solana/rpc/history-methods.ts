import type { LandedTransaction } from '../history.ts'
import { COMMITMENT_SLOTS, commitmentOf, isReached, readCommitment } from './commitment.ts'
import { encodeTransaction } from './encode-transaction.ts'
import { readAddress, readList, readSignature } from './read-params.ts'
import { inContext, type RpcMethod, readConfig } from './rpc-method.ts'

/** Source: Solana's rpc, MAX_GET_SIGNATURE_STATUSES_QUERY_ITEMS and its sibling. */
const MAX_STATUSES = 256
const MAX_SIGNATURES = 1_000

const getSignatureStatuses: RpcMethod = (cluster, [signatures, config]) => {
  readConfig(cluster, config)
  const now = cluster.slots.now()
  const statuses = readList(signatures, MAX_STATUSES)
    .map(readSignature)
    .map((signature) => statusOf(cluster.history.find(signature), now))
  return inContext(cluster, statuses)
}

function statusOf(landed: LandedTransaction | undefined, now: number): object | null {
  if (!landed) return null
  const err = landed.result.failure?.err ?? null
  const age = now - landed.slot
  return {
    slot: landed.slot,
    confirmations: age >= COMMITMENT_SLOTS.finalized ? null : age,
    err,
    status: err === null ? { Ok: null } : { Err: err },
    confirmationStatus: commitmentOf(landed, now),
  }
}

const getSignaturesForAddress: RpcMethod = (cluster, [address, wanted]) => {
  const { before, until, limit = MAX_SIGNATURES, ...config } = readConfig(cluster, wanted)
  const least = readCommitment(config['commitment'])
  const now = cluster.slots.now()
  const all = cluster.history
    .about(readAddress(address))
    .filter((landed) => isReached(landed, now, least))
  const from = before === undefined ? 0 : all.findIndex((one) => one.signature === before) + 1
  const end = until === undefined ? -1 : all.findIndex((one) => one.signature === until)
  return all
    .slice(from, end < 0 ? undefined : end)
    .slice(0, Math.min(Number(limit), MAX_SIGNATURES))
    .map((landed) => ({
      signature: landed.signature,
      slot: landed.slot,
      blockTime: landed.blockTime,
      err: landed.result.failure?.err ?? null,
      memo: null,
      confirmationStatus: commitmentOf(landed, now),
    }))
}

const getTransaction: RpcMethod = (cluster, [signature, wanted]) => {
  const config = readConfig(cluster, typeof wanted === 'string' ? { encoding: wanted } : wanted)
  const landed = cluster.history.find(readSignature(signature))
  const least = readCommitment(config['commitment'])
  if (!landed || !isReached(landed, cluster.slots.now(), least)) return null
  return encodeTransaction(landed, config)
}

/** The methods that read past transactions. */
export const HISTORY_METHODS = {
  getSignatureStatuses,
  getSignaturesForAddress,
  getTransaction,
} as const satisfies Record<string, RpcMethod>
