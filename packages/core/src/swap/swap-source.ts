import {
  buildConvertApproval,
  buildConvertSwap,
  type ConvertApi,
  readConvertAllowance,
  readConvertGasPrice,
  readConvertPrice,
  readConvertQuote,
  readConvertTokens,
} from '../api/endpoints/convert.ts'
import type { Services } from '../api/services.ts'
import {
  type AccountId,
  LatchkeyError,
  networkOf,
  type SwapSource,
  toLatchkeyError,
} from '../contract/index.ts'
import { type WorkLimit, workWithin } from '../platform/work-within.ts'
import type { Snapshot } from '../store/state/root.ts'
import { API_NETWORKS } from './swap-networks.ts'

/** The fee of the API's exchange, in percent. Source: docs/blockchain-api.md, section 5. */
const API_FEE_PERCENT = 0.85

/** How long a source of the website may take, in milliseconds. Source: docs/security.md, S41. */
const LIMIT_MS = 10_000

/** A source, and who writes its transactions. */
export interface TradeSource extends SwapSource {
  /** The host of the blockchain API, which answers as a node, too. */
  readonly isOfApi: boolean
}

/** The dependencies of the source of swaps. */
export interface SourceDeps {
  readonly state: Pick<Snapshot, 'options'>
  readonly services: Pick<Services, 'blockchainApi'>
  readonly timers: WorkLimit['timers']
}

/** The website's own source, or the blockchain API; undefined where there is neither. */
export function chooseSource(
  { state, services, timers }: SourceDeps,
  ofWebsite: SwapSource | undefined,
): TradeSource | undefined {
  if (ofWebsite !== undefined) return limited(ofWebsite, { timers, limitMs: LIMIT_MS })
  const api = services.blockchainApi
  return api && apiSource({ api, projectId: state.options.projectId })
}

/** Returns true if an account is on a network on which the source swaps. */
export function isSwapPossible(
  source: SwapSource | undefined,
  account: AccountId | undefined,
): boolean {
  return account !== undefined && source?.networks.includes(networkOf(account)) === true
}

/** @throws LatchkeyError `swap.unsupported-network`. */
export function requireSource(source: TradeSource | undefined, account: AccountId): TradeSource {
  if (source !== undefined && isSwapPossible(source, account)) return source
  throw new LatchkeyError('swap.unsupported-network', {})
}

function apiSource(convert: ConvertApi): TradeSource {
  return {
    isOfApi: true,
    networks: API_NETWORKS,
    feePercent: API_FEE_PERCENT,
    takesPermits: true,
    listTokens: (networkId, signal) => readConvertTokens(convert, networkId, signal),
    readQuote: (query, signal) => readConvertQuote(convert, query, signal),
    readPrice: (token, signal) => readConvertPrice(convert, token, signal),
    readGasPrice: (networkId, signal) => readConvertGasPrice(convert, networkId, signal),
    readAllowance: (of, signal) => readConvertAllowance(convert, of, signal),
    buildApproval: (query, signal) => buildConvertApproval(convert, query, signal),
    buildSwap: (query, signal) => buildConvertSwap(convert, query, signal),
  }
}

/** A source that always settles in time, and rejects with errors of ours. */
function limited(source: SwapSource, limit: WorkLimit): Required<TradeSource> {
  function run<Result>(
    work: (signal: AbortSignal) => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    return workWithin(limit, work, signal).catch((thrown) => {
      throw toLatchkeyError(thrown)
    })
  }
  return {
    networks: source.networks,
    feePercent: feeOf(source),
    takesPermits: source.takesPermits ?? false,
    isOfApi: false,
    exchanges: (networkId) => source.exchanges?.(networkId) ?? [],
    listTokens: (networkId, signal) => run((own) => source.listTokens(networkId, own), signal),
    readQuote: (query, signal) => run((own) => source.readQuote(query, own), signal),
    readPrice: (token, signal) => run(async (own) => source.readPrice?.(token, own), signal),
    readGasPrice: (networkId, signal) =>
      run(async (own) => source.readGasPrice?.(networkId, own), signal),
    readAllowance: (of, signal) => run((own) => source.readAllowance(of, own), signal),
    buildApproval: (query, signal) => run((own) => source.buildApproval(query, own), signal),
    buildSwap: (query, signal) => run((own) => source.buildSwap(query, own), signal),
  }
}

/** A fee that is none is not shown. */
function feeOf({ feePercent }: SwapSource): number | undefined {
  return feePercent !== undefined && feePercent >= 0 && feePercent < 100 ? feePercent : undefined
}
