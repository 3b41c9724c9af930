import { BLOCKHASH_SLOTS } from '../create-blockhashes.ts'
import type { SolanaCluster } from '../create-cluster.ts'
import type { RunResult } from '../machine.ts'
import { airdrop } from '../treasury.ts'
import { encodeAccount } from './encode-account.ts'
import { readAddress, readList, readTransactionBytes } from './read-params.ts'
import { invalidParams, RPC_ERROR, RpcError } from './rpc-error.ts'
import { type Config, inContext, type RpcMethod, readConfig } from './rpc-method.ts'

const sendTransaction: RpcMethod = (cluster, [text, wanted]) => {
  const config = readConfig(cluster, wanted)
  const bytes = readTransactionBytes(text, config['encoding'] ?? 'base58')
  if (config['skipPreflight'] !== true) checkFirst(cluster, bytes)
  // Without the preflight check a transaction that fails is accepted, as by a real node.
  return cluster.send(bytes).signature
}

function checkFirst(cluster: SolanaCluster, bytes: Uint8Array): void {
  const result = cluster.rehearse(bytes, { signatures: true, blockhash: true })
  if (!result.failure) return
  const { err, text } = result.failure
  if (err === 'SignatureFailure')
    throw new RpcError(RPC_ERROR.signatureFailure, 'Transaction signature verification failure')
  const message = `Transaction simulation failed: ${text}`
  throw new RpcError(RPC_ERROR.preflightFailure, message, { ...outcome(result), accounts: null })
}

function outcome({ failure, logs, units, returnData }: RunResult): object {
  return {
    err: failure?.err ?? null,
    logs,
    unitsConsumed: units,
    returnData: returnData
      ? {
          programId: returnData.program,
          data: [Buffer.from(returnData.data).toString('base64'), 'base64'],
        }
      : null,
    innerInstructions: null,
  }
}

const simulateTransaction: RpcMethod = (cluster, [text, wanted]) => {
  const config = readConfig(cluster, wanted)
  const bytes = readTransactionBytes(text, config['encoding'] ?? 'base58')
  const replaces = config['replaceRecentBlockhash'] === true
  const signatures = config['sigVerify'] === true
  if (replaces && signatures)
    throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
  const result = cluster.rehearse(bytes, { signatures, blockhash: !replaces })
  const slot = cluster.slots.now()
  const lastValidBlockHeight = cluster.slots.height(slot) + BLOCKHASH_SLOTS
  return inContext(cluster, {
    ...outcome(result),
    accounts: wantedAccounts(cluster, config, result),
    ...(replaces
      ? { replacementBlockhash: { blockhash: cluster.slots.hash(slot), lastValidBlockHeight } }
      : {}),
  })
}

/** Accounts are returned unchanged: changes by the simulation are dropped. */
function wantedAccounts(cluster: SolanaCluster, config: Config, { failure }: RunResult): unknown {
  const { addresses, encoding = 'base64' } = Object(config['accounts'])
  if (addresses === undefined || failure) return null
  return readList(addresses, 100)
    .map(readAddress)
    .map((address) =>
      encodeAccount(cluster.machine, cluster.machine.account(address), { encoding }),
    )
}

const requestAirdrop: RpcMethod = (cluster, [address, lamports, config]) => {
  readConfig(cluster, config)
  const to = readAddress(address)
  if (!Number.isSafeInteger(lamports) || Number(lamports) <= 0)
    throw invalidParams('Invalid params: expected u64.')
  return airdrop(cluster, to, { lamports: BigInt(Number(lamports)) })
}

/** Sending and trying. */
export const SEND_METHODS = {
  sendTransaction,
  simulateTransaction,
  requestAirdrop,
} as const satisfies Record<string, RpcMethod>
