import type { Catalog } from './describe.ts'

/**
 * Failures that only pairing meets, as in `CATALOG`. They come along with the relay, which a visitor
 * loads who connects a wallet by its address.
 */
export const RELAY_CATALOG = {
  'relay.missing':
    'Wallets cannot be connected by QR code: install @walletconnect/universal-provider@2.21.8 beside @latchkey/core, or hand in `universalProvider`',
  'relay.unavailable': 'The relay could not be reached',
  'relay.clock':
    'Session Expired: the time of this device seems to be wrong. Check its settings, then connect again',
  'pairing.expired': 'The connection address has expired',
  'session.ended': 'Your wallet ended the connection',
  'session.expired': 'The connection to your wallet has expired',
} satisfies Catalog
