import { readThrownLayers, saysRefused, type ThrownLayer } from '@latchkey/core/adapter'
import { LatchkeyError, walletError } from '@latchkey/core/contract'

/** Codes of a refusal besides 4001: the Wallet Standard's, and texts. Source: `@wallet-standard/errors`. */
const REFUSALS: ReadonlySet<unknown> = new Set([
  ...[4001, 4001000],
  ...['4001', 'ACTION_REJECTED', 'USER_REJECTED', 'USER_REJECTED_REQUEST'],
])
/** Not authorized, and not signed. Source: Mobile Wallet Adapter 2. */
const MOBILE_REFUSALS: ReadonlySet<unknown> = new Set([-1, -3])
const MOBILE_ERROR = 'SolanaMobileWalletAdapterProtocolError'
/** Source: `@solana/wallet-adapter-base`. */
const NAMES: ReadonlySet<unknown> = new Set(['WalletWindowClosedError', 'UserRejectedRequestError'])

/**
 * Translates what a Solana wallet threw where its code says nothing: many refuse with an error without a code,
 * with a text, or inside an error of `@solana/wallet-adapter-base`. Every other error stays as it is.
 */
export function readThrown(thrown: unknown): unknown {
  if (isNotTaken(thrown)) return new LatchkeyError('transfer.would-fail', {}, { cause: thrown })
  if (walletError(thrown).code !== 'wallet.failed') return thrown
  return readThrownLayers(thrown).some(isRefusal)
    ? new LatchkeyError('wallet.request-rejected', {}, { cause: thrown })
    : thrown
}

/**
 * Returns true if a wallet passes on that its node did not take a transaction. As a code of wallets
 * the number means an open request. Source: Solana, JSON-RPC errors; EIP-1474.
 */
function isNotTaken(thrown: unknown): boolean {
  return readThrownLayers(thrown).some(
    ({ code, texts }) =>
      code === NOT_TAKEN && texts.some((text) => /simulation failed/i.test(text)),
  )
}

const NOT_TAKEN = -32_002

function isRefusal(layer: ThrownLayer): boolean {
  const { code, name } = layer
  if (REFUSALS.has(code) || NAMES.has(name)) return true
  return (name === MOBILE_ERROR && MOBILE_REFUSALS.has(code)) || saysRefused(layer)
}
