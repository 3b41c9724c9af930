import { addressOf, namespaceOf } from '../contract/index.ts'
import type { ListedSeller, OnrampQuestion, ProviderGroup } from './provider-group.ts'

/** Source: docs/constants.json, `onramp`. */
const PAGE = 'https://meldcrypto.com'
const MELD = 'meld'
const SELLER: ListedSeller = {
  id: MELD,
  name: 'Meld.io',
  feePercent: { from: 1, to: 2 },
  networkIds: [],
}

/**
 * Meld, by the address of its page alone: only the page tells the price, and where the token is delivered.
 *
 * @param key - The website's own public key.
 */
export function createMeld(key: string): ProviderGroup {
  return {
    list: async (account) => (isServed(namespaceOf(account)) ? [SELLER] : []),
    readOffers: async (question) =>
      new Map([
        [
          MELD,
          question.token.symbol === symbolOf(question)
            ? { status: 'unpriced' }
            : { status: 'unavailable', reason: 'token' },
        ],
      ]),
    async readPage(_providerId, question) {
      const query = new URLSearchParams({
        publicKey: key,
        destinationCurrencyCode: symbolOf(question),
        walletAddress: addressOf(question.account),
      })
      return `${PAGE}?${query}`
    },
  }
}

function isServed(namespace: string): boolean {
  return namespace === 'eip155' || namespace === 'solana'
}

/** All that the address can ask for. Source: docs/blockchain-api.md, section 8. */
function symbolOf({ account }: Pick<OnrampQuestion, 'account'>): string {
  return namespaceOf(account) === 'solana' ? 'SOL' : 'USDC'
}
