import type { Session } from '../contract/index.ts'

/** The wallet id of the embedded wallet, and the id of its sessions. Both are written to storage. */
export const AUTH_ID = 'ID_AUTH'

/** Whether a session is one of the embedded wallet. */
export function isEmbedded({ walletId }: Pick<Session, 'walletId'>): boolean {
  return walletId === AUTH_ID
}
