import type { Peer, PeerProposal } from '@latchkey/sandbox/peer'
import type { Prompt } from '@latchkey/sandbox/wallets'

/** The settings of the wallet's owner. */
export interface OwnerSettings {
  /** Everything is agreed to without asking. */
  approvesAll: boolean
  /** Disconnected from the relay. */
  isOffline: boolean
  /** A site's address is being followed. */
  isPairing: boolean
  /** The last error. */
  lastError: string | undefined
}

/** The data on the screen of the wallet's owner. */
export interface WalletView extends Readonly<OwnerSettings> {
  readonly status: 'starting' | 'ready' | 'failed'
  /** The oldest proposal without an answer. */
  readonly proposal: PeerProposal | undefined
  /** The oldest request without an answer. */
  readonly prompt: Prompt | undefined
  readonly sessions: number
  readonly accounts: readonly string[]
  readonly chainId: number
}

/** Nothing is there yet. */
export const STARTING: WalletView = {
  status: 'starting',
  lastError: undefined,
  isPairing: false,
  approvesAll: false,
  isOffline: false,
  proposal: undefined,
  prompt: undefined,
  sessions: 0,
  accounts: [],
  chainId: 0,
}

/**
 * Builds the view of a wallet for its owner.
 *
 * @param answered - Proposals that were answered, the oldest ones.
 */
export function viewOf(peer: Peer, answered: number, settings: OwnerSettings): WalletView {
  return {
    ...settings,
    status: 'ready',
    proposal: peer.proposals[answered],
    prompt: peer.evm.prompts()[0],
    sessions: peer.topics().length,
    accounts: peer.evm.accounts(),
    chainId: peer.evm.chainId(),
  }
}
