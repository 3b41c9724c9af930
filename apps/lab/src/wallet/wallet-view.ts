import type { Peer, PeerProposal } from '@latchkey/sandbox/peer'
import type { Prompt } from '@latchkey/sandbox/wallets'

/** How the owner of the wallet is at the moment. */
export interface Temper {
  /** Everything is agreed to without asking. */
  isEasy: boolean
  /** Out of the relay's reach. */
  isAway: boolean
  /** A site's address is being followed. */
  isPairing: boolean
  /** What went wrong last. */
  trouble: string | undefined
}

/** What the wallet's owner sees. */
export interface WalletView extends Readonly<Temper> {
  readonly status: 'starting' | 'ready' | 'failed'
  /** The oldest proposal that nobody has answered. */
  readonly proposal: PeerProposal | undefined
  /** The oldest request that nobody has answered. */
  readonly prompt: Prompt | undefined
  readonly sessions: number
  readonly accounts: readonly string[]
  readonly chainId: number
}

/** Nothing is there yet. */
export const STARTING: WalletView = {
  ...{ status: 'starting', trouble: undefined, isPairing: false, isEasy: false, isAway: false },
  ...{ proposal: undefined, prompt: undefined, sessions: 0, accounts: [], chainId: 0 },
}

/**
 * What the owner of a wallet sees.
 *
 * @param answered - Proposals that were answered, the oldest ones.
 */
export function viewOf(peer: Peer, answered: number, temper: Temper): WalletView {
  return {
    ...temper,
    status: 'ready',
    proposal: peer.proposals[answered],
    prompt: peer.evm.prompts()[0],
    sessions: peer.topics().length,
    accounts: peer.evm.accounts(),
    chainId: peer.evm.chainId(),
  }
}
