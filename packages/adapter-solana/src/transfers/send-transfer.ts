import type { StandardWallet } from '@latchkey/core/adapter'
import {
  type AccountId,
  type AddressKind,
  addressOf,
  LatchkeyError,
  type NetworkId,
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
import { readKind, requireRecipient } from './recipient.ts'
import { nativeSteps, type Steps } from './steps.ts'
import { tokenSteps } from './token-steps.ts'
import { type Draft, priceTransfer, type Written, writeTransfer } from './write-transfer.ts'

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
 * @throws LatchkeyError `caip.invalid-address`, `amount.invalid`, `transfer.no-wallet`,
 * `transfer.unsupported-token`, `transfer.unsupported-data`, `wallet.disconnected`, as `refusedBy`,
 * `http.malformed`, `rpc.unavailable`, `rpc.failed`.
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
 * Estimates the fee of a transfer, which is also its ceiling: if networks ask for more later, the
 * transfer is sent with the priority that was reviewed.
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
 * The balance without the cost of its transfer to the recipient. Whether the recipient may get it, only the
 * transfer itself tells.
 */
export async function readLargest(
  { nodes, store }: Deps,
  { sessionId, from, to }: Pick<TransactionRequest<'solana'>, 'sessionId' | 'from' | 'to'>,
  signal: AbortSignal,
): Promise<bigint> {
  const { wallet } = store.need(sessionId)
  const request = { sessionId, from, to, amount: 0n }
  const own = nodesFor(nodes, request, signal)
  const draft = draftOf({ request, wallet }, { ...nativeSteps(request), lamports: undefined })
  const [balance, { cost }] = await Promise.all([
    readNativeBalance(nodes, from, signal),
    priceTransfer(own, draft),
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

async function writeFor(
  { wallet }: Handle,
  { nodes: reader, request }: Pick<Deps, 'nodes'> & { readonly request: Request },
  signal: AbortSignal,
): Promise<Written> {
  const nodes = nodesFor(reader, request, signal)
  const { to, token } = request
  const [steps] = await Promise.all([
    token === undefined ? nativeSteps(request) : tokenSteps(nodes, { ...request, token }),
    requireRecipient(nodes, to),
  ])
  return writeTransfer(nodes, draftOf({ request, wallet }, steps))
}

type Request = TransactionRequest<'solana'>

/** The nodes of a request that can be one. */
function nodesFor(
  nodes: NodeReader,
  { from, to, amount, token, data }: Request,
  signal: AbortSignal,
): TransferNodes {
  if (data !== undefined) throw new LatchkeyError('transfer.unsupported-data', {})
  const isValid = isAddress(to) && isAddress(addressOf(from))
  if (!isValid || (token !== undefined && !isAddress(token)))
    throw new LatchkeyError('caip.invalid-address', {})
  if (amount < 0n || amount >= MAX_AMOUNT) throw new LatchkeyError('amount.invalid', {})
  return transferNodes(nodes, networkOf(from), signal)
}

function draftOf(
  { request, wallet }: { readonly request: Request; readonly wallet: StandardWallet },
  steps: Steps,
): Draft {
  const { from, maxFee } = request
  return { payer: payerOf(from), steps, isVersioned: !supportsLegacy(wallet), maxFee }
}

function payerOf(from: AccountId<'solana'>): PublicKey {
  return new PublicKey(addressOf(from))
}

/**
 * Reads what an address is on a network.
 *
 * @throws LatchkeyError `caip.invalid-address`, `http.malformed`, `rpc.unavailable`, `rpc.failed`.
 */
export async function readAddressKind(
  nodes: NodeReader,
  { address, networkId }: { readonly address: string; readonly networkId: NetworkId<'solana'> },
  signal: AbortSignal,
): Promise<AddressKind> {
  if (!isAddress(address)) throw new LatchkeyError('caip.invalid-address', {})
  return readKind(transferNodes(nodes, networkId, signal), address)
}

/** Features that take transactions. */
const FEATURES = ['solana:signAndSendTransaction', 'solana:signTransaction']

/** Returns true if a wallet accepts legacy transactions, which every hardware wallet supports. */
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
