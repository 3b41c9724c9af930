import type { Session } from '../contract/index.ts'

/** Wallet id of every session that was made by wallet-connect. */
export const WALLET_CONNECT_ID = 'walletConnect'

/** Wallet id of every session of the embedded wallet. */
export const AUTH_ID = 'ID_AUTH'

/** Returns true for a session of wallet-connect. */
export function isPaired({ walletId }: Pick<Session, 'walletId'>): boolean {
  return walletId === WALLET_CONNECT_ID
}

/** Returns true for a session of the embedded wallet. */
export function isEmbedded({ walletId }: Pick<Session, 'walletId'>): boolean {
  return walletId === AUTH_ID
}

/** Returns true for a wallet outside of this browser: its sessions end elsewhere, too. */
export function isShared(wallet: Pick<Session, 'walletId'>): boolean {
  return isPaired(wallet) || isEmbedded(wallet)
}

/** Storage name of a social login that left the page; only the tab that began it has it. */
export const SOCIAL_ATTEMPT = 'social_attempt'
