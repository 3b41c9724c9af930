import type { PairedPeer } from '../contract/index.ts'
import type { PairableWallet } from '../store/root-state.ts'
import { WALLET_CONNECT_ID } from './constants.ts'
import type { PairedFace } from './stored-pairing.ts'

/** Nobody answered yet. */
export const NOBODY: PairedPeer = { name: '' }

/** The face of the wallet that was chosen, else of whichever answered. */
export function faceOf(wallet: PairableWallet | undefined, { name, icon }: PairedPeer): PairedFace {
  if (wallet === undefined) return { id: WALLET_CONNECT_ID, name: name || 'WalletConnect', icon }
  return { id: wallet.id, name: wallet.name, icon: wallet.imageUrl ?? icon, rdns: wallet.rdns }
}
