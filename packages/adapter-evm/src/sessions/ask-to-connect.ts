import type { Asked } from '@latchkey/core/adapter'
import type { OpenRequest } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import { ask } from '../eip1193.ts'
import type { Running } from './session-deps.ts'

/** A wallet that was asked for its accounts. */
export interface AskedWallet extends Asked {
  readonly found: FoundWallet
}

/** Asks a wallet for its accounts in the calling task. @returns undefined where there is none. */
export function askToConnect(
  { discovery }: Running,
  { walletId }: OpenRequest<'eip155'>,
): AskedWallet | undefined {
  const found = discovery.find(walletId)
  return found && { found, asked: ask(found.provider, 'eth_requestAccounts') }
}
