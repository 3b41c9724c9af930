import type { StandardWallet } from '@latchkey/core/adapter'
import {
  type AccountId,
  addressOf,
  LatchkeyError,
  type NodeReader,
  networkOf,
  type TransactionRequest,
  type TransferFee,
} from '@latchkey/core/contract'
import { PublicKey } from '@solana/web3.js'
import { isAddress } from '../address.ts'
import { readNativeBalance } from '../methods/native-balance.ts'
import { sendSigned } from '../methods/send-signed.ts'
import type { Handle, Store } from '../session-store.ts'
import { type TransferNodes, transferNodes } from './nodes.ts'
import { nativeSteps } from './steps.ts'
import { tokenSteps } from './token-steps.ts'
import { type Written, writeTransfer } from './write-transfer.ts'

interface Deps {
  readonly nodes: NodeReader
  readonly store: Store
}

/** Amounts have 64 bits. */
const MAX_AMOUNT = 2n ** 64n

/**
 * The cost of a transfer without its amount, in lamports: the network's fee, the priority fee, and
 * the deposit for a new token account of the recipient.
 *
 * @throws LatchkeyError `caip.invalid-address`, `amount.invalid`, `transfer.unsupported-token`,
 * `transfer.unsupported-data`, `transfer.would-fail`, `wallet.disconnected`, `http.malformed`,
 * `rpc.unavailable`, `rpc.failed`.
 */
export async function estimateFee(
  { nodes, store }: Deps,
  request: TransactionRequest<'solana'>,
  signal: AbortSignal,
): Promise<bigint> {
  const handle = store.need(request.sessionId)
  return (await writeFor(handle, { nodes, request }, signal)).cost
}

/**
 * What a transfer costs, which is all that it may cost: where networks ask for more later, the transfer is
 * sent with the priority that was reviewed.
 */
export async function readTransferFee(
  deps: Deps,
  request: TransactionRequest<'solana'>,
  signal: AbortSignal,
): Promise<TransferFee> {
  const cost = await estimateFee(deps, request, signal)
  return { expected: cost, ceiling: cost }
}

/**
 * The balance without the cost of its transfer. That is estimated with a transfer to the sender, because a
 * small amount can't open a new account.
 */
export async function readLargest(
  deps: Deps,
  { sessionId, from }: Pick<TransactionRequest<'solana'>, 'sessionId' | 'from'>,
  signal: AbortSignal,
): Promise<bigint> {
  const own = { sessionId, from, to: addressOf(from), amount: 0n }
  const [balance, cost] = await Promise.all([
    readNativeBalance(deps.nodes, from, signal),
    estimateFee(deps, own, signal),
  ])
  return balance > cost ? balance - cost : 0n
}

/**
 * Asks the wallet to send a transfer: one request, never repeated. Source: docs/security.md, S34.
 *
 * @returns The transaction's signature in base 58; the transaction is pending, not confirmed.
 * @throws LatchkeyError `transfer.unknown`, `transfer.fee-changed`, `wallet.changed`, `wallet.request-rejected`,
 * `wallet.malformed`, and as `estimateFee`.
 */
export async function sendTransfer(
  { nodes, store }: Deps,
  request: TransactionRequest<'solana'>,
  signal: AbortSignal,
): Promise<string> {
  const { sessionId, from, to, amount, token } = request
  const { transaction } = await writeFor(store.need(sessionId), { nodes, request }, signal)
  // The session may have changed while the transaction was built.
  const handle = store.need(sessionId)
  const outgoing = { transaction, account: from, transfer: { to, amount, token } }
  return sendSigned({ handle, nodes, store }, outgoing, signal)
}

function writeFor(
  handle: Handle,
  { nodes, request }: Pick<Deps, 'nodes'> & { readonly request: TransactionRequest<'solana'> },
  signal: AbortSignal,
): Promise<Written> {
  const { from, to, amount, token, data } = request
  if (data !== undefined) throw new LatchkeyError('transfer.unsupported-data', {})
  const isValid = isAddress(to) && isAddress(addressOf(from))
  if (!isValid || (token !== undefined && !isAddress(token)))
    throw new LatchkeyError('caip.invalid-address', {})
  if (amount < 0n || amount >= MAX_AMOUNT) throw new LatchkeyError('amount.invalid', {})
  return write(transferNodes(nodes, networkOf(from), signal), { handle, request })
}

async function write(
  nodes: TransferNodes,
  { handle, request }: { readonly handle: Handle; readonly request: TransactionRequest<'solana'> },
): Promise<Written> {
  const { from, token, maxFee } = request
  const steps =
    token === undefined ? nativeSteps(request) : await tokenSteps(nodes, { ...request, token })
  return writeTransfer(nodes, {
    payer: payerOf(from),
    steps,
    isVersioned: !supportsLegacy(handle.wallet),
    maxFee,
  })
}

function payerOf(from: AccountId<'solana'>): PublicKey {
  return new PublicKey(addressOf(from))
}

/** Features that take transactions. */
const FEATURES = ['solana:signAndSendTransaction', 'solana:signTransaction']

/** Whether a wallet accepts legacy transactions, which every hardware wallet supports. */
function supportsLegacy({ features }: StandardWallet): boolean {
  try {
    const feature = FEATURES.map((name) => Reflect.get(Object(features), name)).find(Boolean)
    const versions: unknown = Object(feature).supportedTransactionVersions
    return !Array.isArray(versions) || versions.includes('legacy')
  } catch {
    // Without the list legacy transactions are assumed: all wallets accept them.
    return true
  }
}
