import type { Session } from '@latchkey/core/contract'

/**
 * Whether the wallet may serve several families at once, and leaves them all where it leaves one.
 * Source: facts, connectors and constants.
 */
export function isShared({ walletId }: Pick<Session, 'walletId'>): boolean {
  return walletId === 'walletConnect' || walletId === 'ID_AUTH'
}
