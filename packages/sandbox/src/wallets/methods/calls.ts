import { type Hex, toHex } from 'viem'
import { isAddressText } from '../address.ts'
import { chainIdHex, readChainIdHex } from '../known-chain.ts'
import { invalidParams, PROVIDER_ERROR, ProviderError } from '../provider-error.ts'
import type { WalletCore } from '../wallet-core.ts'
import { signAndSend } from './send-transaction.ts'
import { asList, isRecord, silently, type WalletMethod, withOwner } from './wallet-method.ts'

/** The version of the calls API. Source: EIP-5792. */
const CALLS_VERSION = '2.0.0'

/** Status of a bundle. Source: EIP-5792. */
const STATUS = { pending: 100, confirmed: 200, reverted: 500, partlyReverted: 600 } as const

interface Call {
  readonly to?: Hex | undefined
  readonly data?: Hex | undefined
  readonly value?: Hex | undefined
}

interface WantedBundle {
  readonly id: string
  readonly from: Hex
  readonly chainId: number
  readonly calls: readonly Call[]
}

interface SentBundle {
  readonly chainId: number
  readonly wanted: number
  readonly hashes: Hex[]
  hasStopped: boolean
}

/** The methods of EIP-5792 over a plain key: calls go out one after the other. */
export function createCallMethods(): Readonly<Record<'send' | 'status' | 'show', WalletMethod>> {
  const bundles = new Map<string, SentBundle>()

  return {
    send(core, params) {
      const bundle = readBundle(core, asList(params)[0])
      if (bundles.has(bundle.id))
        throw new ProviderError(PROVIDER_ERROR.duplicateBundle, 'Duplicate ID')
      return withOwner(async () => {
        const wanted = bundle.calls.length
        const sent: SentBundle = { chainId: bundle.chainId, wanted, hashes: [], hasStopped: false }
        bundles.set(bundle.id, sent)
        await sendAll(core, bundle, sent)
        return { id: bundle.id }
      })
    },
    status(core, params) {
      const [id] = asList(params)
      const bundle = typeof id === 'string' ? bundles.get(id) : undefined
      if (!bundle) throw unknownBundle()
      return silently(() => reportOn(core, String(id), bundle))
    },
    show(_core, params) {
      const [id] = asList(params)
      if (typeof id !== 'string' || !bundles.has(id)) throw unknownBundle()
      return silently(() => null)
    },
  }
}

/** Stops at the first call that fails: what comes after it may rely on it. */
async function sendAll(core: WalletCore, bundle: WantedBundle, sent: SentBundle): Promise<void> {
  for (const call of bundle.calls) {
    try {
      sent.hashes.push(await signAndSend(core, { from: bundle.from, ...call }, bundle.chainId))
    } catch (error) {
      if (sent.hashes.length === 0) throw error
      sent.hasStopped = true
      return
    }
  }
}

async function reportOn(core: WalletCore, id: string, bundle: SentBundle): Promise<object> {
  const { chainId, hashes } = bundle
  const found = await Promise.all(
    hashes.map((hash) => core.ask('eth_getTransactionReceipt', [hash], chainId)),
  )
  const receipts = found.filter(isRecord).map(pickReceipt)
  return {
    version: CALLS_VERSION,
    id,
    chainId: chainIdHex(chainId),
    atomic: false,
    status: statusOf(bundle, receipts),
    ...(receipts.length > 0 ? { receipts } : {}),
  }
}

function statusOf(bundle: SentBundle, receipts: readonly Record<string, unknown>[]): number {
  if (receipts.length < bundle.hashes.length) return STATUS.pending
  const good = receipts.filter(({ status }) => status === '0x1').length
  if (good === bundle.wanted && !bundle.hasStopped) return STATUS.confirmed
  return good === 0 ? STATUS.reverted : STATUS.partlyReverted
}

function pickReceipt(receipt: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  return { logs, status, blockHash, blockNumber, gasUsed, transactionHash }
}

function readBundle(core: WalletCore, value: unknown): WantedBundle {
  if (!isRecord(value)) throw invalidParams('Expected an object with calls.')
  if (value['version'] !== CALLS_VERSION)
    throw invalidParams(`Version not supported: expected ${CALLS_VERSION}.`)
  const from = value['from'] ?? core.state.accounts[0]
  core.signerOf(from)
  const chainId = readChainIdHex(value['chainId'])
  if (!core.knows(chainId))
    throw new ProviderError(PROVIDER_ERROR.unsupportedChain, 'Unsupported chain ID')
  if (value['atomicRequired'] === true)
    throw new ProviderError(PROVIDER_ERROR.atomicityUnsupported, 'Atomicity is not supported')
  checkCapabilities(value['capabilities'])
  const calls = asList(value['calls'])
  if (calls.length === 0 || !calls.every(isCall)) throw invalidParams('Expected a list of calls.')
  const id = typeof value['id'] === 'string' ? value['id'] : randomId()
  // `signerOf` throws for everything that is not one of the wallet's own addresses.
  return { id, from: from as Hex, chainId, calls: calls.map(pickCall) }
}

/** A page may send what it could do without; what it insists on must be supported. */
function checkCapabilities(value: unknown): void {
  if (!isRecord(value)) return
  const insisted = Object.entries(value).find(
    ([, capability]) => isRecord(capability) && capability['optional'] !== true,
  )
  if (!insisted) return
  const message = `Unsupported non-optional capability: ${insisted[0]}`
  throw new ProviderError(PROVIDER_ERROR.unsupportedCapability, message)
}

function isCall(value: unknown): value is Call {
  if (!isRecord(value)) return false
  checkCapabilities(value['capabilities'])
  const { to, data, value: amount } = value
  const isHex = (text: unknown) => typeof text === 'string' && /^0x[0-9a-f]*$/i.test(text)
  return (
    (to === undefined || isAddressText(to)) &&
    (data === undefined || isHex(data)) &&
    (amount === undefined || isHex(amount))
  )
}

function pickCall({ to, data, value }: Call): Call {
  return { to, data, value }
}

function unknownBundle(): ProviderError {
  return new ProviderError(PROVIDER_ERROR.unknownBundle, 'Unknown bundle id')
}

function randomId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}
