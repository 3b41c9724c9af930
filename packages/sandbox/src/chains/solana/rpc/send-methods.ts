import { BLOCKHASH_SLOTS } from '../create-blockhashes.ts'
import type { SolanaWorld } from '../create-cluster.ts'
import type { RunResult } from '../machine.ts'
import { airdrop } from '../treasury.ts'
import { encodeAccount } from './encode-account.ts'
import { readAddress, readList, readTransactionBytes } from './read-params.ts'
import { invalidParams, RPC_ERROR, RpcError } from './rpc-error.ts'
import { type Config, inContext, type RpcMethod, readConfig } from './rpc-method.ts'

const sendTransaction: RpcMethod = (world, [text, wanted]) => {
  const config = readConfig(world, wanted)
  const bytes = readTransactionBytes(text, config['encoding'] ?? 'base58')
  if (config['skipPreflight'] !== true) checkFirst(world, bytes)
  // Without a look at it first, what does not land is taken all the same, as by a real node.
  return world.send(bytes).signature
}

function checkFirst(world: SolanaWorld, bytes: Uint8Array): void {
  const result = world.rehearse(bytes, { signatures: true, blockhash: true })
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

const simulateTransaction: RpcMethod = (world, [text, wanted]) => {
  const config = readConfig(world, wanted)
  const bytes = readTransactionBytes(text, config['encoding'] ?? 'base58')
  const replaces = config['replaceRecentBlockhash'] === true
  const signatures = config['sigVerify'] === true
  if (replaces && signatures)
    throw invalidParams('sigVerify may not be used with replaceRecentBlockhash')
  const result = world.rehearse(bytes, { signatures, blockhash: !replaces })
  const slot = world.slots.now()
  const lastValidBlockHeight = world.slots.height(slot) + BLOCKHASH_SLOTS
  return inContext(world, {
    ...outcome(result),
    accounts: wantedAccounts(world, config, result),
    ...(replaces
      ? { replacementBlockhash: { blockhash: world.slots.hash(slot), lastValidBlockHeight } }
      : {}),
  })
}

/** Accounts are returned unchanged: changes by the simulation are dropped. */
function wantedAccounts(world: SolanaWorld, config: Config, { failure }: RunResult): unknown {
  const { addresses, encoding = 'base64' } = Object(config['accounts'])
  if (addresses === undefined || failure) return null
  return readList(addresses, 100)
    .map(readAddress)
    .map((address) => encodeAccount(world.machine, world.machine.account(address), { encoding }))
}

const requestAirdrop: RpcMethod = (world, [address, lamports, config]) => {
  readConfig(world, config)
  const to = readAddress(address)
  if (!Number.isSafeInteger(lamports) || Number(lamports) <= 0)
    throw invalidParams('Invalid params: expected u64.')
  return airdrop(world, to, BigInt(Number(lamports)))
}

/** Sending and trying. */
export const SEND_METHODS = {
  sendTransaction,
  simulateTransaction,
  requestAirdrop,
} as const satisfies Record<string, RpcMethod>
