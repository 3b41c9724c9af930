import type { Session } from '@latchkey/core/contract'

/**
 * Whether the wallet may serve several namespaces at once, and leaves them all where it leaves one.
 * Source: docs/constants.json, `connectors`.
 */
export function isShared({ walletId }: Pick<Session, 'walletId'>): boolean {
  return walletId === 'walletConnect' || walletId === 'ID_AUTH'
}
