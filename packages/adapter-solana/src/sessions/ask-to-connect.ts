import { type Asked, askFeature } from '@latchkey/core/adapter'
import type { NetworkId, OpenRequest } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import type { Running } from './session-deps.ts'

/** A wallet that was asked for its accounts. */
export interface AskedWallet extends Asked {
  readonly found: FoundWallet
  /** The network that the website would like. */
  readonly wished?: NetworkId<'solana'> | undefined
}

/** Asks a wallet to connect, in the calling task. @returns undefined where there is no such one. */
export function askToConnect(
  { discovery }: Running,
  { walletId, networkId }: OpenRequest<'solana'>,
): AskedWallet | undefined {
  const found = discovery.find(walletId)
  if (found === undefined) return undefined
  return { found, wished: networkId, asked: askFeature(found.handle, 'standard:connect') }
}
