import type { Handle } from '../sessions/session-store.ts'

/**
 * Reads and writes what wallets say. Sessions hand it over, for it is loaded with them: methods that
 * brought their own would share a file with them that a page has to take apart again.
 */
export interface WalletReading
  extends Pick<typeof import('../networks.ts'), 'hexChainId' | 'readChainId'>,
    Pick<typeof import('../sessions/wallet-answers.ts'), 'readAddresses'> {}

/** A session that sends. */
export type Sender = Handle & WalletReading
